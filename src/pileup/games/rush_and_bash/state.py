"""What a position of Rush & Bash is, and the fixed data that the rules read.

Cars are numbered as seats. Where a car is (`State.at`): a space's index, or one of
`CLEARING`, `CLEARING - 1`, `CLEARING - 2` (the three clearings of the jungle), or `FINISHED - x` for a car that has
crossed the finish line and stopped on space x, out of the race.
"""

from __future__ import annotations

from enum import IntEnum

from pileup.engine import FrameRecord, Record, i1, i2
from pileup.games.rush_and_bash.actions import CARD_NAMES, MAX_PAWS, MAX_SPACES

MAX_CARS = 6
MAX_BOARDS = 12
MAX_TYPES = 40  # different card faces in one game
MAX_ADJACENT = 12
MAX_PARTS = 6  # parts of one star power
MAX_ROCK_SPACES = 12  # on one board
MAX_ZONE = 7  # spaces of one red zone of a landslide
MAX_STACK = 16  # proven bound: docs/games/rush-and-bash.md

NOBODY = -1
NOWHERE = -1
CLEARING = -2
FINISHED = -10

# What lies on a space: an obstacle in the low bits, and perhaps a Boost tile.
ROCK = 1
BOMB = 2
FUSED = 3  # a Bomb of a star power that explodes as soon as all are placed
OBSTACLE = 3
BOOST = 4

# Card faces in hands are numbered from 1; two numbers stand for cards whose backs alone are known.
NO_CARD = 0
UNKNOWN_SPRINT = 126
UNKNOWN_RUSH = 127

SPRINT = 0
RUSH = 1

SWERVE = 1
BOMB_EFFECT = 2
MISSILE = 3
REPAIR = 4
STAR = 5

# What is printed on a space. The first four are bolts whose effect comes at the end of an action (`State.pending`).
SLIDE_BOLT = 1
VOLCANO_BOLT = 2
GRUMBLER_BOLT = 4
BRIDGE_BOLT = 8
PENDING = 15
GEYSER = 16
DEPARTURE = 32
JUNGLE_ENTRY = 64
LAKE = 128
LAVA = 256
ON_ENTRY = GEYSER | DEPARTURE | JUNGLE_ENTRY
UNPLACEABLE = DEPARTURE | JUNGLE_ENTRY  # RB-RULE-49

# Lines between a space and its `next`.
CHECKPOINT = 1
START_LINE = 2

# What a step to an adjacent space that is not `next` crosses.
CROSS_NOTHING = 0
CROSS_START_FORWARD = 1
CROSS_START_BACK = 2
CROSS_JUNCTION = 10  # plus the junction's number

# Parts of star powers.
PART_EFFECT = 1  # an effect; amount = which, how = its strength (hearts of a Repair)
PART_MOVE = 2  # amount spaces; how = flags of the drive
PART_VOLLEY = 3  # missiles at once; amount = bits of VOLLEY_…
PART_BOMBS = 4  # up to amount Bombs; how = number of boards, plus EXPLODE where they go off at once
VOLLEY_OWN = 1
VOLLEY_LEFT = 2
VOLLEY_RIGHT = 4
EXPLODE = 64

# How a car drives (Frame.flags of DRIVE).
OWN = 1  # the active car's own movement: choices are its controller's
BY_CARD = 2  # a card's acceleration or Swerve: Boosts count
PART = 4  # part of a star power: triggers wait for the end of the whole action
LANES = 8  # lane changes allowed, one point each
FLY = 16  # passes over obstacles
SMASH = 32  # removes Rocks and Bombs without effect
UP_TO = 64  # may stop early
HALTED = 128  # contact or geyser ended the movement
GONE = 256  # off-track, finished or in the jungle: the movement is over
SWERVING = 512  # one step to an adjacent space, nothing more


