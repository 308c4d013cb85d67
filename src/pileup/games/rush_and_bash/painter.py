"""Collects the shapes of a drawing in layers, in the frame of one tile at a time."""

from __future__ import annotations

from collections.abc import Sequence

from pileup.games.rush_and_bash.boards import Board
from pileup.track.drawing import Anchor, Shape
from pileup.track.glyphs import blob, disc, glyph
from pileup.track.outline import Move, Outline, Point
from pileup.track.tiles import Tile

__all__ = ["LAYERS", "Brush", "Layers", "tile_of"]

LAYERS = ("ground", "scenery", "kerb", "kerb-dash", "road", "marks", "signs")
"""From the bottom up; the spaces lie between "road" and "marks"."""


def tile_of(board: Board) -> Tile:
    """The tile of a board, with the stretch of its picture."""
    return Tile(board.shape, tuple((float(a), float(b)) for a, b in board.stretch))


class Layers:
    """Shapes by layer, and anchors."""

    def __init__(self) -> None:
        self.shapes: dict[str, list[Shape]] = {layer: [] for layer in LAYERS}
        self.anchors: dict[str, Anchor] = {}

    def all(self) -> list[Shape]:
        """All shapes from the bottom up."""
        return [shape for layer in LAYERS for shape in self.shapes[layer]]


class Brush:
    """Paints on one tile: coordinates are the tile's own, -50 … 50, the road entering from below."""

    def __init__(self, layers: Layers, tile: Tile, move: Move) -> None:
        self.layers = layers
        self.tile = tile
        self.move = move

    def path(self, layer: str, role: str, outline: Outline) -> None:
        """A shape of straight lines and arcs."""
        self._add(layer, Shape("path", role, d=outline.moved(self.move).d(), above=layer in ("marks", "signs")))

    def blob(self, layer: str, role: str, points: Sequence[Point]) -> None:
        """A smooth shape through points."""
        self._add(layer, Shape("path", role, d=blob([self.move(p) for p in points]), above=layer in ("marks", "signs")))

    def disc(self, layer: str, role: str, at: Point, r: float) -> None:
        """A circle."""
        x, y = self.move(at)
        self._add(layer, Shape("circle", role, x=_round(x), y=_round(y), r=r, above=layer in ("marks", "signs")))

    def glyph(self, layer: str, role: str, name: str, at: Point, size: float, angle: float = 0) -> None:
        """A sign; `angle` counts from the right of the finished picture."""
        x, y = self.move(at)
        self._add(layer, Shape("path", role, d=glyph(name, x, y, size, angle), above=layer in ("marks", "signs")))

    def text(self, layer: str, role: str, text: str, at: Point, size: float) -> None:
        """Upright words about a point."""
        x, y = self.move(at)
        self._add(
            layer,
            Shape("text", role, x=_round(x), y=_round(y), text=text, size=size, above=layer in ("marks", "signs")),
        )

    def raw(self, layer: str, role: str, d: str) -> None:
        """Path data that is in the coordinates of the picture already."""
        self._add(layer, Shape("path", role, d=d, above=layer in ("marks", "signs")))

    def dot(self, layer: str, role: str, at: Point, r: float) -> None:
        """A circle as a path, so that a role can be drawn like the signs around it."""
        x, y = self.move(at)
        self.raw(layer, role, disc(x, y, r))

    def anchor(self, name: str, at: Point, angle: float = 0) -> None:
        """A named place."""
        x, y = self.move(at)
        self.layers.anchors[name] = Anchor(_round(x), _round(y), _round(self.move.angle(angle)))

    def _add(self, layer: str, shape: Shape) -> None:
        self.layers.shapes[layer].append(shape)


def _round(number: float) -> float:
    return round(number, 2)
