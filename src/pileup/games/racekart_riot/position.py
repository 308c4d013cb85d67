"""Positions as plain, readable data: set up, checked, and given back (docs/games/racekart-riot.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pileup.engine.content import decode, read_document
from pileup.engine.verbs import begin
from pileup.errors import InvalidPosition
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS, PARTS, SPECIALS
from pileup.games.racekart_riot.rules.places import take_standings

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["MoreOfSeat", "PositionData", "position", "set_up"]

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


class MoreOfSeat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
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
    score: int = 0


class Offer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A market slot: a card and the coins on it."""

    card: str
    coins: Annotated[int, Meta(ge=0, le=120)] = 0


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

    seats: Annotated[list[MoreOfSeat], Meta(max_length=4)] = []
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
    frames: Annotated[list[FrameAt], Meta(max_length=12)] | None = None
    die: Byte = 0
    target: Byte = 0
    defence: Byte = 0
    result: Byte = 0
    path: Annotated[list[str], Meta(max_length=8)] = []
    answers: list[int] = []


SCRATCH = ("die", "target", "defence", "result")
PLAIN = ("who", "what", "n", "mode", "left", "moved", "speed", "bonus", "k", "entered", "seat", "seats", "step")
IN_THE_AIR = (st.Kind.BANANA_MODE, st.Kind.BANANA_THROW, st.Kind.BANANA_SPACE)


def set_up(game: Game, given: Mapping[str, Any]) -> Any:
    """A state from readable data (see `PositionData`).

    Raises:
        InvalidPosition: with every reason.
    """
    document = read_document(given, "position")
    data, problems = decode(document, PositionData)
    if data is None:
        raise InvalidPosition([f"{problem.where}: {problem.what}. {problem.cure}" for problem in problems])
    setter = Setter(game, data)
    s = setter.run()
    if setter.problems:
        raise InvalidPosition(setter.problems)
    return s


