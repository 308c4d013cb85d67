"""Whether the rules could have left a stack of frames so: compiled rules take what frames hold without a look."""

from __future__ import annotations

from typing import Any

from pileup.engine.frame_fields import Form, field_faults
from pileup.engine.target_python import AUTOMATIC
from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.places import laid_sides
from pileup.games.bayou_bash.rules import abilities, board
from pileup.games.bayou_bash.rules.pig import PICK_BARREL, PICK_FAN
from pileup.games.bayou_bash.rules.rams import BARREL_BITS, FAN_BIT, MOVING_FAN_BIT
from pileup.games.bayou_bash.rules.setup import CHOOSING, PLACING
from pileup.games.bayou_bash.state import (
    A_BARREL,
    A_FAN,
    A_RACER,
    ANY_TIME,
    BARRELS,
    BEFORE_ROLL,
    FANS_EACH,
    IN_DIE,
    MOST_ITEMS,
    MOST_TOKENS,
    MOST_VERBS,
    ON_FAN,
    ON_TRACK,
    TURN_BEGIN,
    TURN_END,
    Frame,
    Kind,
)

__all__ = ["frame_faults"]

LYING: Any = board
USING: Any = abilities
SEAT, MASK, SPACE = "a seat", "seats as bits", "a space of the Track"
ABILITIES = (0, (1 << 12) - 1)
ONCE = (0, 1)
NOTHING = (0, 0)

_SEAT: dict[str, Form] = {"seat": SEAT}
_WHO: dict[str, Form] = {"who": SEAT}
_ASK: dict[str, Form] = {"seat": SEAT, "todo": ABILITIES}
FIELDS: dict[Kind, dict[str, Form]] = {
    Kind.SET_UP: {"step": (0, 5), "left": (0, 4)},
    Kind.ROLL_OFF: {**_WHO, "step": ONCE, "left": (0, 11)},
    Kind.DEAL: _WHO,
    Kind.ROUND: {"step": (0, 5)},
    Kind.TURN_UP_EVENT: {},
    Kind.EVENT: {"who": (-1, 3), "flag": ONCE, "left": (0, MOST_ITEMS), "step": (0, MOST_VERBS), "todo": MASK},
    Kind.PLACE_TOKEN: {**_SEAT, "what": (1, 2), "flag": ONCE},
    Kind.DRAFT: {"step": (0, 2), "todo": MASK},
    Kind.TURN_UP_CARD: {"left": (1, 5)},
    Kind.RACING: {},
    Kind.TURN: {**_WHO, "step": (TURN_BEGIN, TURN_END)},
    Kind.BARRELS: {**_WHO, "left": (0, 9)},
    Kind.WINDOW: {**_ASK, "flag": (ANY_TIME, IN_DIE)},
    Kind.SHOWBOAT: _ASK,
    Kind.ROLL_DIE: {**_WHO, "what": (0, 2)},
    Kind.CHOOSE_DIE: _ASK,
    Kind.DIE: {**_WHO, "step": (0, 2)},
    Kind.AIM: _ASK,
    Kind.GO_ON: {**_ASK, "flag": ONCE},
    Kind.STAGGER: {**_WHO, "step": (0, 4), "left": (0, MOST_TOKENS), "to": SPACE},
    Kind.ROLL_STAGGER: _WHO,
    Kind.ENTER: {
        "what": (A_RACER, A_BARREL),
        "who": (0, BARRELS - 1),
        "by": SEAT,
        "way": (-1, 5),
        "cause": (0, 15),
        "flag": ONCE,
        "step": (0, 6),
        "left": (-32000, 32000),
        "to": (-1, 32000),
        "todo": (0, (1 << 16) - 1),
    },
    Kind.NEXT_RAM: {**_SEAT, "to": SPACE, "todo": (1, (1 << 16) - 1)},
    Kind.RAM: {**_SEAT, **_WHO},
    Kind.RAM_BARREL: {**_SEAT, "who": (0, BARRELS - 1)},
    Kind.HOGWASH: {**_SEAT, "flag": ONCE},
    Kind.STICK_DIE: {**_SEAT, "left": (1, 2)},
    Kind.FANS: {**_WHO, "left": (0, 99), "flag": ONCE},
    Kind.PLACE_FAN: {**_SEAT, "flag": ONCE},
    Kind.LOSE_FAN: {**_SEAT, "left": (1, 9)},
    Kind.RAM_FANS: {"who": (-1, 3), "todo": MASK},
    Kind.FUR: {**_SEAT, "todo": MASK},
    Kind.QUAKE: {**_WHO, "left": (0, 4 * FANS_EACH), "todo": MASK},
    Kind.QUAKE_RACER: {**_SEAT, **_WHO},
    Kind.QUAKE_FAN: {**_SEAT, "to": SPACE},
    Kind.TUSK_OBJECT: {**_SEAT, "to": SPACE},
    Kind.TUSK_HOW: {**_SEAT, "to": SPACE, "who": (0, PICK_BARREL)},
    Kind.POLLINATE: {**_WHO, "todo": MASK},
    Kind.POLLEN_PLACE: {**_SEAT, **_WHO},
    Kind.ATTACH: {**_WHO, "step": (0, 2)},
    Kind.DRAW_PIECE: _WHO,
    Kind.LAY_PIECE: {**_SEAT, "left": (0, 55)},
}
"""What fields a frame has; all others are 0. Kinds that are left out have a seat and nothing else."""

