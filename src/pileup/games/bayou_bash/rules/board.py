"""The Track: directions, distances, and what lies on a space (The Track, Moving on the Track, Position)."""

from __future__ import annotations

from pileup.engine.verbs import emit
from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.state import (
    BARRELS,
    FANS_EACH,
    FINISHED,
    NEAR,
    OFF_TRACK,
    ON_BARREL,
    ON_FAN,
    ON_MARK,
    ON_OBJECT,
    ON_RACER,
    ON_TOKEN,
    ON_TRACK,
    PASSES_BACK,
    PASSES_ON,
    TOKEN_SHIFT,
    Event,
)

# --- the Track ------------------------------------------------------------------------------------------------------


def link(s, t, x, way):
    """The space one step from `x`, or -1 where that is off the Track (BB-TRACK-06, BB-RULE-07)."""
    if t.night == 0:
        return t.link[x][way]
    return night_link(s, t, x, way)


def night_link(s, t, x, way):
    """The same on a Track that is still being built (BB-RULE-58)."""
    p = x // CELLS
    y = t.v_link[s.piece[p]][x % CELLS][way] + 0
    if y >= 0:
        return p * CELLS + y
    if y == -1:
        return -1
    if y > PASSES_BACK:
        if p + 1 >= s.pieces:
            return -1
        lane = PASSES_ON - y - 1 - s.shift[p + 1]
        if lane < 0 or lane >= t.v_lanes[s.piece[p + 1]]:
            return -1
        return (p + 1) * CELLS + lane
    if p == 0:
        return -1
    lane = PASSES_BACK - y - 1 + s.shift[p]
    before = s.piece[p - 1]
    if lane < 0 or lane >= t.v_lanes[before]:
        return -1
    return (p - 1) * CELLS + t.v_cells[before] - t.v_lanes[before] + lane


