"""Damage, Bombs and collisions (ledger, section 8)."""

import pytest

from tests.rush_and_bash.rules.scenes import at, hearts, names, scene, where
from tests.rush_and_bash.tracks import LONG, MERGE, TWO_BOARDS

MISSILE = ("sprint-missile-1", "sprint-star-1", "sprint-star-2")


def fire(circuit, shooter, **parts):
    """The first car fires a Missile; it stands behind everything."""
    return scene(circuit, f"{shooter} card:sprint-missile-1", f"{shooter} use", **parts)


@pytest.mark.rule("RB-DMG-01", "RB-DMG-02", "RB-OFF-01", "RB-RULE-02")
@pytest.mark.parametrize(
    ("before", "after", "space"),
    [(3, 2, "11A:1.4"), (2, 1, "11A:1.4"), (1, 3, "11A:1.2")],
)
def test_the_third_damage_sends_a_car_off_the_track(before, after, space):
    s = fire(TWO_BOARDS, "black", black=at("04A:1.1", *MISSILE), blue=at("11A:1.4", hearts=before))
    assert (s.car("blue")["hearts"], where(s, "blue")) == (after, space)


@pytest.mark.rule("RB-DMG-03", "RB-RULE-11", "RB-GEY-04")
def test_excess_damage_of_one_event_is_lost():
    # A geyser's 1: two damage. With one heart left the first sends it off-track, the second is lost.
    s = scene(
        "phoenix-empire",
        "black card:sprint-repair-1",
        "black pass",
        "* die:1",
        black=at("05B:2.1", "sprint-repair-1", hearts=1),
        blue=at("01A:2.1"),
    )
    assert (hearts(s)["black"], where(s, "black")) == (3, "05B:2.1")


@pytest.mark.rule("RB-DMG-03")
def test_several_points_at_once_count_one_by_one():
    s = scene(
        "phoenix-empire",
        "black card:sprint-repair-1",
        "* die:1",
        black=at("05B:2.1", "sprint-repair-1", hearts=3),
        blue=at("01A:2.1"),
    )
    assert (hearts(s)["black"], where(s, "black")) == (1, "05B:2.2")


@pytest.mark.rule("RB-DMG-04", "RB-END-03", "RB-COLL-06")
def test_a_finished_car_takes_no_damage():
    s = fire(TWO_BOARDS, "black", black=at("01A:2.1", *MISSILE), blue=at("finished 01A:2.3"), bombs=["01A:2.4"])
    assert s.happened("exploded") == [("exploded", "1:01A:2.4")]
    assert not s.happened("damaged")


@pytest.mark.rule("RB-DMG-04", "RB-JUNG-04")
def test_cars_in_clearings_take_no_damage():
    # A Bomb on X, between entry and exit of the jungle.
    s = fire(
        "wild-lands",
        "black",
        black=at("10B:1.1", *MISSILE),
        blue=at("clearing 2"),
        green=at("10B:3.4"),
        bombs=["10B:X"],
    )
    assert hearts(s) == {"black": 3, "blue": 3, "green": 2}


@pytest.mark.rule("RB-DMG-04", "RB-RULE-55", "RB-BRIDGE-05")
def test_a_car_in_the_lake_is_in_no_blast():
    s = scene(
        "marshes-of-tzulan",
        black=at("06B:LAKE", "sprint-repair-1"),
        blue=at("06B:LAKE"),
        green=at("07B:K2"),
        bombs=["07B:K1"],
    )
    # Black drives onto the Bomb at K1 and is hit, as is green beside it; blue in the lake is not.
    s.play("black card:sprint-repair-1")
    assert hearts(s) == {"black": 2, "blue": 3, "green": 2}


