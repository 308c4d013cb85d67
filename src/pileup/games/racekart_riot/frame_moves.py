"""What must be so where movement cards act and karts move (see `position_frames`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.frame_look import Look, Wrong
from pileup.games.racekart_riot.rules import abilities, choice, driving, extra, gates, holdings
from pileup.games.racekart_riot.state import Kind

__all__ = ["CHECKS"]

# Rules are written without types.
ABILITIES: Any = abilities
CHOICE: Any = choice
DRIVING: Any = driving
EXTRA: Any = extra
GATES: Any = gates
HOLDINGS: Any = holdings
MOST_EXTRA = 4  # spaces of an extra movement (RK-SUP-02, RK-SUP-05)
BOOST = 5  # what a Boosted Jump adds to its rolls (RK-SUP-05)
JUMP_ADDS = 4  # RK-SUP-04


def _roll(look: Look, f: Any, below: Any) -> Wrong:
    s, t = look.s, look.t
    sides, what = {
        Kind.BANANA_THROW: (8, st.BANANA),
        Kind.THROW_ALONG: (8, below.what),
        Kind.STRIKE: (12, below.what),
        Kind.GATE: (12, 40 + below.what),
        Kind.MOVE: (12, 50),
        Kind.EVENT_DIE: (8, 60),
        Kind.CARD_STEP: (0, 70),
    }[Kind(below.kind)]
    if below.kind == Kind.CARD_STEP:
        q = ABILITIES.source_of(s, t, f.seat)
        sides = t.dice[s.racer[q] - 1][s.effect[q] - 1][s.lap_mode - 1]
    return {
        f"n and what: here a d{sides} is rolled, for {what}": (f.n, f.what) != (sides, what),
        "nothing is held to roll again": f.kind == Kind.REROLL and not HOLDINGS.can_reroll(s, f.seat),
    }


def _choose_card(look: Look, f: Any, below: Any) -> Wrong:
    s, t = look.s, look.t
    out = [0] * 8
    wrong: Wrong = {"seats: nobody is asked": f.seats == 0}
    for p in range(look.seats):
        asked, answer = bool(f.seats >> p & 1), s.answers[p]
        trial = type(f)()
        trial.seat = p
        legal = out[: CHOICE.options_choose_card(s, t, trial, out)]
        wrong[f"answers: {answer} is none of seat {p}"] = answer != 0 if asked else answer not in legal
    return wrong


def _replay_card(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    cards = sum(CHOICE.can_replay(s, t, p, card) for card in range(st.CARDS))
    return {"the card replays none": not CHOICE.is_replay(s, t, p), "there is nothing to choose": cards < 2}


def _copy_whom(look: Look, f: Any, below: Any) -> Wrong:
    return {"the card copies nobody": not CHOICE.is_copy(look.s, look.t, f.seat)}


def _ability(look: Look, f: Any, below: Any) -> Wrong:
    return {"the card does nothing": not ABILITIES.has_abilities(look.s, look.t, f.seat)}


def _card_step(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    wrong: Wrong = {"moved: the card move has begun": s.moved[p] == 1}
    if f.step == 1:
        return wrong | {"n is 0 before the roll": f.n != 0}
    q = ABILITIES.source_of(s, t, p)
    if q < 0 or s.levelled[q]:
        return wrong | {"nothing is rolled or paid": True}
    place = (s.racer[q] - 1, s.effect[q] - 1, s.lap_mode - 1)
    sides = t.dice[place[0]][place[1]][place[2]]
    pays = t.pays[place[0]][place[1]][place[2]]
    base = t.base[place[0]][place[1]][place[2]][s.standing[p]]
    if f.step == 2:
        return wrong | {"the card rolls nothing": sides == 0, "n is 0 before the roll": f.n != 0}
    return wrong | {"the card pays nothing": sides > 0 or pays == 0, f"n is {base}, as printed": f.n != base}


def _pays(look: Look, f: Any, below: Any) -> Wrong:
    s = look.s
    return {"there is nothing to pay with": s.coins[f.seat] == 0 and not HOLDINGS.has_item(s, f.seat, st.COIN_ITEM)}


def _coins(look: Look, f: Any, below: Any) -> Wrong:
    s, p = look.s, f.seat
    full = HOLDINGS.item_count(s, p) == 3
    return {
        "no Coins item is held": not HOLDINGS.has_item(s, p, st.COIN_ITEM),
        "a slot is free": f.kind == Kind.MAKE_ROOM and not full,
        "items are found while karts move": f.kind == Kind.MAKE_ROOM and s.phase not in (st.P_MOVE, st.P_EXTRA),
    }


def _draw_item(look: Look, f: Any, below: Any) -> Wrong:
    return {
        "items are found while karts move": look.s.phase not in (st.P_MOVE, st.P_EXTRA),
        "no slot is free": HOLDINGS.item_count(look.s, f.seat) == 3,
        "the bag is empty": HOLDINGS.bag_left(look.s) == 0,
    }


def _extra_card(look: Look, f: Any, below: Any) -> Wrong:
    s, p = look.s, f.seat
    return {"there is nothing to play": not EXTRA.has_extra(s, p) and not HOLDINGS.has_item(s, p, st.COIN_ITEM)}


def _reuse(look: Look, f: Any, below: Any) -> Wrong:
    s = look.s
    symbol = look.t.land[s.at[f.seat]]
    return {"there is no symbol to use": symbol != st.EVENT_SPACE and not (symbol == st.KART_SPACE and s.market[0] > 0)}


def speeds(look: Look, p: int) -> set[int]:
    """What the card move of `p` can come to, limits and hits left aside."""
    s, t = look.s, look.t
    q = ABILITIES.source_of(s, t, p)
    change = s.gained[p] - s.lost[p]
    if q < 0:
        return {change}
    if s.levelled[q]:
        return {8 + change}
    r, card, half, place = s.racer[q] - 1, s.effect[q] - 1, s.lap_mode - 1, s.standing[p]
    base, sides = t.base[r][card][half][place], t.dice[r][card][half]
    found = {base + die for die in range(1, sides + 1)} if sides else {base}
    if t.pays[r][card][half] and not sides:
        found |= {2 * coins for coins in range(6)}
    return {one + t.turbo[r][card][half][place] + change for one in found}


def _move(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    here, by_card = s.at[p], f.mode == st.CARD_MOVE
    forward = [n for what, n in zip(t.event, t.event_n, strict=True) if what == st.EV_FORWARD]
    wrong: Wrong = {
        "mode: no such movement in this phase": f.mode == (st.EXTRA_MOVE if below.kind == Kind.RACE else st.CARD_MOVE),
        "moved: the card move has not begun": below.kind == Kind.RACE and s.moved[p] == 0,
        "bonus: 5 for a Boosted Jump": f.bonus not in (0, BOOST if f.mode == st.EXTRA_MOVE else 0),
        "entered: 1 when a space was entered": (f.entered == 1) != (f.moved > 0),
        "k and n are 0 behind a space": f.step == driving.EXIT and (f.k, f.n) != (0, 0),
        "left: the movement is used up": f.step != driving.EXIT and f.left == 0,
    }
    if by_card:
        wrong["speed: the card does not give it"] = f.speed not in speeds(look, p)
        wrong["left and moved: not what speed, hits and limit allow"] = f.left not in (
            0,
            max(0, DRIVING.budget(s, p, f.speed) - f.moved),
        )
    else:
        most = {st.EXTRA_MOVE: MOST_EXTRA, st.MOVE_BACK: 1}.get(f.mode, max(forward, default=0))
        wrong["speed is for card moves"] = f.speed != 0
        wrong[f"left and moved: such a movement has at most {most}"] = f.left + f.moved > most
    return wrong | _move_step(look, f, here)


def _move_step(look: Look, f: Any, here: int) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    lying = [k for k in range(st.BANANAS) if s.banana[k] == here + 1]
    back = f.mode == st.MOVE_BACK
    if f.step == driving.EXIT:
        return {"nothing was entered": f.entered == 0}
    if f.step == driving.BANANA_ROLLED:
        return {
            "k is no banana on that space": f.k >= len(lying) or s.spared[lying[f.k]] == p + 1,
            "n is 0 before the way out": f.n != 0,
            "nobody moves back from there": back and DRIVING.way_back(s, t, p) < 0,
        }
    wrong: Wrong = {"k: all bananas on that space have been passed": f.k != len(lying), "mode: it goes forward": back}
    if f.step == driving.GATE_SPOKEN:
        wrong["nothing guards the way out"] = t.gate[here] == st.NO_GATE or not DRIVING.is_guarded(s, t, p, here)
        wrong["n is 0 before the way out"] = f.n != 0
    elif f.step == driving.WAY_CHOSEN:
        wrong["there is no way to choose"] = (
            not GATES.has_fork(s, t, p, here)
            or GATES.committed_branch(s, t, p) >= 0
            or not GATES.needs_choice(s, t, p, here)
        )
        wrong["n is 0 before the way is chosen"] = f.n != 0
    else:
        wrong["n: the tide is not rolled for there"] = (
            not DRIVING.is_tide_way(s, t, p, f.n - 1) or GATES.tide_of(s, p) != 0
        )
    return wrong


def _gate(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    unasked = f.what in (st.LAVA, st.CRABS)
    wrong: Wrong = {
        "what is not what guards the way out": f.what != t.gate[s.at[p]],
        "bonus: that of the movement, and 4 for a Jump": f.bonus != below.bonus
        and not (f.step == 4 and f.bonus == below.bonus + JUMP_ADDS),
    }
    if f.step == 1:
        wrong["nobody is asked whether to try"] = unasked
    return wrong


def _dare(look: Look, f: Any, below: Any) -> Wrong:
    poor = look.s.coins[f.seat] == 0 and not HOLDINGS.has_item(look.s, f.seat, st.COIN_ITEM)
    return {"what is that of the frame below": f.what != below.what, "no coin is there": f.what == st.SHARKS and poor}


def _jump_first(look: Look, f: Any, below: Any) -> Wrong:
    return {
        "what is that of the frame below": f.what != below.what,
        "no Jump is held": look.s.held[f.seat][st.JUMP] == 0,
    }


CHECKS: dict[Kind, Callable[[Look, Any, Any], Wrong]] = {
    Kind.ROLL_DIE: _roll,
    Kind.REROLL: _roll,
    Kind.CHOOSE_CARD: _choose_card,
    Kind.REPLAY_CARD: _replay_card,
    Kind.COPY_WHOM: _copy_whom,
    Kind.ABILITY: _ability,
    Kind.CARD_STEP: _card_step,
    Kind.PAY_FOR_MOVE: _pays,
    Kind.COINS_WINDOW: _coins,
    Kind.MAKE_ROOM: _coins,
    Kind.DRAW_ITEM: _draw_item,
    Kind.EXTRA_CARD: _extra_card,
    Kind.REUSE: _reuse,
    Kind.MOVE: _move,
    Kind.GATE: _gate,
    Kind.DARE: _dare,
    Kind.JUMP_FIRST: _jump_first,
}
"""What is not so, by what to call it: from a frame and the one below it."""