class Setter:
    """Fills a state from data and notes everything that is wrong."""

    def __init__(self, game: Game, data: PositionData) -> None:
        self.game = game
        self.data = data
        self.t = game.static
        self.track = game.extra.track
        self.cards = game.extra.cards
        self.problems: list[str] = []

    def bad(self, what: str) -> None:
        self.problems.append(what)

    def space(self, name: str, where: str) -> int:
        if name not in self.track.index:
            self.bad(f"{where}: there is no space {name!r}; spaces are {self.track.ids[0]} … {self.track.ids[-1]}")
            return int(self.track.start)
        return int(self.track.index[name])

    def supply(self, name: str, where: str) -> int:
        type_ = self.t.type_of[SUPPLY_NAMES.index(name)] if name in SUPPLY_NAMES else -1
        if type_ < 0:
            self.bad(f"{where}: the kart supply deck has no {name!r}")
            return 0
        return int(type_)

    def item(self, name: str, where: str) -> int:
        if name not in ITEMS:
            self.bad(f"{where}: there is no item {name!r}; items are {', '.join(ITEMS)}")
            return st.COIN_ITEM
        return ITEMS.index(name)

    def card(self, name: str, p: int, where: str) -> int:
        racer = self.s.racer[p]
        names = [card.id for card in self.cards.racers.racers[racer - 1].cards] if racer else []
        if name not in names:
            self.bad(f"{where}: there is no card {name!r}; the racer's cards are {', '.join(names) or 'not known yet'}")
            return 0
        return names.index(name)

    def bits(self, names: list[str], p: int, where: str) -> int:
        mask = 0
        for name in names:
            bit = 1 << self.card(name, p, where)
            if mask & bit:
                self.bad(f"{where}: {name} is named twice")
            mask |= bit
        return mask

    def run(self) -> Any:
        data, game = self.data, self.game
        s = self.s = game.python().start()
        if len(data.seats) > game.seats:
            self.bad(f"{len(data.seats)} seats are described, but the race has {game.seats}")
        if data.phase not in st.PHASES:
            self.bad(f"phase: there is no {data.phase!r}; phases are {', '.join(st.PHASES)}")
        if data.holder >= game.seats:
            self.bad(f"holder: there is no seat {data.holder}")
        if data.turn > game.seats:
            self.bad(f"turn: only {game.seats} players have turns")
        if self.problems:
            return s
        phase = st.PHASES.index(data.phase)
        s.phase, s.turn, s.holder, s.lap_mode = phase, data.turn, data.holder, data.lap_mode
        s.round = data.round if data.round is not None else int(phase >= st.P_SUPPLY)
        s.triggered = int(data.second_lap_triggered or data.lap_mode == 2)
        for p in range(game.seats):
            self.seat(p, data.seats[p] if p < len(data.seats) else MoreOfSeat())
        self.table()
        if not self.problems:
            self.counts()
            self.stack(phase)
        return s

    def seat(self, p: int, seat: MoreOfSeat) -> None:
        s, where = self.s, f"seats[{p}]"
        self.racer(p, seat, where)
        s.at[p] = self.space(seat.space, f"{where}.space") if seat.space is not None else self.t.start
        if s.at[p] == self.t.start and seat.laps:
            self.bad(f"{where}.laps: a racer on the start space has crossed no line")
        s.laps[p], s.coins[p] = seat.laps, seat.coins
        found = []
        for entry in seat.items:
            item = Known(entry) if isinstance(entry, str) else entry
            if p in item.known_by:
                self.bad(f"{where}.items: known_by names the others who know it, not seat {p} itself")
            seen = sum(1 << q for q in set(item.known_by)) + (st.OLD if item.old else 0)
            found.append((self.item(item.item, f"{where}.items") + 1, seen))
        for k, (kind, seen) in enumerate(sorted(found)):
            s.item[p][k], s.seen[p][k] = kind, seen
        for name, count in seat.supplies.items():
            card = self.supply(name, f"{where}.supplies")
            s.held[p][card] += count
            if card >= st.PART:
                s.parts[p][self.t.slot[card]] += count
        for name, count in seat.used.items():
            s.used[p][self.supply(name, f"{where}.used")] += count
        s.locked[p] = [seat.locked_same, seat.locked_mixed]
        self.movement_cards(p, seat, where)
        for name, source in seat.came_from.items():
            x, y = self.space(name, f"{where}.came_from"), self.space(source, f"{where}.came_from")
            if self.t.join[x] < 0 or y not in self.track.came_from(x):
                self.bad(f"{where}.came_from: nobody comes to {name} from {source}, or only one way leads there")
            else:
                s.came[p][self.t.join[x]] = y + 1
        for lap, notes in seat.notes.items():
            if lap not in ("0", "1", "2", "3"):
                self.bad(f"{where}.notes: laps are written 0, 1, 2 or 3, not {lap!r}")
                continue
            flags = {None: 0, "low": st.LOW_TIDE, "high": st.HIGH_TIDE}[notes.tide]
            for name in notes.lava:
                flag = self.t.lava[self.space(name, f"{where}.notes")]
                if not flag:
                    self.bad(f"{where}.notes: {name} is before no lava")
                flags |= flag
            s.flags[p][int(lap)] = flags | (st.ISLAND_VISITED if notes.island else 0)
        if seat.crab_stop and self.t.gate[s.at[p]] != st.CRABS:
            self.bad(f"{where}.crab_stop: the racer is not at the crabs")
        s.crab[p], s.moved[p], s.grounded[p] = int(seat.crab_stop), int(seat.moved), int(seat.no_extra_movement)
        s.hits[p], s.lost[p], s.gained[p], s.late[p] = seat.hits, seat.lost, seat.gained, seat.late
        s.cap[p] = 0 if seat.limit is None else seat.limit + 1
        s.rolls[p], s.score[p] = seat.roll, seat.score

    def racer(self, p: int, seat: MoreOfSeat, where: str) -> None:
        names = [racer.name for racer in self.cards.racers.racers]
        if seat.racer is not None:
            if seat.racer not in names:
                self.bad(f"{where}.racer: there is no {seat.racer!r}; racers are {', '.join(names)}")
            elif self.s.racer[p] not in (0, names.index(seat.racer) + 1):
                self.bad(f"{where}.racer: this race gives the seat {names[self.s.racer[p] - 1]}")
            elif any(self.s.racer[q] == names.index(seat.racer) + 1 for q in range(p)):
                self.bad(f"{where}.racer: {seat.racer} is taken")
            else:
                self.s.racer[p] = names.index(seat.racer) + 1
        if self.s.racer[p] == 0 and self.s.phase > st.P_RACERS:
            self.bad(f"{where}.racer: who drives must be known by then")

    def movement_cards(self, p: int, seat: MoreOfSeat, where: str) -> None:
        s = self.s
        hand = self.bits(seat.hand, p, f"{where}.hand")
        s.hand[p] = sorted(k + 1 for k in range(12) if hand >> k & 1) + [0] * (2 - bin(hand).count("1"))
        s.discard[p] = self.bits(seat.discard, p, f"{where}.discard")
        s.up[p] = self.bits(seat.face_up, p, f"{where}.face_up")
        s.sure[p] = self.bits(seat.sure, p, f"{where}.sure")
        card = 0
        if seat.card is not None:
            number = self.card(seat.card, p, f"{where}.card")
            card = 1 << number
            s.card[p] = s.effect[p] = number + 1
        if seat.effect is not None:
            s.effect[p] = self.card(seat.effect, p, f"{where}.effect") + 1
        s.levelled[p] = int(seat.level_up)
        if seat.copies is not None:
            if seat.copies == p or seat.copies >= self.game.seats:
                self.bad(f"{where}.copies: seat {seat.copies} can't be copied by seat {p}")
            s.copying[p] = seat.copies + 1
        placed = [hand, s.discard[p], s.up[p], card]
        if seat.face_down is not None:
            placed.append(self.bits(seat.face_down, p, f"{where}.face_down"))
        union = 0
        for mask in placed:
            if union & mask:
                self.bad(f"{where}: a movement card is in two places")
            union |= mask
        s.down[p] = placed[4] if seat.face_down is not None else st.ALL_CARDS & ~union
        if seat.face_down is not None and union != st.ALL_CARDS:
            self.bad(f"{where}: {12 - bin(union).count('1')} movement cards are nowhere")
        if s.sure[p] & ~hand:
            self.bad(f"{where}.sure: only cards in hand")
        if s.down[p] == 0 and s.up[p] != 0:
            self.bad(f"{where}.face_up: a draw pile of face-up cards only would have been shuffled")
        needed = st.P_CHOOSE < s.phase < st.P_EXTRA
        if needed and seat.card is None:
            self.bad(f"{where}.card: every racer has played a card in this phase")
        if not needed and (seat.card is not None or seat.level_up or seat.copies is not None):
            self.bad(f"{where}.card: cards lie on the table in the phases {', '.join(st.PHASES[7:11])} only")

    def table(self) -> None:
        s, data = self.s, self.data
        for k, offer in enumerate(data.market or []):
            s.market[k] = self.supply(offer.card, f"market[{k}]") + 1
            s.market_coins[k] = offer.coins
        if data.coins_on is not None:
            s.coins_on = [0] * st.SPACES
            for name, coins in data.coins_on.items():
                s.coins_on[self.space(name, "coins_on")] = coins
        bananas = []
        for k, banana in enumerate(data.bananas):
            if banana.spared is not None and banana.spared >= self.game.seats:
                self.bad(f"bananas[{k}].spared: there is no seat {banana.spared}")
            bananas.append((self.space(banana.space, f"bananas[{k}]"), k, 0 if banana.spared is None else banana.spared + 1))
        for k, (x, _, spared) in enumerate(sorted(bananas)):
            s.banana[k], s.spared[k] = x + 1, spared
        for name, count in data.item_discard.items():
            s.bin[self.item(name, "item_discard")] = count
        for word in SCRATCH:
            setattr(s, word, getattr(data, word))
        for k, name in enumerate(data.path):
            s.path[k] = self.space(name, "path") + 1
        for k, answer in enumerate(data.answers):
            s.answers[k] = answer

    def counts(self) -> None:
        """Deck, bag and reserve: what is not elsewhere; every card and token exactly once."""
        s, data, n = self.s, self.data, self.game.seats
        codes = list(self.cards.part_codes().values())
        names = [SUPPLY_NAMES[code] for code in self.cards.part_codes()]
        for card, copies in enumerate(codes):
            out = sum(s.held[p][card] + s.used[p][card] for p in range(n)) + sum(m == card + 1 for m in s.market)
            if out > copies:
                self.bad(f"{out} cards {names[card]} are in play, but the deck has {copies}")
            s.deck[card] = copies - out
        if data.deck is not None:
            given = [0] * len(s.deck)
            for name, count in data.deck.items():
                given[self.supply(name, "deck")] = count
            for card, name in enumerate(names):
                if given[card] != s.deck[card]:
                    self.bad(f"deck: {given[card]} cards {name}, but {s.deck[card]} are not elsewhere")
        s.deck_left = sum(s.deck)
        for p in range(n):
            locked = 3 * sum(s.locked[p])
            parts = s.used[p][st.WILD] + sum(s.used[p][card] for card in range(st.PART, len(codes)))
            if parts != locked:
                self.bad(f"seats[{p}].used: {parts} kart parts, but {sum(s.locked[p])} locked karts have {locked}")
        flying = sum(st.Kind[f.frame.upper().replace("-", "_")] in IN_THE_AIR for f in self._frames())
        s.reserve = self.cards.items.reserve if data.reserve is None else data.reserve
        if data.reserve is None:
            s.reserve = max(0, min(s.reserve, self.cards.items.banana - len(data.bananas) - s.bin[0] - flying))
        for kind, name in enumerate(ITEMS):
            total = getattr(self.cards.items, name.replace("-", "_"))
            out = s.bin[kind] + sum(s.item[p][k] == kind + 1 for p in range(n) for k in range(3))
            if kind == st.BANANA:
                out += len(data.bananas) + s.reserve + flying
            if out > total:
                self.bad(f"{out} items {name} are in play, but the box has {total}")
            s.bag[kind] = total - out
            if data.bag is not None and data.bag.get(name, 0) != s.bag[kind]:
                self.bad(f"bag: {data.bag.get(name, 0)} items {name}, but {s.bag[kind]} are not elsewhere")
        for name in data.bag or {}:
            self.item(name, "bag")
        s.bank = -(sum(s.coins) + sum(s.coins_on) + sum(s.market_coins))

    def _frames(self) -> list[FrameAt]:
        known = {kind.name.lower().replace("_", "-") for kind in st.Kind}
        found = []
        for k, frame in enumerate(self.data.frames or []):
            if frame.frame in known:
                found.append(frame)
            else:
                self.bad(f"frames[{k}]: there is no frame {frame.frame!r}")
        return found

    def stack(self, phase: int) -> None:
        s, data, n = self.s, self.data, self.game.seats
        standings = [seat.standing for seat in data.seats] + [None] * (n - len(data.seats))
        if any(word is not None for word in standings):
            s.standing[:n] = [0 if word is None else STANDINGS.index(word) for word in standings]
        elif phase in (st.P_REPLAY, st.P_COPY, st.P_ABILITY, st.P_MOVE, st.P_EXTRA):
            take_standings(s, self.t)
        if data.frames is not None:
            frames = self._frames()
            s.depth = 0
            s.frames = [type(f)() for f in s.frames]
            for frame in frames:
                f = begin(s, st.Kind[frame.frame.upper().replace("-", "_")])
                for word in PLAIN:
                    setattr(f, word, getattr(frame, word))
                if not 0 <= f.seat < n or not 0 <= f.who < n and f.kind != st.Kind.LOCK_KART:
                    self.bad(f"frames: {frame.frame} is about a seat that is not there")
            return
        if phase in (st.P_MARKET, st.P_FIRST, st.P_CHOOSE):
            s.phase, s.turn = phase - 1, n  # such a phase begins with a frame: let the one before it end
        if phase >= st.P_SUPPLY and data.market is None:
            begin(s, st.Kind.DRAW_SUPPLY)
        if st.P_SUPPLY <= phase <= st.P_CHOOSE:
            for p in reversed(range(n)):
                if s.hand[p][0] == 0:
                    f = begin(s, st.Kind.DRAW_CARD)
                    f.seat, f.n = p, 2
                    if bin(s.down[p] | s.up[p]).count("1") < 2 or s.down[p] == 0:
                        self.bad(f"seats[{p}].hand: too few cards are left to draw two; name them")
                elif s.hand[p][1] == 0:
                    self.bad(f"seats[{p}].hand: two cards, or none to have them drawn")


