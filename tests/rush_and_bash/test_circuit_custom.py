"""Custom circuits: every error and warning of RB-CUST, all at once, each with its cure."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pileup.engine.content import ContentError
from pileup.errors import UnknownName
from pileup.games.rush_and_bash.box import HOUSE, load_content
from pileup.games.rush_and_bash.circuit import build_circuit

CONTENT = load_content()
RING = ["01A", "04A", "02A", "03A", "06A", "11A", "07A", "08A"]  # 4 × 2: two straights, two curves, twice


def problems(source, severity, **options):
    try:
        circuit = build_circuit(CONTENT, source, **options)
    except ContentError as error:
        found = error.problems
    else:
        found = circuit.warnings
    assert all(problem.what and problem.cure for problem in found)
    return [problem.what for problem in found if problem.severity == severity]


def left(board):
    return {"board": board, "turn": "left"}


@pytest.mark.rule("RB-CUST-01")
def test_a_plain_ring_has_no_error():
    assert problems(RING, "error") == []
    circuit = build_circuit(CONTENT, RING)
    assert circuit.closed
    assert [(place.x, place.y) for place in circuit.boards] == [
        (0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1), (-1, 1), (-1, 0),
    ]  # fmt: skip
    assert [place.heading for place in circuit.boards] == [1, 1, 1, 2, 3, 3, 3, 0]


@pytest.mark.rule("RB-CUST-01")
@pytest.mark.parametrize(
    ("boards", "words"),
    [
        (RING[1:], "board 01 is missing"),
        ([*RING, "01B"], "board 01 is used twice"),
        (RING[1:] + RING[:1], "does not begin at the starting line"),
        (["01A", "04A", "02A", "03A", "04B", "11A", "07A", "08A"], "board 04 is used twice, as 04A and 04B"),
        (["01A", "04B", "02A", "03A", "06A", "11A", "07A", "08A"], "board 04B is used without board 08B"),
        (["01A", "04A", "02A", "03A", "06B", "11A", "07A", "08A"], "board 06B is used without board 07B"),
        (["01A", "11B", "02A", "03A", "06A", "04A", "07A", "08A"], "board 11B is used without board 12B"),
        (["01A", "04A", "03B"], "board 03B is used without board 02B"),
        (["01A", "04B", "06A", "08B", "02A", "03A", "11A", "05B", "09A", "07A", "10A"], "do not lie together"),
        (["01A", "07B", "06B", "02A", "03A", "04A", "09A", "11A", "08A", "12A"], "07B does not come right after 06B"),
        (["01A", "02B", "04A", "03B", "06A"], "the portals of 03B lead to 02B, which does not follow it"),
        (
            ["01A", "06B", "07B", "bridge", "02A", "03A", "04A", "09A", "11A", "08A", "12A"],
            "the one bridge stands on 06B",
        ),
        (["01A", "bridge", "04A", "bridge", "02A", "03A", "06A", "11A", "07A", "08A"], "there is only one bridge"),
        (["bridge", *RING], "the bridge can't come before the first board"),
        (["01A", "06B", "bridge", "07B", "02A", "03A", "04A", "09A", "11A", "08A", "12A"], "the bridge can't part"),
        (["01A"], "1 board"),
        ([*RING, "09A", "10A", "12A", "05A", "13A"], "there is no board 13A"),
        (["01A", "04A", "07B", "02A"], "04A is left by open lanes, but 07B is entered by the suspended bridge"),
        (["01A", "04A", "02A", "03A"], "the track does not lead back to board 01: 2 right and 0 left curves"),
        (["01A", "04A", "02A", "03A", "06A", "07A", "08A"], "it ends 1 board too far right"),
        (["01A", "02A", "03A", "07A", "08A", "10A", "11A", "04A"], "08A would lie on top of 01A"),
        (["01A", {"board": "04A", "turn": "left"}, "02A"], "board 04A can't be driven left"),
        (["01A", left("09B"), "02A"], "board 09B can't be driven left: it has a direction"),
    ],
)
def test_errors(boards, words):
    assert any(words in what for what in problems(boards, "error")), problems(boards, "error")


@pytest.mark.rule("RB-CUST-01")
def test_more_than_twelve_boards_and_lanes_that_do_not_meet():
    two_lanes = {"board": "13A", "name": "Alley", "shape": "straight", "lanes": [3, 3], "checkpoint": [1, 1]}
    source = {"boards": ["01A", "13A", "04A"], "define": [two_lanes], "unchecked": True}
    found = problems(source, "error")
    assert any("the lanes of 01A and 13A do not meet: 3 lanes (1, 2, 3) to 2 lanes (1, 2)" in what for what in found)
    assert any("the lanes of 13A and 04A do not meet" in what for what in found)
    many = ["01A", *(f"{n:02}A" for n in range(2, 13)), "02B"]
    assert any("13 boards" in what for what in problems(many, "error"))


@pytest.mark.rule("RB-CUST-01")
def test_lanes_at_different_places_of_the_edge_do_not_meet():
    wide = {"board": "13A", "name": "Wide", "shape": "straight", "lanes": [3, 3, 3], "checkpoint": [1, 1, 1]}
    wide["bands"] = [[0.6, 0.9], [0.4, 0.6], [0.1, 0.4]]
    source = {"boards": ["01A", "13A", "04A"], "define": [wide], "unchecked": True}
    assert len([what for what in problems(source, "error") if "do not meet" in what]) == 2


@pytest.mark.rule("RB-CUST-01")
def test_nobody_drives_in_a_ring_of_two_boards():
    assert any(
        "space BR2 of 06B leads on to 07B:BR3, but 07B does not lie there" in what
        for what in problems(["01A", "07B", "06B", "02A", "03A"], "error")
    )


@pytest.mark.rule("RB-CUST-01", "RB-GRUM-01")
def test_parts_that_a_circuit_has_once():
    jungle = CONTENT.as_data()["boards"]["10B"] | {"board": "13B"}
    source = {"boards": ["01A", "10B", "13B"], "define": [jungle], "unchecked": True}
    assert problems(source, "error") == ["there is a jungle on 10B and on 13B"]
    tame = CONTENT.as_data()["boards"]["12B"]
    tame["paws"] = [paw | {"red": False} for paw in tame["paws"]]
    source = {"boards": ["01A", "11B", "12B"], "define": [tame], "unchecked": True}
    assert problems(source, "error") == ["the Grumbler has no red paw point to start from"]


@pytest.mark.rule("RB-CUST-01")
def test_all_errors_at_once():
    boards = ["02A", "13A", "01A", "bridge", "01B", "bridge", "04B"]
    found = " / ".join(problems(boards, "error"))
    for words in ("no board 13A", "only one bridge", "does not begin", "used twice", "without board 08B", "lead back"):
        assert words in found


@pytest.mark.rule("RB-CUST-02", "RB-RULE-34")
@pytest.mark.parametrize(
    ("boards", "words"),
    [
        (["01A", "02A", "03A", "04A", "07A", "08A"], "6 boards make a short race"),
        (["01A", "04B", "08B", "06B", "07B", "09A", "11A", "03B", "02B", "05B", "10B"], "11 boards make a long race"),
        (RING, "0 special tiles"),
        (["01A", "04B", "08B", "02A", "03A", "11A", "06A", "05B", "07A", "10A"], None),  # a pair and one: 2
        (["01A", "10B", "05A", "03A", "04A", "06A", "07A", "08A"], "the jungle 10B lies next to the wasteland"),
        (["01A", "10B", "05B", "02A", "03A", "04A", "06A", "11A", "07A", "08A"], "05B comes after 10B, which has no"),
        (["01A", "04A", "03A", "02A", "11A", "06A", "08A", "07A"], None),
        (["01A", "04A", "06A", "02A", "08A", "05B", "11A", "09A", "10A", "12A"], "after 08A, whose checkpoint is far"),
        (["01A", "04A", "06A", "02A", "03A", "05B", "11A", "09A", "10A", "12A"], "after 03A, whose checkpoint is far"),
        (["01A", "04A", "06A", "02A", "12A", "05B", "11A", "09A", "10A", "07A"], None),
        (["01A", "02A", "05A", "03A", "bridge", left("08A"), left("10A"), left("12A")], None),
        (["01A", "02A", "03A", "05A", "bridge", left("08A"), left("10A"), left("12A")], "next to 05A, the wasteland"),
        (["01A", "02A", "07A", "08A", "bridge", *map(left, ("12A", "10A", "03A"))], "next to 08A, whose"),
    ],
)  # fmt: skip
def test_warnings(boards, words):
    assert problems(boards, "error") == []
    found = problems(boards, "warning")
    advice = ("boards make", "special tile")
    if words is None:
        assert [
            what for what in found if not any(word in what for word in advice) and "bridge stands" not in what
        ] == []
    else:
        assert any(words in what for what in found), found


@pytest.mark.rule("RB-CUST-02")
def test_bridge_beside_the_jungle_and_beside_a_distant_checkpoint_ahead():
    boards = ["01A", "02A", "03A", "12A", "bridge", left("12A"), "10A", "11A"]
    assert not any("next to" in what for what in problems(boards, "warning"))  # both lines lie next to the bridge
    boards = ["01A", "02A", "03A", "12A", "bridge", "10B", "07A"]
    assert any("the bridge stands next to 10B, the jungle" in what for what in problems(boards, "warning"))
    # Seen from the bridge, the line of 07A (after 4/3/3 of 6/5/4 spaces) lies in the far half.
    boards = ["01A", "02A", "03A", "12A", "bridge", "07A", "08A"]
    assert any("next to 07A, whose checkpoint is far from it" in what for what in problems(boards, "warning"))


@pytest.mark.rule("RB-CUST-02")
def test_wasteland_beside_another_board_without_checkpoint():
    bare = {"board": "13A", "name": "Bare", "shape": "straight", "lanes": [5, 5, 5]}
    source = {"boards": ["01A", "13A", "05A", "03A", "04A", "06A", "07A", "08A"], "define": [bare]}
    assert "13A and 05A meet, and neither has a checkpoint" in problems(source, "warning")


@pytest.mark.rule("RB-CUST-02", "RB-CIRC-01")
def test_circuits_of_the_rulebook_are_not_advised_about():
    assert all(build_circuit(CONTENT, id_).warnings == () for id_ in CONTENT.circuits)


@pytest.mark.rule("RB-SBR-01", "RB-SBR-02", "RB-RULE-33", "RB-RULE-61", "RB-HOUSE-05")
def test_stand_alone_bridge_over_board_01():
    boards = ["01A", "02A", "03A", "07A", "bridge", left("08A"), left("10A"), left("12A")]
    circuit = build_circuit(CONTENT, boards)
    assert circuit.closed
    assert circuit.bridge_place == (0, 0, 0)  # over board 01, driven upwards
    chain = [circuit.spaces[i] for i in circuit.bridge_link]
    assert [space.name for space in chain] == [f"4:07A:BR{k}" for k in (1, 2, 3, 4)]
    before = [circuit.space(f"07A:{place}") for place in ("1.6", "2.5", "3.4")]
    after = [circuit.space(f"08A:{place}") for place in ("1.1", "2.1", "3.1")]
    assert {space.next for space in before} == {chain[0].index}  # from any lane
    assert chain[0].prev == before[1].index  # back by the centre lane
    assert set(chain[0].adjacent) == {chain[1].index, *(space.index for space in before)}
    assert chain[3].next == after[1].index  # on in the centre lane
    assert set(chain[3].adjacent) == {chain[2].index, *(space.index for space in after)}
    assert {space.prev for space in after} == {chain[3].index}
    assert [space.junction_after for space in chain] == [-1, -1, -1, 3]
    assert [space.swerve_target for space in chain] == [False, True, True, True]
    assert [space.lane for space in chain] == [2, 2, 2, 2]
    assert not any(space.bolt or space.bridge for space in chain)
    assert all(space.key > 1 for space in chain)
    junction = circuit.junctions[3]
    assert (junction.bridge, junction.rock, junction.boost) == (True, True, ())


@pytest.mark.rule("RB-RULE-10", "RB-MOVE-05")
def test_an_arrow_beside_a_lane_that_goes_on_is_a_choice():
    fork = {"board": "13A", "name": "Fork", "shape": "straight", "lanes": [4, 4, 4], "checkpoint": [2, 2, 2]}
    fork["arrows"] = [{"from": "1.2", "to": "2.3"}]
    fork["adjacent"] = [["1.2", "2.3"]]
    circuit = build_circuit(CONTENT, {"boards": ["01A", "13A"], "define": [fork], "unchecked": True})
    space = circuit.space("13A:1.2")
    assert circuit.spaces[space.next].place == "1.3"
    assert circuit.spaces[space.merge].place == "2.3"


def test_a_test_brings_its_own_small_track():
    small = {
        "board": "02A",
        "name": "Short",
        "shape": "straight",
        "lanes": [2, 2],
        "checkpoint": [1, 1],
        "rocks": {"1.2": 2},
    }
    grid = ["2.2", "1.2", "2.1", "1.1", "1.3", "2.3"]
    start = {"board": "01A", "name": "Start", "shape": "straight", "lanes": [4, 4], "start_line": [3, 3], "grid": grid}
    circuit = build_circuit(CONTENT, {"boards": ["01A", "02A"], "define": [start, small], "unchecked": True})
    assert len(circuit.spaces) == 12
    assert circuit.space("02A:1.2").next == circuit.space("01A:1.1").index
    assert build_circuit(CONTENT, circuit.definition).hash == circuit.hash
    assert len(CONTENT.boards["02A"].lanes) == 3  # the box is untouched


@pytest.mark.parametrize("wanted", ["first-game", "First game", "FIRST-GAME"])
def test_circuits_by_name(wanted):
    assert build_circuit(CONTENT, wanted).id == "first-game"


@pytest.mark.rule("RB-CIRC-03")
def test_circuits_by_number_file_and_list(tmp_path):
    assert build_circuit(CONTENT, "2").id == "landslide"
    assert build_circuit(CONTENT, HOUSE / "example" / "circuit.toml").name == "Hill and valley"
    assert build_circuit(CONTENT, str(HOUSE / "example" / "circuit.toml")).closed
    assert build_circuit(CONTENT, ", ".join(RING)).hash == build_circuit(CONTENT, RING).hash
    with pytest.raises(UnknownName, match=r"Did you mean 'landslide'\? .*wild-lands"):
        build_circuit(CONTENT, "landslid")
    with pytest.raises(UnknownName, match="crimson cup"):
        build_circuit(CONTENT, "crimson cup")


def test_faults_of_a_circuit_file_name_their_lines(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nboards = [\n    "01A",\n    "99A",\n    { board = "02A", turn = "up" },\n]\nspeed = 3\n'
        '[[define]]\nboard = "13A"\nshape = "wavy"\n'
    )
    with pytest.raises(ContentError) as caught:
        build_circuit(CONTENT, path)
    found = {(problem.line, problem.where.partition(": ")[2]) for problem in caught.value.problems}
    assert (5, "boards[2].turn") in found
    assert (7, "speed") in found
    path.write_text('boards = ["01A", "13A"]\n[[define]]\nboard = "13A"\nname = "x"\nshape = "wavy"\nlanes = [3]\n')
    with pytest.raises(ContentError) as caught:
        build_circuit(CONTENT, path)
    (problem,) = caught.value.problems
    assert (problem.line, problem.what) == (5, "'wavy' is not known here")
    assert "define[0]: shape" in problem.where


@pytest.mark.parametrize(
    "source", [[], [3], ["1A"], {"boards": "01A"}, {}, {"boards": [None]}, {"boards": ["01A"] * 41}]
)
def test_nonsense_is_refused_in_words(source):
    with pytest.raises(ContentError) as caught:
        build_circuit(CONTENT, source)
    assert caught.value.problems


BOARD = st.sampled_from([*CONTENT.boards, "bridge"])
ENTRY = BOARD | st.builds(lambda board, turn: {"board": board, "turn": turn}, BOARD, st.sampled_from(["left", "right"]))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["01A", "01B"]), st.lists(ENTRY, max_size=12), st.booleans())
def test_any_list_of_boards_is_a_sound_circuit_or_says_why_not(first, rest, unchecked):
    try:
        circuit = build_circuit(CONTENT, [first, *rest], unchecked=unchecked)
    except ContentError as error:
        assert all(problem.what and problem.cure for problem in error.problems)
        return
    for space in circuit.spaces:
        assert all(space.index in circuit.spaces[other].adjacent for other in space.adjacent)
        assert (space.next >= 0) != space.portal_departure
    for start in circuit.spaces:  # every way leads over the starting line again, and back to the grid
        for step in ("next", "prev"):
            here, left = start, len(circuit.spaces) + 1
            while (left and here.board != 0) or here is start:
                following = getattr(here, step)
                if following < 0:
                    slots = circuit.arrivals if here.portal_departure else circuit.departures
                    if not slots or here.lake:
                        break
                    following = slots[here.portal_slot]
                here, left = circuit.spaces[following], left - 1
            assert left
