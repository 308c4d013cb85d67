"""The pictures and tables of the terminal, character by character."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import pileup
from pileup.cli.look import _plate
from pileup.cli.picture import Picture, legend
from pileup.cli.racers import rest, show
from pileup.cli.saying import Sayings
from pileup.track.drawing import Anchor, Drawing, Marker, SpaceShape

# Four spaces round a square, driven clockwise: right, down, left, up.
SQUARE = Drawing(
    20,
    20,
    [],
    [
        SpaceShape(0, "a", "", 2, 2, 0),
        SpaceShape(1, "b", "", 18, 2, 90),
        SpaceShape(2, "c", "", 18, 18, 180),
        SpaceShape(3, "d", "", 2, 18, 270),
    ],
    {"pit": Anchor(10, 10)},
)


def drawn(drawing, width, markers=(), glow=None):
    lines = Picture(drawing, width).lines(list(markers), glow or {}, lambda marker: (marker.label, "bold"))
    return [line.plain for line in lines]


def test_spaces_show_the_way_round():
    # 20 units in 20 columns and 10 rows: (2, 2) is column 2, row 1; (18, 18) column 18, row 9.
    rows = drawn(SQUARE, 20)
    assert rows[0] == "  ›" + " " * 15 + "˅" and rows[-1] == "  ˄" + " " * 15 + "‹" and len(rows) == 9


def test_spaces_show_their_ground_and_holes_nothing():
    spaces = [SpaceShape(0, "a", "", 2, 2, 0, ["water"]), SpaceShape(1, "b", "", 10, 2, 0, ["rocks"]),
              SpaceShape(2, "", "", 18, 2, 0, ["gap"])]  # fmt: skip
    assert drawn(Drawing(20, 20, [], spaces), 20) == ["  ~" + " " * 7 + "^"]


def test_a_drawing_may_begin_anywhere():
    moved = Drawing(20, 20, [], [SpaceShape(0, "a", "", -98, 52, 0)], left=-100, top=50)
    assert drawn(moved, 20) == ["  ›"]


def test_pieces_stand_on_spaces_and_anchors_and_beside_each_other():
    racers = [Marker("racer", f"racer-{k}", space=0, label=label) for k, label in enumerate("XY")]
    rows = drawn(SQUARE, 20, [*racers, Marker("rock", "rock-1", space=1), Marker("bomb", "bomb-1", anchor="pit")])
    assert rows[0] == "  XY" + " " * 14 + "▲" and rows[4] == " " * 10 + "●"


def test_the_legend_names_what_lies_there():
    say = Sayings(pileup.Race(pileup.make("rush-and-bash", seats=2)))
    text = legend([Marker("racer", "racer-0"), Marker("rock", "r", space=1), Marker("crab", "c", label="C")], say)
    assert "▲ rock · C crab" in text


def test_options_are_numbered_where_they_lead():
    assert drawn(SQUARE, 20, glow={2: "7"})[-1] == "  ˄" + " " * 15 + "7"


def test_too_many_options_are_only_marked():
    many = Drawing(100, 10, [], [SpaceShape(k, str(k), "", k * 2, 5, 0) for k in range(50)])
    assert "".join(drawn(many, 100, glow={k: str(k) for k in range(50)})[0].split()) == "+" * 50


def test_a_tall_track_is_turned_to_the_right():
    """Going up on the drawing goes right on the screen; the bottom of the drawing is at the left."""
    tall = Drawing(10, 100, [], [SpaceShape(0, "low", "", 5, 90, 270), SpaceShape(1, "high", "", 5, 10, 270)])
    (row,) = drawn(tall, 100)
    assert row == " " * 10 + "›" + " " * 79 + "›"


def shown(width, rows, whole=False, ranking=None, own=0):
    out = Console(file=io.StringIO(), width=width)
    names = ["Anna", "Ben"]
    show(out, rows, names, lambda seat: names[seat], ranking, own, whole)
    return [line.rstrip() for line in out.file.getvalue().splitlines()]


ROWS = [
    {"seat": 0, "space": 4, "name": "x", "hearts": 3, "stars": 0, "hand": ["sprint-missile-1", "sprint-repair-3"]},
    {"seat": 1, "space": 9, "name": "y", "hearts": 2, "stars": 0, "hand": [None, None]},
]


def test_short_facts_stand_in_columns_and_own_long_ones_below():
    assert shown(80, ROWS) == [
        "      hearts",
        "Anna       3",
        "Ben        2",
        "    hand sprint-missile-1, sprint-repair-3",
    ]


def test_the_first_in_rank_stands_above():
    assert [line.split()[0] for line in shown(80, ROWS, ranking=[1, 0])[1:3]] == ["Ben", "Anna"]
    assert [line.split()[0] for line in shown(80, ROWS, ranking=["red", "blue"])[1:3]] == ["Anna", "Ben"]


def test_the_whole_table_tells_of_everybody():
    assert "    hand ? ×2" in shown(80, ROWS, whole=True)


def test_a_narrow_terminal_has_no_columns():
    assert shown(40, ROWS) == [
        "Anna",
        "    hearts 3 · hand sprint-missile-1,",
        "    sprint-repair-3",
        "Ben",
        "    hearts 2 · hand ? ×2",
    ]


def test_the_rest_of_a_view_is_running_text():
    out = Console(file=io.StringIO(), width=80)
    rest(out, {"round": 3, "cars": [], "supply": {"rocks": 3}, "open": None}, "cars")
    assert out.file.getvalue().strip() == "supply rocks 3"


@pytest.mark.parametrize(
    ("colour", "style"),
    [("#f4f1e6", "bold black on #f4f1e6"), ("#7D3C98", "bold bright_white on #7d3c98"), ("red", None), ("#12", None)],
)
def test_letters_read_on_any_colour(colour, style):
    assert _plate(colour) == style
