"""The kernel, driven by the dice race: it knows no game."""

from __future__ import annotations

import itertools
import sys
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import dice_race
import numpy as np
import pytest
from dice_race import BOLD, DIE, KIND, SAFE

from pileup.engine import ActionSpace, FrameRecord, Range, Record, Status, Word, i1, i2, streams
from pileup.engine.batch import Batch
from pileup.engine.game import Game
from pileup.engine.record import DeadFrame
from pileup.engine.target_python import handlers_of
from pileup.engine.verbs import StackOverflow, begin, done
from pileup.errors import PileupError, UnknownAction, UnknownName


def race(seats: int = 3, **options: int) -> Game:
    return Game(KIND, seats, KIND.build(seats, options))


# --- records ------------------------------------------------------------------------------------------------------


class Spot(FrameRecord):
    x = i1()
    many = i2(2)


class Small(Record):
    frames = Spot.slots(2)
    round = i2()
    grid = i1(2, 3)


def test_a_view_and_its_bytes_are_the_same_thing() -> None:
    s = Small.new()
    s.round, s.grid[1][2] = 300, -5
    s.frames[1].many[0] = 7
    data = s.dump()
    assert len(data) == Small.dtype.itemsize
    back = Small.load(data)
    assert (back.round, back.grid, back.frames[1].many) == (300, [[0, 0, 0], [0, 0, -5]], [7, 0])
    assert back == s and hash(back) == hash(s)
    assert np.frombuffer(data, Small.dtype)[0]["grid"][1, 2] == -5


def test_a_copy_shares_nothing() -> None:
    s = Small.new()
    c = s.copy()
    c.grid[0][0] = c.round = 1
    c.frames[0].many[1] = 1
    assert s == Small.new()


@pytest.mark.parametrize("value", [128, -129])
def test_a_number_that_does_not_fit_is_refused(value: int) -> None:
    s = Small.new()
    s.grid[0][0] = value
    with pytest.raises(OverflowError, match="grid"):
        s.dump()


def test_a_frame_is_dead_after_done_and_its_slot_zeroed() -> None:
    s = Small.new()
    f = begin(s, 1)
    f.x = 3
    done(s)
    assert s == Small.new()
    with pytest.raises(DeadFrame):
        _ = f.x
    with pytest.raises(DeadFrame):
        f.x = 1


def test_the_stack_has_a_bound() -> None:
    s = Small.new()
    begin(s, 1)
    begin(s, 1)
    with pytest.raises(StackOverflow):
        begin(s, 1)


# --- actions ------------------------------------------------------------------------------------------------------


def test_action_texts_are_exact_and_errors_helpful() -> None:
    space = ActionSpace(Word("pass"), Range("card", names=("bomb-1", "bomb-2")), Range("die", 6, first=1))
    assert [space.text(k) for k in range(len(space))] == [
        "pass",
        "card:bomb-1",
        "card:bomb-2",
        "die:1",
        "die:2",
        "die:3",
        "die:4",
        "die:5",
        "die:6",
    ]
    assert all(space.number(space.text(k)) == k for k in range(len(space)))
    with pytest.raises(UnknownAction, match="card:bomb-2"):
        space.number("card:bomb2")


# --- handlers -----------------------------------------------------------------------------------------------------


def rules(**functions: object) -> ModuleType:
    module = ModuleType("made_up_rules")
    for name in (*functions, "places", "hide", "determinise"):
        exec(f"def {name}(s, t, f): pass", module.__dict__)
    return module


class OneKind(IntEnum):
    WAIT = 1


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("options_wait",), "frame WAIT needs"),
        (("run_wait", "choose_wait"), "frame WAIT needs"),
        (("outcomes_wait", "happen_wait", "run_other"), "run_other belongs to no frame"),
        ((), "it has none"),
    ],
)
def test_frames_without_their_handlers_fail_at_load(names: tuple[str, ...], fault: str) -> None:
    class Faulty(dice_race.DiceRace):
        Kind = OneKind
        rules = (rules(**dict.fromkeys(names)),)

    with pytest.raises(TypeError, match=fault):
        handlers_of(Faulty())


def test_rules_that_loop_are_caught() -> None:
    module = rules()
    exec("def run_wait(s, t, f): pass", module.__dict__)

    class Looping(dice_race.DiceRace):
        Kind = OneKind
        rules = (module,)

    s = race().python().start()
    s.frames[0].kind = 1
    kind = Looping()
    target = Game(kind, 2, kind.build(2, {})).python()
    with pytest.raises(RuntimeError, match="WAIT ran without end"):
        target.advance(s)


# --- simultaneous choices -----------------------------------------------------------------------------------------


def test_the_order_of_answers_changes_nothing() -> None:
    target = race(3).python()
    answers = {0: BOLD, 1: SAFE, 2: BOLD}
    ends = set()
    for order in itertools.permutations(answers):
        s = target.start()
        assert target.advance(s) == Status.SIMULTANEOUS
        for seat in order:
            assert seat in target.waiting(s)
            assert target.options(s, seat) == [SAFE, BOLD]
            target.choose(s, seat, answers[seat])
            assert target.advance(s) == Status.CHANCE or target.options(s, seat) == []
        assert target.advance(s) == Status.CHANCE
        ends.add(s.dump())
    assert len(ends) == 1


