"""Tracks: pieces, joints, directions, distances, content files (BB-TRACK, BB-HOUSE, BB-COMP)."""

import json
import tomllib

import pytest

from pileup.engine import make
from pileup.engine.content import ContentError
from pileup.errors import PileupError
from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.box import HOUSE, SCHEMAS, check_content, export_content, load_content
from pileup.games.bayou_bash.pieces import PIECE_NAMES, lay_side
from pileup.games.bayou_bash.track import build_track, near_spaces
from tests.bayou_bash.script import TRACK, bare_pieces

BOX = load_content()
WAYS = ("forward", "forward-left", "forward-right", "back", "back-left", "back-right")


def track(*pieces, circuit=False):
    return build_track(BOX.pieces, BOX.tracks, {"pieces": list(pieces), "circuit": circuit})


def at(space):
    piece, _, rest = space.partition(":")
    column, lane = rest.split(".")
    return int(piece) * CELLS + (int(column) - 1) * 5 + int(lane) - 1


def neighbours(track_, space):
    return {way: None if x < 0 else track_.space_name(x) for way, x in zip(WAYS, track_.links[at(space)], strict=True)}


PLAIN = track("startA", "S1A", "T1A right", "S2A", "finishA")


@pytest.mark.rule("BB-TRACK-06", "BB-HOUSE-07", "BB-FAQ-07", "BB-RULE-07")
def test_the_six_neighbours_of_a_space_on_a_straight_and_on_a_curve():
    for piece in (1, 2):
        assert neighbours(PLAIN, f"{piece}:3.3") == {
            "forward": f"{piece}:4.3",
            "forward-left": f"{piece}:4.2",
            "forward-right": f"{piece}:4.4",
            "back": f"{piece}:2.3",
            "back-left": f"{piece}:2.2",
            "back-right": f"{piece}:2.4",
        }


@pytest.mark.rule("BB-TRACK-03", "BB-RULE-57", "BB-TRACK-04")
def test_edges_are_edges():
    assert neighbours(PLAIN, "0:1.1") == {
        "forward": "0:2.1",
        "forward-left": None,
        "forward-right": "0:2.2",
        "back": None,
        "back-left": None,
        "back-right": None,
    }
    assert neighbours(PLAIN, "4:6.5")["forward"] is None
    finish = [name for place in PLAIN.places for name in [place.laid] if any(name.finish_line)]
    assert finish == [PLAIN.places[-1].laid]


@pytest.mark.rule("BB-TRACK-02", "BB-TRACK-03", "BB-HOUSE-06")
def test_a_joint_with_lanes_moved():
    moved = track("startA", "S1A +1", "S2A -1", "finishA")
    # new lane l continues old lane l + 1: old lane 1 ends at the border
    assert neighbours(moved, "0:6.1")["forward"] is None
    assert neighbours(moved, "0:6.1")["forward-right"] == "1:1.1"
    assert neighbours(moved, "0:6.2") == {
        "forward": "1:1.1",
        "forward-left": None,
        "forward-right": "1:1.2",
        "back": "0:5.2",
        "back-left": "0:5.1",
        "back-right": "0:5.3",
    }
    assert neighbours(moved, "1:1.5")["back"] is None
    assert neighbours(moved, "1:1.5")["back-left"] == "0:6.5"
    assert neighbours(moved, "1:6.1")["forward"] == "2:1.2"
    assert neighbours(moved, "1:6.1")["forward-left"] == "2:1.1"


@pytest.mark.rule("BB-RULE-01", "BB-TERM-06")
def test_distances_are_steps_over_the_links():
    found, counts = near_spaces(PLAIN.links, at("1:3.3"))
    assert counts == [1, 7, 21, 35]
    names = [PLAIN.space_name(x) for x in found]
    assert names[0] == "1:3.3"
    assert "1:3.4" not in names[:7]  # directly beside: two steps
    assert {"1:3.4", "1:3.2", "1:3.1", "1:3.5", "1:1.3", "1:5.5"} <= set(names[7:21])
    # across a joint and round a curve
    found, _ = near_spaces(PLAIN.links, at("1:6.5"), n=2)
    assert {PLAIN.space_name(x) for x in found} == {
        "1:6.5",
        "1:5.5",
        "1:5.4",
        "2:1.5",
        "2:1.4",
        "1:4.5",
        "1:4.4",
        "1:4.3",
        "1:6.4",
        "1:6.3",
        "2:2.5",
        "2:2.4",
        "2:2.3",
    }


