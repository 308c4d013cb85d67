"""A state from readable data, with every reason why it can't be set up (docs/games/bayou-bash.md has the form)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pileup.engine.game import Game
from pileup.errors import InvalidPosition
from pileup.games.bayou_bash.actions import ABILITIES, CELLS, DICE, DIE_VALUES, MIDDLE_PIECES, RACERS, WAYS
from pileup.games.bayou_bash.places import parse_entry
from pileup.games.bayou_bash.position_frames import frame_faults
from pileup.games.bayou_bash.position_out import position
from pileup.games.bayou_bash.position_reader import Reader
from pileup.games.bayou_bash.position_words import (
    FLAGS,
    KEYS,
    MOST_TURNS,
    PHASES,
    SEAT_KEYS,
    SEAT_NUMBERS,
    STATUSES,
    TOKENS,
    TURN_KEYS,
    TURN_STEPS,
)
from pileup.games.bayou_bash.rules.rounds import FANS_GAINED
from pileup.games.bayou_bash.state import (
    BARRELS,
    FANS_EACH,
    MOST_DICE,
    MOST_ROUNDS,
    OFF_TRACK,
    ON_BARREL,
    ON_FAN,
    ON_MARK,
    ON_RACER,
    ON_TRACK,
    STRANDED_ROUNDS,
    TOKEN_SHIFT,
    TOKENS_EACH,
    TURN_BEGIN,
    TURN_GAINS,
    Frame,
    Kind,
)

__all__ = ["position", "set_up"]


class _Reader(Reader):
    """Reads the parts of a position into a state."""

    def read(self) -> Any:
        data = self.keys(self.data, KEYS, "a position")
        s, t = self.s, self.t
        if not data:
            if self.problems:
                raise InvalidPosition(self.problems)
            return s
        exact = "frames" in data
        self.read_pieces(data)
        s.round = self.number(data.get("round", 1), 0, MOST_ROUNDS, "round", 1)
        s.turns = self.number(data.get("turns", 0), 0, MOST_TURNS, "turns")
        for flag in ("final", "asleep"):
            setattr(s, flag, self.number(data.get(flag, 0), 0, 1, flag))
        s.stranded = self.number(data.get("stranded", 0), 0, STRANDED_ROUNDS, "stranded")
        s.score = self.number(data.get("score", 0), -99, 999, "score")
        s.moved = self.numbers_mask(data.get("moved", []), t.seats - 1, "moved")
        self.read_seats(self.items(data.get("seats", []), "seats"), exact)
        self.read_board(data, exact)
        self.read_cards(data)
        self.read_chain(data)
        self.read_turn(data.get("turn"))
        self.read_frames(data)
        if not self.problems:
            self.check_turn(data)
            if exact:
                self.problems += frame_faults(self.game, s)
        if self.problems:
            raise InvalidPosition(self.problems)
        return s

    def read_pieces(self, data: dict[str, Any]) -> None:
        s, t = self.s, self.t
        if "pieces" not in data:
            return
        if not t.night:
            self.wrong("only a Night Race has pieces in its position; the Track is an option of the game")
            return
        entries = self.items(data["pieces"], "pieces")
        if not 1 <= len(entries) <= t.night + 2:
            self.wrong(f"pieces: 1 to {t.night + 2} can lie there, not {len(entries)}")
            return
        for k, entry in enumerate(entries):
            try:
                s.piece[k], s.shift[k] = parse_entry(entry)
            except ValueError as error:
                self.wrong(f"pieces: {error}")
                return
            name = s.piece[k] // 4
            if name < len(MIDDLE_PIECES):
                if not s.stack >> name & 1:
                    self.wrong(f"pieces: {entry} lies there twice")
                s.stack &= ~(1 << name)
        s.pieces = len(entries)

    def read_seats(self, seats: list[Any], exact: bool) -> None:
        s, t = self.s, self.t
        if len(seats) != t.seats:
            self.wrong(f"seats: {len(seats)} of {t.seats} seats are given")
            return
        for p, given in enumerate(seats):
            seat = self.keys(given, SEAT_KEYS, f"seat {p}")
            if "racer" in seat and seat["racer"] is not None:
                s.racer[p] = self.one_of(seat["racer"], RACERS, f"seat {p}: racer")
            elif not exact and s.racer[p] < 0:
                self.wrong(f"seat {p} has no racer")
            default = "on" if "space" in seat else "waiting"
            word = seat.get("status", default)
            if not isinstance(word, str) or word not in STATUSES:
                self.wrong(f"seat {p}: status is one of {', '.join(STATUSES)}, not {word!r}")
                word = "waiting"
            s.status[p] = STATUSES[word]
            s.at[p] = -1
            if word in ("on", "off"):
                s.at[p] = self.space(seat.get("space"), f"seat {p}: space")
            elif not exact and word == "waiting":
                self.wrong(f"seat {p} has no space")
            for key, (low, high) in SEAT_NUMBERS.items():
                getattr(s, key)[p] = self.number(seat.get(key, 0), low, high, f"seat {p}: {key}")
            if t.circuit and "progress" not in seat and s.at[p] >= 0:
                s.progress[p] = s.laps[p] * t.pieces + s.at[p] // CELLS
            self.read_fans(p, seat)
            s.hand[p] = self.mask(seat.get("hand", []), self.cards, f"seat {p}: hand")
            s.own_discard[p] = self.mask(seat.get("own_discard", []), self.cards, f"seat {p}: own_discard")
            s.shown[p] = self.mask(seat.get("shown", []), self.cards, f"seat {p}: shown") | s.own_discard[p]
            s.rammed[p] = self.numbers_mask(seat.get("rammed", []), t.seats - 1, f"seat {p}: rammed")
            if seat.get("card") is not None:
                s.card[p] = self.one_of(seat["card"], self.cards, f"seat {p}: card") + 1
        for p in range(t.seats):
            for q in range(p):
                if s.racer[p] == s.racer[q] >= 0:
                    self.wrong(f"seats {q} and {p} both ride the {RACERS[s.racer[p]]}")
        self.read_levels(seats)
        for p in range(t.seats):
            if s.status[p] == ON_TRACK and s.at[p] >= 0:
                s.on[s.at[p]] |= ON_RACER

    def read_levels(self, seats: list[Any]) -> None:
        """The order in shared spaces: as given, else seats in order, the first one furthest ahead or at the bottom."""
        s, t = self.s, self.t
        for p in range(t.seats):
            together = [q for q in range(t.seats) if s.at[q] == s.at[p] >= 0 and s.status[q] == s.status[p]]
            if not any(isinstance(seats[q], Mapping) and "level" in seats[q] for q in together):
                s.level[p] = together.index(p) if p in together else 0
            elif p in together and sorted(s.level[q] for q in together) != list(range(len(together))):
                self.wrong(f"seat {p}: the levels in {seats[p].get('space')} must be 0, 1, … each once")

    def read_fans(self, p: int, seat: dict[str, Any]) -> None:
        s = self.s
        names = self.items(seat.get("fans", []), f"seat {p}: fans")
        if len(names) > FANS_EACH:
            self.wrong(f"seat {p}: {len(names)} Fans; each colour has {FANS_EACH}")
            return
        moving = self.data.get("fan_move")
        left = 1 if isinstance(moving, Mapping) and moving.get("seat") == p else 0
        for k, name in enumerate(names):
            x = self.space(name, f"seat {p}: fans")
            s.fan_at[p][k] = x
            if x < 0:
                continue
            if left and isinstance(moving, Mapping) and moving.get("space") == name:
                left = 0  # the Fan that is entering this space does not lie there yet
            elif s.on[x] & ON_FAN:
                self.wrong(f"two Fans lie on {name}")
            else:
                s.on[x] |= p + 1
        s.fans[p] = len(names)

    def read_board(self, data: dict[str, Any], exact: bool) -> None:
        s = self.s
        barrels = self.items(data.get("barrels", []), "barrels")
        if len(barrels) > BARRELS:
            self.wrong(f"barrels: {len(barrels)}; the box has {BARRELS}")
            barrels = []
        for k, name in enumerate(barrels):
            if name is None:
                continue
            x = self.space(name, "barrels")
            s.barrel_at[k] = x
            if x >= 0:
                if s.on[x] & ON_BARREL and not exact:
                    self.wrong(f"barrels: two on {name}")
                s.on[x] |= ON_BARREL
        tokens = data.get("tokens", {})
        if not isinstance(tokens, Mapping):
            self.wrong("tokens is no table of spaces and kinds")
            tokens = {}
        counts = [0, 0]
        for name, kind in tokens.items():
            x = self.space(name, "tokens")
            if kind not in TOKENS:
                self.wrong(f'tokens: {kind!r} on {name}; write "carrot" or "stagger"')
            elif x >= 0:
                s.on[x] |= TOKENS[kind] << TOKEN_SHIFT
                counts[TOKENS[kind] - 1] += 1
        for name in self.items(data.get("quaking", []), "quaking"):
            x = self.space(name, "quaking")
            if x >= 0 and not s.on[x] & ON_FAN:
                self.wrong(f"quaking: no Fan lies on {name}")
            elif x >= 0:
                s.on[x] |= ON_MARK
        s.carrot_supply = TOKENS_EACH - counts[0] - sum(s.carrots)
        s.stagger_supply = TOKENS_EACH - counts[1] - sum(s.staggers)
        for left, title in ((s.carrot_supply, "Gold Carrots"), (s.stagger_supply, "Staggers")):
            if left < 0:
                self.wrong(f"{TOKENS_EACH - left} {title}; the box has {TOKENS_EACH}")

    def read_cards(self, data: dict[str, Any]) -> None:
        s, t = self.s, self.t
        for key in ("table", "discard", "aside"):
            setattr(s, key, self.mask(data.get(key, []), self.cards, key))
        s.deck = (1 << t.cards) - 1
        held = [("table", s.table), ("discard", s.discard), ("aside", s.aside)]
        for p in range(t.seats):
            held += [(f"hand of seat {p}", s.hand[p]), (f"own_discard of seat {p}", s.own_discard[p])]
            held.append((f"card of seat {p}", 1 << (s.card[p] - 1) if s.card[p] > 0 else 0))
        for name, mask in held:
            for k in range(t.cards):
                if mask >> k & 1 and not s.deck >> k & 1:
                    self.wrong(f"{name}: {self.cards[k]} is elsewhere too")
            s.deck &= ~mask
        if data.get("event") is not None:
            s.event = self.one_of(data["event"], self.events, "event") + 1
        if "event_top" in data:
            s.event_top = 0
            if data["event_top"] is not None:
                s.event_top = self.one_of(data["event_top"], self.events, "event_top") + 1
        elif s.event or s.round:
            s.event_top = 0
        s.event_pile = self.mask(data.get("event_seen", []), self.events, "event_seen")
        if s.event and "event_seen" not in data:
            s.event_pile |= 1 << (s.event - 1)
        s.event_deck = 0
        if not t.time_trial:
            s.event_deck = (1 << t.events) - 1 & ~s.event_pile
            if s.event_top:
                if s.event_pile >> (s.event_top - 1) & 1:
                    self.wrong(f"event_top: {data.get('event_top')} has been seen")
                s.event_deck &= ~(1 << (s.event_top - 1))

    def read_chain(self, data: dict[str, Any]) -> None:
        s, t = self.s, self.t
        chain = self.keys(data.get("chain", {}), ("racers", "barrels", "hit"), "chain")
        s.chain_racers = self.numbers_mask(chain.get("racers", []), t.seats - 1, "chain: racers")
        s.chain_barrels = self.numbers_mask(chain.get("barrels", []), BARRELS - 1, "chain: barrels")
        s.chain_hit = self.numbers_mask(chain.get("hit", []), t.seats - 1, "chain: hit")
        if "fan_move" in data:
            moving = self.keys(data["fan_move"], ("seat", "space"), "fan_move")
            s.fan_move = self.number(moving.get("seat"), 0, t.seats - 1, "fan_move: seat") + 1
            s.fan_move_at = self.space(moving.get("space"), "fan_move: space")

    def read_turn(self, given: Any) -> None:
        s, t = self.s, self.t
        s.active = -1
        if given is None:
            return
        turn = self.keys(given, TURN_KEYS, "turn")
        s.stagger_way = self.number(turn.get("stagger_way", 0), 0, 6, "turn: stagger_way")
        if "seat" not in turn:
            if "frames" not in self.data:
                self.wrong("turn: whose? give its seat")
            return
        s.active = self.number(turn["seat"], 0, t.seats - 1, "turn: seat")
        if "frames" not in self.data:
            s.moved |= 1 << s.active
        for flag in FLAGS:
            setattr(s, flag, self.number(turn.get(flag, 0), 0, 1, f"turn: {flag}"))
        s.used = self.mask(turn.get("used", []), list(ABILITIES), "turn: used")
        s.entered = self.numbers_mask(turn.get("entered", []), t.seats - 1, "turn: entered")
        take = self.keys(turn.get("take", {}), DICE, "turn: take")
        for name, count in take.items():
            s.to_roll[DICE.index(name)] = self.number(count, 0, 8, f"turn: take {name}")
        codes = []
        for die in self.items(turn.get("dice", []), "turn: dice"):
            kind, _, value = str(die).partition("-")
            if kind not in DICE or not value.isdigit() or not int(value) < DIE_VALUES:
                self.wrong(f'turn: dice: {die!r}; write a kind and a value, as "swift-3"')
            else:
                codes.append(DICE.index(kind) * DIE_VALUES + int(value) + 1)
        if len(codes) + sum(s.to_roll) > MOST_DICE:
            self.wrong(f"turn: more than {MOST_DICE} dice")
        else:
            s.rolled = sorted(codes) + [0] * (MOST_DICE - len(codes))
        if "die" in turn:
            die = self.keys(turn["die"], ("kind", "left", "way"), "turn: die")
            s.die_left = self.number(die.get("left", 0), 0, 30, "turn: die: left")
            if "kind" in die:
                s.die_on = 1
                s.die_type = max(0, self.one_of(die["kind"], DICE, "turn: die: kind"))
                s.die_way = max(0, self.one_of(die.get("way", WAYS[0]), WAYS[:3], "turn: die: way"))

    def check_turn(self, data: dict[str, Any]) -> None:
        """Who has the Movement Turn is on the Track, unless the Turn begins (BB-OFF-05) or has ended."""
        s = self.s
        if s.active < 0 or s.over or s.status[s.active] == ON_TRACK:
            return
        steps = [f.step for f in s.frames[: s.depth] if f.kind == Kind.TURN]
        begins = steps == [TURN_BEGIN] and s.status[s.active] == OFF_TRACK
        if not begins and not (steps and steps[0] >= TURN_GAINS):
            self.wrong(f"turn: the Racer of seat {s.active} is not on the Track")

    def read_frames(self, data: dict[str, Any]) -> None:
        """The stack: as given, else what the phase or the turn asks for."""
        s = self.s
        for f in s.frames:
            for field in Frame.fields:
                setattr(f, field, 0)
        s.depth = 0
        if "frames" in data:
            for k, given in enumerate(self.items(data["frames"], "frames")):
                self.read_frame(given, f"frame {k}")
            return
        turn = data.get("turn")
        phase = data.get("phase", "movement" if turn is not None else "round")
        if phase not in PHASES:
            self.wrong(f"phase is one of {', '.join(PHASES)}, not {phase!r}")
            return
        self.push(Kind.ROUND, step={"round": 0, "draft": 2}.get(phase, FANS_GAINED))
        if phase == "round":
            s.round -= 1  # it begins with the next thing that happens
            if s.round < 0:
                s.round = 0
        if phase == "movement":
            self.push(Kind.RACING)
        if isinstance(turn, Mapping) and "seat" in turn:
            step = turn.get("step", "dice" if "dice" in turn or "take" in turn else "card")
            k = self.one_of(step, TURN_STEPS, "turn: step")
            self.push(Kind.TURN, who=max(0, s.active), step=max(0, k))
            if s.die_on:
                self.push(Kind.DIE, who=max(0, s.active), step=1 if "way" in turn["die"] else 0)

    def push(self, kind: Kind, **fields: int) -> None:
        f = self.s.frames[self.s.depth]
        f.kind = int(kind)
        for name, value in fields.items():
            setattr(f, name, value)
        self.s.depth += 1

    def read_frame(self, given: Any, where: str) -> None:
        known = tuple(Frame.fields)
        frame = self.keys(given, known, where)
        kinds = [kind.name.lower().replace("_", "-") for kind in Kind]
        k = self.one_of(frame.get("kind"), kinds, f"{where}: kind")
        if self.s.depth >= len(self.s.frames):
            self.wrong("frames: too many")
            return
        low_high = {"left": 32000, "to": 32000, "todo": 1 << 30}
        fields = {
            name: self.number(value, -128, low_high.get(name, 127), f"{where}: {name}")
            for name, value in frame.items()
            if name != "kind"
        }
        if k >= 0:
            self.push(Kind(k + 1), **fields)
        drawn = fields.get("left", 0) // 4
        if k + 1 == Kind.LAY_PIECE and 0 <= drawn < len(MIDDLE_PIECES):
            self.s.stack &= ~(1 << drawn)  # the piece that is being laid has left the stack


def set_up(game: Game, data: Mapping[str, Any]) -> Any:
    """A state from readable data; everything left out is as at the start of a race.

    Raises:
        InvalidPosition: listing every reason.
    """
    return _Reader(game, data).read()


assert RACERS[0] == "rooster"
