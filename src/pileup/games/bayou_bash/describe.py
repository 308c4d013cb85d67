"""What a seat is shown of a position, and which spaces an option is about."""

from __future__ import annotations

from typing import Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.actions import ABILITIES, ACTIONS, CELLS, DICE, DIE_VALUES, RACER, RACERS, SPACE, WAY, WAYS
from pileup.games.bayou_bash.places import entry_of, space_name
from pileup.games.bayou_bash.result import result
from pileup.games.bayou_bash.rules import board, links
from pileup.games.bayou_bash.state import CARROT, FINISHED, OFF_TRACK, ON_TRACK, TOKEN_SHIFT, Kind

__all__ = ["describe", "option_spaces"]

_BOARD: Any = board  # rules are untyped by design
_LINKS: Any = links


def describe(game: Game, s: Any, seat: int) -> dict[str, Any]:
    """A hidden position as plain data.

    Keys: round, event, event_text, deck (cards left), table (face-up Jockey cards), spent (those used or thrown
    out), score (Time Trial), barrels and tokens (spaces), turn (the Movement Turn, None outside), pieces (Night
    Race), seats: racer, status, space, carrots, staggers, fans, fan_spaces, supply, card, hand (own cards and those
    seen of others), hand_size, laps, points, progress, costs of the abilities; riders: those of the Racers that are
    still to be chosen; laps of a Circuit; result: how a finished race was scored.
    """
    cards = game.extra.content.jockeys.cards
    event = game.extra.content.events.events[s.event - 1] if s.event else None
    t = game.static
    spaces = range(s.pieces * CELLS)
    gone = s.discard | s.aside
    for p in range(game.seats):
        gone |= s.own_discard[p]
    data: dict[str, Any] = {
        "round": s.round,
        "mode": game.extra.mode,
        "event": event.name if event else None,
        "event_text": event.text if event else "",
        "last_round": bool(s.final),
        "deck": bin(s.deck).count("1"),
        "table": [card_data(cards[k]) for k in range(len(cards)) if s.table >> k & 1],
        "spent": {card.name: spent(card) for k, card in enumerate(cards) if gone >> k & 1},
        "barrels": [space_name(game, s, x) for x in s.barrel_at if x >= 0],
        "barrels_left": sum(x < 0 for x in s.barrel_at),
        "tokens": {
            space_name(game, s, x): "carrot" if s.on[x] >> TOKEN_SHIFT & 3 == CARROT else "stagger"
            for x in spaces
            if s.on[x] >> TOKEN_SHIFT & 3
        },
        "turn": _turn(s) if s.active >= 0 else None,
        "seats": [_seat(game, s, t, p, cards) for p in range(game.seats)],
    }
    if any(s.racer[p] < 0 for p in range(game.seats)):
        data["riders"] = {name: _abilities(t, k) for k, name in enumerate(RACERS) if k not in s.racer[: game.seats]}
    if t.time_trial:
        data["score"] = s.score
        data["asleep"] = bool(s.asleep)
        data["used"] = bin(s.aside).count("1")
        data["unused"] = bin(s.deck | s.discard | s.table).count("1")
    if t.circuit:
        data["laps"] = t.laps
    if s.depth == 0:
        data["result"] = result(game, s)
    if t.night:
        data["pieces"] = [entry_of(s.piece[p], s.shift[p]) for p in range(s.pieces)]
        data["pieces_to_come"] = max(0, t.night + 1 - s.pieces)
    return data


def spent(card: Any) -> list[Any]:
    """A card that was used or thrown out, in short: letters of its dice, Gold Carrots, Barrels, Staggers."""
    return [card.dice, card.carrots, card.barrels, card.staggers]


def card_data(card: Any) -> dict[str, Any]:
    """A Jockey card for viewers."""
    return {
        "name": card.name,
        "dice": [DICE["nsd".index(letter)] for letter in card.dice],
        "carrots": card.carrots,
        "barrels": card.barrels,
        "staggers": card.staggers,
    }


