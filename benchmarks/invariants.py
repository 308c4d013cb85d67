"""Millions of compiled random races of every game, and the laws that must hold in each of them.

    python benchmarks/invariants.py [--races 10000000] [--workers N] [--journal FILE] [GAME …]

The races go round the ways to race below: tracks, modes, seat counts. Looked at are the end of every race and as many
positions in the middle of races as a tenth of them: each card, token and piece exactly once, nothing outside its
bounds, what is noted twice noted alike, every race over with proper places. With --journal the work is kept batch by
batch and an interrupted run goes on. Seconds are of the processors, all workers together. Ends with 1 and the number
of a race that breaks a law, where there is one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from pileup.engine import Game, games, make
from pileup.engine.target_python import Status
from pileup.study.folder import append_lines, whole_lines
from pileup.study.simulate import game_here
from pileup.study.workers import shared

BATCH = 20_000
SEED = 20_260_000
Broken = Iterator[tuple[str, Any]]  # (law, which positions break it)

WAYS: dict[str, list[dict[str, Any]]] = {
    "rush-and-bash": [
        {"seats": 2},
        {"seats": 3, "circuit": "marshes-of-tzulan", "simplified": True},
        {"seats": 4, "circuit": "landslide", "boosts": True},
        {"seats": 5, "circuit": "phoenix-empire", "bots": 2, "boosts": True},
        {"seats": 6, "circuit": "wild-lands"},
        {"seats": 6, "circuit": "plateau-of-the-grumblers", "bots": 2, "lifeless": True},
    ],
    "bayou-bash": [
        {"seats": 2},
        {"seats": 4, "track": "the-mucky-muck"},
        {"seats": 3, "track": "silverstone-swamp", "laps": 1, "destruction_derby": True},
        {"seats": 2, "mode": "night-race", "night_pieces": 6},
        {"seats": 3, "stubborn_jockeys": True},
        {"seats": 1, "track": "snakes-pass"},
    ],
    "racekart-riot": [
        {"seats": 2},
        {"seats": 4},
        {"seats": 2, "track": "queen-ks-cove"},
        {"seats": 3, "track": "queen-ks-cove", "racer_choice": "random"},
        {"seats": 4, "track": "queen-ks-cove", "racer_choice": "choose"},
    ],
}


def bits(masks: Any) -> Any:
    """How many bits are set in whole numbers of up to 32 bits."""
    return np.bitwise_count(masks.astype(np.uint32)).astype(np.int64)


def card_bits(cards: Any) -> Any:
    """The bits of cards that are numbered from 1; none for 0."""
    return np.where(cards > 0, 1 << np.maximum(cards.astype(np.int64) - 1, 0), 0)


def rush_and_bash(game: Game, s: Any) -> Broken:
    """Cards, Rocks, Bombs, Boosts, hearts and stars, the ranking."""
    from pileup.games.rush_and_bash import state as st

    t, n = game.static, game.seats
    playing = (s["frames"]["kind"] == st.Kind.PLAY) & (np.arange(s["frames"].shape[1]) < s["depth"][:, None])
    for card in game.extra.cards:
        held = (s["hand"] == card).sum(axis=(1, 2)) + ((s["frames"]["card"] == card) & playing).sum(axis=1)
        yield f"card {game.extra.cards[card]}", (s["deck"][:, card] < 0) | (s["deck"][:, card] + held > t.total[card])
    thing = s["thing"] & st.OBSTACLE
    rocks = s["rocks"] + (thing == st.ROCK).sum(axis=1) + bits(s["junction_rocks"])
    yield "14 Rocks (RB-COMP-03)", (rocks != 14) | (s["rocks"] < 0)
    bombs = s["bombs"] + ((thing == st.BOMB) | (thing == st.FUSED)).sum(axis=1)
    yield "9 Bombs (RB-COMP-03)", (bombs != 9) | (s["bombs"] < 0)
    yield "8 Boosts (RB-COMP-03)", s["boosts"] + ((s["thing"] & st.BOOST) > 0).sum(axis=1) != 8
    yield "ranking", (np.sort(s["ranking"][:, :n], axis=1) != np.arange(n)).any(axis=1)
    hearts, stars = s["hearts"][:, :n], s["stars"][:, :n]
    yield "hearts", ((hearts < 1) | (hearts > t.full_heart)).any(axis=1)
    yield "stars", ((stars < 0) | (stars > 3)).any(axis=1)
    over = s["depth"] == 0
    yield "a winner", over & ~(s["at"][:, :n] <= st.FINISHED).any(axis=1)


def bayou_bash(game: Game, s: Any) -> Broken:
    """Jockey and Event cards, tokens, Fans, Barrels, Racers, and the record of what lies where."""
    from pileup.games.bayou_bash import state as st

    t, rows = game.static, np.arange(len(s))[:, None]
    piles = [s[name].astype(np.int64)[:, None] for name in ("deck", "discard", "table", "aside")]
    masks = np.concatenate(
        [*piles, s["hand"].astype(np.int64), s["own_discard"].astype(np.int64), card_bits(s["card"])], axis=1
    )
    every = (1 << t.cards) - 1
    yield "Jockey cards (BB-COMP-04)", (masks.sum(axis=1) != every) | (bits(masks).sum(axis=1) != t.cards)
    if not t.time_trial:
        top = card_bits(s["event_top"])
        yield (
            "Event cards (BB-COMP-04)",
            s["event_deck"].astype(np.int64) + s["event_pile"] + top != (1 << t.events) - 1,
        )
    token = s["on"] >> st.TOKEN_SHIFT & 3
    for name, kind in (("carrot", st.CARROT), ("stagger", st.STAGGER_TOKEN)):
        own = s[f"{name}s"]
        total = own.sum(axis=1) + s[f"{name}_supply"] + (token == kind).sum(axis=1)
        yield f"12 {name} tokens (BB-COMP-05)", (total != 12) | ((own < 0) | (own > 3)).any(axis=1)
    lies = s["fan_at"] >= 0
    yield "Fans counted", (lies.sum(axis=2) != s["fans"]).any(axis=1)
    fan_on, barrel_on, racer_on = (np.zeros_like(s["on"]) for _ in range(3))
    for p in range(4):
        at = s["fan_at"][:, p]
        fan_on[np.broadcast_to(rows, at.shape)[at >= 0], at[at >= 0]] = p + 1
        there = (s["status"][:, p] == st.ON_TRACK).nonzero()[0]
        racer_on[there, s["at"][there, p]] = 1
    at = s["barrel_at"]
    barrel_on[np.broadcast_to(rows, at.shape)[at >= 0], at[at >= 0]] = 1
    still = s["fan_move"] == 0  # a Fan that is entering a space may share it for a moment
    yield "Fans on spaces", still & (fan_on != (s["on"] & st.ON_FAN)).any(axis=1)
    yield "Barrels on spaces", (barrel_on != ((s["on"] & st.ON_BARREL) > 0)).any(axis=1)
    yield "Racers on spaces", (racer_on != ((s["on"] & st.ON_RACER) > 0)).any(axis=1)


def racekart_riot(game: Game, s: Any) -> Broken:
    """Supply cards, items, movement cards, coins."""
    from pileup.games.racekart_riot import state as st
    from pileup.games.racekart_riot.actions import ITEMS

    n, box = game.seats, game.extra.cards
    for card, copies in enumerate(box.part_codes().values()):
        there = s["deck"][:, card] + (s["market"] == card + 1).sum(axis=1)
        there = there + s["held"][:, :, card].sum(axis=1) + s["used"][:, :, card].sum(axis=1)
        yield f"supply card {card}", there != copies
    yield "deck counted", s["deck_left"] != s["deck"].sum(axis=1)
    in_use = np.arange(s["frames"].shape[1]) < s["depth"][:, None]
    flying = np.isin(s["frames"]["kind"], _in_the_air()) & in_use
    for kind, name in enumerate(ITEMS):
        there = s["bag"][:, kind] + s["bin"][:, kind] + (s["item"] == kind + 1).sum(axis=(1, 2))
        if kind == st.BANANA:
            there = there + s["reserve"] + (s["banana"] > 0).sum(axis=1) + flying.sum(axis=1)
        yield f"item {name}", there != getattr(box.items, name.replace("-", "_"))
    hand, played = card_bits(s["hand"]).sum(axis=2), card_bits(s["card"])
    piles = sum(s[name].astype(np.int64) for name in ("down", "up", "discard"))
    yield "movement cards", ((piles + hand + played)[:, :n] != st.ALL_CARDS).any(axis=1)
    coins = s["coins"].astype(np.int64).sum(axis=1) + s["coins_on"].sum(axis=1) + s["market_coins"].sum(axis=1)
    yield (
        "coins",
        (coins != -s["bank"].astype(np.int64)) | (s["coins"] < 0).any(axis=1) | (s["coins_on"] < 0).any(axis=1),
    )


def _in_the_air() -> list[int]:
    """Frames during which a thrown banana is in nobody's hand and on no space."""
    from pileup.games.racekart_riot.state import Kind

    return [Kind.BANANA_MODE, Kind.BANANA_THROW, Kind.BANANA_SPACE]


