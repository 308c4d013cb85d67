"""Gaining Fans, the Finish Line, the winner (BB-FAN, BB-WIN)."""

import pytest

from tests.bayou_bash.script import scene


def gaining(pig="1:1.3", rabbit="0:1.1", n=1, **more):
    """The Pig gains Fans for Rams at the end of its Turn."""
    entry = {"space": pig} if isinstance(pig, str) else pig
    return scene({"pig": {**entry, "rammed": [1]}, "rabbit": rabbit}, turn={"step": "gains"}, **more)


def spaces(pieces, columns=range(1, 7)):
    return {f"space:{p}:{c}.{lane}" for p in pieces for c in columns for lane in range(1, 6)}


TURN_PIECE = {f"space:2:{c}.{lane}" for c in range(1, 6) for lane in range(1, 6)}


@pytest.mark.rule("BB-FAN-01", "BB-FAN-02", "BB-TERM-10")
def test_at_least_one_piece_ahead_without_object_and_not_on_the_finish_line():
    s = gaining(barrels=["3:1.1"], tokens={"3:1.2": "carrot"}, terrain={"S2": {"1.3": "w"}})
    legal = TURN_PIECE | spaces([3]) | spaces([4], range(1, 6))
    assert set(s.options) == legal - {"space:3:1.1"}


@pytest.mark.rule("BB-FAN-03", "BB-RULE-28")
def test_on_the_last_piece_a_fan_goes_anywhere():
    s = gaining("4:2.2")
    everywhere = spaces([0, 1, 3]) | TURN_PIECE | spaces([4], range(1, 6))
    assert set(s.options) == everywhere - {"space:4:2.2", "space:0:1.1"}


@pytest.mark.rule("BB-RULE-28")
def test_legal_normal_spaces_come_first():
    fans = [f"4:{c}.{lane}" for c in range(1, 4) for lane in range(1, 6)]
    wet = {f"{c}.{lane}": "w" for c in (4, 5) for lane in range(1, 6)}
    del wet["5.4"], wet["5.5"]
    s = gaining(
        "3:1.1", {"space": "0:1.1", "fans": fans}, terrain={"finish": wet}, event="Who Turned Out the Lightnin' Bugs"
    )
    assert s.options == ["space:4:5.4", "space:4:5.5"]


@pytest.mark.rule("BB-RULE-28", "BB-FAN-01")
def test_a_single_legal_space_takes_the_fan_without_a_question():
    fans = [f"4:{c}.{lane}" for c in range(1, 4) for lane in range(1, 6)]
    wet = {f"{c}.{lane}": "w" for c in (4, 5) for lane in range(1, 6) if (c, lane) != (5, 5)}
    s = gaining(
        "3:1.1", {"space": "0:1.1", "fans": fans}, terrain={"finish": wet}, event="Who Turned Out the Lightnin' Bugs"
    )
    assert s.fans("pig") == ["4:5.5"]


@pytest.mark.rule("BB-FAN-04")
def test_several_fans_one_by_one():
    s = scene(
        {"pig": {"space": "1:1.3", "rammed": [1, 2]}, "rabbit": "0:1.1", "rooster": "0:1.2"}, turn={"step": "gains"}
    )
    s.play("pig space:3:1.1")
    assert "space:3:1.1" not in s.options
    s.play("pig space:3:1.2")
    assert s.fans("pig") == ["3:1.1", "3:1.2"]


@pytest.mark.rule("BB-FAN-06", "BB-POS-02")
def test_off_the_track_fans_are_counted_from_the_skull():
    s = gaining({"space": "3:1.1", "status": "off"})
    assert set(s.options) == spaces([4], range(1, 6))


@pytest.mark.rule("BB-RULE-30", "BB-COMP-05")
def test_with_all_fifteen_on_the_track_a_gain_is_lost():
    fans = [f"3:{c}.{lane}" for c in (1, 2, 3) for lane in range(1, 6)]
    s = gaining({"space": "1:1.3", "fans": fans})
    assert s.turn_of == "rabbit"
    s = gaining({"space": "1:1.3", "fans": fans[1:]})
    s.play("pig space:3:1.1")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RULE-30", "BB-OBJ-03")
