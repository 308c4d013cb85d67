"""Entering a space, step by step: Rams, tokens, Terrain, Finish Line (Moving on the Track, Terrain, BB-MOVE-04)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import ABILITY, CELLS, PASS
from pileup.games.bayou_bash.rules.abilities import can_use, use
from pileup.games.bayou_bash.rules.board import (
    barrels_on,
    move_fan,
    put_barrel,
    racer_enters,
    racer_leaves,
    racers_on,
    supply_fan,
    take_barrel,
    take_fan,
    token_on,
)
from pileup.games.bayou_bash.rules.leaving import cross_line, fall_off
from pileup.games.bayou_bash.rules.links import crosses_open_edge, link, plain, terrain
from pileup.games.bayou_bash.rules.rams import hit, safe_rams
from pileup.games.bayou_bash.rules.tokens import gain_carrots, gain_staggers
from pileup.games.bayou_bash.state import (
    A_BARREL,
    A_FAN,
    A_RACER,
    CARROT,
    CHAIN,
    ENTER_END,
    ENTER_FINISH,
    ENTER_PECK,
    ENTER_RAMS,
    ENTER_TERRAIN,
    ENTER_TOKEN,
    NO_TOKEN,
    ON_FAN,
    ON_RACER,
    ON_TOKEN,
    ON_TRACK,
    OWN,
    PECKING_ORDER,
    PIG,
    PLACED,
    ROOSTER,
    SLOSH,
    STICKS,
    TOSSED,
    WALDGEIST,
    WATER,
    WATER_STAGGERS,
    Event,
    Kind,
)

# Bits of an entry's `todo`: Racers 0-3, the Fan that lies there, Barrels, a Fan that is entering.
FAN_BIT = 1 << 4
BARREL_BITS = 5
MOVING_FAN_BIT = 1 << 15
ALL_BARRELS = 1023 << BARREL_BITS


def move_racer(s, p, way, by, cause):
    """A Racer moves one space; the frame carries out everything that comes of it."""
    f = begin(s, Kind.ENTER)
    f.what = A_RACER
    f.who = p
    f.way = way
    f.by = by
    f.cause = cause
    f.to = -1


def place_object(s, what, who, to, by, cause):
    """An object is placed on a space, skipping everything between (BB-TRACK-09)."""
    f = begin(s, Kind.ENTER)
    f.what = what
    f.who = who
    f.way = -1
    f.by = by
    f.cause = cause | PLACED
    f.to = to


def quick_step(s, t, p, way):
    """A step onto a plain, empty space, where nothing but the move happens; whether it was one."""
    if s.fan_move != 0:
        return False
    x = s.at[p] + 0
    y = link(s, t, x, way)
    if y < 0 or s.on[y] != 0 or not plain(s, t, y):
        return False
    racer_leaves(s, t, p)
    if t.circuit != 0:
        s.progress[p] += crossed(s, x // CELLS, y // CELLS, way)
    s.at[p] = y
    s.on[y] |= ON_RACER
    s.chain_racers = 0
    s.chain_barrels = 0
    s.chain_hit = 0
    emit(s, Event.MOVED, p, y, x)
    return True


def run_enter(s, t, f):
    """The order on entering a space: BB-MOVE-03, BB-MOVE-04, BB-RULE-12, BB-RULE-13."""
    going = True
    while going:
        if f.step <= ENTER_RAMS:
            going = move_or_ram(s, t, f)
        elif f.what == A_FAN:
            fan_settles(s, f)
            going = False
        elif f.what == A_BARREL:
            barrel_settles(s, t, f)
            going = False
        elif f.step == ENTER_PECK:
            f.step = ENTER_TOKEN
            going = not ask_peck(s, t, f)
        elif f.step == ENTER_END or not still_moving(s, f):
            done(s)
            going = False
        else:
            going = feel_space(s, t, f)


def move_or_ram(s, t, f):
    """The move itself, then the Rams; whether the frame goes on at once."""
    if f.step == ENTER_RAMS:
        return next_ram(s, t, f)
    if f.what == A_RACER:
        return racer_moves(s, t, f)
    if f.what == A_FAN:
        return fan_moves(s, t, f)
    barrel_placed(s, t, f)
    return True


def ask_peck(s, t, f):
    """Asks the Rooster that has just Rammed a Racer for its Pecking Order; whether it is asked (BB-RULE-25)."""
    p = f.who + 0
    if f.cause & OWN == 0 or s.chain_hit == 0 or s.racer[p] != ROOSTER:
        return False
    if not still_moving(s, f) or not can_use(s, t, PECKING_ORDER):
        return False
    g = begin(s, Kind.PECK)
    g.seat = p
    return True


def feel_space(s, t, f):
    """Token, Terrain, Finish Line, one after another; whether the frame goes on at once."""
    depth = s.depth + 0
    if f.step == ENTER_TOKEN:
        f.step = ENTER_TERRAIN
        take_token(s, f.who, f.to)
    elif f.step == ENTER_TERRAIN:
        f.step = ENTER_FINISH
        if f.cause & PLACED == 0 or t.place_dry == 0:
            enter_terrain(s, t, f)
    else:
        f.step = ENTER_END
        cross_line(s, t, f)
    return s.depth == depth


def still_moving(s, f):
    """Whether the entered space still counts for the mover: on the Track, its Turn not ended.

    BB-RULE-13, BB-RULE-15.
    """
    return s.status[f.who] == ON_TRACK and (f.who != s.active or s.over == 0)


def racer_moves(s, t, f):
    """A Racer goes to the next space, if it may (BB-RAM-06), or falls off."""
    p = f.who + 0
    x = s.at[p] + 0
    y = f.to + 0
    way = f.way + 0
    if way >= 0:
        if crosses_open_edge(s, t, x, way):
            g = begin(s, Kind.ATTACH)
            g.who = p
            return False
        y = link(s, t, x, way)
        if t.night != 0 and f.cause & CHAIN != 0 and safe_rams(s, t) and (y < 0 or terrain(s, t, y) != 0):
            done(s)  # the piece just attached leaves no dry space to be pushed to: it stays (BB-RULE-20)
            emit(s, Event.STAYED, p, x, 0)
            return False
        if y < 0:
            done(s)
            fall_off(s, t, p)
            return False
    others = racers_on(s, t, y) & ~(1 << p)
    if f.cause & OWN:
        if others & s.entered:
            done(s)
            s.over = 1
            emit(s, Event.TURN_CUT, p, y, 0)
            return False
        s.entered |= others
    racer_leaves(s, t, p)
    if t.circuit != 0:
        s.progress[p] += crossed(s, x // CELLS, y // CELLS, way)
        f.left = s.progress[p]
    racer_enters(s, t, p, y)
    if way >= 0:
        emit(s, Event.MOVED, p, y, x)
    else:
        emit(s, Event.PLACED, p, y, x)
    enter(s, f, y, others)
    if p == s.active:
        if f.todo & ALL_BARRELS:
            s.die_left = 0  # BB-OBJ-05
        if f.todo and t.ram_ends_die != 0:
            s.die_left = 0
    return True


def crossed(s, a, b, way):
    """How many piece borders lie between pieces `a` and `b`, forward positive (BB-RULE-45)."""
    if a == b:
        return 0
    if way >= 0:
        return 1 if way < 3 else -1
    return 1 if (b - a) % s.pieces == 1 else -1


def enter(s, f, y, racers):
    """The moving object is in `y`; everything else there is to be Rammed (BB-RAM-01)."""
    f.to = y
    todo = racers | barrels_on(s, y) << BARREL_BITS
    if s.on[y] & ON_FAN:
        todo |= FAN_BIT
    if s.fan_move != 0 and s.fan_move_at == y:
        todo |= MOVING_FAN_BIT
    f.todo = todo
    f.flag = 1 if todo != 0 else 0
    f.step = ENTER_RAMS
    if f.cause & CHAIN == 0:
        s.chain_racers = 0
        s.chain_barrels = 0
        s.chain_hit = 0


def next_ram(s, t, f):
    """Rams what is in the space, one object after another, each with its whole chain (BB-RULE-12)."""
    y = f.to + 0
    if f.todo == 0:
        f.step = ENTER_PECK
        return True
    there = racers_on(s, t, y) | barrels_on(s, y) << BARREL_BITS
    if s.on[y] & ON_FAN:
        there |= FAN_BIT
    if s.fan_move != 0 and s.fan_move_at == y:
        there |= MOVING_FAN_BIT
    todo = f.todo & there
    f.todo = todo
    if todo == 0:
        f.step = ENTER_PECK
        return True
    if todo & (todo - 1) == 0 or todo & ALL_BARRELS == todo:
        depth = s.depth + 0
        bit = todo & -todo
        f.todo = todo & ~bit
        hit(s, t, y, bit, f.by)
        return s.depth == depth
    g = begin(s, Kind.NEXT_RAM)
    g.seat = f.by
    g.to = y
    g.todo = todo
    return False


# --- Fans and Barrels that move -------------------------------------------------------------------------------------


def fan_moves(s, t, f):
    """A Fan is moved or placed into a space; it Rams what is there (BB-OBJ-07). `left` is where it was."""
    p = f.who + 0
    x = f.left + 0
    y = f.to + 0
    if f.way >= 0:
        y = link(s, t, x, f.way)
        if y < 0:
            done(s)
            take_fan(s, x)
            return False
    s.on[x] &= 255 - ON_FAN
    move_fan(s, p, x, y)
    emit(s, Event.FAN_MOVED, p, y, x)
    enter(s, f, y, racers_on(s, t, y))
    s.fan_move = p + 1
    s.fan_move_at = y
    return True


def fan_settles(s, f):
    """The Fan lies down, or is discarded after Untame Tusk Toss (BB-PIG-02), unless something Rammed it meanwhile."""
    y = f.to + 0
    tossed = f.cause & TOSSED
    p = s.fan_move - 1
    done(s)
    if p < 0:
        return
    s.fan_move = 0
    s.fan_move_at = 0
    if tossed:
        supply_fan(s, p, y)
    else:
        s.on[y] |= p + 1


def barrel_placed(s, t, f):
    """A Barrel is placed by Untame Tusk Toss, or stops its flight, in a space (BB-OBJ-04, BB-OBJ-06)."""
    y = f.to + 0
    enter(s, f, y, racers_on(s, t, y))
    put_barrel(s, f.who, y)


def barrel_settles(s, t, f):
    """A Barrel that hit an object or Terrain is discarded, after the Ram."""
    k = f.who + 0
    gone = f.flag != 0 or terrain(s, t, f.to) != 0
    done(s)
    if gone and s.barrel_at[k] >= 0:
        emit(s, Event.BARREL_GONE, s.barrel_at[k], 0, 0)
        take_barrel(s, k)


# --- what a space does to a Racer -----------------------------------------------------------------------------------


def take_token(s, p, x):
    """A token on the space comes to the Racer card; at three it is discarded (BB-TOK-02, BB-RULE-54)."""
    token = token_on(s, x)
    if token == NO_TOKEN:
        return
    s.on[x] &= 255 - ON_TOKEN
    emit(s, Event.TOKEN_TAKEN, p, x, token)
    if token == CARROT:
        s.carrot_supply += 1
        gain_carrots(s, p, 1)
    else:
        s.stagger_supply += 1
        gain_staggers(s, p, 1)


def enter_terrain(s, t, f):
    """Water and Rocks (BB-TERR-01, BB-TERR-02, BB-TERR-03, BB-TERR-04, BB-TERR-05)."""
    p = f.who + 0
    kind = terrain(s, t, f.to) + 0
    if kind == 0:
        return
    own = p == s.active
    if own:
        s.spoiled = 1
    if kind == WATER:
        emit(s, Event.WATER, p, f.to, 0)
        if own:
            s.die_left = 0
            if s.racer[p] == PIG and can_use(s, t, SLOSH):
                g = begin(s, Kind.HOGWASH)
                g.seat = p
                g.flag = f.flag
                return
        gain_staggers(s, p, t.modifier[s.event][WATER_STAGGERS])
        return
    emit(s, Event.ROCKS, p, f.to, 0)
    if own:
        if s.racer[p] == WALDGEIST and can_use(s, t, STICKS):
            g = begin(s, Kind.STICK)
            g.seat = p
            return
        s.over = 1


def options_hogwash(s, t, f, out):
    """Hogwash Slosh: no Stagger token for this Water, a Gold Carrot if something was Rammed in it (BB-PIG-01)."""
    out[0] = PASS
    out[1] = ABILITY + SLOSH
    return 2


def choose_hogwash(s, t, f, a):
    """BB-PIG-01, BB-RULE-43."""
    p = f.seat + 0
    rammed = f.flag + 0
    done(s)
    if a == PASS:
        gain_staggers(s, p, t.modifier[s.event][WATER_STAGGERS])
        return
    use(s, t, SLOSH)
    if rammed:
        gain_carrots(s, p, 1)
