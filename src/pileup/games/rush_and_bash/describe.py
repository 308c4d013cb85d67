"""A hidden position as plain data, and the pieces that lie and stand on the track."""

from __future__ import annotations

from typing import Any

from pileup.engine import Game
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.actions import DECKS
from pileup.games.rush_and_bash.state import Kind
from pileup.track.drawing import Marker

__all__ = ["card_name", "describe", "discards", "markers", "place_name"]

LETTERS = {"black": "Bk", "blue": "Bu", "green": "G", "red": "R", "white": "W", "yellow": "Y"}
"""What stands on a car where its name is too long: no two alike, so that black and blue are told apart."""

BACKS = {st.UNKNOWN_SPRINT: "sprint", st.UNKNOWN_RUSH: "rush"}


def card_name(game: Game, card: int) -> str:
    """A card face by its number: "sprint-bomb-2"; of an unknown card its back: "sprint"."""
    name: str = BACKS.get(card) or game.extra.cards[card]
    return name


def place_name(game: Game, at: int) -> str | None:
    """Where a car is, in words of the position format; None before it is on the grid."""
    spaces = game.extra.circuit.spaces
    if at >= 0:
        return str(spaces[at].name)
    if at <= st.FINISHED:
        return f"finished {spaces[st.FINISHED - at].name}"
    return f"clearing {st.CLEARING - at + 1}" if at <= st.CLEARING else None


def cards_in_play(s: Any) -> list[int]:
    """Cards that are being played: in no deck, no hand and not yet discarded (RB-DECK-02)."""
    return [s.frames[k].card for k in range(s.depth) if s.frames[k].kind == Kind.PLAY]


def discards(game: Game, s: Any) -> dict[str, dict[str, int]]:
    """The two discard piles: everything that is nowhere else."""
    t = game.static
    found: dict[str, dict[str, int]] = {deck: {} for deck in DECKS}
    elsewhere = [card for hand in s.hand for card in hand] + cards_in_play(s)
    for card, name in game.extra.cards.items():
        count = t.total[card] - s.deck[card] - elsewhere.count(card)
        if count:
            found[DECKS[t.deck_of[card]]][name] = count
    return found


def deck_sizes(game: Game, s: Any) -> dict[str, int]:
    """Cards left in each deck; in a hidden position the unknown cards of other hands are counted with the deck."""
    t = game.static
    hands = [card for hand in s.hand for card in hand]
    sizes = {}
    for d, deck in enumerate(DECKS):
        first = t.first_type[d]
        unknown = hands.count(st.UNKNOWN_SPRINT if d == st.SPRINT else st.UNKNOWN_RUSH)
        sizes[deck] = sum(s.deck[first : first + t.n_types[d]]) - unknown
    return sizes


def describe(game: Game, s: Any) -> dict[str, Any]:
    """A hidden position as plain data; spaces by name and by index, cards by name, seats by number."""
    t, extra = game.static, game.extra
    names = [space.name for space in extra.circuit.spaces]
    things = [(names[x], s.thing[x]) for x in range(t.n_spaces) if s.thing[x]]
    playing = cards_in_play(s)
    return {
        "round": s.round,
        "ranking": s.ranking[: game.seats],
        "decks": [DECKS[t.deck_of_place[place]] for place in range(game.seats)],
        "full_heart": t.full_heart,
        "turn": s.active if s.active >= 0 else None,
        "playing": card_name(game, playing[-1]) if playing else None,
        "cars": [_car(game, s, car) for car in range(game.seats)],
        "rocks": [name for name, thing in things if thing & st.OBSTACLE == st.ROCK],
        "bombs": [name for name, thing in things if thing & st.OBSTACLE > st.ROCK],
        "boosts": [name for name, thing in things if thing & st.BOOST],
        "junction_rocks": [j for j in range(t.n_boards) if s.junction_rocks >> j & 1],
        "crossed_junctions": [j for j in range(t.n_boards) if s.crossed >> j & 1],
        "supply": {"rocks": s.rocks, "bombs": s.bombs, "boosts": s.boosts},
        "deck_sizes": deck_sizes(game, s),
        "discards": discards(game, s),
        "portals": {"departures": s.departure_tile[:], "arrivals": s.arrival_tile[:]} if t.n_portals else None,
        "grumbler": _grumbler(game, s),
    }


