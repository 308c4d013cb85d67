"""The record that a position of Racekart Riot is, the static record of its track and cards, and their numbers."""

from __future__ import annotations

from enum import IntEnum

from pileup.engine import FrameRecord, Record, i1, i2, u1

SEATS = 4
SPACES = 80
TYPES = 48  # kinds of supply cards: ten specials and up to 38 kinds of kart parts
RACERS = 8
CARDS = 12
JOINS = 16  # spaces that can be reached from more than one space
BANANAS = 12
ABILITIES = 4  # abilities on one half of a movement card
ALL_CARDS = 0xFFF

# Mystery items (RK-ITM); an item in hand is its kind + 1. The first six are attack items.
BANANA, EGG, PIGEON, MAGNET, STEAL_PART, BOMB, COIN_ITEM, SNAIL, CROWN, REROLL_ITEM = range(10)
ITEM_KINDS = 10
ATTACK_KINDS = 6
HIDDEN_ITEM = 11
HIDDEN_CARD = 13
OLD = 16  # bit of `seen`: drawn before the bag was last refilled

# Supply cards with a rule of their own; kart parts follow from PART on.
WILD, LEVEL_UP, LIGHTNING, SPEEDWAY, JUMP, LUCKY_MISS, SODA, VINEGAR, HEALTH, LUCK = range(10)
PART = 10

# Movement card abilities; the first three attack other racers on the road.
(V_NONE, V_BANANA, V_FIREBALL, V_CAT, V_ATTACK_FIRST, V_DROP, V_GAIN, V_STEAL_COINS, V_STEAL_SPEED) = range(9)
(V_STEAL_SPEED_FIRST, V_STEAL_PART, V_LIMIT_ALL, V_LIMIT_FIRST) = range(9, 13)

# What an attack is: the six attack items by their numbers, then the abilities of movement cards.
FIREBALL, CAT, ATTACK_FIRST, DROP, STEAL_COINS, STEAL_SPEED, LIMIT = range(10, 17)
COPY = 17  # not an attack, but aimed at a racer as well

# What an event die does.
(EV_BANANA, EV_FORWARD, EV_GAIN, EV_BACK, EV_PICK, EV_PAY, EV_ITEM, EV_PIGEON) = range(8)

# Gates that guard the exit of a space.
NO_GATE, LAVA, BRIDGE, WATERFALL, CRABS, SHARKS = range(6)
# Symbols that act on landing.
PLAIN, EVENT_SPACE, KART_SPACE, PAY_SPACE = range(4)
# Kinds of branches at a fork.
FREE, TOLL, TIDE = range(3)
# Per-lap flags of a racer: bits 0-3 lava crossings, 4-5 the tide, 6 the island.
LOW_TIDE = 16
HIGH_TIDE = 32
ISLAND_VISITED = 64

FIRST, MIDDLE, LAST = range(3)
CARD_MOVE, EXTRA_MOVE, EVENT_MOVE, MOVE_BACK = range(4)
STOPPED, NORMAL, SHORTCUT = range(1, 4)  # what a gate says
HIT, DODGED = range(1, 3)  # how an attack ended
BY_LUCK, BY_JUMP = range(1, 3)  # how a racer defends
HALT = 99  # in `target`: a mover who pays no toll

# Phases in order; the rulebook's four are SUPPLY, ATTACK, CHOOSE..MOVE and EXTRA.
(
    P_RACERS,
    P_MARKET,
    P_FIRST,
    P_DRAW,
    P_SUPPLY,
    P_ATTACK,
    P_CHOOSE,
    P_REPLAY,
    P_COPY,
    P_ABILITY,
    P_MOVE,
    P_EXTRA,
    P_SCORE,
) = range(13)
PHASES = (
    "racers",
    "market",
    "first-roll",
    "draw",
    "supply",
    "attack",
    "choose",
    "replay",
    "copy",
    "abilities",
    "move",
    "extra",
    "scoring",
)


