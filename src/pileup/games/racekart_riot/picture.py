"""Drawings of tracks, and the pieces on them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from pileup.engine import Phrase
from pileup.games.racekart_riot.layout import STEP, Spot, layout
from pileup.games.racekart_riot.scenery import scenery
from pileup.games.racekart_riot.state import SEATS
from pileup.games.racekart_riot.track import Track
from pileup.track.drawing import Anchor, Drawing, Marker, Shape, SpaceShape
from pileup.track.glyphs import blob, chequers, disc
from pileup.track.outline import fmt

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["drawing", "grid", "markers", "phrase_marker"]

HALF = 14.5  # half the side of a space
CORNER = 10.4  # from its middle to its name, along and across
GRID = (22.0, 17.0)  # half the sides of the start space, on which all karts stand beside each other
BOX = (10.6, 8.0)  # from its middle to that of a grid box
Point = tuple[float, float]


def drawing(track: Track) -> Drawing:
    """The track: ground, road, a tile for every space with its symbols, gates, finish line."""
    spots, width, height = layout(track)
    shapes = [*scenery(track, spots, width, height), *_roads(track, spots), *_line(track, spots)]
    spaces = []
    for x, name in enumerate(track.ids):
        spot = spots[x]
        spaces.append(
            SpaceShape(
                x,
                name,
                _tile(spot, GRID if x == track.start else (HALF, HALF)),
                spot.x,
                spot.y,
                spot.angle,
                _roles(track, x),
            )
        )
        shapes += _symbols(track, x, spot)
        if x != track.start:
            shapes.append(_name(spot, name))
    for x, gate in track.gates.items():
        shapes += _gate(track, spots, x, gate)
    anchors = {f"space-{name}": Anchor(spots[x].x, spots[x].y, spots[x].angle) for x, name in enumerate(track.ids)}
    return Drawing(width, height, shapes, spaces, anchors)


def _roles(track: Track, x: int) -> list[str]:
    roles = []
    if x == track.start:
        roles.append("start")
    if x not in track.loop and x != track.start:
        roles.append("side-road")
    for word in ("event", "kart", "pay", "toll", "mystery", "coins", "island", "pick", "submerged"):
        if word in track.symbols[x]:
            roles.append(f"space-{word}")
    return roles


def _turned(spot: Spot, dx: float, dy: float, angle: float | None = None) -> Point:
    turn = math.radians(spot.angle if angle is None else angle)
    return (
        spot.x + dx * math.cos(turn) - dy * math.sin(turn),
        spot.y + dx * math.sin(turn) + dy * math.cos(turn),
    )


def _tile(spot: Spot, half: Point) -> str:
    """A rectangle with round corners, turned with the road."""
    r, (h, v) = 5.0, half
    corners = [(h, -v), (h, v), (-h, v), (-h, -v)]
    parts: list[str] = []
    for k, (x, y) in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % 4]
        enter = _turned(spot, *_towards((x, y), before, r))
        leave = _turned(spot, *_towards((x, y), after, r))
        corner = _turned(spot, x, y)
        parts.append(
            f"{'L' if parts else 'M'}{fmt(enter[0])} {fmt(enter[1])}"
            f"Q{fmt(corner[0])} {fmt(corner[1])} {fmt(leave[0])} {fmt(leave[1])}"
        )
    return "".join(parts) + "Z"


def _towards(a: Point, b: Point, by: float) -> Point:
    size = math.dist(a, b) or 1
    return (a[0] + (b[0] - a[0]) * by / size, a[1] + (b[1] - a[1]) * by / size)


def _roads(track: Track, spots: dict[int, Spot]) -> list[Shape]:
    """The road under the spaces, and the shortcuts as other roads."""
    ring = blob([(spots[x].x, spots[x].y) for x in track.loop])
    shapes = []
    side = ""
    for x in range(len(track.ids)):
        ends = [to for to, _ in track.branches.get(x, [])] + ([track.shortcut[x]] if x in track.shortcut else [])
        if x not in track.loop:
            ends.append(track.main[x])
        for y in ends:
            side += f"M{fmt(spots[x].x)} {fmt(spots[x].y)}L{fmt(spots[y].x)} {fmt(spots[y].y)}"
    shapes.append(Shape("path", "side-way", side))
    shapes.append(Shape("path", "way-edge", ring))
    shapes.append(Shape("path", "way-bed", ring))
    return shapes


def _line(track: Track, spots: dict[int, Spot]) -> list[Shape]:
    """The chequered finish line between the last and the first space of the loop."""
    a, b = spots[track.loop[-1]], spots[track.loop[0]]
    middle = Spot((a.x + b.x) / 2, (a.y + b.y) / 2, math.degrees(math.atan2(b.y - a.y, b.x - a.x)))
    left, right = _turned(middle, 0, -24), _turned(middle, 0, 24)
    tip = _turned(middle, 6, 0)
    along = (tip[0] - middle.x, tip[1] - middle.y)
    corners = [_turned(middle, dx, dy) for dx, dy in ((-3, -24), (3, -24), (3, 24), (-3, 24))]
    back = "M" + "L".join(f"{fmt(x)} {fmt(y)}" for x, y in corners) + "Z"
    return [
        Shape("path", "start-line-back", back, above=True),
        Shape("path", "start-line", chequers(left, right, along, 2, 12), above=True),
    ]


def _name(spot: Spot, name: str) -> Shape:
    """A space's name as logs and questions say it, small, in the corner that lies lowest and farthest to the left."""
    corners = [_turned(spot, dx, dy) for dx in (-CORNER, CORNER) for dy in (-CORNER, CORNER)]
    x, y = max(corners, key=lambda corner: corner[1] - corner[0] * 0.8)
    return Shape("text", "space-name", x=x, y=y, text=name, size=4.6, above=True)


