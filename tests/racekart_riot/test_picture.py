"""Drawings of the tracks and the pieces on them."""

import itertools
import math

import pytest

from pileup.engine.make import make
from pileup.play import Race
from pileup.track.style import STYLE
from pileup.track.svg import place_of, to_svg
from tests.racekart_riot.script import Script

TRACKS = ("redbanes-castle", "queen-ks-cove")


@pytest.mark.parametrize("track", TRACKS)
def test_spaces_lie_apart_and_within_the_picture(track):
    game = make("racekart-riot", track=track)
    drawing = game.kind.drawing(game)
    assert [space.name for space in drawing.spaces] == game.extra.track.ids
    for a, b in itertools.combinations(drawing.spaces, 2):
        assert math.dist((a.x, a.y), (b.x, b.y)) > 29, f"{a.name} lies on {b.name}"
    for space in drawing.spaces:
        assert 20 < space.x < drawing.width - 20 and 20 < space.y < drawing.height - 20


@pytest.mark.parametrize("track", TRACKS)
def test_every_symbol_of_the_track_is_drawn_on_its_space(track):
    game = make("racekart-riot", track=track)
    drawing = game.kind.drawing(game)
    role = {
        "coins": "sign-coin",
        "mystery": "sign-mystery",
        "event": "sign-event",
        "kart": "sign-kart",
        "pick": "sign-kart",
        "pay": "sign-pay",
        "toll": "sign-toll",
        "island": "sign-chest",
    }
    for word, sign in role.items():
        wanted = sum(word in symbols for symbols in game.extra.track.symbols)
        if word in ("kart", "pick"):
            wanted = sum("kart" in symbols or "pick" in symbols for symbols in game.extra.track.symbols)
        assert sum(shape.role == sign for shape in drawing.shapes) == wanted, word
    for gate in game.extra.track.gates.values():
        sign = {"lava": "lava-flow", "bridge": "sign-bridge", "waterfall": "sign-waterfall", "crabs": "sign-crab"}
        assert any(shape.role == sign.get(gate, "sign-shark") for shape in drawing.shapes)


@pytest.mark.parametrize("track", TRACKS)
def test_every_role_has_a_look(track):
    game = make("racekart-riot", track=track)
    drawing = game.kind.drawing(game)
    for shape in drawing.shapes:
        for word in shape.role.split():
            assert f".{word}" in STYLE, word


@pytest.mark.parametrize("track", TRACKS)
def test_every_space_bears_the_name_that_logs_and_questions_call_it(track):
    game = make("racekart-riot", track=track)
    drawing = game.kind.drawing(game)
    names = {shape.text: (shape.x, shape.y) for shape in drawing.shapes if shape.role == "space-name"}
    spaces = [space for space in drawing.spaces if "start" not in space.roles]
    assert list(names) == [space.name for space in spaces]
    for space in spaces:
        assert math.dist(names[space.name], (space.x, space.y)) < 15  # on its own tile, half a side of which is 14.5


def test_markers_show_coins_bananas_and_karts_on_one_space():
    r = Script(
        {"space": "R5"},
        {"space": "R5"},
        phase="extra",
        bananas=[{"space": "R7"}, {"space": "R7"}],
        coins_on={"R3": 6},
    )
    markers = r.kind.markers(r.game, r.s)
    index = r.game.extra.track.index
    assert [(m.kind, m.space, m.label) for m in markers if m.kind == "coins"] == [("coins", index["R3"], "6")]
    assert [m.space for m in markers if m.kind == "banana"] == [index["R7"]] * 2
    karts = [m for m in markers if m.kind == "racer"]
    assert [m.space for m in karts] == [index["R5"]] * 2 and karts[0].title.startswith("Redbane, lap 1")
    assert len({m.id for m in markers}) == len(markers)
    svg = to_svg(r.kind.drawing(r.game), markers)
    assert svg.count('class="marker racer') == 2 and "<title>6 coins</title>" in svg


def test_karts_at_the_start_stand_in_boxes_of_their_own():
    game = make("racekart-riot", seats=4)
    drawn, karts = game.kind.drawing(game), [one for one in Race(game, seed=1).markers() if one.kind == "racer"]
    places = [place_of(drawn, one) for one in karts]
    assert all(one.space == game.static.start for one in karts)
    for a, b in itertools.combinations(places, 2):
        assert abs(a[0] - b[0]) >= 14 or abs(a[1] - b[1]) >= 12  # a kart is 16 long and 13 wide, wheels and all
    moved = Race.set_up(game, {"phase": "supply", "seats": [{"space": "R1"}, {}], "market": [{"card": "jump"}]}, seed=1)
    first = next(one for one in moved.markers() if one.id == "racer-0")
    assert place_of(drawn, first)[:2] == (drawn.spaces[first.space].x, drawn.spaces[first.space].y)
