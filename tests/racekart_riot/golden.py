"""Golden races and races for each way to end, as readable files; run as a script to write them anew.

python -m tests.racekart_riot.golden
"""

from __future__ import annotations

import json
from pathlib import Path

from pileup.engine.make import make
from pileup.engine.streams import below, stream
from pileup.engine.target_python import Status
from pileup.games.racekart_riot.state import Event

HERE = Path(__file__).parent
GOLDENS = HERE / "goldens"
ENDINGS = HERE / "endings"
RACES = [(track, seats) for track in ("redbanes-castle", "queen-ks-cove") for seats in (2, 3, 4)]


def short_ring():
    """A small track with events about the line, so that racers come back over it."""
    names = [f"A{n}" for n in range(1, 15)]
    signs = {
        "A1": "event",
        "A2": "event",
        "A3": "event",
        "A5": "mystery",
        "A8": "coins",
        "A9": "kart",
        "A12": "mystery",
    }
    return {
        "name": "short-ring",
        "title": "Short Ring",
        "start": "S",
        "spaces": [{"id": "S"}, *({"id": n, **({"symbols": [signs[n]]} if n in signs else {})} for n in names)],
        "paths": [
            {"kind": "main", "through": ["S", "A1"]},
            {"kind": "main", "through": names},
            {"kind": "finish", "through": ["A14", "A1"]},
        ],
    }


def played(game, seed, index):
    """A random race: its lines, the log of events and the last state."""
    target = game.python(own=True)
    s = target.start()
    s.log = []
    lines, rounds = [], []
    chance, choice = stream(seed, index, 0), stream(seed, index, 1)
    chances = draws = 0
    while (status := target.advance(s)) != Status.OVER:
        if len(rounds) < s.round:
            rounds.append(len(lines))
            lines.append(summary(game, s))
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            point = below(chance, chances, sum(weights))
            chances += 1
            at = 0
            while point >= weights[at]:
                point -= weights[at]
                at += 1
            lines.append(f"* {game.kind.actions.text(outcomes[at])}")
            target.happen(s, outcomes[at])
        else:
            seat = target.waiting(s)[0]
            options = target.options(s, seat)
            action = options[0] if len(options) == 1 else options[below(choice, draws, len(options))]
            draws += len(options) > 1
            lines.append(f"{seat} {game.kind.actions.text(action)}")
            target.choose(s, seat, action)
    lines.append(summary(game, s))
    lines.append(f"# places {target.places(s, game.seats)}, points {s.score[: game.seats]}")
    return lines, s.log, s


def summary(game, s):
    """Where everybody stands at the start of a round, in one line."""
    names = game.extra.track.ids
    seats = [f"{names[s.at[p]]}/{s.laps[p]} {s.coins[p]}c" for p in range(game.seats)]
    return f"# round {s.round}, holder {s.holder}: {', '.join(seats)}"


def golden_name(track, seats):
    return f"{track}-{seats}.txt"


def write():
    GOLDENS.mkdir(exist_ok=True)
    ENDINGS.mkdir(exist_ok=True)
    for track, seats in RACES:
        lines, _, _ = played(make("racekart-riot", seats=seats, track=track), 2024, seats)
        (GOLDENS / golden_name(track, seats)).write_text("\n".join(lines) + "\n", encoding="utf-8")
    for name, (game, wanted) in endings().items():
        for index in range(5000):
            lines, log, s = played(game, 77, index)
            if wanted(game, log, s):
                data = {"game": game.description(), "lines": lines}
                (ENDINGS / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
                print(name, index)
                break
        else:
            raise SystemExit(f"no race ends as {name}")


def endings():
    """Games and conditions for each way a race can end."""

    def places(game, s):
        return game.python().places(s, game.seats)

    ring = make("racekart-riot", seats=4, track=short_ring())
    castle = make("racekart-riot", seats=3)
    return {
        "one-home-and-first": (
            castle,
            lambda g, log, s: (
                sum(x >= 2 for x in s.laps) == 1 and places(g, s)[max(range(3), key=lambda p: s.laps[p])] == 1
            ),
        ),
        "last-home-wins-on-points": (
            castle,
            lambda g, log, s: places(g, s)[min(range(3), key=lambda p: (s.laps[p], -s.at[p]))] == 1,
        ),
        "several-home": (castle, lambda g, log, s: sum(x >= 2 for x in s.laps) >= 2),
        "moved-back-over-the-line": (
            ring,
            lambda g, log, s: any(entry[0] == Event.LAP and entry[2] == 1 and entry[3] == 1 for entry in log),
        ),
        "tied-race-place": (
            ring,
            lambda g, log, s: len({(s.laps[p], s.at[p]) for p in range(4)}) < 4 and max(s.laps) >= 2,
        ),
        "tied-points": (ring, lambda g, log, s: len(set(s.score[:4])) < 4 and sorted(places(g, s)) == [1, 2, 3, 4]),
    }


if __name__ == "__main__":
    write()
