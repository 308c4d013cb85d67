"""Setting up a position from readable data, with every reason against it at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pileup.engine.content import decode, read_document
from pileup.engine.verbs import begin
from pileup.errors import InvalidPosition
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS
from pileup.games.racekart_riot.position_data import (
    IN_THE_AIR,
    PLAIN,
    SCRATCH,
    STANDINGS,
    SUPPLY_NAMES,
    FrameAt,
    Known,
    PositionData,
    SeatData,
)
from pileup.games.racekart_riot.position_frames import frame_faults, loose_faults
from pileup.games.racekart_riot.rules import market, places

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["set_up"]

PLACES: Any = places  # rules are written without types
MARKET: Any = market
MOST_COINS = 20_000  # a race adds some hundreds, and the field has room for 32,767


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
            self.seat(p, data.seats[p] if p < len(data.seats) else SeatData())
        self.table()
        if not self.problems:
            self.counts()
        if not self.problems:
            self.stack(phase)
        return s

    def seat(self, p: int, seat: SeatData) -> None:
        s, where = self.s, f"seats[{p}]"
        self.racer(p, seat, where)
        s.at[p] = self.space(seat.space, f"{where}.space") if seat.space is not None else self.t.start
        if s.at[p] == self.t.start and seat.laps:
            self.bad(f"{where}.laps: a racer on the start space has crossed no line")
        s.laps[p], s.coins[p] = seat.laps, seat.coins
        found = []
        for entry in seat.items:
            item = Known(entry) if isinstance(entry, str) else entry
            if p in item.known_by or max(item.known_by, default=0) >= self.game.seats:
                self.bad(f"{where}.items: known_by names the others who know it, not seat {p} itself or one too many")
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

    def racer(self, p: int, seat: SeatData, where: str) -> None:
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

    def movement_cards(self, p: int, seat: SeatData, where: str) -> None:
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
            bananas.append(
                (self.space(banana.space, f"bananas[{k}]"), k, 0 if banana.spared is None else banana.spared + 1)
            )
        for k, (x, _, spared) in enumerate(sorted(bananas)):
            s.banana[k], s.spared[k] = x + 1, spared
        for name, count in data.item_discard.items():
            s.bin[self.item(name, "item_discard")] = count
        for word in SCRATCH:
            setattr(s, word, getattr(data, word))
        for k, name in enumerate(data.path):
            s.path[k] = self.space(name, "path") + 1
        if len(data.answers) > self.game.seats:
            self.bad(f"answers: {len(data.answers)}, but the race has {self.game.seats} seats")
        for k, answer in enumerate(data.answers[: self.game.seats]):
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
        coins = sum(s.coins) + sum(s.coins_on) + sum(s.market_coins)
        if coins > MOST_COINS:
            self.bad(f"coins: {coins} in all; {MOST_COINS} is the most")
        s.bank = -min(coins, MOST_COINS)

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
            PLACES.take_standings(s, self.t)
        if data.frames is not None:
            frames = self._frames()
            s.depth = 0
            s.frames = [type(f)() for f in s.frames]
            for frame in frames:
                f = begin(s, st.Kind[frame.frame.upper().replace("-", "_")])
                for word in PLAIN:
                    setattr(f, word, getattr(frame, word))
            self.problems += frame_faults(self.game, s) + loose_faults(self.game, s)
            return
        if phase in (st.P_MARKET, st.P_FIRST, st.P_CHOOSE):
            s.phase, s.turn = phase - 1, n  # such a phase begins with a frame: let the one before it end
        if phase > st.P_MARKET and data.market is None:
            MARKET.refill_row(s, self.t)
        if st.P_SUPPLY <= phase <= st.P_CHOOSE:
            for p in reversed(range(n)):
                if s.hand[p][0] == 0:
                    f = begin(s, st.Kind.DRAW_CARD)
                    f.seat, f.n = p, 2
        self.problems += loose_faults(self.game, s)
