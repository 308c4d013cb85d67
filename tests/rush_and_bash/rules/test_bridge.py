"""The suspended bridge, the lake and the stand-alone bridge (ledger, section 14)."""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, at, hearts, scene, spaces_asked, where
from tests.rush_and_bash.tracks import track

MARSHES = "marshes-of-tzulan"
FAR = at("01A:2.1", "rush-repair-3")


def cross(card, space, *lines, **parts):
    """Black plays a card near the bridge."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    return scene(MARSHES, f"black card:{card}", *lines, black=at(space, card, **own), **others, **parts)


@pytest.mark.rule("RB-BRIDGE-01", "RB-BRIDGE-02")
def test_one_space_from_the_ramp_to_the_bridge():
    s = cross("sprint-repair-1", "06B:2.5")
    assert (where(s, "black"), s.asks, s.odds) == ("06B:BR1", "* bridge", FAIR_DIE)


@pytest.mark.rule("RB-BRIDGE-02", "RB-BRIDGE-03")
@pytest.mark.parametrize(
    ("others", "die", "falls"),
    [
        ([], 1, True),
        ([], 2, False),
        (["BR3"], 2, True),  # the roller is counted as well
        (["BR3"], 3, False),
        (["BR3", "BR2"], 3, True),
        (["BR3", "BR2"], 4, False),
    ],
)
def test_a_die_up_to_the_number_of_cars_on_the_bridge(others, die, falls):
    spaces = {"BR2": "06B:BR2", "BR3": "07B:BR3"}
    cars = {colour: at(spaces[name]) for colour, name in zip(["green", "red"], others, strict=False)}
    s = cross("sprint-repair-1", "06B:2.5", f"* die:{die}", **cars)
    assert (where(s, "black"), hearts(s)["black"]) == (("06B:LAKE", 2) if falls else ("06B:BR1", 3))
    assert s.position["turn"]["car"] == "black"  # its turn goes on with the draw
    assert s.frame == "draw"


@pytest.mark.rule("RB-BRIDGE-03")
def test_the_remaining_steps_are_played_from_the_lake():
    s = scene(
        MARSHES,
        "white card:sprint-star-1",
        "white use",
        "* die:1",
        white=at("06B:2.5", "sprint-star-1"),
        blue=FAR,
    )
    assert (where(s, "white"), s.asks) == ("06B:LAKE", "white star")
    s.play("white power:1")  # three spaces
    assert where(s, "white") == "07B:K3"


@pytest.mark.rule("RB-BRIDGE-04")
def test_off_track_by_the_fall_stays_in_the_lake():
    s = cross("sprint-repair-1", "06B:2.5", "black pass", "* die:1", own={"hearts": 1}, green=at("06B:LAKE"))
    assert (where(s, "black"), hearts(s)["black"], s.car("black")["stars"]) == ("06B:LAKE", 3, 1)
    assert s.asks == "blue card"  # the own turn ends


@pytest.mark.rule("RB-BRIDGE-05")
def test_no_collision_in_the_lake():
    s = cross("sprint-repair-1", "06B:2.5", "* die:1", blue=at("06B:LAKE"), green=at("06B:LAKE"))
    assert [where(s, car) for car in ("black", "blue", "green")] == ["06B:LAKE"] * 3
    assert hearts(s) == {"black": 2, "blue": 3, "green": 3}


@pytest.mark.rule("RB-BRIDGE-06")
@pytest.mark.parametrize("space", ["07B:K2", "07B:K6"])
def test_the_lake_is_the_checkpoint_of_its_road(space):
    # Blue drives onto a Rock ahead with its last heart.
    ahead = {"07B:K2": "07B:K3", "07B:K6": "07B:3.3"}[space]
    s = cross(
        "sprint-repair-1", space, "black pass", own={"hearts": 1}, rocks=[ahead], blue=at("06B:LAKE", "rush-repair-3")
    )
    # 3.3 itself belongs to the road over the bridge: prev(3.3) = 2.2.
    assert where(s, "black") == ("06B:LAKE" if space == "07B:K2" else "06B:2.1")
    assert (where(s, "blue"), hearts(s)) == ("06B:LAKE", {"black": 3, "blue": 3})


@pytest.mark.rule("RB-RULE-45", "RB-BRIDGE-02")
def test_no_roll_for_an_action_that_does_not_move_the_car():
    s = cross("sprint-missile-1", "06B:BR1", "black use")
    # The Missile does not shake the bridge; the acceleration does, once.
    assert (where(s, "black"), s.asks) == ("06B:BR2", "* bridge")
    assert not s.happened("bridge_rolled")
    s.play("* die:6")
    assert s.frame == "draw"


@pytest.mark.rule("RB-RULE-45", "RB-SPEC-02")
def test_one_roll_for_an_action_over_several_bridge_spaces():
    s = cross("sprint-repair-3", "06B:2.5", "* die:6")
    assert (where(s, "black"), s.frame) == ("07B:BR3", "draw")


@pytest.mark.rule("RB-BRIDGE-02")
def test_no_roll_for_a_car_that_has_left_the_bridge():
    s = cross("sprint-repair-2", "07B:BR3")
    assert (where(s, "black"), s.frame) == ("07B:2.1", "draw")


@pytest.mark.rule("RB-RULE-41", "RB-SPEC-02")
def test_a_pushed_car_rolls_after_its_push_and_first():
    s = cross("sprint-repair-1", "06B:2.5", blue=at("06B:BR1"))
    assert (where(s, "black"), where(s, "blue")) == ("06B:BR1", "07B:BR3")
    s.play("* die:2")  # two cars on the bridge
    assert s.happened("bridge_rolled") == [("bridge_rolled", "blue", 2, 2)]
    assert where(s, "blue") == "06B:LAKE"
    s.play("* die:2")  # black alone by now
    assert s.happened("bridge_rolled")[-1] == ("bridge_rolled", "black", 2, 1)
    assert where(s, "black") == "06B:BR1"


@pytest.mark.rule("RB-BRIDGE-01", "RB-MOVE-02")
def test_the_road_out_of_the_lake():
    s = cross("rush-repair-4", "06B:LAKE")
    assert where(s, "black") == "07B:K4"
    s = cross("rush-repair-5", "07B:K3")
    assert where(s, "black") == "07B:3.4"  # K4 K5 K6 3.3, then on in lane 3: five spaces end on 3.4
    assert s.frame == "draw"


STAND_ALONE = {**track("04A", "11A"), "boards": ["01A", "04A", "bridge", "11A"]}


@pytest.mark.rule("RB-SBR-01", "RB-RULE-61")
@pytest.mark.parametrize("lane", [1, 2, 3])
def test_the_stand_alone_bridge_takes_every_lane_and_never_shakes(lane):
    s = scene(STAND_ALONE, "black card:sprint-repair-1", black=at(f"04A:{lane}.5", "sprint-repair-1"), blue=FAR)
    bridge = s.space("black")
    assert s.frame == "draw"  # no roll
    assert "crossed_junctions" not in s.position  # the bridge belongs to the board before it
    space = s.game.extra.circuit.space(bridge)
    assert space.lane == 2 and space.board == 1
    on = [space.index]
    while (nxt := s.game.extra.circuit.spaces[on[-1]].next) >= 0 and s.game.extra.circuit.spaces[nxt].board == 1:
        on.append(nxt)
    assert len(on) == 4


@pytest.mark.rule("RB-SBR-02", "RB-RULE-33", "RB-RULE-61")
def test_the_stand_alone_bridge_leads_on_to_the_centre_lane():
    s = scene(STAND_ALONE, black=at("04A:1.5", "rush-swerve-5"), blue=FAR)
    s.play("black card:rush-swerve-5", "black pass")
    assert where(s, "black") == "11A:2.1"
    assert s.position["crossed_junctions"] == [1]
    # From its last space a Swerve reaches the outer lanes.
    last = s.game.extra.circuit.spaces[s.game.extra.circuit.space("11A:2.1").prev].name
    s = scene(STAND_ALONE, black=at(last, "sprint-swerve-1"), blue=FAR)
    s.play("black card:sprint-swerve-1")
    assert spaces_asked(s) == {"11A:1.1", "11A:3.1"}


@pytest.mark.rule("RB-ROCK-01", "RB-RULE-33", "RB-RULE-61")
def test_a_junction_crossed_backwards_does_not_count():
    # Red's level 1 power, Bomb and Swerve: from the first board beyond back onto the bridge's last space.
    circuit = scene(STAND_ALONE, black=at("04A:1.5"), blue=FAR).game.extra.circuit
    last = circuit.spaces[circuit.space("11A:2.1").prev].name
    s = scene(STAND_ALONE, "red power:1", "red pass", red=at("11A:1.1", "sprint-repair-1", stars=1), blue=FAR)
    s.play(f"red space:{last}")
    assert s.space("red") == last
    assert "crossed_junctions" not in s.position
    s.play("red card:sprint-repair-1")
    assert (where(s, "red"), s.position["crossed_junctions"]) == ("11A:2.1", [1])
