"""How the score of a finished race came about."""

from __future__ import annotations

from typing import Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.rules import rounds
from pileup.games.bayou_bash.state import FINISHED

__all__ = ["result"]

_ROUNDS: Any = rounds  # rules are untyped by design
LAST_LAP = 3  # Race Points for all laps (BB-CIRC-05)
WORTH = {"straights": 2, "turns": 3, "cards": -1}  # each one in a Time Trial (BB-TIME-04)


def result(game: Game, s: Any) -> dict[str, Any]:
    """What was added up, as plain data.

    In a Time Trial: sum, a list of what (straights, turns, cards), count, points. Otherwise bonus, per seat: in a
    Circuit the Race Points for all laps, else the Fan more that breaks a tie (BB-WIN-05); latest: whether some places
    were decided by the latest Turn alone.
    """
    t = game.static
    seats = range(game.seats)
    if t.time_trial:
        kinds = [place.laid.kind for place in game.extra.track.places]
        counts = {"straights": kinds.count("straight"), "turns": kinds.count("turn"), "cards": bin(s.aside).count("1")}
        return {"sum": [{"what": what, "count": n, "points": WORTH[what] * n} for what, n in counts.items()]}
    if t.circuit:
        bonus = [LAST_LAP if s.status[p] == FINISHED else 0 for p in seats]
        merits = [(s.points[p], s.laps[p], s.fans[p]) for p in seats]
        return {"bonus": bonus, "latest": len(set(merits)) < game.seats}
    best = max(s.fans[p] for p in seats)
    tied = sum(s.fans[p] == best for p in seats)
    totals = [_ROUNDS.total(s, t, p, best, tied) for p in seats]
    return {"bonus": [totals[p] - s.fans[p] for p in seats], "latest": len(set(totals)) < game.seats}
