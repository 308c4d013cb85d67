"""Order on the Track and positions as data (BB-POS, BB-STATE)."""

import json

import pytest

from pileup.engine.target_python import Status
from pileup.errors import InvalidPosition
from pileup.games.bayou_bash.rules.order import frontmost, rearmost
from pileup.play import Race
from tests.bayou_bash.script import game_of, scene


def order(s, racers):
    """Racers in Turn Order."""
    seats = [s.seat(racer) for racer in racers]
    mask = sum(1 << p for p in seats)
    found = []
    while mask:
        p = rearmost(s.s, s.game.static, mask)
        found.append(racers[seats.index(p)])
        mask &= ~(1 << p)
    return found


ALL = ["pig", "rabbit", "rooster", "waldgeist"]


@pytest.mark.rule("BB-POS-08", "BB-POS-01", "BB-POS-05", "BB-TERM-04")
def test_the_rulebooks_example_of_the_order():
    s = scene({"waldgeist": "1:5.5", "pig": "1:5.3", "rooster": "1:4.4", "rabbit": "1:2.1"}, phase="fans")
    assert order(s, ALL) == ["rabbit", "rooster", "pig", "waldgeist"]
    assert s.asks == "waldgeist place_fan"
    assert frontmost(s.s, s.game.static, 15) == s.seat("waldgeist")


@pytest.mark.rule("BB-POS-01")
def test_piece_then_column_then_lane():
    s = scene({"pig": "2:1.1", "rabbit": "1:6.5", "rooster": "1:6.4", "waldgeist": "1:5.5"}, phase="fans")
    assert order(s, ALL) == ["waldgeist", "rooster", "rabbit", "pig"]


@pytest.mark.rule("BB-POS-02", "BB-POS-03", "BB-POS-04", "BB-RULE-05")
def test_skulls_are_ahead_of_racers_the_bottom_one_most():
    s = scene(
        {
            "pig": {"space": "1:1.1", "level": 1},
            "rabbit": {"space": "1:1.1", "level": 0},
            "rooster": {"status": "off", "space": "1:1.1", "level": 1},
            "waldgeist": {"status": "off", "space": "1:1.1", "level": 0},
        },
        phase="fans",
    )
    assert order(s, ALL) == ["pig", "rabbit", "rooster", "waldgeist"]


@pytest.mark.rule("BB-POS-07")
def test_finished_racers_are_in_no_order():
    s = scene({"pig": "1:1.1", "rabbit": {"status": "finished"}}, phase="round")
    assert rearmost(s.s, s.game.static, 3) == 0
    assert rearmost(s.s, s.game.static, 2) == -1


@pytest.mark.rule("BB-STATE-01", "BB-STATE-02", "BB-STATE-03", "BB-STATE-04", "BB-STATE-05", "BB-STATE-06")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 4, "track": "mad-patch-prix"},
        {"seats": 3, "track": "silverstone-swamp", "destruction_derby": True},
        {"seats": 1},
        {"seats": 3, "mode": "night-race"},
        {"seats": 4, "stubborn_jockeys": True},
    ],
    ids=str,
)
def test_every_position_of_a_race_can_be_written_down_and_set_up_again(options):
    from pileup.engine import make
    from tests.bayou_bash.random_races import positions

    game = make("bayou-bash", **options)
    for s, status in positions(game, 31):
        data = json.loads(json.dumps(game.kind.position(game, s)))
        again = game.kind.set_up(game, data)
        assert again.dump() == s.dump(), game.python().frame_name(s)
        if status == Status.OVER:
            break


def test_left_out_means_as_at_the_start():
    game = game_of(["pig", "rabbit"])
    assert game.kind.set_up(game, {}).dump() == game.python().start().dump()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rnd": 3}, "a position has no 'rnd'; did you mean 'round'?"),
        ({"seats": []}, "seats: 0 of 2 seats are given"),
        ({"seats": [{"racer": "pig", "space": "9:1.1"}, {"racer": "rabbit", "space": "1:1.1"}]}, "pieces 0 to 4"),
        ({"seats": [{"racer": "pig", "space": "1:7.1"}, {"racer": "rabbit", "space": "1:1.1"}]}, "columns 1 to 6"),
        ({"seats": [{"racer": "pig", "space": "x"}, {"racer": "rabbit", "space": "1:1.1"}]}, "'x' is no space"),
        ({"seats": [{"racer": "pig", "space": "1:1.1"}, {"racer": "pig", "space": "1:1.1"}]}, "both ride the pig"),
        ({"seats": [{"racer": "pug", "space": "1:1.1"}, {"racer": "pig", "space": "1:1.1"}]}, "did you mean 'pig'?"),
        ({"seats": [{"racer": "pig"}, {"racer": "rabbit", "space": "1:1.1"}]}, "seat 0 has no space"),
        (
            {"seats": [{"racer": "pig", "space": "1:1.1", "carrots": 4}, {"racer": "rabbit", "space": "1:1.1"}]},
            "carrots: 4 is no whole number from 0 to 3",
        ),
        (
            {
                "seats": [
                    {"racer": "pig", "space": "1:1.1", "fans": ["1:1.1", "1:1.1"]},
                    {"racer": "rabbit", "space": "1:1.1"},
                ]
            },
            "two Fans lie on 1:1.1",
        ),
        (
            {
                "seats": [
                    {"racer": "pig", "space": "1:1.1", "card": "J01"},
                    {"racer": "rabbit", "space": "1:1.1", "card": "J01"},
                ]
            },
            "J01 is elsewhere too",
        ),
        ({"barrels": ["1:1.1", "1:1.1"]}, "barrels: two on 1:1.1"),
        ({"barrels": [f"1:{c}.{lane}" for c in range(1, 4) for lane in range(1, 5)]}, "barrels: 12; the box has 10"),
        ({"tokens": {"1:1.1": "gold"}}, "'gold' on 1:1.1"),
        ({"event": "Rain"}, "event: there is no 'Rain'"),
        ({"phase": "lunch"}, "phase is one of"),
        ({"turn": {"seat": 5}}, "turn: seat: 5 is no whole number from 0 to 1"),
        ({"turn": {"seat": 0, "dice": ["swift"]}}, "write a kind and a value"),
        ({"turn": {"seat": 0, "used": ["oink"]}}, "there is no 'oink'"),
        ({"pieces": ["startA"]}, "only a Night Race"),
        ({"frames": [{"kind": "nap"}]}, "there is no 'nap'"),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(change, reason):
    game = game_of(["pig", "rabbit"])
    good = {"seats": [{"racer": "pig", "space": "1:1.1"}, {"racer": "rabbit", "space": "1:2.1"}]}
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, good | change)
    assert reason in str(caught.value)