class Kind(IntEnum):
    """Frames: what can be under way."""

    RACE = 1
    PICK_RACER = 2
    DEAL_RACER = 3
    FIRST_PLAYER = 4
    FIRST_ROLL = 5
    DRAW_CARD = 6
    DRAW_SUPPLY = 7
    MARKET = 8
    AFTER_PICK = 9
    LOCK_KART = 10
    LOCK_PART = 11
    ATTACK_TURN = 12
    ATTACK_ITEM = 13
    BANANA_MODE = 14
    BANANA_THROW = 15
    BANANA_SPACE = 16
    THROW_ALONG = 17
    DIRECTION = 18
    PATH = 19
    AIM = 20
    TARGET = 21
    TAKE_PART = 22
    EVERYBODY = 23
    STRIKE = 24
    DEFEND = 25
    MAGNET_DRAW = 26
    ROLL_DIE = 27
    REROLL = 28
    CHOOSE_CARD = 29
    REPLAY_CARD = 30
    COPY_WHOM = 31
    ABILITY = 32
    CARD_STEP = 33
    PAY_FOR_MOVE = 34
    COINS_WINDOW = 35
    REUSE = 36
    MOVE = 37
    GATE = 38
    DARE = 39
    JUMP_FIRST = 40
    FORK = 41
    DRAW_ITEM = 42
    MAKE_ROOM = 43
    EVENT_DIE = 44
    EXTRA_TURN = 45
    EXTRA_CARD = 46
    TURN_REST = 47
    PICK = 48


class Event(IntEnum):
    """What happened, for logs and pictures."""

    RACER = 1
    FIRST_ROLLED = 2
    HOLDER = 3
    ROUND = 4
    DEALT = 5
    PICKED = 6
    SUPPLY_SHUFFLED = 7
    LOCKED = 8
    DREW_CARD = 9
    SHUFFLED = 10
    REVEALED = 11
    REPLAYED = 12
    COPIED = 13
    ITEM_PLAYED = 14
    CARD_USED = 15
    ROLLED = 16
    AIMED = 17
    HIT = 18
    DODGED = 19
    MISSED = 20
    DROPPED = 21
    COINS_STOLEN = 22
    SPEED_STOLEN = 23
    PART_STOLEN = 24
    ITEM_STOLEN = 25
    LIMITED = 26
    BANANA_PUT = 27
    BANANA_GONE = 28
    GAINED = 29
    PAID = 30
    COLLECTED = 31
    SPEED = 32
    DROVE = 33
    LAP = 34
    SECOND_LAP = 35
    ITEM_DRAWN = 36
    BAG_REFILLED = 37
    GATE_STOPPED = 38
    GATE_PASSED = 39
    SHORTCUT = 40
    TIDE = 41
    ISLAND = 42
    REUSED = 43
    EVENT_ROLLED = 44
    SCORED = 45


class Frame(FrameRecord):
    """One slot of the stack. `seat` is the racer it is about, who also decides."""

    who = i1()  # another racer
    what = i1()  # an attack, a gate, a purpose
    n = i1()  # an amount, a level, a number of cards
    mode = i1()  # a kind of move; a direction
    left = i1()  # movement left
    moved = i1()  # spaces moved
    speed = i1()  # uncapped speed of a card move
    bonus = i1()  # Boosted Jump
    k = i1()  # how many are dealt with already
    entered = i1()  # 1: this movement entered a space


