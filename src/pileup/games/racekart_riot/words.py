"""Questions, options and events as phrases; the words themselves stand in `words.ftl`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pileup.engine import Phrase, RawEvent
from pileup.games.racekart_riot import actions as act
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ACTIONS, ITEMS, PARTS, SPECIALS
from pileup.games.racekart_riot.cards import Half
from pileup.games.racekart_riot.prospects import ATTACK_WORDS, GATES, card_leads_to, flight, meaning
from pileup.games.racekart_riot.rules import strikes
from pileup.games.racekart_riot.state import Event, Kind

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = [
    "card_of",
    "card_of_event",
    "event",
    "half_of",
    "option",
    "outcome",
    "prompt",
    "spaces_of",
    "supply_name",
]

Args = dict[str, Any]
STRIKES: Any = strikes  # rules are written without types
STANDINGS = ("first", "middle", "last")


def supply_name(game: Game, card: int) -> str:
    """A kind of supply card by its name in actions: `jump`, `bumper-basic-1`."""
    codes = list(game.extra.cards.part_codes())
    name: str = (SPECIALS + PARTS)[codes[card]]
    return name


def supply_args(name: str) -> Args:
    """Arguments that let `supply-name` say a supply card in words."""
    if name in SPECIALS:
        return {"supply": name, "slot": "", "style": "", "points": 0}
    slot, style, points = name.split("-")
    return {"supply": "part", "slot": slot, "style": style, "points": int(points)}


def half_of(game: Game, racer: int, card: int, lap_mode: int) -> Half:
    """The half of a movement card that counts."""
    found = game.extra.cards.racers.racers[racer].cards[card]
    half: Half = found.lap1 if lap_mode == 1 else found.lap2
    return half


def card_args(game: Game, racer: int, card: int, lap_mode: int) -> Args:
    """A movement card: its id, and the speed and abilities of the half that counts."""
    half = half_of(game, racer, card, lap_mode)
    return {
        "card": game.extra.cards.racers.racers[racer].cards[card].id,
        "speed": (_speed(str(half.speed)),),
        "does": tuple(_ability(word) for word in half.does),
        "able": "yes" if half.does else "no",
    }


def _speed(text: str) -> Phrase:
    """The speed of a card: a number, dice, or where it comes from."""
    kind, *numbers = text.split(" ")
    if kind == "place":
        return Phrase("speed-place", dict(zip(STANDINGS, map(int, numbers), strict=True)))
    return Phrase(f"speed-{kind}" if kind in ("copy", "pay") else "speed", {"speed": text})


def _ability(text: str) -> Phrase:
    """An ability of a card: "steal-coins 2"."""
    kind, _, number = text.partition(" ")
    return Phrase(f"does-{kind}", {"n": int(number or 0)})


def prompt(game: Game, s: Any, seat: int) -> Phrase:
    """What a waiting seat is asked."""
    f = s.frames[s.depth - 1]
    kind = Kind(f.kind)
    args: Args = {"coins": s.coins[seat]}
    if kind == Kind.MARKET:
        args["own"] = "yes" if f.mode == 1 else "no"
    elif kind == Kind.LOCK_PART:
        args["slot"] = act.SLOTS[f.k]
    elif kind in (Kind.BANANA_SPACE, Kind.DIRECTION):
        args["n"] = f.n
        args["what"] = ATTACK_WORDS.get(f.what, "")
    elif kind == Kind.PATH:
        args |= {"n": f.k, "what": ATTACK_WORDS[f.what], "way": "ahead" if f.mode == 1 else "behind"}
    elif kind == Kind.TARGET:
        args["what"] = ATTACK_WORDS[f.what]
    elif kind == Kind.TAKE_PART:
        args["other_seat"] = f.who
    elif kind == Kind.DEFEND:
        args |= {"what": ATTACK_WORDS[f.what], "other_seat": f.who, "n": f.n, "rolled": is_rolled(f.what)}
    elif kind == Kind.REROLL:
        args |= {"sides": f.n, "die": s.die, "means": (meaning(game, s),)}
    elif kind in (Kind.DARE, Kind.JUMP_FIRST):
        args["gate"] = GATES[f.what]
    elif kind == Kind.REUSE:
        args["symbol"] = "event" if game.static.land[s.at[seat]] == st.EVENT_SPACE else "kart"
    elif kind == Kind.CHOOSE_CARD:
        args["lap"] = s.lap_mode
    elif kind == Kind.EXTRA_CARD:
        args["place"] = STANDINGS[s.standing[seat]]
    return Phrase(f"prompt-{kind.name.lower().replace('_', '-')}", args)


def is_rolled(what: int) -> str:
    """Whether a d12 decides an attack (RK-RULE-30): "yes" or "no"."""
    return "yes" if STRIKES.is_rolled(what) else "no"


def option(game: Game, s: Any, seat: int, action: int) -> Phrase:
    """One option in words."""
    name = ACTIONS.name_of(action)
    n = action - ACTIONS.start(name)
    f = s.frames[s.depth - 1]
    kind = Kind(f.kind)
    if name == "slot":
        args = supply_args(supply_name(game, s.market[n] - 1))
        return Phrase("option-slot", args | {"cost": n, "gain": s.market_coins[n]})
    if name in ("card", "level-up"):
        message = "option-replay" if kind == Kind.REPLAY_CARD else f"option-{name}"
        return Phrase(message, card_args(game, s.racer[seat] - 1, n, s.lap_mode))
    if name == "seat":
        return Phrase("option-seat", {"seat": n})
    if name == "pay":
        return Phrase("option-pay", {"coins": n, "spaces": 2 * n})
    if name == "item":
        return Phrase("option-item", {"item": ITEMS[n]})
    if name == "racer":
        return Phrase("option-racer", {"racer": game.extra.cards.racers.racers[n].title})
    if name == "supply":
        return Phrase("option-supply", supply_args((SPECIALS + PARTS)[n]))
    if name == "space":
        track = game.extra.track
        if kind == Kind.FORK:
            way = "normal" if n == track.main[s.at[seat]] else dict(track.branches.get(s.at[seat], [])).get(n, "")
            return Phrase("option-way", {"space": track.ids[n], "way": way, "toll": game.static.toll[n]})
        return Phrase("option-space", {"space": track.ids[n]})
    args = {"frame": kind.name.lower().replace("_", "-")}
    if name == "lightning":
        args["place"] = STANDINGS[s.standing[seat]]
    if name == "nothing":
        args["rolled"] = "yes" if kind == Kind.JUMP_FIRST else is_rolled(f.what)
    if name in ("roll", "normal-path", "jump"):
        args["gate"] = GATES[f.what] if kind in (Kind.DARE, Kind.JUMP_FIRST) else ""
    return Phrase(f"option-{name}", args)


def outcome(game: Game, s: Any, action: int) -> Phrase:
    """One outcome of a chance event in words."""
    name = ACTIONS.name_of(action)
    n = action - ACTIONS.start(name)
    if name == "supply":
        return Phrase("option-supply", supply_args((SPECIALS + PARTS)[n]))
    if name == "item":
        return Phrase("item-name", {"item": ITEMS[n]})
    if name == "card":
        f = s.frames[s.depth - 1]
        return Phrase("outcome-card", card_args(game, s.racer[f.seat] - 1, n, s.lap_mode))
    if name == "racer":
        return Phrase("option-racer", {"racer": game.extra.cards.racers.racers[n].title})
    if name in ("d8", "d12"):
        return Phrase("outcome-die", {"die": n + 1, "sides": name[1:]})
    return Phrase("outcome-token", {"n": n + 1})


def event(game: Game, raw: RawEvent) -> Phrase | None:
    """One event in words."""
    kind, a, b, c = raw
    kind = Event(kind)
    message = f"event-{kind.name.lower().replace('_', '-')}"
    args: Args = {"seat": a}
    names = game.extra.track.ids
    if kind in (Event.SHUFFLED, Event.SUPPLY_SHUFFLED, Event.ROUND):
        if kind == Event.ROUND:
            return Phrase(message, {"round": a, "lap": b})
        if kind == Event.SHUFFLED:
            return Phrase(message, {"seat": a, "all": "yes" if b else "no"})
        return Phrase(message, {"cards": a})
    if kind in (Event.SECOND_LAP, Event.BAG_REFILLED):
        return Phrase(message)
    if kind == Event.RACER:
        args["racer"] = game.extra.cards.racers.racers[b].title
    elif kind == Event.FIRST_ROLLED:
        args["die"] = b
    elif kind == Event.DEALT:
        return Phrase(message, {**supply_args(supply_name(game, b)), "slot_number": a})
    elif kind in (Event.PICKED, Event.CARD_USED):
        args |= supply_args(supply_name(game, b)) | {"cost": max(0, c - 1)}
    elif kind == Event.LOCKED:
        args["same"] = "yes" if b else "no"
    elif kind in (Event.DREW_CARD, Event.REVEALED, Event.REPLAYED):
        if b < 0:
            return Phrase("event-drew-a-card", args)
        args |= card_args(game, *divmod(b, st.CARDS), max(1, c))
        args["level_up"] = "yes" if c == 0 else "no"
    elif kind == Event.COPIED:
        args["other_seat"] = b
    elif kind == Event.ITEM_PLAYED:
        args["item"] = ITEMS[b]
    elif kind == Event.ITEM_DRAWN:
        args |= {"item": ITEMS[b] if b >= 0 else "unknown"}
    elif kind == Event.ITEM_STOLEN:
        args |= {"other_seat": b, "item": ITEMS[c] if c >= 0 else "unknown"}
    elif kind == Event.ROLLED:
        args |= {"sides": b, "die": c}
    elif kind in (Event.AIMED, Event.HIT, Event.DODGED, Event.MISSED):
        args |= {"other_seat": b, "what": ATTACK_WORDS[c]}
    elif kind == Event.PART_STOLEN:
        args |= {"other_seat": b} | supply_args(supply_name(game, c))
    elif kind in (Event.COINS_STOLEN, Event.SPEED_STOLEN):
        args |= {"other_seat": b, "n": c}
    elif kind == Event.LIMITED:
        args |= {"n": b, "other_seat": c}
    elif kind in (Event.BANANA_PUT, Event.BANANA_GONE, Event.REUSED):
        args["space"] = names[b]
    elif kind in (Event.GAINED, Event.PAID):
        args["n"] = b
    elif kind in (Event.DROPPED, Event.COLLECTED, Event.ISLAND):
        args |= {"n": b, "space": names[c]}
    elif kind == Event.SPEED:
        args |= {"n": b, "speed": c}
    elif kind == Event.DROVE:
        args |= {"from": names[b], "space": names[c]}
    elif kind == Event.LAP:
        args |= {"n": b, "way": "back" if c else "forward"}
    elif kind in (Event.GATE_STOPPED, Event.GATE_PASSED):
        args |= {"gate": GATES[b], "said": ("", "stopped", "normal", "shortcut")[c]}
    elif kind == Event.SHORTCUT:
        args |= {"space": names[b], "gate": GATES[c]}
    elif kind == Event.TIDE:
        args["tide"] = "low" if b == 1 else "high"
    elif kind == Event.EVENT_ROLLED:
        args |= {"die": b, "outcome": game.extra.cards.events.outcomes[b - 1].split()[0]}
    elif kind == Event.SCORED:
        args["n"] = b
    return Phrase(message, args)


def card_of(game: Game, s: Any, seat: int, action: int) -> str | None:
    """The name of the card or item that an option plays, for its picture."""
    name = ACTIONS.name_of(action)
    n = action - ACTIONS.start(name)
    if name in ("card", "level-up"):
        return str(game.extra.cards.racers.racers[s.racer[seat] - 1].cards[n].id)
    if name == "slot":
        return supply_name(game, s.market[n] - 1)
    if name == "supply":
        return (SPECIALS + PARTS)[n]
    if name == "item":
        return ITEMS[n]
    return None


def card_of_event(game: Game, raw: RawEvent) -> str | None:
    """The card or item that an event plays; None where nobody may know."""
    kind, _, n, _ = raw
    if kind in (Event.REVEALED, Event.REPLAYED, Event.DREW_CARD):
        racer, card = divmod(n, st.CARDS)
        return str(game.extra.cards.racers.racers[racer].cards[card].id) if n >= 0 else None
    if kind in (Event.PICKED, Event.CARD_USED):
        return supply_name(game, n)
    return ITEMS[n] if kind == Event.ITEM_PLAYED else None


def spaces_of(game: Game, s: Any, seat: int, action: int) -> list[int]:
    """Spaces that glow for an option: those it names, where a racer stands, where a card or a dare may lead."""
    name = ACTIONS.name_of(action)
    n = action - ACTIONS.start(name)
    if name == "space":
        return [n]
    if name == "seat":
        return [s.at[n]]
    if name == "own-space":
        return [s.at[seat]]
    if name in ("card", "level-up") and s.frames[s.depth - 1].kind == Kind.CHOOSE_CARD:
        return card_leads_to(game, s, seat, n, leveled=name == "level-up")
    if name == "roll" and s.frames[s.depth - 1].kind == Kind.DARE:
        return [game.static.shortcut[s.at[seat]]]
    if name in ("ahead", "behind"):
        return flight(game, s, s.frames[s.depth - 1])[name]
    if name == "normal-path":
        return [game.static.main[s.at[seat]]]
    return []
