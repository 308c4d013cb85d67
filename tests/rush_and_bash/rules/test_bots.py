"""The rulebook's Bots (ledger, section 17): blue, green, … are Bots, black is a person."""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, RUSH, SPRINT, at, hearts, names, places, scene, where
from tests.rush_and_bash.script import Script, race
from tests.rush_and_bash.tracks import LONG, TWO_BOARDS

FAR = at("01A:2.1", "sprint-repair-1", "sprint-star-1", "sprint-star-2")


def bot(space, *lines, circuit=LONG, game=None, **parts):
    """The Bot blue's turn; second of two, it draws from the Rush deck."""
    own = parts.pop("own", {})
    black = parts.pop("black", FAR)
    others = {name: parts.pop(name) for name in ("green", "red") if name in parts}
    options = {"bots": 1 + len(others), **(game or {})}
    return scene(
        circuit,
        *lines,
        black=black,
        blue=at(space, **own),
        **others,
        turn={"car": "blue"},
        game=options,
        **parts,
    )


@pytest.mark.rule("RB-BOT-01", "RB-BOT-03", "RB-BOT-02")
def test_a_bot_s_turn_in_the_normal_order():
    s = scene(
        LONG,
        "black card:sprint-repair-1",
        black=at("04A:1.1", "sprint-repair-1", "sprint-star-1", "sprint-star-2"),
        blue=at("01A:2.1"),
        game={"bots": 1},
    )
    s.play("* card:sprint-bomb-1")
    assert s.odds == {f"card:{name}": count for name, count in RUSH.items()}  # its place's deck
    s.play("* card:rush-repair-4")
    assert where(s, "blue") == "01A:2.5"
    assert s.car("blue")["hand"] == []  # no drawing
    assert s.position["discards"]["rush"] == {"rush-repair-4": 1}
    assert s.asks == "black card"


@pytest.mark.rule("RB-BOT-03")
def test_a_leading_bot_reveals_sprint_cards():
    s = scene(LONG, black=FAR, blue=at("04A:1.1"), ranking=["blue", "black"], game={"bots": 1})
    left = {name: count - FAR["hand"].count(name) for name, count in SPRINT.items()}
    assert s.odds == {f"card:{name}": count for name, count in left.items() if count}


@pytest.mark.rule("RB-BOT-01", "RB-END-01")
def test_a_bot_can_finish_and_win():
    s = bot("01A:2.5", "* card:rush-repair-3", own={"crossed_start": True})
    assert where(s, "blue") == "finished 01A:2.6"
    assert s.asks == "over"
    assert places(s) == {"blue": 1, "black": 2}


@pytest.mark.rule("RB-BOT-01", "RB-BOT-08", "RB-BOT-11", "RB-OFF-02")
def test_a_bot_is_rammed_damaged_and_goes_off_track_without_a_star():
    s = scene(
        LONG,
        "black card:sprint-repair-1",
        black=at("11A:1.3", "sprint-repair-1"),
        blue=at("11A:1.4", hearts=1),
        game={"bots": 1},
    )
    assert (where(s, "blue"), s.car("blue")["hearts"], s.car("blue")["stars"]) == ("11A:1.2", 3, 0)
    s = scene(
        LONG,
        "black card:sprint-repair-1",
        black=at("11A:1.3", "sprint-repair-1"),
        blue=at("11A:1.4"),
        game={"bots": 1},
    )
    assert (where(s, "blue"), hearts(s)["blue"]) == ("09A:1.1", 2)


@pytest.mark.rule("RB-BOT-04")
@pytest.mark.parametrize(
    ("taken", "lane_3_first"),
    [
        ([], "04A:3.4"),  # house board 04A: 2.3 touches 3.3 and 3.4 beside the binoculars; the further forward
        (["04A:3.4"], "04A:3.3"),
        (["04A:3.4", "04A:3.3"], "04A:1.4"),  # then the opposite lane in the same manner
        (["04A:3.4", "04A:3.3", "04A:1.4"], "04A:1.3"),
        (["04A:3.4", "04A:3.3", "04A:1.4", "04A:1.3"], None),
    ],
)
def test_a_bot_swerves_first_to_the_side_of_the_binoculars(taken, lane_3_first):
    s = bot("04A:2.3", "* card:rush-swerve-3", circuit="first-game", rocks=taken)
    swerved = s.happened("swerved")
    assert [event[3].partition(":")[2] for event in swerved] == ([lane_3_first] if lane_3_first else [])