# --- back to data -------------------------------------------------------------------------------------------------


def position(game: Game, s: Any) -> dict[str, Any]:
    """The readable data of a state; `set_up` of it gives the same bytes."""
    track, cards, n = game.extra.track, game.extra.cards, game.seats
    codes = list(cards.part_codes())

    def supplies(row: list[int]) -> dict[str, int]:
        return {SUPPLY_NAMES[codes[card]]: count for card, count in enumerate(row) if count}

    def items(row: list[int]) -> dict[str, int]:
        return {ITEMS[kind]: count for kind, count in enumerate(row) if count}

    seats = []
    for p in range(n):
        racer = cards.racers.racers[s.racer[p] - 1] if s.racer[p] else None
        ids = [card.id for card in racer.cards] if racer else []

        def names(mask: int, ids: list[str] = ids) -> list[str]:
            return [name for k, name in enumerate(ids) if mask >> k & 1]

        held: list[str | Known] = []
        for k in range(3):
            if s.item[p][k]:
                seen = s.seen[p][k]
                name = ITEMS[s.item[p][k] - 1]
                known = [q for q in range(n) if seen >> q & 1]
                held.append(Known(name, known, bool(seen & st.OLD)) if seen else name)
        notes = {}
        for lap, flags in enumerate(s.flags[p]):
            if flags:
                lava = [track.ids[x] for x in range(len(track.ids)) if flags & game.static.lava[x]]
                tide: Literal["low", "high"] | None = None
                if flags & (st.LOW_TIDE | st.HIGH_TIDE):
                    tide = "low" if flags & st.LOW_TIDE else "high"
                notes[str(lap)] = LapNotes(lava, tide, bool(flags & st.ISLAND_VISITED))
        hand = sum(1 << (card - 1) for card in s.hand[p] if card)
        seats.append(
            MoreOfSeat(
                racer=racer.name if racer else None,
                space=track.ids[s.at[p]],
                laps=s.laps[p],
                coins=s.coins[p],
                items=held,
                supplies=supplies(s.held[p]),
                used=supplies(s.used[p]),
                locked_same=s.locked[p][0],
                locked_mixed=s.locked[p][1],
                hand=names(hand),
                discard=names(s.discard[p]),
                face_up=names(s.up[p]),
                face_down=names(s.down[p]) if racer else None,
                sure=names(s.sure[p]),
                came_from={
                    track.ids[x]: track.ids[s.came[p][game.static.join[x]] - 1]
                    for x in range(len(track.ids))
                    if game.static.join[x] >= 0 and s.came[p][game.static.join[x]]
                },
                notes=notes,
                crab_stop=bool(s.crab[p]),
                card=ids[s.card[p] - 1] if s.card[p] else None,
                effect=ids[s.effect[p] - 1] if s.effect[p] != s.card[p] else None,
                level_up=bool(s.levelled[p]),
                copies=s.copying[p] - 1 if s.copying[p] else None,
                standing=STANDINGS[s.standing[p]] if any(s.standing) or s.phase > st.P_CHOOSE else None,  # type: ignore[arg-type]
                hits=s.hits[p],
                lost=s.lost[p],
                gained=s.gained[p],
                limit=s.cap[p] - 1 if s.cap[p] else None,
                late=s.late[p],
                moved=bool(s.moved[p]),
                no_extra_movement=bool(s.grounded[p]),
                roll=s.rolls[p],
                score=s.score[p],
            )
        )
    frames = []
    for f in s.frames[: s.depth]:
        frames.append(FrameAt(st.Kind(f.kind).name.lower().replace("_", "-"), **{word: getattr(f, word) for word in PLAIN}))
    data = PositionData(
        seats=seats,
        round=s.round,
        phase=st.PHASES[s.phase],
        turn=s.turn,
        holder=s.holder,
        lap_mode=s.lap_mode,
        second_lap_triggered=bool(s.triggered),
        market=[
            Offer(SUPPLY_NAMES[codes[card - 1]], coins)
            for card, coins in zip(s.market, s.market_coins, strict=True)
            if card
        ],
        deck=supplies(s.deck),
        bag=items(s.bag),
        item_discard=items(s.bin),
        reserve=s.reserve,
        coins_on={track.ids[x]: coins for x, coins in enumerate(s.coins_on) if coins},
        bananas=[
            Banana(track.ids[x - 1], spared - 1 if spared else None)
            for x, spared in zip(s.banana, s.spared, strict=True)
            if x
        ],
        frames=frames,
        die=s.die,
        target=s.target,
        defence=s.defence,
        result=s.result,
        path=[track.ids[x - 1] for x in s.path if x],
        answers=[int(a) for a in s.answers[:n]] if any(s.answers) else [],
    )
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built
