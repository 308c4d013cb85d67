"""What spaces of house circuits touch and lead to, worked by hand from the ledger's board table."""

from fractions import Fraction

import pytest

from pileup.games.rush_and_bash.box import load_content
from pileup.games.rush_and_bash.circuit import build_circuit

CONTENT = load_content()
CIRCUITS = {id_: build_circuit(CONTENT, id_) for id_ in CONTENT.circuits}
FIRST = CIRCUITS["first-game"]
MARSHES = CIRCUITS["marshes-of-tzulan"]
SLIDE = CIRCUITS["landslide"]
PHOENIX = CIRCUITS["phoenix-empire"]
WILD = CIRCUITS["wild-lands"]
PLATEAU = CIRCUITS["plateau-of-the-grumblers"]


def touching(circuit, name):
    """Adjacent spaces, those of the same board without its name."""
    space = circuit.space(name)
    own = name.rpartition(":")[0] + ":"
    return {circuit.spaces[i].name.partition(":")[2].removeprefix(own) for i in space.adjacent}


def leads(circuit, name, field="next"):
    index = getattr(circuit.space(name), field)
    return circuit.spaces[index].name.partition(":")[2] if index >= 0 else None


@pytest.mark.rule("RB-TERM-01", "RB-HOUSE-05")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("04A:2.3", "2.2 2.4 1.3 1.4 3.3 3.4"),  # .5–.7 touches .4–.6 and .6–.8 on both sides
        ("04A:2.1", "03A:2.5 2.2 1.1 1.2 3.1 3.2"),  # 0–.3
        ("04A:2.5", "2.4 07A:2.1 1.5 3.5"),  # .9–1 lies within .8–1
        ("04A:1.2", "1.1 1.3 2.1 2.2"),  # .2–.4 touches 0–.3 and .3–.5
        ("04A:1.5", "1.4 07A:1.1 2.4 2.5"),  # .8–1 touches .7–.9 and .9–1
        ("02A:2.3", "2.2 2.4 1.3 1.4 3.2 3.3"),  # 2/5–3/5; outer sixths 2/6–3/6–4/6; inner quarters 1/4–2/4–3/4
        ("02A:2.1", "01A:2.6 2.2 1.1 1.2 3.1"),  # 0–1/5; 0–1/6, 1/6–2/6; 0–1/4
        ("02A:3.1", "01A:3.6 3.2 2.1 2.2"),  # 0–1/4; 0–1/5, 1/5–2/5
        ("02A:1.6", "1.5 03A:1.1 2.5"),  # 5/6–1 lies within 4/5–1
        ("01A:2.3", "2.2 2.4 1.3 3.3"),  # side by side
        ("01A:1.1", "08A:1.6 1.2 2.1"),  # over the junction into board 01
    ],
)
def test_adjacent_spaces(name, expected):
    assert touching(FIRST, name) == set(expected.split())


@pytest.mark.rule("RB-RULE-03", "RB-TERM-01")
def test_a_shared_corner_is_not_adjacency():
    assert "2.2" not in touching(FIRST, "01A:1.1")  # plain straight: corners meet at s = 1/6
    assert "1.4" not in touching(FIRST, "04A:2.2")  # brick: .3–.5 and .6–.8 do not meet; 1.3 does
    assert "1.1" not in touching(FIRST, "04A:2.2")


@pytest.mark.rule("RB-TERM-01", "RB-TERM-04")
def test_over_a_junction_only_the_same_lane_touches():
    assert touching(FIRST, "01A:2.6") == {"02A:2.1", "2.5", "1.6", "3.6"}
    assert leads(FIRST, "01A:2.6") == "02A:2.1"
    assert leads(FIRST, "02A:2.1", "prev") == "01A:2.6"
    assert leads(FIRST, "08A:3.4") == "01A:3.1"
    assert leads(FIRST, "01A:3.1", "prev") == "08A:3.4"


@pytest.mark.rule("RB-TERM-01")
@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_adjacency_is_symmetric_and_never_with_itself(id_):
    circuit = CIRCUITS[id_]
    for space in circuit.spaces:
        assert space.index not in space.adjacent
        assert len(set(space.adjacent)) == len(space.adjacent)
        for other in space.adjacent:
            assert space.index in circuit.spaces[other].adjacent
        lanes = [circuit.spaces[i].lane for i in space.adjacent]
        assert lanes == sorted(lanes)


