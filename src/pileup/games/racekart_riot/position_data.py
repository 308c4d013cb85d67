"""What a position is as readable data (docs/games/racekart-riot.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import PARTS, SPECIALS

__all__ = ["Banana", "FrameAt", "Known", "LapNotes", "Offer", "PositionData", "SeatData"]

SUPPLY_NAMES = SPECIALS + PARTS
Count = Annotated[int, Meta(ge=0, le=120)]
Coins = Annotated[int, Meta(ge=0, le=9999)]
Small = Annotated[int, Meta(ge=0, le=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Standing = Literal["first", "middle", "last"]
STANDINGS = ("first", "middle", "last")


class Known(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An item that seats besides its owner know; `old`: drawn before the bag was last refilled."""

    item: str
    known_by: list[SeatNumber] = []
    old: bool = False


class LapNotes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What happened to a racer in one lap: lava crossings that stopped it, the tide, the island."""

    lava: list[str] = []
    tide: Literal["low", "high"] | None = None
    island: bool = False


class SeatData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat; everything left out is as at the start."""

    racer: str | None = None
    space: str | None = None
    laps: Annotated[int, Meta(ge=0, le=9)] = 0
    coins: Coins = 10
    items: Annotated[list[str | Known], Meta(max_length=3)] = []
    supplies: dict[str, Count] = {}
    used: dict[str, Count] = {}
    locked_same: Small = 0
    locked_mixed: Small = 0
    hand: Annotated[list[str], Meta(max_length=2)] = []
    discard: list[str] = []
    face_up: list[str] = []
    face_down: list[str] | None = None
    sure: list[str] = []
    came_from: dict[str, str] = {}
    notes: dict[str, LapNotes] = {}
    crab_stop: bool = False
    card: str | None = None
    effect: str | None = None
    level_up: bool = False
    copies: SeatNumber | None = None
    standing: Standing | None = None
    hits: Small = 0
    lost: Small = 0
    gained: Small = 0
    limit: Annotated[int, Meta(ge=0, le=60)] | None = None
    late: Small = 0
    moved: bool = False
    no_extra_movement: bool = False
    roll: Annotated[int, Meta(ge=0, le=12)] = 0
    score: Annotated[int, Meta(ge=0, le=9999)] = 0


class Offer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A market slot: a card and the coins on it."""

    card: str
    coins: Annotated[int, Meta(ge=0, le=60)] = 0  # a byte takes what a race adds


class Banana(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A banana on the road; `spared`: the seat whose next exit does not roll for it."""

    space: str
    spared: SeatNumber | None = None


Byte = Annotated[int, Meta(ge=-128, le=127)]


class FrameAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A frame of the stack, lowest first: only where a position lies inside a turn."""

    frame: str
    seat: Byte = 0
    seats: Byte = 0
    step: Byte = 0
    who: Byte = 0
    what: Byte = 0
    n: Byte = 0
    mode: Byte = 0
    left: Byte = 0
    moved: Byte = 0
    speed: Byte = 0
    bonus: Byte = 0
    k: Byte = 0
    entered: Byte = 0


class PositionData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Racekart Riot; everything left out is as at the start, chance still to come."""

    seats: Annotated[list[SeatData], Meta(max_length=4)] = []
    round: Annotated[int, Meta(ge=0, le=30000)] | None = None
    phase: str = "racers"
    turn: Annotated[int, Meta(ge=0, le=4)] = 0
    holder: SeatNumber = 0
    lap_mode: Annotated[int, Meta(ge=1, le=2)] = 1
    second_lap_triggered: bool = False
    market: Annotated[list[Offer], Meta(max_length=5)] | None = None
    deck: dict[str, Count] | None = None
    bag: dict[str, Count] | None = None
    item_discard: dict[str, Count] = {}
    reserve: Count | None = None
    coins_on: dict[str, Coins] | None = None
    bananas: Annotated[list[Banana], Meta(max_length=st.BANANAS)] = []
    frames: Annotated[list[FrameAt], Meta(max_length=6)] | None = None
    die: Byte = 0
    target: Byte = 0
    defence: Byte = 0
    result: Byte = 0
    path: Annotated[list[str], Meta(max_length=8)] = []
    answers: list[int] = []


SCRATCH = ("die", "target", "defence", "result")
PLAIN = ("who", "what", "n", "mode", "left", "moved", "speed", "bonus", "k", "entered", "seat", "seats", "step")
IN_THE_AIR = (st.Kind.BANANA_MODE, st.Kind.BANANA_THROW, st.Kind.BANANA_SPACE)
