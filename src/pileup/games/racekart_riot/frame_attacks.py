"""What must be so where somebody is attacked (see `position_frames`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.frame_look import ALL, ALONG, BANANA, FIRST, ONE, Look, Wrong
from pileup.games.racekart_riot.rules import attacks, holdings, strikes, throws
from pileup.games.racekart_riot.state import Kind

__all__ = ["CHECKS"]

# Rules are written without types.
ATTACKS: Any = attacks
HOLDINGS: Any = holdings
STRIKES: Any = strikes
THROWS: Any = throws
JUMP_ADDS = 4  # RK-SUP-04


def _effect(look: Look, below: Any, form: int, what: int, n: int) -> Wrong:
    """Whether the turn or the card below does such a thing."""
    played = below.kind == Kind.ATTACK_TURN
    return {
        "what: nothing of the kind comes of the frame below": (form, what, n) not in look.effects(below),
        "who plays an item has a slot free": played and HOLDINGS.item_count(look.s, below.seat) == 3,
    }


def _banana(look: Look, f: Any, below: Any) -> Wrong:
    return _effect(look, below, BANANA, st.BANANA, 0)


def _throw_along(look: Look, f: Any, below: Any) -> Wrong:
    s, t = look.s, look.t
    wrong = _effect(look, below, ALONG, f.what, 0)
    here, path = s.at[f.seat], [x - 1 for x in s.path if x > 0]
    if f.step <= 2:
        wrong["k, left and mode are 0 before it flies"] = (f.k, f.left, f.mode) != (0, 0, 0)
        wrong["n is 0 before the roll, then what was rolled"] = (f.n > 0) != (f.step == 2)
        wrong["path: it has none yet"] = bool(path)
        wrong["nothing lies behind"] = f.step == 2 and t.n_prev[here] == 0
        return wrong
    ways, n_ways = (t.next, t.n_next) if f.mode == throws.FORWARD else (t.prev, t.n_prev)
    end = path[-1] if path else here
    joined = all(y in ways[x][: n_ways[x]] for x, y in zip([here, *path], path, strict=False))
    wrong["mode: it flies ahead (1) or behind (2)"] = f.mode == 0
    wrong["path: k spaces, one beside the other from the thrower on"] = (
        len(path) != f.k or any(s.path[f.k :]) or not joined
    )
    wrong["n: it flies no farther than was rolled"] = f.k > f.n or f.n == 0
    if f.step == 4:
        wrong["the path does not branch there"] = f.k == f.n or n_ways[end] < 2
        wrong["left is 0 before it flies"] = f.left != 0
    else:
        wrong["the path is not complete"] = f.k < f.n and n_ways[end] > 0
        wrong["left: it has not come so far"] = not 1 <= f.left <= f.k
    return wrong


def _direction(look: Look, f: Any, below: Any) -> Wrong:
    return {"what and n are those of the frame below": (f.what, f.n) != (below.what, below.n)}


def _path(look: Look, f: Any, below: Any) -> Wrong:
    s = look.s
    end = s.path[below.k - 1] - 1 if below.k else s.at[below.seat]
    return {
        "what, mode, n and k are those of the frame below": (f.what, f.mode, f.n, f.k)
        != (below.what, below.mode, end, below.n - below.k)
    }


def _aim(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    wrong = _effect(look, below, FIRST if f.mode else ONE, f.what, f.n)
    wrong["who is in 1st place does not aim at it"] = f.mode == 1 and s.standing[p] == st.FIRST
    if f.step == 1:
        wrong["who: it is not known yet"] = f.who != 0
    else:
        wrong["only who steals a part asks once more"] = f.what != st.STEAL_PART
        wrong["who can't be aimed at"] = not ATTACKS.may_be_target(s, t, p, f.who, f.what, f.mode)
    return wrong


def _target(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    asked = (st.COPY, 0) if below.kind == Kind.COPY_WHOM else (below.what, below.mode)
    targets = sum(ATTACKS.may_be_target(s, t, p, q, f.what, f.mode) for q in range(look.seats))
    return {
        "what and mode are those of the frame below": (f.what, f.mode) != asked,
        "there is nobody to choose from": targets < 2,
    }


def _take_part(look: Look, f: Any, below: Any) -> Wrong:
    held = look.s.held[f.who]
    kinds = sum(held[card] > 0 for card in range(look.t.n_types) if _is_part(look, card))
    return {"who is aimed at below": f.who != below.who, "there is nothing to choose": kinds < 2}


def _is_part(look: Look, card: int) -> bool:
    return bool(card == st.WILD or look.t.slot[card] >= 0)


def _everybody(look: Look, f: Any, below: Any) -> Wrong:
    return _effect(look, below, ALL, f.what, f.n) | {"k: the last one is attacked already": f.k > look.seats - 2}


def _strike(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p, q, what, n = look.s, look.t, f.who, f.seat, f.what, f.n
    wrong: Wrong = {}
    bonus = 0
    attacker = look.on_turn == p and (p != q) != (below.kind == Kind.MOVE)
    wrong["seat and who: nobody attacks there"] = not attacker
    if below.kind == Kind.MOVE:
        bonus = below.bonus
        wrong["what and n are those of a banana"] = (what, n) != (st.BANANA, STRIKES.LEVEL_BANANA)
    elif below.kind == Kind.THROW_ALONG:
        wrong["what and n are those of what flies"] = (what, n) != (below.what, STRIKES.LEVEL_EGG)
        wrong["seat: somebody else is in the way"] = q != THROWS.next_on(s, t, p, s.path[below.left - 1] - 1)
    elif below.kind == Kind.EVERYBODY:
        wrong["what and n are those of the frame below"] = (what, n) != (below.what, below.n)
        wrong["seat: somebody else is next"] = q != (p + below.k) % look.seats
    else:
        made = {(form, amount) for form, one, amount in look.effects(below) if one == what}
        forms = {form for form, amount in made if amount == n or what == st.STEAL_PART}
        aimed = (ONE in forms and ATTACKS.is_target(s, t, p, q, what)) or (
            FIRST in forms and ATTACKS.is_first_target(s, t, p, q) and s.standing[p] != st.FIRST
        )
        last = ALL in forms and q == (p - 1) % look.seats
        wrong["what, n and seat: no such attack comes of the frame below"] = not aimed and not last
        wrong["n is no part that is held"] = what == st.STEAL_PART and (
            n >= t.n_types or not _is_part(look, n) or s.held[q][n] == 0
        )
        wrong["who plays an item has a slot free"] = below.kind == Kind.ATTACK_TURN and HOLDINGS.item_count(s, p) == 3
    jumped = f.bonus == bonus + JUMP_ADDS
    rolled = STRIKES.is_rolled(what) == 1
    wrong["bonus: 4 for a Jump before the roll"] = f.bonus != bonus and not (f.step == 2 and jumped)
    wrong["nothing is rolled"] = f.step == 2 and not rolled and not (what == st.BOMB and jumped)
    return wrong


def _defend(look: Look, f: Any, below: Any) -> Wrong:
    held = look.s.held[f.seat]
    jumps = held[st.JUMP] > 0 and (STRIKES.is_rolled(f.what) == 1 or f.what == st.BOMB)
    return {
        "it is about the attack below": (f.seat, f.who, f.what, f.n) != (below.seat, below.who, below.what, below.n),
        "there is nothing to defend with": held[st.LUCKY_MISS] == 0 and not jumps,
    }


def _magnet_draw(look: Look, f: Any, below: Any) -> Wrong:
    s = look.s
    return {
        "who holds no item of another player's": f.who == f.seat or HOLDINGS.item_count(s, f.who) == 0,
        "who plays an item has a slot free": HOLDINGS.item_count(s, f.seat) == 3,
    }


def _attack_item(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    reason = any(ATTACKS.can_play(s, t, p, kind) for kind in range(st.ATTACK_KINDS))
    return {"there is nothing to play": not reason and not HOLDINGS.has_item(s, p, st.COIN_ITEM)}


CHECKS: dict[Kind, Callable[[Look, Any, Any], Wrong]] = {
    Kind.BANANA_MODE: _banana,
    Kind.BANANA_THROW: _banana,
    Kind.BANANA_SPACE: _banana,
    Kind.THROW_ALONG: _throw_along,
    Kind.DIRECTION: _direction,
    Kind.PATH: _path,
    Kind.AIM: _aim,
    Kind.TARGET: _target,
    Kind.TAKE_PART: _take_part,
    Kind.EVERYBODY: _everybody,
    Kind.STRIKE: _strike,
    Kind.DEFEND: _defend,
    Kind.MAGNET_DRAW: _magnet_draw,
    Kind.ATTACK_ITEM: _attack_item,
}
"""What is not so, by what to call it: from a frame and the one below it."""