def test_a_discarded_fan_can_be_gained_again():
    fans = [f"3:{c}.{lane}" for c in (1, 2, 3) for lane in range(1, 6)]
    s = scene(
        {"pig": {"space": "3:1.2", "fans": [*fans[:1], *fans[2:], "4:1.1"], "rammed": [1]}, "rabbit": "0:1.1"},
        dice="nimble-1",
    )
    s.play("pig way:forward")  # over its own Fan on 3:2.2
    assert len(s.fans("pig")) == 14
    s.play("pig space:4:2.2")
    assert len(s.fans("pig")) == 15


@pytest.mark.rule("BB-WIN-01", "BB-TRACK-04", "BB-RULE-33", "BB-TERM-01")
def test_finishing_ends_the_turn_and_puts_three_fans_anywhere():
    s = scene({"pig": {"space": "4:5.3", "staggers": 2}, "rabbit": "1:1.1"}, dice="nimble-1 swift-3")
    s.play("pig die:nimble-1", "pig way:forward")
    assert s.finished("pig")
    assert s.space("pig") is None
    assert "space:0:1.1" in s.options
    assert "space:4:6.1" not in s.options
    s.play("pig space:0:1.1", "pig space:0:1.2", "pig space:1:2.1")
    assert s.turn_of == "rabbit"
    assert s.fans("pig") == ["0:1.1", "0:1.2", "1:2.1"]


@pytest.mark.rule("BB-RULE-33")
def test_fans_for_rams_after_finishing_go_anywhere():
    s = scene({"pig": {"space": "4:5.3", "rammed": [1]}, "rabbit": "1:1.1"}, dice="nimble-1")
    s.play("pig way:forward", *[f"pig space:0:1.{k}" for k in (1, 2, 3)])
    assert s.asks == "pig place_fan"
    assert "space:0:1.4" in s.options


@pytest.mark.rule("BB-WIN-02", "BB-WIN-03", "BB-WIN-04", "BB-POS-07")
def test_the_racing_phase_is_played_out_and_then_the_game_ends_without_a_fan_phase():
    s = scene({"pig": "4:5.3", "rabbit": "4:5.1", "rooster": "1:1.1"}, dice="nimble-1", moved=[2])
    s.play("pig way:forward", *[f"pig space:0:1.{k}" for k in (1, 2, 3)])
    assert s.turn_of == "rabbit"
    s.play("rabbit plain")
    assert s.asks == "over"
    assert s.places == [1, 2, 3]  # 3 Fans; then the Rabbit, whose Turn was more recent than the Rooster's


@pytest.mark.rule("BB-WIN-03")
def test_several_may_finish_in_the_last_round():
    s = scene({"pig": "4:5.3", "rabbit": "4:5.1"}, dice="nimble-1")
    s.play("pig way:forward", *[f"pig space:0:1.{k}" for k in (1, 2, 3)])
    s.s.to_roll[0] = 0
    s = scene(
        {"pig": {"status": "finished"}, "rabbit": "4:5.1"}, final=1, moved=[0], turn={"seat": 1, "dice": ["nimble-1"]}
    )
    s.play("rabbit way:forward", *[f"rabbit space:0:1.{k}" for k in (1, 2, 3)])
    assert s.asks == "over"
    assert s.places == [2, 1]


@pytest.mark.rule("BB-RULE-35", "BB-RAM-07")
def test_pushed_onto_the_finish_line_a_racer_has_finished():
    s = scene({"pig": "4:4.3", "rabbit": {"space": "4:5.3", "card": "J01"}}, dice="nimble-1")
    s.play("pig way:forward", "pig way:forward")
    assert s.finished("rabbit")
    assert s.asks == "rabbit place_fan"  # its owner places 3
    s.play(*[f"rabbit space:0:1.{k}" for k in (1, 2, 3)])
    assert s.asks == "pig place_fan"  # and the Ram still counts
    s.play("pig space:0:1.4")
    assert s.asks == "over"  # the Rabbit takes no Turn; its card is discarded
    assert s.s.discard == 1
    assert s.s.card[1] == 0