@pytest.mark.rule("RB-BOMB-01", "RB-BOMB-02")
def test_the_blast_takes_the_bomb_s_space_and_those_adjacent():
    around = [f"04A:{lane}.{k}" for lane in (1, 3) for k in (1, 2, 3, 4)] + ["04A:2.2", "04A:2.4", "04A:2.1"]
    rocks = [space for space in around if space not in ("04A:2.1", "04A:2.2")]
    s = fire(TWO_BOARDS, "black", black=at("04A:2.1", *MISSILE), blue=at("11A:1.5"), bombs=["04A:2.3"], rocks=rocks)
    gone = {"04A:2.4", "04A:1.3", "04A:3.3"}
    assert names(s.position["rocks"]) == set(rocks) - gone
    assert s.position["bombs"] == [] and s.s.bombs == 9


@pytest.mark.rule("RB-BOMB-02", "RB-BOMB-03", "RB-RULE-12", "RB-BOMB-04")
def test_the_rulebook_s_chain_of_two_bombs():
    """The Missile hits the Bomb behind black; black and white are hit, the second Bomb explodes, white is hit again."""
    s = fire(
        "first-game",
        "red",
        red=at("04A:2.1", *MISSILE),
        black=at("04A:2.4"),
        white=at("04A:3.4"),  # touches 2.3 and 3.3
        bombs=["04A:2.3", "04A:3.3"],
    )
    assert hearts(s) == {"red": 3, "black": 2, "white": 1}
    assert s.position["bombs"] == [] and s.s.bombs == 9
    assert (where(s, "black"), where(s, "white")) == ("04A:2.4", "04A:3.4")  # nobody is moved


@pytest.mark.rule("RB-BOMB-03")
def test_each_bomb_of_a_chain_explodes_once():
    # Three Bombs that touch each other: 2.3, 3.3 and 3.4. Black on 2.4 touches 2.3 and 3.4, not 3.3.
    s = fire(
        "first-game",
        "red",
        red=at("04A:2.1", *MISSILE),
        black=at("04A:2.4"),
        bombs=["04A:2.3", "04A:3.3", "04A:3.4"],
    )
    assert len(s.happened("exploded")) == 3
    assert hearts(s) == {"red": 3, "black": 1}


@pytest.mark.rule("RB-BOMB-02")
def test_a_blast_spares_nobody_not_even_who_caused_it():
    s = fire(TWO_BOARDS, "black", black=at("04A:2.2", *MISSILE), blue=at("04A:1.3"), bombs=["04A:2.3"])
    assert hearts(s) == {"black": 1 + 1, "blue": 2}


@pytest.mark.rule("RB-BOMB-02", "RB-GRUM-07")
def test_a_blast_frightens_the_grumbler():
    s = fire(
        "plateau-of-the-grumblers",
        "black",
        black=at("11B:2.1", *MISSILE),
        blue=at("04A:1.1"),
        bombs=["11B:2.3"],
        grumbler="11B:2.4",
    )
    assert s.position["grumbler"] == 0


@pytest.mark.rule("RB-BOMB-03", "RB-RULE-12", "RB-OFF-04")
def test_all_damage_of_a_chain_comes_before_the_first_off_track():
    s = fire(
        "first-game",
        "red",
        red=at("04A:2.1", *MISSILE),
        black=at("04A:3.4", hearts=2),
        bombs=["04A:2.3", "04A:3.3"],
    )
    # Off-track by the second point: line after 3.3, target 3.3 itself, whose Bomb is gone by now.
    assert (hearts(s)["black"], where(s, "black")) == (3, "04A:3.3")


@pytest.mark.rule("RB-RULE-12")
def test_a_relocated_car_lands_in_no_later_blast_of_the_same_chain():
    # 3.3 lights 2.3, 2.3 lights 2.2. Black on 1.3 is in the second area alone; it goes back to 1.2, which touches 2.2.
    s = fire(
        LONG,
        "red",
        red=at("04A:3.5", *MISSILE),
        black=at("11A:1.3", hearts=1),
        bombs=["11A:2.2", "11A:2.3", "11A:3.3"],
    )
    assert (hearts(s)["black"], where(s, "black")) == (3, "11A:1.2")


