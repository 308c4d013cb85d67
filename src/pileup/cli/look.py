"""How a race looks in a terminal: names in colour, the track as a map, a table of racers, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

    from pileup.play import Race
    from pileup.play.asked import Event

__all__ = ["Look"]

# Racers' colours on any background: letters on a plate of the colour.
_PLATES = {
    "black": "bold bright_white on grey23",
    "white": "bold black on bright_white",
    "yellow": "bold black on yellow3",
    "red": "bold bright_white on red3",
    "green": "bold bright_white on green4",
    "blue": "bold bright_white on dodger_blue3",
    "orange": "bold black on dark_orange",
    "purple": "bold bright_white on purple4",
    "pink": "bold black on hot_pink",
    "brown": "bold bright_white on orange4",
    "grey": "bold black on grey70",
    "gray": "bold black on grey70",
    "cyan": "bold black on cyan3",
}
_ORDER = ("red", "blue", "yellow", "green", "purple", "orange")
_PIECES = {
    "rock": ("▲", "bold"),
    "junction-rock": ("△", "dim"),
    "bomb": ("●", "bold red"),
    "boost": ("»", "bold cyan"),
    "barrel": ("o", "bold yellow"),
}
_WAYS = "›˅‹˄"  # right, down, left, up: the direction of travel
MIN_MAP_WIDTH = 56
NARROW = 70


class Look:
    """Puts one race on a console.

    Args:
        race: the race; names and colours are taken once.
    """

    def __init__(self, race: Race) -> None:
        self.race = race
        self.racers = race.game.kind.seat_names(race.game)
        self.names = race.names
        self._drawing: Any = None

    # --- names ----------------------------------------------------------------------------------------------------

    def style(self, seat: int) -> str:
        """The plate of a seat: its racer's colour where that is one."""
        racer = self.racers[seat].lower()
        colour = next((word for word in racer.replace("-", " ").split() if word in _PLATES), None)
        return _PLATES[colour or _ORDER[seat % len(_ORDER)]]

    def name(self, seat: int) -> str:
        """A seat's name as markup."""
        return f"[{self.style(seat)}] {escape(self.names[seat])} [/]"

    def initial(self, seat: int) -> str:
        """One letter that no other seat has: the first of the racer's name that is not taken."""
        taken: list[str] = []
        for racer in self.racers[: seat + 1]:
            letters = [letter for letter in racer.upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter.isalpha()]
            taken.append(next(letter for letter in letters if letter not in taken))
        return taken[seat]

    # --- parts ----------------------------------------------------------------------------------------------------

    def log(self, out: Console, events: list[Event]) -> None:
        """What has happened, a line an event; a seat's own colour stands before its lines."""
        for event in events:
            if not event.text:
                continue
            mark = f"[{self.style(event.seat)}] [/]" if event.seat is not None else " "
            out.print(f"{mark} {escape(event.text)}")

    def track(self, out: Console, seat: int, glow: dict[int, str]) -> None:
        """The track from above, where the terminal is wide enough.

        Args:
            glow: labels of spaces that options lead to.
        """
        drawing = self._drawn()
        if drawing is None or out.width < MIN_MAP_WIDTH:
            return
        canvas = _Canvas(drawing, min(out.width - 2, 110))
        for space in drawing.spaces:
            canvas.put(space.x, space.y, _WAYS[round(space.angle / 90) % 4], "grey58")
        at = {space.index: (space.x, space.y) for space in drawing.spaces}
        racers = []
        for marker in self.race.markers(seat):
            if marker.kind == "racer":
                racers.append(marker)
                continue
            place = self._place(marker, at)
            sign, style = _PIECES.get(marker.kind, (marker.label[:1] or marker.kind[:1], "bold"))
            if place is not None:
                canvas.put(*place, sign, style)
        for space, label in glow.items():
            if space in at:
                canvas.put(*at[space], label, "bold reverse", beside=True)
        for marker in racers:
            place = self._place(marker, at)
            who = self._seat_of(marker)
            if place is not None:
                label = marker.label[:1] or "?" if who is None else self.initial(who)
                canvas.put(*place, label, "bold" if who is None else self.style(who), beside=True)
        for line in canvas.lines():
            out.print(line, no_wrap=True, overflow="crop")

    def _drawn(self) -> Any:
        if self._drawing is None:
            try:
                self._drawing = self.race.game.kind.drawing(self.race.game)
            except NotImplementedError:
                self._drawing = False
        return self._drawing or None

    def _place(self, marker: Any, at: dict[int, tuple[float, float]]) -> tuple[float, float] | None:
        if marker.space >= 0:
            return at.get(marker.space)
        anchor = self._drawing.anchors.get(marker.anchor) if marker.anchor else None
        return (anchor.x, anchor.y) if anchor is not None else (marker.x, marker.y) if marker.x or marker.y else None

    def _seat_of(self, marker: Any) -> int | None:
        """The seat of a racer's piece: ids end in it."""
        number = marker.id.rpartition("-")[2]
        return int(number) if number.isdigit() and int(number) < len(self.names) else None

    def table(self, out: Console, seat: int, whole: bool = False) -> None:
        """The position that a seat sees: a line a racer, and (`whole`, or where there are none) everything else."""
        view = self.race.view(seat)
        rows = next((value for value in view.values() if _is_rows(value, self.race.game.seats)), None)
        if rows is not None:
            ranking = view.get("ranking")
            ranked = isinstance(ranking, list) and sorted(ranking) == list(range(len(rows)))
            order: list[int] = list(view["ranking"]) if ranked else list(range(len(rows)))
            shown = self._columns(rows)
            if out.width < NARROW:
                self._stacked(out, rows, shown, order, seat)
            else:
                out.print(self._racers(rows, shown, order, seat))
            if not whole:
                return
        rest = []
        for key, value in view.items():
            text = "" if value is rows or key in ("turn", "round", "ranking") else plain(value)
            if text:
                rest.append(f"[dim]{key.replace('_', ' ')}[/] {escape(text)}")
        if rest:
            out.print(" · ".join(rest))

    def _columns(self, rows: list[dict[str, Any]]) -> list[str]:
        """What of the racers is worth a column: nothing that is empty for all, or said by their names."""
        skip = {"seat", "space", "name"}
        if [str(row.get("colour", "")).lower() for row in rows] == [name.lower() for name in self.names]:
            skip.add("colour")
        return [key for key in rows[0] if key not in skip and any(plain(row.get(key)) for row in rows)]

    def _label(self, seat: int, own: int) -> str:
        you = " [bold]‹ you[/]" if seat == own else ""
        return f"[{self.style(seat)}] {self.initial(seat)} [/] {escape(self.names[seat])}{you}"

    def _racers(self, rows: list[dict[str, Any]], shown: list[str], order: list[int], own: int) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        for key in shown:
            number = all(isinstance(row.get(key), int | float) and not isinstance(row.get(key), bool) for row in rows)
            table.add_column(key.replace("_", " "), justify="right" if number else "left")
        for seat in order:
            table.add_row(Text.from_markup(self._label(seat, own)), *(plain(rows[seat].get(key)) for key in shown))
        return table

    def _stacked(self, out: Console, rows: list[dict[str, Any]], shown: list[str], order: list[int], own: int) -> None:
        """The same for a narrow terminal: a few lines a racer."""
        for seat in order:
            parts = []
            for key in shown:
                text = plain(rows[seat].get(key))
                if text:
                    parts.append(f"[dim]{key.replace('_', ' ')}[/] {escape(text)}")
            out.print(self._label(seat, own))
            out.print(Padding(" · ".join(parts), (0, 0, 0, 4)))

    def result(self, out: Console) -> None:
        """Who came where; nothing while the race is on."""
        places = self.race.places
        if places is None:
            return
        out.rule("the race is over", style="bold")
        for place in sorted(set(places)):
            who = [self.name(seat) for seat in range(len(places)) if places[seat] == place]
            out.print(f"{place:>3}.  {' '.join(who)}")


