"""A live race under any sequence of choices, hidden answers, undos and branches keeps its promises."""

from __future__ import annotations

import dice_race
import hypothesis.strategies as st
import secret_race
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pileup.engine.game import Game
from pileup.errors import IllegalAction
from pileup.play import Race

GAMES = {
    kind: [Game(kind, seats, kind.build(seats, {})) for seats in (2, 3)] for kind in (dice_race.KIND, secret_race.KIND)
}


class LiveRace(RuleBasedStateMachine):
    @initialize(kind=st.sampled_from(list(GAMES)), more=st.booleans(), seed=st.integers(0, 1000))
    def begin(self, kind, more, seed):
        self.race = Race(GAMES[kind][more], seed=seed)
        self.sequence = self.race.sequence
        self.questions = {}

    @precondition(lambda self: not self.race.over)
    @rule(data=st.data())
    def choose(self, data):
        seat = data.draw(st.sampled_from(self.race.waiting))
        decision = self.race.decision(seat)
        option = data.draw(st.sampled_from(decision.options))
        self.race.choose(seat, option, decision=decision.id)

    @rule(data=st.data())
    def undo(self, data):
        seat = data.draw(st.integers(0, self.race.game.seats - 1))
        chances = [line for line in self.race.lines if line.startswith("*")]
        before = self.race.state().dump(), self.race.lines
        try:
            self.race.undo(seat, agreed=data.draw(st.booleans()))
        except IllegalAction:
            assert (self.race.state().dump(), self.race.lines) == before
        else:
            assert [line for line in self.race.lines if line.startswith("*")] == chances, "a roll was taken back"
            assert len(self.race.lines) < len(before[1])

    @rule(data=st.data())
    def branch(self, data):
        at = data.draw(st.integers(0, len(self.race.lines)))
        branch = self.race.branch(at, chance="ask")
        assert branch.lines == self.race.lines[:at]

    @rule(data=st.data())
    def an_illegal_answer_changes_nothing(self, data):
        seat = data.draw(st.integers(0, self.race.game.seats - 1))
        before = self.race.state().dump(), self.race.lines, self.race.sequence
        try:
            self.race.choose(seat, "die:1")
        except IllegalAction:
            pass
        else:
            raise AssertionError("a die is no choice")
        assert (self.race.state().dump(), self.race.lines, self.race.sequence) == before

    @invariant()
    def it_is_what_its_lines_make(self):
        """Another race with real dice, fed the same lines, stands at the same bytes and has told the same."""
        twin = Race(self.race.game, chance="ask")
        for line in self.race.lines:
            who, _, action = line.partition(" ")
            if who == "*":
                twin.happen(action)
            else:
                twin.choose(int(who), action)
        assert twin.state().dump() == self.race.state().dump()
        assert twin.events(0) == self.race.events(0) and twin.view(1) == self.race.view(1)

    @invariant()
    def sequence_and_decision_ids_never_come_back(self):
        assert self.race.sequence >= self.sequence
        self.sequence = self.race.sequence
        settled = tuple(self.race.lines[: len(self.race._course.lines)])
        for decision in self.race.decisions:
            question = settled, tuple(option.action for option in decision.options)
            assert self.questions.setdefault(decision.id, question) == question


TestLiveRace = LiveRace.TestCase
TestLiveRace.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
