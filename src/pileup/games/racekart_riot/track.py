"""Tracks: node graphs read from TOML, checked, and written into the static record (ledger 20.7)."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pileup.engine.content import Document, Problem, decode, read_document
from pileup.games.racekart_riot import state as st

__all__ = ["Picture", "Track", "TrackFile", "house_track", "house_tracks", "load_track"]

TRACKS = Path(__file__).parent / "content" / "tracks"
SHORTEST = 12

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]*$", max_length=12)]
Symbol = Annotated[
    str, Meta(pattern=r"^(coins|mystery|event|kart|pick|submerged|(pay|toll|island) [1-9])$")
]
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
    loop: list[Point] = []
    places: dict[str, Point] = {}


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
ON_LANDING = ("event", "kart", "pay")


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
            t.coins[x], t.mystery[x], t.pick[x] = 3 * ("coins" in symbols), int("mystery" in symbols), int("pick" in symbols)
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
    file, problems = decode(document, TrackFile)
    if file is None:
        return None, problems, document
    track, found = _graph(document, file)
    problems += found
    if any(problem.severity == "error" for problem in problems):
        return None, problems, document
    track.warnings = problems
    return track, problems, document


def _graph(document: Document, file: TrackFile) -> tuple[Track, list[Problem]]:
    """The graph of a file with all its faults."""
    problems: list[Problem] = []

    def fault(pointer: tuple[str | int, ...], what: str, cure: str) -> None:
        problems.append(document.problem(pointer, what, cure))

    ids = [row.id for row in file.spaces]
    index: dict[str, int] = {}
    for k, name in enumerate(ids):
        if name in index:
            fault(("spaces", k, "id"), f"two spaces are called {name}", "Give each its own name.")
        index.setdefault(name, k)
    symbols = []
    for k, row in enumerate(file.spaces):
        words = {word.split()[0]: int(word.split()[1]) if " " in word else 1 for word in row.symbols}
        symbols.append(words)
        if len(words) < len(row.symbols):
            fault(("spaces", k, "symbols"), f"{row.id} has a symbol twice", "Write each once.")
        if sum(word in words for word in ON_LANDING) > 1:
            fault(("spaces", k, "symbols"), f"{row.id} has two symbols for landing", "Keep one of event, kart and pay.")
    track = Track(file, ids, index, {}, set(), {}, {}, {}, symbols)
    if file.start not in index:
        fault(("start",), f"there is no space {file.start}", "Name the start space.")
    _edges(track, fault)
    for name, gate in file.gates.items():
        if name not in index:
            fault(("gates", name), f"there is no space {name}", "Name the space before the gate.")
        else:
            track.gates[index[name]] = gate
    if not problems:
        _ways_on(track, fault)
    if not problems:
        _distances(track, fault)
    if not problems:
        _gates(track, fault)
        _branches(track, fault)
    return track, problems


def _edges(track: Track, fault: Any) -> None:
    for p, way in enumerate(track.file.paths):
        at = ("paths", p, "through")
        missing = [name for name in way.through if name not in track.index]
        for name in missing:
            fault(at, f"there is no space {name}", "Add it to the spaces, or correct the name.")
        if missing:
            continue
        spaces = [track.index[name] for name in way.through]
        for k, (x, y) in enumerate(zip(spaces, spaces[1:], strict=False)):
            kind = way.kind if k == 0 else "main"
            if x == y:
                fault(at, f"{track.ids[x]} leads to itself", "Leave one of the two out.")
            elif kind in ("main", "finish"):
                if x in track.main:
                    what = f"{track.ids[x]} has two normal ways on, to {track.ids[track.main[x]]} and {track.ids[y]}"
                    fault(at, what, "Make one of them a fork, toll, tide or shortcut.")
                track.main[x] = y
                if kind == "finish":
                    track.finish.add(x)
            elif kind == "shortcut":
                if x in track.shortcut:
                    fault(at, f"{track.ids[x]} has two shortcuts", "A gate opens one way.")
                track.shortcut[x] = y
            else:
                track.branches.setdefault(x, []).append((y, kind))


def _ways_on(track: Track, fault: Any) -> None:
    """Every space has a normal way on, the start leads to the loop, and the loop closes over the finish line."""
    for k, name in enumerate(track.ids):
        if k not in track.main:
            if k in track.branches or k in track.shortcut:
                fault(("spaces", k), f"{name} forks without a normal branch", "Add a main way on from it.")
            else:
                fault(("spaces", k), f"{name} is a dead end", "Add a main way on from it.")
    if any(k not in track.main for k in range(len(track.ids))):
        return
    start = track.start
    if start in track.finish:
        fault(("start",), "leaving the start space is no crossing of the line", "Make its way on a main one.")
    if track.symbols[start]:
        fault(("start",), "the start space carries a symbol", "Take it off.")
    home = track.home
    loop, x = [home], home
    while x not in track.finish and track.main[x] not in loop:
        x = track.main[x]
        loop.append(x)
    if x not in track.finish:
        fault(("paths",), f"the main loop from {track.ids[home]} never crosses the finish line", "Add a finish path.")
        return
    for y in track.finish:
        if track.main[y] != home:
            what = f"the finish path from {track.ids[y]} does not lead to {track.ids[home]}"
            fault(("paths",), what, "Every crossing leads to the space that the start leads to.")
    if len(loop) < SHORTEST:
        fault(("paths",), f"the main loop has {len(loop)} spaces", f"Make it {SHORTEST} or more.")
    track.loop = loop
    for k in range(len(track.ids)):
        track.after[k] = []
        track.before[k] = []
    for k in range(len(track.ids)):
        ways = [track.main[k], *(to for to, _ in track.branches.get(k, []))]
        if k in track.shortcut:
            ways.append(track.shortcut[k])
        for y in ways:
            if y in track.after[k]:
                fault(("paths",), f"two ways lead from {track.ids[k]} to {track.ids[y]}", "Take one out.")
            track.after[k].append(y)
            track.before[y].append(k)
            if y == start:
                fault(("paths",), f"{track.ids[k]} leads back to the start space", "Nothing leads there.")
            if y == home and k != start and (k not in track.finish or y != track.main[k]):
                fault(("paths",), f"{track.ids[k]} leads to {track.ids[home]} past the line", "Make it a finish path.")
    for k in range(len(track.ids)):
        if len(track.after[k]) > 4 or len(track.before[k]) > 4:
            fault(("spaces", k), f"more than four ways meet at {track.ids[k]}", "Spread them.")
        if len(track.branches.get(k, [])) > 3:
            fault(("spaces", k), f"{track.ids[k]} has more than three branches", "Spread them.")


def _distances(track: Track, fault: Any) -> None:
    """Every space is reachable and leads home; stated distances are right (RK-RULE-09)."""
    seen, edge = {track.start}, [track.start]
    while edge:
        edge = sorted({y for x in edge for y in track.after[x]} - seen)
        seen.update(edge)
    for k, name in enumerate(track.ids):
        if k not in seen:
            fault(("spaces", k), f"{name} can't be reached", "Lead a path to it.")
        x, steps, passed = k, 1, {k}
        while x not in track.finish:
            x = track.main[x]
            steps += 1
            if x in passed:
                fault(("spaces", k), f"the normal way from {name} never reaches the finish line", "Lead it back to the loop.")
                break
            passed.add(x)
        track.to_finish[k] = steps
        stated = track.file.spaces[k].to_finish
        if stated is not None and x in track.finish and stated != steps:
            fault(("spaces", k, "to_finish"), f"{name} is {steps} spaces from the finish line, not {stated}", f"Write {steps}.")
    if len(track.ids) and len(track.joins()) > st.JOINS:
        fault(("paths",), f"{len(track.joins())} spaces have several ways in", f"Have at most {st.JOINS}.")


def _gates(track: Track, fault: Any) -> None:
    """A gate that opens a shortcut has one; lava has none; nothing else opens shortcuts."""
    for x, gate in track.gates.items():
        name = track.ids[x]
        if gate == "lava" and x in track.shortcut:
            fault(("gates", name), "lava opens no shortcut", "Take the shortcut out, or make it another gate.")
        if gate != "lava" and x not in track.shortcut:
            fault(("gates", name), f"the {gate} at {name} opens no shortcut", f"Add a shortcut path from {name}.")
        if x in track.branches:
            fault(("gates", name), f"{name} has a gate and a fork", "Put them on two spaces.")
    for x in track.shortcut:
        if x not in track.gates:
            fault(("paths",), f"nothing guards the shortcut from {track.ids[x]}", "Give the space a gate.")
    if sum(gate == "lava" for gate in track.gates.values()) > 4:
        fault(("gates",), "more than four lava crossings", "Take some out.")


def _branches(track: Track, fault: Any) -> None:
    """Tolls are stated where they are paid; the tide leads to the island (RK-RULE-38, RK-MAQ-02, RK-MAQ-05)."""
    tides = [(x, to) for x, ways in track.branches.items() for to, kind in ways if kind == "tide"]
    islands = [x for x, words in enumerate(track.symbols) if "island" in words]
    on_tide: list[int] = []
    if len(tides) > 1:
        fault(("paths",), "more than one tide path", "The tide is rolled once a lap: keep one.")
    if len(islands) > 1:
        fault(("spaces", islands[1]), "more than one treasure island", "It is visited once a lap: keep one.")
    for x, to in tides:
        while to not in track.loop:
            on_tide.append(to)
            to = track.main[to]
        if not any(island in on_tide for island in islands):
            fault(("paths",), f"the tide path from {track.ids[x]} leads to no island", "Put a treasure island on it.")
        if on_tide and "submerged" in track.symbols[on_tide[-1]]:
            last = on_tide[-1]
            if not any("submerged" not in track.symbols[y] for y in on_tide):
                fault(("spaces", last), "the whole tide path is under water", "Leave some space above it.")
    for island in islands:
        if island not in on_tide:
            fault(("spaces", island), f"the island {track.ids[island]} lies on no tide path", "Lead a tide path over it.")
    for x, words in enumerate(track.symbols):
        name = track.ids[x]
        if "submerged" in words and x not in on_tide:
            fault(("spaces", x), f"{name} is submerged but on no tide path", "Only spaces of a tide path are.")
        if "submerged" in words and ("island" in words or len(track.before[x]) > 1):
            fault(("spaces", x), f"{name} can't be submerged", "Take a plain space of the tide path.")
    for x, ways in track.branches.items():
        for to, kind in ways:
            tolled = "toll" in track.symbols[to]
            if kind == "toll" and not tolled:
                fault(("paths",), f"the toll path leads to {track.ids[to]}, which states no toll", "Give it toll N.")
            if kind != "toll" and tolled:
                fault(("paths",), f"{track.ids[to]} wants a toll, but the path is a {kind}", "Make it a toll path.")
    for x, to in track.shortcut.items():
        if "toll" in track.symbols[to]:
            fault(("paths",), f"the shortcut from {track.ids[x]} leads to a toll", "Tolls stand on other spaces.")