UNDER: dict[Kind, tuple[Kind, ...]] = {
    Kind.EVENT: (Kind.ROUND,),
    Kind.DRAFT: (Kind.ROUND,),
    Kind.RACING: (Kind.ROUND,),
    Kind.TURN: (Kind.RACING,),
    Kind.WINDOW: (Kind.TURN, Kind.STAGGER),
    Kind.SHOWBOAT: (Kind.TURN,),
    Kind.CHOOSE_DIE: (Kind.TURN,),
    Kind.DIE: (Kind.TURN,),
    Kind.AIM: (Kind.DIE,),
    Kind.GO_ON: (Kind.DIE,),
    Kind.ROLL_STAGGER: (Kind.STAGGER,),
    Kind.REROLL: (Kind.STAGGER,),
    Kind.NEXT_RAM: (Kind.ENTER,),
}
ON_SET_UP = frozenset({Kind.ROLL_OFF, Kind.PICK_RACER, Kind.PICK_START, Kind.DEAL, Kind.ATTACH})
WINDOW_OF = {Kind.SHOWBOAT: BEFORE_ROLL, Kind.CHOOSE_DIE: ANY_TIME, Kind.AIM: IN_DIE, Kind.GO_ON: IN_DIE}
OF_THE_TURN = frozenset(
    {
        Kind.TURN,
        Kind.USE_CARD,
        Kind.WINDOW,
        Kind.SHOWBOAT,
        Kind.ROLL_DIE,
        Kind.CHOOSE_DIE,
        Kind.DIE,
        Kind.AIM,
        Kind.GO_ON,
        Kind.REROLL,
        Kind.HOGWASH,
        Kind.STICK,
        Kind.STICK_ADD,
        Kind.STICK_DIE,
        Kind.PECK,
        Kind.FUR,
        Kind.DUST,
        Kind.QUAKE,
        Kind.QUAKE_RACER,
        Kind.QUAKE_PICK,
        Kind.QUAKE_FAN,
        Kind.TUSK_SPACE,
        Kind.TUSK_OBJECT,
        Kind.TUSK_HOW,
        Kind.POLLINATE,
        Kind.POLLEN_PLACE,
        Kind.FOWL,
        Kind.FOWL_DIE,
    }
)
ON_THE_WAY = frozenset({Kind.RAM, Kind.QUAKE_RACER, Kind.POLLEN_PLACE})  # `who` is a Racer on the Track


def frame_faults(game: Any, s: Any) -> list[str]:
    """Everything about the frames of a position that no race could bring about, in words; [] for nothing."""
    faults = []
    below = None
    if s.fan_move and not any(f.kind == Kind.ENTER and f.what == A_FAN and f.step for f in s.frames[: s.depth]):
        faults.append("fan_move: no frame moves a Fan")
    asking = {one.kind for one in game.kind.handlers if one.form != AUTOMATIC}
    for k in range(s.depth):
        f = s.frames[k]
        kind = Kind(f.kind)
        where = f"frame {k} ({kind.name.lower().replace('_', '-')})"
        found = _field_faults(game, s, f, kind)
        if (k == 0) != (kind in (Kind.SET_UP, Kind.ROUND)):
            found.append("the lowest frame is set-up or round, and no other")
        if below == Kind.SET_UP and kind not in ON_SET_UP:
            found.append("it does not lie on set-up")
        if kind in UNDER and below not in UNDER[kind]:
            found.append(f"lies on {' or '.join(one.name.lower() for one in UNDER[kind])}")
        if kind in asking and k < s.depth - 1 and kind != Kind.FOWL_DIE:
            found.append("a question or a roll lies on top")
        if not found:  # what follows takes the fields for what they are
            found = [*_turn_faults(s, f, kind), *_fact_faults(game, s, f, kind)]
        faults += [f"{where}: {fault}" for fault in found]
        below = kind
    return faults


def _is_space(game: Any, s: Any, x: int) -> bool:
    sides = laid_sides(game, s)
    return 0 <= x // CELLS < len(sides) and x % CELLS < sides[x // CELLS].cells


def _field_faults(game: Any, s: Any, f: Any, kind: Kind) -> list[str]:
    seats = game.seats
    is_a = {
        SEAT: lambda value: 0 <= value < seats,
        MASK: lambda value: 0 <= value < 1 << seats,
        SPACE: lambda value: _is_space(game, s, value),
    }
    return field_faults(f, Frame.fields, FIELDS.get(kind, _SEAT), is_a, NOTHING)


