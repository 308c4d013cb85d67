"""Where places of tiles lie, how lanes are cut, and how tiles lie on the table; worked by hand."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pileup.track.outline import Move, Outline, fmt
from pileup.track.table import EAST, NORTH, SOUTH, WEST, Placement, back, overlaps, place_backward, place_forward
from pileup.track.tiles import TURN, Tile, equal_cuts, lane_bands, overlap


def near(a, b):
    return a == pytest.approx(b, abs=1e-9)


def test_straight_enters_below_and_leaves_above():
    tile = Tile("straight")
    assert near(tile.point(0, 0.5), (0, 50))
    assert near(tile.point(1, 0.5), (0, -50))
    assert near(tile.point(0.5, 0.2), (30, 0))  # a fifth of the side from the right edge
    assert tile.direction(0.7) == -90


def test_right_turn_leaves_to_the_right():
    tile = Tile("right")
    assert near(tile.point(0, 0.5), (0, 50))
    assert near(tile.point(1, 0.5), (50, 0))
    # Half-way round a circle of radius 50 about the lower right corner (50, 50).
    assert near(tile.point(0.5, 0.5), (50 - 50 / math.sqrt(2), 50 - 50 / math.sqrt(2)))
    assert (tile.direction(0), tile.direction(1)) == (-90, 0)


def test_left_turn_leaves_to_the_left():
    tile = Tile("left")
    assert near(tile.point(1, 0.5), (-50, 0))
    assert near(tile.point(0.5, 0.2), (-50 + 80 / math.sqrt(2), 50 - 80 / math.sqrt(2)))
    assert tile.direction(1) == -180


def test_outlines():
    assert Tile("straight").cell(0, 0.5, 0.2, 0.4).d() == "M30 50L10 50L10 0L30 0L30 50Z"
    # Inner lane of a right turn: radii 20 and 40 about (50, 50); out along the outer edge, back along the inner one.
    assert Tile("right").cell(0, 1, 0.2, 0.4).d() == "M30 50L10 50A40 40 0 0 1 50 10L50 30A20 20 0 0 0 30 50Z"
    assert Tile("left").cell(0, 1, 0.2, 0.4).d() == "M30 50L10 50A60 60 0 0 0 -50 -10L-50 -30A80 80 0 0 1 30 50Z"


def test_stretch_moves_the_drawing_only():
    tile = Tile("straight", ((0, 0), (0.4, 0.2), (0.6, 0.8), (1, 1)))
    assert [tile.drawn(s) for s in (0, 0.2, 0.4, 0.5, 0.6, 0.8, 1)] == pytest.approx([0, 0.1, 0.2, 0.5, 0.8, 0.9, 1])
    assert Tile("straight", ((0, 0), (1, 0.6))).drawn(1.2) == pytest.approx(0.8)
    assert Tile("straight", ((0, 0.4), (1, 1))).drawn(-0.3) == pytest.approx(0.1)


def test_cuts_and_bands_are_exact():
    assert equal_cuts(3) == (0, Fraction(1, 3), Fraction(2, 3), 1)
    assert lane_bands(3) == (
        (Fraction(3, 5), Fraction(4, 5)),
        (Fraction(2, 5), Fraction(3, 5)),
        (Fraction(1, 5), Fraction(2, 5)),
    )
    assert lane_bands(1) == ((Fraction(1, 5), Fraction(4, 5)),)


def test_touching_at_a_point_is_no_overlap():
    third = Fraction(1, 3)
    assert not overlap((Fraction(0), third), (third, Fraction(1)))
    assert overlap((Fraction(0), third + Fraction(1, 10**9)), (third, Fraction(1)))
    assert overlap((Fraction(0), Fraction(1)), (third, 2 * third))


def test_moves_turn_clockwise_on_the_screen():
    move = Move(1, 100, 200)
    assert move((0, -50)) == (150, 200)  # up becomes right
    assert move.angle(-90) == 0
    assert Move(2).angle(-90) == 90
    assert Move(3).angle(-90) == 180
    assert Outline().start((0, -50)).line((10, 0)).moved(move).d() == "M150 200L100 210"


@given(st.sampled_from(["straight", "right", "left"]), st.integers(0, 3))
def test_every_tile_leads_into_the_next_one(shape, heading):
    here = Placement(3, -2, heading)
    there = here.after(TURN[shape])
    out, into = Tile(shape), Tile("straight")
    for w in (0.2, 0.5, 0.8):
        assert near(here.move()(out.point(1, w)), there.move()(into.point(0, w)))
    angle = here.move().angle(out.direction(1)) - there.move().angle(-90)
    assert angle % 360 == 0
    assert back(there, TURN[shape]) == here


def test_four_right_turns_close_a_ring():
    places = place_forward(Placement(0, 0, EAST), [1, 1, 1, 1])
    assert [(p.x, p.y, p.heading) for p in places] == [
        (0, 0, EAST),
        (0, 1, SOUTH),
        (-1, 1, WEST),
        (-1, 0, NORTH),
        (0, 0, EAST),
    ]


def test_laying_backward_meets_laying_forward():
    turns = [0, 1, -1, 0, 1]
    ahead = place_forward(Placement(0, 0, NORTH), turns)
    assert place_backward(ahead[-1], turns) == ahead[:-1]


def test_overlaps_name_the_pair():
    places = place_forward(Placement(0, 0, EAST), [1, 1, 1, 1, 0])
    assert overlaps(places) == [(0, 4)]


@pytest.mark.parametrize(("number", "text"), [(1.0, "1"), (0.125, "0.12"), (-0.001, "0"), (100, "100"), (2.5, "2.5")])
def test_numbers_are_short(number, text):
    assert fmt(number) == text
