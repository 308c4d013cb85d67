"""Off-track (ledger, section 10)."""

import pytest

from tests.rush_and_bash.rules.scenes import at, changed, hearts, scene, where
from tests.rush_and_bash.tracks import LONG, TWO_BOARDS, track

FAR = at("01A:2.1", "rush-repair-3")


def hit(circuit, space, shooter, **parts):
    """Blue is hit on its last heart by black's Missile."""
    black = at(shooter, "sprint-missile-1", "sprint-star-1", "sprint-star-2")
    blue = {**at(space), "hearts": 1, **parts.pop("blue", {})}
    return scene(circuit, "black card:sprint-missile-1", "black use", black=black, blue=blue, **parts)


def rock_ahead(circuit, space, rock, *, blue=FAR, rocks=(), **parts):
    """Black drives onto a Rock with its last heart."""
    black = at(space, "sprint-repair-1", hearts=1)
    lines = ("black card:sprint-repair-1", "black pass")
    return scene(circuit, *lines, black=black, blue=blue, rocks=[rock, *rocks], **parts)


@pytest.mark.rule("RB-OFF-02", "RB-OFF-03", "RB-RULE-16")
@pytest.mark.parametrize(
    ("space", "target"),
    [
        ("11A:1.5", "11A:1.2"),  # the line lies after 1.2: the space before it is the first behind the line
        ("11A:1.3", "11A:1.2"),
        ("11A:1.2", "04A:1.3"),  # before that line: on to the next one, after 04A 1.3
        ("11A:1.1", "04A:1.3"),
        ("04A:1.3", "01A:1.5"),  # the starting line is one as well
    ],
)
def test_back_to_the_first_space_behind_the_nearest_line(space, target):
    s = hit(TWO_BOARDS, space, "01A:1.6")
    assert where(s, "blue") == target
    assert (s.car("blue")["hearts"], s.car("blue")["stars"]) == (3, 1)
    assert s.car("blue")["crossed_start"] is (target != "01A:1.5")


@pytest.mark.rule("RB-OFF-02")
@pytest.mark.parametrize(
    ("taken", "target"),
    [
        ({"rocks": ["11A:1.2"]}, "11A:1.1"),
        ({"bombs": ["11A:1.2"], "rocks": ["11A:1.1"]}, "04A:1.5"),
        ({"rocks": ["11A:1.2", "11A:1.1"], "green": at("04A:1.5")}, "04A:1.4"),
    ],
)
def test_further_back_as_long_as_the_space_is_taken(taken, target):
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-1",
        black=at("11A:1.3", "sprint-repair-1"),
        blue=at("11A:1.4", hearts=1),
        **taken,
    )
    assert where(s, "blue") == target


@pytest.mark.rule("RB-OFF-02", "RB-OFF-04")
def test_the_rulebook_s_explosion_with_two_off_track():
    """Black, white and green are hit; black meets red at its line and goes one further; green right behind its own."""
    s = scene(
        TWO_BOARDS,
        "yellow card:sprint-missile-1",
        "yellow use",
        yellow=at("11A:2.1", "sprint-missile-1"),
        black=at("11A:1.4", hearts=1),
        white=at("11A:2.5", hearts=3),
        green=at("11A:3.4", hearts=1, stars=2),
        red=at("11A:1.2"),
        bombs=["11A:2.4"],
    )
    assert (where(s, "black"), where(s, "green"), where(s, "white")) == ("11A:1.1", "11A:3.2", "11A:2.5")
    assert hearts(s) == {"yellow": 3, "black": 3, "white": 2, "green": 3, "red": 3}
    assert (s.car("black")["stars"], s.car("green")["stars"]) == (1, 3)


@pytest.mark.rule("RB-OFF-04")
@pytest.mark.parametrize(
    ("ranking", "black", "green"),
    [(["yellow", "black", "green"], "11A:1.2", "11A:1.1"), (["yellow", "green", "black"], "11A:1.1", "11A:1.2")],
)
def test_off_tracks_of_one_event_go_in_the_order_of_the_running_ranking(ranking, black, green):
    # Black on 1.3 and green on 1.4 are both in the chain; who comes first takes the space behind the line.
    s = scene(
        TWO_BOARDS,
        "yellow card:sprint-missile-1",
        "yellow use",
        yellow=at("11A:2.1", "sprint-missile-1"),
        black=at("11A:1.3", hearts=1),
        green=at("11A:1.4", hearts=1),
        bombs=["11A:2.3", "11A:2.4"],
        ranking=ranking,
    )
    assert (where(s, "black"), where(s, "green")) == (black, green)


