"""Scripted races: a position, a list of lines, and what must come of it.

A line is `<seat> <action>` for a choice and `* <outcome>` for chance, as in records. Every line must be legal where it
is played, what lies on the table is counted after each, and `replay_on_cpu` plays the whole script once more with the
compiled rules and compares every byte.
"""

from __future__ import annotations

import os

import numpy as np

from pileup.engine.make import make
from pileup.engine.target_python import Status
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS

RB, GL, QK, LT = "redbane", "goat-lorde", "queen-k", "lightnin-n-thunda"
MARKET = ["bumper-basic-1", "chassis-basic-1", "caboose-basic-1", "bumper-dragon-1", "chassis-dragon-1"]
PREFIX = {RB: "RB", GL: "GL", QK: "QK", LT: "LT"}
IN_THE_AIR = (st.Kind.BANANA_MODE, st.Kind.BANANA_THROW, st.Kind.BANANA_SPACE)


def event_roll(p=0, seats=2, phase="extra"):
    """A position's words for: seat `p`, the last on turn in the phase, is about to roll for an event."""
    turn = [{"frame": "race"}] + ([{"frame": "extra-turn", "seat": p}] if phase == "extra" else [])
    die = [{"frame": "event-die", "seat": p, "step": 1}, {"frame": "roll-die", "seat": p, "n": 8, "what": 60}]
    return {"phase": phase, "turn": seats, "holder": (p + 1) % seats, "frames": turn + die}


class Script:
    """A race under test.

    Args:
        seats: one dict a seat, as in positions; racers in the order of the box.
        phase, position: as in positions.
        track, options: the race's options.
    """

    def __init__(self, *seats, phase="supply", track="redbanes-castle", market=MARKET, options=None, **position):
        self.game = make("racekart-riot", seats=max(2, len(seats)), track=track, **(options or {}))
        self.kind = self.game.kind
        self.target = self.game.python(own=True)
        rows = [dict(seat) for seat in seats]
        racers = self.game.extra.racers
        for p, row in enumerate(rows):
            prefix = PREFIX.get(row.get("racer", racers[p]), "")
            for key in ("hand", "discard", "face_up", "face_down", "sure"):
                if key in row:
                    row[key] = [f"{prefix}{card:02d}" if isinstance(card, int) else card for card in row[key]]
            for key in ("card", "effect"):
                if isinstance(row.get(key), int):
                    row[key] = f"{prefix}{row[key]:02d}"
            if phase in ("supply", "attack", "choose"):
                row.setdefault("hand", [f"{prefix}11", f"{prefix}12"])
            if phase in ("replay", "copy", "abilities", "move"):
                row.setdefault("card", f"{prefix}11")
        data = {"phase": phase, "seats": rows, **position}
        if market is not None:
            data["market"] = [{"card": card} if isinstance(card, str) else card for card in market]
        self.s = self.kind.set_up(self.game, data)
        self.start = self.s.dump()
        self.lines = []
        self.log = self.s.log = []
        self.status = self.target.advance(self.s)
        self.count()

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, *lines):
        """Plays lines; a plain text without a seat is the choice of the only waiting seat."""
        for line in lines:
            who, _, text = line.rpartition(" ")
            assert self.status != Status.OVER, f"{line}: the race is over"
            action = self.kind.actions.number(text)
            if who == "*":
                assert self.status == Status.CHANCE, f"{line}: {self.asked} is no chance event"
                outcomes, weights = self.target.outcomes(self.s)
                assert action in outcomes, f"{line}: possible are {self.texts(outcomes)}"
                assert weights[outcomes.index(action)] > 0
                self.target.happen(self.s, action)
            else:
                assert self.status in (Status.DECISION, Status.SIMULTANEOUS), f"{line}: {self.asked} is no decision"
                waiting = self.target.waiting(self.s)
                seat = int(who) if who else waiting[0]
                assert seat in waiting, f"{line}: {self.asked}"
                legal = self.target.options(self.s, seat)
                assert action in legal, f"{line}: legal are {self.texts(legal)}"
                self.target.choose(self.s, seat, action)
            self.lines.append((who, action))
            self.status = self.target.advance(self.s)
            self.count()
        return self

    def texts(self, actions):
        return [self.kind.actions.text(action) for action in actions]

    @property
    def asked(self):
        """What the position waits for: `frame seat` or `* frame`."""
        name = self.target.frame_name(self.s).replace("_", "-")
        if self.status == Status.CHANCE:
            return f"* {name}"
        return f"{name} {' '.join(map(str, self.target.waiting(self.s)))}" if name else "over"

    def options(self, seat=None):
        """The legal actions of the waiting seat, as texts."""
        waiting = self.target.waiting(self.s)
        return self.texts(self.target.options(self.s, waiting[0] if seat is None else seat))

    def outcomes(self):
        """Outcomes and weights of the waiting chance event."""
        outcomes, weights = self.target.outcomes(self.s)
        return dict(zip(self.texts(outcomes), weights, strict=True))

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def at(self):
        """Names of the spaces where the racers stand."""
        return [self.game.extra.track.ids[x] for x in self.s.at[: self.game.seats]]

    @property
    def coins(self):
        return self.s.coins[: self.game.seats]

    def items(self, p):
        return [ITEMS[kind - 1] for kind in self.s.item[p] if kind]

    def seat(self, p):
        """One seat of the position, as data."""
        return self.kind.position(self.game, self.s)["seats"][p]

    def data(self):
        return self.kind.position(self.game, self.s)

    def bananas(self):
        return [banana["space"] for banana in self.data().get("bananas", [])]

    def coins_on(self, name):
        return self.s.coins_on[self.game.extra.track.index[name]]

    def happened(self, event):
        """The numbers of all events of one kind so far."""
        return [entry[1:] for entry in self.log if entry[0] == event]

    # --- counting -----------------------------------------------------------------------------------------------

    def count(self):
        check_conservation(self.game, self.s)

    def replay_on_cpu(self):
        """The same script with the compiled rules: the same bytes at its end."""
        target = self.game.cpu()
        states = np.frombuffer(self.start, self.kind.State.dtype).copy()
        target.advance(states)
        for who, action in self.lines:
            actions = np.array([action], np.int32)
            if who == "*":
                target.happen(states, actions)
            else:
                view = self.kind.State.load(states[0])
                seat = int(who) if who else self.target.waiting(view)[0]
                target.choose(states, np.array([seat], np.int64), actions)
        assert states[0].tobytes() == self.s.dump()


