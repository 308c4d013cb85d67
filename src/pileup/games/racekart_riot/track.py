"""Tracks: node graphs read from TOML, checked, and written into the static record (ledger 20.7)."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pileup.engine.content import Document, Problem, decode, read_document
from pileup.games.racekart_riot import state as st

__all__ = ["Picture", "Track", "TrackFile", "house_track", "house_tracks", "load_track", "read_track"]

TRACKS = Path(__file__).parent / "content" / "tracks"
SHORTEST = 12

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]*$", max_length=12)]
Symbol = Annotated[str, Meta(pattern=r"^(coins|mystery|event|kart|pick|submerged|(pay|toll|island) [1-9])$")]
Point = tuple[float, float]


class SpaceRow(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One space. `to_finish` may state the distance to the line, to be checked (RK-RULE-09)."""

    id: Id
    symbols: list[Symbol] = []
    to_finish: Annotated[int, Meta(ge=1, le=99)] | None = None


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """A way through spaces: `kind` is that of its first step, the other steps are main."""

    kind: Literal["main", "finish", "fork", "shortcut", "toll", "tide"]
    through: Annotated[list[Id], Meta(min_length=2)]


class Picture(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a track is drawn: the loop's control points, branch spaces and the start space by place."""

    look: Literal["castle", "cove", "plain"] = "plain"
    width: Annotated[float, Meta(ge=200, le=4000)] = 1400.0
    height: Annotated[float, Meta(ge=200, le=4000)] = 1000.0
    loop: Annotated[list[Point], Meta(max_length=200)] = []
    places: Annotated[dict[str, Point], Meta(max_length=st.SPACES)] = {}


class TrackFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A track file."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=40)]
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    start: Id
    spaces: Annotated[list[SpaceRow], Meta(min_length=SHORTEST, max_length=st.SPACES)]
    paths: list[Way]
    gates: dict[str, Literal["lava", "bridge", "waterfall", "crabs", "sharks"]] = {}
    picture: Picture = msgspec.field(default_factory=Picture)
    summary: str = ""
    house: bool = False


GATES = {"lava": st.LAVA, "bridge": st.BRIDGE, "waterfall": st.WATERFALL, "crabs": st.CRABS, "sharks": st.SHARKS}
BRANCHES = {"fork": st.FREE, "toll": st.TOLL, "tide": st.TIDE}


class Track(msgspec.Struct):
    """A checked track; spaces by index, in the order of the file.

    Attributes:
        main: the normal way on; finish: spaces whose normal way on crosses the line; branches: (to, kind) by space.
        shortcut: where a gate leads to; symbols: (word, number) by space; loop: spaces of the main loop in order.
        to_finish: steps to the first space of the next lap by the normal way (RK-RULE-09).
        before: for each space, the spaces with an edge to it; after: the other way round.
    """

    file: TrackFile
    ids: list[str]
    index: dict[str, int]
    main: dict[int, int]
    finish: set[int]
    branches: dict[int, list[tuple[int, str]]]
    shortcut: dict[int, int]
    gates: dict[int, str]
    symbols: list[dict[str, int]]
    loop: list[int] = []
    to_finish: dict[int, int] = {}
    before: dict[int, list[int]] = {}
    after: dict[int, list[int]] = {}
    warnings: list[Problem] = []

    @property
    def start(self) -> int:
        """The start space, just behind the line (RK-RULE-02)."""
        return self.index[self.file.start]

    @property
    def home(self) -> int:
        """The first space behind the line."""
        return self.main[self.start]

    def joins(self) -> list[int]:
        """Spaces that a racer can come to from more than one space, submerged ones left out at high tide."""
        return [x for x in range(len(self.ids)) if len(self.came_from(x)) > 1]

    def came_from(self, x: int) -> list[int]:
        """Spaces that a racer on `x` may have come from."""
        found = list(self.before[x])
        for y in self.before[x]:
            while "submerged" in self.symbols[y]:
                y = self.before[y][0]
                if y not in found and "submerged" not in self.symbols[x]:
                    found.append(y)
        return found

    def back(self, x: int) -> int:
        """The way back from a space without a history: along the main loop, else along its own path; -1 for none."""
        if x == self.start:
            return -1
        before = self.before[x]
        if x in self.loop:
            k = self.loop.index(x)
            return self.loop[k - 1] if k else self.loop[-1]
        normal = [y for y in before if self.main.get(y) == x]
        return (normal or before)[0]

    def near(self, x: int, most: int = 8) -> dict[int, int]:
        """Spaces at distance 1 to `most` ahead or behind over any edges (RK-RULE-21)."""
        found: dict[int, int] = {}
        for way in (self.after, self.before):
            edge, seen = [x], {x}
            for n in range(1, most + 1):
                edge = sorted({z for y in edge for z in way[y]} - seen)
                seen.update(edge)
                for z in edge:
                    found[z] = min(n, found.get(z, n))
        return found

    def fill(self, t: Any) -> None:
        """Writes the track into a static record."""
        n = len(self.ids)
        t.n_spaces, t.start, t.home, t.last = n, self.start, self.home, self.loop[-1]
        t.shortcut, t.join, t.back = [-1] * st.SPACES, [-1] * st.SPACES, [-1] * st.SPACES
        lava = 0
        for x in range(n):
            t.main[x], t.finish[x] = self.main[x], int(x in self.finish)
            t.shortcut[x] = self.shortcut.get(x, -1)
            t.gate[x] = GATES.get(self.gates.get(x, ""), st.NO_GATE)
            if t.gate[x] == st.LAVA:
                t.lava[x] = 1 << lava
                lava += 1
            for k, (to, kind) in enumerate(self.branches.get(x, [])):
                t.branch[x][k], t.branch_kind[x][k] = to, BRANCHES[kind]
            t.n_branch[x] = len(self.branches.get(x, []))
            symbols = self.symbols[x]
            t.coins[x], t.mystery[x], t.pick[x] = (
                3 * ("coins" in symbols),
                int("mystery" in symbols),
                int("pick" in symbols),
            )
            t.submerged[x] = int("submerged" in symbols)
            t.pay[x], t.toll[x], t.island[x] = symbols.get("pay", 0), symbols.get("toll", 0), symbols.get("island", 0)
            t.land[x] = st.EVENT_SPACE if "event" in symbols else st.KART_SPACE if "kart" in symbols else st.PLAIN
            if t.pay[x]:
                t.land[x] = st.PAY_SPACE
            t.to_finish[x], t.back[x] = self.to_finish[x], self.back(x)
            for k, y in enumerate(self.after[x]):
                t.next[x][k] = y
            t.n_next[x] = len(self.after[x])
            for k, y in enumerate(self.before[x]):
                t.prev[x][k] = y
            t.n_prev[x] = len(self.before[x])
            for y, distance in self.near(x).items():
                t.near[x][y] = distance
        for k, x in enumerate(self.joins()):
            t.join[x] = k


def house_tracks() -> dict[str, str]:
    """Names and titles of the tracks that come with the game, the beginners' first (RK-SET-01)."""
    return {"redbanes-castle": "Redbane's Castle (beginner)", "queen-ks-cove": "Queen K's Cove (intermediate)"}


@functools.cache
def house_track(name: str) -> Track:
    """A track that comes with the game."""
    track, problems, _ = load_track(TRACKS / f"{name}.toml", f"{name}.toml")
    if track is None:
        raise AssertionError(problems)
    return track


def load_track(source: Path | dict[str, Any], label: str | None = None) -> tuple[Track | None, list[Problem], Document]:
    """A track from a file or from equal data: the track, or None and everything that is wrong."""
    document = read_document(source, label)
    track, problems = read_track(document)
    faulty = any(problem.severity == "error" for problem in problems)
    return None if faulty else track, problems, document


def read_track(document: Document) -> tuple[Track | None, list[Problem]]:
    """The graph of a track file, faulty or not (None: it can't even be read), and everything that is wrong."""
    file, problems = decode(document, TrackFile)
    if file is None:
        return None, problems
    from pileup.games.racekart_riot.track_checks import graph_of

    track, found = graph_of(document, file)
    problems += found
    track.warnings = problems
    return track, problems
