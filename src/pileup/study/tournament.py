"""Round robin of bots: seats rotated, seeds paired, so that nobody owes a place to a seat or to luck.

A line-up is a choice of bots for the seats. Each line-up races `rounds` seeds; with each seed it races once for every
rotation of its bots over the seats. These races share their chance stream: they are one block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from pileup.bots import make_bot
from pileup.engine.game import Game
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.study.folder import RunFolder, manifest_of
from pileup.study.rating import Duel, Rating, duels, plackett_luce, ratings
from pileup.study.simulate import LIMIT, game_here, race_of_bots, thinking
from pileup.study.workers import shared

__all__ = ["Standings", "line_ups", "tournament"]

JOURNAL = "races.jsonl"


class Standings(msgspec.Struct):
    """A tournament's result.

    Attributes:
        races: how many were raced; ratings: the strongest first; duels: every pair of bots that met.
    """

    game: str
    seats: int
    seed: int
    rounds: int
    races: int
    ratings: list[Rating]
    duels: list[Duel]

    def _repr_html_(self) -> str:
        """As a notebook shows it."""
        from pileup.study.notebook import standings_html

        return standings_html(self)


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who races whom: every choice of different bots, or, where there are too few, every one that has all of them."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [one for one in combinations_with_replacement(bots, seats) if len(set(one)) == len(bots)]


def _schedule(bots: Sequence[str], seats: int, rounds: int) -> list[tuple[int, int, tuple[str, ...]]]:
    """(block, seed's number, bot on each seat) of every race, in the order of racing: more rounds only append."""
    ups = line_ups(bots, seats)
    races: list[tuple[int, int, tuple[str, ...]]] = []
    for number in range(rounds):
        for k, up in enumerate(ups):
            turns = dict.fromkeys(up[turn:] + up[:turn] for turn in range(seats))
            races.extend((number * len(ups) + k, number, names) for names in turns)
    return races


def race(
    description: dict[str, Any], seed: int, index: int, names: tuple[str, ...], limit: int, compiled: bool
) -> list[int]:
    """The places of one race; [] where it did not end. `compiled`: the bots may think with the compiled rules."""
    game = game_here(description, compiled)
    target = game.python(own=True)
    s = target.start()
    seated = [make_bot(name) for name in names]
    status, _ = race_of_bots(game, target, s, seated, seed, index, limit)
    return target.places(s, game.seats) if status == Status.OVER else []


def tournament(
    game: Game,
    bots: Sequence[str],
    rounds: int,
    seed: int = 0,
    *,
    out: str | Path | None = None,
    workers: int = 1,
    limit: int = LIMIT,
    progress: Callable[[int, int], None] | None = None,
) -> Standings:
    """Races all bots against each other.

    Args:
        bots: names, at least two, each once.
        rounds: seeds for each line-up.
        out: a folder to keep the races in; an interrupted tournament, or one of fewer rounds, goes on from there.
        progress: is told (races done, races in all).

    Raises:
        PileupError: an argument is wrong, the folder holds another run, or a race did not end.
    """
    for name in dict.fromkeys(bots):
        make_bot(name)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise PileupError("A tournament wants at least two bots, each named once.", "bots")
    if rounds < 1:
        raise PileupError(f"{rounds} rounds are none.", "rounds", "Choose at least 1.")
    if game.seats < 2:
        raise PileupError("Nobody races alone.", "seats", "Choose at least 2.")
    if game.kind.rulebook_seats(game):
        raise PileupError("Seats that the rulebook plays leave no room to rotate.", "seats", "Leave them out.")
    plackett_luce()  # before a long tournament, not after it
    manifest = manifest_of(game, "tournament", seed, bots=list(bots), rounds=rounds, limit=limit)
    folder = RunFolder(out, manifest, grows=("rounds",)) if out is not None else None
    schedule = _schedule(bots, game.seats, rounds)
    places: dict[int, list[int]] = {}
    if folder is not None:
        places = {row["race"]: row["places"] for row in folder.lines(JOURNAL)}
    todo = [k for k in range(len(schedule)) if k not in places]
    if progress is not None:
        progress(len(places), len(schedule))
    compiled = thinking(bots, len(todo))
    if todo and workers > 1 and (compiled or any(name not in ("random", "greedy") for name in bots)):
        game.cpu()  # compile once, into the cache, before the workers start
    pieces = [(game.description(), seed, schedule[k][1], schedule[k][2], limit, compiled) for k in todo]
    for k, result in zip(todo, shared(race, pieces, workers), strict=True):
        if not result:
            raise PileupError(f"Race {k} was not over after {limit} decisions.", "limit", "Raise the limit.")
        places[k] = result
        if folder is not None:
            folder.append(JOURNAL, [{"race": k, "bots": schedule[k][2], "places": result}])
        if progress is not None:
            progress(len(places), len(schedule))
    races = [(block, names, places[k]) for k, (block, _, names) in enumerate(schedule)]
    standings = Standings(
        game=game.name,
        seats=game.seats,
        seed=seed,
        rounds=rounds,
        races=len(races),
        ratings=ratings(bots, races),
        duels=duels(bots, races),
    )
    if folder is not None:
        folder.write("standings.json", msgspec.json.format(msgspec.json.encode(standings), indent=2))
    return standings
