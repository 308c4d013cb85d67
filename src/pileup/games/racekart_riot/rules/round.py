"""Set-up, the round with its phases, laps and the end (RK-SET, RK-RND, RK-LAP, RK-END)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import D12, RACER
from pileup.games.racekart_riot.rules.abilities import has_abilities
from pileup.games.racekart_riot.rules.attacks import begin_attacks
from pileup.games.racekart_riot.rules.choice import begin_replay, draw_two, is_copy, is_replay, lay_cards_away
from pileup.games.racekart_riot.rules.extra import has_extra
from pileup.games.racekart_riot.rules.holdings import has_item
from pileup.games.racekart_riot.rules.market import pick_card, refill_row
from pileup.games.racekart_riot.rules.places import take_standings
from pileup.games.racekart_riot.rules.scoring import score_race
from pileup.games.racekart_riot.state import (
    COIN_ITEM,
    P_ABILITY,
    P_ATTACK,
    P_CHOOSE,
    P_COPY,
    P_DRAW,
    P_EXTRA,
    P_MARKET,
    P_MOVE,
    P_RACERS,
    P_REPLAY,
    P_SCORE,
    P_SUPPLY,
    Event,
    Kind,
)


def run_race(s, t, f):
    """Every phase gives each player a turn, in turn order from the token holder (RK-RND-01, RK-RND-02)."""
    depth = s.depth
    while s.depth == depth:
        if s.turn < t.seats:
            p = (s.holder + s.turn) % t.seats
            s.turn += 1
            begin_turn(s, t, p)
        else:
            s.turn = 0
            end_phase(s, t)


def begin_turn(s, t, p):
    """One player's slot in the phase: begins what there is to do or to decide, if anything."""
    phase = s.phase
    kind = 0
    if phase == P_SUPPLY:
        if s.market[0] > 0:
            pick_card(s, t, p, 1)
        else:
            kind = Kind.TURN_REST  # an empty row only takes the pick away
    elif phase == P_ATTACK:
        begin_attacks(s, t, p)
    elif phase == P_MOVE:
        kind = Kind.CARD_STEP
    elif phase == P_EXTRA:
        if has_extra(s, p) == 1 or has_item(s, p, COIN_ITEM) == 1:
            kind = Kind.EXTRA_CARD
    elif phase == P_ABILITY:
        if has_abilities(s, t, p) == 1:
            kind = Kind.ABILITY
    elif phase == P_REPLAY:
        if is_replay(s, t, p) == 1:
            begin_replay(s, t, p)
    elif phase == P_COPY:
        if is_copy(s, t, p) == 1:
            kind = Kind.COPY_WHOM
    elif phase == P_DRAW:
        draw_two(s, t, p)
    elif phase == P_SCORE:
        if has_item(s, p, COIN_ITEM) == 1:
            kind = Kind.COINS_WINDOW
    elif phase == P_RACERS and s.racer[p] == 0:
        kind = Kind.PICK_RACER if t.racer_choice == 1 else Kind.DEAL_RACER
    if kind != 0:
        g = begin(s, kind)
        g.seat = p


def end_phase(s, t):
    """What stands between two phases (RK-MOV-03, RK-RND-04)."""
    phase = s.phase
    s.phase = phase + 1
    if phase == P_RACERS:
        s.turn = t.seats  # neither the market's first row, the first roll nor the secret choice is taken in turns
        refill_row(s, t)
    elif phase == P_MARKET:
        s.turn = t.seats
        g = begin(s, Kind.FIRST_PLAYER)
        g.n = (1 << t.seats) - 1
    elif phase == P_DRAW:
        s.round += 1
        emit(s, Event.ROUND, s.round, s.lap_mode, 0)
    elif phase == P_ATTACK:
        s.turn = t.seats
        g = begin(s, Kind.CHOOSE_CARD)
        g.seats = (1 << t.seats) - 1
    elif phase == P_CHOOSE:
        take_standings(s, t)  # after the reveal, before anything moves (RK-POS-05, RK-RULE-10)
    elif phase == P_MOVE:
        for p in range(t.seats):
            lay_cards_away(s, t, p)
        take_standings(s, t)  # for Lightning (RK-POS-06)
    elif phase == P_EXTRA:
        end_round(s, t)
    elif phase == P_SCORE:
        s.phase = P_SCORE
        score_race(s, t)
        done(s)


