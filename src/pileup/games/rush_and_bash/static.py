"""From circuit, cards and cars to the arrays that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pileup.errors import PileupError
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.actions import DECKS, EFFECTS, MAX_PAWS, MAX_SPACES, MAX_VALUE, card_code
from pileup.games.rush_and_bash.cards import Cards
from pileup.games.rush_and_bash.cars import Bomb, Car, Minefield, Missile, Move, Part, Repair, Swerve, Volley
from pileup.games.rush_and_bash.circuit import Circuit, Space

__all__ = ["CLEARING_KEYS", "card_names", "fill_cards", "fill_circuit", "fill_powers", "shortest_lap"]

CLEARING_KEYS = 4
"""Ruler keys are spread by this factor, so that three clearings find room behind the jungle's entry (RB-JUNG-06)."""

FULL_REPAIR = 99


def fail(what: str, cure: str) -> PileupError:
    """A circuit or a box that the rules have no room for."""
    return PileupError(what, "rush-and-bash", cure)


# --- cards ------------------------------------------------------------------------------------------------------------


def fill_cards(t: Any, cards: Cards) -> None:
    """Numbers the card faces from 1: Sprint, then Rush, each by effect and value (RB-COMP-03)."""
    number = 1
    for d, name in enumerate(DECKS):
        t.first_type[d] = number
        faces = sorted(getattr(cards, name).cards, key=lambda card: (EFFECTS.index(card.effect), card.value))
        for face in faces:
            if number > st.MAX_TYPES:
                raise fail(f"more than {st.MAX_TYPES} different card faces", "Use fewer different faces.")
            if face.value > MAX_VALUE or face.count > 100:
                raise fail(f"{name} {face.effect} {face.value} × {face.count}", "Values go to 9, counts to 100.")
            t.deck_of[number] = d
            t.effect[number] = EFFECTS.index(face.effect) + 1
            t.value[number] = face.value
            t.total[number] = face.count
            t.card_code[number] = card_code(name, face.effect, face.value)
            t.type_of[t.card_code[number]] = number
            number += 1
        t.n_types[d] = len(faces)


def card_names(t: Any) -> dict[int, str]:
    """The name of each card face of a race, as in actions: "sprint-bomb-2"."""
    from pileup.games.rush_and_bash.actions import CARD_NAMES

    return {k: CARD_NAMES[t.card_code[k]] for k in range(1, 1 + t.n_types[0] + t.n_types[1])}


# --- star powers ------------------------------------------------------------------------------------------------------


def fill_powers(t: Any, cars: Sequence[Car]) -> None:
    """Writes each seat's powers as lists of parts (RB-STAR-03, RB-STAR-05)."""
    for seat, car in enumerate(cars):
        for level, parts in enumerate((car.level1, car.level3)):
            if len(parts) > st.MAX_PARTS:
                raise fail(f"a power of the {car.colour} car has {len(parts)} parts", f"Use at most {st.MAX_PARTS}.")
            for k, part in enumerate(parts):
                t.power[seat][level][k] = list(_part(part))


def _part(part: Part) -> tuple[int, int, int]:
    if isinstance(part, Swerve):
        return st.PART_EFFECT, st.SWERVE, 1
    if isinstance(part, Bomb):
        return st.PART_EFFECT, st.BOMB_EFFECT, 1
    if isinstance(part, Missile):
        return st.PART_EFFECT, st.MISSILE, 1
    if isinstance(part, Repair):
        return st.PART_EFFECT, st.REPAIR, FULL_REPAIR if part.full else part.hearts
    if isinstance(part, Volley):
        bits = {"own": st.VOLLEY_OWN, "left": st.VOLLEY_LEFT, "right": st.VOLLEY_RIGHT}
        return st.PART_VOLLEY, sum(bits[lane] for lane in set(part.lanes)), 0
    if isinstance(part, Minefield):
        return st.PART_BOMBS, part.bombs, part.boards | (st.EXPLODE if part.explode else 0)
    assert isinstance(part, Move)
    how = (st.LANES if part.lane_changes else 0) | (st.FLY if part.fly else 0)
    how |= (st.SMASH if part.crush else 0) | (st.UP_TO if part.up_to else 0)
    return st.PART_MOVE, part.spaces, how


