"""Any interleaving of answers, undos, reloads, restarts and bots ends in the race that a plain local one gives."""

import asyncio
import tempfile

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pileup.engine.make import make
from pileup.play import Race, verify
from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.messages import SeatBody, TableBody
from pileup.server.metrics import Metrics
from pileup.server.opening import open_table
from pileup.server.refusals import Refusal
from pileup.server.robots import Robots
from pileup.server.seats import take_over
from pileup.server.steps import choose, take_back
from pileup.server.storage import Storage
from tests.server.harness import quick

SEATS = 3
answer = st.tuples(st.just("answer"), st.integers(0, SEATS - 1), st.integers(0, 4))
late = st.tuples(st.just("late"), st.integers(0, SEATS - 1), st.integers(0, 4))
undo = st.tuples(st.just("undo"), st.integers(0, SEATS - 1), st.just(0))
bot = st.tuples(st.just("bot"), st.integers(0, SEATS - 1), st.integers(0, 1))
reload_ = st.tuples(st.just("reload"), st.just(0), st.just(0))
restart = st.tuples(st.just("restart"), st.just(0), st.just(0))
# What happens at once, again and again.
story = st.lists(
    st.lists(st.one_of(answer, answer, answer, late, undo, bot, reload_, restart), max_size=5), max_size=14
)


class Table:
    """A table on a server that can be restarted, and what its people were told."""

    def __init__(self, url, game):
        self.url, self.game, self.asked, self.told = url, game, {}, []
        self.start()

    def start(self):
        self.hub = Hub(Storage(self.url), quick(self.url, snapshot_every=4), Metrics())
        Robots(self.hub)

    async def do(self, what, seat, number):
        table = await self.hub.table(self.name)
        if what == "reload":
            async with table.lock:
                table.race = None
        elif what == "bot":
            await self.tried(take_over(self.hub, table, seat, "random" if number else None))
        elif what == "undo":
            await self.tried(take_back(self.hub, table, (seat,)))
        else:
            if what == "answer" and table.race is not None and seat in table.waiting:
                legal = table.race.legal(seat)
                self.asked[seat] = (
                    table.race.decision_id(seat), table.race.game.kind.actions.text(legal[number % len(legal)])
                )  # fmt: skip
            if seat in self.asked:  # late: the last answer once more, wherever the race is now
                decision, option = self.asked[seat]
                sequence = await self.tried(choose(self.hub, table, (seat,), decision, option))
                if sequence is not None:
                    self.told.append((sequence, decision, option))

    async def tried(self, work):
        try:
            return await work
        except Refusal as refusal:
            assert refusal.status in (403, 409, 422), refusal.trouble

    async def run(self, story):
        seats = [SeatBody("person") for _ in range(SEATS)]
        self.name = (await open_table(self.hub, TableBody(self.game, {}, seats))).table
        for together in story:
            if any(what == "restart" for what, *_ in together):
                await self.hub.close()
                self.start()
            await asyncio.gather(*(self.do(*one) for one in together if one[0] != "restart"))
        for seat in range(SEATS):  # bots finish it
            table = await self.hub.table(self.name)
            await self.tried(take_over(self.hub, table, seat, "random"))
        for _ in range(2000):
            table = await self.hub.table(self.name)
            if table.row.status == "over":  # on disk, that is
                break
            await asyncio.sleep(0.005)
        found = self.hub.storage.read_now(
            lambda connection: (
                ledger.load_table(connection, self.name)[0],
                ledger.entries_after(connection, self.name, 0),
            )
        )
        record = table.race.record()
        await self.hub.close()
        return *found, record


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(story=story, game=st.sampled_from(["dice-race", "secret-race"]))
def test_any_interleaving_ends_in_the_race_that_a_plain_local_one_gives(story, game):
    with tempfile.TemporaryDirectory() as folder:
        table = Table(f"sqlite:///{folder}/tables.sqlite", game)
        row, entries, record = asyncio.run(table.run(story))
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
    for sequence, decision, option in table.told:
        assert kept[sequence] == (decision, option), "an acknowledged answer is there, as it was given"
    decisions = [entry.decision for entry in entries if entry.decision]
    assert len(set(decisions)) == len(decisions), "no answer counts twice"
