"""What a track lies in, in its drawing: beside the road, never on it, and the same again."""

from __future__ import annotations

import math
import re

import msgspec
import pytest

import pileup
from pileup.games.bayou_bash.road import LANE, LaidRoad, lay_roads
from pileup.games.bayou_bash.scenery import REACH, ROLES, scenery
from pileup.track.drawing import Shape

STRAIGHT, RIGHT, LEFT = (0, 5, 6, 0), (1, 5, 5, 0), (-1, 5, 5, 0)


def grown(roads: list[LaidRoad]) -> list[Shape]:
    return scenery(roads, -400, -900, 1200, 1200)


def beginnings(shapes: list[Shape]) -> set[tuple[str, float, float]]:
    """Where each stroke begins, with its role."""
    return {
        (shape.role, float(x), float(y))
        for shape in shapes
        if shape.role in ROLES
        for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", shape.d)
    }


def from_roads(roads: list[LaidRoad], x: float, y: float) -> float:
    """How far a point is from the outermost lanes of all roads."""
    steps = [s / 40 for s in range(41)]
    return min(math.dist((x, y), road.point(s, 0)) - road.lanes * LANE / 2 for road in roads for s in steps)


def test_nothing_grows_on_a_road_or_far_from_all():
    roads = lay_roads([STRAIGHT, RIGHT, STRAIGHT, LEFT, STRAIGHT])
    found = beginnings(grown(roads))
    assert len(found) > 100
    for role, x, y in found:
        assert 6 < from_roads(roads, x, y) < REACH + 40, (role, x, y)


def test_it_is_there_in_every_role_and_the_same_again():
    roads = lay_roads([STRAIGHT, RIGHT, STRAIGHT, LEFT, STRAIGHT])
    shapes = grown(roads)
    assert [shape.role for shape in shapes] == ["ground swamp", *ROLES]
    assert shapes == grown(roads)


def test_a_track_that_goes_on_changes_only_what_is_near_its_new_piece():
    before = lay_roads([STRAIGHT, RIGHT, STRAIGHT])
    after = lay_roads([STRAIGHT, RIGHT, STRAIGHT, LEFT])
    changed = beginnings(grown(before)) ^ beginnings(grown(after))
    assert changed
    assert all(from_roads(after[-1:], x, y) < REACH + 40 for _, x, y in changed)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_weighs_little(seats: int):
    game = pileup.make("bayou-bash", seats=seats)
    drawing = game.kind.drawing(game)
    bayou = [shape for shape in drawing.shapes if shape.role in ROLES and shape.role != "swamp-ripple"]
    assert len(bayou) == len(ROLES) - 1
    assert len(msgspec.json.encode(bayou)) < len(msgspec.json.encode(drawing)) / 3
