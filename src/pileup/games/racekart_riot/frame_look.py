"""A position whose frames are looked at, and what can come of them (see `position_frames`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pileup.engine.target_python import AUTOMATIC
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.rules import strikes
from pileup.games.racekart_riot.state import Kind

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["ALL", "ALONG", "BANANA", "FIRST", "ONE", "Look", "Wrong"]

STRIKES: Any = strikes  # rules are written without types

BANANA, ALONG, ALL, ONE, FIRST = range(5)  # how an attack, or the banana of an ability, is made
VERBS = {
    st.V_BANANA: (BANANA, st.BANANA),
    st.V_FIREBALL: (ALONG, st.FIREBALL),
    st.V_CAT: (ALONG, st.CAT),
    st.V_DROP: (ALL, st.DROP),
    st.V_LIMIT_ALL: (ALL, st.LIMIT),
    st.V_STEAL_COINS: (ONE, st.STEAL_COINS),
    st.V_STEAL_SPEED: (ONE, st.STEAL_SPEED),
    st.V_STEAL_PART: (ONE, st.STEAL_PART),
    st.V_ATTACK_FIRST: (FIRST, st.ATTACK_FIRST),
    st.V_STEAL_SPEED_FIRST: (FIRST, st.STEAL_SPEED),
    st.V_LIMIT_FIRST: (FIRST, st.LIMIT),
}
ITEMS = {
    (BANANA, st.BANANA, 0),
    (ALONG, st.EGG, 0),
    (ALL, st.BOMB, 2),
    (ONE, st.PIGEON, STRIKES.LEVEL_PIGEON),
    (ONE, st.MAGNET, 0),
    (ONE, st.STEAL_PART, 0),
}
EVENTS = {(BANANA, st.BANANA, 0), (ONE, st.PIGEON, STRIKES.LEVEL_PIGEON)}

Wrong = dict[str, bool]


class Look:
    """A position whose frames are looked at."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game, self.s, self.t, self.seats = game, s, game.static, game.seats
        self.on_turn = (s.holder + s.turn - 1) % game.seats if s.turn else -1
        self._automatic = {one.kind for one in game.kind.handlers if one.form == AUTOMATIC}

    def is_automatic(self, kind: Kind) -> bool:
        """Whether the rules go on by themselves from such a frame."""
        return kind in self._automatic

    def effects(self, below: Any) -> set[tuple[int, int, int]]:
        """What can begin on the frame `below`: how it is made, what it is, its level or amount."""
        if below.kind == Kind.ATTACK_TURN:
            return ITEMS
        if below.kind != Kind.ABILITY:
            return EVENTS
        s, p = self.s, below.seat
        place = (s.racer[p] - 1, s.effect[p] - 1, s.lap_mode - 1)
        form, what = VERBS.get(self.t.verb[place[0]][place[1]][place[2]][below.k - 1], (-1, 0))
        amount = self.t.amount[place[0]][place[1]][place[2]][below.k - 1]
        return {(form, what, amount if form in (ALL, ONE, FIRST) else 0)}
