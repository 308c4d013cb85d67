"""An owner's folder: replaced file by file, every fault named at once with file, line and cure."""

import json
import shutil
import tomllib

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pileup.engine.content import ContentError, Document, json_schema
from pileup.errors import PileupError
from pileup.games.rush_and_bash.box import HOUSE, SCHEMAS, check_content, export_content, load_content, read_board


def faults(folder):
    return [(p.severity, p.where.rpartition("/")[2], p.line, p.what) for p in check_content(folder)]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "boards").mkdir()
    return tmp_path


def own(folder, name, old=None, new=None):
    """Copy a house file into the owner's folder, with one change; the line of the change."""
    text = (HOUSE / name).read_text(encoding="utf-8")
    line = None
    if old is not None:
        assert text.count(old) >= 1, f"{old!r} is not in {name}"
        line = text[: text.index(old)].count("\n") + 1
        text = text.replace(old, new, 1)
    (folder / name).write_text(text, encoding="utf-8")
    return line


def test_an_empty_folder_is_the_house(folder):
    assert load_content(folder).hash == load_content().hash


def test_one_file_replaces_one_file(folder):
    own(folder, "boards/04A.toml", 'name = "Village straight"', 'name = "Real straight"')
    content = load_content(folder)
    assert content.boards["04A"].name == "Real straight"
    assert content.boards["02A"] == load_content().boards["02A"]
    assert content.hash != load_content().hash
    own(folder, "boards/04A.toml", "house = true", "house = false")
    assert not load_content(folder).house


BOARD_FAULTS = [
    ("04A", "checkpoint = [3, 3, 3]", "checkpoint = [3, 3]", "2 numbers for 3 lanes"),
    ("04A", "checkpoint = [3, 3, 3]", "checkpoint = [3, 5, 3]", "lane 2 has no space after its space 5"),
    ("04A", '"2.2" = 2', '"2.9" = 2', "there is no space '2.9' on this board"),
    ("04A", '"2.2" = 2', '"2.2" = 9', "9 is out of range"),
    ("04A", '"2.2" = 2', "2.2 = 2", "'2' is not written as it should be"),
    ("04A", "[0, 0.3, 0.5, 0.7, 0.9, 1]", "[0, 0.3, 0.3, 0.7, 0.9, 1]", "the cuts do not rise from 0 to 1"),
    ("04A", "[0, 0.3, 0.5, 0.7, 0.9, 1]", '[0, "1/0", 1]', "'1/0' is no number"),
    ("04A", "[0, 0.3, 0.5, 0.7, 0.9, 1]", "[0, nan, 1]", "nan is no number to count with"),
    ("04A", 'board = "04A"', 'board = "05A"', "the file of 04A describes board 05A"),
    ("04A", 'shape = "straight"', 'shape = "strait"', "'strait' is not known here"),
    ("04A", 'name = "Village straight"', 'nmae = "Village straight"', "unknown key 'nmae'"),
    ("06A", 'arrows = [{ from = "1.2", to = "2.2" }]', "", "space 1.2 leads nowhere"),
    ("06A", 'prev = { "1.4" = "2.3" }', "", "no way leads back from space 1.4"),
    (
        "06A",
        'prev = { "1.4" = "2.3" }',
        'prev = { "1.4" = "1.5" }',
        "the way back from 1.4 leads to 1.5, which does not",
    ),
    ("06A", 'to = "2.2"', 'to = "3.2"', "3.2 lies ahead of 1.2, but the ruler meets 1.2 first or at once"),
    ("06A", 'missing = ["1.3"]', 'missing = ["1.7"]', "there is no space '1.7' in the lanes"),
    ("09A", 'key = "5/6"', 'key = "1/3"', "4.2 lies ahead of 4.1, but the ruler meets 4.1 first or at once"),
    ("09A", 'key = "5/6"', "key = 1.0", "3.6 lies ahead of 4.2, but the ruler meets 4.2 first or at once"),
    ("09A", 'name = "4.2"', 'name = "3.6"', "there are two spaces '3.6'"),
    ("09B", "volcano = [0.5, 1.07]", "", "needs `volcano`"),
    ("05B", 'special = "geysers"', "", "lightning bolts without a special effect"),
    ("04B", 'partner = "08B"', "", "needs two boards"),
    ("04B", 'partner = "08B"', 'partner = "07A"', "board 07A does not name 04B as its partner"),
    ("04B", '"3.4", "3.5"]', '"3.4", "3.4"]', "'3.4' stands here twice"),
    ("02B", 'entry = "portals"', "", "6 portals and entry = 'lanes'"),
    ("06B", 'next = "07B:K1"', 'next = "07B:K9"', "board 07B has no space 'K9'"),
    ("12B", 'to = ["2.2"]', 'to = ["9.2"]', "there is no paw point '9.2'"),
    ("01A", "start_line = [5, 5, 5]", "", "board 01 has no starting line"),
    ("01A", '"1.1", "3.1"]', '"1.1"]', "the starting grid needs six places"),
    ("02A", "checkpoint = [3, 2, 2]", "checkpoint = [3, 2, 2]\ngrid = []\nstart_line = [1, 1, 1]", "only board 01 has"),
]


