"""Going back: undo, its bars, branches, and answers in any order of arrival."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_race import SECRET, TOGETHER, play, secret

from pileup.engine.make import make
from pileup.errors import IllegalAction, PileupError
from pileup.play import Race, StaleDecision, replay


def dealt(seats=2):
    """A race in which every card is dealt, so that nothing but choices and dice follow."""
    return Race.set_up(make(SECRET, seats=seats), {"cards": [2] * seats}, chance="ask")


def test_a_foreseen_choice_can_be_taken_back():
    race = dealt()
    before, question = race.state().dump(), race.decisions[0].id
    race.choose(0, "step")
    assert race.can_undo(0) and not race.can_undo(1)
    race.undo(0)
    assert race.state().dump() == before and race.lines == [] and race.events() == []
    assert race.decisions[0].id != question, "an answer on its way to the old question must not count"
    with pytest.raises(StaleDecision):
        race.choose(0, "step", decision=question)


def test_the_sequence_never_goes_back():
    race = dealt()
    seen = [race.sequence]
    for step in (lambda: race.choose(0, "step"), lambda: race.undo(), lambda: race.choose(0, "step")):
        step()
        seen.append(race.sequence)
    assert seen == sorted(set(seen))


@pytest.mark.parametrize(
    ("lines", "seat", "reason"),
    [
        ([], 0, "has chosen nothing yet"),
        (["0 step"], 1, "has chosen nothing yet"),
        (["0 step", "1 step"], 0, "Somebody else has chosen since"),
        (["0 roll", "* die:2"], 0, "Chance has spoken since"),
        (["0 challenge:1"], 0, "has revealed something hidden"),
        (["0 step", "1 roll", "* die:2"], 1, "Chance has spoken since"),
    ],
)
def test_what_bars_an_undo(lines, seat, reason):
    race = dealt()
    play(race, *lines)
    before = race.state().dump()
    assert reason in race.undo_bar(seat)
    with pytest.raises(IllegalAction, match=reason):
        race.undo(seat)
    assert race.state().dump() == before and race.lines == lines


def test_a_roll_that_has_not_fallen_can_be_taken_back():
    race = dealt()
    race.choose(0, "roll")
    assert race.question is not None and race.can_undo(0)
    race.undo()
    assert race.question is None and race.waiting == [0]


def test_live_chance_bars_at_once():
    race = Race.set_up(make(SECRET, seats=2), {"cards": [2, 2]}, seed=1)
    race.choose(0, "roll")
    assert race.undo_bar(0) == "Chance has spoken since."


def test_a_race_that_is_over_is_not_taken_back():
    race = Race.set_up(make(SECRET, seats=2), {"at": [9, 0], "cards": [1, 1]})
    race.choose(0, "step")
    assert race.undo_bar(0) == "The race is over."


def test_by_agreement_the_others_choices_go_too_but_never_a_roll():
    race = dealt()
    start = race.state().dump()
    play(race, "0 step", "1 step")
    race.undo(0, agreed=True)
    assert race.state().dump() == start
    play(race, "0 step", "1 roll", "* die:1")
    assert race.undo_bar(0, agreed=True) == "Chance has spoken since."


def test_what_another_has_uncovered_since_stays_uncovered():
    race = dealt()
    play(race, "0 step", "1 challenge:0")  # Seat 0's card is shown
    assert race.undo_bar(0, agreed=True) == "The choice has revealed something hidden."


def test_undo_far_into_a_long_race():
    race = Race.set_up(make(SECRET, seats=2), {"at": [-100, -100], "cards": [1, 1]})
    texts, states = [], [race.state().dump()]
    for n in range(150):
        race.choose(n % 2, "step")
        texts.append([event.text for event in race.events()])
        states.append(race.state().dump())
    for n in reversed(range(100, 150)):
        race.undo()
        assert race.state().dump() == states[n] and [event.text for event in race.events()] == texts[n - 1]


# --- simultaneous choices -----------------------------------------------------------------------------------------


def test_an_open_answer_taken_back_is_asked_anew():
    race = Race(make(TOGETHER, seats=3), seed=5)
    seen, asked = [race.sequence], {one.seat: one.id for one in race.decisions}
    race.choose(2, "safe")
    seen.append(race.sequence)
    race.choose(0, "bold")
    seen.append(race.sequence)
    race.undo()  # of the answer that came last
    seen.append(race.sequence)
    assert race.waiting == [0, 1]
    assert seen == sorted(set(seen)), "the sequence never goes back, nor does it stay"
    assert race.decision_id(0) != asked[0] and race.decision_id(1) == asked[1]
    with pytest.raises(StaleDecision):
        race.choose(0, "bold", decision=asked[0])  # the answer that was taken back, sent once more
    race.choose(0, "bold", decision=race.decision_id(0))
    race.choose(1, "safe", decision=asked[1])
    assert race.lines[:3] == ["0 bold", "1 safe", "2 safe"]


def test_an_answer_that_is_still_hidden_bars_the_undo_of_what_came_before():
    luck = random.Random(1)
    race = Race(make("racekart-riot", seats=3), seed=1)
    for _ in range(2000):
        seat = luck.choice(race.waiting)
        before = {other: race.undo_bar(other) for other in race.waiting if other != seat}
        race.choose(seat, luck.choice(race.legal(seat)))
        free = [other for other in race.waiting if before.get(other, "") is None]
        if free and race.lines[-1].startswith(str(seat)) and race.choosers_since(free[0]) == [seat]:
            # Nothing but that answer, which only its seat knows, came since.
            assert race.undo_bar(free[0]) == "Somebody else has chosen since."
            assert race.undo_bar(free[0], agreed=True) is None
            return
    raise AssertionError("no such choice came up")


def test_answers_stay_hidden_and_the_order_of_arrival_changes_nothing():
    found = set()
    for order in itertools.permutations(range(3)):
        race = Race(make(TOGETHER, seats=3), seed=5)
        asked = {one.seat: one.id for one in race.decisions}
        for seat in order:
            before = [race.view(other) for other in range(3) if other != seat]
            race.choose(seat, "bold" if seat == 1 else "safe", decision=asked[seat])
            if race.lines and race.waiting != [0, 1, 2]:
                assert [race.view(other) for other in range(3) if other != seat] == before
        found.add((race.state().dump(), tuple(race.lines), race.sequence, tuple(one.id for one in race.decisions)))
    assert len(found) == 1


def test_a_seat_answers_once_and_may_take_its_hidden_answer_back():
    race = Race(make(TOGETHER, seats=3), seed=5)
    others = next(one.id for one in race.decisions if one.seat == 0)
    race.choose(2, "bold")
    race.choose(1, "bold")
    with pytest.raises(IllegalAction, match="already chosen"):
        race.choose(2, "safe")
    race.undo(2)
    assert race.waiting == [0, 2] and race.lines == ["1 bold"]
    race.choose(0, "safe", decision=others)
    race.choose(2, "safe")
    assert race.lines[:3] == ["0 safe", "1 bold", "2 safe"]


def test_revealed_choices_are_not_taken_back():
    race = Race(make(TOGETHER, seats=2), seed=5)
    race.choose(0, "safe")
    race.choose(1, "safe")
    assert race.undo_bar(1) == "The choices have been revealed."


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_interleaving_of_answers_and_changes_of_mind_gives_the_same_record(data):
    """Two races with the same final answers: one in seat order, one in any order with answers taken back."""
    seats = data.draw(st.integers(2, 5))
    game = make(TOGETHER, seats=seats)
    plain, mixed = Race(game, seed=3), Race(game, seed=3)
    for _ in range(data.draw(st.integers(1, 4))):
        if plain.over:
            break
        answers = data.draw(st.lists(st.sampled_from(["safe", "bold"]), min_size=seats, max_size=seats))
        for seat in range(seats):
            plain.choose(seat, answers[seat])
        order = data.draw(st.permutations(range(seats)))
        for k, seat in enumerate(order):
            if k < seats - 1 and data.draw(st.booleans()):
                mixed.choose(seat, "bold" if answers[seat] == "safe" else "safe")
                mixed.undo(seat)
            mixed.choose(seat, answers[seat])
    assert mixed.lines == plain.lines and mixed.state().dump() == plain.state().dump()
    assert mixed.record()["actions"] == plain.record()["actions"]
    assert mixed.events() == plain.events()


# --- branches -----------------------------------------------------------------------------------------------------


def test_a_branch_begins_alike_and_goes_its_own_way():
    race = Race(make(SECRET, seats=2), seed=9)
    while not race.over:
        race.choose(race.waiting[0], "roll")
    at = len(race.lines) // 2
    branch = race.branch(at, seed=1)
    assert branch.lines[:at] == race.lines[:at] and branch.commitment != race.commitment and not branch.over
    while not branch.over:
        branch.choose(branch.waiting[0], "step")
    again = replay(branch.record())
    assert again.state().dump() == branch.state().dump() and again.branched == at


@pytest.mark.parametrize("at", [-1, 3])
def test_a_branch_must_start_in_the_race(at):
    with pytest.raises(PileupError, match="can't be branched"):
        secret(["* deal:1", "0 step"]).branch(at)


def test_a_branch_in_the_middle_of_a_simultaneous_choice_keeps_the_answers_before_it():
    race = Race(make(TOGETHER, seats=3), seed=5)
    for seat in range(3):
        race.choose(seat, "safe")
    branch = race.branch(2, seed=1)
    assert branch.waiting == [2] and branch.lines == race.lines[:2]