# --- symbols ------------------------------------------------------------------------------------------------------


def _symbols(track: Track, x: int, spot: Spot) -> list[Shape]:
    """What is printed on a space: upright, the second symbol smaller in a corner."""
    symbols = track.symbols[x]
    words = [word for word in symbols if word != "submerged"]
    shapes = []
    if "submerged" in symbols:
        waves = "".join(
            f"M{fmt(spot.x - 9)} {fmt(spot.y + dy)}q3 -3.2 6 0t6 0t6 0" for dy in ((9,) if words else (-4, 2, 8))
        )
        shapes.append(Shape("path", "ripple strong", waves, above=True))
    if x == track.start:
        shapes += _start(spot)
    for k, word in enumerate(words):
        px, py, size = (spot.x, spot.y, 1.0) if len(words) == 1 else (spot.x - 5 + 10 * k, spot.y - 5 + 10 * k, 0.62)
        shapes += _sign(word, symbols[word], px, py, size)
    return shapes


def _start(spot: Spot) -> list[Shape]:
    """The start space: a grid box for each kart, and its name below."""
    boxes = ""
    for p in range(SEATS):
        dx, dy = grid_box(p)
        a, b, c = _turned(spot, dx + 8.5, dy - 6), _turned(spot, dx + 8.5, dy + 6), _turned(spot, dx - 3, dy - 6)
        d = _turned(spot, dx - 3, dy + 6)
        boxes += f"M{fmt(c[0])} {fmt(c[1])}L{fmt(a[0])} {fmt(a[1])}L{fmt(b[0])} {fmt(b[1])}L{fmt(d[0])} {fmt(d[1])}"
    turn = math.radians(spot.angle)
    below = abs(GRID[0] * math.sin(turn)) + abs(GRID[1] * math.cos(turn)) + 5
    return [
        Shape("path", "start-box", boxes, above=True),
        Shape("text", "sign-start", x=spot.x, y=spot.y + below, text="START", size=7, above=True),
    ]


def grid_box(p: int) -> Point:
    """Where a seat's kart stands on the start space, from its middle, along the road and across it."""
    return (BOX[0] if p < 2 else -BOX[0], -BOX[1] if p % 2 == 0 else BOX[1])


def grid(track: Track) -> list[Point]:
    """Where each seat's kart stands on the start space, from its middle, in the drawing."""
    angle = layout(track)[0][track.start].angle
    return [_turned(Spot(0, 0, angle), *grid_box(p)) for p in range(SEATS)]


