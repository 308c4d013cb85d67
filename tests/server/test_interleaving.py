"""Any interleaving of answers, undos, reconnects, restarts and bots ends in the race that a plain local one gives.

On SQLite with one process; on PostgreSQL with two processes that serve the same table by turns.
"""

import asyncio
import contextlib
import json
import random
import tempfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pileup.engine.make import make
from pileup.play import Race, verify
from pileup.server import ledger, render, steps
from pileup.server.hub import Hub
from pileup.server.listening import Listener
from pileup.server.messages import SeatBody, TableBody
from pileup.server.metrics import Metrics
from pileup.server.opening import open_table
from pileup.server.refusals import Refusal
from pileup.server.robots import Robots
from pileup.server.routes.stream import messages
from pileup.server.seats import take_over
from pileup.server.steps import choose, take_back
from pileup.server.storage import Storage
from pileup.server.table import LiveTable
from pileup.server.tokens import hashed
from tests.server.harness import quick

SEATS = 3
SIDES = st.integers(0, 1)  # which process does it, where there are two
seat = st.integers(0, SEATS - 1)
answer = st.tuples(st.just("answer"), seat, st.integers(0, 4), SIDES)
late = st.tuples(st.just("late"), seat, st.just(0), SIDES)
undo = st.tuples(st.just("undo"), seat, st.just(0), SIDES)
bot = st.tuples(st.just("bot"), seat, st.integers(0, 1), SIDES)
reload_ = st.tuples(st.just("reload"), st.just(0), st.just(0), SIDES)
restart = st.tuples(st.just("restart"), st.just(0), st.just(0), SIDES)
reconnect = st.tuples(st.just("reconnect"), seat, st.just(0), SIDES)
# What happens at once, again and again.
STORY = st.lists(
    st.lists(st.one_of(answer, answer, answer, late, undo, bot, reload_, restart, reconnect), max_size=5), max_size=14
)


class Follower:
    """A page that follows the table for one seat, and comes back after every cut with the number it had."""

    def __init__(self, seat, token):
        self.seat, self.hashes = seat, frozenset([hashed(token)])
        self.log, self.sequence, self.last, self.task = [], -1, None, None

    async def follow(self, side):
        """From now on by way of this process."""
        await self.leave()
        table = await side.hub.table(side.name)
        self.task = asyncio.create_task(self._read(messages(side.hub, table, self.hashes, self.last, "x")))

    async def leave(self):
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        self.task = None

    async def _read(self, stream):
        async with contextlib.aclosing(stream):
            async for chunk in stream:
                for block in chunk.decode().split("\n\n"):
                    fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line)
                    if fields.get("event") in ("news", "resync"):
                        self._take(fields["event"], int(fields["id"]), json.loads(fields["data"]))

    def _take(self, event, number, data):
        if event == "resync":
            self.log = data["log"]
        else:
            known = self.log[-1]["n"] if self.log else -1
            self.log += [one for one in data["events"] if one["n"] > known]
            numbers = [one["n"] for one in self.log]
            assert not numbers or numbers == list(range(numbers[0], numbers[0] + len(numbers))), "a gap in the log"
        self.last = self.sequence = number


class Side:
    """One process of the server, in this one: it can be started anew."""

    def __init__(self, url):
        self.url, self.name = url, None
        self.start()

    def start(self):
        self.hub = Hub(Storage(self.url), quick(self.url, snapshot_every=4), Metrics())
        Robots(self.hub)
        self.listener = Listener(self.hub) if self.hub.storage.postgresql else None

    async def close(self):
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await self.hub.close()