@pytest.mark.rule("RB-BOT-04", "RB-BOT-03")
def test_a_bot_from_an_outer_lane():
    s = bot("04A:1.2", "* card:rush-swerve-3", circuit="first-game")
    # From lane 1 to lane 2 (2.2 lies further forward than 2.1), then three spaces: no choice anywhere.
    assert where(s, "blue") == "04A:2.5"


@pytest.mark.rule("RB-BOT-04")
def test_a_bot_never_swerves_into_a_departure_pocket():
    # 03B 1.4 touches 2.4, where a Rock lies, and the pocket P1.
    s = bot("03B:1.4", "* card:rush-swerve-3", circuit="phoenix-empire", rocks=["03B:2.4"])
    assert (s.happened("swerved"), where(s, "blue")) == ([], "02B:1.3")


@pytest.mark.rule("RB-BOT-04")
def test_a_bot_on_an_arrival_pocket_swerves_to_its_lane():
    s = bot("02B:Q3", "* card:rush-swerve-3", circuit="phoenix-empire")
    assert [event[3] for event in s.happened("swerved")] == ["5:02B:3.2"]  # further forward than 3.1


@pytest.mark.rule("RB-BOT-05", "RB-BOT-03")
def test_a_bot_always_fires():
    s = bot("04A:1.1", "* card:rush-missile-3", black=at("04A:1.5", *FAR["hand"]))
    assert hearts(s) == {"black": 2, "blue": 3}


@pytest.mark.rule("RB-BOT-06")
@pytest.mark.parametrize(
    ("taken", "space"),
    [([], "04A:1.3"), (["04A:1.3"], "04A:1.2"), (["04A:1.3", "04A:1.2", "04A:1.1"], "01A:1.6")],
)
def test_a_bot_drops_its_bomb_into_the_first_free_space_behind(taken, space):
    s = bot("04A:1.4", "* card:rush-bomb-3", rocks=taken)
    assert names(s.position["bombs"]) == {space}
    assert where(s, "blue") == "11A:1.2"


@pytest.mark.rule("RB-BOT-06", "RB-RULE-29")
def test_a_bot_s_bomb_goes_back_through_a_portal():
    portals = {"departures": [2, 1, 3, 4, 5, 6], "arrivals": [1, 2, 3, 4, 5, 6]}
    s = bot("02B:1.2", "* card:rush-bomb-3", circuit="phoenix-empire", rocks=["02B:1.1"], portals=portals)
    assert names(s.position["bombs"]) == {"03B:2.5"}  # tile 1


@pytest.mark.rule("RB-RULE-52", "RB-BOT-06")
def test_a_bot_s_bomb_not_further_back_than_the_grid():
    taken = ["01A:1.1", "01A:1.2"]
    s = bot("01A:1.3", "* card:rush-bomb-3", rocks=taken)
    assert (s.position["bombs"], where(s, "blue")) == ([], "01A:1.6")


@pytest.mark.rule("RB-RULE-52", "RB-BOT-06")
def test_a_bot_s_bomb_not_past_the_grid_though_the_bot_has_crossed_the_line():
    # On the first space past the starting line in its second lap, everything back to the end of the grid taken.
    taken = [f"01A:1.{k}" for k in (1, 2, 3, 4, 5)]
    s = bot("01A:1.6", "* card:rush-bomb-3", rocks=taken, own={"crossed_start": True})
    assert s.position["bombs"] == []


