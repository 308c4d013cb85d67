"""What a position of Bayou Bash is: frames, events, the state and the static data of a race."""

from __future__ import annotations

from enum import IntEnum

from pileup.engine import FrameRecord, Record, i1, i2, i4, u1, u2
from pileup.games.bayou_bash.actions import (
    CELLS,
    DIE_VALUES,
    MAX_SPACES,
    MOST_CARDS,
    MOST_EVENTS,
    MOST_PIECES,
    MOST_SHIFT,
)

__all__ = ["Event", "Frame", "Kind", "State", "Static"]

# Where a Racer is.
WAITING, ON_TRACK, OFF_TRACK, FINISHED = 0, 1, 2, 3
# What may lie on a space.
NONE, WATER, ROCKS = 0, 1, 2
NO_TOKEN, CARROT, STAGGER_TOKEN = 0, 1, 2
# The six directions; the first three are forward (BB-TRACK-06).
FORWARD, FORWARD_LEFT, FORWARD_RIGHT, BACK, BACK_LEFT, BACK_RIGHT = 0, 1, 2, 3, 4, 5
STAGGER_FAN = 6
# Kinds of dice.
NIMBLE, SWIFT, DASHING = 0, 1, 2
# Racers, in the order of their abilities.
ROOSTER, RABBIT, PIG, WALDGEIST = 0, 1, 2, 3
(
    PECKING_ORDER,
    FEATHER_ADO,
    NO_FOWL,
    FUR_ALARM,
    DUST_BUNNY,
    CAKE_QUAKE,
    SLOSH,
    TUSK_TOSS,
    RODEO,
    DISBE_LEAF,
    STICKS,
    POLLEN,
) = range(12)

# A byte of State.on says what is on a space.
ON_FAN = 7  # 0, or seat of the Fan + 1
ON_BARREL = 8
ON_TOKEN = 48  # the token's kind << 4
TOKEN_SHIFT = 4
ON_MARK = 64  # scratch: a Fan that still has to be moved, a space already listed
ON_RACER = 128
ON_OBJECT = ON_FAN | ON_BARREL | ON_RACER

# What an ENTER frame moves, and why.
A_RACER, A_FAN, A_BARREL = 0, 1, 2
OWN = 1  # a Racer's own movement or placement in its own Turn (BB-RAM-06)
PLACED = 2  # placed, not moved
CHAIN = 4  # caused by a Ram: the chain goes on
TOSSED = 8  # placed by Untame Tusk Toss

# Steps of ENTER, in the order of BB-MOVE-04.
ENTER_MOVE, ENTER_RAMS, ENTER_PECK, ENTER_TOKEN, ENTER_TERRAIN, ENTER_FINISH, ENTER_END = 0, 1, 2, 3, 4, 5, 6

# Steps of TURN.
(
    TURN_BEGIN,
    TURN_RETURNED,
    TURN_CARD,
    TURN_SHOWBOAT,
    TURN_BEFORE_ROLL,
    TURN_ROLL,
    TURN_DICE,
    TURN_BEFORE_STAGGER,
    TURN_STAGGER,
    TURN_AFTER_STAGGER,
    TURN_GAINS,
    TURN_END,
) = range(12)

# Windows for abilities (BB-RULE-14); a reaction has its own: after a Ram, in Terrain, after the Stagger roll.
ANY_TIME, BEFORE_ROLL, IN_DIE, REACTION = 0, 1, 2, 3
TARGETED = (FUR_ALARM, DUST_BUNNY, CAKE_QUAKE, TUSK_TOSS, POLLEN)  # at any time, where there is something to aim at
WINDOWS = (
    TARGETED,
    (*TARGETED, NO_FOWL, RODEO),
    (*TARGETED, FEATHER_ADO),
    (PECKING_ORDER, SLOSH, DISBE_LEAF, STICKS),
)

