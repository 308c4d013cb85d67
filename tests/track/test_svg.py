"""Pictures are well-formed, self-contained, and have a rule for every role in them."""

import re
import xml.etree.ElementTree as ET

import msgspec
import pytest

from pileup.track.drawing import Anchor, Drawing, Marker, Shape, SpaceShape
from pileup.track.svg import place_of, to_sheet, to_svg

SVG = "{http://www.w3.org/2000/svg}"
DRAWING = Drawing(
    100,
    50,
    [Shape("path", "road", d="M0 0L10 0"), Shape("text", "sign", x=5, y=5, text="<2+ & more>", size=8, above=True)],
    [
        SpaceShape(0, "a", "M0 0L10 0L10 10Z", 5, 5, 0, ["lane-1"]),
        SpaceShape(1, "b", "M20 0L30 0L30 10Z", 25, 5, 90, ["bridge", "raised"]),
    ],
    {"lake": Anchor(70, 30, 45)},
)


def test_words_are_escaped_and_titles_are_there():
    root = ET.fromstring(to_svg(DRAWING, title='A & B <"x">', description="d", ids="p"))
    assert root.get("viewBox") == "0 0 100 50"
    assert root.find(f"{SVG}title").text == 'A & B <"x">'
    assert root.get("aria-labelledby") == "p-title p-text"
    assert "<2+ & more>" in [text.text for text in root.iter(f"{SVG}text")]
    assert [path.find(f"{SVG}title").text for path in root.iter(f"{SVG}path") if path.get("data-space")] == ["a", "b"]


def test_layers_from_below():
    text = to_svg(DRAWING)
    order = [text.index(part) for part in ('class="road"', 'data-space="0"', 'class="sign"', 'data-space="1"')]
    assert order == sorted(order)


def test_markers_stand_where_they_are_told():
    assert place_of(DRAWING, Marker("racer", "r", space=1, angle=10)) == (25, 5, 100)
    assert place_of(DRAWING, Marker("racer", "r", anchor="lake")) == (70, 30, 45)
    assert place_of(DRAWING, Marker("racer", "r", x=1, y=2, angle=3)) == (1, 2, 3)


def test_markers_are_drawn_apart_and_escaped():
    markers = [
        Marker("racer", "r1", space=0, colour='red"/><x', title="a<b", label="A"),
        Marker("racer", "r2", space=0),
        Marker("boost", "b", space=0),
        Marker("unheard-of", "u", anchor="lake"),
    ]
    root = ET.fromstring(to_svg(DRAWING, markers))
    groups = {group.get("data-id"): group for group in root.iter(f"{SVG}g") if group.get("data-id")}
    assert set(groups) == {"r1", "r2", "b", "u"}
    assert groups["r1"].get("transform") != groups["r2"].get("transform")
    assert groups["b"].get("transform") == "translate(5 5)"
    assert groups["u"].get("transform") == "translate(70 30)"
    assert groups["r1"].find(f"{SVG}title").text == "a<b"


def test_a_picture_needs_no_other_file():
    text = to_svg(DRAWING, [Marker("racer", "r", space=0)])
    assert not re.search(r"href|url\(|@import|<script|<image", text)


def test_a_sheet_holds_pictures_of_one_size():
    root = ET.fromstring(to_sheet([("one", DRAWING), ("two", DRAWING), ("three", DRAWING)], 2, "Sheet"))
    assert root.get("viewBox") == "0 0 200 100"
    with pytest.raises(ValueError, match="one size"):
        to_sheet([("one", DRAWING), ("two", msgspec.structs.replace(DRAWING, width=5))], 2, "Sheet")
    with pytest.raises(ValueError, match="one size"):
        to_sheet([], 2, "Sheet")


def test_a_drawing_survives_json():
    assert msgspec.json.decode(msgspec.json.encode(DRAWING), type=Drawing) == DRAWING


def test_the_look_of_a_piece_is_found_by_its_kind_its_last_word_or_a_role():
    def body(marker):
        return to_svg(DRAWING, [marker]).partition('class="marker')[2].partition("<title>")[2]

    rock, disc = body(Marker("rock", "r", space=0)), body(Marker("token", "t", space=0))
    assert 'class="facet"' in rock
    assert 'class="facet"' in body(Marker("junction-rock", "j", space=0))
    assert 'class="eye"' in body(Marker("monster", "m", space=0, roles=["beast"]))
    assert body(Marker("unheard-of", "t", space=0)).replace("unheard-of", "token") == disc