def end_round(s, t):
    """Game end, second lap, flags, token, new cards, in this order (RK-RND-04, RK-END-01, RK-LAP-02)."""
    for p in range(t.seats):
        if s.laps[p] >= 2:
            s.phase = P_SCORE
            return
    if s.triggered == 1 and s.lap_mode == 1:
        s.lap_mode = 2
        for x in range(t.n_spaces):
            s.coins_on[x] += t.coins[x]
            s.bank -= t.coins[x]
        emit(s, Event.SECOND_LAP, 0, 0, 0)
    for p in range(t.seats):
        s.hits[p] = 0
        s.lost[p] = 0
        s.gained[p] = 0
        s.cap[p] = 0
        s.late[p] = 0
        s.moved[p] = 0
        s.grounded[p] = 0
        s.standing[p] = 0
    s.holder = (s.holder + 1) % t.seats
    emit(s, Event.HOLDER, s.holder, 0, 0)
    s.phase = P_DRAW


# --- set-up -------------------------------------------------------------------------------------------------------


def is_free(s, t, racer):
    """1 when nobody has the racer yet (RK-SET-06)."""
    for p in range(t.seats):
        if s.racer[p] == racer + 1:
            return 0
    return 1


def free_racers(s, t, out):
    """All racers still free, as actions."""
    n = 0
    for racer in range(t.racers):
        if is_free(s, t, racer) == 1:
            out[n] = RACER + racer
            n += 1
    return n


def options_pick_racer(s, t, f, out):
    """Racers are chosen in seat order, without duplicates (RK-SET-06, RK-RULE-52)."""
    return free_racers(s, t, out)


def choose_pick_racer(s, t, f, a):
    """The miniature, board and cards that go with it."""
    p = f.seat
    done(s)
    s.racer[p] = a - RACER + 1
    emit(s, Event.RACER, p, a - RACER, 0)


def outcomes_deal_racer(s, t, f, out, weight):
    """Racers dealt at random, where the table wants it so (RK-RULE-52)."""
    n = free_racers(s, t, out)
    for k in range(n):
        weight[k] = 1
    return n


def happen_deal_racer(s, t, f, a):
    """As if chosen."""
    p = f.seat
    done(s)
    s.racer[p] = a - RACER + 1
    emit(s, Event.RACER, p, a - RACER, 0)


def run_first_player(s, t, f):
    """Everybody rolls the d12; tied highest roll again until one is left (RK-SET-09, RK-RULE-52).

    `n` has the bits of who rolls, `k` how many seats have been passed.
    """
    while f.k < t.seats:
        p = f.k
        f.k += 1
        if f.n >> p & 1:
            g = begin(s, Kind.FIRST_ROLL)
            g.seat = p
            return
    best = 0
    for p in range(t.seats):
        best = max(best, s.rolls[p])
    tied = 0
    n = 0
    for p in range(t.seats):
        if s.rolls[p] == best:
            tied |= 1 << p
            n += 1
            s.holder = p
        s.rolls[p] = 0
    if n > 1:
        s.holder = 0
        f.n = tied
        f.k = 0
        return
    done(s)
    emit(s, Event.HOLDER, s.holder, 0, 0)


def outcomes_first_roll(s, t, f, out, weight):
    """The d12 for the 1st Player Token; no card has a say in it (RK-SET-09, RK-RULE-29)."""
    for k in range(12):
        out[k] = D12 + k
        weight[k] = 1
    return 12


def happen_first_roll(s, t, f, a):
    """Noted until all have rolled."""
    p = f.seat
    done(s)
    s.rolls[p] = a - D12 + 1
    emit(s, Event.FIRST_ROLLED, p, s.rolls[p], 0)
