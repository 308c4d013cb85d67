"""Simulation kept on disk: one row a race, and, where asked, one a decision, an event, a round.

A run's folder holds `manifest.json`, parts `races-<first>.parquet` of `PART` races each, the same for the tables of the
races that are looked at closely, and `summary.json` at the end. A part is written whole or not at all: an interrupted
run goes on with the first part that is missing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pileup.bots import make_bot
from pileup.engine.game import Game
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.study.folder import RunFolder, manifest_of
from pileup.study.simulate import LIMIT, Unfinished, game_here, thinking
from pileup.study.traced import trace
from pileup.study.workers import shared

__all__ = ["COLUMNS", "PART", "TABLES", "Summary", "simulate_to", "table"]

PART = 20_000  # races a part; the compiled ones take well under a second
DETAIL_PART = 250
COLUMNS = 2  # version of the tables' columns: goes up when they change
TABLES = ("races", "decisions", "events", "rounds")

Columns = dict[str, Any]


class Summary(msgspec.Struct):
    """What a finished run was.

    Attributes:
        races: how many; detailed: how many of them, the first ones, were looked at closely.
        digest: over the end of every race, in order; equal runs have equal digests, however they were split.
    """

    races: int
    detailed: int
    decisions: int
    digest: str


def simulate_to(
    game: Game,
    folder: str | Path,
    games: int,
    seed: int = 0,
    *,
    bots: Sequence[str] = (),
    detail: int | None = None,
    workers: int = 1,
    limit: int = LIMIT,
    progress: Callable[[int, int], None] | None = None,
    spread: Callable[..., Any] = shared,
) -> Summary:
    """Plays `games` races into a folder, or goes on with what is there.

    Args:
        bots: one a seat, or one for all; none: random, on the compiled rules.
        detail: the first so many races get tables of decisions, events and rounds; default: 2,000, or all of bots.
        spread: hands out work as `workers.shared` does; `cluster.spread` does so on many machines.

    Raises:
        PileupError: the folder holds another run. Unfinished: a race did not end.
    """
    names = [] if all(name == "random" for name in bots) else list(bots)
    if len(names) == 1:
        names *= game.seats
    if names and len(names) != game.seats:
        raise PileupError(f"{len(names)} bots for {game.seats} seats.", "bots", "Give one for all, or one a seat.")
    for name in set(names):
        make_bot(name)
    _polars()  # before anything is written: whoever lacks it should not find half a run
    if detail is None:
        detail = games if names else 2000
    detail = min(detail, games) if not names else games
    manifest = manifest_of(game, "simulate", seed, bots=names, games=games, detail=detail, limit=limit, columns=COLUMNS)
    run = RunFolder(folder, manifest)
    pieces = _pieces(games, detail)
    todo = [piece for piece in pieces if not run.file(f"races-{piece[0]:09d}.parquet").exists()]
    done = games - sum(count for _, count, _ in todo)
    if progress is not None:
        progress(done, games)
    fast = thinking(names, games)
    workers = min(workers, len(todo))
    if todo and workers > 1 and (fast or not names):
        game.cpu()  # compile once, into the cache, before the workers start
    work = [(game.description(), seed, first, count, close, names, limit, fast) for first, count, close in todo]
    for (first, count, _), tables in zip(todo, spread(play_part, work, workers), strict=True):
        lost = np.flatnonzero(np.asarray(tables["races"]["place_0"]) == 0)
        if len(lost):
            raise Unfinished(f"Race {first + int(lost[0])} was not over after {limit} decisions.", "limit")
        for name in reversed(TABLES):  # the table that says a part is there comes last
            if name in tables:
                _write(run, f"{name}-{first:09d}.parquet", tables[name])
        done += count
        if progress is not None:
            progress(done, games)
    return _summed(run, games, detail)


def _pieces(games: int, detail: int) -> list[tuple[int, int, bool]]:
    """(first race, how many, looked at closely?) of every part; the same however many workers there are."""
    close = [(first, min(DETAIL_PART, detail - first), True) for first in range(0, detail, DETAIL_PART)]
    return close + [(first, min(PART, games - first), False) for first in range(detail, games, PART)]


def play_part(
    description: dict[str, Any],
    seed: int,
    first: int,
    count: int,
    close: bool,
    names: list[str],
    limit: int,
    compiled: bool = False,
) -> dict[str, Columns]:
    """Races first … first + count - 1 as columns of tables. `compiled`: bots may think with the compiled rules."""
    game = game_here(description, compiled)
    return _close(game, seed, first, count, names, limit) if close else _compiled(game, seed, first, count, limit)


def _compiled(game: Game, seed: int, first: int, count: int, limit: int) -> dict[str, Columns]:
    states, counts, places = game.cpu().play(count, seed, first, limit)
    over = counts[:, 3] == Status.OVER
    places = np.where(over[:, None], places[:, : game.seats], 0).astype(np.uint8)
    raw = np.ascontiguousarray(states).view(np.uint8).reshape(count, -1)
    ends = [_end(raw[k].tobytes(), places[k].tobytes()) for k in range(count)]
    columns: Columns = {
        "race": np.arange(first, first + count),
        "decisions": counts[:, 0].astype(np.int32),
        "forced": counts[:, 1].astype(np.int32),
        "chances": counts[:, 2].astype(np.int32),
        "rounds": states["round"].astype(np.int32),
    }
    columns |= {f"place_{seat}": places[:, seat] for seat in range(game.seats)}
    columns["end"] = ends
    return {"races": columns}


def _end(state: bytes, places: bytes) -> bytes:
    return hashlib.sha256(state + places).digest()[:8]


def _close(game: Game, seed: int, first: int, count: int, names: list[str], limit: int) -> dict[str, Columns]:
    target, bots = game.python(own=True), [make_bot(name) for name in names]
    races: list[tuple[Any, ...]] = []
    decisions: list[tuple[Any, ...]] = []
    events: list[tuple[Any, ...]] = []
    rounds: list[tuple[Any, ...]] = []
    for index in range(first, first + count):
        one = trace(game, target, seed, index, bots, limit)
        places = one.places or [0] * game.seats
        forced = sum(width == 1 for _, _, _, _, width, _ in one.decisions)
        last = one.decisions[-1][0] if one.decisions else 0
        state = game.kind.State.load(one.final)
        last = max(last, state.round)
        ends = _end(one.final, bytes(places))
        races.append((index, len(one.decisions), forced, one.chances, last, *places, ends))
        decisions.extend((index, step, *row) for step, row in enumerate(one.decisions))
        events.extend((index, *row) for row in one.events)
        for number, row in enumerate(one.standings):
            rounds.extend((index, number, seat, value) for seat, value in enumerate(row))
    seats = [f"place_{seat}" for seat in range(game.seats)]
    return {
        "races": _columns(["race", "decisions", "forced", "chances", "rounds", *seats, "end"], races),
        "decisions": _columns(["race", "step", "round", "seat", "frame", "asked", "options", "action"], decisions),
        "events": _columns(["race", "round", "event", "seat", "space"], events),
        "rounds": _columns(["race", "round", "seat", "standing"], rounds),
    }


def _columns(names: list[str], rows: list[tuple[Any, ...]]) -> Columns:
    if not rows:
        return {name: [] for name in names}
    return dict(zip(names, map(list, zip(*rows, strict=True)), strict=True))


_TYPES = {
    "race": "Int64",
    "decisions": "Int32",
    "forced": "Int32",
    "chances": "Int32",
    "rounds": "Int32",
    "end": "Binary",
    "step": "Int32",
    "round": "Int32",
    "seat": "Int8",
    "frame": "String",
    "asked": "String",
    "options": "Int16",
    "action": "Int32",
    "event": "String",
    "space": "Int32",
    "standing": "Int16",
}


def _polars() -> Any:
    try:
        import polars
    except ModuleNotFoundError:
        raise PileupError(
            "polars, which keeps and reads runs, is not installed.", "", "pip install 'pileup[study]'"
        ) from None
    return polars


def _write(run: RunFolder, name: str, columns: Columns) -> None:
    import io

    polars = _polars()
    types = {column: getattr(polars, _TYPES.get(column, "UInt8")) for column in columns}
    out = io.BytesIO()
    polars.DataFrame(columns, schema=types).write_parquet(out, compression="zstd")
    run.write(name, out.getvalue())


def table(run: RunFolder, name: str) -> Any:
    """A table of a run as a polars LazyFrame, rows in order; None where the run has none."""
    files = sorted(run.path.glob(f"{name}-*.parquet"))
    return _polars().scan_parquet(files) if files else None


def _summed(run: RunFolder, games: int, detail: int) -> Summary:
    races = table(run, "races").select("race", "decisions", "end").sort("race").collect()
    if races["race"].to_list() != list(range(games)):
        raise PileupError("Parts are missing, or there twice.", str(run.path), "Begin with a new folder.")
    digest = hashlib.sha256(b"".join(races["end"].to_list())).hexdigest()
    found = Summary(games, detail, int(races["decisions"].sum()), digest)
    run.write("summary.json", msgspec.json.format(msgspec.json.encode(found), indent=2))
    return found