class Kind(IntEnum):
    """What is being resolved."""

    ROUND = 1
    SET_UP = 2
    PORTAL = 3
    BOOST_PLACE = 4
    FIRST_SEAT = 5
    DRAW = 6
    ROCK_ROLL = 7
    TURN = 8
    STAR = 9
    CARD = 10
    PLAY = 11
    EFFECT = 12
    POWER = 13
    BOMBING = 14
    DRIVE = 15
    STEER = 16
    COLLIDE = 17
    HITS = 18
    LIFELESS = 19
    AFTER = 20
    ROCKS = 21
    BRIDGE = 22
    SLIDE_ROLL = 23
    SLIDE = 24
    SLIDE_BLIND = 25
    GEYSER = 26
    GEYSER_STOP = 27
    ERUPT = 28
    LAVA = 29
    JUNGLE = 30
    GRUMBLER_ROLL = 31
    GRUMBLER = 32
    GRUMBLER_BLIND = 33
    GRUMBLER_END = 34


class Event(IntEnum):
    """What happened, for the log and for pictures."""

    GRID = 1
    PORTAL_PLACED = 2
    BOOST_PLACED = 3
    ROUND_BEGAN = 4
    TURN_BEGAN = 5
    DREW = 6
    RESHUFFLED = 7
    PLAYED = 8
    DECLINED = 9
    SWERVED = 10
    DROVE = 11
    PORTED = 12
    FLEW_BACK = 13
    BOMB_PLACED = 14
    FIRED = 15
    REPAIRED = 16
    STAR_GAINED = 17
    EXTRA_SPACES = 18
    POWER_USED = 19
    HIT_ROCK = 20
    HIT_BOMB = 21
    COLLIDED = 22
    EXPLODED = 23
    ROCK_REMOVED = 24
    BOMB_REMOVED = 25
    DAMAGED = 26
    OFF_TRACK = 27
    CROSSED_START = 28
    FINISHED = 29
    RANKED = 30
    JUNCTION_CLEARED = 31
    ROCK_ROLLED = 32
    ROCK_PLACED = 33
    BOOSTED = 34
    LIFELESS_ROLLED = 35
    BRIDGE_ROLLED = 36
    FELL = 37
    SLIDE_ROLLED = 38
    SLIDE_HIT = 39
    GEYSER_ROLLED = 40
    STOPPED = 41
    LAVA_ROLLED = 42
    JUNGLE_ENTERED = 43
    JUNGLE_ROLLED = 44
    CLEARING_MOVED = 45
    JUNGLE_LEFT = 46
    GRUMBLER_ROLLED = 47
    GRUMBLER_MOVED = 48
    GRUMBLER_HIT = 49
    GRUMBLER_FLED = 50
    RACE_OVER = 51


class Frame(FrameRecord):
    """One unfinished rule. What the fields mean depends on the kind (see `position.FRAMES`)."""

    car = i1()
    other = i1()
    left = i1()
    card = i1()
    flags = i2()
    x = i2()
    y = i2()


class State(Record):
    """A position; see the module's text for `at`."""

    frames = Frame.slots(MAX_STACK)
    round = i2()
    active = i1()  # whose turn it is, or NOBODY
    ended = i1()  # the active car's turn is over as soon as all consequences are resolved
    at = i2(MAX_CARS)
    above = i1(MAX_CARS)  # how many cars were on the space when this one came (RB-RULE-13)
    hearts = i1(MAX_CARS)
    stars = i1(MAX_CARS)
    crossed_start = i1(MAX_CARS)
    pending = i1(MAX_CARS)  # bolts crossed in the running action whose effect is still to come
    hits = i1(MAX_CARS)  # points of the event that is being resolved; 0 otherwise
    ranking = i1(MAX_CARS)  # car on each place, valid for the running round
    hand = i1(MAX_CARS, 3)  # card faces in rising order, NO_CARD last
    deck = i1(MAX_TYPES + 1)  # copies of each face still in its deck; what is nowhere else is in the discard pile
    thing = i1(MAX_SPACES)
    rocks = i1()  # in the supply
    bombs = i1()  # in the supply
    boosts = i1()  # in the supply
    junction_rocks = i2()  # bit j: junction j still has its Rock
    crossed = i2()  # bit j: junction j was crossed forward in the running round
    grumbler = i1()  # the paw point it stands on; 0 = the red one
    departure_tile = i1(6)  # portal tiles 1-6 by slot; 0 = none
    arrival_tile = i1(6)
    fuse = i2(9)  # Bombs of the explosion that is being computed; 0 otherwise
    paw_blast = i2()  # paw points in the blast that is being computed; 0 otherwise