def over(fans, status, last_turn):
    """A race that is over, with so many Fans, and its places."""
    seats = {}
    for k, racer in enumerate(("pig", "rabbit", "rooster", "waldgeist")[: len(fans)]):
        seats[racer] = {
            "fans": [f"{k}:{1 + n // 5}.{1 + n % 5}" for n in range(fans[k])],
            "last_turn": last_turn[k],
            **({"status": "finished"} if status[k] == "f" else {"space": f"4:1.{k + 1}"}),
        }
    return scene(seats, phase="round", final=1)


@pytest.mark.rule("BB-WIN-04", "BB-WIN-05", "BB-RULE-34")
@pytest.mark.parametrize(
    ("fans", "status", "last", "winner"),
    [
        ((3, 2, 1), "ff-", (9, 8, 7), 0),  # most Fans win
        ((3, 3, 1), "f--", (7, 9, 8), 0),  # tied: the one that finished counts one more
        ((3, 3, 1), "---", (7, 9, 8), 1),  # still tied: the most recent Turn
        ((3, 3, 2), "--f", (7, 8, 9), 2),  # a finisher one behind joins the tie
        ((3, 3, 3), "ff-", (7, 8, 9), 1),  # among the two finishers the more recent
        ((4, 3, 3), "-ff", (7, 8, 9), 0),  # no tie for the highest total: nothing is added
    ],
)
def test_the_winner(fans, status, last, winner):
    s = over(fans, status, last)
    assert s.asks == "over"
    assert s.places[winner] == 1
    assert s.places.count(1) == 1


@pytest.mark.rule("BB-RULE-34")
def test_a_racer_pushed_over_the_line_before_its_turn_has_the_turn_of_the_round_before():
    s = scene(
        {
            "pig": {"space": "4:4.3", "fans": ["0:2.1", "0:2.2"], "last_turn": 5},
            "rabbit": {"space": "4:5.3", "last_turn": 4},
            "rooster": {"space": "1:1.1", "last_turn": 6, "fans": ["0:3.1", "0:3.2", "0:3.3"]},
        },
        dice="nimble-1",
        moved=[2],
        turns=6,
    )
    s.play("pig way:forward", "pig way:forward", *[f"rabbit space:0:1.{k}" for k in (1, 2, 3)])
    s.play("pig space:0:2.3")
    # all have 3; the Rabbit, who finished, counts 4
    assert s.asks == "over"
    assert s.places[1] == 1
    assert s.s.last_turn[1] == 4


@pytest.mark.rule("BB-RULE-47")
def test_finishing_in_the_event_phase_the_racing_phase_is_still_played():
    content = {"events": {"events": [{"name": "Gust", "effects": [{"to": "each-on-track", "do": ["move forward"]}]}]}}
    s = scene({"pig": "4:5.3", "rabbit": "1:1.1"}, phase="round", content=content)
    s.play("* event:Gust")
    assert s.finished("pig")
    s.play(*[f"pig space:0:1.{k}" for k in (1, 2, 3)], "* card:J12", "* card:J11")
    assert s.asks == "rabbit discard_card"  # one racing: two cards
    s.play("rabbit card:J11", "rabbit plain", *["* roll:1"] * 3, *["rabbit way:forward"] * 3)
    assert s.asks == "over"


@pytest.mark.rule("BB-RULE-47")
def test_when_no_racer_is_left_the_game_ends_at_once():
    content = {"events": {"events": [{"name": "Gust", "effects": [{"to": "each-on-track", "do": ["move forward"]}]}]}}
    s = scene({"pig": "4:5.3", "rabbit": "4:5.1"}, phase="round", content=content)
    s.play("* event:Gust", *[f"rabbit space:0:1.{k}" for k in (1, 2, 3)], *[f"pig space:0:2.{k}" for k in (1, 2, 3)])
    assert s.asks == "over"