def _sign(word: str, n: int, x: float, y: float, size: float) -> list[Shape]:
    def text(role: str, what: str, points: float, dx: float = 0, dy: float = 0) -> Shape:
        return Shape("text", role, x=x + dx * size, y=y + dy * size, text=what, size=points * size, above=True)

    def circle(role: str, r: float) -> Shape:
        return Shape("circle", role, x=x, y=y, r=r * size, above=True)

    def path(role: str, d: str) -> Shape:
        return Shape("path", role, d, above=True)

    if word == "coins":
        return [circle("sign-coin", 8), circle("sign-coin-rim", 5.6), text("sign-coin-number", "3", 8)]
    if word == "mystery":
        return [path("sign-mystery", _box(x, y, 8 * size)), text("sign-mystery-mark", "?", 14)]
    if word == "event":
        return [path("sign-event", _star(x, y, 10.5 * size, 8)), text("sign-event-mark", "!", 12)]
    if word == "kart":
        return [path("sign-kart", _cart(x, y, size)), path("sign-wheel", _wheels(x, y, size))]
    if word == "pick":
        return [path("sign-kart", _cart(x, y, size)), path("sign-wheel", _wheels(x, y, size))]
    if word == "pay":
        return [circle("sign-pay", 9), text("sign-pay-number", f"−{n}", 10)]
    if word == "toll":
        return [path("sign-toll", _box(x, y, 9.5 * size)), text("sign-pay-number", f"{n}", 12)]
    if word == "island":
        return [
            path("sign-chest", _chest(x, y, size)),
            path("sign-chest-band", _band(x, y, size)),
            text("sign-coin-number", f"{n}", 7, dy=3.2),
        ]
    return []


def _box(x: float, y: float, h: float) -> str:
    r = h * 0.35
    return (
        f"M{fmt(x - h + r)} {fmt(y - h)}H{fmt(x + h - r)}Q{fmt(x + h)} {fmt(y - h)} {fmt(x + h)} {fmt(y - h + r)}"
        f"V{fmt(y + h - r)}Q{fmt(x + h)} {fmt(y + h)} {fmt(x + h - r)} {fmt(y + h)}H{fmt(x - h + r)}"
        f"Q{fmt(x - h)} {fmt(y + h)} {fmt(x - h)} {fmt(y + h - r)}V{fmt(y - h + r)}"
        f"Q{fmt(x - h)} {fmt(y - h)} {fmt(x - h + r)} {fmt(y - h)}Z"
    )


def _star(x: float, y: float, r: float, tips: int) -> str:
    points = []
    for k in range(2 * tips):
        radius = r if k % 2 == 0 else r * 0.72
        turn = math.tau * k / (2 * tips) - math.pi / 2
        points.append(f"{fmt(x + radius * math.cos(turn))} {fmt(y + radius * math.sin(turn))}")
    return "M" + "L".join(points) + "Z"


def _cart(x: float, y: float, size: float) -> str:
    """A small kart from the side."""
    points = [(-10, 3), (-10, -1), (-6, -2), (-5, -7), (-2, -7), (-1, -2), (4, -2), (6, -5), (8, -5), (10, 0), (10, 3)]
    return "M" + "L".join(f"{fmt(x + px * size)} {fmt(y + py * size)}" for px, py in points) + "Z"


def _wheels(x: float, y: float, size: float) -> str:
    return disc(x - 5.5 * size, y + 4 * size, 3.4 * size) + disc(x + 5.5 * size, y + 4 * size, 3.4 * size)


def _chest(x: float, y: float, size: float) -> str:
    w, h = 10 * size, 7 * size
    return f"M{fmt(x - w)} {fmt(y + h)}V{fmt(y - 2 * size)}Q{fmt(x - w)} {fmt(y - h)} {fmt(x)} {fmt(y - h)}" + (
        f"Q{fmt(x + w)} {fmt(y - h)} {fmt(x + w)} {fmt(y - 2 * size)}V{fmt(y + h)}Z"
    )


def _band(x: float, y: float, size: float) -> str:
    return f"M{fmt(x - 10 * size)} {fmt(y - 1.5 * size)}H{fmt(x + 10 * size)}"


# --- gates --------------------------------------------------------------------------------------------------------


