"""Movement and contact (ledger, sections 7 and 8).

A DRIVE is one movement of one car: `left` spaces still to go, `flags` how it drives, `x` where a flight began,
`y` the space chosen for the next step plus one (0: none).
"""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.decks import *
from pileup.games.rush_and_bash.rules.off_track import *
from pileup.games.rush_and_bash.rules.steering import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *

# Steps of a DRIVE: what it does when it is on top again.
GO_ON = 0
AFTER_COLLISION = 1
AFTER_ROCK = 2
AFTER_CONTACT = 3
AFTER_GEYSER = 4  # the damage is done; perhaps the option to stop
AFTER_ENTRY = 5


def drive(s, t, car, spaces, flags):
    """Begins a movement of `spaces` (RB-MOVE-01)."""
    f = begin(s, Kind.DRIVE)
    f.car = car
    f.left = spaces
    f.flags = flags
    f.x = s.at[car]


def step_to(s, t, car, x, flags):
    """Begins a movement of one step to a given space: a Swerve, or the jump out of the jungle (RB-EFF-02)."""
    f = begin(s, Kind.DRIVE)
    f.car = car
    f.left = 1
    f.flags = flags | SWERVING
    f.x = s.at[car]
    f.y = x + 1


def run_drive(s, t, f):
    """One movement, space by space (RB-MOVE-02, RB-MOVE-03)."""
    if f.flags & GONE != 0:
        if f.step == AFTER_ROCK and s.thing[f.x] & OBSTACLE == ROCK:
            remove_rock(s, t, f.x)  # also if the car went off-track (RB-HIT-03)
        end_drive(s, t, f)
        return
    step = f.step + 0
    f.step = GO_ON
    going = True
    if step == AFTER_ROCK:
        remove_rock(s, t, s.at[f.car])
        going = arrive(s, t, f)
    elif step == AFTER_COLLISION:
        if grumbler_on(s, t, s.at[f.car]):
            ram_grumbler(s, t, f)  # RB-RULE-60
            going = False
        else:
            going = arrive(s, t, f)
    elif step == AFTER_CONTACT:
        going = arrive(s, t, f)
    elif step == AFTER_GEYSER:
        f.step = AFTER_ENTRY
        if f.left > 0 and decider(s, t, f.car) != NOBODY:
            g = begin(s, Kind.GEYSER_STOP)
            g.car = f.car
            g.seat = decider(s, t, f.car)
            going = False
        else:
            f.step = GO_ON
            going = take_boost(s, t, f)
    elif step == AFTER_ENTRY:
        going = take_boost(s, t, f)
    while going:
        glide(s, t, f)
        going = go_on(s, t, f)


def glide(s, t, f):
    """Passes the spaces ahead on which nothing can happen in one go: no line, print, tile, obstacle or choice.

    The same as `go_on` for each of them, only faster.
    """
    car = f.car + 0
    x = s.at[car] + 0
    left = f.left + 0
    if left <= 0 or f.y > 0 or f.flags & (LANES | UP_TO) != 0 or x < 0 or other_car_on(s, t, x, car) != NOBODY:
        return
    while left > 0:
        y = t.plain[x] + 0
        if y == NOWHERE or s.thing[y] != 0 or car_on(s, t, y) != NOBODY:
            break
        emit(s, Event.DROVE, car, x, y)
        x = y
        left -= 1
    s.at[car] = x
    s.above[car] = 0
    f.left = left


def go_on(s, t, f):
    """The next space of a movement; False when something else comes first."""
    if f.left <= 0 or f.flags & GONE != 0:
        end_drive(s, t, f)
        return False
    x = s.at[f.car] + 0
    y = t.next[x] + 0
    if f.y > 0:
        y = f.y - 1
        f.y = 0
    elif f.flags & OWN != 0 and (t.merge[x] != NOWHERE or f.flags & (LANES | UP_TO) != 0) and not is_bot(t, f.car):
        n = count_steps(s, t, f, x)
        if n > 1 or f.flags & UP_TO != 0:
            g = begin(s, Kind.STEER)
            g.car = f.car
            g.seat = f.car
            g.flags = f.flags
            return False
        if n == 1 and y == NOWHERE:
            y = only_step(s, t, f, x)
    if y == NOWHERE:
        f.left = 0
        return True
    f.left -= 1
    return enter(s, t, f, x, y)


def crossing_of(s, t, x, y):
    """What a step from `x` to the adjacent space `y` crosses, when `y` is not simply ahead."""
    for k in range(t.n_adjacent[x]):
        if t.adjacent[x][k] == y:
            return t.crossing[x][k] + 0
    return CROSS_NOTHING


def cross(s, t, car, x, y):
    """Notes the lines crossed by a step from `x` to `y`; True when it finishes (RB-RULE-05, RB-ROCK-01, RB-END-01)."""
    junction = NOWHERE
    start = 0
    if ahead(s, t, x) == y:
        junction = t.junction[x] + 0
        if t.lines[x] & START_LINE != 0:
            start = 1
    elif x >= 0:
        code = crossing_of(s, t, x, y)
        if code >= CROSS_JUNCTION:
            junction = code - CROSS_JUNCTION
        elif code == CROSS_START_FORWARD:
            start = 1
        elif code == CROSS_START_BACK:
            s.crossed_start[car] = 0
    if junction != NOWHERE:
        s.crossed |= 1 << junction
    if start == 1:
        if s.crossed_start[car] == 1:
            return True
        s.crossed_start[car] = 1
        emit(s, Event.CROSSED_START, car, y, 0)
    return False


def finish(s, t, car, y):
    """The car has finished: out of the race at once (RB-END-01, RB-END-03, RB-RULE-40)."""
    put(s, t, car, FINISHED - y)
    s.pending[car] = 0
    cancel_movement(s, car)
    end_turn_of(s, car)
    emit(s, Event.FINISHED, car, y, 0)


