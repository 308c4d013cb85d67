"""What a roll would mean, for the odds of previews."""

from __future__ import annotations

from typing import Any

from pileup.engine import Phrase
from pileup.engine.game import Game, RawEvent
from pileup.engine.target_python import Status
from pileup.games.bayou_bash.actions import DICE, PASS, STAGGER, WAYS
from pileup.games.bayou_bash.state import Event, Kind

__all__ = ["prospect"]

MEETS = {
    Event.RAMMED: "stagger-rams",
    Event.WATER: "stagger-into-water",
    Event.ROCKS: "stagger-onto-rocks",
    Event.FELL: "stagger-off",
    Event.FINISHED: "stagger-finishes",
}
OFFERS = (Kind.REROLL, Kind.WINDOW)  # questions that the Stagger goes on from when they are passed


def prospect(game: Game, s: Any, action: int) -> Phrase | None:
    """What an outcome would mean; None where it means what it shows.

    A face of the Stagger die comes with what the Racer meets on its way (BB-STAG-01, BB-STAG-04). Where several dice
    are rolled at once (BB-DICE-02) the odds of the first one would say little: all outcomes read the same.

    Args:
        s: a position that waits for a roll.
        action: the outcome.
    """
    f = s.frames[s.depth - 1]
    if f.kind == Kind.ROLL_DIE and s.showboat == 0 and sum(s.to_roll) > 1:
        dice = tuple(Phrase("dice-count", {"die": DICE[k], "count": n}) for k, n in enumerate(s.to_roll) if n)
        return Phrase("roll-all", {"seat": f.who, "dice": dice})
    return _face(game, s, f.who, action) if f.kind == Kind.ROLL_STAGGER else None


def _face(game: Game, s: Any, who: int, action: int) -> Phrase:
    met: list[Phrase] = []
    for kind, seat, by, *_ in _staggering(game, s, who, action):
        if kind == Event.RAMMED and by == who != seat:
            met.append(Phrase(MEETS[Event.RAMMED], {"seat": seat}))
        elif kind in MEETS and kind != Event.RAMMED and seat == who:
            met.append(Phrase(MEETS[Event(kind)], {}))
    face = {"face": (*WAYS, "fan")[action - STAGGER]}
    return Phrase("stagger-meets", {**face, "met": tuple(met)}) if met else Phrase("stagger-face", face)


def _staggering(game: Game, s: Any, who: int, action: int) -> list[RawEvent]:
    """What happens after a face of the Stagger die, up to a question that some answer is needed to."""
    target = game.python()
    after = s.copy()
    events: list[RawEvent] = []
    after.log = events
    target.happen(after, action)
    status = target.advance_until(after, game.kind.turn_frames)
    while status == Status.DECISION and after.frames[after.depth - 1].kind in OFFERS:
        target.choose(after, who, PASS)
        status = target.advance_until(after, game.kind.turn_frames)
    return events
