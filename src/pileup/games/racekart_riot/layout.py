"""Where the spaces of a track lie in its drawing: the loop along a smooth line, branches between their ends."""

from __future__ import annotations

import itertools
import math

from pileup.games.racekart_riot.track import Track

__all__ = ["STEP", "Spot", "layout", "smooth"]

STEP = 34.0  # from the middle of a space to the next
Point = tuple[float, float]


class Spot:
    """The middle of a space and the direction of travel there, in degrees."""

    def __init__(self, x: float, y: float, angle: float) -> None:
        self.x = x
        self.y = y
        self.angle = angle


def smooth(points: list[Point], pieces: int = 24) -> list[Point]:
    """A closed line through points (Catmull-Rom), as many short pieces."""
    n = len(points)
    line = []
    for i in range(n):
        a, b, c, d = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        for j in range(pieces):
            u = j / pieces
            line.append(
                (
                    _spline(a[0], b[0], c[0], d[0], u),
                    _spline(a[1], b[1], c[1], d[1], u),
                )
            )
    return line


def _spline(a: float, b: float, c: float, d: float, u: float) -> float:
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)


def _walk(line: list[Point], count: int) -> list[Point]:
    """`count` points at equal distances along a closed line, beginning at its first."""
    ring = [*line, line[0]]
    lengths = [0.0]
    for a, b in itertools.pairwise(ring):
        lengths.append(lengths[-1] + math.dist(a, b))
    found = []
    k = 0
    for i in range(count):
        want = lengths[-1] * i / count
        while lengths[k + 1] < want:
            k += 1
        part = (want - lengths[k]) / (lengths[k + 1] - lengths[k] or 1)
        a, b = ring[k], ring[k + 1]
        found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
    return found


def _ellipse(count: int, width: float, height: float) -> list[Point]:
    middle_x, middle_y = width / 2, height / 2
    return [
        (
            middle_x + (width / 2 - 60) * math.cos(math.tau * (i / 16 + 0.27)),
            middle_y + (height / 2 - 60) * math.sin(math.tau * (i / 16 + 0.27)),
        )
        for i in range(16)
    ]


def layout(track: Track) -> tuple[dict[int, Spot], float, float]:
    """A spot for every space, and the size of the picture."""
    picture = track.file.picture
    width, height = picture.width, picture.height
    around = len(track.loop)
    if not picture.loop:
        radius = STEP * around / math.tau
        width, height = 2.6 * radius + 120, 1.5 * radius + 120
    points = picture.loop or _ellipse(around, width, height)
    at: dict[int, Point] = dict(zip(track.loop, _walk(smooth(list(points)), around), strict=True))
    for x, name in enumerate(track.ids):
        if name in picture.places:
            at[x] = picture.places[name]
    if track.start not in at:
        at[track.start] = _behind_the_line(at, track)
    for fork in range(len(track.ids)):
        for way in [to for to, _ in track.branches.get(fork, [])] + [track.shortcut.get(fork, fork)]:
            _lay_branch(track, at, fork, way)
    spots = {}
    order = {x: k for k, x in enumerate(track.loop)}
    for x in range(len(track.ids)):
        before = at[track.back(x)] if x != track.start else at[x]
        after = at[track.main[x]]
        if x in order:
            before = at[track.loop[order[x] - 1]]
        elif x == track.start:  # it stands beside the road, not across it
            before, after = at[track.loop[-1]], at[track.loop[0]]
        spots[x] = Spot(*at[x], math.degrees(math.atan2(after[1] - before[1], after[0] - before[0])))
    return spots, width, height


def _behind_the_line(at: dict[int, Point], track: Track) -> Point:
    """The start space: beside the last space of the loop, on the outside."""
    a, b = at[track.loop[-1]], at[track.loop[0]]
    size = math.dist(a, b) or 1
    outward = (-(b[1] - a[1]) / size, (b[0] - a[0]) / size)
    if _inside(at, track, outward, a):
        outward = (-outward[0], -outward[1])
    return a[0] + outward[0] * STEP * 1.25, a[1] + outward[1] * STEP * 1.25


def _inside(at: dict[int, Point], track: Track, outward: Point, here: Point) -> bool:
    """Whether a direction points to the middle of the loop."""
    loop = [at[x] for x in track.loop]
    middle = (sum(x for x, _ in loop) / len(loop), sum(y for _, y in loop) / len(loop))
    return (middle[0] - here[0]) * outward[0] + (middle[1] - here[1]) * outward[1] > 0


def _lay_branch(track: Track, at: dict[int, Point], fork: int, way: int) -> None:
    """Spaces of a branch that have no place yet, on the straight line between its ends."""
    spaces = []
    while way not in at:
        spaces.append(way)
        way = track.main[way]
    a, b = at[fork], at[way]
    for k, x in enumerate(spaces):
        part = (k + 1) / (len(spaces) + 1)
        at[x] = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