@pytest.mark.rule("RB-HOUSE-07", "RB-RULE-29")
@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_every_space_leads_on_and_back(id_):
    circuit = CIRCUITS[id_]
    assert {s.index for s in circuit.spaces if s.next < 0} == set(circuit.departures)
    assert {s.index for s in circuit.spaces if s.prev < 0} == {
        *circuit.arrivals,
        *([circuit.lake] * (circuit.lake >= 0)),
    }


@pytest.mark.rule("RB-RANK-03", "RB-HOUSE-05")
def test_ruler_keys_of_a_curve():
    key = {name: FIRST.space(f"02A:{name}").key for name in ("1.3", "1.4", "2.3", "3.2", "1.6", "3.4")}
    assert key == {
        "1.3": Fraction(1, 2),
        "1.4": Fraction(2, 3),
        "2.3": Fraction(3, 5),
        "3.2": Fraction(1, 2),
        "1.6": 1,
        "3.4": 1,
    }
    rank = {name: FIRST.space(f"02A:{name}").key_rank for name in key}
    assert rank["1.3"] == rank["3.2"] < rank["2.3"] < rank["1.4"] < rank["1.6"] == rank["3.4"]


@pytest.mark.rule("RB-RULE-17", "RB-RANK-04")
@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_keys_rise_along_every_way_on_one_board(id_):
    circuit = CIRCUITS[id_]
    for space in circuit.spaces:
        if space.next >= 0 and circuit.spaces[space.next].board == space.board:
            after = circuit.spaces[space.next]
            assert space.key < after.key
            assert space.key_rank < after.key_rank


@pytest.mark.rule("RB-HOUSE-05", "RB-RANK-03")
@pytest.mark.parametrize(
    ("circuit", "keys"),
    [
        (MARSHES, {"06B:LAKE": "21/20", "06B:BR1": "11/10", "06B:BR2": "6/5", "06B:2.5": "1"}),
        (MARSHES, {"07B:K1": "-1/2", "07B:K3": "-3/10", "07B:BR3": "-1/5", "07B:BR4": "-1/10"}),
        (MARSHES, {"07B:K4": "0", "07B:K6": "1/5", "07B:3.3": "3/5"}),
        (SLIDE, {"09A:4.1": "1/2", "09A:3.3": "1/2", "09A:4.2": "5/6", "09A:3.5": "5/6"}),
        (PHOENIX, {"02B:Q2": "1/5", "02B:2.1": "1/5", "03B:P3": "1", "03B:3.5": "1"}),
        (WILD, {"10B:E": "1/2", "10B:X": "3/5", "10B:1.2": "2/5", "10B:1.4": "4/5"}),
    ],
)
def test_keys_of_special_spaces(circuit, keys):
    assert {name: circuit.space(name).key for name in keys} == {name: Fraction(key) for name, key in keys.items()}


@pytest.mark.rule("RB-TERM-06", "RB-RULE-16")
def test_checkpoint_lines_lie_between_two_spaces_of_each_lane():
    def lines(circuit, board):
        return {s.place for s in circuit.spaces if circuit.boards[s.board].id == board and s.checkpoint_after}

    assert lines(FIRST, "02A") == {"1.3", "2.2", "3.2"}
    assert lines(FIRST, "08A") == {"1.1", "2.1", "3.1"}
    assert lines(SLIDE, "09A") == {"1.5", "2.5", "3.5", "4.2"}  # also between 4.2 and 3.6
    assert lines(WILD, "10B") == set()
    assert lines(WILD, "05A") == set()
    assert lines(MARSHES, "06B") == {"1.1", "2.1", "3.1", "LAKE"}  # the lake is a checkpoint (RB-BRIDGE-06)
    assert lines(FIRST, "01A") == {"1.5", "2.5", "3.5"}  # the starting line counts (RB-OFF-02)


@pytest.mark.rule("RB-TERM-06", "RB-BRIDGE-06")
def test_lines_seen_from_ahead():
    def lines(circuit, board):
        return {s.place for s in circuit.spaces if circuit.boards[s.board].id == board and s.checkpoint_before}

    assert lines(SLIDE, "09A") == {"1.6", "2.6", "3.6"}
    assert lines(MARSHES, "07B") == {"1.5", "2.5", "3.5", "K1"}
    assert lines(SLIDE, "06A") == {"1.5", "2.5", "3.5"}