@pytest.mark.rule("RB-COLL-01", "RB-HIT-04")
def test_the_rammed_car_takes_one_damage_and_goes_two_spaces():
    s = scene(TWO_BOARDS, "black card:sprint-repair-3", black=at("04A:1.1", "sprint-repair-3"), blue=at("04A:1.4"))
    assert (where(s, "black"), where(s, "blue")) == ("04A:1.4", "11A:1.1")
    assert hearts(s) == {"black": 3, "blue": 2}


@pytest.mark.rule("RB-COLL-01", "RB-MOVE-05")
def test_a_pushed_car_follows_a_forced_arrow():
    s = scene(MERGE, "black card:sprint-repair-1", black=at("04A:1.1", "sprint-repair-1"), blue=at("04A:1.2"))
    assert where(s, "blue") == "04A:2.3"


@pytest.mark.rule("RB-COLL-02", "RB-EFF-02")
def test_the_rulebook_s_collision_off_the_track():
    """Red swerves, moves two, rams white on its last heart: white goes off-track and green is not rammed."""
    s = scene(
        TWO_BOARDS,
        "red card:sprint-swerve-2",
        "red space:04A:1.3",
        red=at("04A:2.3", "sprint-swerve-2"),
        white=at("04A:1.5", hearts=1),
        green=at("11A:1.2"),
    )
    assert where(s, "red") == "04A:1.5"
    assert (where(s, "white"), s.car("white")["hearts"], s.car("white")["stars"]) == ("04A:1.3", 3, 1)
    assert (where(s, "green"), s.car("green")["hearts"]) == ("11A:1.2", 3)


@pytest.mark.rule("RB-COLL-03")
def test_chain_of_collisions():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-1",
        black=at("04A:1.1", "sprint-repair-1"),
        blue=at("04A:1.2"),
        green=at("04A:1.3"),
        red=at("11A:1.1"),
    )
    # Blue stops in green's space with a movement left; green goes from 1.3 to 1.5, which is free.
    assert [where(s, c) for c in ("black", "blue", "green", "red")] == ["04A:1.2", "04A:1.3", "04A:1.5", "11A:1.1"]
    assert hearts(s) == {"black": 3, "blue": 2, "green": 2, "red": 3}


@pytest.mark.rule("RB-COLL-03")
def test_a_chain_is_resolved_depth_first():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-1",
        black=at("04A:1.1", "sprint-repair-1"),
        blue=at("04A:1.2"),
        green=at("04A:1.4"),
        red=at("11A:1.1"),
    )
    # Blue goes two and meets green, green goes two and meets red, red goes two.
    assert [where(s, c) for c in ("black", "blue", "green", "red")] == ["04A:1.2", "04A:1.4", "11A:1.1", "11A:1.3"]
    assert hearts(s) == {"black": 3, "blue": 2, "green": 2, "red": 2}
    assert [event[1:3] for event in s.happened("collided")] == [("black", "blue"), ("blue", "green"), ("green", "red")]


@pytest.mark.rule("RB-COLL-04")
def test_pushed_onto_a_rock_and_onto_a_bomb():
    black = at("04A:1.1", "sprint-repair-1")
    s = scene(TWO_BOARDS, "black card:sprint-repair-1", black=black, blue=at("04A:1.2"), rocks=["04A:1.4"])
    assert (where(s, "blue"), hearts(s), s.position["rocks"]) == ("04A:1.4", {"black": 3, "blue": 1}, [])
    s = scene(TWO_BOARDS, "black card:sprint-repair-1", black=black, blue=at("04A:1.2"), bombs=["04A:1.3"])
    # Black on 1.2 lies beside the Bomb's space: both are in the blast.
    assert (where(s, "blue"), hearts(s), s.position["bombs"]) == ("04A:1.3", {"black": 2, "blue": 1}, [])


