"""How a race looks in a terminal: names in colour, the log, the track, the racers, the result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.markup import escape

from pileup.cli.picture import Picture, legend
from pileup.cli.racers import rest, rows_of, show
from pileup.cli.saying import Sayings

if TYPE_CHECKING:
    from rich.console import Console

    from pileup.play import Race
    from pileup.play.asked import Event, Option
    from pileup.track.drawing import Drawing, Marker

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
}
_ORDER = ("red", "blue", "yellow", "green", "purple", "orange")
MIN_MAP_WIDTH = 56
MANY = 12  # options that still stand below each other


class Look:
    """Puts one race on a console.

    Args:
        race: the race; names are taken once, colours when the racers' pieces are there.
    """

    def __init__(self, race: Race) -> None:
        self.race = race
        self.say = Sayings(race)
        self.racers = race.game.kind.seat_names(race.game)
        self.names = race.names
        self._drawing: Drawing | None = None
        self._drawn = ""  # its key
        self._colours: dict[int, str] = {}

    # --- names ----------------------------------------------------------------------------------------------------

    def style(self, seat: int) -> str:
        """The plate of a seat: its racer's colour, by its name or its piece."""
        if seat not in self._colours:
            for marker in self.race.markers(-1):
                who = self._seat_of(marker)
                if who is not None and marker.colour:
                    self._colours[who] = marker.colour
        words = self.racers[seat].lower().replace("-", " ").split()
        colour = self._colours.get(seat, next((word for word in words if word in _PLATES), _ORDER[seat % len(_ORDER)]))
        return _PLATES.get(colour) or _plate(colour) or _PLATES[_ORDER[seat % len(_ORDER)]]

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

    def _seat_of(self, marker: Marker) -> int | None:
        """The seat of a racer's piece: ids end in it."""
        number = marker.id.rpartition("-")[2]
        return int(number) if marker.kind == "racer" and number.isdigit() and int(number) < len(self.names) else None

    # --- parts ----------------------------------------------------------------------------------------------------

    def log(self, out: Console, events: list[Event]) -> None:
        """What has happened, a line an event; a seat's own colour stands before its lines."""
        for event in events:
            if event.text:
                mark = f"[{self.style(event.seat)}] [/]" if event.seat is not None else " "
                out.print(f"{mark} {escape(event.text)}")

    def track(self, out: Console, seat: int, glow: dict[int, str], whole: bool = False) -> None:
        """The track from above, where the terminal is wide enough.

        Args:
            glow: labels of spaces that options lead to.
            whole: with a line that tells what the signs mean.
        """
        if out.width < MIN_MAP_WIDTH:
            return
        if self._drawing is None or self._drawn != self.race.drawing_key:
            try:
                self._drawing, self._drawn = self.race.drawing(), self.race.drawing_key
            except NotImplementedError:  # a game may have no picture
                return
        picture = Picture(self._drawing, out.width - 2)
        for line in picture.lines(self.race.markers(seat), glow, self._piece):
            out.print(line, no_wrap=True, overflow="crop")
        if whole:
            out.print(legend(self.race.markers(seat), self.say))

    def _piece(self, marker: Marker) -> tuple[str, str]:
        who = self._seat_of(marker)
        return (marker.label[:1] or "?", "bold") if who is None else (self.initial(who), self.style(who))

    def table(self, out: Console, seat: int, whole: bool = False) -> None:
        """The position that a seat sees: the racers, and (`whole`, or where there are none) everything else."""
        view = self.race.view(seat)
        found = rows_of(view, self.race.game.seats)
        if found is not None:
            show(out, found[1], self.names, lambda one: self._label(one, seat), view.get("ranking"), seat, whole)
        if whole or found is None:
            rest(out, view, None if found is None else found[0])

    def _label(self, seat: int, own: int) -> str:
        you = f" [bold]‹ {self.say('you')}[/]" if seat == own else ""
        return f"[{self.style(seat)}] {self.initial(seat)} [/] {escape(self.names[seat])}{you}"

    def options(self, out: Console, options: list[Option]) -> None:
        """The options, numbered; side by side where there are many."""
        texts = [f"{n:>3}  {escape(option.text)}" for n, option in enumerate(options, start=1)]
        if len(texts) <= MANY:
            for text in texts:
                out.print(text)
            return
        from rich.columns import Columns

        out.print(Columns(texts, padding=(0, 2, 0, 0), column_first=True, equal=True))

    def result(self, out: Console) -> None:
        """Who came where; nothing while the race is on."""
        places = self.race.places
        if places is None:
            return
        out.rule(self.say("the-race-is-over"), style="bold")
        for place in sorted(set(places)):
            who = [self.name(seat) for seat in range(len(places)) if places[seat] == place]
            out.print(f"{place:>3}.  {' '.join(who)}")


def _plate(colour: str) -> str | None:
    """Letters on a plate of a CSS colour such as #c0392b: black or white, whichever reads better."""
    match = re.fullmatch(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})", colour)
    if not match:
        return None
    red, green, blue = (int(part, 16) for part in match.groups())
    light = 0.299 * red + 0.587 * green + 0.114 * blue > 140
    return f"bold {'black' if light else 'bright_white'} on {colour.lower()}"