def _grumbler(game: Game, s: Any) -> str | None:
    """The space on which the Grumbler stands; "red" for its red point."""
    if not game.static.n_paws:
        return None
    x = game.static.paw_space[s.grumbler]
    return "red" if s.grumbler == 0 else str(game.extra.circuit.spaces[x].name)


def _car(game: Game, s: Any, car: int) -> dict[str, Any]:
    at = s.at[car]
    return {
        "seat": car,
        "colour": game.extra.colours[car],
        "where": place_name(game, at),
        "space": at if at >= 0 else None,
        "clearing": st.CLEARING - at + 1 if st.FINISHED < at <= st.CLEARING else None,
        "finished": at <= st.FINISHED,
        "hearts": s.hearts[car],
        "stars": s.stars[car],
        "crossed_start": bool(s.crossed_start[car]),
        "bot": car >= game.static.humans,
        "hand": [card_name(game, card) for card in s.hand[car] if card != st.NO_CARD],
    }


def markers(game: Game, s: Any) -> list[Marker]:
    """Every piece; ids stay the same from position to position, so that a car can be seen moving."""
    t, spaces = game.static, game.extra.circuit.spaces
    found: list[Marker] = []
    for x in range(t.n_spaces):
        thing = s.thing[x]
        if thing & st.BOOST:
            found.append(Marker("boost", f"boost-{x}", space=x, title=f"Boost on {spaces[x].place}"))
        if thing & st.OBSTACLE == st.ROCK:
            found.append(Marker("rock", f"rock-{x}", space=x, title=f"Rock on {spaces[x].place}"))
        elif thing & st.OBSTACLE:
            found.append(Marker("bomb", f"bomb-{x}", space=x, title=f"Bomb on {spaces[x].place}"))
    for slots, tiles in ((t.departure, s.departure_tile), (t.arrival, s.arrival_tile)):
        for k in range(6 if t.n_portals else 0):
            if tiles[k]:
                title = f"Portal {tiles[k]}"
                found.append(Marker("portal", f"portal-{slots[k]}", space=slots[k], label=str(tiles[k]), title=title))
    for j in range(t.n_boards):
        if s.junction_rocks >> j & 1:
            title = "Rock beside the junction"
            found.append(Marker("junction-rock", f"junction-rock-{j}", anchor=f"junction-{j}", title=title))
    if t.n_paws:
        x = t.paw_space[s.grumbler]
        place: dict[str, Any] = {"space": x} if x >= 0 else {"anchor": "paw-red"}
        found.append(Marker("grumbler", "grumbler", title="The Grumbler", roles=["beast"], **place))
    for car in range(game.seats):
        marker = _car_marker(game, s, car)
        if marker is not None:
            found.append(marker)
    return found


def _car_marker(game: Game, s: Any, car: int) -> Marker | None:
    at, colour = s.at[car], game.extra.colours[car]
    if at == st.NOWHERE:
        return None
    place: dict[str, Any] = {"space": at}
    if at <= st.FINISHED:
        place = {"space": st.FINISHED - at}
    elif at <= st.CLEARING:
        place = {"anchor": f"clearing-{st.CLEARING - at + 1}"}
    roles = [colour, *(["finished"] if at <= st.FINISHED else []), *(["active"] if s.active == car else [])]
    title = f"{colour.capitalize()} car"
    return Marker("racer", f"car-{car}", label=LETTERS[colour], title=title, colour=colour, roles=roles, **place)
