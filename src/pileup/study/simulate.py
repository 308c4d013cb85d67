"""Many races of bots, counted: who wins, how long it takes, how fast it goes.

Game number i of a run draws from streams of (seed, i) alone, so neither the number of workers nor the target changes a
single bit; the digest over all final positions proves it.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from pileup.bots import Bot, Observation, make_bot
from pileup.engine.game import Game
from pileup.engine.make import make
from pileup.engine.streams import CHANCE, CHOICE, below, draw, stream
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.study.workers import shared

__all__ = [
    "LIMIT",
    "Batch",
    "Job",
    "Result",
    "Unfinished",
    "auto_workers",
    "game_here",
    "race_of_bots",
    "simulate",
    "thinking",
]

LIMIT = 20_000
WORTH_COMPILING = 50  # races; fewer are played before the rules would be loaded
CHUNK = {"cpu": 512, "python": 16}


class Unfinished(PileupError):
    """Races that did not end within the limit of decisions."""


class Job(msgspec.Struct, frozen=True):
    """What is to be played.

    Attributes:
        description: the game, as `make` takes it; it travels to the workers.
        seed: of the run; target: "cpu" or "python".
        bots: one name a seat; [] = all random.
        limit: decisions after which a race is given up.
        games: how many races the whole run has.
    """

    description: dict[str, Any]
    seed: int
    target: str
    bots: list[str]
    limit: int = LIMIT
    games: int = 0


class Batch(msgspec.Struct):
    """Races first … first + count - 1 of a job, played.

    Attributes:
        first: number of the first race; count: how many; seconds: of playing.
        counts: decisions, forced decisions (one option), chance events.
        wins: how often each seat came first (ties count for each); shared: how many races had a tie for first.
        places: for each seat, the sum of its places.
        rounds: sum, smallest, largest; rounds of the races.
        finals: state bytes and places of every race, in order: what the digest is made of.
        unfinished: numbers of races that reached the limit.
    """

    first: int
    count: int
    counts: list[int]
    wins: list[int]
    shared: int
    places: list[int]
    rounds: list[int]
    finals: bytes
    unfinished: list[int]
    seconds: float


class Result(msgspec.Struct):
    """A run, whole. `decisions_per_second` and `games_per_second` count the time of playing, all workers together."""

    game: str
    seats: int
    games: int
    seed: int
    target: str
    bots: list[str]
    workers: int
    options: dict[str, Any]
    decisions: int
    forced_decisions: int
    chance_events: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[int]
    shared_wins: int
    mean_places: list[float]
    rounds: dict[str, float]
    digest: str

    def _repr_html_(self) -> str:
        """As a notebook shows it."""
        from pileup.study.notebook import result_html

        return result_html(self)


_GAMES: dict[bytes, Game] = {}


def game_here(description: dict[str, Any], compiled: bool = False) -> Game:
    """The game of a description, made once in each process; `compiled`: with the compiled rules at hand."""
    key = msgspec.json.encode(description)
    if key not in _GAMES:
        _GAMES[key] = make(description)
    if compiled:
        _GAMES[key].cpu()
    return _GAMES[key]


def thinking(bots: Sequence[str], races: int) -> bool:
    """Whether so many races of these bots are worth compiling the rules for, which bots think with where they can."""
    return races >= WORTH_COMPILING and any(name != "random" for name in bots)


def play(job: Job, first: int, count: int) -> Batch:
    """Plays races first … first + count - 1 of a job."""
    game = game_here(job.description, thinking(job.bots, job.games))
    if job.target == "cpu":
        return _play_compiled(job, game, first, count)
    bots = [make_bot(name) for name in job.bots] if any(name != "random" for name in job.bots) else []
    return _play_python(job, game, first, count, bots)


def _summed(first: int, states: Any, counts: Any, places: Any, seconds: float) -> Batch:
    """One batch from arrays: states, (n, 4) counts that end with the status, (n, seats) places."""
    over = counts[:, 3] == Status.OVER
    places = np.where(over[:, None], places, 0).astype(np.uint8)  # a race given up has no places
    count = len(states)
    raw = np.ascontiguousarray(states).view(np.uint8).reshape(count, -1)
    rounds = states["round"]
    return Batch(
        first=first,
        count=count,
        counts=counts[:, :3].sum(axis=0).tolist(),
        wins=(places == 1).sum(axis=0).tolist(),
        shared=int(((places == 1).sum(axis=1) > 1).sum()),
        places=places.sum(axis=0, dtype=np.int64).tolist(),
        rounds=[int(rounds.sum(dtype=np.int64)), int(rounds.min()), int(rounds.max())],
        finals=np.hstack([raw, places]).tobytes(),
        unfinished=[first + int(k) for k in np.flatnonzero(~over)],
        seconds=seconds,
    )


def _play_compiled(job: Job, game: Game, first: int, count: int) -> Batch:
    target = game.cpu()  # compiling is not playing
    started = time.perf_counter()
    states, counts, places = target.play(count, job.seed, first, job.limit)
    return _summed(first, states, counts, places[:, : game.seats], time.perf_counter() - started)


def _play_python(job: Job, game: Game, first: int, count: int, bots: list[Bot]) -> Batch:
    target = game.python(own=True)
    started = time.perf_counter()
    states, counts, places = [], [], []
    for index in range(first, first + count):
        s = target.start()
        if bots:
            status, counted = race_of_bots(game, target, s, bots, job.seed, index, job.limit)
        else:
            keys = stream(job.seed, index, CHANCE), stream(job.seed, index, CHOICE)
            status, counted = target.play_random(s, *keys, job.limit)
        states.append(s.array())
        counts.append([*counted, int(status)])
        places.append(target.places(s, game.seats) if status == Status.OVER else [0] * game.seats)
    seconds = time.perf_counter() - started
    return _summed(first, np.concatenate(states), np.array(counts), np.array(places), seconds)


def race_of_bots(
    game: Game, target: Any, s: Any, bots: list[Bot], seed: int, index: int, limit: int
) -> tuple[Status, list[int]]:
    """One race of bots; each seat draws from a stream of its own, so that a seat's bot changes only its own luck."""
    chance = stream(seed, index, CHANCE)
    own = [stream(seed, index, CHOICE + 1 + seat) for seat in range(game.seats)]
    asked = [0] * game.seats
    decisions = forced = chances = 0
    while True:
        status = target.advance(s)
        if status == Status.OVER or decisions >= limit:
            return status, [decisions, forced, chances]
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            point = below(chance, chances, sum(weights))
            chances += 1
            at = 0
            while point >= weights[at]:
                point -= weights[at]
                at += 1
            target.happen(s, outcomes[at])
            continue
        seat = target.waiting(s)[0]
        options = target.options(s, seat)
        decisions += 1
        action = options[0]
        if len(options) == 1:
            forced += 1
        else:
            key = draw(own[seat], asked[seat])
            asked[seat] += 1
            action = bots[seat].choose(Observation(game, seat, target.hide(s, seat), list(options), key))
            if action not in options:
                name = game.kind.actions.text(action) if 0 <= action < len(game.kind.actions) else action
                raise PileupError(f"The bot of seat {seat} chose {name}, which is not legal.", f"race {index}")
        target.choose(s, seat, action)


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    *,
    bots: Sequence[str] = (),
    target: str | None = None,
    workers: int = 1,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays `games` races and counts.

    Args:
        seed: of the run, 0 ≤ seed < 2**64.
        bots: one name for all seats, or one a seat; left out: random.
        target: "cpu" (random bots only) or "python"; left out: cpu where it can and pays.
        workers: processes; results do not depend on it.
        limit: decisions after which a race is taken not to end.
        progress: is told how many races are done, again and again.

    Raises:
        PileupError: an argument is wrong. Unfinished: a race did not end.
    """
    names = _names(game, bots)
    target = _target(target, names, games)
    bounds = {
        "games": (games, 1, 10**12),
        "seed": (seed, 0, 2**64 - 1),
        "workers": (workers, 1, 256),
        "limit": (limit, 1, 10**9),
    }
    for name, (value, low, high) in bounds.items():
        if not low <= value <= high:
            raise PileupError(f"{value} is out of range.", name, f"Choose {low} to {high}.")
    for name in sorted(set(names)):
        make_bot(name)
    job = Job(game.description(), seed, target, names if any(name != "random" for name in names) else [], limit, games)
    digest = hashlib.sha256()
    total: Batch | None = None
    started = time.perf_counter()
    for batch in _batches(job, game, games, min(workers, games)):
        digest.update(batch.finals)
        total = batch if total is None else _merged(total, batch)
        if progress is not None:
            progress(total.count)
    assert total is not None, "games ≥ 1"
    if total.unfinished:
        lost = total.unfinished
        raise Unfinished(
            f"{len(lost)} of {games} races were not over after {limit} decisions, or a rule ran without end: "
            f"races {', '.join(map(str, lost[:5]))}{', …' if len(lost) > 5 else ''}.",
            "limit",
            "Raise the limit, or look at such a race: its seed and number make it again.",
        )
    seconds = time.perf_counter() - started if workers > 1 else total.seconds
    return _result(game, job, names, games, workers, total, seconds, digest.hexdigest())


def _names(game: Game, bots: Sequence[str]) -> list[str]:
    names = list(bots) or ["random"]
    if len(names) == 1:
        names *= game.seats
    if len(names) != game.seats:
        raise PileupError(f"{len(names)} bots for {game.seats} seats.", "bots", "Give one for all, or one a seat.")
    return names


def _target(target: str | None, names: list[str], games: int) -> str:
    random_only = all(name == "random" for name in names)
    if target is None:
        return "cpu" if random_only and games >= WORTH_COMPILING else "python"
    if target not in ("cpu", "python"):
        raise PileupError(f"There is no target {target!r}.", "target", "Choose cpu or python.")
    if target == "cpu" and not random_only:
        raise PileupError("The cpu target plays random races only.", "target", "Leave --target out, or --bots.")
    return target


def _chunks(job: Job, games: int, workers: int) -> list[tuple[int, int]]:
    """First number and size of each batch: small enough to show progress and to share work evenly."""
    size = max(1, min(CHUNK[job.target], -(-games // (workers * 4)) if workers > 1 else games))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _batches(job: Job, game: Game, games: int, workers: int) -> Iterator[Batch]:
    """All batches of a run, in order."""
    chunks = _chunks(job, games, workers)
    if workers == 1:
        _GAMES[msgspec.json.encode(job.description)] = game
        for first, count in chunks:
            yield play(job, first, count)
        return
    if job.target == "cpu" or thinking(job.bots, games):
        game.cpu()  # compile once, into the cache, before the workers start
    yield from shared(play, [(job, first, count) for first, count in chunks], workers)


def _merged(one: Batch, two: Batch) -> Batch:
    def added(a: list[int], b: list[int]) -> list[int]:
        return [x + y for x, y in zip(a, b, strict=True)]

    return Batch(
        first=one.first,
        count=one.count + two.count,
        counts=added(one.counts, two.counts),
        wins=added(one.wins, two.wins),
        shared=one.shared + two.shared,
        places=added(one.places, two.places),
        rounds=[
            one.rounds[0] + two.rounds[0],
            min(one.rounds[1], two.rounds[1]),
            max(one.rounds[2], two.rounds[2]),
        ],
        finals=b"",
        unfinished=one.unfinished + two.unfinished,
        seconds=one.seconds + two.seconds,
    )


def _result(
    game: Game, job: Job, names: list[str], games: int, workers: int, total: Batch, seconds: float, digest: str
) -> Result:
    seconds = max(seconds, 1e-9)
    return Result(
        game=game.name,
        seats=game.seats,
        games=games,
        seed=job.seed,
        target=job.target,
        bots=names,
        workers=workers,
        options=game.options,
        decisions=total.counts[0],
        forced_decisions=total.counts[1],
        chance_events=total.counts[2],
        seconds=seconds,
        decisions_per_second=total.counts[0] / seconds,
        games_per_second=games / seconds,
        wins=total.wins,
        shared_wins=total.shared,
        mean_places=[place / games for place in total.places],
        rounds={"mean": total.rounds[0] / games, "min": total.rounds[1], "max": total.rounds[2]},
        digest=digest,
    )


def auto_workers(games: int, bots: Sequence[str] = (), target: str | None = None) -> int:
    """How many processes are worth their start: one a usable core for long runs, else one."""
    compiled = target != "python" and all(name == "random" for name in bots)
    if games < (200_000 if compiled else 100):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