@pytest.mark.rule("RB-OFF-02")
def test_the_star_has_its_top_at_3():
    s = hit(TWO_BOARDS, "11A:1.4", "04A:1.1", blue={"stars": 3})
    assert s.car("blue")["stars"] == 3


@pytest.mark.rule("RB-OFF-02", "RB-OFF-06")
def test_off_track_in_another_s_turn_costs_no_turn():
    s = hit(TWO_BOARDS, "11A:1.4", "04A:1.1", blue={"hand": ["rush-repair-3"]})
    s.finish_draws()
    assert s.asks == "blue star"  # its star went up
    s.play("blue pass", "blue card:rush-repair-3")
    assert where(s, "blue") == "11A:1.5"


@pytest.mark.rule("RB-OFF-05")
def test_the_way_back_is_no_movement():
    # Past black and a Rock and over the junction, onto a Boost tile.
    s = hit(TWO_BOARDS, "11A:1.2", "11A:1.1", rocks=["04A:1.5"], boosts=["04A:1.3"], game={"boosts": True})
    assert (where(s, "blue"), hearts(s)["blue"], len(s.position["rocks"])) == ("04A:1.3", 3, 1)
    assert "crossed_junctions" not in s.position
    assert not s.happened("boosted", "hit_rock")


@pytest.mark.rule("RB-OFF-05", "RB-BRIDGE-06", "RB-RULE-26")
def test_back_over_the_bridge_without_a_roll_and_past_the_lake():
    s = hit("marshes-of-tzulan", "07B:2.3", "07B:2.1")
    assert where(s, "blue") == "06B:2.1"  # line after 2.1
    assert not s.happened("bridge_rolled")
    assert "pending" not in s.car("blue")


@pytest.mark.rule("RB-OFF-07", "RB-TELE-03")
@pytest.mark.parametrize(
    ("departures", "arrivals", "target"),
    [
        ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], "03B:1.2"),
        ([3, 1, 2, 4, 5, 6], [1, 2, 3, 4, 5, 6], "03B:2.2"),  # tile 1 lies on departure 2.5
        ([4, 2, 3, 5, 1, 6], [1, 2, 3, 4, 5, 6], "03B:2.2"),  # on the pocket P2, which leads back to 2.4
    ],
)
def test_back_through_a_portal_to_the_same_number(departures, arrivals, target):
    # From 02B 1.2 back to 1.1, then to the departure with its tile; the line of 03B lies after x.2.
    s = hit(
        "phoenix-empire", "02B:1.3", "02B:1.2",
        portals={"departures": departures, "arrivals": arrivals},
    )  # fmt: skip
    assert where(s, "blue") == target


@pytest.mark.rule("RB-OFF-07", "RB-JUNG-05", "RB-JUNG-01")
def test_back_through_the_jungle_without_a_clearing():
    s = hit("wild-lands", "10B:1.5", "10B:X")
    # 1.4, X, E, 2.2, 2.1, then 06A, whose line lies after 2.4. The Missile went along 2.4, so blue stood elsewhere:
    assert where(s, "blue") == "10B:1.5"
    s = hit("wild-lands", "10B:2.5", "10B:X")
    assert where(s, "blue") == "06A:2.4"


@pytest.mark.rule("RB-WAST-01", "RB-JUNG-01")
def test_boards_without_a_line_are_crossed_back_as_a_whole():
    s = hit("wild-lands", "05A:1.5", "05A:1.1")
    assert where(s, "blue") == "04A:1.3"


@pytest.mark.rule("RB-RULE-53", "RB-OFF-02")
def test_going_back_keeps_the_car_s_own_lane_at_a_merge():
    # 06A: lane 1 starts again at 1.4, entered from 2.3; lane 2 goes back to 2.2, not over the arrow to 1.2.
    s = hit("landslide", "07A:1.2", "07A:1.1", rocks=["06A:1.4"])
    # 07A 1.1 is black's; 06A 1.5; the line after 1.4, whose Rock sends it on to the way 1.4 is entered from.
    assert where(s, "blue") == "06A:2.3"
    s = rock_ahead("landslide", "06A:2.5", "07A:2.1", blue=at("06A:2.3"), rocks=["06A:2.4", "06A:2.2"])
    assert where(s, "black") == "06A:2.1"


