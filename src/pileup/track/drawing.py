"""What every client draws: a track as plain shapes, its spaces, and the places where pieces stand.

A `Drawing` is data: JSON for the browser, SVG through `pileup.track.svg`. Lengths are in drawing units,
100 for the side of a tile; x grows to the right, y down; angles are degrees clockwise, 0 pointing right.
"""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Anchor", "Drawing", "Marker", "Shape", "SpaceShape"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """One stroke of the drawing, below the spaces or above them.

    Attributes:
        kind: "path" (uses `d`), "circle" (x, y, r) or "text" (x, y, text, size, angle).
        role: what it shows, as a CSS class: road, lane-line, checkpoint, bolt …
        d: SVG path data in drawing units.
        size: height of a text's letters.
        above: drawn over the spaces, as bolts and numbers are.
    """

    kind: Literal["path", "circle", "text"]
    role: str
    d: str = ""
    x: float = 0
    y: float = 0
    r: float = 0
    angle: float = 0
    text: str = ""
    size: float = 0
    above: bool = False


class SpaceShape(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outline of one space.

    Attributes:
        index: the space's number in the track; `space:<index>` in actions.
        name: the space's name, unique in the track.
        d: its outline as SVG path data.
        x, y: its middle, where a piece stands.
        angle: the direction of travel there.
        roles: CSS classes that tell what is printed on it: bolt, red-zone, portal …
    """

    index: int
    name: str
    d: str
    x: float
    y: float
    angle: float
    roles: list[str] = []


class Anchor(msgspec.Struct, frozen=True):
    """A named place that is no space: a grid box, a clearing, the side of a junction."""

    x: float
    y: float
    angle: float = 0


class Drawing(msgspec.Struct, frozen=True):
    """A whole track, drawn.

    Attributes:
        width, height: size of the picture in drawing units.
        left, top: where the picture begins; everything that counts lies between these and so much further, and what is
            only scenery may go on beyond.
        shapes: everything printed, in the order of drawing.
        spaces: the outlines of the spaces, by index.
        anchors: named places for pieces that stand on no space.
    """

    width: float
    height: float
    shapes: list[Shape]
    spaces: list[SpaceShape]
    anchors: dict[str, Anchor] = {}
    left: float = 0
    top: float = 0

    def _repr_svg_(self) -> str:
        """The track as a notebook shows it."""
        from pileup.track.svg import to_svg

        return to_svg(self, ids=f"track-{id(self):x}")


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on the track: a racer, an obstacle, a token.

    Attributes:
        kind: what it is: "racer", "rock", "bomb", "boost", "token" and other words of the game; unknown ones are
            drawn as discs.
        id: unique among the markers of one position, the same from position to position, so that it can be animated.
        space: the space it stands on, or -1 where `anchor` or x and y tell the place.
        anchor: the name of an anchor of the drawing.
        x, y: how far from the middle of its space or anchor; where it has neither, where it stands.
        label: a short text on it (a number, a letter).
        title: its name in words, for screen readers.
        colour: a CSS colour.
        roles: further CSS classes.
    """

    kind: str
    id: str
    space: int = -1
    anchor: str = ""
    x: float = 0
    y: float = 0
    angle: float = 0
    label: str = ""
    title: str = ""
    colour: str = ""
    roles: list[str] = []