# --- the circuit ------------------------------------------------------------------------------------------------------


def fill_circuit(t: Any, circuit: Circuit, competitors: int) -> None:
    """Writes a circuit; raises PileupError where it exceeds what a position has room for."""
    n, boards = len(circuit.spaces), len(circuit.boards)
    if n > MAX_SPACES or boards > st.MAX_BOARDS:
        raise fail(f"{n} spaces on {boards} boards", f"At most {MAX_SPACES} spaces on {st.MAX_BOARDS} boards.")
    lap = shortest_lap(circuit)
    if lap <= 2 * (competitors - 1):
        raise fail(
            f"the shortest way round is {lap} spaces: {competitors} cars could push one another all round",
            f"Use longer boards, or at most {lap // 2} cars.",
        )
    t.n_boards, t.n_spaces = boards, n
    t.grid[:] = circuit.grid
    kinds = _special_kinds(circuit)
    for x in range(MAX_SPACES):
        t.next[x] = t.prev[x] = t.merge[x] = t.plain[x] = t.junction[x] = t.slot[x] = st.NOWHERE
        t.beside[x] = [st.NOWHERE, st.NOWHERE]
    for space in circuit.spaces:
        _fill_space(t, circuit, space, kinds)
    for space in circuit.spaces:
        _fill_neighbours(t, circuit, space)
        t.plain[space.index] = _plain_step(t, circuit, space)
    _fill_boards(t, circuit)
    _fill_specials(t, circuit, kinds)


def _special_kinds(circuit: Circuit) -> dict[str, tuple[int, ...]]:
    """Boards of each kind of special tile; at most one tile of each kind that keeps a record of its own."""
    kinds: dict[str, tuple[int, ...]] = {}
    for special in circuit.specials:
        if special.kind in kinds and special.kind not in ("geysers", "wasteland"):
            raise fail(f"two tiles of the kind {special.kind}", "Use one of them.")
        kinds[special.kind] = (*kinds.get(special.kind, ()), *special.boards)
    return kinds


def _fill_space(t: Any, circuit: Circuit, space: Space, kinds: dict[str, tuple[int, ...]]) -> None:
    x = space.index
    t.next[x], t.prev[x], t.merge[x] = space.next, space.prev, space.merge
    t.board[x], t.lane[x] = space.board, space.lane
    t.key[x] = space.key_rank * CLEARING_KEYS
    t.rock[x] = space.rock
    t.junction[x] = space.junction_after
    t.behind_start[x] = int(space.board == 0 and not space.past_start)
    t.slot[x] = space.portal_slot
    if space.checkpoint_after and not space.lake:  # the lake counts only for cars sent back to it (RB-BRIDGE-06)
        t.lines[x] |= st.CHECKPOINT
    if space.start_after:
        t.lines[x] |= st.START_LINE
    if space.checkpoint_before:
        t.lines_back[x] |= st.CHECKPOINT
    behind = circuit.spaces[space.prev] if space.prev >= 0 else None
    if behind is not None and behind.board == 0 == space.board and space.past_start and not behind.past_start:
        t.lines_back[x] |= st.START_LINE
    mark = 0
    if space.bolt:
        for kind, bit in (("landslide", st.SLIDE_BOLT), ("volcano", st.VOLCANO_BOLT), ("grumbler", st.GRUMBLER_BOLT)):
            if space.board in kinds.get(kind, ()):
                mark |= bit
    if space.bridge and space.bolt:
        mark |= st.BRIDGE_BOLT
    mark |= st.GEYSER if space.geyser else 0
    mark |= st.DEPARTURE if space.portal_departure else 0
    mark |= st.JUNGLE_ENTRY if space.jungle_entry else 0
    mark |= st.LAKE if space.lake else 0
    mark |= st.LAVA if space.red_zone >= 0 and space.board in kinds.get("volcano", ()) else 0
    t.mark[x] = mark


