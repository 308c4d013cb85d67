"""The track as a map of characters, seen from above."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.text import Text

if TYPE_CHECKING:
    from pileup.cli.saying import Sayings
    from pileup.track.drawing import Drawing, Marker

__all__ = ["MOST_LABELS", "Picture", "legend"]

_PIECES = {
    "rock": ("▲", "bold"),
    "junction-rock": ("△", "dim"),
    "bomb": ("●", "bold red"),
    "boost": ("»", "bold cyan"),
    "barrel": ("o", "bold yellow"),
    "coins": ("$", "yellow"),
    "fan": ("♥", "magenta"),
}
_GROUNDS = {"water": ("~", "blue"), "rocks": ("^", "grey70")}  # what spaces show instead of the way, by role
_WAYS = "›˅‹˄"  # right, down, left, up: the direction of travel
MOST_WIDTH, MOST_ROWS = 130, 30
MOST_LABELS = 40  # more numbers than that say less than none


def _sign(marker: Marker) -> tuple[str, str]:
    """The character and style of a piece that is no racer."""
    return _PIECES.get(marker.kind, (marker.label[:1] or marker.kind[:1], "bold"))


def legend(markers: list[Marker], say: Sayings) -> str:
    """What the signs of the pieces mean, those that lie there, as markup."""
    signs: dict[str, str] = {}
    for marker in markers:
        if marker.kind != "racer":
            signs.setdefault(_sign(marker)[0], say.named(marker.kind.replace("-", " ")))
    told = [say("legend"), *(f"{sign} {kind}" for sign, kind in signs.items())]
    return f"[dim]{escape(' · '.join(told))}[/]"


class Picture:
    """Draws a track and its pieces into lines of text; a character is taken to be twice as high as wide.

    Args:
        drawing: the track. A tall one is turned a quarter to the right, to fit a wide screen.
        width: columns to draw in.
    """

    def __init__(self, drawing: Drawing, width: int) -> None:
        self.drawing = drawing
        self.turned = drawing.height > 1.25 * drawing.width
        across, down = (drawing.height, drawing.width) if self.turned else (drawing.width, drawing.height)
        self.scale = min(min(width, MOST_WIDTH) / max(across, 1), 2 * MOST_ROWS / max(down, 1))
        self._at = {space.index: (space.x, space.y) for space in drawing.spaces}
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        self._taken: set[tuple[int, int]] = set()

    def lines(
        self, markers: list[Marker], glow: dict[int, str], racer: Callable[[Marker], tuple[str, str]]
    ) -> list[Text]:
        """The map.

        Args:
            glow: labels of the spaces that options lead to, by index.
            racer: the letter and style of a racer's piece.
        """
        self._cells.clear()
        self._taken.clear()
        for space in self.drawing.spaces:
            if not space.name:  # a hole in the numbers
                continue
            way = round(space.angle / 90 + self.turned) % 4
            ground = next((_GROUNDS[role] for role in space.roles if role in _GROUNDS), (_WAYS[way], "grey58"))
            self._put((space.x, space.y), *ground)
        for marker in markers:
            if marker.kind != "racer":
                self._put(self._place(marker), *_sign(marker))
        for index, label in glow.items():
            text = label if len(glow) <= MOST_LABELS else "+"
            self._put(self._at.get(index), text, "bold reverse", beside=len(glow) <= MOST_LABELS)
        for marker in markers:
            if marker.kind == "racer":
                self._put(self._place(marker), *racer(marker), beside=True)
        return self._rows()

    def _place(self, marker: Marker) -> tuple[float, float] | None:
        if marker.space >= 0:
            return self._at.get(marker.space)
        anchor = self.drawing.anchors.get(marker.anchor) if marker.anchor else None
        return (anchor.x, anchor.y) if anchor is not None else (marker.x, marker.y) if marker.x or marker.y else None

    def _put(self, place: tuple[float, float] | None, text: str, style: str, beside: bool = False) -> None:
        """Writes at a place; `beside`: where another piece is there already, next to it."""
        if place is None:
            return
        x, y = place[0] - self.drawing.left, place[1] - self.drawing.top
        x, y = (self.drawing.height - y, x) if self.turned else (x, y)
        column, row = int(x * self.scale), int(y * self.scale / 2)
        while beside and any((row, column + k) in self._taken for k in range(len(text))):
            column += 1
        for k, letter in enumerate(text):
            self._cells[row, column + k] = (letter, style)
            if beside:
                self._taken.add((row, column + k))

    def _rows(self) -> list[Text]:
        """The cells as lines, without empty ones above and below."""
        if not self._cells:
            return []
        rows = [row for row, _ in self._cells]
        last = max(column for _, column in self._cells)
        found = []
        for row in range(min(rows), max(rows) + 1):
            line = Text()
            for column in range(last + 1):
                line.append(*self._cells.get((row, column), (" ", "")))
            line.rstrip()
            found.append(line)
        return found