def beside(s, t, x, way):
    """The space directly beside `x`, one step away where tables play so: to the left for way 6, else to the right.

    BB-RULE-01.
    """
    lanes = t.v_lanes[s.piece[x // CELLS]] + 0
    lane = x % CELLS % lanes
    if way == 6:
        return x - 1 if lane > 0 else -1
    return x + 1 if lane < lanes - 1 else -1


def crosses_open_edge(s, t, x, way):
    """Whether a step leads over the open edge of a Night Race's Track (BB-NIGHT-02)."""
    if t.night == 0 or way > 2:
        return False
    p = x // CELLS
    if p != s.pieces - 1 or s.pieces > t.night + 1:
        return False
    y = t.v_link[s.piece[p]][x % CELLS][way]
    return y <= PASSES_ON and y > PASSES_BACK


def cells_of(s, t, p):
    """How many spaces piece `p` has."""
    if t.night == 0:
        return t.cells[p]
    return t.v_cells[s.piece[p]]


def terrain(s, t, x):
    """What lies on a space: NONE, WATER or ROCKS."""
    if t.night == 0:
        return t.terrain[x]
    return t.v_terrain[s.piece[x // CELLS]][x % CELLS]


def is_finish(s, t, x):
    """Whether a space is on the Finish Line."""
    if t.night == 0:
        return t.finish_line[x] != 0
    return t.v_finish[s.piece[x // CELLS]][x % CELLS] != 0


def no_fans_there(s, t, x):
    """Whether a space is one where Fans are never placed (BB-FAN-02, BB-RULE-46)."""
    if t.circuit != 0:
        return t.start_line[x] != 0
    return is_finish(s, t, x)


def reach(s, t, x, n):
    """How many spaces are within `n` steps of `x`, itself included; see `reached` (BB-RULE-01)."""
    if t.night == 0:
        return t.near_count[x][n]
    s.found[0] = x
    count = 1
    begun = 0
    for _ in range(n):
        ends = count
        for k in range(begun, ends):
            for way in range(8 if t.side_adjacent != 0 else 6):
                y = night_link(s, t, s.found[k], way) if way < 6 else beside(s, t, s.found[k], way)
                if y < 0:
                    continue
                known = 0
                for j in range(count):
                    if s.found[j] == y:
                        known = 1
                        break
                if known == 0 and count < NEAR:
                    s.found[count] = y
                    count += 1
        begun = ends
    return count


def reached(s, t, x, k):
    """The `k`-th of the spaces that `reach` counted; nearer ones first, the 0-th is `x`."""
    if t.night == 0:
        return t.near[x][k]
    return s.found[k]


def forget(s, t, count):
    """Clears the scratch of `reach`."""
    if t.night != 0:
        for k in range(count):
            s.found[k] = 0


# --- what lies on a space -------------------------------------------------------------------------------------------


def occupied(s, x):
    """Whether an object is on a space: a Racer, a Fan or a Barrel (BB-TERM-02)."""
    return s.on[x] & ON_OBJECT != 0 or (s.fan_move != 0 and s.fan_move_at == x)


def is_open(s, t, x):
    """Whether a space is Open: no Terrain, no object (BB-TERM-03, BB-RULE-06)."""
    return not occupied(s, x) and terrain(s, t, x) == 0


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


# --- who is ahead ---------------------------------------------------------------------------------------------------


def how_far(s, t, p):
    """How far ahead the Racer of `p` is: greater is closer to the Finish Line (BB-POS-01, BB-POS-03, BB-CIRC-06).

    Spaces are numbered by piece, then column, then lane from the left, so the number itself is the order.
    """
    x = s.at[p] + 0
    if t.circuit != 0:
        x = s.progress[p] * CELLS + x % CELLS
    if s.status[p] == OFF_TRACK:
        return x * 16 + 15 - s.level[p]
    return x * 16 + 7 - s.level[p]


def racing(s, t):
    """The seats whose Racers are on or off the Track and have not finished, as bits."""
    mask = 0
    for p in range(t.seats):
        if s.status[p] == ON_TRACK or s.status[p] == OFF_TRACK:
            mask |= 1 << p
    return mask


def rearmost(s, t, mask):
    """The seat of `mask` whose Racer is furthest from the Finish Line, -1 if none is (BB-POS-05, BB-RULE-02)."""
    found = -1
    best = 0
    for p in range(t.seats):
        if mask >> p & 1 == 0 or s.status[p] == FINISHED:
            continue
        here = how_far(s, t, p)
        if found < 0 or here < best:
            found = p
            best = here
    return found


def frontmost(s, t, mask):
    """The seat of `mask` whose Racer is closest to the Finish Line, -1 if none is (BB-TERM-04)."""
    found = -1
    best = 0
    for p in range(t.seats):
        if mask >> p & 1 == 0 or s.status[p] == FINISHED:
            continue
        here = how_far(s, t, p)
        if found < 0 or here > best:
            found = p
            best = here
    return found


def freeze_order(s, t):
    """Notes the Turn Order at the start of a phase, for tables that freeze it (BB-RULE-62)."""
    if t.frozen_order == 0:
        return
    for p in range(t.seats):
        s.rank[p] = 0
        for q in range(t.seats):
            if how_far(s, t, q) < how_far(s, t, p):
                s.rank[p] += 1


def next_in_order(s, t, mask):
    """Who of `mask` is next in Turn Order: the rearmost now, or by the order frozen for the phase (BB-RULE-02)."""
    if t.frozen_order == 0:
        return rearmost(s, t, mask)
    found = -1
    for p in range(t.seats):
        if mask >> p & 1 and s.status[p] != FINISHED and (found < 0 or s.rank[p] < s.rank[found]):
            found = p
    return found


# --- tokens ---------------------------------------------------------------------------------------------------------


def gain_carrots(s, p, n):
    """Gold Carrots for the Racer card: at most 3, and only what the supply has (BB-TOK-01, BB-RULE-31)."""
    n = min(n, min(3 - s.carrots[p], s.carrot_supply + 0))
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
    n = min(n, min(3 - s.staggers[p], s.stagger_supply + 0))
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


def count_bits(mask):
    """How many bits of a small set are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