@pytest.mark.rule("BB-RULE-01")
def test_beside_is_counted_in_the_lanes_of_the_piece_that_the_space_lies_on():
    content = bare_pieces()
    for side in "AB":
        content["pieces"]["S1"][side]["lanes"] = ["......"] * 3
    game = make("bayou-bash", seats=2, content={"pieces": content}, track={"pieces": TRACK}, side_adjacent=True)
    laid = game.extra.track
    near, counts = near_spaces(laid.links, at("0:6.4"), [place.laid.lanes for place in laid.places])
    # one step: back over three lanes, left and right, and forward-left into lane 3, the last one of the narrow piece
    one = {"0:6.4", "0:5.4", "0:5.3", "0:5.5", "0:6.3", "0:6.5", "1:1.3"}
    assert {laid.space_name(x) for x in near[: counts[1]]} == one
    two = {laid.space_name(x) for x in near[: counts[2]]}
    assert {"1:1.2", "1:2.3", "1:2.2"} <= two
    assert "1:2.1" not in two  # it follows 1:1.3 by number only
    t = game.static
    assert t.near[at("0:6.4")][: counts[3]] == near


@pytest.mark.rule("BB-RULE-01", "BB-RULE-58")
@pytest.mark.parametrize("beside", [False, True])
def test_a_night_race_reckons_the_same_distances(beside):
    from pileup.games.bayou_bash.rules.links import forget, reach, reached

    game = make("bayou-bash", seats=2, mode="night-race", night_pieces=3, side_adjacent=beside)
    entries = ["startA", "S1A +1", "T1B left", "S2A reversed -1", "finishA"]
    same = track(*entries)
    seats = [{"racer": "pig", "space": "1:1.1"}, {"racer": "rabbit", "space": "1:2.1"}]
    s = game.kind.set_up(game, {"pieces": entries, "seats": seats})
    for x in same.links:
        expected, counts = near_spaces(same.links, x, [5] * 5 if beside else ())
        for n in range(4):
            count = reach(s, game.static, x, n)
            found = [reached(s, game.static, x, k) for k in range(count)]
            forget(s, game.static, count)
            assert found == expected[: counts[n]]
    assert s.found == [0] * 64