class State(Record):
    """A position. Seats are numbered from 0; an index + 1 is stored where 0 means none."""

    frames = Frame.slots(6)
    round = i2()
    phase = i1()
    turn = i1()  # turns begun in this phase
    holder = i1()  # who has the 1st Player Token
    lap_mode = i1()  # 1 or 2: which halves of the movement cards count
    triggered = i1()  # 1: the second lap was triggered

    racer = i1(SEATS)  # + 1
    at = i1(SEATS)
    laps = i1(SEATS)  # net crossings of the finish line
    coins = i2(SEATS)
    came = i1(SEATS, JOINS)  # where a racer came from to a space with several ways in, + 1
    flags = u1(SEATS, 4)  # by net lap
    crab = i1(SEATS)  # 1: stopped by crabs, the next exit is free

    item = i1(SEATS, 3)  # kinds + 1, sorted, empty slots last
    seen = i1(SEATS, 3)  # bits of other seats that know the item; OLD
    bag = i1(ITEM_KINDS)
    bin = i1(ITEM_KINDS)  # item discard
    reserve = i1()  # bananas put aside
    old = i1(ITEM_KINDS)  # only in hidden positions: unknown items drawn before the bag was refilled

    held = i1(SEATS, TYPES)
    used = i1(SEATS, TYPES)
    parts = i1(SEATS, 3)  # unlocked parts by slot, Wilds left out
    locked = i1(SEATS, 2)  # locked karts: same style, mixed
    deck = i1(TYPES)
    deck_left = i1()
    market = i1(5)  # + 1
    market_coins = i1(5)

    down = i2(SEATS)  # bits: face-down cards of the draw pile
    up = i2(SEATS)  # bits: face-up cards at its bottom
    discard = i2(SEATS)
    hand = i1(SEATS, 2)  # + 1, sorted
    sure = i2(SEATS)  # bits: cards in hand that everybody can work out

    card = i1(SEATS)  # the card played this round, + 1
    effect = i1(SEATS)  # the card whose abilities count, + 1 (another one after a replay)
    levelled = i1(SEATS)  # 1: Level Up lies on it
    copying = i1(SEATS)  # seat + 1
    standing = i1(SEATS)  # FIRST, MIDDLE or LAST at the last snapshot
    hits = i1(SEATS)
    lost = i1(SEATS)
    gained = i1(SEATS)
    cap = i1(SEATS)  # limit + 1
    late = i1(SEATS)  # movement to come off the next extra movement
    moved = i1(SEATS)  # 1: the card move of this round has begun
    grounded = i1(SEATS)  # 1: no extra movement this round

    coins_on = i2(SPACES)
    banana = i1(BANANAS)  # space + 1, sorted, on one space oldest first
    spared = i1(BANANAS)  # seat + 1 whose next exit does not roll for it

    die = i1()  # what a frame above left for the one below; 0 when consumed
    target = i1()
    defence = i1()
    result = i1()
    path = i1(8)  # way of a throw, + 1
    rolls = i1(SEATS)  # first-player rolls
    grid = i1(3, 3)  # unlocked parts by slot and style, while karts are counted
    bank = i2()  # coins the supply got less those it gave
    score = i2(SEATS)


class Static(Record):
    """Track and cards of one race, read-only in rules."""

    seats = i1()
    racers = i1()  # racers to choose from
    racer_choice = i1()  # 0 given, 1 chosen, 2 dealt at random
    n_spaces = i1()
    start = i1()
    home = i1()  # the first space behind the finish line
    last = i1()  # the last space of the main loop
    main = i1(SPACES)  # the normal way on
    finish = i1(SPACES)  # 1: the normal way on crosses the finish line
    n_branch = i1(SPACES)
    branch = i1(SPACES, 3)
    branch_kind = i1(SPACES, 3)
    shortcut = i1(SPACES)  # behind the gate, or -1
    gate = i1(SPACES)
    lava = u1(SPACES)  # the crossing's bit in the flags
    land = i1(SPACES)
    pay = i1(SPACES)
    toll = i1(SPACES)
    mystery = i1(SPACES)
    island = i1(SPACES)  # coins to be had
    pick = i1(SPACES)  # 1: market pick on entry
    submerged = i1(SPACES)
    coins = i1(SPACES)
    to_finish = i1(SPACES)
    join = i1(SPACES)  # row in `came`, or -1
    back = i1(SPACES)  # the way back without a history, or -1
    n_next = i1(SPACES)
    next = i1(SPACES, 4)
    n_prev = i1(SPACES)
    prev = i1(SPACES, 4)
    near = i1(SPACES, SPACES)  # steps ahead or behind over any edges, 0 when more than 8

    base = i1(RACERS, CARDS, 2, 3)  # by half and place
    turbo = i1(RACERS, CARDS, 2, 3)
    dice = i1(RACERS, CARDS, 2)  # 0, 8 or 12
    coin_roll = i1(RACERS, CARDS, 2)  # 1: as many coins as the die shows
    pays = i1(RACERS, CARDS, 2)
    copies = i1(RACERS, CARDS, 2)
    replays = i1(RACERS, CARDS, 2)
    verb = i1(RACERS, CARDS, 2, ABILITIES)
    amount = i1(RACERS, CARDS, 2, ABILITIES)

    event = i1(8)  # by die - 1
    event_n = i1(8)

    n_types = i1()
    code = i1(TYPES)  # number in the actions' range `supply`
    type_of = i1(64)  # the other way round, -1 for none
    slot = i1(TYPES)  # 0-2 for parts, -1 for others
    style = i1(TYPES)
    points = i1(TYPES)