def _gate(track: Track, spots: dict[int, Spot], x: int, gate: str) -> list[Shape]:
    """What guards the way out of a space, drawn where it stands in the way."""
    here = spots[x]
    to = track.main[x] if gate == "lava" else track.shortcut[x]
    there = spots[to]
    angle = math.degrees(math.atan2(there.y - here.y, there.x - here.x))
    distance = math.dist((here.x, here.y), (there.x, there.y))
    off = min(distance / 2, STEP * 0.5)
    edge = Spot(*_turned(here, off, 0, angle), angle)

    def words(text: str, dx: float, dy: float) -> Shape:
        px, py = _turned(edge, dx, dy)
        return Shape("text", "sign-level", x=px, y=py, text=text, size=8, above=True)

    if gate == "lava":
        stream = [_turned(edge, 2.2 * math.sin(k * 1.9), -34 + 68 * k / 12) for k in range(13)]
        d = "M" + "L".join(f"{fmt(px)} {fmt(py)}" for px, py in stream)
        return [
            Shape("path", "lava-edge", d, above=True),
            Shape("path", "lava-flow", d, above=True),
            words("4", 0, -38),
        ]
    if gate == "bridge":
        return [Shape("circle", "sign-bridge", x=edge.x, y=edge.y, r=6.5, above=True), words("10", 0, 0)]
    if gate == "waterfall":
        return [Shape("circle", "sign-waterfall", x=edge.x, y=edge.y, r=6.5, above=True), words("10", 0, 0)]
    if gate == "crabs":
        claws = disc(edge.x - 4, edge.y - 5, 2.4) + disc(edge.x + 4, edge.y - 5, 2.4)
        return [
            Shape("path", "sign-crab", claws + disc(edge.x, edge.y, 5.6), above=True),
            words("4/10", 0, 10),
        ]
    middle = Spot((here.x + there.x) / 2, (here.y + there.y) / 2, angle)
    fins = ""
    for dx in (-13, 0, 13):
        px, py = _turned(middle, dx, 0)
        fins += f"M{fmt(px - 5)} {fmt(py + 5)}Q{fmt(px - 1)} {fmt(py - 2)} {fmt(px + 4)} {fmt(py - 7)}"
        fins += f"Q{fmt(px + 1)} {fmt(py)} {fmt(px + 6)} {fmt(py + 5)}Z"
    px, py = _turned(middle, 0, 0)
    return [
        Shape("path", "sign-shark", fins, above=True),
        Shape("text", "sign-level", x=px, y=py + 11, text="7", size=8, above=True),
    ]


# --- pieces -------------------------------------------------------------------------------------------------------


def markers(game: Game, s: Any) -> list[Marker]:
    """Coins and bananas lying on the track, and the racers, several on a space beside each other."""
    found = []
    track, t = game.extra.track, game.static
    for x, coins in enumerate(s.coins_on):
        if coins:
            found.append(
                Marker("coins", f"coins-{track.ids[x]}", x, label=str(coins), title=f"{coins} coins", colour="#f2c230")
            )
    count: dict[int, int] = {}
    for banana in s.banana:
        if banana:
            k = count[banana] = count.get(banana, 0) + 1
            name = track.ids[banana - 1]
            found.append(Marker("banana", f"banana-{name}-{k}", banana - 1, title="banana", colour="#ffe135"))
    for p in range(game.seats):
        aside = game.extra.grid[p] if s.at[p] == track.start else (0.0, 0.0)
        racer = game.extra.cards.racers.racers[s.racer[p] - 1] if s.racer[p] else None
        title = racer.title if racer else f"seat {p + 1}"
        found.append(
            Marker(
                "racer",
                f"racer-{p}",
                s.at[p],
                x=aside[0],
                y=aside[1],
                label=title[0],
                title=f"{title}, lap {s.laps[p] + 1}, {t.to_finish[s.at[p]]} to the line",
                colour=racer.colour if racer else "#888888",
                roles=[f"racer-{racer.name}"] if racer else [],
            )
        )
    return found


def phrase_marker(game: Game, s: Any, marker: Marker) -> Phrase | None:
    """A kart by its racer (where it has one yet), its lap and how far it has to go; None for what lies there."""
    if marker.kind != "racer":
        return None
    p = int(marker.id.rpartition("-")[2])
    racer = game.extra.cards.racers.racers[s.racer[p] - 1] if s.racer[p] else None
    args = {"racer": racer.title if racer else p + 1, "lap": s.laps[p] + 1, "spaces": game.static.to_finish[s.at[p]]}
    return Phrase("marker-racer" if racer else "marker-nobody", args)
