"""Tracks as node graphs (ledger 20.7): a file, its picture as far as it can be drawn, and everything wrong with it."""

from __future__ import annotations

from pileup.engine.content import Document
from pileup.engine.workshop import Area, Layout, Seen, Workbench, Workshop
from pileup.errors import UnknownName
from pileup.games.racekart_riot import picture
from pileup.games.racekart_riot.layout import STEP
from pileup.games.racekart_riot.track import TRACKS, Track, house_tracks, read_track

__all__ = ["WORKBENCH", "TrackFiles"]

EXAMPLE = "redbanes-castle"


class TrackFiles(Workbench):
    """The builder's side of Racekart Riot: no pieces, only files."""

    option = "track"
    list_key = "spaces"

    def workshop(self) -> Workshop:
        """Nothing to lay; a track of the house to begin with."""
        return Workshop(self.option, [], [], 0, Layout(), self.file_of(EXAMPLE))

    def look(self, document: Document) -> Seen:
        """Every fault of a track file; its picture once the main loop closes and every space leads home."""
        track, problems = read_track(document)
        if track is None or not _drawable(track):
            return Seen(problems)
        drawing = picture.drawing(track)
        areas: list[Area | None] = [Area(space.d, space.x, space.y, STEP, space.angle) for space in drawing.spaces]
        return Seen(problems, drawing, areas)

    def file_of(self, name: str) -> str:
        """A track of the house as it stands in its file, but no longer of the house."""
        if name not in house_tracks():
            raise UnknownName(f"There is no track {name!r}.", "track", f"Tracks: {', '.join(house_tracks())}.")
        text = (TRACKS / f"{name}.toml").read_text(encoding="utf-8")
        return text.replace("house = true\n", "")


def _drawable(track: Track) -> bool:
    """Whether every space has a normal way on that leads to the finish line, and each gate something to guard."""
    if not track.loop or len(track.to_finish) < len(track.ids):
        return False
    for x in range(len(track.ids)):
        y, steps = x, 0
        while y not in track.finish:
            y, steps = track.main[y], steps + 1
            if steps > len(track.ids):
                return False
    return all(gate == "lava" or x in track.shortcut for x, gate in track.gates.items())


WORKBENCH = TrackFiles()