@pytest.mark.rule("RB-HOUSE-07", "RB-RULE-17", "RB-RANK-04")
@pytest.mark.parametrize(
    ("side", "old", "new", "words"), BOARD_FAULTS, ids=[f"{f[0]} {f[2] or f[1]}" for f in BOARD_FAULTS]
)
def test_faults_of_boards(folder, side, old, new, words):
    own(folder, f"boards/{side}.toml", old, new)
    found = [fault for fault in faults(folder) if fault[0] == "error"]
    assert any(words in what for *_, what in found), found
    assert all(line is not None for _, where, line, _ in found if where.startswith(side))


@pytest.mark.rule("RB-RANK-04")
def test_a_key_may_not_overturn_a_plain_order(folder):
    text = (HOUSE / "boards/04A.toml").read_text(encoding="utf-8")
    # 2.1 (0 – .3) lies wholly behind 1.3 (.4 – .6); .49 keeps its own lane in order (2.2 ends at .5) but not that.
    (folder / "boards/04A.toml").write_text(
        text + 'keys = { "2.2" = 0.95, "2.3" = 0.96, "2.4" = 0.97, "2.5" = 0.98 }\n'
    )
    assert any("2.2 lies wholly behind 1.4, but has the better ruler key" in what for *_, what in faults(folder))


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("cards.toml", "total = 31", "total = 32", "the cards of the sprint deck add up to 31, not 32"),
        ("cards.toml", 'effect = "swerve", value = 2', 'effect = "swerve", value = 1', "swerve 1 is listed twice"),
        ("cards.toml", 'effect = "bomb"', 'effect = "bom"', "'bom' is not known here"),
        ("cards.toml", "value = 3, count = 2", "value = 0, count = 2", "0 is out of range"),
        ("cards.toml", "value = 3, count = 2", "value = 3, count = true", "this is true (true or false)"),
        ("ranking.toml", '6 = ["sprint", ', "6 = [", "5 places on the track for 6"),
        ("ranking.toml", '4 = ["sprint", "sprint", "rush", "rush"]', "", "the track for 4 is missing"),
        ("cars.toml", 'colour = "black"', 'colour = "blue"', "there are two blue cars"),
        ("cars.toml", 'colour = "black"', 'colour = "pink"', "'pink' is not known here"),
        ("cars.toml", '{ do = "missile" }', '{ do = "misile" }', "do = 'misile' is not known"),
        ("cars.toml", '{ do = "missile" }', "{ spaces = 1 }", "'do' is missing"),
        ("cars.toml", '{ do = "missile" }', '{ do = "missile", spaces = 1 }', "unknown key 'spaces'"),
        ("cars.toml", "fly = true }", "fly = true, crush = true }", "a move can't both fly and crush"),
        ("cars.toml", '"left", "right"]', '"left", "left"]', "a lane stands twice"),
        ("circuits.toml", '"07A", "08A"]', '"07A", "99A"]', "there is no board 99A"),
        ("circuits.toml", '"07A", "08A"]', '"07A"]', "does not lead back to board 01"),
        ("circuits.toml", 'id = "landslide"', 'id = "first-game"', "there are two circuits 'first-game'"),
    ],
)
def test_faults_of_other_files(folder, name, old, new, words):
    line = own(folder, name, old, new)
    found = [fault for fault in faults(folder) if fault[0] == "error"]
    assert any(words in what for *_, what in found), found
    if new:
        near = [line_ for *_, line_, what in found if words in what]
        assert any(line - 7 <= line_ <= line + 21 for line_ in near)  # there, at what is around it, or at its double


@pytest.mark.rule("RB-HOUSE-07", "RB-COMP-03")
def test_another_number_of_cards_is_only_remarked(folder):
    own(folder, "cards.toml", "total = 31", "")
    text = (folder / "cards.toml").read_text().replace("value = 1, count = 3", "value = 1, count = 4", 1)
    (folder / "cards.toml").write_text(text)
    ((severity, _, _, what),) = faults(folder)
    assert (severity, what.partition(";")[0]) == ("warning", "32 Sprint and 24 Rush cards")