# Whom an event's item is about, and what it does.
EACH, EACH_ON_TRACK, REARENDER, FRONTRUNNER = 0, 1, 2, 3
TARGETS = ("each", "each-on-track", "rearender", "frontrunner")
(
    GAIN_FANS,
    GAIN_STAGGERS,
    GAIN_CARROTS,
    DISCARD_FANS,
    DISCARD_STAGGERS,
    DISCARD_CARROTS,
    PLACE_CARROTS,
    PLACE_STAGGERS,
    PLACE_BARRELS,
    MOVE,
    TO_STAGGER,
) = range(1, 12)
VERBS = (
    "gain-fans",
    "gain-staggers",
    "gain-carrots",
    "discard-fans",
    "discard-staggers",
    "discard-carrots",
    "place-carrots",
    "place-staggers",
    "place-barrels",
    "move",
    "stagger",
)
(
    SAFE_RAMS,
    RAM_FANS_EACH,
    FANS_OFF_TERRAIN,
    FIRST_DIE_BONUS,
    SHOWBOAT_FANS,
    ABILITY_COST,
    SOFT_LANDING,
    FAN_PHASE_FANS,
    WATER_STAGGERS,
    NO_SHOWBOAT,
    NO_ABILITIES,
) = range(11)
MODIFIERS = (
    "safe-rams",
    "fans-per-rammed-racer",
    "fans-off-terrain",
    "first-die-bonus",
    "showboat-fans",
    "ability-cost",
    "soft-landing",
    "fan-phase-fans",
    "water-staggers",
    "no-showboating",
    "no-abilities",
)
MODIFIER_DEFAULTS = (0, 1, 0, 0, 0, 0, 0, 2, 1, 0, 0)
MOST_ITEMS, MOST_VERBS = 4, 4

# Components (BB-COMP-04, BB-COMP-05).
FANS_EACH, BARRELS, TOKENS_EACH, MOST_TOKENS = 15, 10, 12, 3
STRANDED_ROUNDS = 5  # BB-RULE-64
MOST_ROUNDS = 1000  # BB-RULE-65; turns of all seats then fit their counters
STUBBORN_HAND = 6
MOST_DICE = 9
NEAR = 64
VARIANTS = 64  # a piece's side in one orientation
PASSES_ON = -2  # a link within a variant that leaves it forward by lane 0; lane l is PASSES_ON - l
PASSES_BACK = -20
SHIFTS = 2 * MOST_SHIFT + 1  # by how many lanes a piece may be moved, left or right or not at all
SHAPES = 2  # numbers of columns that plain pieces have
JOINTS = 1 + SHAPES * SHIFTS  # 0: no piece there (yet); else its shape, if it lies before, and the lanes moved


class Kind(IntEnum):
    """The frames of Bayou Bash."""

    SET_UP = 1
    ROLL_OFF = 2
    PICK_RACER = 3
    PICK_START = 4
    DEAL = 5
    ROUND = 6
    TURN_UP_EVENT = 7
    EVENT = 8
    PLACE_TOKEN = 9
    DRAFT = 10
    TURN_UP_CARD = 11
    DISCARD_CARD = 12
    TAKE_CARD = 13
    RACING = 14
    TURN = 15
    USE_CARD = 16
    BARRELS = 17
    PLACE_BARREL = 18
    WINDOW = 19
    SHOWBOAT = 20
    ROLL_DIE = 21
    CHOOSE_DIE = 22
    DIE = 23
    AIM = 24
    GO_ON = 25
    STAGGER = 26
    ROLL_STAGGER = 27
    REROLL = 28
    ENTER = 29
    NEXT_RAM = 30
    RAM = 31
    RAM_BARREL = 32
    HOGWASH = 33
    STICK = 34
    STICK_ADD = 35
    STICK_DIE = 36
    PECK = 37
    FANS = 38
    PLACE_FAN = 39
    LOSE_FAN = 40
    RAM_FANS = 41
    FUR = 42
    DUST = 43
    QUAKE = 44
    QUAKE_RACER = 45
    QUAKE_PICK = 46
    QUAKE_FAN = 47
    TUSK_SPACE = 48
    TUSK_OBJECT = 49
    TUSK_HOW = 50
    POLLINATE = 51
    POLLEN_PLACE = 52
    FOWL = 53
    FOWL_DIE = 54
    ATTACH = 55
    DRAW_PIECE = 56
    LAY_PIECE = 57


