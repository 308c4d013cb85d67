"""A drawing and the pieces on it as one self-contained SVG picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from pileup.track.drawing import Drawing, Marker, Shape, SpaceShape
from pileup.track.glyphs import glyph
from pileup.track.outline import fmt
from pileup.track.style import STYLE

__all__ = ["place_of", "to_sheet", "to_svg"]


def to_svg(
    drawing: Drawing,
    markers: Iterable[Marker] = (),
    title: str = "Race track",
    description: str = "",
    ids: str = "track",
) -> str:
    """The picture as SVG text: it needs no other file, follows light and dark, and names its spaces.

    Args:
        drawing: the track.
        markers: pieces, drawn on top in the given order.
        title: what the picture shows, for screen readers and tooltips.
        description: more about it, for screen readers.
        ids: beginning of the ids in the text, so that several pictures can stand in one page.
    """
    box = " ".join(fmt(length) for length in (drawing.left, drawing.top, drawing.width, drawing.height))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" class="pileup-track" role="img" '
        f'aria-labelledby="{ids}-title {ids}-text">',
        f'<title id="{ids}-title">{escape(title)}</title>',
        f'<desc id="{ids}-text">{escape(description or _describe(drawing))}</desc>',
        f"<style>{STYLE}</style>",
        *_body(drawing, list(markers)),
        "</svg>\n",
    ]
    return "\n".join(parts)


def to_sheet(pictures: Sequence[tuple[str, Drawing]], columns: int, title: str, ids: str = "sheet") -> str:
    """Many drawings of one size in rows, each named by its title, as one self-contained SVG picture.

    Raises:
        ValueError: there are no pictures, or they differ in size.
    """
    if len({(drawing.width, drawing.height) for _, drawing in pictures}) != 1:
        raise ValueError("a sheet needs pictures of one size")
    width, height = pictures[0][1].width, pictures[0][1].height
    rows = -(-len(pictures) // columns)
    names = ", ".join(name for name, _ in pictures)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {fmt(width * columns)} {fmt(height * rows)}" '
        f'class="pileup-track" role="img" aria-labelledby="{ids}-title {ids}-text">',
        f'<title id="{ids}-title">{escape(title)}</title><desc id="{ids}-text">{escape(names)}</desc>',
        f"<style>{STYLE}</style>",
    ]
    for i, (name, drawing) in enumerate(pictures):
        x, y = (i % columns) * width - drawing.left, (i // columns) * height - drawing.top
        parts.append(f'<g transform="translate({fmt(x)} {fmt(y)})"><title>{escape(name)}</title>')
        parts += [*_body(drawing, []), "</g>"]
    parts.append("</svg>\n")
    return "\n".join(parts)


def place_of(drawing: Drawing, marker: Marker) -> tuple[float, float, float]:
    """Where a marker stands: x, y and angle, from its space, its anchor or its own coordinates."""
    if 0 <= marker.space < len(drawing.spaces):
        space = drawing.spaces[marker.space]
        return space.x + marker.x, space.y + marker.y, space.angle + marker.angle
    if marker.anchor in drawing.anchors:
        anchor = drawing.anchors[marker.anchor]
        return anchor.x + marker.x, anchor.y + marker.y, anchor.angle + marker.angle
    return marker.x, marker.y, marker.angle


def _body(drawing: Drawing, markers: list[Marker]) -> list[str]:
    """The layers from the bottom up; raised spaces (a bridge over the road) lie over everything printed."""
    raised = [space for space in drawing.spaces if "raised" in space.roles]
    flat = [space for space in drawing.spaces if "raised" not in space.roles]
    return [
        '<g class="below">',
        *[_shape(shape) for shape in drawing.shapes if not shape.above],
        '</g><g class="spaces">',
        *[_space(space) for space in flat],
        '</g><g class="above">',
        *[_shape(shape) for shape in drawing.shapes if shape.above],
        '</g><g class="spaces raised">',
        *[_space(space) for space in raised],
        '</g><g class="markers">',
        *_markers(drawing, markers),
        "</g>",
    ]


def _space(space: SpaceShape) -> str:
    roles = " ".join(["space", *space.roles])
    return f'<path class="{roles}" data-space="{space.index}" d="{space.d}"><title>{escape(space.name)}</title></path>'


def _describe(drawing: Drawing) -> str:
    return f"A track of {len(drawing.spaces)} spaces."


def _shape(shape: Shape) -> str:
    if shape.kind == "path":
        return f'<path class="{shape.role}" d="{shape.d}"/>'
    if shape.kind == "circle":
        return f'<circle class="{shape.role}" cx="{fmt(shape.x)}" cy="{fmt(shape.y)}" r="{fmt(shape.r)}"/>'
    turn = f' transform="rotate({fmt(shape.angle)} {fmt(shape.x)} {fmt(shape.y)})"' if shape.angle else ""
    place = f'x="{fmt(shape.x)}" y="{fmt(shape.y)}" font-size="{fmt(shape.size)}"'
    return f'<text class="{shape.role}" {place}{turn}>{escape(shape.text)}</text>'


def _markers(drawing: Drawing, markers: list[Marker]) -> list[str]:
    """Markers on one place stand beside each other."""
    groups: dict[tuple[float, float], list[int]] = {}
    for i, marker in enumerate(markers):
        x, y, _ = place_of(drawing, marker)
        if marker.kind not in _FLAT:
            groups.setdefault((x, y), []).append(i)
    shift = [(0.0, 0.0)] * len(markers)
    for members in groups.values():
        if len(members) > 1:
            for k, i in enumerate(members):
                turn = math.tau * k / len(members) - math.pi / 2
                shift[i] = (6 * math.cos(turn), 6 * math.sin(turn))
    parts = []
    for i, marker in enumerate(markers):
        x, y, angle = place_of(drawing, marker)
        parts.append(_marker(marker, x + shift[i][0], y + shift[i][1], angle))
    return parts


_FLAT = frozenset({"boost", "portal"})
"""Kinds that lie flat under other pieces."""


def _marker(marker: Marker, x: float, y: float, angle: float) -> str:
    name = marker.title or marker.label or marker.kind
    roles = " ".join(["marker", marker.kind, *marker.roles])
    colour = f" style={quoteattr(f'--piece:{marker.colour}')}" if marker.colour else ""
    body = _look(marker)(angle)
    label = f'<text class="marker-label" font-size="6.6">{escape(marker.label)}</text>' if marker.label else ""
    return (
        f'<g class={quoteattr(roles)} data-id={quoteattr(marker.id)}{colour} transform="translate({fmt(x)} {fmt(y)})">'
        f"<title>{escape(name)}</title>{body}{label}</g>"
    )


def _look(marker: Marker) -> Callable[[float], str]:
    """The picture of a kind; of "junction-rock" that of its last word; else that of a role."""
    mount = ["mount"] if "mount" in marker.roles else []
    words = [*mount, marker.kind, marker.kind.rpartition("-")[2], *marker.roles]
    return next((_PIECES[word] for word in words if word in _PIECES), _token)


def _racer(angle: float) -> str:
    wheels = "".join(f'<rect class="wheel" x="{x}" y="{y}" width="4" height="2.6" rx="1"/>' for x, y in _WHEELS)
    return (
        f'<g transform="rotate({fmt(angle)})">{wheels}'
        '<path class="piece" d="M-7.5 -4C-7.5 -5 -6.5 -5.2 -5.5 -5.2L3 -4.6C6.5 -4.2 8.2 -2 8.2 0'
        'C8.2 2 6.5 4.2 3 4.6L-5.5 5.2C-6.5 5.2 -7.5 5 -7.5 4Z"/>'
        '<path class="glass" d="M2.2 -3.2L4.4 -2.2C5 -1 5 1 4.4 2.2L2.2 3.2Z"/></g>'
    )


_WHEELS = ((-6.4, -6.6), (-6.4, 4), (1.6, -6.2), (1.6, 3.6))


def _rock(_angle: float) -> str:
    return f'<path class="piece" d="{glyph("stone", 0, 0, 7)}"/><path class="facet" d="M-3 -3L0 -1L4 -2M0 -1L-1 4"/>'


def _bomb(_angle: float) -> str:
    return (
        '<path class="fuse" d="M2.5 -4C3.5 -8 6 -8 7 -6"/><circle class="piece" r="5.6" cy="0.6"/>'
        '<circle class="spark" cx="7" cy="-6" r="1.6"/>'
    )


def _boost(angle: float) -> str:
    chevrons = glyph("chevron", -3, 0, 4.5) + glyph("chevron", 3, 0, 4.5)
    return (
        f'<g transform="rotate({fmt(angle)})"><rect class="piece" x="-8" y="-7" width="16" height="14" rx="3"/>'
        f'<path class="sign" d="{chevrons}"/></g>'
    )


def _beast(_angle: float) -> str:
    points = []
    for k in range(16):
        r, turn = 8.5 - 2.6 * (k % 2), math.tau * k / 16
        points.append(f"{fmt(r * math.cos(turn))},{fmt(r * math.sin(turn))}")
    eyes = "".join(f'<circle class="eye" cx="{x}" cy="-1" r="1.1"/>' for x in (-2, 2))
    return f'<polygon class="piece" points="{" ".join(points)}"/>{eyes}'


def _portal(_angle: float) -> str:
    return '<circle class="piece" r="5.2"/>'


def _banana(_angle: float) -> str:
    return (
        '<path class="piece" d="M-6 -5C-5 2 0 6 7 4C7.6 3.8 7.6 2.6 7 2.4C2 2 -2 -1 -3.4 -6C-3.8 -7 -6.2 -6.4 -6 -5Z"/>'
    )


def _coins(_angle: float) -> str:
    return '<circle class="piece" cx="-1.5" cy="-1.5" r="6"/><circle class="piece" cx="1" cy="1" r="6"/>'


def _token(_angle: float) -> str:
    return '<circle class="piece" r="6.5"/>'


def _mount(angle: float) -> str:
    """A beast from above, its nose in the direction of travel, with ears and a rider."""
    ears = "".join(f'<ellipse class="piece" cx="5" cy="{y}" rx="2.6" ry="1.5"/>' for y in (-4.6, 4.6))
    return (
        f'<g transform="rotate({fmt(angle)})">{ears}<ellipse class="piece" rx="9" ry="5.6"/>'
        '<circle class="socket" cx="7" cy="-2" r=".9"/><circle class="socket" cx="7" cy="2" r=".9"/></g>'
        '<circle class="face" r="4.6"/>'
    )


def _fan(_angle: float) -> str:
    """A cheering gremlin: arms up, big ears."""
    return (
        '<path class="piece" d="M-4.6 6.4L-4 0L-6.6 -5.4L-4.4 -6.2L-2.4 -2.2A3.4 3.4 0 0 1 2.4 -2.2L4.4 -6.2L6.6 -5.4'
        'L4 0L4.6 6.4Z"/>'
    )


def _barrel(_angle: float) -> str:
    return (
        '<path class="piece" d="M-4.4 -6.2L4.4 -6.2Q6.4 0 4.4 6.2L-4.4 6.2Q-6.4 0 -4.4 -6.2Z"/>'
        '<path class="hoop" d="M-5.2 -3L5.2 -3M-5.2 3L5.2 3"/>'
    )


def _skull(_angle: float) -> str:
    return (
        '<circle class="piece" r="7"/>'
        '<path class="bone" d="M-4 -0.5A4 4 0 1 1 4 -0.5L2.6 1.6L2.6 4L-2.6 4L-2.6 1.6Z"/>'
        '<circle class="socket" cx="-1.6" cy="-0.8" r="1.1"/><circle class="socket" cx="1.6" cy="-0.8" r="1.1"/>'
    )


_PIECES = {
    "mount": _mount,
    "fan": _fan,
    "barrel": _barrel,
    "skull": _skull,
    "racer": _racer,
    "rock": _rock,
    "bomb": _bomb,
    "boost": _boost,
    "beast": _beast,
    "banana": _banana,
    "coins": _coins,
    "token": _token,
    "portal": _portal,
}
