"""Drawings of a Night Race: the Track grows while racing, and its drawing with it (BB-NIGHT-01, BB-NIGHT-02).

The key of a drawing tells the pieces that lie there: variant and lanes moved of each, as "56.0_13.-1".
"""

from __future__ import annotations

import re
from typing import Any

from pileup.engine.game import Game
from pileup.errors import PileupError
from pileup.games.bayou_bash.actions import CELLS, MOST_PIECES
from pileup.games.bayou_bash.drawing import MARGIN, Painter, fitted
from pileup.games.bayou_bash.pieces import PIECE_NAMES
from pileup.games.bayou_bash.places import entry_of
from pileup.games.bayou_bash.road import Cut, LaidRoad, corners, lay_apart, lay_roads
from pileup.track.drawing import Anchor, Drawing, Shape, SpaceShape

__all__ = ["draw_avenue", "draw_laid", "key_of"]

Laid = tuple[int, int]
"""A piece that lies there: its variant, and by how many lanes it is moved."""

START, FINISH = PIECE_NAMES.index("start"), PIECE_NAMES.index("finish")


def key_of(s: Any) -> str:
    """The key of a position's drawing."""
    return "_".join(f"{s.piece[p]}.{s.shift[p]}" for p in range(s.pieces))


def _pieces_of(key: str) -> list[Laid]:
    pattern = r"[0-9]{1,2}\.-?[0-3]"
    laid = []
    if len(key) < 200 and re.fullmatch(f"{pattern}(_{pattern})*", key):
        laid = [(int(variant), int(shift)) for variant, _, shift in (part.partition(".") for part in key.split("_"))]
    known = all(variant < 4 * len(PIECE_NAMES) for variant, _ in laid)
    if not laid or not known or len(laid) > MOST_PIECES or laid[0][0] // 4 != START:
        raise PileupError("No Night Race has such a Track.", "key", "Take the key of a position.")
    return laid


def _turn(variant: int) -> int:
    if PIECE_NAMES[variant // 4][0] != "T":
        return 0
    return -1 if variant % 2 else 1


def draw_laid(game: Game, key: str) -> Drawing:
    """The Track as far as it is laid, and the dark where it goes on; raises PileupError for a key of no position."""
    pieces = _pieces_of(key)
    sides = [game.extra.side(variant) for variant, _ in pieces]
    cuts: list[Cut] = [
        (_turn(variant), side.lanes, side.columns, shift) for (variant, shift), side in zip(pieces, sides, strict=True)
    ]
    unfinished = pieces[-1][0] // 4 != FINISH
    if unfinished:
        cuts.append((0, sides[-1].lanes, sides[-1].columns, 0))
    shown, anew = lay_apart(cuts)
    points = [point for road in shown for point in corners(road)]
    painter = Painter(shown, (min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN))
    painter.bayou(shown)
    if unfinished:
        painter.ground(shown[-1], "night")
        _letter(painter, "unknown", "?", shown[-1], 0.5, 60)
    for (variant, _), road in zip(pieces, shown, strict=False):
        painter.ground(road, "mud" if variant // 2 % 2 else "grass")
    for p, ((variant, shift), side, road) in enumerate(zip(pieces, sides, shown, strict=False)):
        painter.piece(p, side, road, entry_of(variant, shift), "AB"[variant // 2 % 2])
    for n, p in enumerate(anew):
        for road, s in ((shown[p - 1], 1.0), (shown[p], 0.0)):
            x, y = road.point(s + (0.1 if s else -0.1), 0)
            painter.shapes.append(Shape("circle", "joint", x=x, y=y, r=10, above=True))
            _letter(painter, "joint-letter", "abcdefghijklm"[n], road, s + (0.1 if s else -0.1), 12)
    if not unfinished:
        painter.flag(shown[-1])
    return painter.drawing()


def _letter(painter: Painter, role: str, text: str, road: LaidRoad, s: float, size: float) -> None:
    x, y = road.point(s, 0)
    painter.above.append(Shape("text", role, x=x, y=y, text=text, size=size, above=True))


# --- before the race --------------------------------------------------------------------------------------------------


def draw_avenue(game: Game) -> Drawing:
    """What is known beforehand: the Starting piece, the Finish Line piece, and how many are laid between them."""
    start, finish = game.python().start().piece[0], game.static.finish_variant
    between = game.static.night
    first, last = game.extra.side(start), game.extra.side(finish)
    cuts: list[Cut] = [(0, first.lanes, first.columns, 0)]
    cuts += [(_bend(k), first.lanes, first.columns, 0) for k in range(1, between + 1)]
    cuts += [(0, last.lanes, last.columns, 0)]
    roads = fitted(lay_roads(cuts))
    painter = Painter(roads)
    for k, road in enumerate(roads):
        painter.ground(road, "night" if 0 < k <= between else "mud" if (start, finish)[k > 0] // 2 % 2 else "grass")
    painter.piece(0, first, roads[0], entry_of(start, 0), "AB"[start // 2 % 2])
    for k in range(1, between + 1):
        _unknown(painter, k, roads[k])
    painter.piece(between + 1, last, roads[-1], entry_of(finish, 0), "AB"[finish // 2 % 2])
    painter.flag(roads[-1])
    return painter.drawing()


def _bend(k: int) -> int:
    """How the avenue bends at piece `k`: to and fro, so that it fits on a screen."""
    if k % 4 < 2:
        return 0
    return 1 if k // 4 % 2 == 0 else -1


def _unknown(painter: Painter, k: int, road: LaidRoad) -> None:
    """A stretch whose spaces are unknown yet; they are drawn as many as the Starting piece has."""
    for cell in range(CELLS):
        column, lane = divmod(cell, road.lanes)
        if column >= road.columns:
            painter.gap(k * CELLS + cell, road)
            continue
        x, y, angle = road.middle(column, lane)
        outline = road.cell(column, column + 1, road.edge(lane), road.edge(lane + 1)).d()
        name = f"{k}:{column + 1}.{lane + 1}"
        painter.spaces.append(SpaceShape(k * CELLS + cell, name, outline, x, y, angle, ["track", "night"]))
    x, y = road.point(0.5, 0)
    painter.anchors[f"piece-{k}"] = Anchor(x, y, road.angle(0.5))
