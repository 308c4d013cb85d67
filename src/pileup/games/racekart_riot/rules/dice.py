"""Dice and their helpers (RK-DICE)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import D8, D12, EXTRA_LIFE, KEEP, RE_ROLL
from pileup.games.racekart_riot.rules.holdings import can_reroll, has_extra_life, has_item, spend_item, use_supply
from pileup.games.racekart_riot.state import HEALTH, LUCK, REROLL_ITEM, Event, Kind


def roll(s, p, sides, purpose):
    """A roll of `p`'s own; the value that stands is left in `s.die`."""
    f = begin(s, Kind.ROLL_DIE)
    f.seat = p
    f.n = sides
    f.what = purpose


def outcomes_roll_die(s, t, f, out, weight):
    """A fair d8 or d12 (RK-DICE-02)."""
    first = D12 if f.n == 12 else D8
    for k in range(f.n):
        out[k] = first + k
        weight[k] = 1
    return f.n + 0


def happen_roll_die(s, t, f, a):
    """The value stands, unless the roller may roll once more (RK-DICE-05, RK-RULE-29)."""
    p, sides, again, purpose = f.seat, f.n, f.step, f.what
    value = a - D12 + 1 if sides == 12 else a - D8 + 1
    done(s)
    s.die = value
    emit(s, Event.ROLLED, p, sides, value)
    if again == 0 and can_reroll(s, p) == 1:
        g = begin(s, Kind.REROLL)
        g.seat = p
        g.n = sides
        g.what = purpose


def options_reroll(s, t, f, out):
    """Keep the value, or spend one Re-Roll or Extra Life on it (RK-DICE-05, RK-ITM-10, RK-SUP-12)."""
    out[0] = KEEP
    n = 1
    if has_item(s, f.seat, REROLL_ITEM) == 1:
        out[n] = RE_ROLL
        n += 1
    if has_extra_life(s, f.seat) == 1:
        out[n] = EXTRA_LIFE
        n += 1
    return n


def choose_reroll(s, t, f, a):
    """The second value is final: one re-roll effect a roll (RK-RULE-29)."""
    p, sides, purpose = f.seat, f.n, f.what
    done(s)
    if a == KEEP:
        return
    if a == RE_ROLL:
        spend_item(s, p, REROLL_ITEM)
    else:
        use_supply(s, t, p, HEALTH)
        use_supply(s, t, p, LUCK)
    s.die = 0
    g = begin(s, Kind.ROLL_DIE)
    g.seat = p
    g.n = sides
    g.what = purpose
    g.step = 1
