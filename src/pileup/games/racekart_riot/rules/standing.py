"""An estimate for bots of how each racer stands in a running race; no rule of the game."""

from pileup.engine.verbs import odds
from pileup.games.racekart_riot.rules.places import is_ahead
from pileup.games.racekart_riot.rules.scoring import pair_points, part_points
from pileup.games.racekart_riot.state import CROWN, PART, WILD

# In tenths of what a lead of one space is worth when the race is nearly over. Fitted by logistic regression to who wins
# races of half-greedy bots.
SPACE, COIN, PAIR_POINT, PART_POINT, LOCKED_POINT = 56, 60, 180, 207, 190
PART_HELD, WILD_HELD, SPECIAL_HELD, CROWN_HELD, ITEM_HELD = 110, 320, 90, 110, 70
# Being ahead at all: the better place has more points.
AHEAD = 200
TAIL = 30


def spaces_driven(s, t, p):
    """Spaces from the starting grid on, laps counted."""
    return s.laps[p] * t.n_spaces - t.to_finish[s.at[p]]


def worth(s, t, p):
    """What the way made, the points on the table and the cards held promise."""
    own = SPACE * spaces_driven(s, t, p) + COIN * s.coins[p] + PAIR_POINT * pair_points(s, p)
    own += PART_POINT * part_points(s, t, p) + LOCKED_POINT * (6 * s.locked[p][0] + 3 * s.locked[p][1])
    for card in range(t.n_types):
        own += (PART_HELD if card >= PART else SPECIAL_HELD) * s.held[p][card]
    own += WILD_HELD * s.held[p][WILD]
    for k in range(3):
        if s.item[p][k] != 0:
            own += CROWN_HELD if s.item[p][k] == CROWN + 1 else ITEM_HELD
    return own + 0


def standing(s, t, out):
    """0 to 1000 for each seat: half for the rivals it will beat, half for beating all.

    Beyond the four seats `out` keeps what each has, meanwhile.
    """
    left = 2 * t.n_spaces
    for p in range(t.seats):
        left = min(left, 2 * t.n_spaces - spaces_driven(s, t, p))
    left = max(0, left)
    for p in range(t.seats):
        out[4 + p] = worth(s, t, p)
    for p in range(t.seats):
        beaten = 0
        first = 1000
        for q in range(t.seats):
            if q != p:
                lead = out[4 + p] - out[4 + q] + AHEAD * (is_ahead(s, t, p, q) - is_ahead(s, t, q, p))
                ahead = odds(lead, 10 * (TAIL + left))
                beaten += ahead
                first = first * ahead // 1000
        out[p] = (beaten // max(1, t.seats - 1) + first) // 2
