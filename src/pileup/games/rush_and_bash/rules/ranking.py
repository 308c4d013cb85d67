"""End of the round: ranking and new Rocks (ledger, section 11)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE
from pileup.games.rush_and_bash.rules.damage import remove_rock
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def progress(s, t, car):
    """How far a car is: its board along the course, then its place under the judge's ruler (RB-RANK-02, RB-RANK-03).

    Finished cars are ahead of all others and compared by the space they stopped on (RB-END-05, RB-RULE-18); clearings
    lie between the jungle's entry and exit, the third foremost (RB-JUNG-06).
    """
    x = s.at[car] + 0
    if x <= FINISHED:
        return ((t.n_boards + 1) << 16) + t.key[FINISHED - x]
    if x <= CLEARING:
        return (t.board[t.jungle_entry] << 16) + t.key[t.jungle_entry] + CLEARING - x + 1
    board = t.board[x] + 0
    if t.behind_start[x] == 1 and s.crossed_start[car] == 1:
        board = t.n_boards + 0
    return (board << 16) + t.key[x]


def update_ranking(s, t):
    """The new ranking; equal cars keep the order of the round just ended (RB-RANK-01, RB-RULE-17)."""
    for k in range(1, t.seats):
        car = s.ranking[k] + 0
        mine = progress(s, t, car)
        i = k
        while i > 0 and progress(s, t, s.ranking[i - 1]) < mine:
            s.ranking[i] = s.ranking[i - 1]
            i -= 1
        s.ranking[i] = car
    for k in range(t.seats):
        emit(s, Event.RANKED, s.ranking[k], k + 1, 0)


def run_rocks(s, t, f):
    """Each junction crossed in the round that still has its Rock, rear one first.

    RB-ROCK-01, RB-ROCK-02, RB-ROCK-03, RB-ROCK-04, RB-RULE-20.
    """
    due = s.crossed & s.junction_rocks
    while f.step < t.n_boards and due >> f.step != 0:
        j = f.step + 0
        f.step = j + 1
        if due >> j & 1 == 1:
            s.junction_rocks &= ~(1 << j)
            s.rocks += 1
            emit(s, Event.JUNCTION_CLEARED, j, 0, 0)
            if j + 2 <= t.n_boards:  # the junction into the first board calls for no roll
                g = begin(s, Kind.ROCK_ROLL)
                g.x = j + 2
                return
    s.crossed = 0
    done(s)


def outcomes_rock_roll(s, t, f, out, weight):
    """One die for the Rocks of a board."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_rock_roll(s, t, f, a):
    """A Rock on every free rock space with a number up to the die (RB-ROCK-02, RB-SETUP-07, RB-RULE-06)."""
    board = f.x + 0
    die = a - DIE + 1
    done(s)
    emit(s, Event.ROCK_ROLLED, board, die, 0)
    add_rocks(s, t, board, die)
    if s.round == 0:
        add_rocks(s, t, 0, die)


def add_rocks(s, t, board, die):
    """Fills a board: lower numbers first, then further ahead, then lane 1 to n (RB-RULE-22); occupied spaces get none.

    Board 0 stands for the first board past the starting line, board `n_boards` for the part before it (RB-RULE-20).
    """
    for k in range(t.n_fill[board]):
        x = t.fill[board][k] + 0
        if t.rock[x] <= die and s.thing[x] & OBSTACLE == 0 and car_on(s, t, x) == NOBODY and not grumbler_on(s, t, x):
            if not supply_rock(s, t, board % t.n_boards, board % t.n_boards):
                return
            place_rock(s, t, x)


def place_rock(s, t, x):
    """A Rock from the supply onto a space."""
    s.thing[x] |= ROCK
    s.rocks -= 1
    emit(s, Event.ROCK_PLACED, x, 0, 0)


def supply_rock(s, t, board, board2):
    """Sees to it that the supply has a Rock: else the rearmost one outside the board(s) being filled is taken up.

    False when there is none (RB-ROCK-07, RB-RULE-22).
    """
    if s.rocks > 0:
        return True
    for k in range(t.n_spaces):
        x = t.order[k]
        if s.thing[x] & OBSTACLE == ROCK and t.board[x] != board and t.board[x] != board2:
            remove_rock(s, t, x)
            return True
    return False