@pytest.mark.rule("BB-RULE-01", "BB-RULE-07", "BB-RULE-58")
@pytest.mark.parametrize("beside", [False, True])
def test_a_night_race_of_odd_pieces_reckons_the_same_distances(beside):
    from pileup.games.bayou_bash.rules.links import forget, joint_by, reach, reached

    data = json.loads(json.dumps(tomllib.loads((HOUSE / "pieces.toml").read_text())))
    data["pieces"]["S1"]["A"]["links"] = {"2.2 forward-left": "3.2", "5.5 forward": "off"}
    data["pieces"]["T1"]["B"]["lanes"] = [".....", "..w..", "....r", "....."]  # four lanes instead of five
    data["pieces"]["S2"]["A"]["lanes"] = ["......."] * 5  # seven columns instead of six
    entries = ["startA", "S3A", "S1A +1", "T1B left", "T2A right", "S4B -1", "S2A reversed -1", "T3A left", "finishA"]
    options = {"mode": "night-race", "night_pieces": 7, "side_adjacent": beside, "content": {"pieces": data}}
    game = make("bayou-bash", seats=2, **options)
    same = build_track(load_content({"pieces": data}).pieces, {}, entries)
    seats = [{"racer": "pig", "space": "1:1.1"}, {"racer": "rabbit", "space": "2:1.1"}]
    s = game.kind.set_up(game, {"pieces": entries, "seats": seats})
    lanes = [place.laid.lanes for place in same.places] if beside else []
    looked_up = 0
    for x in same.links:
        expected, counts = near_spaces(same.links, x, lanes)
        for n in range(4):
            count = reach(s, game.static, x, n)
            found = [reached(s, game.static, x, k) for k in range(count)]
            forget(s, game.static, count)
            assert found == expected[: counts[n]], same.space_name(x)
            looked_up += joint_by(s, game.static, x // CELLS, x % CELLS, n) >= 0
    assert 0 < looked_up < 4 * len(same.links)  # both ways of finding them were gone


@pytest.mark.rule("BB-HOUSE-06", "BB-TRACK-05")
def test_a_turn_laid_left_and_a_reversed_straight_are_turned_by_half():
    piece = BOX.pieces.pieces["S1"]
    plain, turned = lay_side(piece, "A", False), lay_side(piece, "A", True)
    for c in range(6):
        for lane in range(5):
            assert turned.terrain[c * 5 + lane] == plain.terrain[(5 - c) * 5 + 4 - lane]
    mixed = track("startA", "S1B reversed", "T1A left", "S2A", "finishB")
    assert mixed.entries == ["startA", "S1B reversed", "T1A left", "S2A", "finishB"]


@pytest.mark.rule("BB-HOUSE-06", "BB-RULE-07")
def test_bent_links_are_data_and_turn_with_the_piece():
    data = json.loads(json.dumps(tomllib.loads((HOUSE / "pieces.toml").read_text())))
    data["pieces"]["S1"]["A"]["links"] = {"2.2 forward-left": "3.2", "2.2 back": "off"}
    box = load_content({"pieces": data})
    plain = lay_side(box.pieces.pieces["S1"], "A", False)
    cell = 1 * 5 + 1
    assert plain.links[cell][1] == 2 * 5 + 1  # two links of a space lead to the same space
    assert plain.links[cell][0] == 2 * 5 + 1
    assert plain.links[cell][3] == -1
    turned = lay_side(box.pieces.pieces["S1"], "A", True)
    back_right = turned.links[29 - cell][5]
    assert back_right == 29 - (2 * 5 + 1)


@pytest.mark.rule("BB-COMP-02", "BB-HOUSE-08")
def test_the_pieces_of_the_box():
    kinds = [piece.kind for piece in BOX.pieces.pieces.values()]
    assert (kinds.count("start"), kinds.count("finish"), kinds.count("straight"), kinds.count("turn")) == (1, 1, 8, 4)
    for name, piece in BOX.pieces.pieces.items():
        for letter in "AB":
            lanes = piece.side(letter).lanes
            assert (len(lanes), len(lanes[0])) == (5, 5 if name[0] == "T" else 6)
    start, finish = BOX.pieces.pieces["start"], BOX.pieces.pieces["finish"]
    assert all(lane == ".....s" for lane in start.A.lanes)
    assert all(lane == ".....f" for lane in finish.A.lanes)
    assert start.B.lanes == [".....s", ".w...s", ".....s", ".w...s", ".....s"]
    assert finish.B.lanes == [".....f", ".w...f", "..w..f", ".r...f", ".....f"]


@pytest.mark.rule("BB-HOUSE-09")
def test_the_terrain_of_some_pieces_as_the_table_has_it():
    assert BOX.pieces.pieces["S3"].B.lanes == [".r....", "...w..", "......", "...rw.", ".wrrw."]
    assert BOX.pieces.pieces["T2"].A.lanes == [".....", "..wr.", ".....", ".....", "....."]
    assert BOX.pieces.pieces["S8"].B.lanes == ["..r...", "......", "...rw.", ".w.ww.", ".rr..."]


@pytest.mark.rule("BB-HOUSE-09")
@pytest.mark.parametrize("name", PIECE_NAMES[:12])
@pytest.mark.parametrize("letter", "AB")
def test_a_dry_way_leads_through_every_piece_from_at_least_four_lanes(name, letter):
    for round_ in (False, True):
        laid = lay_side(BOX.pieces.pieces[name], letter, round_)
        dry = {cell for cell in range(laid.cells) if laid.terrain[cell] == 0}
        through = set(range(laid.cells - 5, laid.cells)) & dry
        for cell in reversed(range(laid.cells - 5)):
            if cell in dry and any(y in through for y in laid.links[cell][:3]):
                through.add(cell)
        assert len(through & set(range(5))) >= 4


@pytest.mark.rule("BB-HOUSE-10", "BB-TRACK-01")
@pytest.mark.parametrize(
    ("name", "circuit", "count", "a", "b", "turns_b"),
    [  # straights + turns on side A, straights on B, turns on B: the example tracks' table
        ("grassy-glenway", True, 8, 7, 0, 0),
        ("silverstone-swamp", True, 8, 3, 0, 4),
        ("snakes-pass", False, 11, 9, 0, 0),
        ("the-mucky-muck", False, 11, 0, 5, 4),
        ("broken-donut", False, 11, 5, 2, 2),
        ("u-got-what-i-need", False, 12, 10, 0, 0),
        ("going-the-distance", False, 12, 5, 3, 2),
        ("mad-patch-prix", False, 13, 6, 3, 2),
    ],
)
def test_the_example_tracks(name, circuit, count, a, b, turns_b):
    one = build_track(BOX.pieces, BOX.tracks, name)
    assert (one.circuit, len(one.places)) == (circuit, count)
    middle = one.places[1:] if circuit else one.places[1:-1]
    assert sum(place.side == "A" for place in middle) == a
    assert sum(place.side == "B" and place.piece[0] == "S" for place in middle) == b
    assert sum(place.side == "B" and place.piece[0] == "T" for place in middle) == turns_b
    assert all(place.shift == 0 for place in one.places)


@pytest.mark.rule("BB-HOUSE-10")
def test_no_example_track_overlaps_and_the_circuits_close():
    assert not any("lies on" in str(problem) or "lead back" in str(problem) for problem in BOX.warnings)
    assert BOX.warnings == ()


@pytest.mark.rule("BB-RULE-63", "BB-TRACK-02")
def test_traps_at_joints_are_warned_of_by_name():
    trap = track("startA", "S1A +2", "T1A right", "S2A", "T2A left", "S3A", "S4A", "finishA")
    told = [str(problem) for problem in trap.warnings]
    assert any("0:6.1" in text and "no way leads forward" in text for text in told)
    assert track("startA", "S1A +1", "T1A right", "S2A", "T2A left", "S3A", "S4A", "finishA").warnings == ()


@pytest.mark.parametrize(
    ("pieces", "circuit", "reason"),
    [
        (["S1A", "finishA"], False, "A track begins with the Starting piece"),
        (["startA", "S1A"], False, "there is no Finish Line piece"),
        (["startA", "S1A", "S1B", "finishA"], False, "S1 is already piece 2"),
        (["startA", "S9A", "finishA"], False, "'S9A' is no piece"),
        (["startA", "S1A left", "finishA"], False, "turns neither way"),
        (["startA", "T1A", "finishA"], False, "which way does it turn"),
        (["startA", "T1A reversed", "finishA"], False, "which way does it turn"),
        (["startA", "S1A +3", "finishA"], False, "2 lanes line up"),
        (["startA", "S1A +9", "finishA"], False, "moved by 9 lanes"),
        (["startA", "finishA", "S1A", "finishB"], False, "finish is already piece 2"),
        (["startA reversed", "S1A", "finishA"], False, "lies one way only"),
        (["startA +1", "S1A", "finishA"], False, "no piece before it"),
        (["startA", "T1A left", "T2A left", "T3A left", "finishA"], True, "a circuit has no Finish Line piece"),
        (["startA", "S1A"], True, "shortest ring"),
        (["startA", "S1A", "startB", "finishA"], False, "start is already piece 1"),
    ],
)
def test_what_is_wrong_with_a_track(pieces, circuit, reason):
    with pytest.raises(ContentError, match=reason.replace("(", r"\(")):
        track(*pieces, circuit=circuit)


def test_all_faults_of_a_track_at_once_with_file_and_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('name = "Mine"\npieces = [\n  "startA",\n  "T1A",\n  "S1A left",\n  "S1B",\n]\n')
    with pytest.raises(ContentError) as caught:
        make("bayou-bash", track=str(path))
    text = str(caught.value)
    assert all(
        part in text for part in ("which way does it turn", "turns neither way", "already piece", "no Finish Line")
    )
    assert "mine.toml, line" in text


def test_an_unfinished_ring_and_an_overlap_are_warned_of():
    ring = track("startA", "T1A right", "T2A right", "T3A left", circuit=True)
    assert any("does not lead back" in str(problem) for problem in ring.warnings)
    over = track("startA", "T1A right", "T2A right", "T3A right", "T4A right", "finishA")
    assert any("lies on" in str(problem) for problem in over.warnings)


@pytest.mark.rule("BB-SETUP-01")
def test_a_track_may_be_a_name_a_list_a_mapping_or_a_file():
    by_name = make("bayou-bash", track="Broken Donut")
    assert by_name.options["track"] == "broken-donut"
    example = HOUSE / "example" / "track.toml"
    from_file = make("bayou-bash", track=str(example))
    assert from_file.options["track"]["name"] == "Backyard Bash"
    again = make(from_file.description())
    assert again.content_hash == from_file.content_hash
    assert again.python().start().dump() == from_file.python().start().dump()
    with pytest.raises(PileupError, match="Did you mean 'broken-donut'"):
        make("bayou-bash", track="broken-doughnut")


# --- the owner's box --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-COMP-04", "BB-COMP-05", "BB-HOUSE-04", "BB-HOUSE-05")
def test_the_cards_of_the_box():
    cards = BOX.jockeys.cards
    assert (len(cards), len(BOX.events.events)) == (30, 15)
    assert sum(card.carrots for card in cards) == 17
    assert sum(card.barrels for card in cards) == 14
    assert sum(card.staggers for card in cards) == 10
    example = next(card for card in cards if card.name == "J16")
    assert (example.counts, example.barrels) == ((1, 1, 1), 1)  # the rulebook's example card
    assert [card.name for card in BOX.events.events if card.first] == ["Gunshot!"]
    mean = {"n": 1.5, "s": 2, "d": 3.875}
    assert sum(sum(mean[die] for die in card.dice) for card in cards) / 30 == pytest.approx(7.0, abs=0.05)


def test_the_house_content_can_be_exported_checked_and_played(tmp_path):
    folder = tmp_path / "box"
    written = export_content(folder)
    assert {path.name for path in written} >= {"pieces.toml", "jockeys.toml", "events.toml", "track.json"}
    assert check_content(folder) == []
    game = make("bayou-bash", content=str(folder))
    assert game.content_hash == make("bayou-bash").content_hash
    assert len(game.kind.export_content(tmp_path / "again")) == len(written)
    with pytest.raises(PileupError, match="something already"):
        export_content(folder)


def test_the_files_fit_their_published_schemas():
    jsonschema = pytest.importorskip("jsonschema")
    from pileup.engine.content import json_schema

    for name in ("pieces", "dice", "racers", "jockeys", "events", "tracks"):
        data = tomllib.loads((HOUSE / f"{name}.toml").read_text())
        jsonschema.validate(data, json_schema(*SCHEMAS[name]))


def test_an_owners_cards_replace_ours_and_travel_with_the_game(tmp_path):
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "jockeys.toml").write_text(
        "cards = [\n" + "".join(f'  {{ name = "Own {k}", dice = "nn" }},\n' for k in range(30)) + "]\n"
    )
    game = make("bayou-bash", content=str(folder))
    assert game.content["jockeys"]["cards"][0]["name"] == "Own 0"
    again = make(json.loads(json.dumps(game.description())))
    assert again.content_hash == game.content_hash


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("dice.toml", 'nimble = ["0"]\nswift = ["1"]\ndashing = ["3"]\nstagger = ["up"]\n', "'up' is not known"),
        ("dice.toml", 'nimble = ["0"]\nswift = ["1"]\ndashing = ["3"]\nstagger = ["fan"]\n', "a die can't show 0"),
        ("racers.toml", "[costs]\nhogwash-slosh = 9\n", "9 is out of range"),
        ("racers.toml", "[costs]\nhog-wash = 1\n", "Did you mean 'hogwash-slosh'"),
        ("jockeys.toml", 'cards = [{ name = "A", dice = "x" }]\n', "'x' is not written"),
        ("jockeys.toml", 'cards = [{ name = "A" }, { name = "A" }]\n', "two cards 'A'"),
        (
            "events.toml",
            'events = [{ name = "A", effects = [{ to = "each", do = ["fly 3"] }] }]\n',
            "'fly 3' is no effect",
        ),
        ("events.toml", 'events = [{ name = "A", effects = [{ to = "each", do = ["move up"] }] }]\n', "a direction"),
        (
            "events.toml",
            'events = [{ name = "A", effects = [{ to = "all", do = ["stagger"] }] }]\n',
            "'all' is not known",
        ),
        ("events.toml", 'events = [{ name = "A", ongoing = { safe-rams = 2 } }]\n', "write 1"),
        ("events.toml", 'events = [{ name = "A", first = true }, { name = "B", first = true }]\n', "2 cards are first"),
        ("tracks.toml", '[[tracks]]\nid = "a"\nname = "A"\npieces = ["startA", "S1A"]\n', "no Finish Line piece"),
        (
            "pieces.toml",
            '[pieces.S1]\nkind = "turn"\n[pieces.S1.A]\nlanes = ["...","...","..."]\n[pieces.S1.B]\n'
            'lanes = ["...","...","..."]\n',
            "S1 is no turn piece",
        ),
        (
            "pieces.toml",
            '[pieces.S1]\nkind = "straight"\n[pieces.S1.A]\nlanes = ["...","..","..s"]\n[pieces.S1.B]\n'
            'lanes = ["...","...","..."]\nlinks = { "9.9 up" = "1.1" }\n',
            "is no step",
        ),
        ("jokeys.toml", "", "Did you mean jockeys.toml"),
    ],
)
def test_faults_in_an_owners_files(tmp_path, file, text, reason):
    (tmp_path / file).write_text(text)
    told = "\n".join(str(problem) for problem in check_content(tmp_path))
    assert reason in told
    assert str(tmp_path / file) in told
