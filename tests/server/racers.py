"""People who play on through every fault, and the proof that nothing they were told is lost (also for benchmarks)."""

import random
import threading
import time

import httpx

from pileup.server import ledger
from pileup.server.storage import Storage
from tests.server.harness import Person


class Racer(threading.Thread):
    """Plays a table for all its people, then another one; remembers every answer that the server acknowledged.

    Args:
        opens: makes a table and gives what the server answered; left out: one table is enough.

    Attributes:
        tables: that were played.
        acknowledged: by (table, number of the step): (decision, option).
        refusals: (seconds it took, status, error code) of every answer that was no success.
        slowest: seconds of the longest answer of any kind.
    """

    def __init__(self, base, made, luck, opens=None):
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=base, timeout=15)
        self.opens, self.tables = opens, []
        self.sit_down(made)
        self.random = random.Random(luck)
        self.acknowledged, self.refusals, self.slowest = {}, [], 0.0
        self.stop = False

    def sit_down(self, made):
        self.tables.append(made["table"])
        self.people = [Person(self.http, made["table"], seat["token"]) for seat in made["seats"]]

    def run(self):
        while not self.stop:
            for person in self.people:
                try:
                    over = self.play(person)
                    if over and self.opens is not None:
                        self.sit_down(self.opens(self.http))
                        break
                except (httpx.TransportError, Refused):
                    time.sleep(0.02)

    def asked(self, send):
        began = time.monotonic()
        answer = send()
        seconds = time.monotonic() - began
        self.slowest = max(self.slowest, seconds)
        if answer.status_code != 200:
            self.refusals.append((seconds, answer.status_code, answer.json()["error"]["code"]))
            time.sleep(0.05)
        return answer

    def play(self, person):
        look = self.asked(person.get)
        if look.status_code != 200:
            return False
        for decision in look.json()["decisions"]:
            option = self.random.choice(decision["options"])["action"]
            # As a client does: the same answer until the server has said that it is kept.
            while not self.stop:
                try:
                    answer = self.asked(lambda: person.choose(decision["id"], option))  # noqa: B023
                except httpx.TransportError:
                    time.sleep(0.02)
                    continue
                if answer.status_code == 503:
                    continue
                assert answer.status_code == 200, answer.text
                step = person.table, answer.json()["sequence"]
                assert self.acknowledged.setdefault(step, (decision["id"], option)) == (decision["id"], option)
                break
        return look.json()["over"]


def total(racers):
    """How many answers were acknowledged."""
    return sum(len(racer.acknowledged) for racer in racers)


def finish(racers):
    """Lets everybody stop after their last answer."""
    for racer in racers:
        racer.stop = True
    for racer in racers:
        racer.join(30)


def check(url, racers):
    """Every acknowledged answer is in the database, once, as it was given, and nothing else is."""
    storage = Storage(url)
    try:
        for racer in racers:
            for table in racer.tables:
                _check_table(storage, table, racer)
    finally:
        storage.close()


def _check_table(storage, table, racer):
    entries = storage.read_now(lambda connection: ledger.entries_after(connection, table, 0))
    assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
    kept = {entry.sequence: (entry.decision, entry.lines.split("\n")[0].split(" ")[1]) for entry in entries}
    told = {sequence: answer for (name, sequence), answer in racer.acknowledged.items() if name == table}
    lost = told.items() - kept.items()
    assert not lost, f"acknowledged and gone: {sorted(lost)}"
    decisions = [entry.decision for entry in entries]
    assert len(set(decisions)) == len(decisions), "an answer is there twice"
    # Nobody else played: all that is kept was acknowledged, but perhaps the last of each person.
    assert len(kept) - len(told) <= len(racer.people)


class Refused(Exception):
    """No table was opened this time."""


def dice_table(http):
    """A new table for two."""
    body = {"game": "dice-race", "options": {"goal": 100}, "seats": [{"kind": "person"}] * 2}
    answer = http.post("/api/tables", json=body)
    if answer.status_code != 201:
        raise Refused
    return answer.json()


def set_off(server, count):
    """Racers at work, a table each."""
    racers = [Racer(server.base, dice_table(server.http), n, dice_table) for n in range(count)]
    for racer in racers:
        racer.start()
    return racers
