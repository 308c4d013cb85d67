"""The position as a table of racers: whatever a game's view holds, the short in columns, the long below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["plain", "rest", "rows_of", "show"]

LONGEST = 18  # characters of a column
MANY = 8  # tables of one list beside which a short look shows no more: a whole deck, say
NARROW = 70  # columns of a terminal
GAP = 2


def rows_of(view: dict[str, Any], seats: int) -> tuple[str, list[dict[str, Any]]] | None:
    """The part of a view that tells of each seat: its name and its rows."""
    for key, value in view.items():
        if isinstance(value, list) and len(value) == seats and all(isinstance(one, dict) for one in value):
            return key, value
    return None


def show(
    out: Console,
    rows: list[dict[str, Any]],
    names: list[str],
    label: Callable[[int], str],
    ranking: Any,
    own: int,
    whole: bool,
) -> None:
    """Prints the racers, the first in rank above.

    Args:
        label: a seat's name as markup.
        own: the seat that looks: what is too long for a column is shown of it alone, of all where `whole`.
    """
    ranked = isinstance(ranking, list) and sorted(map(str, ranking)) == [str(seat) for seat in range(len(rows))]
    order: list[int] = list(ranking) if ranked else list(range(len(rows)))
    texts = _texts(rows, names, whole)
    if out.width < NARROW:
        for seat in order:
            out.print(label(seat))
            _below(out, {key: column[seat] for key, column in texts.items()})
        return
    labels = [Text.from_markup(label(seat)) for seat in range(len(rows))]
    fitting = _fitting(texts, out.width - max(one.cell_len for one in labels) - GAP)
    table = Table(box=None, padding=(0, GAP, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for key in fitting:
        number = all(text.lstrip("-").isdigit() for text in texts[key])
        table.add_column(key.replace("_", " "), justify="right" if number else "left", no_wrap=True)
    for seat in order:
        table.add_row(labels[seat], *(texts[key][seat] for key in fitting))
    out.print(table)
    for seat in order if whole else [own] * (own >= 0):
        if whole:
            out.print(label(seat))
        _below(out, {key: column[seat] for key, column in texts.items() if key not in fitting})


def _texts(rows: list[dict[str, Any]], names: list[str], whole: bool) -> dict[str, list[str]]:
    """Every column worth telling, as text: not what is the same nothing for all, nor what the name says."""
    found = {}
    for key in rows[0]:
        values = [row.get(key) for row in rows]
        column = [plain(value if whole else _short(value)) for value in values]
        spoken = [text.casefold().replace("-", " ") for text in column] == [name.casefold() for name in names]
        drawn = key in ("colour", "color") and all(text.startswith("#") for text in column)
        index = key == "space" and all(value is None or isinstance(value, int) for value in values)
        if (
            key not in ("seat", "name")
            and not (spoken or drawn or index)
            and any(text not in ("", "0") for text in column)
        ):
            found[key] = column
    return found


def _short(value: Any) -> Any:
    """A list without what only a long look is for: the lists within it, and all of it where it is very long.

    >>> _short([{"id": "RB02", "speed": 2, "does": ["fireball", "gain 2"]}]), _short([{}] * 12), _short(["egg"])
    ([{'id': 'RB02', 'speed': 2}], None, ['egg'])
    """
    if not isinstance(value, list) or not any(isinstance(one, dict) for one in value):
        return value
    if len(value) > MANY:
        return None
    return [
        {key: part for key, part in one.items() if not isinstance(part, list)} if isinstance(one, dict) else one
        for one in value
    ]


def _fitting(texts: dict[str, list[str]], room: int) -> list[str]:
    """The columns that stand side by side in so many characters, in the view's order."""
    found = []
    for key, column in texts.items():
        width = max(len(key), *(cell_len(text) for text in column)) + GAP
        if width - GAP <= LONGEST and width <= room:
            found.append(key)
            room -= width
    return found


def _below(out: Console, parts: dict[str, str]) -> None:
    told = [f"[dim]{key.replace('_', ' ')}[/] {escape(text)}" for key, text in parts.items() if text]
    if told:
        out.print(Padding(" · ".join(told), (0, 0, 0, 4)))


def rest(out: Console, view: dict[str, Any], known: str | None) -> None:
    """Everything else of a view, in running text."""
    skip = {"turn", "round", "ranking", known}
    told = [(key, plain(value)) for key, value in view.items() if key not in skip]
    words = [f"[dim]{key.replace('_', ' ')}[/] {escape(text)}" for key, text in told if text]
    if words:
        out.print(" · ".join(words))


def plain(value: Any) -> str:
    """Any piece of a view in a few characters; "" for nothing worth showing.

    >>> plain(["sprint", "sprint", None]), plain({"rocks": 3, "bombs": []}), plain(True), plain(False)
    ('sprint ×2, ?', 'rocks 3', 'yes', '')
    >>> plain([{"name": "tusk-toss", "cost": 1}, {"name": "slosh", "cost": 0}])
    'tusk-toss (cost 1), slosh (cost 0)'
    """
    if value is None or value is False or value == "":
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        head = next((key for key in ("name", "id", "card") if isinstance(value.get(key), str)), None)
        parts = [(key, plain(one)) for key, one in value.items() if key != head]
        told = ", ".join(f"{str(key).replace('_', ' ')} {text}" for key, text in parts if text)
        if head is None:
            return told
        return f"{value[head]} ({told})" if told else str(value[head])
    if isinstance(value, list):
        runs: list[list[Any]] = []
        for one in value:
            text = "?" if one is None else plain(one)
            if runs and runs[-1][0] == text and not isinstance(one, int):
                runs[-1][1] += 1
            elif text:
                runs.append([text, 1])
        return ", ".join(text if count == 1 else f"{text} ×{count}" for text, count in runs)
    return str(value)
