"""Set-up (ledger, sections 4 and 16). Everything that does not depend on chance is in the starting position already."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE, PORTAL, SEAT
from pileup.games.rush_and_bash.rules.decks import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *

# Steps of a SET_UP; `left` counts within a step.
PORTALS = 0
BOOSTS = 1
GRID = 2
HANDS = 3
FIRST_ROCKS = 4


def run_set_up(s, t, f):
    """Portals, Boosts, grid, hands in grid order, first Rocks (RB-SETUP-10)."""
    if f.step == PORTALS:
        if next_portal(s, t, f):
            return
        f.step = BOOSTS
        f.left = 0
    if f.step == BOOSTS:
        if next_boost(s, t, f):
            return
        f.step = GRID
        f.left = 0
    if f.step == GRID:
        f.step = HANDS
        if t.first_seat == NOBODY and t.humans > 1:
            begin(s, Kind.FIRST_SEAT)
            return
        line_up(s, t, max(t.first_seat, 0))
    if f.step == HANDS:
        if next_hand(s, t, f):
            return
        f.step = FIRST_ROCKS
        g = begin(s, Kind.ROCK_ROLL)
        g.x = 1
        return
    done(s)


def next_portal(s, t, f):
    """The next portal tile to be dealt; the last of each board is the one left over (RB-TELE-01)."""
    while f.left < 2 * t.n_portals:
        k = f.left + 0
        f.left = k + 1
        if k % 6 < 5:
            g = begin(s, Kind.PORTAL)
            g.left = k
            return True
        for tile in range(1, 7):
            if is_tile_left(s, k // 6, tile):
                deal_tile(s, t, k, tile)
                break
    return False


def is_tile_left(s, side, tile):
    """The tile is not on this board yet."""
    for k in range(6):
        if (s.departure_tile[k] if side == 0 else s.arrival_tile[k]) == tile:
            return False
    return True


def deal_tile(s, t, k, tile):
    """Puts a portal tile on a slot: 0-5 of the departures, 6-11 of the arrivals."""
    if k < 6:
        s.departure_tile[k] = tile
        emit(s, Event.PORTAL_PLACED, t.departure[k], tile, 0)
    else:
        s.arrival_tile[k - 6] = tile
        emit(s, Event.PORTAL_PLACED, t.arrival[k - 6], tile, 0)


def outcomes_portal(s, t, f, out, weight):
    """Each tile left for this board is as likely (RB-TELE-01)."""
    n = 0
    for tile in range(1, 7):
        if is_tile_left(s, f.left // 6, tile):
            out[n] = PORTAL + tile - 1
            weight[n] = 1
            n += 1
    return n


def happen_portal(s, t, f, a):
    """A portal tile on its slot (RB-TELE-01)."""
    k = f.left + 0
    done(s)
    deal_tile(s, t, k, a - PORTAL + 1)


def next_boost(s, t, f):
    """The next junction that gets a Boost, in race order, as long as tiles are left (RB-BOOST-05, RB-BOOST-06)."""
    while t.with_boosts == 1 and f.left < t.n_boards and s.boosts > 0:
        j = f.left + 0
        f.left = j + 1
        if t.boost_space[j][0] != NOWHERE:
            g = begin(s, Kind.BOOST_PLACE)
            g.left = j
            return True
    return False


def outcomes_boost_place(s, t, f, out, weight):
    """One die for the place of a Boost."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_boost_place(s, t, f, a):
    """1-2 leftmost, 3-4 centre, 5-6 rightmost of the spaces at the junction (RB-BOOST-05, RB-RULE-24)."""
    x = t.boost_space[f.left][(a - DIE) // 2] + 0
    done(s)
    s.thing[x] |= BOOST
    s.boosts -= 1
    emit(s, Event.BOOST_PLACED, x, 0, 0)


def outcomes_first_seat(s, t, f, out, weight):
    """Who starts from the first place: any human (RB-RULE-04)."""
    for k in range(t.humans):
        out[k] = SEAT + k
        weight[k] = 1
    return t.humans + 0


def happen_first_seat(s, t, f, a):
    """The other humans follow in seat order (RB-SETUP-04)."""
    done(s)
    line_up(s, t, a - SEAT)


def line_up(s, t, first):
    """Humans in seat order from the first seat, then the bots; the ranking is the grid's order (RB-SETUP-04, -06)."""
    for k in range(t.seats):
        car = k
        if k < t.humans:
            car = (first + k) % t.humans
        s.ranking[k] = car
        s.at[car] = t.grid[k]
        emit(s, Event.GRID, car, t.grid[k], k + 1)


def next_hand(s, t, f):
    """The next card of the first hands, in grid order; Rush cards by grid place, Sprint cards before (RB-SETUP-05)."""
    while f.left < 3 * t.humans:
        k = f.left + 0
        f.left = k + 1
        place = k // 3
        car = s.ranking[place] + 0
        deck = RUSH if k % 3 >= 3 - t.first_rush[place] else SPRINT
        if draw_card(s, t, car, deck, FOR_HAND):
            return True
    return False
