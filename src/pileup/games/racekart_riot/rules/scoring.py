"""Points at the end of the race (RK-SCO)."""

from pileup.engine.verbs import emit
from pileup.games.racekart_riot.rules.karts import best_kart_points
from pileup.games.racekart_riot.rules.places import is_ahead, place_of
from pileup.games.racekart_riot.state import CROWN, HEALTH, LUCK, PART, SODA, VINEGAR, Event

RACE_POINTS = (16, 11, 7, 5)  # RK-SCO-01
PAIR_POINTS = (0, 2, 5, 9, 14, 20)  # RK-SCO-04


def race_points(s, t, p):
    """By place, finished or not; ties share, the following places are skipped (RK-SCO-01..03)."""
    return RACE_POINTS[place_of(s, t, p) - 1]


def pair_count(s, p):
    """Pairs of both families, used cards included (RK-SCO-04, RK-SCO-05, RK-RULE-06)."""
    soda = min(s.held[p][SODA] + s.used[p][SODA], s.held[p][VINEGAR] + s.used[p][VINEGAR])
    health = min(s.held[p][HEALTH] + s.used[p][HEALTH], s.held[p][LUCK] + s.used[p][LUCK])
    return soda + health


def pair_points(s, p):
    """The table, and 6 more for each pair above five (RK-SCO-04)."""
    n = pair_count(s, p)
    return PAIR_POINTS[n] if n <= 5 else 20 + 6 * (n - 5)


def kart_points(s, t, p):
    """Locked karts as they are, unlocked parts at their best (RK-SCO-06, RK-RULE-47)."""
    return 6 * s.locked[p][0] + 3 * s.locked[p][1] + best_kart_points(s, t, p)


def part_points(s, t, p):
    """The printed points of every part, in karts or not (RK-SCO-07)."""
    n = 0
    for card in range(PART, t.n_types):
        n += t.points[card] * (s.held[p][card] + s.used[p][card])
    return n


def coin_points(s, p):
    """1 for every 3 coins (RK-SCO-08)."""
    return s.coins[p] // 3


def crown_points(s, p):
    """2 for every Crown held (RK-SCO-09, RK-ITM-09)."""
    n = 0
    for k in range(3):
        if s.item[p][k] == CROWN + 1:
            n += 2
    return n


def score_race(s, t):
    """The total of all categories (RK-SCO-10)."""
    for p in range(t.seats):
        s.score[p] = (
            race_points(s, t, p)
            + pair_points(s, p)
            + kart_points(s, t, p)
            + part_points(s, t, p)
            + coin_points(s, p)
            + crown_points(s, p)
        )
        emit(s, Event.SCORED, p, s.score[p], 0)


def beats(s, t, p, q):
    """1 when `p` is placed before `q`: points, then race place, then coins (RK-SCO-10, RK-RULE-51)."""
    if s.score[p] != s.score[q]:
        return 1 if s.score[p] > s.score[q] else 0
    if is_ahead(s, t, p, q) == 1:
        return 1
    if is_ahead(s, t, q, p) == 1:
        return 0
    return 1 if s.coins[p] > s.coins[q] else 0


def places(s, t, out):
    """Final places 1.. by total; what is equal in all respects shares a place (RK-RULE-51)."""
    for p in range(t.seats):
        place = 1
        for q in range(t.seats):
            if q != p:
                place += beats(s, t, q, p)
        out[p] = place