def check_conservation(game, s):
    """Every item, supply card and movement card exactly once; coins only from and to the supply."""
    n = game.seats
    box = game.extra.cards
    flying = sum(f.kind in IN_THE_AIR for f in s.frames[: s.depth])
    for kind, name in enumerate(ITEMS):
        held = sum(row.count(kind + 1) for row in s.item[:n])
        there = s.bag[kind] + s.bin[kind] + held
        if kind == st.BANANA:
            there += s.reserve + flying + sum(x > 0 for x in s.banana)
        assert there == getattr(box.items, name.replace("-", "_")), f"{name}: {there}"
    for card, copies in enumerate(box.part_codes().values()):
        there = s.deck[card] + sum(s.held[p][card] + s.used[p][card] for p in range(n)) + s.market.count(card + 1)
        assert there == copies, f"supply card {card}: {there} of {copies}"
    assert s.deck_left == sum(s.deck)
    for p in range(n):
        hand = sum(1 << (card - 1) for card in s.hand[p] if card)
        played = 1 << (s.card[p] - 1) if s.card[p] else 0
        sets = [s.down[p], s.up[p], s.discard[p], hand, played]
        assert sum(sets) == st.ALL_CARDS and sum(bin(x).count("1") for x in sets) == 12
        for slot in range(3):
            parts = sum(s.held[p][c] for c in range(st.PART, game.static.n_types) if game.static.slot[c] == slot)
            assert s.parts[p][slot] == parts
    coins = sum(s.coins) + sum(s.coins_on) + sum(s.market_coins)
    assert coins == -s.bank and min(s.coins) >= 0 and min(s.coins_on) >= 0


def check_many(game, states):
    """The same laws over an array of states at the ends of races."""
    box = game.extra.cards
    for card, copies in enumerate(box.part_codes().values()):
        there = states["deck"][:, card].astype(int) + (states["market"] == card + 1).sum(axis=1)
        there += states["held"][:, :, card].sum(axis=1) + states["used"][:, :, card].sum(axis=1)
        assert (there == copies).all()
    for kind in range(st.ITEM_KINDS):
        held = (states["item"] == kind + 1).sum(axis=(1, 2))
        there = states["bag"][:, kind].astype(int) + states["bin"][:, kind] + held
        if kind == st.BANANA:
            there += states["reserve"] + (states["banana"] > 0).sum(axis=1)
        assert (there == [6, 3, 2, 2, 2, 2, 4, 3, 3, 3][kind]).all()
    coins = (
        states["coins"].astype(int).sum(axis=1) + states["coins_on"].sum(axis=1) + states["market_coins"].sum(axis=1)
    )
    assert (coins == -states["bank"].astype(int)).all()
    cards = [states[name].astype(int) for name in ("down", "up", "discard")]
    hand = np.zeros_like(cards[0])
    for k in range(2):
        hand += np.where(states["hand"][:, :, k] > 0, 1 << np.maximum(states["hand"][:, :, k] - 1, 0).astype(int), 0)
    assert (sum(cards) + hand == st.ALL_CARDS).all()


def no_cpu():
    """Whether compiled replays are switched off (while rules are being written)."""
    return bool(os.environ.get("PILEUP_TESTS_NO_CPU"))
