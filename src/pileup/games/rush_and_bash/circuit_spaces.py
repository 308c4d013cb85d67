"""Boards put together: their spaces numbered, joined over junctions, and told what is special about them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

from pileup.engine.content import Problem
from pileup.games.rush_and_bash.board_plan import PlannedSpace
from pileup.games.rush_and_bash.boards import Board
from pileup.games.rush_and_bash.circuit import BoardPlace, Circuit, Junction, Paw, Space, SpecialTile
from pileup.games.rush_and_bash.circuit_checks import Layout, Leg

__all__ = ["BRIDGE_NAMES", "assemble"]

BRIDGE_NAMES = ("BR1", "BR2", "BR3", "BR4")
"""Spaces of the stand-alone bridge in race order (RB-HOUSE-05)."""

BRIDGE_KEYS = tuple(Fraction(10 + i, 10) for i in range(1, 5))
"""Their ruler keys: ahead of everything on the board before the bridge, to which they belong (RB-RULE-61)."""

Key = tuple[int, str]
"""A space by the position of its board and its name there."""


def assemble(
    legs: list[Leg], layout: Layout, name: str, id_: str, definition: dict[str, Any], warnings: tuple[Problem, ...]
) -> Circuit:
    """The circuit of boards whose lanes match."""
    ring = _Ring(legs)
    specials = _specials(legs)
    tile_of = {board: special.index for special in specials for board in special.boards}
    spaces = [ring.space(key, tile_of) for key in ring.keys]
    zones = _zones(legs, ring, specials)
    paws = _paws(legs, ring)
    for zone, members in enumerate(zones):
        for index in members:
            spaces[index] = replace(spaces[index], red_zone=zone)
    for paw in paws:
        if paw.space >= 0:
            spaces[paw.space] = replace(spaces[paw.space], paw=paw.index)

    def all_of(field: str) -> tuple[int, ...]:
        return tuple(ring.index[i, place] for i, leg in enumerate(legs) for place in getattr(leg.board, field))

    jungles = [(i, leg.board.jungle) for i, leg in enumerate(legs) if leg.board.jungle is not None]
    lakes = [ring.index[i, leg.board.lake] for i, leg in enumerate(legs) if leg.board.lake is not None]
    return Circuit(
        name=name,
        id=id_,
        boards=_places(legs, layout, spaces),
        spaces=tuple(spaces),
        junctions=_junctions(legs, ring, tile_of),
        grid=tuple(ring.index[0, place] for place in legs[0].board.grid),
        closed=layout.end is not None and (layout.end.x, layout.end.y, layout.end.heading) == (0, 0, 1),
        specials=specials,
        departures=all_of("departures"),
        arrivals=all_of("arrivals"),
        bridge=all_of("bridge"),
        lake=lakes[0] if lakes else -1,
        jungle_entry=ring.index[jungles[0][0], jungles[0][1].entry] if jungles else -1,
        jungle_exit=ring.index[jungles[0][0], jungles[0][1].exit] if jungles else -1,
        clearings=len(jungles[0][1].clearings) if jungles else 0,
        zones=zones,
        paws=paws,
        paw_red=next((i for i, paw in enumerate(_paw_entries(legs)) if paw[1].red), -1),
        bridge_link=tuple(space.index for space in spaces if space.bridge_link),
        bridge_place=(layout.bridge.x, layout.bridge.y, layout.bridge.heading) if layout.bridge is not None else None,
        warnings=warnings,
        definition=definition,
    )


class _Ring:
    """The spaces of all boards by (board, name), and what each leads to and touches."""

    def __init__(self, legs: list[Leg]) -> None:
        self.legs = legs
        self.count = len(legs)
        self.board_at = {leg.id: i for i, leg in reversed(list(enumerate(legs)))}
        self.planned: dict[Key, PlannedSpace] = {}
        for i, leg in enumerate(legs):
            for place, planned in leg.plan.spaces.items():
                self.planned[i, place] = planned
            if leg.bridge_after:
                for place, key in zip(BRIDGE_NAMES, BRIDGE_KEYS, strict=True):
                    self.planned[i, place] = PlannedSpace(place, 2, key, key, key, past_line=True)
        self.keys = list(self.planned)
        self.index = {key: number for number, key in enumerate(self.keys)}
        self.next: dict[Key, Key | None] = {}
        self.prev: dict[Key, Key | None] = {}
        self.touching: dict[Key, set[Key]] = {key: set() for key in self.keys}
        for (i, place), planned in self.planned.items():
            self.next[i, place] = self.find(i, planned.next)
            self.prev[i, place] = self.find(i, planned.prev)
            for other in planned.adjacent:
                self.touch((i, place), self.find(i, other))
        for i, leg in enumerate(legs):
            self.join(i, leg)

    def find(self, board: int, place: str | None) -> Key | None:
        """A space by its name on a board, or on the partner board."""
        if place is None:
            return None
        other, _, rest = place.rpartition(":")
        key = (self.board_at.get(other, -1) if other else board, rest)
        return key if key in self.planned else None

    def touch(self, a: Key, b: Key | None) -> None:
        if b is not None:
            self.touching[a].add(b)
            self.touching[b].add(a)

    def after(self, board: int) -> int:
        return (board + 1) % self.count

    def join(self, i: int, leg: Leg) -> None:
        """Join a board to the next one, lane by lane or over the stand-alone bridge (RB-TERM-04, RB-SBR-01)."""
        j = self.after(i)
        entry = self.legs[j].plan.entry
        if not leg.bridge_after:
            for lane, place in leg.plan.exit.items():
                first = (j, entry[lane])
                self.next[i, place], self.prev[first] = first, (i, place)
                self.touch((i, place), first)
            return
        chain: list[Key] = [(i, place) for place in BRIDGE_NAMES]
        outs = [(i, place) for _, place in sorted(leg.plan.exit.items())]
        ins = [(j, place) for _, place in sorted(entry.items())]
        for last in outs:
            self.next[last] = chain[0]
            self.touch(last, chain[0])
        for a, b in pairwise(chain):
            self.next[a], self.prev[b] = b, a
            self.touch(a, b)
        self.prev[chain[0]] = outs[len(outs) // 2]
        self.next[chain[-1]] = ins[len(ins) // 2]
        for first in ins:
            self.prev[first] = chain[-1]
            self.touch(first, chain[-1])

    def crosses_line(self, behind: Key, ahead: Key | None) -> bool:
        """Whether a checkpoint line lies between two spaces of one board, or the first one is the lake."""
        if ahead is None:
            return False
        if self.legs[behind[0]].board.lake == behind[1]:
            return True
        if behind[0] != ahead[0]:
            return False
        a, b = self.planned[behind], self.planned[ahead]
        return (not a.past_line and b.past_line) or (not a.past_start and b.past_start)

    def space(self, key: Key, tile_of: dict[int, int]) -> Space:
        i, place = key
        planned, board = self.planned[key], self.legs[i].board
        after, behind = self.next[key], self.prev[key]
        link = planned.extra is None and place in BRIDGE_NAMES
        merge = self.find(i, planned.merge)
        departure, arrival = place in board.departures, place in board.arrivals
        leaves = departure or (after is not None and after[0] != i)
        return Space(
            index=self.index[key],
            name=f"{i + 1}:{self.legs[i].id}:{place}",
            place=place,
            board=i,
            lane=planned.lane,
            number=int(place.split(".")[1]) if planned.extra is None and not link else 0,
            pair=tile_of.get(i, -1),
            next=self.number(after),
            prev=self.number(behind),
            merge=self.number(merge),
            adjacent=tuple(self.index[other] for other in sorted(self.touching[key], key=self.order(i))),
            key=planned.key,
            key_rank=self.ranks(i).index(planned.key),
            rock=board.rocks.get(place, 0),
            checkpoint_after=self.crosses_line(key, after),
            checkpoint_before=behind is not None and self.crosses_line(behind, key),
            start_after=after is not None
            and after[0] == i
            and self.planned[after].past_start
            and not planned.past_start,
            past_start=planned.past_start,
            junction_after=i if leaves else -1,
            bolt=place in board.bolts,
            red_zone=-1,
            portal_departure=departure,
            portal_arrival=arrival,
            portal_slot=(board.departures + board.arrivals).index(place) if departure or arrival else -1,
            geyser=board.special == "geysers" and place in board.bolts,
            jungle_entry=board.jungle is not None and board.jungle.entry == place,
            jungle_exit=board.jungle is not None and board.jungle.exit == place,
            bridge=place in board.bridge,
            lake=board.lake == place,
            lake_road=place in board.lake_road,
            bridge_link=link,
            swerve_target=planned.extra.swerve if planned.extra else not (link and place == BRIDGE_NAMES[0]),
            bot_target=planned.extra.bots and planned.extra.swerve if planned.extra else place != BRIDGE_NAMES[0],
            bot_lanes=_bot_lanes(planned, board),
            paw=-1,
            binocular_side=_binoculars(board),
        )

    def number(self, key: Key | None) -> int:
        return -1 if key is None else self.index[key]

    def ranks(self, board: int) -> list[Fraction]:
        return sorted({planned.key for (i, _), planned in self.planned.items() if i == board})

    def order(self, board: int) -> Any:
        """Order of adjacent spaces: lane, then the board behind, this one, the one ahead, then key."""

        def rank(key: Key) -> tuple[int, int, Fraction, int]:
            step = 0 if key[0] == board else 1 if key[0] == self.after(board) else -1
            return self.planned[key].lane, step, self.planned[key].key, self.index[key]

        return rank


def _binoculars(board: Board) -> int:
    side = board.binoculars or ("left" if board.shape == "left" else "right")
    return 1 if side == "right" else -1


def _bot_lanes(planned: PlannedSpace, board: Board) -> tuple[int, int]:
    """First the neighbouring lane on the side of the binoculars, then the other (RB-BOT-04)."""
    if planned.extra is not None and planned.extra.bot_lanes is not None:
        first, second = ([*planned.extra.bot_lanes, 0, 0])[:2]
        return first, second
    side = _binoculars(board)
    return planned.lane + side, planned.lane - side


def _specials(legs: list[Leg]) -> tuple[SpecialTile, ...]:
    groups: dict[tuple[str, frozenset[str]], list[int]] = {}
    for i, leg in enumerate(legs):
        if leg.board.special is not None:
            both = frozenset((leg.id, leg.board.partner or leg.id))
            groups.setdefault((leg.board.special, both), []).append(i)
    return tuple(SpecialTile(number, kind, tuple(boards)) for number, ((kind, _), boards) in enumerate(groups.items()))


def _zones(legs: list[Leg], ring: _Ring, specials: Iterable[SpecialTile]) -> tuple[tuple[int, ...], ...]:
    """One red zone per board that has red spaces, in race order."""
    boards = [i for special in specials for i in special.boards if legs[i].board.red]
    return tuple(tuple(sorted(ring.index[i, place] for place in legs[i].board.red)) for i in boards)


def _paw_entries(legs: list[Leg]) -> list[tuple[int, Any]]:
    return [(i, paw) for i, leg in enumerate(legs) for paw in leg.board.paws]


def _paws(legs: list[Leg], ring: _Ring) -> tuple[Paw, ...]:
    entries = _paw_entries(legs)
    index = {(i, paw.name): number for number, (i, paw) in enumerate(entries)}
    edges: list[set[int]] = [set() for _ in entries]
    for number, (i, paw) in enumerate(entries):
        for name in paw.to:
            other, _, place = name.rpartition(":")
            target = index.get((ring.board_at.get(other, -1) if other else i, place))
            if target is not None:
                edges[number].add(target)
                edges[target].add(number)
    return tuple(
        Paw(
            number, paw.name, ring.index[i, paw.space] if paw.space is not None else -1, i, tuple(sorted(edges[number]))
        )
        for number, (i, paw) in enumerate(entries)
    )


def _places(legs: list[Leg], layout: Layout, spaces: list[Space]) -> tuple[BoardPlace, ...]:
    result = []
    for i, (leg, place) in enumerate(zip(legs, layout.places, strict=True)):
        own = [space for space in spaces if space.board == i]
        rocks = sorted((space for space in own if space.rock), key=lambda s: (s.rock, -s.key_rank, s.lane))
        result.append(
            BoardPlace(
                index=i,
                id=leg.id,
                number=leg.board.number,
                side=leg.board.side,
                turn=leg.board.shape,
                reversed=leg.reversed,
                x=place.x,
                y=place.y,
                heading=place.heading,
                rotation=place.rotation,
                spaces=tuple(space.index for space in own),
                rocks=tuple(space.index for space in rocks),
                data=leg.board,
            )
        )
    return tuple(result)


def _junctions(legs: list[Leg], ring: _Ring, tile_of: dict[int, int]) -> tuple[Junction, ...]:
    result = []
    count = len(legs)
    for i, leg in enumerate(legs):
        j = ring.after(i)
        portal = leg.board.exit == "portals"
        pair = tile_of.get(i, -1) if i != j and tile_of.get(i, -1) == tile_of.get(j, -2) else -1
        boost: tuple[int, ...] = ()
        if i not in (0, count - 1) and not portal and not leg.bridge_after and pair < 0:
            firsts = [ring.index[j, place] for _, place in sorted(legs[j].plan.entry.items())]
            boost = (firsts[0], firsts[len(firsts) // 2], firsts[-1])
        result.append(Junction(i, i, j, True, portal, leg.bridge_after, pair, boost))
    return tuple(result)