def test_answers_are_hidden_until_all_are_in() -> None:
    target = race(3).python()
    views = []
    for answer in (SAFE, BOLD):
        s = target.start()
        target.advance(s)
        target.choose(s, 1, answer)
        views.append([target.hide(s, seat).dump() for seat in (-1, 0, 1, 2)])
    assert views[0][0] == views[1][0] and views[0][1] == views[1][1] and views[0][3] == views[1][3]
    assert views[0][2] != views[1][2]


def test_asking_a_seat_leaves_the_position_as_it_is() -> None:
    target = race(3).python()
    s = target.start()
    assert target.advance(s) == Status.SIMULTANEOUS
    before = s.dump()
    assert [target.options(s, seat) for seat in range(3)] == [[SAFE, BOLD]] * 3
    assert s.dump() == before


def test_determinise_agrees_with_what_is_known() -> None:
    target = race(3).python()
    s = target.start()
    target.advance(s)
    target.choose(s, 1, BOLD)
    guesses = set()
    for key in range(40):
        truth = target.determinise(target.hide(s, 0), 0, key)
        assert target.hide(truth, 0) == target.hide(s, 0)
        guesses.add(truth.answers[1])
    assert guesses == {SAFE, BOLD}


# --- both targets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_python_and_cpu_give_the_same_bytes(seats: int, checked: bool) -> None:
    game = race(seats, goal=20)
    python = game.python()
    states, counts, places = game.cpu(checked).play(50, seed=3, first=10)
    for i in range(50):
        s = python.start()
        keys = [streams.stream(3, 10 + i, purpose) for purpose in (streams.CHANCE, streams.CHOICE)]
        status, numbers = python.play_random(s, *keys, limit=10**6)
        assert status == Status.OVER
        assert s.dump() == states[i].tobytes()
        assert numbers == counts[i, :3].tolist()
        assert python.places(s, seats) == places[i, :seats].tolist()


def test_single_calls_agree_on_every_step() -> None:
    game = race(2)
    python, cpu = game.python(), game.cpu()
    s = python.start()
    array = cpu.begin(1)
    status = python.advance(s)
    assert cpu.advance(array)[0] == status
    counter = 0
    while status != Status.OVER:
        assert s.dump() == array.tobytes()
        if status == Status.CHANCE:
            assert python.outcomes(s) == cpu.outcomes(array)
            action = python.outcomes(s)[0][streams.below(1, counter, 6)]
            counter += 1
            python.happen(s, action)
            cpu_status = cpu.happen(array, np.array([action], np.int32))[0]
        else:
            seat = python.waiting(s)[0]
            options, seats = cpu.options(array, np.array([status], np.int64))
            assert options[0] == python.options(s, seat) and seats[0] == seat
            action = options[0][counter % 2]
            counter += 1
            python.choose(s, seat, action)
            cpu_status = cpu.choose(array, np.array([seat]), np.array([action], np.int32))[0]
        status = python.advance(s)
        assert cpu_status == status
    assert s.dump() == array.tobytes()


def test_results_do_not_depend_on_how_games_are_batched() -> None:
    target = race(4).cpu()
    whole = target.play(20, seed=5)[0]
    parts = np.concatenate([target.play(7, seed=5)[0], target.play(13, seed=5, first=7)[0]])
    assert whole.tobytes() == parts.tobytes()
    assert target.play(20, seed=6)[0].tobytes() != whole.tobytes()


def test_a_looping_rule_does_not_hang_the_compiled_target() -> None:
    target = race(2).cpu()
    array = target.begin(1)
    array["frames"]["kind"][0, 0] = 3  # MOVE with `who` never reaching the number of seats
    array["frames"]["who"][0, 0] = -1
    assert target.advance(array)[0] in (-1, 0, 1, 2, 3)


# --- batch --------------------------------------------------------------------------------------------------------


def test_batch_masks_are_the_options() -> None:
    batch = Batch(race(2), 5, seed=1)
    masks = batch.masks()
    assert masks.shape == (5, len(dice_race.ACTIONS))
    assert masks[:, [SAFE, BOLD]].all() and not masks[:, DIE:].any()


def test_batch_steps_to_the_end_and_then_rests() -> None:
    batch = Batch(race(2), 6, seed=1)
    for _ in range(200):
        if batch.over.all():
            break
        batch.step(batch.options[:, 0])  # always safe: a round is one step for each, nobody rolls
    assert batch.over.all()
    assert (batch.states["round"] == 12).all()
    assert (batch.states["at"][:, 0] == 12).all() and (batch.states["at"][:, 1] == 11).all()
    assert (batch.n_options == 0).all()
    before = batch.states.tobytes()
    batch.step(batch.options[:, 0])
    assert batch.states.tobytes() == before