@pytest.mark.rule("RB-RULE-23", "RB-BOT-06")
def test_a_bot_without_a_bomb_in_the_supply():
    nine = [f"09A:{lane}.{k}" for lane in (1, 2, 3) for k in (3, 4, 5)]
    s = bot("04A:1.4", "* card:rush-bomb-3", bombs=nine)
    assert len(s.position["bombs"]) == 9 and where(s, "blue") == "11A:1.2"


@pytest.mark.rule("RB-BOT-07")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 3)])
def test_a_bot_repairs(before, after):
    s = bot("04A:1.1", "* card:rush-repair-3", own={"hearts": before})
    assert hearts(s)["blue"] == after


@pytest.mark.rule("RB-BOT-10", "RB-RULE-36", "RB-BOT-11")
def test_a_bot_s_star_is_two_more_spaces_in_one_movement():
    s = bot("04A:1.1", "* card:rush-star-3", black=at("04A:1.3", *FAR["hand"]))
    assert (where(s, "blue"), where(s, "black"), hearts(s)["black"]) == ("04A:1.3", "04A:1.5", 2)
    s = bot("04A:1.1", "* card:rush-star-3")
    assert (where(s, "blue"), s.car("blue")["stars"]) == ("11A:1.1", 0)


@pytest.mark.rule("RB-BOT-09", "RB-BOT-12", "RB-SPEC-03")
def test_a_bot_triggers_and_the_lowest_human_decides():
    s = scene(
        "landslide",
        black=at("02A:1.1", "sprint-repair-1"),
        blue=at("02A:1.2", "sprint-repair-2"),
        green=at("04B:2.1"),
        ranking=["blue", "black", "green"],
        turn={"car": "green"},
        game={"bots": 1},
    )
    s.play("* card:rush-repair-3", "* die:3")
    assert s.asks == "black slide"


@pytest.mark.rule("RB-BOT-12")
def test_only_humans_still_racing_decide():
    s = scene(
        "landslide",
        black=at("finished 01A:1.6"),
        blue=at("02A:1.2", "sprint-repair-2"),
        green=at("04B:2.1"),
        ranking=["blue", "black", "green"],
        turn={"car": "green"},
        game={"bots": 1},
    )
    s.play("* card:rush-repair-3", "* die:3")
    assert s.asks == "blue slide"


@pytest.mark.rule("RB-RULE-51")
def test_a_landslide_without_a_human_falls_at_random():
    s = bot("04B:2.1", "* card:rush-repair-3", "* die:3", circuit="landslide", black=at("finished 01A:1.6"))
    assert s.asks == "* slide_blind"
    assert len(s.odds) == 12 and set(s.odds.values()) == {1}
    s.play("* space:04B:1.4")
    assert len(s.odds) == 6
    s.play("* space:08B:1.4")
    assert names(s.position["rocks"]) == {"04B:1.4", "08B:1.4"}


@pytest.mark.rule("RB-RULE-51")
def test_a_grumbler_without_a_human_walks_at_random():
    s = bot(
        "11B:1.1", "* card:rush-repair-3", "* die:1", circuit="plateau-of-the-grumblers", black=at("finished 01A:1.6")
    )
    assert s.asks == "* grumbler_blind"
    assert len(s.odds) == 3 and set(s.odds.values()) == {1}  # stay, or one of two points


@pytest.mark.rule("RB-RULE-51", "RB-BOT-12")
def test_a_geyser_s_choice_for_a_bot():
    s = bot("05B:1.1", "* card:rush-repair-4", "* die:3", circuit="phoenix-empire")
    assert s.asks == "black geyser_stop"
    s = bot("05B:1.1", "* card:rush-repair-4", "* die:3", circuit="phoenix-empire", black=at("finished 01A:1.6"))
    assert where(s, "blue") == "05B:1.5"  # goes on