@pytest.mark.rule("RB-COLL-05", "RB-ROCK-01")
def test_a_pushed_car_crosses_junctions():
    s = scene(TWO_BOARDS, "black card:sprint-repair-1", black=at("04A:1.3", "sprint-repair-1"), blue=at("04A:1.4"))
    assert where(s, "blue") == "11A:1.1"
    assert s.position["crossed_junctions"] == [1]


@pytest.mark.rule("RB-COLL-05", "RB-END-01")
def test_a_pushed_car_crosses_the_finish_line():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-1",
        black=at("01A:1.4", "sprint-repair-1", crossed_start=True),
        blue=at("01A:1.5", crossed_start=True),
    )
    assert where(s, "blue") == "finished 01A:1.6"
    assert where(s, "black") == "01A:1.5"
    assert s.asks == "* draw"  # black's turn goes on


@pytest.mark.rule("RB-COLL-05", "RB-RULE-41")
def test_a_pushed_car_crosses_bolts():
    s = scene(
        "landslide",
        "black card:sprint-repair-1",
        black=at("04B:2.1", "sprint-repair-1"),
        blue=at("04B:2.2"),
    )
    assert (s.asks, where(s, "blue")) == ("* slide_roll", "04B:2.4")
    s.play("* die:3")
    assert s.asks == "blue slide"  # the pushed car's driver decides


@pytest.mark.rule("RB-COLL-06", "RB-END-03")
def test_a_finished_car_s_space_is_empty():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-3",
        black=at("01A:2.4", "sprint-repair-3", crossed_start=False),
        blue=at("finished 01A:2.6"),
    )
    assert where(s, "black") == "04A:2.1"
    assert not s.happened("collided")


@pytest.mark.rule("RB-RULE-13")
def test_two_cars_on_one_space():
    cars = {"blue": at("04A:1.3", arrived=0), "green": at("04A:1.3", "rush-repair-3", arrived=1)}
    s = scene(TWO_BOARDS, "black card:sprint-repair-2", black=at("04A:1.1", "sprint-repair-2"), **cars)
    # A third car hits the one that arrived last.
    assert [where(s, c) for c in ("black", "blue", "green")] == ["04A:1.3", "04A:1.3", "04A:1.5"]
    assert hearts(s) == {"black": 3, "blue": 3, "green": 2}
    # The next to move leaves normally.
    s = scene(TWO_BOARDS, "green card:rush-repair-3", black=at("01A:1.1"), **cars, turn={"car": "green"})
    assert where(s, "green") == "11A:1.1"
    assert hearts(s) == {"black": 3, "blue": 3, "green": 3}


@pytest.mark.rule("RB-RULE-57", "RB-OFF-02", "RB-TURN-05")
def test_off_track_by_one_s_own_action_ends_the_turn():
    # Black's Missile explodes the Bomb right ahead: it is off-track, and there is no acceleration.
    s = fire(TWO_BOARDS, "black", black=at("04A:1.4", *MISSILE, hearts=1), blue=at("04A:2.5"), bombs=["04A:1.5"])
    assert (where(s, "black"), hearts(s)) == ("04A:1.3", {"black": 3, "blue": 2})
    assert (s.frame, s.position["turn"]["car"]) == ("draw", "blue")
    assert s.position["discards"]["sprint"] == {"sprint-missile-1": 1}


@pytest.mark.rule("RB-RULE-57")
def test_the_turn_ends_after_all_consequences_are_resolved():
    # Black rams blue; blue is pushed onto a Bomb whose blast sends black off the track, and onto its bolt's trigger.
    s = scene(
        "landslide",
        "black card:sprint-repair-1",
        "black pass",
        black=at("04B:2.1", "sprint-repair-1", hearts=1),
        blue=at("04B:2.2", "rush-repair-3"),
        bombs=["04B:2.3"],
    )
    assert where(s, "black") == "04B:2.1"
    assert (s.asks, where(s, "blue")) == ("* slide_roll", "04B:2.3")  # the bolt that blue crossed
    s.play("* die:1")
    assert s.asks == "blue card"
