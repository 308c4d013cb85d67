"""Rush & Bash in numbers: how long races last, who wins them, and that nothing is lost in a hundred thousand of them.

    python benchmarks/rush_and_bash.py [--races 100000] [--check]

Prints two Markdown tables for docs/games/rush-and-bash.md. All seats choose at random; cars and grid places are
counted apart, so that neither hides the other. With --check every race's last position and one in the middle are
checked for cards, tokens and cars.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from pileup.engine import make
from pileup.games.rush_and_bash import state as st

CIRCUITS = (
    "first-game",
    "marshes-of-tzulan",
    "landslide",
    "phoenix-empire",
    "wild-lands",
    "plateau-of-the-grumblers",
)
WAYS: tuple[dict[str, Any], ...] = (
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 5},
    {"seats": 6},
    {"seats": 4, "simplified": True},
    {"seats": 4, "boosts": True},
    {"seats": 6, "bots": 3},
    {"seats": 6, "bots": 5, "lifeless": True, "boosts": True},
)
CHUNK = 10_000


def violations(game: Any, states: Any) -> int:
    """How many positions break a law of conservation, checked all at once."""
    t, n = game.static, game.seats
    thing = states["thing"] & st.OBSTACLE
    rocks = (thing == st.ROCK).sum(1)
    bombs = (thing > st.ROCK).sum(1)
    beside = np.array([int(bits).bit_count() for bits in states["junction_rocks"]])
    boosts = (states["thing"] & st.BOOST > 0).sum(1)
    bad = (states["rocks"] + rocks + beside != 14) | (states["rocks"] < 0)
    bad |= (states["bombs"] + bombs != 9) | (states["bombs"] < 0) | (states["boosts"] + boosts != 8)
    for card in game.extra.cards:
        held = (states["hand"] == card).sum((1, 2))
        bad |= (states["deck"][:, card] < 0) | (states["deck"][:, card] + held > t.total[card])
    hearts, stars = states["hearts"][:, :n], states["stars"][:, :n]
    bad |= ((hearts < 1) | (hearts > t.full_heart) | (stars < 0) | (stars > 3)).any(1)
    bad |= (np.sort(states["ranking"][:, :n], 1) != np.arange(n)).any(1)
    at = states["at"][:, :n].astype(np.int64)
    for a in range(n):
        for b in range(a):
            same = (at[:, a] == at[:, b]) & (at[:, a] >= 0) & (at[:, a] != t.lake)
            bad |= same & (states["above"][:, a] == states["above"][:, b])
    return int(bad.sum())


def measure(circuit: str, way: dict[str, Any], races: int, check: bool) -> dict[str, Any]:
    """Plays races and gathers their lengths and winners."""
    game = make("rush-and-bash", circuit=circuit, **way)
    cpu, n = game.cpu(), game.seats
    rounds, decisions, by_seat, broken, endless = [], [], np.zeros(n), 0, 0
    for first in range(0, races, CHUNK):
        count = min(CHUNK, races - first)
        states, counts, places = cpu.play(count, 1, first)
        endless += int((counts[:, 3] != 0).sum())
        rounds.append(states["round"].copy())
        decisions.append(counts[:, 0].copy())
        by_seat += (places[:, :n] == 1).sum(0)
        if check:
            broken += violations(game, states)
            middle, _, _ = cpu.play(count, 1, first, limit=5 + first // CHUNK * 11 % 90)
            broken += violations(game, middle)
    length, asked = np.concatenate(rounds), np.concatenate(decisions)
    return {
        "circuit": circuit,
        "way": way,
        "rounds": (length.mean(), length.min(), length.max()),
        "over40": float((length > 40).mean()),
        "decisions": asked.mean(),
        "wins": by_seat / races,
        "broken": broken,
        "endless": endless,
    }


def grid_wins(circuit: str, seats: int, races: int) -> Any:
    """Wins by place of the grid, all seats alike: the first seat is fixed and the cars change places."""
    colours = ["black", "blue", "green", "red", "white", "yellow"]
    wins = np.zeros(seats)
    for turn in range(6):
        cars = [colours[(k + turn) % 6] for k in range(seats)]
        game = make("rush-and-bash", circuit=circuit, seats=seats, first_seat="0", cars=cars)
        _, _, places = game.cpu().play(races // 6, 1)
        wins += (places[:, :seats] == 1).sum(0)
    return wins / (races // 6 * 6)


def main() -> int:
    """Prints the tables; 1 when something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=20_000)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    print("| circuit | race | rounds (mean, least, most) | over 40 | decisions | wins by seat |")
    print("| --- | --- | --- | --- | --- | --- |")
    broken = 0
    for circuit in CIRCUITS:
        for way in WAYS:
            row = measure(circuit, way, args.races, args.check)
            broken += row["broken"] + row["endless"]
            what = ", ".join([f"{way['seats']} seats", *(f"{k} {v}" for k, v in way.items() if k != "seats")])
            mean, least, most = row["rounds"]
            wins = " ".join(f"{share:.2f}" for share in row["wins"])
            numbers = f"{mean:.1f}, {least}, {most} | {row['over40']:.2%} | {row['decisions']:.0f}"
            print(f"| {circuit} | {what.replace(' True', '')} | {numbers} | {wins} |", flush=True)
    print("\n| circuit | seats | wins by place of the grid |\n| --- | --- | --- |")
    for circuit in CIRCUITS:
        for seats in (2, 4, 6):
            wins = " ".join(f"{share:.2f}" for share in grid_wins(circuit, seats, args.races))
            print(f"| {circuit} | {seats} | {wins} |", flush=True)
    if args.check:
        print(f"\n{broken} violations in {args.races * len(CIRCUITS) * len(WAYS)} races")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