@pytest.mark.rule("RB-SETUP-01", "RB-RULE-05")
def test_starting_line():
    assert {s.place for s in FIRST.spaces if s.start_after} == {"1.5", "2.5", "3.5"}
    assert {s.name for s in FIRST.spaces if s.past_start} == {"1:01A:1.6", "1:01A:2.6", "1:01A:3.6"}
    assert [FIRST.spaces[i].place for i in FIRST.grid] == ["3.5", "1.5", "3.3", "1.3", "1.1", "3.1"]


@pytest.mark.rule("RB-TERM-05", "RB-MOVE-05", "RB-RULE-53", "RB-HOUSE-05")
def test_forced_arrow_and_lane_that_begins_inside_a_board():
    assert leads(SLIDE, "06A:1.2") == "06A:2.2"
    assert SLIDE.space("06A:1.2").merge == -1
    assert leads(SLIDE, "06A:2.2", "prev") == "06A:2.1"
    assert leads(SLIDE, "06A:1.4", "prev") == "06A:2.3"
    assert touching(SLIDE, "06A:1.4") == {"1.5", "2.3", "2.4"}  # .6–.8 touches .5–.7 and .7–.9


@pytest.mark.rule("RB-HOUSE-05", "RB-RULE-62", "RB-CIRC-02")
def test_shortcut():
    assert touching(SLIDE, "09A:4.1") == {"3.2", "4.2"}
    assert touching(SLIDE, "09A:4.2") == {"4.1", "3.6"}
    assert leads(SLIDE, "09A:3.2") == "09A:3.3"  # entered only by a lane change
    assert leads(SLIDE, "09A:4.2") == "09A:3.6"
    assert leads(SLIDE, "09A:3.6", "prev") == "09A:3.5"
    assert leads(SLIDE, "09A:4.1", "prev") == "09A:3.2"
    assert {SLIDE.space(f"09A:{place}").lane for place in ("4.1", "4.2")} == {4}


@pytest.mark.rule("RB-BRIDGE-01", "RB-HOUSE-05", "RB-RULE-55")
def test_suspended_bridge_and_lake():
    way = ["06B:2.5"]
    while way[-1] != "07B:2.1":
        way.append(leads(MARSHES, way[-1]))
    assert way == ["06B:2.5", "06B:BR1", "06B:BR2", "07B:BR3", "07B:BR4", "07B:2.1"]
    back = [leads(MARSHES, name, "prev") for name in way[1:]]
    assert back == way[:-1]
    assert [MARSHES.spaces[i].place for i in MARSHES.bridge] == ["BR1", "BR2", "BR3", "BR4"]
    assert all(MARSHES.spaces[i].bolt and MARSHES.spaces[i].lane == 2 for i in MARSHES.bridge)
    assert leads(MARSHES, "06B:1.3") == leads(MARSHES, "06B:3.3") == "06B:2.3"
    assert leads(MARSHES, "07B:1.3", "prev") == leads(MARSHES, "07B:3.3", "prev") == "07B:2.2"
    road = ["06B:LAKE"]
    while road[-1] != "07B:3.3":
        road.append(leads(MARSHES, road[-1]))
    assert road == ["06B:LAKE", *(f"07B:K{k}" for k in range(1, 7)), "07B:3.3"]
    assert touching(MARSHES, "07B:K6") == {"K5", "3.3"}
    lake = MARSHES.space("06B:LAKE")
    assert touching(MARSHES, "06B:LAKE") == {"07B:K1"}
    assert lake.lake and not lake.swerve_target and lake.lane == 3 and lake.index == MARSHES.lake
    assert touching(MARSHES, "06B:2.5") == {"2.4", "BR1"}


@pytest.mark.rule("RB-STATE-01", "RB-TERM-09", "RB-SETUP-08", "RB-RULE-61")
def test_junctions_and_where_they_are_crossed():
    assert [(j.before, j.after) for j in FIRST.junctions] == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]
    assert all(j.rock for j in FIRST.junctions)

    def crossing(circuit, k):
        return {s.name.partition(":")[2] for s in circuit.spaces if s.junction_after == k}

    assert crossing(FIRST, 0) == {"01A:1.6", "01A:2.6", "01A:3.6"}
    assert crossing(FIRST, 5) == {"08A:1.6", "08A:2.5", "08A:3.4"}
    assert crossing(MARSHES, 1) == {"06B:BR2", "06B:LAKE"}  # entering BR3 or K1
    assert crossing(PHOENIX, 3) == {f"03B:{p}" for p in ("1.5", "2.5", "3.5", "P1", "P2", "P3")}
    assert [j.index for j in PHOENIX.junctions if j.portal] == [3]


