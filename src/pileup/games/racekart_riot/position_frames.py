"""Whether the rules could have left a stack of frames so: compiled rules take what frames hold without a look."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pileup.engine.frame_fields import Form, field_faults
from pileup.games.racekart_riot import frame_attacks, frame_market, frame_moves
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.frame_look import Look
from pileup.games.racekart_riot.state import Frame, Kind

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["frame_faults", "loose_faults"]

CHECKS = {**frame_market.CHECKS, **frame_attacks.CHECKS, **frame_moves.CHECKS}

ONCE = (0, 1)
SEAT, MASK, SPACE, CARD = "a seat", "seats as bits", "a space of the track", "a kart supply card + 1, or 0"
SIDES, NOTHING = "8 or 12", "0"

PURPOSE, ATTACK = (0, 70), (0, st.COPY)
FIELDS: dict[Kind, dict[str, Form]] = {
    Kind.RACE: {},
    Kind.FIRST_PLAYER: {"n": MASK, "k": (1, st.SEATS)},
    Kind.FIRST_ROLL: {"seat": SEAT},
    Kind.DRAW_CARD: {"seat": SEAT, "n": (1, 2)},
    Kind.DRAW_SUPPLY: {},
    Kind.MARKET: {"seat": SEAT, "mode": ONCE},
    Kind.PICK: {"seat": SEAT, "mode": ONCE},
    Kind.LOCK_KART: {"seat": SEAT, "k": (0, 2), "n": (0, 2), "who": CARD, "what": CARD},
    Kind.LOCK_PART: {"seat": SEAT, "k": (0, 2), "n": (0, 2)},
    Kind.BANANA_THROW: {"seat": SEAT, "step": (1, 1)},
    Kind.BANANA_SPACE: {"seat": SEAT, "n": (1, 8)},
    Kind.THROW_ALONG: {
        "seat": SEAT,
        "what": ATTACK,
        "step": (1, 6),
        "n": (0, 8),
        "k": (0, 8),
        "left": (0, 8),
        "mode": (0, 2),
    },
    Kind.DIRECTION: {"seat": SEAT, "what": ATTACK, "n": (1, 8)},
    Kind.PATH: {"seat": SEAT, "what": ATTACK, "mode": (1, 2), "n": SPACE, "k": (1, 8)},
    Kind.AIM: {"seat": SEAT, "what": ATTACK, "n": (0, 127), "mode": ONCE, "step": (1, 2), "who": SEAT},
    Kind.TARGET: {"seat": SEAT, "what": ATTACK, "mode": ONCE},
    Kind.TAKE_PART: {"seat": SEAT, "who": SEAT},
    Kind.EVERYBODY: {"seat": SEAT, "what": ATTACK, "n": (0, 127), "k": (1, st.SEATS - 2)},
    Kind.STRIKE: {"seat": SEAT, "who": SEAT, "what": ATTACK, "n": (0, 127), "bonus": (0, 9), "step": (1, 2)},
    Kind.DEFEND: {"seat": SEAT, "who": SEAT, "what": ATTACK, "n": (0, 127)},
    Kind.MAGNET_DRAW: {"seat": SEAT, "who": SEAT},
    Kind.ROLL_DIE: {"seat": SEAT, "n": SIDES, "what": PURPOSE, "step": ONCE},
    Kind.REROLL: {"seat": SEAT, "n": SIDES, "what": PURPOSE},
    Kind.CHOOSE_CARD: {"seats": MASK},
    Kind.COPY_WHOM: {"seat": SEAT, "step": (1, 1)},
    Kind.ABILITY: {"seat": SEAT, "k": (1, st.ABILITIES)},
    Kind.CARD_STEP: {"seat": SEAT, "step": (1, 3), "n": (0, 127)},
    Kind.MOVE: {
        "seat": SEAT,
        "mode": (st.CARD_MOVE, st.MOVE_BACK),
        "left": (0, 127),
        "moved": (0, 127),
        "speed": (-128, 127),
        "bonus": (0, 5),
        "k": (0, st.BANANAS),
        "n": (0, st.SPACES),
        "step": (0, 5),
        "entered": ONCE,
    },
    Kind.GATE: {"seat": SEAT, "what": (st.LAVA, st.SHARKS), "bonus": (0, 9), "step": (1, 4)},
    Kind.DARE: {"seat": SEAT, "what": (st.LAVA, st.SHARKS)},
    Kind.JUMP_FIRST: {"seat": SEAT, "what": (st.LAVA, st.SHARKS)},
    Kind.EVENT_DIE: {"seat": SEAT, "step": (1, 1)},
}
"""What fields a frame has; all others are 0. Kinds that are left out have a seat and nothing else."""

# Where a movement has ended, what follows lies on the race, or on the turn of the extra movement.
Places = dict[Kind, tuple[int, ...]]
_ENDED: Places = {Kind.RACE: (0,), Kind.EXTRA_TURN: (0,)}
_EFFECT: Places = {**_ENDED, Kind.ATTACK_TURN: (0,), Kind.ABILITY: (0,)}
_ENTERED: Places = {**_ENDED, Kind.MOVE: (0,)}
_DIE: Places = {
    Kind.BANANA_THROW: (1,),
    Kind.THROW_ALONG: (1,),
    Kind.STRIKE: (2,),
    Kind.GATE: (4,),
    Kind.MOVE: (5,),
    Kind.EVENT_DIE: (1,),
    Kind.CARD_STEP: (2,),
}
ON: dict[Kind, Places] = {
    Kind.FIRST_ROLL: {Kind.FIRST_PLAYER: (0,)},
    Kind.DRAW_CARD: {Kind.RACE: (0,), Kind.DRAW_SUPPLY: (0,), Kind.DRAW_CARD: (0,)},
    Kind.DRAW_SUPPLY: {**_ENTERED, Kind.AFTER_PICK: (0,)},
    Kind.MARKET: _ENTERED,
    Kind.PICK: {Kind.RACE: (0,), Kind.MOVE: (0,)},
    Kind.LOCK_KART: {Kind.PICK: (0,), Kind.TURN_REST: (0,)},
    Kind.LOCK_PART: {Kind.LOCK_KART: (0,)},
    Kind.BANANA_MODE: _EFFECT,
    Kind.BANANA_THROW: _EFFECT,
    Kind.BANANA_SPACE: _EFFECT,
    Kind.THROW_ALONG: {Kind.ATTACK_TURN: (0,), Kind.ABILITY: (0,)},
    Kind.DIRECTION: {Kind.THROW_ALONG: (2,)},
    Kind.PATH: {Kind.THROW_ALONG: (4,)},
    Kind.AIM: _EFFECT,
    Kind.TARGET: {Kind.AIM: (1,), Kind.COPY_WHOM: (1,)},
    Kind.TAKE_PART: {Kind.AIM: (2,)},
    Kind.EVERYBODY: {Kind.ATTACK_TURN: (0,), Kind.ABILITY: (0,)},
    Kind.STRIKE: {**_EFFECT, Kind.EVERYBODY: (0,), Kind.THROW_ALONG: (6,), Kind.MOVE: (1,)},
    Kind.DEFEND: {Kind.STRIKE: (1,)},
    Kind.MAGNET_DRAW: {Kind.ATTACK_TURN: (0,)},
    Kind.ROLL_DIE: _DIE,
    Kind.REROLL: _DIE,
    Kind.PAY_FOR_MOVE: {Kind.CARD_STEP: (3,)},
    Kind.COINS_WINDOW: {Kind.RACE: (0,), Kind.CARD_STEP: (1,)},
    Kind.MOVE: _ENDED,
    Kind.GATE: {Kind.MOVE: (2,)},
    Kind.DARE: {Kind.GATE: (1,)},
    Kind.JUMP_FIRST: {Kind.GATE: (3,)},
    Kind.FORK: {Kind.MOVE: (4,)},
    Kind.DRAW_ITEM: {**_ENTERED, Kind.PICK: (0,)},
    Kind.MAKE_ROOM: {**_ENTERED, Kind.PICK: (0,)},
    Kind.EVENT_DIE: _ENDED,
}
"""What a frame lies on, and how far that one has come by then; frames that are left out lie on the race."""

_MOVING = (st.P_MOVE,)
_DEALING = (st.P_DRAW, st.P_SUPPLY, st.P_ATTACK)
PHASES: dict[Kind, tuple[int, ...]] = {
    Kind.PICK_RACER: (st.P_RACERS,),
    Kind.DEAL_RACER: (st.P_RACERS,),
    Kind.FIRST_PLAYER: (st.P_FIRST,),
    Kind.DRAW_CARD: _DEALING,
    Kind.DRAW_SUPPLY: tuple(
        phase for phase in range(st.P_MARKET, st.P_SCORE + 1) if phase not in (st.P_FIRST, st.P_CHOOSE)
    ),
    Kind.MARKET: (st.P_SUPPLY, st.P_MOVE),
    Kind.PICK: (st.P_SUPPLY,),
    Kind.AFTER_PICK: (st.P_SUPPLY,),
    Kind.TURN_REST: (st.P_SUPPLY,),
    Kind.ATTACK_ITEM: (st.P_ATTACK,),
    Kind.ATTACK_TURN: (st.P_ATTACK,),
    Kind.CHOOSE_CARD: (st.P_CHOOSE,),
    Kind.REPLAY_CARD: (st.P_REPLAY,),
    Kind.COPY_WHOM: (st.P_COPY,),
    Kind.ABILITY: (st.P_ABILITY,),
    Kind.EXTRA_CARD: (st.P_EXTRA,),
    Kind.EXTRA_TURN: (st.P_EXTRA,),
    Kind.COINS_WINDOW: (st.P_SCORE,),
}
"""In which phases a frame lies on the race itself; those that are left out do so while karts move by their cards."""

NOT_IN_TURNS = (st.P_MARKET, st.P_FIRST, st.P_CHOOSE)
OF_NOBODY = (Kind.RACE, Kind.FIRST_PLAYER, Kind.FIRST_ROLL, Kind.DRAW_SUPPLY, Kind.CHOOSE_CARD)
OF_THE_ATTACKED = (Kind.STRIKE, Kind.DEFEND)


def frame_faults(game: Game, s: Any) -> list[str]:
    """Everything about the frames of a position that no race could bring about, in words; [] for nothing."""
    if s.depth == 0:
        return [] if s.phase == st.P_SCORE else ["frames: without any the race is over, and its phase is scoring"]
    look = Look(game, s)
    faults = []
    if s.depth == 1 and s.frames[0].kind == Kind.RACE and s.phase in NOT_IN_TURNS:
        faults.append(f"frames: the phase {st.PHASES[s.phase]} has more; leave them out to begin it")
    sound = True
    for k in range(s.depth):
        f, below = s.frames[k], s.frames[k - 1] if k else None
        kind = Kind(f.kind)
        found = _field_faults(game, f, kind)
        if k == 0 and kind != Kind.RACE:
            found.append("the lowest frame is race")
        elif below is not None:
            found += _place_faults(s, f, kind, below)
        if sound and not found:  # what follows takes fields, and the frames below, for what they are
            found = _seat_faults(look, f, kind, k) or _fact_faults(look, f, kind, below)
        sound = sound and not found
        if k == s.depth - 1 and look.is_automatic(kind) and kind != Kind.RACE:
            found.append("something must lie on top: a question or a chance event")
        faults += [f"frames[{k}] ({_name(kind)}): {fault}" for fault in found]
    return faults


def loose_faults(game: Game, s: Any) -> list[str]:
    """What lies about and does not fit to the frames or the phase, in words: cards in hand, rolls, answers, a path."""
    return [*_left_faults(game, s), *_hand_faults(game, s)]


def _name(kind: Kind) -> str:
    return kind.name.lower().replace("_", "-")


def _left_faults(game: Game, s: Any) -> list[str]:
    """What one frame leaves for the one below is there only where that one takes it."""
    faults = []
    kinds = [f.kind for f in s.frames[: s.depth]]
    sides = s.frames[s.depth - 1].n if kinds and kinds[-1] == Kind.REROLL else 0
    if sides and not 1 <= s.die <= sides:
        faults.append(f"die: {s.die} is not what a d{sides} shows")
    elif s.die and not sides:
        faults.append(f"die: {s.die} is not 0, where nobody may roll again")
    for word in ("target", "defence", "result"):
        if getattr(s, word):
            faults.append(f"{word}: {getattr(s, word)} is not 0, where a question or a chance event waits")
    if any(s.path) and Kind.THROW_ALONG not in kinds:
        faults.append("path: nothing is thrown along one")
    if any(s.answers) and Kind.CHOOSE_CARD not in kinds:
        faults.append("answers: nobody is choosing a card")
    if any(s.rolls) and Kind.FIRST_PLAYER not in kinds:
        faults.append("seats: roll: nobody rolls for the 1st Player Token")
    return faults


def _hand_faults(game: Game, s: Any) -> list[str]:
    """Whether everybody has as many movement cards in hand as the phase says."""
    drawing = {f.seat: f.n for f in s.frames[: s.depth] if f.kind == Kind.DRAW_CARD}
    faults = []
    for p in range(game.seats):
        due, left_out = 0, False
        if p in drawing:
            due = 2 - drawing[p]
        elif s.phase == st.P_DRAW:
            due = 2 if (p - s.holder) % game.seats < s.turn else 0
        elif st.P_SUPPLY <= s.phase <= st.P_CHOOSE:
            due = 2
        elif st.P_REPLAY <= s.phase <= st.P_MOVE:
            due, left_out = 1, True  # the card that is not played need not be named
        held = sum(card > 0 for card in s.hand[p])
        if held != due and not (left_out and held == 0):
            none = ", or none to have them drawn" if st.P_SUPPLY <= s.phase <= st.P_CHOOSE else ""
            faults.append(f"seats[{p}].hand: {held} cards, where it is {due} in this phase{none}")
        left = bin(s.down[p]).count("1")
        if p in drawing and (left == 0 or left + bin(s.up[p]).count("1") < drawing[p]):
            faults.append(f"seats[{p}].hand: too few cards are left to draw {drawing[p]}; name them")
    return faults


def _field_faults(game: Game, f: Any, kind: Kind) -> list[str]:
    most = {
        SEAT: game.seats - 1,
        MASK: (1 << game.seats) - 1,
        SPACE: game.static.n_spaces - 1,
        CARD: game.static.n_types,
        NOTHING: 0,
    }
    is_a = {form: partial(_is_up_to, high) for form, high in most.items()}
    return field_faults(
        f, Frame.fields, FIELDS.get(kind, {"seat": SEAT}), {**is_a, SIDES: (8, 12).__contains__}, NOTHING
    )


def _is_up_to(most: int, value: int) -> bool:
    return 0 <= value <= most


def _place_faults(s: Any, f: Any, kind: Kind, below: Any) -> list[str]:
    """Whether the frame can lie on the one below, in this phase."""
    under = Kind(below.kind)
    places = ON.get(kind, {Kind.RACE: (0,)})
    if kind == Kind.RACE or under not in places:
        return [f"lies on {' or '.join(_name(one) for one in places)}" if kind != Kind.RACE else "is the lowest one"]
    faults = []
    if below.step not in places[under]:
        faults.append(f"lies on {_name(under)} when its step is {' or '.join(str(step) for step in places[under])}")
    phases = PHASES.get(kind, _MOVING)
    if under == Kind.RACE and s.phase not in phases:
        faults.append(f"comes in the phase {' or '.join(st.PHASES[phase] for phase in phases)}")
    return faults


def _seat_faults(look: Look, f: Any, kind: Kind, k: int) -> list[str]:
    """What belongs to a turn is about the player whose turn it is."""
    s, n = look.s, look.seats
    if s.phase in NOT_IN_TURNS and s.turn != n and kind != Kind.RACE:
        return [f"turn: it is {n} in this phase"]
    if kind in OF_NOBODY or kind in OF_THE_ATTACKED:
        return []
    if kind == Kind.DRAW_CARD and s.phase != st.P_DRAW:
        return []  # set up with hands still to be drawn
    owner = s.frames[k - 1].seat if s.frames[k - 1].kind == Kind.STRIKE else look.on_turn
    return [] if f.seat == owner else [f"seat: {f.seat} is not {owner if owner >= 0 else 'on turn; nobody is'}"]


def _fact_faults(look: Look, f: Any, kind: Kind, below: Any) -> list[str]:
    """What must be so on the track and in hands; all fields are in range."""
    check = CHECKS.get(kind)
    return [what for what, wrong in check(look, f, below).items() if wrong] if check else []