def _plain_step(t: Any, circuit: Circuit, space: Space) -> int:
    """Where a step leads that crosses nothing and enters a space without any print, arrows left out; else NOWHERE."""
    x, y = space.index, space.next
    if y < 0 or t.merge[x] >= 0 or t.lines[x] or t.junction[x] >= 0 or t.mark[y] or t.mark[x] & st.LAKE:
        return st.NOWHERE
    return st.NOWHERE if circuit.spaces[y].paw >= 0 else y


def _forward(circuit: Circuit, space: Space, other: Space) -> int:
    """+1: another board, ahead over a junction; -1: behind; 0: the same board."""
    if space.board == other.board:
        return 0
    n = len(circuit.boards)
    if n == 2:  # both boards follow each other: the junction lies at the ends of the keys
        return 1 if space.key > other.key else -1
    return 1 if (other.board - space.board) % n == 1 else -1


def _fill_neighbours(t: Any, circuit: Circuit, space: Space) -> None:
    """Adjacent spaces, what a step there crosses, and where Swerves lead from a space."""
    x = space.index
    if len(space.adjacent) > st.MAX_ADJACENT:
        raise fail(f"space {space.name} touches {len(space.adjacent)} others", f"At most {st.MAX_ADJACENT}.")
    for k, y in enumerate(space.adjacent):
        other = circuit.spaces[y]
        way = _forward(circuit, space, other)
        code = st.CROSS_NOTHING
        if way > 0:
            code = st.CROSS_JUNCTION + space.board
        elif way == 0 and space.board == 0 and space.past_start != other.past_start:
            code = st.CROSS_START_FORWARD if other.past_start else st.CROSS_START_BACK
        t.adjacent[x][k], t.crossing[x][k] = y, code
    t.n_adjacent[x] = len(space.adjacent)

    def advance(y: int) -> tuple[int, Any]:
        other = circuit.spaces[y]
        return _forward(circuit, space, other), other.key

    # A Swerve back from the first board would lead an uncrossed car to the end of the race: no target.
    wrong = [y for y in space.adjacent if space.board == 0 and _forward(circuit, space, circuit.spaces[y]) < 0]
    targets = [
        y
        for y in space.adjacent
        if circuit.spaces[y].lane != space.lane and circuit.spaces[y].swerve_target and y not in wrong
    ]
    for k, y in enumerate(targets):
        t.swerve[x][k] = y
    t.n_swerve[x] = len(targets)
    bot_targets: list[int] = []
    for lane in space.bot_lanes:
        own = [y for y in targets if circuit.spaces[y].lane == lane and circuit.spaces[y].bot_target]
        bot_targets += sorted(own, key=advance, reverse=True)
    for k, y in enumerate(bot_targets):
        t.bot_swerve[x][k] = y
    t.n_bot_swerve[x] = len(bot_targets)
    for side, lane in enumerate((space.lane - 1, space.lane + 1)):
        beside = [y for y in space.adjacent if circuit.spaces[y].lane == lane]
        if beside:
            t.beside[x][side] = max(beside, key=advance)


def _fill_boards(t: Any, circuit: Circuit) -> None:
    """Ranges of spaces by board, rock spaces in order of filling, race order, Boosts, the part behind the line."""
    n = len(circuit.boards)
    for place in circuit.boards:
        if list(place.spaces) != list(range(place.spaces[0], place.spaces[0] + len(place.spaces))):
            raise AssertionError("spaces are numbered board by board")
        t.board_first[place.index] = place.spaces[0]
        rocks = list(place.rocks)
        if len(rocks) > st.MAX_ROCK_SPACES:
            raise fail(f"board {place.id} has {len(rocks)} rock spaces", f"At most {st.MAX_ROCK_SPACES}.")
        rows = {place.index: rocks}
        if place.index == 0:
            rows = {0: [x for x in rocks if circuit.spaces[x].past_start]}
            rows[n] = [x for x in rocks if not circuit.spaces[x].past_start]
        for row, members in rows.items():
            t.n_fill[row] = len(members)
            for k, x in enumerate(members):
                t.fill[row][k] = x
    t.board_first[n] = len(circuit.spaces)
    order = sorted(circuit.spaces, key=lambda s: (s.board, s.past_start, s.key, s.lane))
    for k, space in enumerate(order):
        t.order[k] = space.index
    behind = [s for s in circuit.spaces if s.board == 0 and not s.past_start]
    behind.sort(key=lambda s: (-s.key, s.lane))
    t.n_behind = len(behind)
    for k, space in enumerate(behind):
        t.behind[k] = space.index
    for junction in circuit.junctions:
        for k in range(3):
            t.boost_space[junction.index][k] = junction.boost[k] if junction.boost else st.NOWHERE


