"""People who play on through every fault, and the proof that nothing they were told is lost (also for benchmarks)."""

import random
import threading
import time

import httpx

from pileup.server import ledger
from pileup.server.storage import Storage
from tests.server.harness import Person


class Racer(threading.Thread):
    """Plays one table for all its people; remembers every answer that the server acknowledged.

    Attributes:
        acknowledged: by the step's number: (decision, option).
        refusals: (seconds it took, status, error code) of every answer that was no success.
        slowest: seconds of the longest answer of any kind.
    """

    def __init__(self, base, made, luck, finish=False):
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=base, timeout=15)
        self.people = [Person(self.http, made["table"], seat["token"]) for seat in made["seats"]]
        self.random = random.Random(luck)
        self.acknowledged, self.refusals, self.slowest = {}, [], 0.0
        self.last = time.monotonic()
        self.stop = False

    def run(self):
        while not self.stop:
            for person in self.people:
                try:
                    self.play(person)
                except httpx.TransportError:
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
            return
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
                sequence = answer.json()["sequence"]
                assert self.acknowledged.setdefault(sequence, (decision["id"], option)) == (decision["id"], option)
                self.last = time.monotonic()
                break


def total(racers):
    """How many answers were acknowledged."""
    return sum(len(racer.acknowledged) for racer in racers)


def finish(racers):
    """Lets everybody stop after their last answer."""
    for racer in racers:
        racer.stop = True
    for racer in racers:
        racer.join(30)


def check(url, tables, racers):
    """Every acknowledged answer is in the database, once, as it was given, and nothing else is."""
    storage = Storage(url)
    try:
        for made, racer in zip(tables, racers, strict=True):
            name = made["table"]
            entries = storage.read_now(lambda connection, name=name: ledger.entries_after(connection, name, 0))
            assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
            kept = {entry.sequence: (entry.decision, entry.lines.split("\n")[0].split(" ")[1]) for entry in entries}
            lost = racer.acknowledged.items() - kept.items()
            assert not lost, f"acknowledged and gone: {sorted(lost)}"
            decisions = [entry.decision for entry in entries]
            assert len(set(decisions)) == len(decisions), "an answer is there twice"
            # Nobody else played: all that is kept was acknowledged, but perhaps the last of each person.
            assert len(kept) - len(racer.acknowledged) <= len(racer.people)
    finally:
        storage.close()
