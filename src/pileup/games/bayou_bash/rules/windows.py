"""The windows in which abilities are offered, and how each begins (Racer Abilities)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, top
from pileup.games.bayou_bash.actions import ABILITY, PASS
from pileup.games.bayou_bash.rules.abilities import racers_ahead, racers_next_to, use
from pileup.games.bayou_bash.rules.pig import start_toss
from pileup.games.bayou_bash.rules.rabbit import alarm, ask_dust, start_quake
from pileup.games.bayou_bash.state import (
    CAKE_QUAKE,
    DUST_BUNNY,
    FEATHER_ADO,
    FUR_ALARM,
    NO_FOWL,
    POLLEN,
    RODEO,
    SWIFT,
    TUSK_TOSS,
    Kind,
)


def list_abilities(mask, out, n):
    """Writes the abilities of a mask as options after the first `n`."""
    for k in range(12):
        if mask >> k & 1:
            out[n] = ABILITY + k
            n += 1
    return n


def ask_window(s, p, window, mask):
    """Asks in a window that is for abilities alone."""
    f = begin(s, Kind.WINDOW)
    f.seat = p
    f.flag = window
    f.todo = mask


def options_window(s, t, f, out):
    """An ability, or none (BB-ABIL-02, BB-RULE-14)."""
    out[0] = PASS
    return list_abilities(f.todo, out, 1)


def choose_window(s, t, f, a):
    """After an ability the window is open again; a pass closes it (BB-RULE-14)."""
    done(s)
    if a == PASS:
        g = top(s)
        g.step += 1
        return
    start_ability(s, t, a - ABILITY)


def start_ability(s, t, ability):
    """Pays for an ability and begins what it does."""
    p = s.active + 0
    use(s, t, ability)
    if ability == FEATHER_ADO:
        s.die_left += s.staggers[p]  # BB-ROO-02, BB-RULE-26
        s.redirect = 1
    elif ability == NO_FOWL:
        f = begin(s, Kind.FOWL)
        f.seat = p
    elif ability == RODEO:
        s.to_roll[SWIFT] += 1  # BB-PIG-03
        s.rodeo = 1
    elif ability == FUR_ALARM:
        alarm(s, p, racers_next_to(s, t, s.at[p], p))
    elif ability == DUST_BUNNY:
        ask_dust(s, t, p)
    elif ability == CAKE_QUAKE:
        start_quake(s, t, p)
    elif ability == TUSK_TOSS:
        start_toss(s, t, p)
    elif ability == POLLEN:
        f = begin(s, Kind.POLLINATE)
        f.who = p
        f.todo = racers_ahead(s, t, p)