class Event(IntEnum):
    """What happened, for the log and for pictures."""

    ROLLED_OFF = 1
    CHOSE_RACER = 2
    STARTED = 3
    ROUND = 4
    EVENT_CARD = 5
    CARD_UP = 6
    CARD_DISCARDED = 7
    CARD_TAKEN = 8
    TURN = 9
    RETURNED = 10
    CARD_USED = 11
    BARREL_PLACED = 12
    SHOWBOATS = 13
    ROLLED = 14
    MOVED = 15
    PLACED = 16
    RAMMED = 17
    STAYED = 18
    BARREL_MOVED = 19
    BARREL_GONE = 20
    FAN_GAINED = 21
    FAN_LOST = 22
    FAN_MOVED = 23
    CARROTS = 24
    STAGGERS = 25
    TOKEN_TAKEN = 26
    TOKEN_PLACED = 27
    WATER = 28
    ROCKS = 29
    FELL = 30
    FINISHED = 31
    LAP = 32
    STAGGERS_OFF = 33
    STAGGER_ROLLED = 34
    ABILITY = 35
    TURN_CUT = 36
    TURN_OVER = 37
    PIECE_LAID = 38
    DEALT = 39
    HAND_BACK = 40
    ASLEEP = 41
    SCORED = 42
    STRANDED = 43
    ENDLESS = 44


class Frame(FrameRecord):
    """One unfinished rule.

    Fields: `who` the seat (or Barrel) it is about, `by` the Ramming Player, `what` kind of object, `way` a direction,
    `cause` bits, `left` how many are to come, `to` a space, `todo` a set as bits.
    """

    who = i1()
    by = i1()
    what = i1()
    way = i1()
    cause = i1()
    flag = i1()
    left = i2()
    to = i2()
    todo = u2()


class State(Record):
    """A position; seats are indexes 0 to 3, spaces are indexes of the track, -1 is nowhere."""

    frames = Frame.slots(22)  # as many as can be in use: docs/games/bayou-bash.md
    round = i2()
    final = i1()  # a Racer has finished: the game ends with this round
    asleep = i1()  # Time Trial: no Jockey card was left
    stranded = i1()  # rounds in a row that ended with every Racer off the Track in a trap (BB-RULE-64)
    score = i2()  # Time Trial
    racer = i1(4)  # which of the four, -1 before the choice
    status = i1(4)
    at = i2(4)  # space of the meeple, or of its Skull Marker
    level = i1(4)  # Racers in one space: 0 is furthest ahead; Skull Markers: 0 is the bottom one
    progress = i2(4)  # Circuit: piece borders crossed
    laps = i1(4)
    points = i2(4)
    carrots = i1(4)
    staggers = i1(4)
    fans = i1(4)  # on the Track
    fan_at = i2(4, FANS_EACH)  # their spaces, -1 in the supply
    barrel_at = i2(BARRELS)
    carrot_supply = i1()
    stagger_supply = i1()
    on = u1(MAX_SPACES)
    last_turn = i2(4)
    turns = i2()
    moved = i1()  # bits: has had its Movement Turn in this round
    rank = i1(4)  # scratch of set-up; order frozen for a phase, where tables play so
    event = i1()  # active Event + 1
    event_top = i1()  # known top card of the Event deck + 1
    event_deck = i4()
    event_pile = i4()
    deck = i4()
    discard = i4()
    table = i4()  # face-up Jockey cards
    aside = i4()  # Time Trial: used cards
    card = i1(4)  # drafted card + 1
    hand = i4(4)  # Stubborn Jockeys
    own_discard = i4(4)
    shown = i4(4)  # cards of a hand that everybody has seen
    # the Movement Turn
    active = i1()  # whose Turn it is, -1 outside
    over = i1()  # the Turn has ended
    spoiled = i1()  # no Gold Carrot for Showboating any more
    showboat = i1()
    used = i2()  # abilities used, as bits
    entered = i1()  # Racers whose space was entered (BB-RAM-06)
    rodeo = i1()
    redirect = i1()  # one change of direction left (Without Feather Ado)
    first_die = i1()  # a die has been resolved
    to_roll = i1(3)
    rolled = i1(MOST_DICE)  # rolled dice not yet resolved: kind * DIE_VALUES + value + 1 each, in order, then zeros
    die_on = i1()
    die_type = i1()
    die_left = i1()
    die_way = i1()
    stagger_way = i1()
    # Rams
    rammed = i1(4)  # per Ramming Player: the Racers, as bits
    chain_racers = i1()  # displaced in this chain (BB-RULE-19)
    chain_barrels = i2()
    chain_hit = i1()  # Racers Rammed in this chain
    fan_move = i1()  # seat + 1 of the Fan that is entering a space
    fan_move_at = i2()
    # Night Race
    pieces = i1()
    piece = u1(MOST_PIECES)
    shift = i1(MOST_PIECES)
    stack = i2()
    found = i2(NEAR)  # scratch