@pytest.mark.rule("RB-BOT-09")
def test_a_bot_rolls_on_the_bridge_and_in_the_jungle():
    s = bot("06B:2.4", "* card:rush-repair-3", "* die:1", circuit="marshes-of-tzulan")
    assert (where(s, "blue"), hearts(s)["blue"]) == ("06B:LAKE", 2)
    s = bot("clearing 1", "* die:2", circuit="wild-lands")
    assert where(s, "blue") == "clearing 2"
    s = bot("clearing 1", "* die:5", "* card:rush-repair-3", circuit="wild-lands", black=at("09B:1.1", *FAR["hand"]))
    assert where(s, "blue") == "09B:2.1"  # X, 2.4, 2.5, 09B 2.1


@pytest.mark.rule("RB-BOT-02", "RB-SETUP-04")
def test_bots_start_behind_all_humans_without_hands():
    s = Script(race(TWO_BOARDS, 4, bots=2, first_seat="1"))
    while s.frame == "draw":
        s.play(f"* {s.options[0]}")
    assert s.position["ranking"] == ["blue", "black", "green", "red"]
    assert [s.car(c)["hand"] for c in ("green", "red")] == [[], []]
    assert [hearts(s)[c] for c in ("green", "red")] == [3, 3]


# --- lifeless ---------------------------------------------------------------------------------------------------------

LIFELESS = {"lifeless": True}


@pytest.mark.rule("RB-BOT-13", "RB-RULE-54")
@pytest.mark.parametrize(("die", "off"), [(1, True), (2, True), (3, False), (6, False)])
def test_one_point_to_a_lifeless_bot(die, off):
    s = scene(
        LONG,
        "black card:sprint-repair-1",
        black=at("11A:1.3", "sprint-repair-1"),
        blue=at("11A:1.4"),
        game={"bots": 1, **LIFELESS},
    )
    assert (s.asks, s.odds) == ("* lifeless", FAIR_DIE)
    s.play(f"* die:{die}")
    assert where(s, "blue") == ("11A:1.2" if off else "09A:1.1")  # pushed two spaces where it stays on the track


@pytest.mark.rule("RB-BOT-13", "RB-RULE-54")
@pytest.mark.parametrize(("die", "off"), [(4, True), (5, False)])
def test_two_points_of_one_event_to_a_lifeless_bot(die, off):
    s = bot("05B:2.1", "* card:rush-repair-4", "* die:1", f"* die:{die}", circuit="phoenix-empire", game=LIFELESS)
    assert where(s, "blue") == ("05B:2.1" if off else "05B:2.2")


@pytest.mark.rule("RB-BOT-13", "RB-RULE-54", "RB-RULE-12")
def test_three_points_always():
    # Blue on 2.3 is in the blasts of 2.2, 2.4 and 1.3; the Missile hits the Bomb on 1.2, which lights 2.2 and 1.3,
    # which lights 1.4, which lights 2.4.
    s = scene(
        LONG,
        "black card:sprint-missile-1",
        "black use",
        black=at("04A:1.4", "sprint-missile-1", crossed_start=True),
        blue=at("11A:2.3"),
        bombs=["11A:1.2", "11A:1.3", "11A:2.2", "11A:1.4", "11A:2.4"],
        game={"bots": 1, **LIFELESS},
    )
    assert not s.happened("lifeless_rolled")  # no roll is needed
    assert s.frame == "draw"
    assert where(s, "blue") == "11A:2.2"


@pytest.mark.rule("RB-BOT-13", "RB-RULE-54")
def test_all_points_of_one_chain_make_one_roll():
    s = scene(
        "first-game",
        "black card:sprint-missile-1",
        "black use",
        black=at("04A:2.1", "sprint-missile-1"),
        blue=at("04A:3.4"),
        bombs=["04A:2.3", "04A:3.3"],
        game={"bots": 1, **LIFELESS},
    )
    s.play("* die:4")  # two points: off on 1 to 4
    assert where(s, "blue") == "04A:3.3"
    assert [event[2] for event in s.happened("lifeless_rolled")] == [2]


@pytest.mark.rule("RB-BOT-13", "RB-BOT-07")
def test_repair_does_nothing_for_a_lifeless_bot():
    s = bot("04A:1.1", "* card:rush-repair-3", game=LIFELESS)
    assert (where(s, "blue"), s.happened("repaired")) == ("04A:1.4", [])
