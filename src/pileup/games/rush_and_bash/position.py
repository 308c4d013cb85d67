"""Positions as plain, readable data: to set one up, and to write one down.

The format stands in docs/games/rush-and-bash.md. Everything left out is as at the start; `set_up(position(s))` gives
the same bytes for every position of a race.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pileup.engine import Game
from pileup.engine.verbs import begin
from pileup.errors import InvalidPosition
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.actions import DECKS
from pileup.games.rush_and_bash.build import BOMBS, BOOSTS, ROCKS
from pileup.games.rush_and_bash.describe import discards, place_name
from pileup.games.rush_and_bash.frames import Reader, check_stack, read_frame, write_frame
from pileup.games.rush_and_bash.state import Kind, State

__all__ = ["position", "set_up"]

KEYS = (
    "round",
    "ranking",
    "cars",
    "rocks",
    "bombs",
    "fused_bombs",
    "boosts",
    "junction_rocks",
    "crossed_junctions",
    "discards",
    "portals",
    "grumbler",
    "turn",
    "resolving",
    "hits",
)
CAR_KEYS = ("space", "hearts", "stars", "crossed_start", "hand", "pending", "arrived")
TURN_KEYS = ("car", "step", "power_used", "over")

# Where a turn can be set up: the step of TURN, and the decision that waits there, if any.
STEPS = {"start": 0, "power": 1, "card": 2, "second-power": 3, "draw": 4}
PENDING = {
    "landslide": st.SLIDE_BOLT,
    "volcano": st.VOLCANO_BOLT,
    "grumbler": st.GRUMBLER_BOLT,
    "bridge": st.BRIDGE_BOLT,
}


# --- writing ----------------------------------------------------------------------------------------------------------


def position(game: Game, s: Any) -> dict[str, Any]:
    """A state as readable data; `set_up` of it gives the same bytes."""
    t, extra = game.static, game.extra
    names = [space.name for space in extra.circuit.spaces]
    data: dict[str, Any] = {
        "round": s.round,
        "ranking": [extra.colours[car] for car in s.ranking[: game.seats]],
        "cars": {colour: _write_car(game, s, car) for car, colour in enumerate(extra.colours)},
        "rocks": [names[x] for x in range(t.n_spaces) if s.thing[x] & st.OBSTACLE == st.ROCK],
        "bombs": [names[x] for x in range(t.n_spaces) if s.thing[x] & st.OBSTACLE == st.BOMB],
        "junction_rocks": [j for j in range(t.n_boards) if s.junction_rocks >> j & 1],
        "discards": discards(game, s),
    }
    optional: dict[str, Any] = {
        "fused_bombs": [names[x] for x in range(t.n_spaces) if s.thing[x] & st.OBSTACLE == st.FUSED],
        "boosts": [names[x] for x in range(t.n_spaces) if s.thing[x] & st.BOOST],
        "crossed_junctions": [j for j in range(t.n_boards) if s.crossed >> j & 1],
        "hits": {extra.colours[car]: s.hits[car] for car in range(game.seats) if s.hits[car]},
    }
    data |= {key: value for key, value in optional.items() if value}
    if t.n_portals:
        data["portals"] = {"departures": s.departure_tile[:], "arrivals": s.arrival_tile[:]}
    if t.n_paws:
        data["grumbler"] = s.grumbler
    if s.active >= 0:
        data["turn"] = {"car": extra.colours[s.active], **({"over": True} if s.ended else {})}
    else:
        data["turn"] = None
    step = _plain_step(s)
    if step is None:
        data["resolving"] = [write_frame(game, s.frames[k], place_name) for k in range(s.depth)]
    else:
        data["turn"]["step"] = step
        if s.frames[1].left:
            data["turn"]["power_used"] = True
    return data


def _write_car(game: Game, s: Any, car: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "space": place_name(game, s.at[car]),
        "hearts": s.hearts[car],
        "stars": s.stars[car],
        "crossed_start": bool(s.crossed_start[car]),
        "hand": [game.extra.cards[card] for card in s.hand[car] if card],
    }
    pending = [name for name, bit in PENDING.items() if s.pending[car] & bit]
    if pending:
        data["pending"] = pending
    if s.above[car]:
        data["arrived"] = s.above[car]
    return data


def _plain_step(s: Any) -> str | None:
    """The step that says it all, where a turn waits for its star power or card and nothing else is under way."""
    if s.depth != 3 or s.frames[0].kind != Kind.ROUND or s.frames[1].kind != Kind.TURN or s.ended:
        return None
    turn, asked = s.frames[1], s.frames[2]
    if s.frames[0].step != _place(s, turn.car) + 1 or asked.car != turn.car:
        return None
    if asked.kind == Kind.CARD and turn.step == STEPS["card"] + 1:
        return "card"
    if asked.kind == Kind.STAR and turn.step == STEPS["power"] + 1:
        return "power"
    if asked.kind == Kind.STAR and turn.step == STEPS["second-power"] + 1:
        return "second-power"
    return None


def _place(s: Any, car: int) -> int:
    return int(s.ranking.index(car))


# --- reading ----------------------------------------------------------------------------------------------------------


def set_up(game: Game, data: Mapping[str, Any]) -> Any:
    """A state from readable data; raises InvalidPosition with every reason."""
    problems: list[str] = []
    reader = Reader(game, problems)
    table = reader.table("position", data)
    reader.keys("", table, KEYS)
    s = State.new()
    s.active = st.NOBODY
    s.round = reader.number("round", table.get("round", 1), 0, 30_000)
    _read_ranking(reader, s, table)
    _read_cars(reader, s, table)
    _read_things(reader, s, table)
    _read_portals(reader, s, table)
    _read_turn(reader, s, table)
    _read_decks(reader, s, table)
    if not problems:
        _check_cars(reader, s, simple="resolving" not in table)
    if not problems:
        _check_stack(reader, s)
    if problems:
        raise InvalidPosition(problems)
    return s


def _read_ranking(reader: Reader, s: Any, table: Mapping[str, Any]) -> None:
    colours = reader.game.extra.colours
    names = reader.listed("ranking", table.get("ranking", list(colours)))
    if sorted(map(str, names)) != sorted(colours):
        reader.problem("ranking", f"name every car once: {', '.join(colours)}")
        names = list(colours)
    for place, name in enumerate(names):
        s.ranking[place] = colours.index(name)


def _read_cars(reader: Reader, s: Any, table: Mapping[str, Any]) -> None:
    t, colours = reader.t, reader.game.extra.colours
    cars = reader.table("cars", table.get("cars", {}))
    reader.keys("cars", cars, colours)
    for car in range(st.MAX_CARS):
        s.at[car] = st.NOWHERE
    for car, colour in enumerate(colours):
        data = reader.table(f"cars.{colour}", cars.get(colour, {}))
        where = f"cars.{colour}"
        reader.keys(where, data, CAR_KEYS)
        grid = t.grid[s.ranking.index(car)]
        at = reader.place(f"{where}.space", data["space"]) if "space" in data else grid
        s.at[car] = at
        bot = car >= t.humans
        most = 0 if bot or t.simplified else 3
        s.hearts[car] = reader.number(f"{where}.hearts", data.get("hearts", t.full_heart), 1, t.full_heart)
        s.stars[car] = reader.number(f"{where}.stars", data.get("stars", 0), 0, most)
        behind = at == st.NOWHERE or (at >= 0 and t.behind_start[at] == 1)
        s.crossed_start[car] = reader.number(f"{where}.crossed_start", data.get("crossed_start", not behind), 0, 1)
        if not behind and not s.crossed_start[car]:
            reader.problem(f"{where}.crossed_start", "a car beyond the starting line has crossed it")
        hand = reader.listed(f"{where}.hand", data.get("hand", []))
        if len(hand) > (0 if bot else 3):
            reader.problem(f"{where}.hand", "a Bot has no hand" if bot else "a hand has at most 3 cards")
            hand = []
        faces = sorted(reader.face(f"{where}.hand", name) for name in hand)
        for k, face in enumerate(faces):
            s.hand[car][k] = face
        for name in reader.listed(f"{where}.pending", data.get("pending", [])):
            reader.one_of(f"{where}.pending", name, PENDING)
            s.pending[car] |= PENDING.get(str(name), 0)
        s.above[car] = reader.number(f"{where}.arrived", data.get("arrived", 0), 0, 5)
    hits = reader.table("hits", table.get("hits", {}))
    for colour, points in hits.items():
        s.hits[reader.car("hits", colour)] = reader.number("hits", points, 0, 100)


def _read_things(reader: Reader, s: Any, table: Mapping[str, Any]) -> None:
    """Rocks, Bombs, Boosts, junctions; what is not on the table is in the supplies (RB-COMP-02)."""
    t = reader.t
    kinds = (("rocks", st.ROCK), ("bombs", st.BOMB), ("fused_bombs", st.FUSED), ("boosts", st.BOOST))
    for key, thing in kinds:
        for name in reader.listed(key, table.get(key, [])):
            x = reader.space(key, name)
            clash = s.thing[x] & (st.BOOST if thing == st.BOOST else st.OBSTACLE)
            if clash:
                reader.problem(key, f"something lies on {name} already")
            elif t.mark[x] & st.LAKE:
                reader.problem(key, "nothing lies in the lake")
            else:
                s.thing[x] |= thing
    for key, field in (("junction_rocks", "junction_rocks"), ("crossed_junctions", "crossed")):
        default = list(range(t.n_boards)) if key == "junction_rocks" else []
        numbers = reader.listed(key, table.get(key, default))
        setattr(s, field, sum({1 << reader.number(key, j, 0, t.n_boards - 1) for j in numbers}))
    obstacles = Counter(thing & st.OBSTACLE for thing in s.thing)
    s.rocks = ROCKS - obstacles[st.ROCK] - s.junction_rocks.bit_count()
    s.bombs = BOMBS - obstacles[st.BOMB] - obstacles[st.FUSED]
    placed = sum(1 for thing in s.thing if thing & st.BOOST)
    s.boosts = BOOSTS - placed
    for name, left, most in (("Rocks", s.rocks, ROCKS), ("Bombs", s.bombs, BOMBS), ("Boosts", s.boosts, BOOSTS)):
        if left < 0:
            reader.problem(name.lower(), f"{most - left} {name} lie here; the game has {most}")
            s.rocks, s.bombs, s.boosts = max(s.rocks, 0), max(s.bombs, 0), max(s.boosts, 0)


def _read_portals(reader: Reader, s: Any, table: Mapping[str, Any]) -> None:
    t = reader.t
    for key, there in (("portals", t.n_portals), ("grumbler", t.n_paws)):
        if key in table and not there:
            reader.problem(key, "this circuit has none")
    if t.n_portals:
        portals = reader.table("portals", table.get("portals", {}))
        reader.keys("portals", portals, ("departures", "arrivals"))
        for key, field in (("departures", "departure_tile"), ("arrivals", "arrival_tile")):
            tiles = reader.listed(f"portals.{key}", portals.get(key, [1, 2, 3, 4, 5, 6]))
            if sorted(map(str, tiles)) != ["1", "2", "3", "4", "5", "6"] and s.round > 0:
                reader.problem(f"portals.{key}", "give the tiles 1 to 6, each once")
            elif len(tiles) != 6:
                reader.problem(f"portals.{key}", "give six tiles, 0 where none lies yet")
            else:
                setattr(s, field, [reader.number(f"portals.{key}", tile, 0, 6) for tile in tiles])
    if t.n_paws and "grumbler" in table:
        s.grumbler = _grumbler(reader, table["grumbler"])


def _grumbler(reader: Reader, value: Any) -> int:
    """A paw point: "red", its number, or the space it is on."""
    if value == "red":
        return 0
    if isinstance(value, str):
        x = reader.space("grumbler", value)
        points = [p for p in range(1, reader.t.n_paws) if reader.t.paw_space[p] == x]
        if not points:
            reader.problem("grumbler", f"there is no paw point on {value}")
        return points[0] if points else 0
    return reader.number("grumbler", value, 0, reader.t.n_paws - 1)


def _read_turn(reader: Reader, s: Any, table: Mapping[str, Any]) -> None:
    colours = reader.game.extra.colours
    leader = next((colours[car] for car in s.ranking[: len(colours)] if s.at[car] > st.FINISHED), colours[0])
    turn = table.get("turn", {"car": leader})
    if turn is not None:
        turn = reader.table("turn", turn)
        reader.keys("turn", turn, TURN_KEYS)
        s.active = reader.car("turn.car", turn.get("car", leader))
        s.ended = reader.number("turn.over", turn.get("over", False), 0, 1)
    if "resolving" in table:
        frames = reader.listed("resolving", table["resolving"])
        if len(frames) > st.MAX_STACK:
            reader.problem("resolving", f"at most {st.MAX_STACK} rules can be under way")
            return
        for k, frame in enumerate(frames):
            read_frame(reader, s.frames[k], frame, f"resolving[{k}]")
        s.depth = len(frames)
        if all(s.frames[k].kind for k in range(s.depth)):
            check_stack(reader, s.frames[: s.depth])
        return
    if turn is None:
        reader.problem("turn", "name the car whose turn it is, or give `resolving`")
        return
    step = turn.get("step", "start")
    reader.one_of("turn.step", step, STEPS)
    used = reader.number("turn.power_used", turn.get("power_used", False), 0, 1)
    f = begin(s, Kind.ROUND)
    f.step = _place(s, s.active) + 1
    f = begin(s, Kind.TURN)
    f.car, f.step, f.left = s.active, STEPS.get(str(step), 0), used
    may_use = s.stars[s.active] and not used and s.active < reader.t.humans
    asked = None
    if step in ("power", "second-power") and may_use:
        asked = Kind.STAR
    elif step == "card" and s.hand[s.active][0]:
        asked = Kind.CARD
    if asked is not None:
        f.step += 1
        g = begin(s, asked)
        g.car = g.seat = s.active


def _read_decks(reader: Reader, s: Any, table: Mapping[str, Any]) -> None:
    """What is in no hand, not being played and not discarded is in its deck (RB-DECK-01, RB-DECK-02)."""
    t = reader.t
    piles = reader.table("discards", table.get("discards", {}))
    reader.keys("discards", piles, DECKS)
    gone: Counter[int] = Counter(card for hand in s.hand for card in hand if card)
    gone.update(s.frames[k].card for k in range(s.depth) if s.frames[k].kind == Kind.PLAY)
    for deck, pile in piles.items():
        counts = Counter(map(str, pile)) if isinstance(pile, list) else reader.table(f"discards.{deck}", pile)
        for name, count in counts.items():
            face = reader.face(f"discards.{deck}", name)
            gone[face] += reader.number(f"discards.{deck}.{name}", count, 0, 100)
            if face and deck in DECKS and t.deck_of[face] != DECKS.index(deck):
                reader.problem(f"discards.{deck}", f"{name} belongs to the other deck")
    for face, name in reader.game.extra.cards.items():
        left = t.total[face] - gone[face]
        if left < 0:
            reader.problem("cards", f"{gone[face]} of {name} are in hands and discards; there are {t.total[face]}")
        s.deck[face] = max(left, 0)


def _check_cars(reader: Reader, s: Any, simple: bool) -> None:
    """No two cars on one space, none on an obstacle; while rules are being resolved both can be for a moment."""
    t, colours = reader.t, reader.game.extra.colours
    names = reader.game.extra.circuit.spaces
    kinds = {s.frames[k].kind: s.frames[k].step for k in range(s.depth)}
    setting_up = Kind.FIRST_SEAT in kinds or kinds.get(Kind.SET_UP, 9) <= 2  # before the cars line up
    for car, colour in enumerate(colours):
        at = s.at[car]
        if at == st.NOWHERE and not setting_up:
            reader.problem(f"cars.{colour}", "only during set-up is a car not on the track")
        if at < 0:
            continue
        others = [c for c in range(len(colours)) if s.at[c] == at and c != car]
        if others and at != t.lake and sorted(s.above[c] for c in [car, *others]) != list(range(len(others) + 1)):
            shared = ", ".join(colours[c] for c in others)
            reader.problem(
                f"cars.{colour}", f"{names[at].name} is taken by {shared}; number them by `arrived`: 0, 1, …"
            )
        if simple and s.thing[at] & st.OBSTACLE and not t.behind_start[at]:  # there it can happen (RB-RULE-38)
            reader.problem(f"cars.{colour}", f"a Rock or a Bomb lies on {names[at].name}")
        if simple and t.mark[at] & st.UNPLACEABLE:
            reader.problem(f"cars.{colour}", f"no car can stay on {names[at].name}")
    if s.active >= 0 and s.at[s.active] <= st.FINISHED and simple:
        reader.problem("turn", f"{colours[s.active]} has finished and has no turn")


def _check_stack(reader: Reader, s: Any) -> None:
    """The unfinished rules can go on: the topmost one has something to ask."""
    target = reader.game.python()
    try:
        trial = s.copy()
        status = target.advance(trial)
        if status == 1 and not target.options(trial, target.waiting(trial)[0]):
            reader.problem("resolving", "the topmost rule has nothing to ask")
        if status == 3 and not target.outcomes(trial)[0]:
            reader.problem("resolving", "the topmost rule has nothing to roll")
        s.dump()
    except Exception as error:  # any fault of the given stack shows as some fault of the rules
        reader.problem("resolving", f"these rules can't go on ({type(error).__name__}: {error})")