def _turn_faults(s: Any, f: Any, kind: Kind) -> list[str]:
    """What belongs to a Movement Turn belongs to the one that is on."""
    if kind not in OF_THE_TURN:
        return []
    whose = f.seat if "seat" in FIELDS.get(kind, _SEAT) else f.who
    return [] if whose == s.active else ["it is about the Racer whose Turn it is (turn: seat)"]


def _fact_faults(game: Any, s: Any, f: Any, kind: Kind) -> list[str]:
    """What must be so on the Track, in the decks and in the supplies."""
    t = game.static
    wrong = {}
    if kind == Kind.SET_UP:
        ranks = sorted(s.rank[: game.seats])
        wrong["each seat has its own rank"] = f.step in (CHOOSING, PLACING) and ranks != list(range(game.seats))
        wrong["left is at most the number of seats, and 0 while rolling"] = f.left > (game.seats if f.step else 0)
    elif kind in (Kind.EVENT, Kind.RAM_FANS):
        wrong["who is no seat"] = f.who >= game.seats
        wrong["no Event is on"] = kind == Kind.EVENT and s.event == 0
    elif kind == Kind.TURN_UP_EVENT:
        wrong["the Event deck is empty"] = s.event_deck == 0
    elif kind in (Kind.TURN_UP_CARD, Kind.DEAL):
        wrong["the Jockey deck is empty"] = s.deck == 0
    elif kind == Kind.ROLL_DIE:
        wrong["that die is not to be rolled"] = s.to_roll[f.what] == 0
    elif kind == Kind.PLACE_BARREL:
        wrong["no Barrel is in the supply"] = LYING.free_barrel(s) < 0
    elif kind == Kind.RAM_BARREL:
        wrong["that Barrel is in the supply"] = s.barrel_at[f.who] < 0
    elif kind == Kind.PLACE_FAN:
        wrong["no Fan is in the supply"] = s.fans[f.seat] >= FANS_EACH
    elif kind == Kind.FUR:
        wrong["nobody is beside"] = f.todo == 0
    elif kind == Kind.QUAKE_FAN:
        wrong["no Fan lies there"] = s.on[f.to] & ON_FAN == 0
    elif kind == Kind.TUSK_HOW:
        wrong["no Fan lies there"] = f.who == PICK_FAN and s.on[f.to] & ON_FAN == 0
        wrong["no Barrel lies there"] = f.who == PICK_BARREL and LYING.barrels_on(s, f.to) == 0
        wrong["that Racer is not there"] = f.who < PICK_FAN and LYING.racers_on(s, t, f.to) >> f.who & 1 == 0
    elif kind == Kind.NEXT_RAM:
        there = LYING.racers_on(s, t, f.to) | LYING.barrels_on(s, f.to) << BARREL_BITS
        there |= FAN_BIT if s.on[f.to] & ON_FAN else 0
        there |= MOVING_FAN_BIT if s.fan_move and s.fan_move_at == f.to else 0
        wrong["todo holds what is not there"] = f.todo & ~there != 0
    elif kind in (Kind.ATTACH, Kind.DRAW_PIECE, Kind.LAY_PIECE):
        last = kind == Kind.ATTACH or (kind == Kind.LAY_PIECE and f.left == t.finish_variant)
        wrong["no piece is to be laid"] = t.night == 0 or s.pieces > t.night + (2 if kind == Kind.ATTACH else last)
        wrong["left is no piece that is laid"] = (
            kind == Kind.LAY_PIECE and not last and (f.left % 2 != 0 or f.left > 46)
        )
        wrong["the stack is empty"] = kind == Kind.DRAW_PIECE and s.stack == 0
    elif kind == Kind.ENTER:
        wrong |= _entry_faults(game, s, f)
    if kind in ON_THE_WAY:
        wrong["that Racer is not on the Track"] = s.status[f.who] != ON_TRACK
    if kind == Kind.WINDOW or kind in WINDOW_OF:
        wrong["todo holds an ability that can't be used"] = (
            f.todo & ~USING.usable(s, t, WINDOW_OF.get(kind, f.flag)) != 0
        )
    return [text for text, holds in wrong.items() if holds]


def _entry_faults(game: Any, s: Any, f: Any) -> dict[str, bool]:
    begins = f.step == 0
    aimed = begins and f.way >= 0 and f.what != A_BARREL
    racer = f.what == A_RACER
    return {
        "to is no space of the Track": not aimed and not _is_space(game, s, f.to),
        "who is no seat": f.what != A_BARREL and f.who >= game.seats,
        "that Racer is not on the Track": racer and begins and s.status[f.who % 4] != ON_TRACK,
        "left is no space with that Fan": f.what == A_FAN
        and begins
        and (not _is_space(game, s, f.left) or s.on[f.left] & ON_FAN != f.who + 1),
    }