class Static(Record):
    """The race's fixed data: who drives, cards, powers, the circuit as arrays. Spaces that there are not: NOWHERE."""

    seats = i1()
    humans = i1()  # seats from this number on are the rulebook's Bots
    first_seat = i1()  # NOBODY: drawn
    simplified = i1()
    with_boosts = i1()
    lifeless = i1()
    full_heart = i1()
    # cards
    n_types = i1(2)
    first_type = i1(2)
    deck_of = i1(MAX_TYPES + 1)
    effect = i1(MAX_TYPES + 1)
    value = i1(MAX_TYPES + 1)
    total = i1(MAX_TYPES + 1)
    card_code = i1(MAX_TYPES + 1)
    type_of = i1(len(CARD_NAMES))
    deck_of_place = i1(MAX_CARS)
    first_rush = i1(MAX_CARS)  # Rush cards in the first hand, by grid place
    power = i2(MAX_CARS, 2, MAX_PARTS, 3)  # level 1 and level 3 of each seat's car: part, amount, how
    # circuit
    n_boards = i1()
    n_spaces = i2()
    grid = i2(MAX_CARS)
    next = i2(MAX_SPACES)
    prev = i2(MAX_SPACES)
    merge = i2(MAX_SPACES)
    plain = i2(MAX_SPACES)  # next, where a step there can't do anything by itself
    board = i1(MAX_SPACES)
    lane = i1(MAX_SPACES)
    key = i2(MAX_SPACES)
    mark = i2(MAX_SPACES)
    lines = i1(MAX_SPACES)  # between a space and its next
    lines_back = i1(MAX_SPACES)  # between a space and its prev
    junction = i1(MAX_SPACES)
    behind_start = i1(MAX_SPACES)
    rock = i1(MAX_SPACES)
    slot = i1(MAX_SPACES)
    n_adjacent = i1(MAX_SPACES)
    adjacent = i2(MAX_SPACES, MAX_ADJACENT)
    crossing = i1(MAX_SPACES, MAX_ADJACENT)
    n_swerve = i1(MAX_SPACES)
    swerve = i2(MAX_SPACES, MAX_ADJACENT)
    n_bot_swerve = i1(MAX_SPACES)
    bot_swerve = i2(MAX_SPACES, MAX_ADJACENT)
    beside = i2(MAX_SPACES, 2)
    board_first = i2(MAX_BOARDS + 1)
    n_fill = i1(MAX_BOARDS + 1)
    fill = i2(MAX_BOARDS + 1, MAX_ROCK_SPACES)
    order = i2(MAX_SPACES)  # all spaces from the rearmost to the foremost
    n_behind = i2()
    behind = i2(MAX_SPACES)  # spaces of the first board behind the line, front row first
    boost_space = i2(MAX_BOARDS, 3)  # NOWHERE: no Boost at this junction
    lake = i2()
    jungle_entry = i2()
    jungle_exit = i2()
    n_portals = i1()
    departure = i2(6)
    arrival = i2(6)
    n_zone = i1(2)
    zone = i2(2, MAX_ZONE)
    slide_tile = i1(2)  # the two boards of the landslide
    n_paws = i1()
    paw_space = i2(MAX_PAWS)
    n_paw_edges = i1(MAX_PAWS)
    paw_edge = i1(MAX_PAWS, MAX_PAWS)
    trigger_order = i1(4)