class World:
    """A table, the processes that serve it, its people's pages, and what they were told."""

    def __init__(self, url, game, sides):
        self.game, self.asked, self.told = game, {}, []
        self.sides = [Side(url) for _ in range(sides)]

    async def do(self, what, seat, number, side):
        side = self.sides[side % len(self.sides)]
        table = await side.hub.table(side.name)
        if what == "reload":
            async with table.lock:
                table.race = None
        elif what == "reconnect":
            await self.pages[seat].follow(side)
        elif what == "bot":
            await self.tried(take_over(side.hub, table, seat, "random" if number else None))
        elif what == "undo":
            await self.tried(take_back(side.hub, table, (seat,)))
        else:
            if what == "answer" and table.race is not None and seat in table.waiting:
                legal = table.race.legal(seat)
                self.asked[seat] = (
                    table.race.decision_id(seat), table.race.game.kind.actions.text(legal[number % len(legal)])
                )  # fmt: skip
            if seat in self.asked:  # late: the last answer once more, wherever the race is now
                decision, option = self.asked[seat]
                sequence = await self.tried(choose(side.hub, table, (seat,), decision, option))
                if sequence is not None:
                    self.told.append((sequence, decision, option))

    async def tried(self, work):
        try:
            return await work
        except Refusal as refusal:
            assert refusal.status in (403, 409, 422), refusal.trouble

    async def restart(self, number):
        side = self.sides[number % len(self.sides)]
        await side.close()  # its streams end
        side.start()
        for page in self.pages:
            if page.task is not None and page.task.done():
                await page.follow(side)

    async def run(self, story):
        seats = [SeatBody("person") for _ in range(SEATS)]
        made = await open_table(self.sides[0].hub, TableBody(self.game, {}, seats))
        self.pages = [Follower(n, seat.token) for n, seat in enumerate(made.seats)]
        for side in self.sides:
            side.name = made.table
        for n, page in enumerate(self.pages):
            await page.follow(self.sides[n % len(self.sides)])
        for together in story:
            for what, _, _, side in together:
                if what == "restart":
                    await self.restart(side)
            await asyncio.gather(*(self.do(*one) for one in together if one[0] != "restart"))
        side = self.sides[0]
        async with asyncio.timeout(60):
            while True:
                table = await side.hub.table(side.name)
                async with table.lock:
                    await side.hub.fresh(table)
                if table.row.status == "over":  # on disk, that is
                    break
                for seat in table.waiting:  # bots finish it; a person may still come back at the other process
                    if not table.seats[seat].bot:
                        await self.tried(take_over(side.hub, table, seat, "random"))
                await asyncio.sleep(0.005)
            for page in self.pages:
                if page.task is None or page.task.done():
                    await page.follow(side)
                while page.sequence < table.sequence:
                    assert not page.task.done() or page.task.result() is None
                    await asyncio.sleep(0.005)
        row, entries = side.hub.storage.read_now(
            lambda connection: (
                ledger.load_table(connection, side.name)[0],
                ledger.entries_after(connection, side.name, 0),
            )
        )
        record = table.race.record()
        for page in self.pages:
            await page.leave()
        for one in self.sides:
            await one.close()
        return row, entries, record


def check(url, story, game, sides=1):
    """Runs a story; AssertionError where it does not end as a plain local race."""
    world = World.__new__(World)

    async def run():
        world.__init__(url, game, sides)
        return await world.run(story)

    row, entries, record = asyncio.run(run())
    local = Race(make(game, seats=SEATS), seed=row.seed)
    for entry in entries:
        if entry.kind in ("undo", "agreed"):
            local.undo(entry.seat, agreed=entry.kind == "agreed")
        else:
            seat, _, option = entry.lines.partition("\n")[0].partition(" ")
            local.choose(int(seat), option, decision=entry.decision)
        assert local.line_count == entry.length
    assert local.over and verify(record).fair
    assert record["actions"] == local.lines and record["places"] == local.places
    assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
    kept = {entry.sequence: (entry.decision, entry.lines.partition("\n")[0].partition(" ")[2]) for entry in entries}
    for sequence, decision, option in world.told:
        assert kept.get(sequence) == (decision, option), "an acknowledged answer is there, as it was given"
    decisions = [entry.decision for entry in entries if entry.decision]
    assert len(set(decisions)) == len(decisions), "no answer counts twice"
    for page in world.pages:  # who watched, with however many cuts, saw all of it
        told = [event.text for event in local.events(page.seat)]
        assert page.sequence == len(entries) and page.log
        assert [one["text"] for one in page.log] == told[-len(page.log) :]
        assert page.log[0]["n"] == len(told) - len(page.log)


