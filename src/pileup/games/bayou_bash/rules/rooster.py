"""The Rooster's Pecking Order and No Harm, No Fowl (Racer Abilities Detailed)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done
from pileup.games.bayou_bash.actions import ADD, PASS, TAKE, WAY
from pileup.games.bayou_bash.rules.abilities import use
from pileup.games.bayou_bash.rules.enter import move_racer
from pileup.games.bayou_bash.rules.tokens import gain_staggers
from pileup.games.bayou_bash.state import OWN, PECKING_ORDER, Kind


def options_peck(s, t, f, out):
    """After Ramming a Racer: one space in any direction, or stay (BB-ROO-01)."""
    out[0] = PASS
    for way in range(6):
        out[way + 1] = WAY + way
    return 7


def choose_peck(s, t, f, a):
    """A move of its own, no die; Rams, Terrain and the edge count (BB-ROO-01, BB-RULE-25)."""
    p = f.seat + 0
    done(s)
    if a == PASS:
        return
    use(s, t, PECKING_ORDER)
    move_racer(s, p, a - WAY, p, OWN)


def options_fowl(s, t, f, out):
    """One or two Stagger tokens and dice (BB-ROO-03)."""
    out[0] = ADD + 1
    out[1] = ADD + 2
    return 2


def choose_fowl(s, t, f, a):
    """The dice are gained even where tokens beyond three are not (BB-ROO-03, BB-RULE-27)."""
    p = f.seat + 0
    n = a - ADD
    done(s)
    gain_staggers(s, p, n)
    for _ in range(n):
        g = begin(s, Kind.FOWL_DIE)
        g.seat = p


def options_fowl_die(s, t, f, out):
    """Which kind of die is gained; they may differ (BB-ROO-03, BB-RULE-44)."""
    for kind in range(3):
        out[kind] = TAKE + kind
    return 3


def choose_fowl_die(s, t, f, a):
    """BB-ROO-03."""
    done(s)
    s.to_roll[a - TAKE] += 1
