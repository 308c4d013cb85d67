"""How the score of a finished race came about."""

from __future__ import annotations

from typing import Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.pieces import WORTH
from pileup.games.bayou_bash.rules import leaving, rounds
from pileup.games.bayou_bash.state import FINISHED

__all__ = ["result"]

_LEAVING: Any = leaving  # rules are untyped by design
_ROUNDS: Any = rounds


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
        counts = [(f"{kind}s", kinds.count(kind), each) for kind, each in WORTH.items()]
        counts.append(("cards", bin(s.aside).count("1"), -1))
        return {"sum": [{"what": what, "count": n, "points": each * n} for what, n, each in counts]}
    if t.circuit:
        bonus = [_LEAVING.LAST_LAP if s.status[p] == FINISHED else 0 for p in seats]
        merits = [(s.points[p], s.laps[p], s.fans[p]) for p in seats]
        return {"bonus": bonus, "latest": len(set(merits)) < game.seats}
    best = max(s.fans[p] for p in seats)
    tied = sum(s.fans[p] == best for p in seats)
    totals = [_ROUNDS.total(s, t, p, best, tied) for p in seats]
    return {"bonus": [totals[p] - s.fans[p] for p in seats], "latest": len(set(totals)) < game.seats}
