"""An acknowledged move survives kill -9 at any moment, and none is there twice."""

import os
import random
import threading
import time

import httpx
import pytest

from pileup.play import replay, verify
from pileup.server import ledger
from pileup.server.storage import Storage
from tests.server.harness import Person, open_table, wait_for

LONG = bool(os.environ.get("PILEUP_LONG"))  # many more kills, for a release


class Racer(threading.Thread):
    """Plays one table for both its people; remembers every answer that the server acknowledged."""

    def __init__(self, base, made, luck):
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=base, timeout=5)
        self.people = [Person(self.http, made["table"], seat["token"]) for seat in made["seats"]]
        self.random = random.Random(luck)
        self.acknowledged = {}
        self.pending = None
        self.stop = False

    def run(self):
        while not self.stop:
            try:
                for person in self.people:
                    self.play(person)
            except httpx.TransportError:
                time.sleep(0.02)

    def play(self, person):
        look = person.get()
        if look.status_code != 200:
            return
        for decision in look.json()["decisions"]:
            option = self.random.choice(decision["options"])["action"]
            # As a client does: the same answer until the server has said that it is kept.
            while not self.stop:
                try:
                    answer = person.choose(decision["id"], option)
                except httpx.TransportError:
                    time.sleep(0.02)
                    continue
                if answer.status_code == 503:
                    continue
                assert answer.status_code == 200, answer.text
                sequence = answer.json()["sequence"]
                assert self.acknowledged.setdefault(sequence, (decision["id"], option)) == (decision["id"], option)
                break


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_every_acknowledged_move_is_there_after_kill_9(server_on, kind, request, tmp_path):
    url = (
        f"sqlite:///{tmp_path / 'tables.sqlite'}"
        if kind == "sqlite"
        else request.getfixturevalue("postgres").database()
    )
    server = server_on(url)
    luck = random.Random(8)
    tables = [
        open_table(server.http, "dice-race", "person", "person", options={"goal": 100})[0]
        for _ in range(30 if LONG else 4)
    ]
    racers = [Racer(server.base, made, n) for n, made in enumerate(tables)]
    for racer in racers:
        racer.start()
    for _ in range(50 if LONG else 5):
        # In the middle of the load, at no moment in particular.
        enough = sum(len(racer.acknowledged) for racer in racers) + luck.randint(8, 40)
        wait_for(lambda enough=enough: sum(len(racer.acknowledged) for racer in racers) >= enough)
        time.sleep(luck.uniform(0, 0.02))
        server.kill()
        server = server_on(url, port=server.port)
    for racer in racers:
        racer.stop = True
    for racer in racers:
        racer.join(10)
    assert sum(len(racer.acknowledged) for racer in racers) >= 40
    for racer, made in zip(racers, tables, strict=True):
        storage = Storage(url)
        entries = storage.read_now(lambda connection, made=made: ledger.entries_after(connection, made["table"], 0))
        storage.close()
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
        kept = {entry.sequence: (entry.decision, entry.lines.split("\n")[0].split(" ")[1]) for entry in entries}
        assert racer.acknowledged.items() <= kept.items()
        decisions = [entry.decision for entry in entries]
        assert len(set(decisions)) == len(decisions), "an answer is there twice"
        # Nobody else played: all that is kept was acknowledged, but perhaps the last of each.
        assert len(kept) - len(racer.acknowledged) <= 2


def test_what_the_server_keeps_is_the_race_that_was_played(server_on, sqlite):
    """After two kills the table's record replays, and its chance is proved by its seed."""
    server = server_on(sqlite)
    made, _ = open_table(server.http, "secret-race", "person", "person")
    racer = Racer(server.base, made, 3)
    racer.start()
    for n in range(2):
        wait_for(lambda n=n: len(racer.acknowledged) > 3 * n)
        server.kill()
        server = server_on(sqlite, port=server.port)
    person = Person(server.http, made["table"], made["seats"][0]["token"])
    end = time.monotonic() + 20
    while not person.look()["over"] and time.monotonic() < end:
        time.sleep(0.05)
    racer.stop = True
    racer.join(10)
    record = person.get("/record").json()
    assert replay(record).places == person.look()["places"]
    assert verify(record).fair
    own = [line for line in record["actions"] if not line.startswith("*")]
    assert own == [f"{decision.split('.')[1]} {option}" for _, (decision, option) in sorted(racer.acknowledged.items())]