LAWS: dict[str, Callable[[Game, Any], Broken]] = {
    "rush-and-bash": rush_and_bash,
    "bayou-bash": bayou_bash,
    "racekart-riot": racekart_riot,
}


def ends(game: Game, counts: Any, places: Any) -> Broken:
    """Every race is over, with places as a race has them."""
    yield "the race is over", counts[:, 3] != Status.OVER
    ranked = np.sort(places[:, : game.seats], axis=1)
    yield "somebody is first", ranked[:, 0] != 1
    follow = ranked[:, 1:] == np.arange(2, game.seats + 1)  # a place counts those before it, so that ties skip some
    yield "places", ~(follow | (ranked[:, 1:] == ranked[:, :-1])).all(axis=1)


def batch(game: Game, first: int, count: int) -> list[str]:
    """Plays races first … first + count - 1 and says what is wrong with them."""
    states, counts, places = game.cpu().play(count, SEED, first)
    found = [*ends(game, counts, places), *LAWS[game.name](game, states)]
    wrong = [f"race {first + int(broken.argmax())}: {law}" for law, broken in found if broken.any()]
    some = game.cpu().begin(count // 10)
    tally = np.zeros((len(some), 4), np.int64)
    out = np.zeros((len(some), game.cpu().width), np.int32)
    game.cpu().random_steps(some, tally, out, 1 + first // BATCH % 61, SEED, first)
    middle = some[tally[:, 0] > 0]
    found = list(LAWS[game.name](game, middle))
    wrong += [f"in the middle, batch from {first}: {law}" for law, broken in found if broken.any()]
    return wrong


def work(way: str, first: int, count: int) -> list[str]:
    """`batch` in whatever process: the game by its description in JSON."""
    return batch(game_here(json.loads(way), compiled=True), first, count)


def seconds() -> float:
    """Processor time of this process and its ended workers."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def main() -> int:
    """Plays, checks, tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[], help="default: all")
    parser.add_argument("--races", type=int, default=10_000_000, help="of all games together")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, help="keeps what is done; the same command goes on")
    given = parser.parse_args()
    names = given.games or sorted(games())
    done: dict[tuple[str, int], dict[str, Any]] = {}
    if given.journal is not None:
        done = {(row["way"], row["first"]): row for row in whole_lines(given.journal)}
    ways = {}
    for name in names:
        for way in WAYS[name]:
            game = make(name, **way)
            game.cpu()  # compiled once, into the cache, before workers start
            ways[json.dumps(game.description(), sort_keys=True)] = name
    each = -(-given.races // (BATCH * len(ways)))
    pieces = [(way, k * BATCH, BATCH) for k in range(each) for way in ways]
    todo = [piece for piece in pieces if piece[:2] not in done]
    began = seconds()
    for (way, first, count), wrong in zip(todo, shared(work, todo, min(given.workers, len(todo))), strict=True):
        done[way, first] = {"way": way, "first": first, "races": count, "wrong": wrong}
        if given.journal is not None:
            append_lines(given.journal, [done[way, first]])
    faults, races = [], dict.fromkeys(names, 0)
    for way, first, _ in pieces:
        races[ways[way]] += done[way, first]["races"]
        faults += [f"{way}: {text}" for text in done[way, first]["wrong"]]
    for name, count in races.items():
        print(f"{name:16} {count:>12,} races")
    print(f"{sum(races.values()):,} races, {len(faults)} broken laws, {seconds() - began:.0f} s of processors")
    for fault in faults[:20]:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
