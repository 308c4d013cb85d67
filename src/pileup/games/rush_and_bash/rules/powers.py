"""Star powers (ledger, section 9). What a car's powers are is data: a list of parts for each of levels 1 and 3."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import PASS, POWER, SPACE
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.effects import *
from pileup.games.rush_and_bash.rules.movement import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def options_star(s, t, f, out):
    """No power, or one of a level up to the star's; an extra card needs a card in hand (RB-STAR-01, RB-RULE-08)."""
    out[0] = PASS
    n = 1
    for level in range(1, s.stars[f.car] + 1):
        if level != 2 or s.hand[f.car][0] != NO_CARD:
            out[n] = POWER + level - 1
            n += 1
    return n


def choose_star(s, t, f, a):
    """The star goes to 0 first, then the power's actions are done (RB-STAR-02, RB-TURN-02)."""
    car = f.car + 0
    done(s)
    if a == PASS:
        return
    top(s).left = 1  # the turn's power is used
    level = a - POWER + 1
    s.stars[car] = 0
    emit(s, Event.POWER_USED, car, level, 0)
    if level == 2:
        g = begin(s, Kind.CARD)  # an extra card: effect, acceleration, discard (RB-STAR-04)
        g.car = car
        g.seat = car
    else:
        g = begin(s, Kind.POWER)
        g.car = car
        g.other = 0 if level == 1 else 1


def run_power(s, t, f):
    """The parts of a power in their order; the whole is one action.

    RB-STAR-03, RB-STAR-05, RB-RULE-43, RB-TERM-10.
    """
    car = f.car + 0
    if f.left > 0:
        volley(s, t, f)
        return
    step = f.step + 0
    part = 0
    if step < MAX_PARTS and s.ended == 0:
        part = t.power[car][f.other][step][0] + 0
    if part == 0:
        done(s)
        end_action(s, t, car)
        return
    amount = t.power[car][f.other][step][1] + 0
    how = t.power[car][f.other][step][2] + 0
    f.step = step + 1
    if part == PART_EFFECT:
        offer_effect(s, t, car, amount, how, PART)
    elif part == PART_MOVE:
        drive(s, t, car, amount, OWN | PART | how)
    elif part == PART_VOLLEY:
        f.left = amount
        f.x = s.at[car]
    else:
        bombing(s, t, car, amount, how)


def volley(s, t, f):
    """Missiles at once from the own lane and the spaces beside in the neighbouring lanes, one resolved after the other.

    All start from where the car was when it fired, so the rest is resolved even if one throws the car off the track.
    """
    car = f.car + 0
    x = f.x + 0
    bits = f.left + 0
    if bits & VOLLEY_OWN != 0:
        f.left = bits & ~VOLLEY_OWN
        fire(s, t, car, x, False)
        return
    side = 0 if bits & VOLLEY_LEFT != 0 else 1
    f.left = bits & ~VOLLEY_LEFT if side == 0 else 0
    y = t.beside[x][side] + 0
    if y != NOWHERE:
        fire(s, t, car, y, True)


def bombing(s, t, car, bombs, how):
    """Begins to place Bombs on the own board and the next ones."""
    f = begin(s, Kind.BOMBING)
    f.car = car
    f.seat = car
    f.left = bombs
    f.flags = how
    if not can_place_more(s, t, f):
        done(s)


def boards_of_bombing(t, f):
    """How many boards the Bombs may lie on."""
    return min(f.flags & ~EXPLODE, t.n_boards)


def can_place_more(s, t, f):
    """A Bomb is left for this power and a free space in its range."""
    if s.bombs == 0 or f.left == 0:
        return False
    board = t.board[s.at[f.car]] + 0
    for k in range(boards_of_bombing(t, f)):
        b = (board + k) % t.n_boards
        for x in range(t.board_first[b], t.board_first[b + 1]):
            if is_bomb_place(s, t, x, f.car):
                return True
    return False


def options_bombing(s, t, f, out):
    """Another free space of the own board or the next, or no more (RB-STAR-05)."""
    out[0] = PASS
    n = 1
    board = t.board[s.at[f.car]] + 0
    for k in range(boards_of_bombing(t, f)):
        b = (board + k) % t.n_boards
        for x in range(t.board_first[b], t.board_first[b + 1]):
            if is_bomb_place(s, t, x, f.car):
                out[n] = SPACE + x
                n += 1
    return n


def choose_bombing(s, t, f, a):
    """Places a Bomb; after the last one all that were placed explode as one chain (RB-RULE-12)."""
    explodes = f.flags & EXPLODE != 0
    if a != PASS:
        x = a - SPACE
        f.left -= 1
        place_bomb(s, t, f.car, x)
        if explodes:
            s.thing[x] |= FUSED
        if can_place_more(s, t, f):
            return
    done(s)
    if explodes:
        n = 0
        for x in range(t.n_spaces):
            if s.thing[x] & OBSTACLE == FUSED:
                remove_bomb(s, t, x)
                s.fuse[n] = x
                n += 1
        burn(s, t, n)
        finish_blast(s, t)
