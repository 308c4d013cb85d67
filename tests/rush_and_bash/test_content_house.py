"""The house content against the ledger: the table of RB-HOUSE-05 is read from the page itself."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from pileup.games.rush_and_bash.boards import cuts_of
from pileup.games.rush_and_bash.box import BOARD_IDS, HOUSE, load_content
from pileup.games.rush_and_bash.circuit import build_circuit

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "rush-and-bash.md"
CONTENT = load_content()


def table_rows():
    rows = {}
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"\d\d[AB]", cells[0]) and len(cells) == 6:
            rows[cells[0]] = cells[1:]
    return rows


ROWS = table_rows()
BRICK = ["0 1/5 2/5 3/5 4/5 1", "0 3/10 1/2 7/10 9/10 1", "0 1/5 2/5 3/5 4/5 1"]


def equal(count):
    return " ".join(["0", *(str(Fraction(k, count)) for k in range(1, count)), "1"])


@pytest.mark.rule("RB-COMP-01", "RB-HOUSE-07")
def test_there_are_24_sides_of_12_boards():
    assert sorted(CONTENT.boards) == sorted(ROWS) == sorted(BOARD_IDS)
    assert len({board.number for board in CONTENT.boards.values()}) == 12
    assert CONTENT.house


@pytest.mark.rule("RB-HOUSE-05")
@pytest.mark.parametrize("side", BOARD_IDS)
def test_board_is_as_its_row_of_the_ledger(side):
    shape, checkpoint, rocks, missing, _ = ROWS[side]
    board = CONTENT.boards[side]
    kind, counts = shape.split()
    lanes = [int(count) for count in counts.split("/")]
    assert board.shape == ("right" if kind == "C-right" else "straight")
    cuts = [" ".join(str(cut) for cut in lane) for lane in cuts_of(board)]
    assert cuts == (BRICK if kind == "S-brick" else [equal(count) for count in lanes])
    if "start/finish line after" in checkpoint:
        assert (board.start_line, board.checkpoint) == ([5, 5, 5], [])
    elif checkpoint == "none":
        assert board.checkpoint == []
    else:
        assert board.checkpoint == [int(number) for number in checkpoint.split("/")]
    assert board.rocks == {name: int(number) for name, number in re.findall(r"(\d\.\d) \((\d)\+\)", rocks)}
    assert board.missing == re.findall(r"\d\.\d", missing)


@pytest.mark.rule("RB-HOUSE-05", "RB-SETUP-04")
@pytest.mark.parametrize(("side", "grid"), [("01A", "3.5 1.5 3.3 1.3 1.1 3.1"), ("01B", "3.5 2.5 1.5 3.3 2.3 1.3")])
def test_grid(side, grid):
    assert CONTENT.boards[side].grid == grid.split()


@pytest.mark.rule("RB-HOUSE-05")
@pytest.mark.parametrize(
    ("side", "bolts", "red"),
    [
        ("04B", "2.3", "1.4 1.5 2.4 2.5 3.4 3.5"),
        ("08B", "2.1", "1.3 1.4 2.3 2.4 3.3 3.4"),
        ("05B", "1.3 2.2 2.4 3.3", ""),
        ("09B", "1.3 2.3 3.2", "1.4 1.5 2.4 3.3"),
        ("11B", "1.2 3.2", ""),
        ("12B", "1.3 3.3", ""),
        ("10B", "E X", ""),
        ("02B", "1.1 2.1 3.1 Q1 Q2 Q3", ""),
        ("03B", "1.5 2.5 3.5 P1 P2 P3", ""),
        ("06B", "BR1 BR2", ""),
        ("07B", "BR3 BR4", ""),
    ],
)
def test_bolts_and_red_spaces(side, bolts, red):
    assert CONTENT.boards[side].bolts == bolts.split()
    assert CONTENT.boards[side].red == red.split()


@pytest.mark.rule("RB-HOUSE-05")
def test_a_sides_carry_no_bolts():
    assert [side for side in BOARD_IDS if side.endswith("A") and CONTENT.boards[side].bolts] == []


@pytest.mark.rule("RB-HOUSE-01", "RB-HOUSE-02", "RB-COMP-03", "RB-RULE-01", "RB-HOUSE-07")
def test_decks_against_the_ledgers_tables():
    rows = [
        [cell.strip().strip("*") for cell in line.strip().strip("|").split("|")]
        for line in LEDGER.read_text(encoding="utf-8").splitlines()
        if re.match(r"\| (Swerve|Bomb|Missile|Repair|Star) \|", line)
    ]
    for name, first_value, part in (("sprint", 1, rows[:5]), ("rush", 3, rows[5:10])):
        expected = {
            (row[0].lower(), first_value + k): int(count)
            for row in part
            for k, count in enumerate(row[1:4])
            if int(count)
        }
        deck = getattr(CONTENT.cards, name)
        assert {(card.effect, card.value): card.count for card in deck.cards} == expected
    assert (CONTENT.cards.sprint.size, CONTENT.cards.rush.size) == (31, 24)


@pytest.mark.rule("RB-HOUSE-03", "RB-COMP-06", "RB-SETUP-06")
def test_ranking_decks():
    def letters(competitors):
        return "".join(deck[0].upper() for deck in CONTENT.ranking.decks(competitors))

    assert [letters(n) for n in range(2, 7)] == ["SR", "SRR", "SSRR", "SSRRR", "SSSRRR"]


@pytest.mark.rule("RB-HOUSE-04", "RB-COMP-04", "RB-RULE-02")
def test_six_cars_and_three_places_on_the_life_track():
    assert {car.colour for car in CONTENT.cars.cars} == {"black", "blue", "green", "red", "white", "yellow"}
    assert CONTENT.cars.life == 3
    said = {car.colour: (car.level1, car.level3) for car in CONTENT.cars.cars}
    words = {colour: [" ".join(_word(part) for part in level) for level in levels] for colour, levels in said.items()}
    assert words == {
        "black": ["missile move1", "move6+fly"],
        "green": ["swerve move1", "move6+lane_changes"],
        "yellow": ["repair move2", "repair+full move5+crush"],
        "blue": ["bomb move1", "volley-own-left-right"],
        "red": ["bomb swerve", "minefield3/2+explode"],
        "white": ["move3", "move4+lane_changes+fly"],
    }


def _word(part):
    name = type(part).__name__.lower()
    numbers = {"move": lambda: str(part.spaces), "minefield": lambda: f"{part.bombs}/{part.boards}"}
    lanes = "".join(f"-{lane}" for lane in getattr(part, "lanes", []))
    flags = "".join(
        f"+{flag}"
        for flag in ("full", "up_to", "lane_changes", "fly", "crush", "explode")
        if getattr(part, flag, False)
    )
    return name + numbers.get(name, lambda: "")() + lanes + flags


@pytest.mark.rule("RB-HOUSE-06", "RB-CIRC-01", "RB-CIRC-02")
def test_circuits_against_the_ledger():
    text = LEDGER.read_text(encoding="utf-8")
    lists = [re.findall(r"\d\d[AB]", line) for line in text.splitlines() if re.match(r"  - (First game|\d )", line)]
    circuits = [[place.id for place in build_circuit(CONTENT, id_).boards] for id_ in CONTENT.circuits]
    assert len(lists) == 6
    assert circuits == lists


@pytest.mark.rule("RB-HOUSE-06", "RB-CIRC-02", "RB-TELE-04")
def test_all_circuits_close_but_the_third_which_is_a_strip():
    closed = {id_: build_circuit(CONTENT, id_).closed for id_ in CONTENT.circuits}
    assert [id_ for id_, is_closed in closed.items() if not is_closed] == ["phoenix-empire"]
    strip = build_circuit(CONTENT, "3")
    row = sorted(strip.boards, key=lambda place: place.x)
    assert [place.id for place in row] == ["02B", "05B", "06A", "01A", "04A", "11A", "03B"]
    assert {place.y for place in strip.boards} == {0}
    assert {place.heading for place in strip.boards} == {1}


def test_every_house_file_says_that_it_is_ours():
    for path in HOUSE.rglob("*.toml"):
        if "example" not in path.parts:
            assert "house = true" in path.read_text(encoding="utf-8"), path
