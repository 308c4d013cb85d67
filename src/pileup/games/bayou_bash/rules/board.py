"""What lies on a space: Racers, Skull Markers, Fans, Barrels, tokens (Objects, Falling Off the Track, Tokens)."""

from __future__ import annotations

from pileup.engine.verbs import emit
from pileup.games.bayou_bash.rules.links import forget, link, reach, reached, terrain
from pileup.games.bayou_bash.state import (
    BARRELS,
    FANS_EACH,
    OFF_TRACK,
    ON_BARREL,
    ON_FAN,
    ON_MARK,
    ON_OBJECT,
    ON_RACER,
    ON_TOKEN,
    ON_TRACK,
    TOKEN_SHIFT,
    Event,
)


def occupied(s, x):
    """Whether an object is on a space: a Racer, a Fan or a Barrel (BB-TERM-02)."""
    return s.on[x] & ON_OBJECT != 0 or (s.fan_move != 0 and s.fan_move_at == x)


def is_open(s, t, x):
    """Whether a space is Open: no Terrain, no object (BB-TERM-03, BB-RULE-06)."""
    return not occupied(s, x) and terrain(s, t, x) == 0


def open_near(s, t, x):
    """Whether an Open space is within two of `x`; mostly one next to it is."""
    for way in range(6):
        y = link(s, t, x, way)
        if y >= 0 and is_open(s, t, y):
            return True
    found = False
    count = reach(s, t, x, 2)
    for k in range(count):
        if is_open(s, t, reached(s, t, x, k)):
            found = True
            break
    forget(s, t, count)
    return found


def racers_on(s, t, x):
    """The Racers in a space, as bits of their seats."""
    mask = 0
    if s.on[x] & ON_RACER:
        for p in range(t.seats):
            if s.status[p] == ON_TRACK and s.at[p] == x:
                mask |= 1 << p
    return mask


def barrels_on(s, x):
    """The Barrels in a space, as bits of their numbers."""
    mask = 0
    if s.on[x] & ON_BARREL:
        for k in range(BARRELS):
            if s.barrel_at[k] == x:
                mask |= 1 << k
    return mask


def racer_enters(s, t, p, x):
    """The meeple of `p` comes to stand on `x`, behind the Racers already there (BB-RULE-05)."""
    level = 0
    if s.on[x] & ON_RACER:
        for q in range(t.seats):
            if q != p and s.status[q] == ON_TRACK and s.at[q] == x:
                level += 1
    s.on[x] |= ON_RACER
    s.at[p] = x
    s.level[p] = level
    s.status[p] = ON_TRACK


def racer_leaves(s, t, p):
    """The meeple of `p` leaves its space."""
    x = s.at[p] + 0
    left = 0
    for q in range(t.seats):
        if q != p and s.status[q] == ON_TRACK and s.at[q] == x:
            left += 1
            if s.level[q] > s.level[p]:
                s.level[q] -= 1
    if left == 0:
        s.on[x] &= 255 - ON_RACER
    s.level[p] = 0


def skull_falls(s, t, p, x):
    """The Skull Marker of `p` comes onto `x`, on top of those there (BB-OFF-01)."""
    under = 0
    for q in range(t.seats):
        if q != p and s.status[q] == OFF_TRACK and s.at[q] == x:
            under += 1
    s.at[p] = x
    s.level[p] = under
    s.status[p] = OFF_TRACK


def skull_returns(s, t, p):
    """The Racer of `p` takes the place of its Skull Marker, ahead of the Racers there (BB-OFF-05, BB-RULE-05)."""
    x = s.at[p] + 0
    for q in range(t.seats):
        if q == p or s.at[q] != x:
            continue
        if s.status[q] == OFF_TRACK and s.level[q] > s.level[p]:
            s.level[q] -= 1
        elif s.status[q] == ON_TRACK:
            s.level[q] += 1
    s.status[p] = ON_TRACK
    s.level[p] = 0
    s.on[x] |= ON_RACER


def put_fan(s, p, x):
    """A Fan of `p` comes from the supply onto `x`."""
    for k in range(FANS_EACH):
        if s.fan_at[p][k] < 0:
            s.fan_at[p][k] = x
            break
    s.fans[p] += 1
    s.on[x] |= p + 1


def take_fan(s, x):
    """The Fan on `x` goes back to its owner's supply."""
    p = (s.on[x] & ON_FAN) - 1
    s.on[x] &= 255 - ON_FAN - ON_MARK
    supply_fan(s, p, x)


def supply_fan(s, p, x):
    """One Fan of `p` that counts as on `x` goes to the supply; the others close up."""
    last = s.fans[p] - 1
    for k in range(last + 1):
        if s.fan_at[p][k] == x:
            s.fan_at[p][k] = s.fan_at[p][last]
            s.fan_at[p][last] = -1
            break
    s.fans[p] = last
    emit(s, Event.FAN_LOST, p, x, 0)


def move_fan(s, p, x, y):
    """The place of one Fan of `p` in its list goes from `x` to `y`."""
    for k in range(s.fans[p]):
        if s.fan_at[p][k] == x:
            s.fan_at[p][k] = y
            break


def put_barrel(s, k, x):
    """Barrel `k` comes onto `x`."""
    s.barrel_at[k] = x
    s.on[x] |= ON_BARREL


def take_barrel(s, k):
    """Barrel `k` leaves its space (for the supply, until it is put somewhere)."""
    x = s.barrel_at[k] + 0
    s.barrel_at[k] = -1
    for j in range(BARRELS):
        if s.barrel_at[j] == x:
            return
    s.on[x] &= 255 - ON_BARREL


def free_barrel(s):
    """A Barrel of the supply, -1 when there is none (BB-RULE-32)."""
    for k in range(BARRELS):
        if s.barrel_at[k] < 0:
            return k
    return -1


def token_on(s, x):
    """The token on a space: NO_TOKEN, CARROT or STAGGER_TOKEN."""
    return (s.on[x] & ON_TOKEN) >> TOKEN_SHIFT