def test_batch_clone_is_independent_and_wrong_shapes_are_refused() -> None:
    batch = Batch(race(2), 3, seed=1)
    other = batch.clone()
    other.step(other.options[:, 0])
    assert batch.states.tobytes() != other.states.tobytes()
    before = batch.options.copy(), batch.n_options.copy()
    third = batch.clone()
    third.options[:] = -1
    third.n_options[:] = 0
    assert np.array_equal(batch.options, before[0]) and np.array_equal(batch.n_options, before[1])
    with pytest.raises(ValueError, match="3 actions"):
        batch.step(np.zeros(2, np.int32))


def test_a_batch_begins_again_with_the_same_chance() -> None:
    batch = Batch(race(2, goal=50), 3, seed=1)

    def played() -> list[bytes]:
        found = [batch.states.tobytes() + batch.masks().tobytes()]
        for _ in range(12):  # several rounds, with bold drivers' dice between them
            batch.step(np.full(3, BOLD))
            found.append(batch.states.tobytes())
        return found

    once = played()
    assert len(set(once)) > 6
    batch.reset()
    assert played() == once


def test_play_outs_leave_the_batch_alone() -> None:
    batch = Batch(race(2), 4, seed=1)
    before = batch.states.tobytes()
    places = batch.play_out(seed=9)
    assert batch.states.tobytes() == before
    assert (np.sort(places, axis=1)[:, 0] == 1).all()


# --- streams ------------------------------------------------------------------------------------------------------


def test_splitmix64_is_the_published_one() -> None:
    # First outputs of SplitMix64 seeded with 1234567 (Vigna's reference splitmix64.c, widely published).
    assert [streams.draw(1234567, k) for k in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_below_is_even() -> None:
    key = streams.stream(1, 2, 3)
    counts = np.bincount([streams.below(key, k, 6) for k in range(60_000)], minlength=6)
    assert counts.min() > 9_600 and counts.max() < 10_400  # 4 standard deviations


def test_streams_of_neighbours_differ() -> None:
    keys = {streams.stream(seed, index, purpose) for seed in range(10) for index in range(10) for purpose in range(7)}
    assert len(keys) == 700


def test_live_chance_is_even_and_repeats_itself() -> None:
    chance = streams.LiveChance(b"x" * 32)
    counts = np.bincount([chance.below(k, 6) for k in range(30_000)], minlength=6)
    assert counts.min() > 4_700 and counts.max() < 5_300
    assert [chance.below(k, 1000) for k in range(5)] == [streams.LiveChance(b"x" * 32).below(k, 1000) for k in range(5)]


# --- describing games ---------------------------------------------------------------------------------------------


def test_the_cache_folder_changes_with_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pileup.engine.loader import fingerprint

    before = fingerprint(KIND, False)
    assert fingerprint(KIND, True) != before
    changed = tmp_path / "dice_race.py"
    changed.write_text(Path(str(sys.modules["dice_race"].__file__)).read_text() + "\n# a changed rule\n")
    monkeypatch.setattr(sys.modules["dice_race"], "__file__", str(changed))
    assert fingerprint(KIND, False) != before


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("no-such-game",), {}, "Games: "),
        (("dice-race", 9), {}, "1 to 6"),
        (("dice-race", True), {}, "1 to 6"),
        (("dice-race",), {"goals": 3}, "Did you mean goal"),
        (("dice-race",), {"goal": 0}, "1 to 100"),
        (("dice-race:goal",), {}, "name=value"),
        (("/nowhere/x.json",), {}, "No such file"),
        ((7,), {}, "can't be a int"),
    ],
)
def test_wrong_descriptions_are_refused_clearly(
    arguments: tuple[object, ...], options: dict[str, object], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pileup.engine import game, make

    monkeypatch.setattr(game, "games", lambda: {"dice-race": KIND})
    with pytest.raises(PileupError, match=message):
        make(*arguments, **options)  # type: ignore[arg-type]


def test_a_description_makes_the_same_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from pileup.engine import game, make

    monkeypatch.setattr(game, "games", lambda: {"dice-race": KIND})
    made = make("dice-race:seats=3,goal=9")
    assert (made.seats, made.options) == (3, {"goal": 9})
    assert make(made.description()).description() == made.description()
    with pytest.raises(UnknownName):
        make({"game": "dice-race", "options": {"x": 1}})


def test_odds_follow_the_logistic_curve():
    import math

    from pileup.engine.verbs import odds

    # the lead is cut to 32nds of a unit, where the curve climbs at most 1/4 a unit; both results are cut, too
    floor = 1000 / 4 / 32 + 2
    for unit in (1, 7, 100):
        for lead in range(-8 * unit, 8 * unit + 1):
            exact = 1000 / (1 + math.exp(-lead / unit))
            assert abs(odds(lead, unit) - exact) <= 15
            assert abs(odds(lead, unit) + odds(-lead, unit) - 1000) <= floor
    assert odds(0, 5) == 500 and odds(10**6, 5) == 1000 and odds(-(10**6), 5) == 0