def enter(s, t, f, x, y):
    """Enters a space: lines, contact, printed effects, Boost (RB-MOVE-03); False when something else comes first."""
    car = f.car + 0
    if x >= 0 and cross(s, t, car, x, y):
        emit(s, Event.DROVE, car, x, y)
        finish(s, t, car, y)
        return True
    other = put(s, t, car, y)
    if x >= 0 and t.mark[x] & DEPARTURE != 0:
        emit(s, Event.PORTED, car, x, y)
    elif f.flags & SWERVING != 0:
        emit(s, Event.SWERVED, car, x, y)
    else:
        emit(s, Event.DROVE, car, x, y)
    s.pending[car] |= t.mark[y] & PENDING
    if f.flags & FLY == 0 and contact(s, t, f, y, other):
        return False
    if x >= 0 and t.mark[x] & DEPARTURE != 0:
        return True  # an arrival by portal sets nothing off, not even a Boost (RB-RULE-29, RB-BOOST-04)
    return arrive(s, t, f)


def contact(s, t, f, y, other):
    """Contact with what is on the space ends the movement; True when its effect comes first (RB-HIT-01 … RB-HIT-05)."""
    car = f.car + 0
    thing = s.thing[y] & OBSTACLE
    if other != NOBODY:
        f.left = 0
        f.flags |= HALTED
        f.step = AFTER_COLLISION
        g = begin(s, Kind.COLLIDE)
        g.car = car
        g.other = other
        return True
    if thing != 0 and f.flags & SMASH != 0:
        if thing == ROCK:
            remove_rock(s, t, y)
        else:
            remove_bomb(s, t, y)
            emit(s, Event.BOMB_REMOVED, y, 0, 0)
        return False
    if thing == ROCK:
        f.left = 0
        f.flags |= HALTED
        f.step = AFTER_ROCK
        f.x = y
        emit(s, Event.HIT_ROCK, car, y, 0)
        strike(s, t, car, 1)
        return True
    if thing != 0:
        f.left = 0
        f.flags |= HALTED
        f.step = AFTER_CONTACT
        emit(s, Event.HIT_BOMB, car, y, 0)
        explode(s, t, y)
        return True
    if grumbler_on(s, t, y):
        ram_grumbler(s, t, f)
        return True
    return False


def ram_grumbler(s, t, f):
    """The car takes 1 damage and stops; the Grumbler stays as it is (RB-GRUM-05)."""
    f.left = 0
    f.flags |= HALTED
    f.step = AFTER_CONTACT
    emit(s, Event.GRUMBLER_HIT, f.car, s.at[f.car], 0)
    strike(s, t, f.car, 1)


def arrive(s, t, f):
    """Entry effects of the space that a car has entered, contact being over; False when one of them comes first.

    A departure portal leads on to the arrival portal at no cost, also after a contact (RB-TELE-02, RB-RULE-29).
    """
    car = f.car + 0
    x = s.at[car] + 0
    mark = t.mark[x] + 0
    if mark & ON_ENTRY == 0:
        return take_boost(s, t, f)
    if mark & DEPARTURE != 0:
        f.left += 1
        f.y = ahead(s, t, x) + 1
        return True
    if mark & JUNGLE_ENTRY != 0:
        enter_jungle(s, t, f, car)
        return True
    f.step = AFTER_ENTRY
    g = begin(s, Kind.GEYSER)
    g.car = car
    return False


def enter_jungle(s, t, f, car):
    """Into the first clearing; movement and own turn end (RB-JUNG-02, RB-RULE-46)."""
    put(s, t, car, CLEARING)
    f.flags |= GONE
    end_turn_of(s, car)
    emit(s, Event.JUNGLE_ENTERED, car, t.jungle_entry, 0)


def take_boost(s, t, f):
    """A Boost entered by a card's acceleration or Swerve: the top Sprint card's value is added (RB-BOOST-02)."""
    if s.thing[s.at[f.car]] & BOOST == 0 or f.flags & BY_CARD == 0 or f.flags & HALTED != 0:
        return True
    return begin_boost(s, t, f)


def begin_boost(s, t, f):
    """Reveals the top Sprint card; nothing when there is none (RB-RULE-37)."""
    deck = ready_deck(s, t, SPRINT)
    if deck == NOBODY:
        return True
    g = begin(s, Kind.DRAW)
    g.car = f.car
    g.card = deck
    g.other = FOR_BOOST
    g.flags = f.flags & SWERVING
    return False


def end_drive(s, t, f):
    """The movement is over; unless it was part of a star power, its bolts act now (RB-MOVE-04, RB-SPEC-01)."""
    car = f.car + 0
    flags = f.flags + 0
    if flags & FLY != 0 and flags & GONE == 0:
        land(s, t, car, f.x)
    done(s)
    if flags & PART == 0:
        end_action(s, t, car)


def end_action(s, t, car):
    """The end of an action of a car: pending bolts act (RB-TERM-10)."""
    if s.pending[car] != 0:
        g = begin(s, Kind.AFTER)
        g.car = car


def land(s, t, car, origin):
    """A flight that ends on an occupied space: back to the first free one; the own start is free (RB-RULE-15)."""
    x = s.at[car] + 0
    old = x + 0
    while x != origin and not is_place_off_track(s, t, x, car):
        y = back(s, t, x)
        if y == NOWHERE:
            y = origin + 0
        elif t.lines_back[x] & START_LINE != 0:
            s.crossed_start[car] = 0
        x = y + 0
    if x != old:
        put(s, t, car, x)
        emit(s, Event.FLEW_BACK, car, old, x)