def _fill_specials(t: Any, circuit: Circuit, kinds: dict[str, tuple[int, ...]]) -> None:
    t.lake, t.jungle_entry, t.jungle_exit = circuit.lake, circuit.jungle_entry, circuit.jungle_exit
    t.n_portals = 6 if circuit.departures else 0
    if circuit.departures and (len(circuit.departures) != 6 or len(circuit.arrivals) != 6):
        raise fail("there are not six departure and six arrival portals", "The box has twelve portal tiles.")
    for k in range(6):
        t.departure[k] = circuit.departures[k] if circuit.departures else st.NOWHERE
        t.arrival[k] = circuit.arrivals[k] if circuit.arrivals else st.NOWHERE
    slide = kinds.get("landslide", ())
    zones = [zone for zone in circuit.zones if zone and circuit.spaces[zone[0]].board in slide]
    if len(zones) > 2 or any(len(zone) > st.MAX_ZONE for zone in zones):
        raise fail("a landslide's red zones are too many or too large", f"Two zones of at most {st.MAX_ZONE} spaces.")
    for z, zone in enumerate(zones):
        t.n_zone[z] = len(zone)
        for k, x in enumerate(zone):
            t.zone[z][k] = x
    for k in range(2):
        t.slide_tile[k] = slide[k % len(slide)] if slide else st.NOWHERE
    if len(circuit.paws) > MAX_PAWS:
        raise fail(f"{len(circuit.paws)} paw points", f"At most {MAX_PAWS}.")
    if circuit.paws and circuit.paw_red < 0:
        raise fail("no paw point is the red one", "The Grumbler starts there: write red = true at one point.")
    points = paw_order(circuit)
    t.n_paws = len(points)
    t.paw_space[0] = st.NOWHERE
    for p, index in enumerate(points):
        paw = circuit.paws[index]
        t.paw_space[p] = paw.space
        t.n_paw_edges[p] = len(paw.edges)
        for k, other in enumerate(sorted(points.index(edge) for edge in paw.edges)):
            t.paw_edge[p][k] = other
    bits = {
        "landslide": st.SLIDE_BOLT,
        "volcano": st.VOLCANO_BOLT,
        "grumbler": st.GRUMBLER_BOLT,
        "bridge": st.BRIDGE_BOLT,
    }
    first = {bit: min(kinds.get(kind, (st.MAX_BOARDS,))) for kind, bit in bits.items()}
    t.trigger_order[:] = sorted(bits.values(), key=lambda bit: (first[bit], bit))


def paw_order(circuit: Circuit) -> list[int]:
    """The circuit's paw points as `paw:n` numbers them: the red one first."""
    rest = [paw.index for paw in circuit.paws if paw.index != circuit.paw_red]
    return [circuit.paw_red, *rest] if circuit.paw_red >= 0 else rest


def shortest_lap(circuit: Circuit) -> int:
    """Fewest spaces from one crossing of the starting line to the next."""
    steps = {space.index: 0 for space in circuit.spaces if space.past_start and space.board == 0}
    front = list(steps)
    best = len(circuit.spaces)
    while front:
        reached = []
        for x in front:
            space = circuit.spaces[x]
            ways = [space.next, space.merge] if space.next >= 0 or space.merge >= 0 else list(circuit.arrivals)
            if space.start_after:
                best = min(best, steps[x] + 1)
            for y in ways:
                if y >= 0 and y not in steps:
                    steps[y] = steps[x] + 1
                    reached.append(y)
        front = reached
    return best
