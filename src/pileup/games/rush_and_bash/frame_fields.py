"""Unfinished rules in readable form: what each field of a frame means, by the kind of frame.

A frame is written as a table: `rule` is its kind, `step` how far it has come, and the fields below. What is left out
is 0, nobody or nothing.
"""

from __future__ import annotations

from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.state import Kind

FLAGS = {
    "own": st.OWN,
    "by-card": st.BY_CARD,
    "part": st.PART,
    "lanes": st.LANES,
    "fly": st.FLY,
    "smash": st.SMASH,
    "up-to": st.UP_TO,
    "halted": st.HALTED,
    "gone": st.GONE,
    "swerving": st.SWERVING,
}

(
    CAR,
    SPACE,
    NEXT_SPACE,
    PLACE,
    NUMBER,
    JUNCTION,
    BOARD,
    WAYS,
    FACE,
    EFFECT,
    DECK,
    LEVEL,
    CARS,
    PAWS,
    PAW,
    ZONES,
) = range(16)
"""How a field is written: a car by its colour, a space by its name, the place of a car, a number, …"""

# Per kind: name in the table -> (field of the frame, how it is written; of a number, the most it can be).
FIELDS: dict[Kind, dict[str, tuple[str, int, int]]] = {
    Kind.ROUND: {},
    Kind.SET_UP: {"count": ("left", NUMBER, 18)},
    Kind.PORTAL: {"slot": ("left", NUMBER, 11)},
    Kind.BOOST_PLACE: {"junction": ("left", JUNCTION, 0)},
    Kind.FIRST_SEAT: {},
    Kind.DRAW: {
        "car": ("car", CAR, 0),
        "deck": ("card", DECK, 0),
        "purpose": ("other", NUMBER, 2),
        "ways": ("flags", WAYS, 0),
    },
    Kind.ROCK_ROLL: {"board": ("x", BOARD, 0)},
    Kind.TURN: {"car": ("car", CAR, 0), "power_used": ("left", NUMBER, 1)},
    Kind.STAR: {"car": ("car", CAR, 0), "decides": ("seat", CAR, 0)},
    Kind.CARD: {"car": ("car", CAR, 0), "decides": ("seat", CAR, 0)},
    Kind.PLAY: {"car": ("car", CAR, 0), "card": ("card", FACE, 0), "extra": ("left", NUMBER, 60)},
    Kind.EFFECT: {
        "car": ("car", CAR, 0),
        "decides": ("seat", CAR, 0),
        "effect": ("card", EFFECT, 0),
        "strength": ("left", NUMBER, 99),
        "ways": ("flags", WAYS, 0),
    },
    Kind.POWER: {
        "car": ("car", CAR, 0),
        "level": ("other", LEVEL, 0),
        "missiles": ("left", NUMBER, 7),
        "from": ("x", SPACE, 0),
    },
    Kind.BOMBING: {
        "car": ("car", CAR, 0),
        "decides": ("seat", CAR, 0),
        "bombs": ("left", NUMBER, 9),
        "how": ("flags", NUMBER, 127),
    },
    Kind.DRIVE: {
        "car": ("car", CAR, 0),
        "left": ("left", NUMBER, 60),
        "ways": ("flags", WAYS, 0),
        "from": ("x", PLACE, 0),
        "to": ("y", NEXT_SPACE, 0),
    },
    Kind.STEER: {"car": ("car", CAR, 0), "decides": ("seat", CAR, 0), "ways": ("flags", WAYS, 0)},
    Kind.COLLIDE: {"car": ("car", CAR, 0), "rammed": ("other", CAR, 0), "ways": ("flags", WAYS, 0)},
    Kind.HITS: {},
    Kind.LIFELESS: {"car": ("car", CAR, 0), "points": ("left", NUMBER, 9), "together": ("flags", NUMBER, 1)},
    Kind.AFTER: {"car": ("car", CAR, 0)},
    Kind.ROCKS: {},
    Kind.BRIDGE: {"car": ("car", CAR, 0)},
    Kind.SLIDE_ROLL: {"car": ("car", CAR, 0)},
    Kind.SLIDE: {
        "car": ("car", CAR, 0),
        "decides": ("seat", CAR, 0),
        "first_zone": ("left", NUMBER, 2),
        "second_zone": ("other", NUMBER, 2),
        "chosen": ("x", ZONES, 0),
    },
    Kind.SLIDE_BLIND: {
        "car": ("car", CAR, 0),
        "first_zone": ("left", NUMBER, 2),
        "second_zone": ("other", NUMBER, 2),
        "chosen": ("x", ZONES, 0),
    },
    Kind.GEYSER: {"car": ("car", CAR, 0)},
    Kind.GEYSER_STOP: {"car": ("car", CAR, 0), "decides": ("seat", CAR, 0)},
    Kind.ERUPT: {"cars": ("x", CARS, 0)},
    Kind.LAVA: {"car": ("car", CAR, 0)},
    Kind.JUNGLE: {"car": ("car", CAR, 0)},
    Kind.GRUMBLER_ROLL: {"car": ("car", CAR, 0)},
    Kind.GRUMBLER: {
        "car": ("car", CAR, 0),
        "decides": ("seat", CAR, 0),
        "left": ("left", NUMBER, 6),
        "from": ("other", PAW, 0),
        "entered": ("x", PAWS, 0),
    },
    Kind.GRUMBLER_BLIND: {
        "car": ("car", CAR, 0),
        "left": ("left", NUMBER, 6),
        "from": ("other", PAW, 0),
        "entered": ("x", PAWS, 0),
    },
    Kind.GRUMBLER_END: {"blast": ("x", PAWS, 0)},
}