@pytest.mark.rule("RB-BOOST-05", "RB-RULE-24")
def test_boost_candidates():
    def places(circuit):
        return {j.index: [circuit.spaces[i].place for i in j.boost] for j in circuit.junctions if j.boost}

    # Board 01's two junctions carry none; 06B–07B is one tile.
    assert sorted(places(MARSHES)) == [2, 3, 4, 5, 6, 7, 8]
    assert places(FIRST)[1] == ["1.1", "2.1", "3.1"]
    assert MARSHES.spaces[MARSHES.junctions[2].boost[0]].name == "4:02A:1.1"
    assert sorted(places(PHOENIX)) == [1, 2, 4, 5]  # not on the portal link 3
    assert sorted(places(SLIDE)) == [2, 3, 4, 5, 6, 7, 8]
    assert sorted(places(PLATEAU)) == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("RB-COMP-07", "RB-TELE-01", "RB-TELE-03", "RB-RULE-29", "RB-HOUSE-05")
def test_portals():
    assert [PHOENIX.spaces[i].place for i in PHOENIX.departures] == ["1.5", "2.5", "3.5", "P1", "P2", "P3"]
    assert [PHOENIX.spaces[i].place for i in PHOENIX.arrivals] == ["1.1", "2.1", "3.1", "Q1", "Q2", "Q3"]
    assert [PHOENIX.spaces[i].portal_slot for i in PHOENIX.departures] == [0, 1, 2, 3, 4, 5]
    assert touching(PHOENIX, "03B:P2") == {"2.4", "2.5"}
    assert touching(PHOENIX, "03B:2.4") == {"2.3", "2.5", "1.4", "3.4", "P2"}
    assert leads(PHOENIX, "03B:P2", "prev") == "03B:2.4"
    assert leads(PHOENIX, "02B:Q3") == "02B:3.2"
    assert touching(PHOENIX, "02B:Q3") == {"3.1", "3.2"}
    assert touching(PHOENIX, "02B:1.1") == {"1.2", "2.1", "Q1"}  # nothing over the link (RB-RULE-61)
    assert leads(PHOENIX, "06A:2.5") == "01A:2.1"


@pytest.mark.rule("RB-JUNG-01", "RB-HOUSE-05", "RB-RULE-62")
def test_jungle():
    entry, exit_ = WILD.spaces[WILD.jungle_entry], WILD.spaces[WILD.jungle_exit]
    assert (entry.place, exit_.place, WILD.clearings) == ("E", "X", 3)
    assert {leads(WILD, f"10B:{lane}.2") for lane in (1, 2, 3)} == {"10B:E"}
    assert leads(WILD, "10B:E") == "10B:X"
    assert leads(WILD, "10B:X") == "10B:2.4"
    assert {leads(WILD, f"10B:{lane}.4", "prev") for lane in (1, 2, 3)} == {"10B:X"}
    assert leads(WILD, "10B:X", "prev") == "10B:E"
    assert leads(WILD, "10B:E", "prev") == "10B:2.2"
    assert touching(WILD, "10B:E") == {"1.2", "2.2", "3.2"}
    assert touching(WILD, "10B:X") == {"1.4", "2.4", "3.4"}
    assert (entry.lane, exit_.lane) == (2, 2)
    assert not entry.swerve_target and exit_.swerve_target


@pytest.mark.rule("RB-SLIDE-01", "RB-VOLC-01", "RB-HOUSE-05")
def test_red_zones():
    def zone(circuit, k):
        return {circuit.spaces[i].name.partition(":")[2] for i in circuit.zones[k]}

    assert zone(SLIDE, 0) == {f"04B:{p}" for p in ["1.4", "1.5", "2.4", "2.5", "3.4", "3.5"]}
    assert zone(SLIDE, 1) == {f"08B:{p}" for p in ["1.3", "1.4", "2.3", "2.4", "3.3", "3.4"]}
    assert zone(WILD, 0) == {f"09B:{p}" for p in ["1.4", "1.5", "2.4", "3.3"]}
    for circuit in (SLIDE, WILD):
        for k, members in enumerate(circuit.zones):
            assert {s.index for s in circuit.spaces if s.red_zone == k} == set(members)


