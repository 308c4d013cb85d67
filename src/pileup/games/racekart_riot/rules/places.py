"""Places (RK-POS)."""

from pileup.games.racekart_riot.state import FIRST, LAST, MIDDLE, SPACES


def way_made(s, t, p):
    """How far a racer has come: more laps count first, then fewer spaces to the line (RK-POS-01, RK-POS-02)."""
    return s.laps[p] * SPACES - t.to_finish[s.at[p]]


def is_ahead(s, t, p, q):
    """1 when racer `p` is strictly ahead of `q` (RK-POS-01, RK-POS-02)."""
    return 1 if way_made(s, t, p) > way_made(s, t, q) else 0


def place_of(s, t, p):
    """1 + the number of racers strictly ahead (RK-POS-03)."""
    place = 1
    for q in range(t.seats):
        if q != p:
            place += is_ahead(s, t, q, p)
    return place


def take_standings(s, t):
    """Notes who is First, Middle and Last: First wins over Last, ties share (RK-POS-04, RK-RULE-08)."""
    foremost = way_made(s, t, 0)
    rearmost = foremost
    for p in range(1, t.seats):
        way = way_made(s, t, p)
        foremost = max(foremost, way)
        rearmost = min(rearmost, way)
    for p in range(t.seats):
        way = way_made(s, t, p)
        s.standing[p] = FIRST if way == foremost else (LAST if way == rearmost else MIDDLE)
