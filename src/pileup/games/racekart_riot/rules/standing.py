"""An estimate for bots of how each racer stands in a running race; no rule of the game."""

from pileup.games.racekart_riot.rules.scoring import coin_points, crown_points, pair_points, part_points, race_points
from pileup.games.racekart_riot.state import PART

# In tenths of a point: a space of the way, a part that may still become a kart; a lead of so much is as good as won.
SPACE = 4
PART_WORTH = 8
LEAD = 240


def worth(s, t, p):
    """What the race would pay now, and what the way made and the parts held promise."""
    points = race_points(s, t, p) + pair_points(s, p) + part_points(s, t, p) + coin_points(s, p) + crown_points(s, p)
    points += 6 * s.locked[p][0] + 3 * s.locked[p][1]
    parts = 0
    for card in range(PART, t.n_types):
        parts += s.held[p][card]
    way = s.laps[p] * t.n_spaces - t.to_finish[s.at[p]]
    return 10 * points + PART_WORTH * parts + SPACE * way


def standing(s, t, out):
    """0 to 1000 for each seat: 500 and twice its mean lead over the others."""
    for p in range(t.seats):
        mine = worth(s, t, p)
        lead = 0
        for q in range(t.seats):
            if q != p:
                lead += max(-LEAD, min(LEAD, mine - worth(s, t, q)))
        out[p] = 500 + 2 * lead // max(1, t.seats - 1)
