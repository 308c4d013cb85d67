"""Self-contained pages: the frame round a report's parts, and tables in them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources
from typing import TypeAlias

__all__ = ["Cell", "page", "style", "table"]

# Words or a number; with a second text, smaller and below.
Cell: TypeAlias = str | tuple[str, str]


def style() -> str:
    """The style sheet of all pages and notebook cells."""
    return resources.files("pileup.study").joinpath("report.css").read_text(encoding="utf-8")


def page(title: str, body: str) -> str:
    """A whole page that loads nothing from elsewhere.

    Args:
        title: plain text; body: HTML.
    """
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(title)}</title><style>{style()}</style></head><body><main>{body}</main>"
        f"<script>{_SCRIPT}</script></body></html>\n"
    )


def table(heads: Sequence[Cell], rows: Sequence[Sequence[Cell]]) -> str:
    """A table whose first column is words and whose others are numbers; texts are plain."""

    def inside(cell: Cell) -> str:
        if isinstance(cell, str):
            return escape(cell)
        text, small = cell
        return f"{escape(text)}<small>{escape(small)}</small>" if small else escape(text)

    def line(tag: str, cells: Sequence[Cell]) -> str:
        first, *others = map(inside, cells)
        return f"<tr><{tag}>{first}</{tag}>{''.join(f'<{tag} class=n>{cell}</{tag}>' for cell in others)}</tr>"

    return f"<table>{line('th', heads)}{''.join(line('td', row) for row in rows)}</table>"


# Buttons with data-event show the layer of the same name.
_SCRIPT = """
for (const button of document.querySelectorAll('button[data-event]')) button.onclick = () => {
  for (const other of document.querySelectorAll('button[data-event]'))
    other.setAttribute('aria-pressed', String(other === button));
  for (const layer of document.querySelectorAll('.layer'))
    layer.toggleAttribute('hidden', layer.dataset.event !== button.dataset.event);
};
"""