OPTIONS = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None}


@settings(max_examples=20, **OPTIONS)
@given(story=STORY, game=st.sampled_from(["dice-race", "secret-race"]))
def test_any_interleaving_ends_in_the_race_that_a_plain_local_one_gives(story, game):
    with tempfile.TemporaryDirectory() as folder:
        check(f"sqlite:///{folder}/tables.sqlite", story, game)


@pytest.mark.slow
def test_so_does_any_interleaving_by_two_processes_on_one_postgresql(postgres):
    @settings(max_examples=12, **OPTIONS)
    @given(story=STORY, game=st.sampled_from(["dice-race", "secret-race"]))
    def run(story, game):
        check(postgres.database(), story, game, sides=2)

    run()


# --- does it bite? ----------------------------------------------------------------------------------------------------


def long_story(number):
    """A story with something of everything."""
    luck = random.Random(number)
    story = []
    for _ in range(14):
        kinds = ["answer"] * 4 + ["undo", "late", "reload", "reconnect"]
        story.append([(luck.choice(kinds), luck.randrange(SEATS), luck.randrange(5), 0) for _ in range(5)])
    return story


def lost_step(patch):
    """Every third step is acknowledged, and never written."""
    real, count = ledger.add_steps, iter(range(10**6))

    def forgetful(connection, wanted):
        return [None] if next(count) % 3 == 2 else real(connection, wanted)

    patch.setattr(ledger, "add_steps", forgetful)


def unwritten_undo(patch):
    """A choice is taken back in memory alone."""
    real = steps._keep

    async def forgetful(hub, table, kind, *rest):
        return table.sequence if kind == "undo" else await real(hub, table, kind, *rest)

    patch.setattr(steps, "_keep", forgetful)


def other_chance(patch):
    """A table that is loaded again rolls other dice."""
    real, count = LiveTable.begin, iter(range(10**6))

    def begin(self):
        seed = self.row.seed
        if next(count) > 0:
            self.row.seed = bytes(reversed(seed))
        real(self)
        self.row.seed = seed

    patch.setattr(LiveTable, "begin", begin)


def missed_news(patch):
    """Every fourth message lacks its last event."""
    real, count = render.events, iter(range(10**6))

    def events(table, viewpoint, first, last=None):
        found = real(table, viewpoint, first, last)
        return found[:-1] if last is None and next(count) % 4 == 3 else found

    patch.setattr(render, "events", events)


def acknowledged_without_being_done(patch):
    """An answer to a question that is gone is said to be accepted."""
    real = choose

    async def polite(hub, table, seats, decision, option, kind="act"):
        try:
            return await real(hub, table, seats, decision, option, kind)
        except Refusal:
            return table.sequence

    patch.setitem(globals(), "choose", polite)


FAULTS = [lost_step, unwritten_undo, other_chance, missed_news, acknowledged_without_being_done]


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_planted_faults_are_found(plant, tmp_path, monkeypatch):
    plant(monkeypatch)
    for number in range(4):
        try:
            check(f"sqlite:///{tmp_path / str(number)}.sqlite", long_story(number), "secret-race")
        except Exception as found:  # TableSpoilt is the server's own way of finding out
            assert not isinstance(found, TypeError | AttributeError | NameError), found
            return
    raise AssertionError("nobody noticed")


def test_without_a_fault_those_stories_end_well(tmp_path):
    for number in range(2):
        check(f"sqlite:///{tmp_path / str(number)}.sqlite", long_story(number), "secret-race")
