"""Drawings of boards and circuits: everything is on the page, in its place, and has a look."""

import importlib.util
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pileup.games.rush_and_bash.box import BOARD_IDS, load_content
from pileup.games.rush_and_bash.circuit import build_circuit
from pileup.games.rush_and_bash.drawing import MARGIN, draw_board, draw_circuit
from pileup.track.style import STYLE
from pileup.track.svg import to_svg

CONTENT = load_content()
EIGHT = ["01A", "02A", "03A", "07A", "bridge", *({"board": b, "turn": "left"} for b in ("08A", "10A", "12A"))]
CIRCUITS = {id_: build_circuit(CONTENT, id_) for id_ in CONTENT.circuits} | {"eight": build_circuit(CONTENT, EIGHT)}
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_every_space_is_drawn_on_its_own_board(id_):
    circuit = CIRCUITS[id_]
    drawing = draw_circuit(circuit)
    assert [(s.index, s.name) for s in drawing.spaces] == [(s.index, s.name) for s in circuit.spaces]
    left, top = (min(getattr(place, axis) for place in circuit.boards) for axis in ("x", "y"))
    for shape, space in zip(drawing.spaces, circuit.spaces, strict=True):
        if space.bridge_link:
            continue
        place = circuit.boards[space.board]
        x0, y0 = (place.x - left) * 100 + MARGIN, (place.y - top) * 100 + MARGIN
        assert x0 < shape.x < x0 + 100, shape.name
        assert y0 < shape.y < y0 + 100, shape.name


@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_everything_lies_on_the_page(id_):
    drawing = draw_circuit(CIRCUITS[id_])
    for shape in [*drawing.shapes, *drawing.spaces]:
        if shape.d and not re.search(r"[a-z]", shape.d):  # absolute path data
            steps = re.sub(r"A[\d.]+ [\d.]+ 0 0 [01] ", "A", shape.d)
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", steps)]
            assert all(0 <= x <= drawing.width for x in numbers[0::2]), shape
            assert all(0 <= y <= drawing.height for y in numbers[1::2]), shape
    for anchor in drawing.anchors.values():
        assert 0 < anchor.x < drawing.width
        assert 0 < anchor.y < drawing.height


@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_pieces_on_different_spaces_stand_apart(id_):
    spaces = draw_circuit(CIRCUITS[id_]).spaces
    close = [
        (a.name, b.name)
        for i, a in enumerate(spaces)
        for b in spaces[:i]
        if math.dist((a.x, a.y), (b.x, b.y)) < 8 and "raised" not in (*a.roles, *b.roles)
    ]
    assert close == []


@pytest.mark.parametrize("id_", ["first-game", "wild-lands", "eight"])
def test_a_car_points_to_where_it_drives(id_):
    circuit = CIRCUITS[id_]
    spaces = draw_circuit(circuit).spaces
    for space in circuit.spaces:
        after = circuit.spaces[space.next]
        if space.lane != after.lane or space.bridge_link or after.bridge_link:
            continue
        a, b = spaces[space.index], spaces[after.index]
        ahead = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        assert abs((ahead - a.angle + 180) % 360 - 180) < 30, space.name


def test_anchors():
    anchors = {id_: set(draw_circuit(circuit).anchors) for id_, circuit in CIRCUITS.items()}
    assert {f"grid-{n}" for n in range(1, 7)} <= anchors["first-game"]
    assert {f"junction-{k}" for k in range(6)} | {f"board-{k}" for k in range(6)} <= anchors["first-game"]
    assert "lake" in anchors["marshes-of-tzulan"]
    assert {"clearing-1", "clearing-2", "clearing-3", "volcano"} <= anchors["wild-lands"]
    assert {f"paw-{k}" for k in range(7)} | {"paw-red"} <= anchors["plateau-of-the-grumblers"]


@pytest.mark.rule("RB-TERM-07", "RB-TERM-08")
@pytest.mark.parametrize("side", BOARD_IDS)
def test_what_is_printed_on_a_board_is_drawn(side):
    board = CONTENT.boards[side]
    drawing = draw_board(board)
    numbers = sorted(shape.text for shape in drawing.shapes if shape.role == "rock-number")
    assert numbers == sorted(f"{number}+" for number in board.rocks.values())
    count = {role: sum(shape.role == role for shape in drawing.shapes) for role in ("bolt", "checkpoint", "binoculars")}
    assert count["bolt"] == len(board.bolts)
    assert count["checkpoint"] == (len(board.checkpoint) + (side == "09A") if board.checkpoint else 0)
    assert count["binoculars"] == 1
    assert sum("red-zone" in space.roles for space in drawing.spaces) == len(board.red)
    assert sum(shape.role.startswith("paw ") for shape in drawing.shapes) == len(board.paws)
    assert [shape.text for shape in drawing.shapes if shape.role == "board-name"] == [side]


def test_clearings_stand_nearest_to_the_entry_first():
    circuit = CIRCUITS["wild-lands"]
    drawing = draw_circuit(circuit)
    entry = drawing.spaces[circuit.jungle_entry]
    heading = math.radians(entry.angle)
    ahead = [
        (anchor.x - entry.x) * math.cos(heading) + (anchor.y - entry.y) * math.sin(heading)
        for anchor in (drawing.anchors[f"clearing-{n}"] for n in (1, 2, 3))
    ]
    assert 0 < ahead[0] < ahead[1] < ahead[2]


@pytest.mark.parametrize("id_", list(CIRCUITS))
def test_pictures_are_well_formed_and_every_role_has_a_look(id_):
    drawing = draw_circuit(CIRCUITS[id_])
    ET.fromstring(to_svg(drawing, title=id_))
    roles = {word for shape in drawing.shapes for word in shape.role.split()}
    assert {role for role in roles if f".{role}" not in STYLE} == set()


@pytest.mark.rule("RB-SBR-01")
def test_stand_alone_bridge_is_raised_over_the_road_below():
    circuit = CIRCUITS["eight"]
    drawing = draw_circuit(circuit)
    raised = [space for space in drawing.spaces if "raised" in space.roles]
    assert [space.index for space in raised] == list(circuit.bridge_link)
    below = drawing.anchors["board-0"]
    assert all(abs(space.x - below.x) < 1 for space in raised)
    assert [space.y for space in raised] == sorted((space.y for space in raised), reverse=True)  # driven upwards
    text = to_svg(drawing)
    assert text.index(f'data-space="{raised[0].index}"') > text.rindex('class="lane-line"')


def test_committed_pictures_are_as_drawn_now():
    spec = importlib.util.spec_from_file_location("draw", PICTURES / "draw.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, text in module.pictures().items():
        assert (PICTURES / name).read_text(encoding="utf-8") == text, f"run docs/pictures/draw.py: {name} is old"