def test_faults_of_several_files_come_together(folder):
    own(folder, "boards/04A.toml", '"2.2" = 2', '"2.9" = 2')
    own(folder, "cards.toml", "total = 31", "total = 32")
    (folder / "cars.toml").write_bytes(b"\xff\xfe")
    (folder / "ranking.toml").mkdir()
    (folder / "boards/05A.toml").write_text("board = [")
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    text = str(caught.value)
    for words in ("2.9", "not 32", "not UTF-8", "this is a folder", "this is not TOML"):
        assert words in text


def test_a_file_that_nothing_reads_is_remarked(folder):
    (folder / "card.toml").write_text("x = 1")
    ((severity, where, _, what),) = faults(folder)
    assert (severity, where, what) == ("warning", "card.toml", "nothing reads this file")


def test_folder_that_is_none(folder):
    assert "no such folder" in faults(folder / "nowhere")[0][3]
    (folder / "file").write_text("")
    assert "not a folder" in faults(folder / "file")[0][3]


def test_export_is_a_starting_point(tmp_path):
    target = tmp_path / "mine"
    written = export_content(target)
    assert (target / "boards/12B.toml") in written
    assert faults(target) == []
    assert load_content(target).hash == load_content().hash
    first = (target / "boards/12B.toml").read_text(encoding="utf-8").partition("\n")[0]
    assert first == "#:schema ../schema/board.json"  # editors that know TOML schemas find it
    assert json.loads((target / "schema/board.json").read_text())["title"] == "A board side of Rush & Bash"
    with pytest.raises(PileupError, match="There is something already"):
        export_content(target)


def test_a_box_survives_being_embedded(folder):
    own(folder, "boards/04A.toml", 'name = "Village straight"', 'name = "Real straight"')
    content = load_content(folder)
    data = json.loads(json.dumps(content.as_data()))
    assert load_content(data).hash == content.hash
    assert load_content({"boards": {"04A": data["boards"]["04A"]}}).hash == content.hash
    assert load_content({}).hash == load_content().hash


def test_faults_of_an_embedded_box():
    cards = {"sprint": {"cards": [{"effect": "swerve", "value": 1}]}, "rush": 3}
    with pytest.raises(ContentError) as caught:
        load_content({"boards": {"13A": {}, "04A": {"board": "04A"}, "05A": 1}, "cards": cards, "dice": {}})
    text = str(caught.value)
    for words in ("no board '13A'", "boards.04A", "'lanes' is missing", "this is no table", "cards: rush", "no 'dice'"):
        assert words in text


def test_examples_can_be_used_as_they_are(folder):
    shutil.copy(HOUSE / "example/cars.toml", folder / "cars.toml")
    shutil.copy(HOUSE / "example/06A.toml", folder / "boards/06A.toml")
    content = load_content(folder)
    assert content.warnings == ()
    house = load_content()
    # The example describes our board 06A in other words: the same spaces come out.
    mine, ours = (read_board(box.documents["boards/06A.toml"])[1] for box in (content, house))
    assert {n: (s.key, s.next, s.prev, s.adjacent) for n, s in mine.spaces.items()} == {
        n: (s.key, s.next, s.prev, s.adjacent) for n, s in ours.spaces.items()
    }


@pytest.mark.parametrize("name", sorted(path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob("*.toml")))
def test_house_files_follow_the_published_schema(name):
    stem = name.rpartition("/")[2].removesuffix(".toml")
    type_, title = SCHEMAS.get(stem) or SCHEMAS["board"]
    schema = json_schema(type_, title)
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(tomllib.loads((HOUSE / name).read_text(encoding="utf-8")), schema)


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 99)
    | st.floats()
    | st.sampled_from(["1.3", "BR1", "left", "x", "1/2", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["1.1", "2.4", "name", "to"]), inner, max_size=2)
    ),
    max_leaves=6,
)
KEYS = st.sampled_from(
    sorted(tomllib.loads((HOUSE / "boards/07B.toml").read_text()) | {"jungle": 1, "paws": 1, "keys": 1})
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(KEYS, PLAIN, max_size=3), st.sampled_from(["04A", "07B", "10B", "12B"]))
def test_damaged_boards_are_refused_in_words(changes, side):
    data = tomllib.loads((HOUSE / f"boards/{side}.toml").read_text(encoding="utf-8")) | changes
    _, plan, problems = read_board(Document("damaged", data))
    assert plan is not None or problems
    assert all(problem.what and problem.cure for problem in problems)
