"""Strength from places: ratings in the Plackett–Luce model, and shares with intervals from paired races."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from pileup.errors import PileupError

__all__ = ["Duel", "Rating", "duels", "interval", "plackett_luce", "ratings"]

Z = 1.959964  # 95 %


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength.

    Attributes:
        bot, races: who, and in how many races.
        skill, low, high: in the Plackett–Luce model (openskill's scale: 25 to begin with, 8.3 the unit of doubt), 95 %.
        wins: share of races won, ties shared; wins_low, wins_high: 95 %.
        place: mean place.
    """

    bot: str
    races: int
    skill: float
    low: float
    high: float
    wins: float
    wins_low: float
    wins_high: float
    place: float


class Duel(msgspec.Struct, frozen=True):
    """How often `one` was ahead of `other` where both raced; ties count half.

    Attributes:
        races: how many; share: of `one`; low, high: 95 %, races of the same seed taken together.
    """

    one: str
    other: str
    races: int
    share: float
    low: float
    high: float


def interval(share: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in n trials."""
    if n <= 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def plackett_luce() -> Any:
    """The rating model.

    Raises:
        PileupError: openskill is not installed.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise PileupError("openskill, which rates, is not installed.", "", "pip install 'pileup[study]'") from None
    return PlackettLuce()


def ratings(bots: Sequence[str], races: Sequence[tuple[int, Sequence[str], Sequence[int]]]) -> list[Rating]:
    """Ratings of all bots, the strongest first.

    Args:
        races: (block, bot on each seat, place of each seat); races of one block share their luck.

    Raises:
        PileupError: openskill is not installed.
    """
    model = plackett_luce()
    found = {bot: model.rating(name=bot) for bot in bots}
    shares: dict[str, dict[int, list[float]]] = {bot: defaultdict(list) for bot in bots}
    places: dict[str, list[int]] = {bot: [] for bot in bots}
    for block, names, order in races:
        _rate(model, found, names, order)
        first = min(order)
        winners = sum(place == first for place in order)
        for name, place in zip(names, order, strict=True):
            shares[name][block].append((place == first) / winners)
            places[name].append(place)
    rows = []
    for bot in bots:
        rating, n = found[bot], len(places[bot])
        wins, low, high = _blocks(shares[bot])
        doubt = Z * rating.sigma
        mean = float(np.mean(places[bot])) if n else 0.0
        rows.append(Rating(bot, n, rating.mu, rating.mu - doubt, rating.mu + doubt, wins, low, high, mean))
    return sorted(rows, key=lambda row: -row.skill)


def _rate(model: Any, found: dict[str, Any], names: Sequence[str], order: Sequence[int]) -> None:
    """One race's update; a bot on several seats is rated by its best and worst seats' mean place."""
    mean: dict[str, float] = {}
    for name in dict.fromkeys(names):
        own = [place for other, place in zip(names, order, strict=True) if other == name]
        mean[name] = sum(own) / len(own)
    if len(mean) < 2:
        return
    teams = [[found[name]] for name in mean]
    for name, (new,) in zip(mean, model.rate(teams, ranks=list(mean.values())), strict=True):
        found[name] = new


def duels(bots: Sequence[str], races: Sequence[tuple[int, Sequence[str], Sequence[int]]]) -> list[Duel]:
    """How often each bot was ahead of each other one, where they met."""
    found: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for block, names, order in races:
        for i, one in enumerate(names):
            for j, other in enumerate(names):
                if one != other:
                    ahead = 1.0 if order[i] < order[j] else 0.5 if order[i] == order[j] else 0.0
                    found[one, other][block].append(ahead)
    rows = []
    for one in bots:
        for other in bots:
            if (one, other) in found:
                blocks = found[one, other]
                share, low, high = _blocks(blocks)
                rows.append(Duel(one, other, sum(map(len, blocks.values())), share, low, high))
    return rows


def _blocks(blocks: dict[int, list[float]]) -> tuple[float, float, float]:
    """A mean over races and its 95 % interval: Wilson's, for as many races as independent ones would tell as much.

    Races of one block (one seed, seats rotated) depend on each other; the spread of the blocks' means says how much.
    """
    if not blocks:
        return 0.0, 0.0, 1.0
    n = sum(map(len, blocks.values()))
    share = sum(map(sum, blocks.values())) / n
    count = len(blocks)
    worth = float(n)
    if count > 1 and 0 < share < 1:
        means = np.array([np.mean(values) for values in blocks.values()])
        weights = np.array([len(values) for values in blocks.values()]) / n
        variance = float((weights**2 * (means - share) ** 2).sum()) * count / (count - 1)
        worth = share * (1 - share) / variance if variance > 0 else 4.0 * n
        worth = min(max(worth, 1.0), 4.0 * n)
    low, high = interval(share, worth)
    return share, low, high