def _seat(game: Game, s: Any, t: Any, p: int, cards: Any) -> dict[str, Any]:
    racer = s.racer[p]
    seat: dict[str, Any] = {
        "racer": RACERS[racer] if racer >= 0 else None,
        "status": {ON_TRACK: "on", OFF_TRACK: "off", FINISHED: "finished"}.get(s.status[p], "waiting"),
        "space": space_name(game, s, s.at[p]) if s.at[p] >= 0 else None,
        "carrots": s.carrots[p],
        "staggers": s.staggers[p],
        "fans": s.fans[p],
        "fan_spaces": [space_name(game, s, x) for x in s.fan_at[p] if x >= 0],
        "supply": 15 - s.fans[p],
        "card": card_data(cards[s.card[p] - 1]) if s.card[p] else None,
        "has_moved": bool(s.moved >> p & 1),
        "abilities": _abilities(t, racer) if racer >= 0 else [],
    }
    if t.circuit:
        seat |= {"laps": s.laps[p], "points": s.points[p], "progress": s.progress[p]}
    if t.stubborn:
        used = bin(s.own_discard[p]).count("1") + (1 if s.card[p] else 0)
        seat["hand"] = [card_data(cards[k]) for k in range(len(cards)) if s.hand[p] >> k & 1]
        seat["hand_size"] = 6 - used
        seat["own_discard"] = [cards[k].name for k in range(len(cards)) if s.own_discard[p] >> k & 1]
    return seat


def _abilities(t: Any, racer: int) -> list[dict[str, Any]]:
    return [{"name": ABILITIES[k], "cost": t.cost[k]} for k in range(3 * racer, 3 * racer + 3)]


def _turn(s: Any) -> dict[str, Any]:
    return {
        "seat": s.active,
        "showboat": bool(s.showboat),
        "to_roll": [DICE[k] for k in range(3) for _ in range(s.to_roll[k])],
        "dice": [{"kind": DICE[(d - 1) // DIE_VALUES], "value": (d - 1) % DIE_VALUES} for d in s.rolled if d],
        "stagger": (*WAYS, "fan")[s.stagger_way],
        "die": {"kind": DICE[s.die_type], "left": s.die_left, "way": WAYS[s.die_way]} if s.die_on else None,
        "used": [ABILITIES[k] for k in range(12) if s.used >> k & 1],
        "rammed": [p for p in range(4) if s.rammed[s.active] >> p & 1],
    }


def option_spaces(game: Game, s: Any, action: int) -> list[int]:
    """The spaces that glow for an option: its own, its Racer's, or those that a direction leads over."""
    name = ACTIONS.name_of(action)
    if name == "space":
        return [action - SPACE]
    if name == "racer" and s.frames[s.depth - 1].kind == Kind.FUR:
        return [s.at[p] for p in range(game.seats) if s.racer[p] == action - RACER]
    if name != "way":
        return []
    t, f, way = game.static, s.frames[s.depth - 1], action - WAY
    if f.kind in (Kind.AIM, Kind.GO_ON):
        return _line(s, t, s.at[f.seat], way, s.die_left)
    if f.kind == Kind.RAM_BARREL:
        return _line(s, t, s.barrel_at[f.who], way, 5, barrel=True)
    if f.kind == Kind.QUAKE_FAN:
        return _line(s, t, f.to, way, 1)
    if f.kind in (Kind.RAM, Kind.QUAKE_RACER):
        return _line(s, t, s.at[f.who], way, 1)
    if f.kind == Kind.PECK:
        return _line(s, t, s.at[f.seat], way, 1)
    return []


def _line(s: Any, t: Any, x: int, way: int, n: int, barrel: bool = False) -> list[int]:
    """The spaces of a move of `n` in one direction, as far as the Track goes (a Barrel: as far as it gets)."""
    found = []
    for _ in range(n):
        x = _LINKS.link(s, t, x, way)
        if x < 0:
            break
        found.append(x)
        if barrel and (_BOARD.occupied(s, x) or _LINKS.terrain(s, t, x)):
            break
    return found