class Static(Record):
    """What a race is raced on and with; never changes."""

    seats = i1()
    circuit = i1()
    laps = i1()
    time_trial = i1()
    night = i1()  # pieces from the stack, 0: no Night Race
    night_shift = i1()  # lanes that a piece may be moved by
    derby = i1()
    stubborn = i1()
    frozen_order = i1()
    ram_ends_die = i1()
    place_dry = i1()
    toss_from_pig = i1()
    tie_only_tied = i1()
    circuit_any_ahead = i1()
    side_adjacent = i1()
    pieces = i1()
    worth = i2()  # Time Trial: points of the pieces
    cells = u1(MOST_PIECES)
    lanes = u1(MOST_PIECES)
    link = i2(MAX_SPACES, 6)
    terrain = u1(MAX_SPACES)
    finish_line = u1(MAX_SPACES)
    start_line = u1(MAX_SPACES)
    special = u1(MAX_SPACES)  # Terrain or a line that counts: more than a plain space
    fan_bar = u1(MAX_SPACES)  # 1: Terrain, 2: a line where Fans are never placed
    near = i2(MAX_SPACES, NEAR)
    near_count = u1(MAX_SPACES, 4)
    # pieces for the Night Race, by variant
    finish_variant = u1()
    v_lanes = u1(VARIANTS)
    v_cells = u1(VARIANTS)
    v_terrain = u1(VARIANTS, CELLS)
    v_link = i1(VARIANTS, CELLS, 6)
    v_finish = u1(VARIANTS, CELLS)
    v_special = u1(VARIANTS, CELLS)
    v_fan_bar = u1(VARIANTS, CELLS)
    # What is near the spaces of plain pieces, which have the lanes of the Starting piece and no bent steps. Few steps
    # from a space lead beyond one end of its piece at most, so the joint by its half of it tells all.
    v_plain = u1(VARIANTS)  # a plain piece's shape and 1
    plain_lanes = u1()
    half_piece = u1(SHAPES)  # spaces in the first half
    joint_near = i2(SHAPES, JOINTS, CELLS, NEAR)  # counted from the first space of the piece
    joint_count = u1(SHAPES, JOINTS, CELLS, 4)
    # dice
    faces = u1(3)
    face = u1(3, 2 * DIE_VALUES)  # twice the value, and 1 for a bolt, as in the action `roll`
    face_weight = u1(3, 2 * DIE_VALUES)
    stagger_weight = u1(7)
    cost = u1(12)
    payable = u2(MOST_EVENTS + 1, 4, 4, MOST_TOKENS + 1)  # abilities by active Event, window, Racer, Gold Carrots
    # cards
    cards = i1()
    card_dice = u1(MOST_CARDS, 3)
    card_carrots = u1(MOST_CARDS)
    card_barrels = u1(MOST_CARDS)
    card_staggers = u1(MOST_CARDS)
    events = i1()
    items = u1(MOST_EVENTS)
    item_target = u1(MOST_EVENTS, MOST_ITEMS)
    item_verb = u1(MOST_EVENTS, MOST_ITEMS, MOST_VERBS)
    item_amount = i1(MOST_EVENTS, MOST_ITEMS, MOST_VERBS)
    item_way = u1(MOST_EVENTS, MOST_ITEMS, MOST_VERBS)
    modifier = i1(MOST_EVENTS + 1, 11)
