"""Places (RK-POS)."""

from pileup.games.racekart_riot.state import FIRST, LAST, MIDDLE


def is_ahead(s, t, p, q):
    """1 when racer `p` is strictly ahead of `q`: more laps, else fewer spaces to the line (RK-POS-01, RK-POS-02)."""
    if s.laps[p] != s.laps[q]:
        return 1 if s.laps[p] > s.laps[q] else 0
    return 1 if t.to_finish[s.at[p]] < t.to_finish[s.at[q]] else 0


def place_of(s, t, p):
    """1 + the number of racers strictly ahead (RK-POS-03)."""
    place = 1
    for q in range(t.seats):
        if q != p:
            place += is_ahead(s, t, q, p)
    return place


def take_standings(s, t):
    """Notes who is First, Middle and Last: First wins over Last, ties share (RK-POS-04, RK-RULE-08)."""
    for p in range(t.seats):
        s.standing[p] = 0
    for p in range(t.seats):
        for q in range(p):
            if is_ahead(s, t, q, p) == 1:
                s.standing[p] |= 1  # somebody is ahead of p
                s.standing[q] |= 2  # somebody is behind q
            elif is_ahead(s, t, p, q) == 1:
                s.standing[q] |= 1
                s.standing[p] |= 2
    for p in range(t.seats):
        found = s.standing[p]
        s.standing[p] = FIRST if found & 1 == 0 else (LAST if found & 2 == 0 else MIDDLE)