class _Canvas:
    """A grid of characters over a drawing; a character is twice as high as wide."""

    def __init__(self, drawing: Any, width: int) -> None:
        self.scale = min(width / max(drawing.width, 1), 2 * 30 / max(drawing.height, 1))
        self.width = int(drawing.width * self.scale) + 2
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        self.taken: set[tuple[int, int]] = set()

    def put(self, x: float, y: float, text: str, style: str, beside: bool = False) -> None:
        """Writes at a place; `beside`: where the place is taken by another piece, next to it."""
        column, row = int(x * self.scale), int(y * self.scale / 2)
        while beside and any((row, column + k) in self.taken for k in range(len(text))):
            column += 1
        for k, letter in enumerate(text):
            self.cells[row, column + k] = (letter, style)
            if beside:
                self.taken.add((row, column + k))

    def lines(self) -> list[Text]:
        """The grid, without empty lines above and below."""
        if not self.cells:
            return []
        rows = [row for row, _ in self.cells]
        found = []
        for row in range(min(rows), max(rows) + 1):
            line = Text()
            for column in range(self.width + 4):
                letter, style = self.cells.get((row, column), (" ", ""))
                line.append(letter, style)
            line.rstrip()
            found.append(line)
        return found


def _is_rows(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and all(isinstance(one, dict) for one in value)


def plain(value: Any) -> str:
    """Any piece of a view in a few characters; "" for nothing worth showing.

    >>> plain(["sprint", "sprint", "rush"]), plain({"rocks": 3, "bombs": 0}), plain(True), plain(False)
    ('sprint ×2, rush', 'rocks 3, bombs 0', 'yes', '')
    """
    if value is None or value is False or value == "":
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        parts = ((key, plain(one) if isinstance(one, dict | list) else one) for key, one in value.items())
        return ", ".join(f"{str(key).replace('_', ' ')} {part}" for key, part in parts if part not in ("", None))
    if isinstance(value, list):
        runs: list[list[Any]] = []
        for one in value:
            text = plain(one) if not isinstance(one, int) or isinstance(one, bool) else str(one)
            if runs and runs[-1][0] == text and not isinstance(one, int):
                runs[-1][1] += 1
            elif text:
                runs.append([text, 1])
        return ", ".join(text if count == 1 else f"{text} ×{count}" for text, count in runs)
    return str(value)