def grid_full(**more):
    """Black hits a Rock just past the line; every space of its lane behind the line is taken."""
    others = dict(zip(("blue", "green", "red", "white", "yellow"), range(5, 0, -1), strict=True))
    cars = {colour: at(f"01A:1.{k}") for colour, k in others.items()}
    rocks = ["04A:1.1", *more.pop("rocks", [])]
    black = at("01A:1.6", "sprint-repair-1", hearts=1)
    return scene(TWO_BOARDS, "black card:sprint-repair-1", "black pass", black=black, **cars, rocks=rocks, **more)


@pytest.mark.rule("RB-RULE-38")
def test_no_free_space_in_the_lane_behind_the_line():
    s = grid_full()
    assert (where(s, "black"), s.car("black")["crossed_start"]) == ("01A:2.5", False)  # front row, lane 2 first
    s = grid_full(rocks=["01A:2.5"])
    assert where(s, "black") == "01A:3.5"
    s = grid_full(rocks=["01A:2.5", "01A:3.5"])
    assert where(s, "black") == "01A:2.4"


@pytest.mark.rule("RB-RULE-38", "RB-OFF-02")
def test_a_car_that_has_not_crossed_the_line_yet_goes_to_the_last_row():
    # There is no line on its way back: the last grid space of its lane, or else the other lanes from the front.
    s = rock_ahead(TWO_BOARDS, "01A:1.3", "01A:1.4", blue=at("01A:3.1"))
    assert (where(s, "black"), s.car("black")["crossed_start"]) == ("01A:1.1", False)
    s = rock_ahead(TWO_BOARDS, "01A:1.3", "01A:1.4", blue=at("01A:1.1"))
    assert where(s, "black") == "01A:2.5"


@pytest.mark.rule("RB-RULE-38", "RB-RULE-13")
def test_no_free_space_behind_the_line_at_all():
    s = grid_full(rocks=[f"01A:{lane}.{k}" for lane in (2, 3) for k in (1, 2, 3, 4, 5)])
    assert where(s, "black") == where(s, "yellow") == "01A:1.1"  # shares the lane's last space
    assert (s.car("yellow").get("arrived", 0), s.car("black")["arrived"]) == (0, 1)


@pytest.mark.rule("RB-RULE-49")
def test_no_car_is_put_onto_a_departure_portal():
    # The line of 02B lies after its first spaces for once; 1.1 is taken, and behind it is the departure 03B 1.5.
    board = changed("02B", checkpoint=[1, 1, 1], rocks={})
    circuit = track("04A", "11A", "03B", "02B")
    circuit["define"].append(board)
    s = rock_ahead(circuit, "02B:1.3", "02B:1.4", rocks=["02B:1.1"])
    assert where(s, "black") == "03B:1.4"


@pytest.mark.rule("RB-RULE-49")
def test_no_car_is_put_onto_the_jungle_s_entry():
    # A jungle with a line after x.4; 1.4 and the exit X are taken, behind which lies the entry E.
    circuit = track("04A", "11A", "10B")
    circuit["define"].append(changed("10B", checkpoint=[4, 4, 4], rocks={}))
    s = rock_ahead(circuit, "10B:1.5", "01A:1.1", rocks=["10B:1.4", "10B:X"])
    assert where(s, "black") == "10B:2.2"


@pytest.mark.rule("RB-RULE-31")
def test_no_car_is_put_onto_the_grumbler_s_space():
    # The line of 12B lies after 2.4, where a Rock lies; blue is on 2.3 and the Grumbler on 2.2.
    s = rock_ahead(
        "plateau-of-the-grumblers",
        "12B:2.5",
        "02A:2.1",
        blue=at("12B:2.3"),
        rocks=["12B:2.4"],
        grumbler="12B:2.2",
    )
    assert where(s, "black") == "12B:2.1"


@pytest.mark.rule("RB-OFF-06", "RB-OFF-02")
def test_only_the_own_turn_ends():
    # Black rams blue off the track; black's own turn goes on to the draw.
    s = scene(
        LONG,
        "black card:sprint-repair-1",
        black=at("04A:1.3", "sprint-repair-1"),
        blue=at("04A:1.4", hearts=1),
        green=FAR,
    )
    assert (s.frame, s.position["turn"]) == ("draw", {"car": "black"})