@pytest.mark.rule("RB-GRUM-01", "RB-HOUSE-05")
def test_paw_points():
    def label(paw):
        return PLATEAU.spaces[paw.space].name.partition(":")[2] if paw.space >= 0 else paw.name

    edges = {frozenset((label(paw), label(PLATEAU.paws[other]))) for paw in PLATEAU.paws for other in paw.edges}
    expected = [
        ("11B:1.4", "11B:2.4"),
        ("11B:2.4", "11B:3.4"),
        ("12B:1.2", "12B:2.2"),
        ("12B:2.2", "12B:3.2"),
        ("11B:1.4", "12B:1.2"),
        ("11B:2.4", "12B:2.2"),
        ("11B:3.4", "12B:3.2"),
        ("RED", "11B:3.4"),
        ("RED", "12B:3.2"),
    ]
    assert edges == {frozenset(pair) for pair in expected}
    assert PLATEAU.paws[PLATEAU.paw_red].name == "RED"
    assert PLATEAU.space("12B:2.2").paw >= 0


@pytest.mark.rule("RB-RULE-27", "RB-RULE-34")
def test_special_tiles():
    kinds = {id_: [(s.kind, s.boards) for s in circuit.specials] for id_, circuit in CIRCUITS.items()}
    assert kinds["first-game"] == []
    assert kinds["landslide"] == [("landslide", (1, 2))]
    assert kinds["phoenix-empire"] == [("portals", (3, 4)), ("geysers", (5,))]
    assert kinds["wild-lands"] == [("wasteland", (2,)), ("jungle", (5,)), ("volcano", (6,))]
    assert {s.pair for s in SLIDE.spaces if s.board in (1, 2)} == {0}
    assert {s.pair for s in SLIDE.spaces if s.board not in (1, 2)} == {-1}


@pytest.mark.rule("RB-BOT-04", "RB-HOUSE-05")
def test_lanes_that_a_bots_swerve_tries():
    assert FIRST.space("04A:2.3").bot_lanes == (3, 1)  # straight: binoculars beside lane 3
    assert FIRST.space("02A:2.3").bot_lanes == (3, 1)  # right-hand curve: inner corner
    left = build_circuit(CONTENT, ["01A", {"board": "02A", "turn": "left"}, "04A"], unchecked=True)
    assert left.space("02A:2.3").bot_lanes == (1, 3)
    assert PHOENIX.space("02B:Q3").bot_lanes == (3, 0)
    assert not PHOENIX.space("03B:P1").bot_target
    assert SLIDE.space("09A:3.2").bot_lanes[0] == SLIDE.space("09A:4.1").lane


@pytest.mark.rule("RB-RULE-22", "RB-TERM-07")
def test_rock_spaces_in_the_order_of_filling():
    def order(board):
        place = next(place for place in FIRST.boards if place.id == board)
        return [(FIRST.spaces[i].place, FIRST.spaces[i].rock) for i in place.rocks]

    assert order("02A") == [("3.2", 2), ("2.4", 3), ("1.5", 4)]
    # Equal numbers: 1.5 lies at 5/6, 2.5 at 1, so 2.5 comes first.
    assert order("08A") == [("3.3", 2), ("2.3", 3), ("2.5", 4), ("1.5", 4)]


@pytest.mark.rule("RB-HOUSE-05")
def test_a_curve_driven_the_other_way_round():
    circuit = build_circuit(CONTENT, ["01A", {"board": "02A", "turn": "left"}, "04A"], unchecked=True)
    board = circuit.boards[1]
    assert (board.turn, board.reversed) == ("left", True)
    own = [circuit.spaces[i] for i in board.spaces]
    assert [sum(s.lane == lane for s in own) for lane in (1, 2, 3)] == [4, 5, 6]  # the inner lane is the left one now
    # 3.2 of four becomes 1.3, 2.4 of five 2.2, 1.5 of six 3.2.
    assert {s.place: s.rock for s in own if s.rock} == {"1.3": 2, "2.2": 3, "3.2": 4}
    # The line after 3/2/2 lies before 4/3/3: 6 - 3, 5 - 2, 4 - 2 from the other end.
    assert {s.place for s in own if s.checkpoint_after} == {"1.2", "2.3", "3.3"}
    assert circuit.space("02A:2.3").adjacent == tuple(
        circuit.space(f"02A:{p}").index for p in ("1.2", "1.3", "2.2", "2.4", "3.3", "3.4")
    )


@pytest.mark.rule("RB-STATE-02")
@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_names_are_unique_and_found(id_):
    circuit = CIRCUITS[id_]
    assert len({space.name for space in circuit.spaces}) == len(circuit.spaces)
    for space in circuit.spaces:
        assert circuit.space(space.name) is space
        assert circuit.spaces[space.index] is space
