"""What the numbers of an event are, who may know them, and the rules behind them."""

from __future__ import annotations

from pileup.engine import RawEvent
from pileup.games.racekart_riot.state import Event

__all__ = ["FIELDS", "hide_event", "rules_of"]

FIELDS: dict[int, tuple[str, ...]] = {
    Event.RACER: ("seat", "racer"),
    Event.FIRST_ROLLED: ("seat", "die"),
    Event.HOLDER: ("seat",),
    Event.ROUND: ("round", "lap_mode"),
    Event.DEALT: ("slot", "supply"),
    Event.PICKED: ("seat", "supply", "slot"),
    Event.SUPPLY_SHUFFLED: ("cards",),
    Event.LOCKED: ("seat", "same_style"),
    Event.DREW_CARD: ("seat", "card", "half"),  # a card: racer * 12 + its place; half: the lap whose half counts
    Event.SHUFFLED: ("seat", "all"),
    Event.REVEALED: ("seat", "card", "half"),  # half 0: Level Up lies on it
    Event.REPLAYED: ("seat", "card", "half"),
    Event.COPIED: ("seat", "other_seat"),
    Event.ITEM_PLAYED: ("seat", "item"),
    Event.CARD_USED: ("seat", "supply"),
    Event.ROLLED: ("seat", "sides", "die"),
    Event.AIMED: ("seat", "other_seat", "what"),
    Event.HIT: ("seat", "other_seat", "what"),
    Event.DODGED: ("seat", "other_seat", "what"),
    Event.MISSED: ("seat", "other_seat", "what"),
    Event.DROPPED: ("seat", "coins", "space"),
    Event.COINS_STOLEN: ("seat", "other_seat", "coins"),
    Event.SPEED_STOLEN: ("seat", "other_seat", "speed"),
    Event.PART_STOLEN: ("seat", "other_seat", "supply"),
    Event.ITEM_STOLEN: ("seat", "other_seat", "item"),
    Event.LIMITED: ("seat", "limit", "other_seat"),
    Event.BANANA_PUT: ("seat", "space"),
    Event.BANANA_GONE: ("seat", "space"),
    Event.GAINED: ("seat", "coins"),
    Event.PAID: ("seat", "coins"),
    Event.COLLECTED: ("seat", "coins", "space"),
    Event.SPEED: ("seat", "movement", "speed"),
    Event.DROVE: ("seat", "from_space", "space"),
    Event.LAP: ("seat", "laps", "back"),
    Event.SECOND_LAP: (),
    Event.ITEM_DRAWN: ("seat", "item", "space"),
    Event.BAG_REFILLED: (),
    Event.GATE_STOPPED: ("seat", "gate", "said"),
    Event.GATE_PASSED: ("seat", "gate", "said"),
    Event.SHORTCUT: ("seat", "space", "gate"),
    Event.TIDE: ("seat", "tide"),
    Event.ISLAND: ("seat", "coins", "space"),
    Event.REUSED: ("seat", "space"),
    Event.EVENT_ROLLED: ("seat", "die"),
    Event.SCORED: ("seat", "points"),
}

RULES: dict[int, tuple[str, ...]] = {
    Event.RACER: ("RK-SET-06", "RK-RULE-52"),
    Event.FIRST_ROLLED: ("RK-SET-09",),
    Event.HOLDER: ("RK-RND-04",),
    Event.DEALT: ("RK-MKT-07",),
    Event.PICKED: ("RK-MKT-03", "RK-MKT-05"),
    Event.SUPPLY_SHUFFLED: ("RK-RULE-44",),
    Event.LOCKED: ("RK-KRT-04", "RK-KRT-05"),
    Event.SHUFFLED: ("RK-DECK-02", "RK-DECK-03"),
    Event.REVEALED: ("RK-MOV-01",),
    Event.REPLAYED: ("RK-ABL-08", "RK-RULE-15"),
    Event.COPIED: ("RK-ABL-12", "RK-RULE-14"),
    Event.HIT: ("RK-ATT-04",),
    Event.DODGED: ("RK-DICE-01",),
    Event.MISSED: ("RK-SUP-09", "RK-RULE-26"),
    Event.DROPPED: ("RK-RULE-56",),
    Event.COINS_STOLEN: ("RK-ABL-07", "RK-RULE-36"),
    Event.SPEED_STOLEN: ("RK-ABL-07", "RK-RULE-17"),
    Event.PART_STOLEN: ("RK-ITM-08", "RK-RULE-60"),
    Event.ITEM_STOLEN: ("RK-ITM-06", "RK-RULE-25"),
    Event.LIMITED: ("RK-ABL-06", "RK-RULE-16"),
    Event.BANANA_PUT: ("RK-ITM-01",),
    Event.BANANA_GONE: ("RK-ITM-01a",),
    Event.COLLECTED: ("RK-SPC-06",),
    Event.SPEED: ("RK-MOV-08",),
    Event.LAP: ("RK-LAP-01",),
    Event.SECOND_LAP: ("RK-LAP-02", "RK-LAP-03"),
    Event.ITEM_DRAWN: ("RK-SPC-04",),
    Event.BAG_REFILLED: ("RK-ITM-11",),
    Event.TIDE: ("RK-MAQ-05", "RK-RULE-41"),
    Event.ISLAND: ("RK-MAQ-01", "RK-MAQ-02", "RK-MAQ-03"),
    Event.REUSED: ("RK-MOV-10", "RK-RULE-19"),
    Event.EVENT_ROLLED: ("RK-EVT-10",),
    Event.SCORED: ("RK-SCO-10",),
}
GATE_RULES = {1: "RK-MAR-01", 2: "RK-MAR-03", 3: "RK-MAQ-04", 4: "RK-MAQ-06", 5: "RK-MAQ-08"}


def rules_of(event: RawEvent) -> tuple[str, ...]:
    """The ids of the rules behind an event."""
    kind = event[0]
    if kind in (Event.GATE_STOPPED, Event.GATE_PASSED):
        return (GATE_RULES[event[2]],)
    if kind == Event.EVENT_ROLLED:
        return (f"RK-EVT-{event[2]}",)
    return RULES.get(kind, ())


def hide_event(event: RawEvent, seat: int) -> RawEvent | None:
    """The event as a seat may know it: drawn cards and items, and what a Magnet took, stay between those concerned."""
    kind, a, b, c = event
    if kind in (Event.DREW_CARD, Event.ITEM_DRAWN) and a != seat:
        return (kind, a, -1, c)
    if kind == Event.ITEM_STOLEN and seat not in (a, b):
        return (kind, a, b, -1)
    return event
