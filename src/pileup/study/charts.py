"""Small charts as SVG text: bars with intervals, columns, tracks with heat."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pileup.study.metrics import Estimate
from pileup.track.drawing import Drawing
from pileup.track.svg import to_svg

__all__ = ["bars", "columns", "curves", "heat_map", "shown"]

ROW, LEFT, WIDTH, RIGHT = 24, 178, 202, 70


def shown(value: float, percent: bool = False, sign: bool = False) -> str:
    """A number for people."""
    mark = "+" if sign and value > 0 else "−" if value < 0 else ""
    size = abs(value)
    if percent:
        return f"{mark}{100 * size:.{2 if sign and 0 < size < 0.01 else 1}f} %"
    return f"{mark}{size:,.0f}" if size >= 1000 else f"{mark}{size:.3g}" if size < 10 else f"{mark}{size:.1f}"


def _label(text: str) -> str:
    """A text that fits beside a bar."""
    return text if len(text) <= 25 else f"{text[:24]}…"


def bars(rows: Sequence[Estimate], label: str, signed: bool = False) -> str:
    """A bar for each estimate with its 95 % interval; a dashed line where the fair value is.

    Args:
        label: what the chart shows, for screen readers.
        signed: bars go left and right from nought.
    """
    if not rows:
        return ""
    top = max(max(abs(row.low), abs(row.high), row.fair or 0) for row in rows) or 1.0
    zero = LEFT + (WIDTH / 2 if signed else 0)
    scale = (WIDTH / 2 if signed else WIDTH) / top
    height = ROW * len(rows) + 6
    parts = [
        f'<svg class="chart" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img" aria-label="{escape(label)}">'
    ]
    for k, row in enumerate(rows):
        y = k * ROW + 4
        x, end = sorted((zero, zero + row.value * scale))
        low, high = (max(LEFT, min(LEFT + WIDTH, zero + v * scale)) for v in (row.low, row.high))
        middle = y + ROW / 2 - 3
        tone = " loss" if signed and row.value < 0 else ""
        doubt = " doubt" if signed and row.low <= 0 <= row.high else ""
        interval = f"95 %: {shown(row.low, row.percent, signed)} to {shown(row.high, row.percent, signed)}"
        value = shown(row.value, row.percent, signed)
        parts += [
            f'<text class="name" x="{LEFT - 8}" y="{middle + 4}">{escape(_label(row.text))}',
            f"<title>{escape(row.text)}</title></text>",
            f'<rect class="bar{tone}{doubt}" x="{x:.1f}" y="{y}" width="{max(0.5, end - x):.1f}" ',
            f'height="{ROW - 7}" rx="2"/><path class="whisker" d="M{low:.1f} {middle}H{high:.1f}',
            f'M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"/>',
            f'<text class="value" x="{LEFT + WIDTH + 8}" y="{middle + 4}">{value}<title>{interval}</title></text>',
        ]
    if signed:
        parts.append(f'<path class="axis" d="M{zero} 0V{height}"/>')
    fair = rows[0].fair
    if fair:
        parts.append(f'<path class="fair" d="M{LEFT + fair * scale:.1f} 0V{height}"><title>fair share</title></path>')
    return "".join([*parts, "</svg>"])


def columns(pairs: Sequence[tuple[int, int]], label: str, unit: str) -> str:
    """A histogram of whole numbers and how often each came."""
    if not pairs:
        return ""
    low, high = pairs[0][0], pairs[-1][0]
    step = max(1, -(-(high - low + 1) // 40))  # no more than 40 columns
    counts: dict[int, int] = {}
    for value, count in pairs:
        counts[(value - low) // step] = counts.get((value - low) // step, 0) + count
    n, top, total = (high - low) // step + 1, max(counts.values()), sum(counts.values())
    width, height = LEFT + WIDTH + RIGHT, 150
    wide = (width - 20) / n
    parts = [f'<svg class="chart" viewBox="0 0 {width} {height + 24}" role="img" aria-label="{escape(label)}">']
    for k in range(n):
        tall = height * counts.get(k, 0) / top
        x = 10 + k * wide
        name = str(low + k * step) if step == 1 else f"{low + k * step}–{low + (k + 1) * step - 1}"
        part = shown(counts.get(k, 0) / total, percent=True)
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{height - tall:.1f}" width="{max(1, wide - 2):.1f}" '
            f'height="{tall:.1f}" rx="1">'
            f"<title>{name} {unit}: {part}</title></rect>"
        )
        if n <= 20 or k % (n // 10) == 0:
            parts.append(f'<text class="tick" x="{x + wide / 2:.1f}" y="{height + 16}">{name}</text>')
    return "".join([*parts, "</svg>"])


def heat_map(drawing: Drawing, heat: dict[str, dict[int, float]], title: str) -> str:
    """The track with a layer for each kind of event: the redder a space, the more often it happens there a race."""
    layers = []
    places = {space.index: space for space in drawing.spaces}
    for k, (event, spaces) in enumerate(heat.items()):
        top = max(spaces.values())
        glows = []
        for space, rate in sorted(spaces.items()):
            if space not in places:
                continue
            at = places[space]
            part = (rate / top) ** 0.5  # shows what is rare, too
            glows.append(
                f'<path d="{at.d}" class="heat" style="--hot:{100 * part:.0f}%;fill-opacity:{0.2 + 0.7 * part:.2f}">'
                f"<title>{escape(at.name)}: {rate:.3g} a race</title></path>"
            )
        hidden = "" if k == 0 else " hidden"
        layers.append(f'<g class="layer" data-event="{escape(event)}"{hidden}>{"".join(glows)}</g>')
    svg = to_svg(drawing, title=title, ids="heat").rstrip()
    return svg.removesuffix("</svg>") + "".join(layers) + "</svg>"


def curves(rows: Sequence[Sequence[float]], names: Sequence[str], label: str) -> str:
    """A line for each name: shares from 0 to 1, row after row; told apart by colour, dashes and a name at the end."""
    width, height, right = 760, 260, 90
    n = max(1, len(rows) - 1)
    box = f"0 0 {width + right} {height + 20 + 15 * len(names)}"
    parts = [f'<svg class="curves" viewBox="{box}" role="img" aria-label="{escape(label)}">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 8 + height * (1 - share)
        parts.append(
            f'<path class="grid" d="M36 {y}H{width}"/><text class="tick" x="30" y="{y + 4}">{share:.0%}</text>'
        )
    ends: list[float] = []
    for k, name in enumerate(names):
        points = " ".join(
            f"{36 + (width - 36) * i / n:.1f},{8 + height * (1 - row[k]):.1f}" for i, row in enumerate(rows)
        )
        parts.append(f'<polyline class="line c{k % 6}" points="{points}"><title>{escape(name)}</title></polyline>')
        ends.append(8 + height * (1 - rows[-1][k]))
    taken: list[float] = []
    for k in sorted(range(len(names)), key=lambda k: ends[k]):
        y = max([ends[k] + 4, *(other + 15 for other in taken[-1:])])
        taken.append(y)
        parts.append(f'<text class="end c{k % 6}" x="{width + 8}" y="{y:.1f}">{escape(names[k][:12])}</text>')
    return "".join([*parts, "</svg>"])
