"""Movement space by space: exit, step, enter, and the landing where it ends (RK-MOV, RK-SPC)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.gates import committed_branch, has_fork, lap_of, needs_choice, tide_of
from pileup.games.racekart_riot.rules.holdings import find_item, gain_coins
from pileup.games.racekart_riot.rules.landing import land
from pileup.games.racekart_riot.rules.market import begin_pick
from pileup.games.racekart_riot.rules.strikes import LEVEL_BANANA, strike
from pileup.games.racekart_riot.rules.throws import find_banana, remove_banana
from pileup.games.racekart_riot.state import (
    BANANA,
    CARD_MOVE,
    CRABS,
    DODGED,
    EVENT_SPACE,
    HALT,
    HIGH_TIDE,
    ISLAND_VISITED,
    KART_SPACE,
    LAVA,
    LOW_TIDE,
    MOVE_BACK,
    NO_GATE,
    SHORTCUT,
    STOPPED,
    TIDE,
    Event,
    Kind,
)

# Steps of a move: what it is at on the space it is leaving.
EXIT, BANANA_ROLLED, GATE_SPOKEN, WAY, WAY_CHOSEN, TIDE_ROLLED = range(6)

LOW_TIDE_MOST = 5  # RK-MAQ-05


def run_move(s, t, f):
    """Leaves one space after another: bananas, gate, branch, step (RK-SPC-12, RK-MOV-07).

    `k` counts the bananas dealt with on this space; `n` is the space the gate or the fork leads to, + 1.
    """
    p = f.seat
    if f.step == BANANA_ROLLED:
        f.step = EXIT
        if s.result == DODGED:
            f.k += 1
        else:
            hit_banana(s, f, p)
        s.result = 0
    elif f.step == GATE_SPOKEN:
        said = s.result
        s.result = 0
        f.step = WAY
        if said == STOPPED:
            if t.gate[s.at[p]] == CRABS:
                s.crab[p] = 1
            else:
                s.flags[p][lap_of(s, p)] |= t.lava[s.at[p]]
            stop(s, t, f, p)
            return
        if said == SHORTCUT:
            f.n = t.shortcut[s.at[p]] + 1
            emit(s, Event.SHORTCUT, p, s.at[p], t.gate[s.at[p]])
    elif f.step == WAY_CHOSEN:
        to = s.target
        s.target = 0
        if to == HALT:
            stop(s, t, f, p)
            return
        f.n = to
        f.step = WAY
        if is_tide_way(s, t, p, to - 1) == 1 and tide_of(s, p) == 0:
            f.step = TIDE_ROLLED
            roll(s, p, 12, 50)
            return
    elif f.step == TIDE_ROLLED:
        low = s.die <= LOW_TIDE_MOST
        s.die = 0
        s.flags[p][lap_of(s, p)] |= LOW_TIDE if low else HIGH_TIDE
        emit(s, Event.TIDE, p, 1 if low else 2, 0)
        f.step = WAY

    while True:
        here = s.at[p]
        if f.step == EXIT:
            if f.left <= 0:
                arrive(s, t, f, p)
                return
            if f.mode == MOVE_BACK and way_back(s, t, p) < 0:
                done(s)  # a racer on the start space stays (RK-RULE-34)
                return
            if s.banana[0] > 0:
                b = find_banana(s, here, f.k)
                if b >= 0:
                    if s.spared[b] == p + 1:
                        s.spared[b] = 0
                        f.k += 1
                        continue
                    f.step = BANANA_ROLLED
                    strike(s, p, p, BANANA, LEVEL_BANANA, f.bonus)
                    return
            f.step = WAY
            gate = t.gate[here]
            if gate != NO_GATE and f.mode != MOVE_BACK and is_guarded(s, t, p, here) == 1:
                f.step = GATE_SPOKEN
                g = begin(s, Kind.GATE)
                g.seat = p
                g.what = gate
                g.bonus = f.bonus
                return
        if f.n == 0 and f.mode != MOVE_BACK and has_fork(s, t, p, here) == 1:
            k = committed_branch(s, t, p)
            if k >= 0:
                f.n = t.branch[here][k] + 1
            elif needs_choice(s, t, p, here) == 1:
                f.step = WAY_CHOSEN
                g = begin(s, Kind.FORK)
                g.seat = p
                return
        to = t.main[here] if f.n == 0 else f.n - 1
        f.n = 0
        f.k = 0
        f.step = EXIT
        f.left -= 1
        f.moved += 1
        f.entered = 1
        depth = s.depth
        if f.mode == MOVE_BACK:
            step_back(s, t, p)
        else:
            step_on(s, t, f, p, to)
        if s.depth != depth:
            return


def is_guarded(s, t, p, here):
    """0 for a lava crossing or crabs that stopped this racer before (RK-MAR-02, RK-RULE-40, RK-MAQ-07)."""
    if t.gate[here] == LAVA:
        return 1 if s.flags[p][lap_of(s, p)] & t.lava[here] == 0 else 0
    if t.gate[here] == CRABS:
        return 1 - s.crab[p]
    return 1


def is_tide_way(s, t, p, to):
    """1 when `to` is the tide branch of the fork that `p` stands on."""
    here = s.at[p]
    for k in range(t.n_branch[here]):
        if t.branch[here][k] == to and t.branch_kind[here][k] == TIDE:
            return 1
    return 0


def hit_banana(s, f, p):
    """2 off what is left of this movement; a card move off the uncapped speed (RK-ITM-01b, RK-RULE-16, RK-MOV-08)."""
    b = find_banana(s, s.at[p], f.k)
    remove_banana(s, b)
    emit(s, Event.BANANA_GONE, p, s.at[p], 0)
    if f.mode == CARD_MOVE:
        s.hits[p] += 1
        f.left = max(0, budget(s, p, f.speed) - f.moved)
    else:
        f.left = max(0, f.left - 2)


def budget(s, p, speed):
    """min(limit, max(0, speed - 2 for each hit)) (RK-MOV-08, RK-RULE-16)."""
    n = max(0, speed - 2 * s.hits[p])
    if s.cap[p] > 0:
        n = min(n, s.cap[p] - 1)
    return n


def step_on(s, t, f, p, to):
    """One step forward and what happens on entering (RK-SPC-01); may end the movement on an island."""
    here = s.at[p]
    if t.submerged[to] == 1 and tide_of(s, p) == HIGH_TIDE:
        while t.submerged[to] == 1:  # only what is above water exists for this racer (RK-MAQ-05)
            to = t.main[to]
    if t.finish[here] == 1 and to == t.main[here]:
        s.laps[p] += 1
        emit(s, Event.LAP, p, s.laps[p], 0)
        s.triggered = 1  # latched at the first crossing (RK-LAP-02, RK-RULE-49)
    s.crab[p] = 0
    s.at[p] = to
    if t.join[to] >= 0:
        s.came[p][t.join[to]] = here + 1
    emit(s, Event.DROVE, p, here, to)
    if t.island[to] > 0 and s.flags[p][lap_of(s, p)] & ISLAND_VISITED == 0:
        s.flags[p][lap_of(s, p)] |= ISLAND_VISITED
        s.grounded[p] = 1
        f.left = 0
        emit(s, Event.ISLAND, p, t.island[to], to)
        gain_coins(s, p, t.island[to])
    enter(s, t, p, to)


def enter(s, t, p, space):
    """Entering: a market pick behind the crabs, a mystery item (RK-SPC-04, RK-RULE-43, RK-RULE-58)."""
    if t.pick[space] == 1:
        begin_pick(s, p, 0)
    if t.mystery[space] == 1:
        find_item(s, t, p)


def way_back(s, t, p):
    """The space the racer came from: by its history, else along the main loop; -1 for none (RK-RULE-34)."""
    here = s.at[p]
    if here == t.start:
        return -1
    came = -1
    if t.join[here] >= 0:
        came = s.came[p][t.join[here]] - 1
    if here == t.home:
        if s.laps[p] == 0:
            return t.start + 0
        return came if came >= 0 and came != t.start else t.last + 0
    return came if came >= 0 else t.back[here] + 0


def step_back(s, t, p):
    """One space back; over the line the lap is lost again (RK-RULE-34, RK-LAP-01)."""
    here = s.at[p]
    to = way_back(s, t, p)
    if t.finish[to] == 1 and t.main[to] == here and to != t.start:
        s.laps[p] -= 1
        emit(s, Event.LAP, p, s.laps[p], 1)
    s.crab[p] = 0
    s.at[p] = to
    emit(s, Event.DROVE, p, here, to)
    enter(s, t, p, to)


def stop(s, t, f, p):
    """A movement cut short by lava, crabs or an unpaid toll: a landing where it entered a space (RK-SPC-13)."""
    entered = f.entered
    done(s)
    if entered == 1:
        land(s, t, p)


def arrive(s, t, f, p):
    """The movement is used up: a landing, or zero movement (RK-SPC-03, RK-MOV-10, RK-RULE-65)."""
    entered, mode = f.entered, f.mode
    done(s)
    if entered == 1:
        land(s, t, p)
    elif mode == CARD_MOVE:
        stay_put(s, t, p)


def stay_put(s, t, p):
    """Zero movement: the Event or Kart Supply symbol under the racer may be used again (RK-MOV-10, RK-RULE-19)."""
    symbol = t.land[s.at[p]]
    if symbol == EVENT_SPACE or (symbol == KART_SPACE and s.market[0] > 0):
        f = begin(s, Kind.REUSE)
        f.seat = p
