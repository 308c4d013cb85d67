"""The Track: directions, distances, and what is printed on a space (The Track, Moving on the Track)."""

from __future__ import annotations

from pileup.games.bayou_bash.actions import CELLS, MOST_SHIFT
from pileup.games.bayou_bash.state import NEAR, PASSES_BACK, PASSES_ON, SHIFTS


def link(s, t, x, way):
    """The space one step from `x`, or -1 where that is off the Track (BB-TRACK-06, BB-RULE-07)."""
    if t.night == 0:
        return t.link[x][way]
    return night_link(s, t, x, way)


def night_link(s, t, x, way):
    """The same on a Track that is still being built (BB-RULE-58)."""
    p = x // CELLS
    y = t.v_link[s.piece[p]][x - p * CELLS][way] + 0
    if y >= 0:
        return p * CELLS + y
    if y == -1:
        return -1
    return over_joint(s, t, p, y)


def over_joint(s, t, p, y):
    """The space on the next piece or the one before where a step of piece `p` leads that leaves it, or -1."""
    if y > PASSES_BACK:
        if p + 1 >= s.pieces:
            return -1
        lane = PASSES_ON - y - 1 - s.shift[p + 1]
        if lane < 0 or lane >= t.v_lanes[s.piece[p + 1]]:
            return -1
        return (p + 1) * CELLS + lane
    if p == 0:
        return -1
    lane = PASSES_BACK - y - 1 + s.shift[p]
    before = s.piece[p - 1]
    if lane < 0 or lane >= t.v_lanes[before]:
        return -1
    return (p - 1) * CELLS + t.v_cells[before] - t.v_lanes[before] + lane


def beside(s, t, x, way):
    """The space directly beside `x`, one step away where tables play so: to the left for way 6, else to the right.

    BB-RULE-01.
    """
    lanes = lanes_of(s, t, x // CELLS)
    lane = x % CELLS % lanes
    if way == 6:
        return x - 1 if lane > 0 else -1
    return x + 1 if lane < lanes - 1 else -1


def crosses_open_edge(s, t, x, way):
    """Whether a step leads over the open edge of a Night Race's Track (BB-NIGHT-02)."""
    if t.night == 0 or way > 2:
        return False
    p = x // CELLS
    if p != s.pieces - 1 or s.pieces > t.night + 1:
        return False
    y = t.v_link[s.piece[p]][x % CELLS][way]
    return y <= PASSES_ON and y > PASSES_BACK


def is_trap(s, t, x):
    """Whether every forward step from a space leads off the Track: a Racer there can only fall (BB-RULE-63)."""
    for way in range(3):
        if link(s, t, x, way) >= 0 or crosses_open_edge(s, t, x, way):
            return False
    return True


def lanes_of(s, t, p):
    """How many lanes piece `p` has."""
    if t.night == 0:
        return t.lanes[p]
    return t.v_lanes[s.piece[p]]


def cells_of(s, t, p):
    """How many spaces piece `p` has."""
    if t.night == 0:
        return t.cells[p]
    return t.v_cells[s.piece[p]]


def terrain(s, t, x):
    """What lies on a space: NONE, WATER or ROCKS."""
    if t.night == 0:
        return t.terrain[x]
    return t.v_terrain[s.piece[x // CELLS]][x % CELLS]


def plain(s, t, x):
    """Whether nothing printed on a space matters to a Racer: no Terrain, no line."""
    if t.night == 0:
        return t.special[x] == 0
    return t.v_special[s.piece[x // CELLS]][x % CELLS] == 0


def is_finish(s, t, x):
    """Whether a space is on the Finish Line."""
    if t.night == 0:
        return t.finish_line[x] != 0
    return t.v_finish[s.piece[x // CELLS]][x % CELLS] != 0


def bars_fans(s, t, x):
    """What bars Fans from a space: 1 Terrain (by some Events), 2 the Finish Line or, in a Circuit, the Start Line.

    BB-FAN-02, BB-RULE-46.
    """
    if t.night == 0:
        return t.fan_bar[x]
    return t.v_fan_bar[s.piece[x // CELLS]][x % CELLS]


def reach(s, t, x, n):
    """How many spaces are within `n` steps of `x`, itself included; see `reached` (BB-RULE-01)."""
    if t.night == 0:
        return t.near_count[x][n]
    return reach_at_night(s, t, x, n)


def reach_at_night(s, t, x, n):
    """The same on a Track that is still being built: looked up where the pieces round `x` are plain."""
    p = x // CELLS
    cell = x - p * CELLS
    shape = t.v_plain[s.piece[p]] - 1
    joint = joint_by(s, t, p, cell, n)
    if joint < 0:
        return search_reach(s, t, x, n)
    count = t.joint_count[shape][joint][cell][n] + 0
    for k in range(count):
        s.found[k] = p * CELLS + t.joint_near[shape][joint][cell][k]
    return count


def joint_by(s, t, p, cell, n):
    """How a plain piece is joined to the plain one on that side of it where a space lies; see `Static.joint_near`.

    -1 where one of them is not plain, or `n` steps from the space reach beyond both ends of its piece.
    """
    shape = t.v_plain[s.piece[p]] - 1
    if shape < 0:
        return -1
    if cell < t.half_piece[shape]:
        if p == 0:
            return 0
        before = t.v_plain[s.piece[p - 1]] - 1
        return -1 if before < 0 else 1 + before * SHIFTS + s.shift[p] + MOST_SHIFT
    if cell < n * t.plain_lanes:
        return -1
    if p + 1 >= s.pieces:
        return 0
    return -1 if t.v_plain[s.piece[p + 1]] == 0 else 1 + s.shift[p + 1] + MOST_SHIFT


def search_reach(s, t, x, n):
    """The same by looking from space to space."""
    piece = x // CELLS
    behind = 0  # the spaces found on the piece before, on this one, and on the next, as bits
    here = 1 << x % CELLS
    beyond = 0  # only steps that are bent lead further: see `was_found`
    s.found[0] = x
    count = 1
    begun = 0
    for _ in range(n):
        ends = count
        for k in range(begun, ends):
            z = s.found[k] + 0
            p = z // CELLS
            cell = z - p * CELLS
            side = s.piece[p] + 0
            for way in range(8 if t.side_adjacent != 0 else 6):
                on = p - piece
                y = t.v_link[side][cell][way] if way < 6 else beside(s, t, z, way) - p * CELLS
                if y < 0:
                    if y == -1 or way >= 6:
                        continue
                    y = over_joint(s, t, p, y)
                    if y < 0:
                        continue
                    on = y // CELLS - piece
                    y = y % CELLS
                bit = 1 << y
                if on == 0:
                    known = here & bit
                    here |= bit
                elif on == 1:
                    known = beyond & bit
                    beyond |= bit
                elif on == -1:
                    known = behind & bit
                    behind |= bit
                else:
                    known = was_found(s, count, (piece + on) * CELLS + y)
                if known == 0 and count < NEAR:
                    s.found[count] = (piece + on) * CELLS + y
                    count += 1
        begun = ends
    return count


def was_found(s, count, y):
    """Whether `y` is among the first spaces found."""
    for k in range(count):
        if s.found[k] == y:
            return 1
    return 0


def reached(s, t, x, k):
    """The `k`-th of the spaces that `reach` counted; nearer ones first, the 0-th is `x`."""
    if t.night == 0:
        return t.near[x][k]
    return s.found[k]


def forget(s, t, count):
    """Clears the scratch of `reach`."""
    if t.night != 0:
        for k in range(count):
            s.found[k] = 0