_BLASTS = {
    Kind.DRIVE,
    Kind.PLAY,
    Kind.POWER,
    Kind.AFTER,
    Kind.SLIDE,
    Kind.SLIDE_BLIND,
    Kind.GRUMBLER,
    Kind.GRUMBLER_BLIND,
    Kind.GRUMBLER_END,
}
# What a rule can lie upon. Together with one DRIVE a car it keeps the stack within its bound.
PARENTS: dict[Kind, set[Kind]] = {
    Kind.ROUND: set(),
    Kind.SET_UP: {Kind.ROUND},
    Kind.PORTAL: {Kind.SET_UP},
    Kind.BOOST_PLACE: {Kind.SET_UP},
    Kind.FIRST_SEAT: {Kind.SET_UP},
    Kind.DRAW: {Kind.SET_UP, Kind.TURN, Kind.DRIVE},
    Kind.ROCK_ROLL: {Kind.SET_UP, Kind.ROCKS},
    Kind.TURN: {Kind.ROUND},
    Kind.STAR: {Kind.TURN},
    Kind.CARD: {Kind.TURN},
    Kind.PLAY: {Kind.TURN},
    Kind.EFFECT: {Kind.PLAY, Kind.POWER},
    Kind.POWER: {Kind.TURN},
    Kind.BOMBING: {Kind.POWER},
    Kind.DRIVE: {Kind.TURN, Kind.PLAY, Kind.POWER, Kind.DRIVE},
    Kind.STEER: {Kind.DRIVE},
    Kind.COLLIDE: {Kind.DRIVE},
    Kind.HITS: _BLASTS,
    Kind.LIFELESS: _BLASTS | {Kind.COLLIDE, Kind.HITS, Kind.ERUPT},
    Kind.AFTER: {Kind.TURN, Kind.PLAY, Kind.DRIVE},
    Kind.ROCKS: {Kind.ROUND},
    Kind.BRIDGE: {Kind.AFTER},
    Kind.SLIDE_ROLL: {Kind.AFTER},
    Kind.SLIDE: {Kind.AFTER},
    Kind.SLIDE_BLIND: {Kind.AFTER},
    Kind.GEYSER: {Kind.DRIVE},
    Kind.GEYSER_STOP: {Kind.DRIVE},
    Kind.ERUPT: {Kind.AFTER},
    Kind.LAVA: {Kind.ERUPT},
    Kind.JUNGLE: {Kind.TURN},
    Kind.GRUMBLER_ROLL: {Kind.AFTER},
    Kind.GRUMBLER: {Kind.GRUMBLER_END},
    Kind.GRUMBLER_BLIND: {Kind.GRUMBLER_END},
    Kind.GRUMBLER_END: {Kind.AFTER},
}

RULES = {kind.name.lower().replace("_", "-"): kind for kind in Kind}
