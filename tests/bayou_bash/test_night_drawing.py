"""The Track of a Night Race as it is drawn: it grows with every piece laid, and nothing that lies there moves."""

from __future__ import annotations

import io
import math

import pytest
from rich.console import Console

from pileup.cli.look import Look
from pileup.engine.make import make
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.road import LaidRoad, lay_apart, lay_roads, overlap
from pileup.games.bayou_bash.state import Event
from pileup.play import Race
from tests.bayou_bash.random_races import positions
from tests.bayou_bash.script import scene

NIGHT = {"mode": "night-race", "night_pieces": 2}
BEFORE = {"seats": [{"racer": "pig", "space": "1:6.3"}, {"racer": "rabbit", "space": "0:1.1"}],
          "pieces": ["startA", "S1A"], "turn": {"seat": 0, "dice": ["nimble-1"]}}  # fmt: skip


def game(pieces=2, **more):
    return make("bayou-bash", seats=2, mode="night-race", night_pieces=pieces, racers=["pig", "rabbit"], **more)


def race():
    """The Pig at the open edge: its step draws a piece, which it lays."""
    return Race.set_up(game(), BEFORE, chance="ask")


def test_before_the_race_the_ends_are_drawn_and_room_for_what_comes_between():
    drawing = game(5).kind.drawing(game(5))
    assert [space.index for space in drawing.spaces] == list(range(7 * CELLS))
    known = {space.index // CELLS for space in drawing.spaces if "grass" in space.roles}
    dark = {space.index // CELLS for space in drawing.spaces if "night" in space.roles}
    assert (known, dark) == ({0, 6}, {1, 2, 3, 4, 5})


def test_every_position_is_drawn_with_all_that_lies_there():
    made = game(5)
    keys = set()
    for s, status in positions(made, 1):
        key = made.kind.drawing_key(made, s)
        if key in keys and status != Status.OVER:
            continue
        keys.add(key)
        drawing = made.kind.drawing_of(made, key)
        assert [space.index for space in drawing.spaces] == list(range(s.pieces * CELLS))
        for marker in made.kind.markers(made, s):
            assert 0 <= marker.space < len(drawing.spaces)
            assert drawing.spaces[marker.space].name
        for space in drawing.spaces:
            assert drawing.left < space.x < drawing.left + drawing.width
            assert drawing.top < space.y < drawing.top + drawing.height
    assert len(keys) == 7  # the Starting piece, one more with each of five, the Finish Line piece


def test_a_later_drawing_shows_all_of_an_earlier_one_in_its_place():
    made = game(5)
    last = None
    for s, _ in positions(made, 4):
        drawing = made.kind.drawing_of(made, made.kind.drawing_key(made, s))
        if last is not None:
            assert drawing.spaces[: len(last.spaces)] == last.spaces
            assert {name: drawing.anchors[name] for name in last.anchors} == last.anchors
        last = drawing


@pytest.mark.rule("BB-NIGHT-02", "BB-TRACK-02")
def test_a_piece_lies_where_it_was_laid():
    made = race()
    made.choose(0, "way:forward")
    made.happen("piece:S2A")
    before = made.drawing_key
    after = made.preview(0, "lay:straight+1").drawing_key
    made.choose(0, "lay:straight+1")
    made.choose(0, "lay:straight+0")
    assert before != after != made.drawing_key
    drawing = made.drawing()
    # Moved by one lane: lane 1 of the new piece goes on where lane 2 of the one before ends.
    first, last = drawing.spaces[2 * CELLS], drawing.spaces[CELLS + 5 * 5 + 1]
    assert math.isclose(first.x, last.x)
    assert 0 < last.y - first.y < 35


def test_the_words_of_a_space_tell_the_terrain_of_the_piece_that_was_laid():
    s = scene({"pig": "1:6.3", "rabbit": "0:1.1"}, pieces=["startA", "S1A"], terrain={"S1": {"3.2": "w"}},
              options=NIGHT)  # fmt: skip
    drawing = s.game.kind.drawing_of(s.game, s.game.kind.drawing_key(s.game, s.s))
    wet = [space.name for space in drawing.spaces if "water" in space.roles]
    assert wet == ["1:3.2, Water"]


def test_the_event_of_a_piece_names_its_spaces():
    made = race()
    made.choose(0, "way:forward")
    made.happen("piece:S2A")
    seen = len(made.told)
    made.choose(0, "lay:straight+1")
    raw = next(event for event in made.told[seen:] if event[0] == Event.PIECE_LAID)
    assert made.tell(0, raw).spaces == list(range(2 * CELLS, 2 * CELLS + 30))  # 5 lanes of 6 columns


def test_the_terminal_draws_the_piece_that_was_laid():
    made = race()

    def shown():
        out = Console(file=io.StringIO(), width=120)
        look.track(out, 0, {})
        return out.file.getvalue()

    look = Look(made)
    before = shown()
    made.choose(0, "way:forward")
    made.happen("piece:S2A")
    made.choose(0, "lay:straight+0")
    made.choose(0, "lay:straight+0")
    ways = "›˅‹˄"
    count = [sum(text.count(way) for way in ways) for text in (before, shown())]
    assert count[1] > count[0] + 30  # a piece of 30 spaces and one of more


def test_a_notebook_shows_the_track_of_now():
    made = race()
    before = made._repr_html_().count("data-space")
    made.choose(0, "way:forward")
    made.happen("piece:S2A")
    made.choose(0, "lay:straight+0")
    assert made._repr_html_().count("data-space") == before + CELLS


@pytest.mark.parametrize(
    "key", ["x", "48", "48.0_", "48.9", "0.0", "48.0_99.0", "48.0" + "_0.0" * 14, "48.0_1.-4", "48.0" + "_0.0" * 9999]
)
def test_a_key_of_no_position_is_refused(key):
    made = game()
    with pytest.raises(PileupError, match="No Night Race"):
        made.kind.drawing_of(made, key)


def test_a_track_that_does_not_grow_has_no_keys():
    made = make("bayou-bash", seats=2)
    assert made.kind.drawing_key(made, made.python().start()) == ""
    with pytest.raises(PileupError, match="one drawing"):
        made.kind.drawing_of(made, "48.0")


# --- roads ------------------------------------------------------------------------------------------------------------

STRAIGHT, RIGHT, LEFT = (0, 5, 6, 0), (1, 5, 6, 0), (-1, 5, 6, 0)


def test_roads_that_come_back_to_themselves_go_on_beside_everything():
    ring = [STRAIGHT, RIGHT, RIGHT, RIGHT, STRAIGHT, STRAIGHT]  # the fifth would lie on the first
    roads, anew = lay_apart(ring)
    assert roads[:4] == lay_roads(ring)[:4]
    assert anew == [4]
    assert (roads[4].heading, roads[5].heading) == (-90, -90)
    assert min(roads[4].point(0, w)[0] for w in (-45, 45)) > max(
        road.point(s, w)[0] for road in roads[:4] for s in (0, 0.5, 1) for w in (-45, 45)
    )
    assert roads[5].x == roads[4].x  # the one after that is joined on as ever


def test_roads_that_never_meet_lie_as_they_are_laid():
    there = [STRAIGHT, RIGHT, LEFT, LEFT, RIGHT, (0, 5, 6, 2), (1, 5, 6, -2)]
    assert lay_apart(there) == (lay_roads(there), [])


def test_only_roads_that_share_ground_overlap():
    up = LaidRoad(0, 0, -90, 0, 5, 6)  # 150 long, 90 wide, from (0, 0) upwards
    assert overlap(up, LaidRoad(89, -20, -90, 0, 5, 6))
    assert not overlap(up, LaidRoad(91, -20, -90, 0, 5, 6))
    assert not overlap(up, LaidRoad(0, -150, -90, 0, 5, 6))  # the piece behind it
    assert overlap(up, LaidRoad(-100, -75, 0, 0, 5, 6))  # crosses it from the left
    bend = LaidRoad(0, -150, -90, 1, 5, 6)  # round (75, -150), between 30 and 120 from there
    assert not overlap(bend, LaidRoad(75, -250, 0, 0, 3, 6))
    assert overlap(bend, LaidRoad(70, -250, 0, 0, 3, 6))
    assert not overlap(bend, LaidRoad(66, -150, 0, 0, 3, 3))  # within the bend, below its inner edge
