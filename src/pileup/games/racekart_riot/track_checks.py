"""The graph of a track file, and everything that can be wrong with it (ledger 20.7)."""

from __future__ import annotations

import itertools
from typing import Any

from pileup.engine.content import Document, Problem
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.track import SHORTEST, Track, TrackFile

__all__ = ["graph_of"]

ON_LANDING = ("event", "kart", "pay")


def graph_of(document: Document, file: TrackFile) -> tuple[Track, list[Problem]]:
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
    printed: list[Problem] = []  # what is wrong with these stands in the way of no other check
    for k, row in enumerate(file.spaces):
        words = {word.split()[0]: int(word.split()[1]) if " " in word else 1 for word in row.symbols}
        symbols.append(words)
        at = ("spaces", k, "symbols")
        if len(words) < len(row.symbols):
            printed.append(document.problem(at, f"{row.id} has a symbol twice", "Write each once."))
        if sum(word in words for word in ON_LANDING) > 1:
            what, cure = f"{row.id} has two symbols for landing", "Keep one of event, kart and pay."
            printed.append(document.problem(at, what, cure))
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
    return track, [*printed, *problems]


def _edges(track: Track, fault: Any) -> None:
    for p, way in enumerate(track.file.paths):
        at = ("paths", p, "through")
        missing = [name for name in way.through if name not in track.index]
        for name in missing:
            fault(at, f"there is no space {name}", "Add it to the spaces, or correct the name.")
        if missing:
            continue
        spaces = [track.index[name] for name in way.through]
        for k, (x, y) in enumerate(itertools.pairwise(spaces)):
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
                fault(
                    ("spaces", k),
                    f"the normal way from {name} never reaches the finish line",
                    "Lead it back to the loop.",
                )
                break
            passed.add(x)
        track.to_finish[k] = steps
        stated = track.file.spaces[k].to_finish
        if stated is not None and x in track.finish and stated != steps:
            fault(
                ("spaces", k, "to_finish"),
                f"{name} is {steps} spaces from the finish line, not {stated}",
                f"Write {steps}.",
            )
    if len(track.ids) and len(track.joins()) > st.JOINS:
        fault(("paths",), f"{len(track.joins())} spaces have several ways in", f"Have at most {st.JOINS}.")


def _gates(track: Track, fault: Any) -> None:
    """A gate that opens a shortcut has one; lava has none; nothing else opens shortcuts."""
    for x, gate in track.gates.items():
        name = track.ids[x]
        if gate == "lava" and x in track.shortcut:
            fault(("gates", name), "lava opens no shortcut", "Take the shortcut out, or make it another gate.")
        if gate != "lava" and x not in track.shortcut:
            fault(("gates", name), f"no shortcut leads from the {gate} at {name}", f"Add a shortcut path from {name}.")
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
        fault(("paths",), "more than one tide path", "The tide is rolled once a lap; keep one.")
    if len(islands) > 1:
        fault(("spaces", islands[1]), "more than one treasure island", "It is visited once a lap; keep one.")
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
            fault(
                ("spaces", island), f"the island {track.ids[island]} lies on no tide path", "Lead a tide path over it."
            )
    for x, words in enumerate(track.symbols):
        name = track.ids[x]
        if "submerged" in words and x not in on_tide:
            fault(("spaces", x), f"{name} is submerged but on no tide path", "Only spaces of a tide path are.")
        if "submerged" in words and ("island" in words or len(track.before[x]) > 1):
            fault(("spaces", x), f"{name} can't be submerged", "Take a plain space of the tide path.")
    for ways in track.branches.values():
        for to, kind in ways:
            tolled = "toll" in track.symbols[to]
            if kind == "toll" and not tolled:
                fault(("paths",), f"the toll path leads to {track.ids[to]}, which states no toll", "Give it toll N.")
            if kind != "toll" and tolled:
                fault(("paths",), f"{track.ids[to]} wants a toll, but the path is a {kind}", "Make it a toll path.")
    for x, to in track.shortcut.items():
        if "toll" in track.symbols[to]:
            fault(("paths",), f"the shortcut from {track.ids[x]} leads to a toll", "Tolls stand on other spaces.")