TURN = ({"kind": "round", "step": 5}, {"kind": "racing"}, {"kind": "turn", "step": 6})


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ({"kind": "choose-die", "seat": 100}, "seat: 100 is not a seat"),
        ({"kind": "choose-die", "seat": -1}, "seat: -1 is not a seat"),
        ({"kind": "choose-die", "seat": 1}, "it is about the Racer whose Turn it is"),
        ({"kind": "choose-die", "todo": 1 << 7}, "todo holds an ability that can't be used"),  # nothing beside the Pig
        ({"kind": "ram", "who": 120}, "who: 120 is not a seat"),
        ({"kind": "ram-barrel", "who": 3}, "that Barrel is in the supply"),
        ({"kind": "enter", "to": 32000, "way": -1}, "to is no space of the Track"),
        ({"kind": "enter", "to": -100, "way": -1}, "to: -100 is not from -1 to 32000"),
        ({"kind": "enter", "what": 1, "left": 32000}, "left is no space with that Fan"),
        ({"kind": "quake-fan", "to": 32000}, "to: 32000 is not a space of the Track"),
        ({"kind": "quake-fan", "to": 0}, "no Fan lies there"),
        ({"kind": "roll-die", "what": 1}, "that die is not to be rolled"),
        ({"kind": "tusk-how", "who": 5}, "no Barrel lies there"),
        ({"kind": "aim"}, "lies on die"),
        ({"kind": "set-up"}, "the lowest frame is set-up or round, and no other"),
        ({"kind": "reroll"}, "lies on stagger"),
        ({"kind": "turn", "step": 6}, "lies on racing"),
        ({"kind": "round"}, "the lowest frame is set-up or round, and no other"),
        ({"kind": "window", "step": 1}, "step: 1 is not from 0 to 0"),
        ({"kind": "lay-piece"}, "no piece is to be laid"),
        ({"kind": "turn-up-card", "left": 6}, "left: 6 is not from 1 to 5"),
    ],
)
def test_frames_that_no_race_could_hold_are_refused(frame, reason):
    """Compiled rules take indices as they are, so what comes from outside must fit."""
    game = game_of(["pig", "rabbit"])
    seats = [{"racer": "pig", "space": "1:1.1", "carrots": 3}, {"racer": "rabbit", "space": "4:2.1"}]
    position = {"seats": seats, "turn": {"seat": 0, "dice": ["swift-2"]}, "frames": [*TURN, frame]}
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, position)
    assert reason in str(caught.value)
    game.kind.set_up(game, position | {"frames": [*TURN, {"kind": "choose-die"}]})


def test_whose_turn_it_is_stands_on_the_track():
    game = game_of(["pig", "rabbit"])
    seats = [{"racer": "pig", "status": "finished"}, {"racer": "rabbit", "space": "1:1.1"}]
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, {"seats": seats, "turn": {"seat": 0, "dice": ["swift-2"]}})
    assert "the Racer of seat 0 is not on the Track" in str(caught.value)
    off = [{"racer": "pig", "status": "off", "space": "1:1.1"}, seats[1]]
    game.kind.set_up(game, {"seats": off, "turn": {"seat": 0, "step": "begin"}})  # it comes back first


def test_all_reasons_come_at_once():
    game = game_of(["pig", "rabbit"])
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(
            game, {"seats": [{"racer": "pug"}, {"racer": "rabbit", "space": "x"}], "barrels": 3, "moved": [7]}
        )
    assert len(caught.value.problems) >= 4


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pices": []}, "a position has no 'pices'"),
        ({"seats": [{"racer": "pig", "status": []}, {"racer": "rabbit", "space": "1:2.1"}]}, "status is one of"),
    ],
)
def test_unknown_keys_and_words_of_another_type_are_refused(change, reason):
    game = game_of(["pig", "rabbit"])
    with pytest.raises(InvalidPosition, match=reason):
        game.kind.set_up(game, change)


def test_a_position_that_asks_for_dice_where_none_are_left_is_refused():
    game = game_of(["pig", "rabbit"])
    seats = [{"racer": "pig", "space": "1:1.1"}, {"racer": "rabbit", "space": "1:2.1"}]
    turn = {"seat": 0, "showboat": 1, "take": {"swift": 1}}
    frames = [{"kind": "round", "step": 4}, {"kind": "racing"}, {"kind": "turn", "step": 6}, {"kind": "choose-die"}]
    position = {"seats": seats, "turn": turn, "frames": frames}
    assert Race.set_up(game, position).decisions[0].options
    with pytest.raises(InvalidPosition, match="seat 0 is asked and has nothing to choose from"):
        Race.set_up(game, position | {"turn": {"seat": 0, "showboat": 1}})
