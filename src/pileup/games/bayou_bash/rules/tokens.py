"""Gold Carrots and Staggers on the Racer cards (Tokens)."""

from __future__ import annotations

from pileup.engine.verbs import emit
from pileup.games.bayou_bash.state import MOST_TOKENS, Event


def gain_carrots(s, p, n):
    """Gold Carrots for the Racer card: at most 3, and only what the supply has (BB-TOK-01, BB-RULE-31)."""
    n = min(n, min(MOST_TOKENS - s.carrots[p], s.carrot_supply + 0))
    if n > 0:
        s.carrots[p] += n
        s.carrot_supply -= n
        emit(s, Event.CARROTS, p, n, s.carrots[p])


def pay_carrots(s, p, n):
    """Gold Carrots back to the supply."""
    s.carrots[p] -= n
    s.carrot_supply += n
    if n > 0:
        emit(s, Event.CARROTS, p, -n, s.carrots[p])


def gain_staggers(s, p, n):
    """Stagger tokens for the Racer card: at most 3, and only what the supply has (BB-TOK-01, BB-RULE-31)."""
    n = min(n, min(MOST_TOKENS - s.staggers[p], s.stagger_supply + 0))
    if n > 0:
        s.staggers[p] += n
        s.stagger_supply -= n
        emit(s, Event.STAGGERS, p, n, s.staggers[p])


def discard_staggers(s, p, n):
    """Stagger tokens back to the supply."""
    n = min(n, s.staggers[p] + 0)
    s.staggers[p] -= n
    s.stagger_supply += n
    if n > 0:
        emit(s, Event.STAGGERS_OFF, p, n, s.staggers[p])
