"""What lies ahead: what a roll means, for odds and for whoever may roll again; where a movement card leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pileup.engine import Phrase
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ACTIONS, ITEMS
from pileup.games.racekart_riot.rules import abilities, driving, gates, places, strikes
from pileup.games.racekart_riot.state import Kind

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["ATTACK_WORDS", "GATES", "card_leads_to", "flight", "meaning", "prospect"]

ABILITIES: Any = abilities  # rules are written without types
DRIVING: Any = driving
GATE_RULES: Any = gates
PLACES: Any = places
STRIKES: Any = strikes
# What an attack is called, by its number; items other than attack items are no attacks.
ATTACK_WORDS = dict(enumerate(ITEMS[: st.ATTACK_KINDS])) | {
    st.FIREBALL: "fireball",
    st.CAT: "cat",
    st.ATTACK_FIRST: "attack-first",
    st.DROP: "drop",
    st.STEAL_COINS: "steal-coins",
    st.STEAL_SPEED: "steal-speed",
    st.LIMIT: "limit",
    st.COPY: "copy",
}
GATES = ("", "lava", "bridge", "waterfall", "crabs", "sharks")


def prospect(game: Game, s: Any, action: int) -> Phrase | None:
    """One number of a die by what it means for the roller (RK-DICE, ledger section 22); None for other chance.

    Distances and events are not told apart: all of a die's numbers then read the same.
    """
    name = ACTIONS.name_of(action)
    f = s.frames[s.depth - 1]
    if f.kind != Kind.ROLL_DIE:
        return None
    about, args = _about(game, s, action - ACTIONS.start(name) + 1)
    if about == "event":
        table = [_event(game, die) for die in range(1, len(game.extra.cards.events.outcomes) + 1)]
        args = {"table": tuple(Phrase("event-line", one) for one in table)}
    elif about in ("range", "move"):
        args = {key: value for key, value in args.items() if key != "n"}
    return Phrase(f"prospect-{about}", {"seat": f.seat, **args})


def meaning(game: Game, s: Any) -> Phrase:
    """What the die that was rolled means, where it may be rolled again."""
    about, args = _about(game, s, s.die)
    return Phrase(f"means-{about}", args)


def card_leads_to(game: Game, s: Any, seat: int, card: int, leveled: bool) -> list[int]:
    """Where a movement card ends if nothing comes between; nothing where dice, coins or other cards decide.

    On the normal path; hits and limits of before are reckoned in (RK-MOV-08), places are those of now (RK-POS-05).
    """
    t, kind = game.static, (s.racer[seat] - 1, card, s.lap_mode - 1)

    def of(table: Any) -> Any:
        return table[kind[0]][kind[1]][kind[2]]

    if not leveled and (of(t.dice) or of(t.pays) or of(t.copies) or of(t.replays)):
        return []
    now = s.copy()
    PLACES.take_standings(now, t)
    place = now.standing[seat]
    left = DRIVING.budget(s, seat, 8 if leveled else of(t.base)[place] + of(t.turbo)[place])
    here, high = s.at[seat], GATE_RULES.tide_of(s, seat) == st.HIGH_TIDE
    while left > 0:
        here, left = t.main[here], left - 1
        while high and t.submerged[here]:
            here = t.main[here]
        if t.island[here] and not s.flags[seat][GATE_RULES.lap_of(s, seat)] & st.ISLAND_VISITED:
            break
    return [here]


def flight(game: Game, s: Any, f: Any) -> dict[str, list[int]]:
    """The spaces that a throw may reach ahead and behind, up to where its way divides (RK-ITM-02, RK-RULE-24)."""
    t, found = game.static, {}
    for way, count, to in (("ahead", t.n_next, t.next), ("behind", t.n_prev, t.prev)):
        here: int = s.at[f.seat]
        spaces: list[int] = []
        while len(spaces) < f.n and count[here] == 1:
            here = to[here][0]
            spaces.append(here)
        found[way] = spaces
    return found


def _about(game: Game, s: Any, die: int) -> tuple[str, dict[str, Any]]:
    """What a die was rolled for, and what this number means there; the frame under the roll's own tells."""
    f, below = s.frames[s.depth - 1], s.frames[s.depth - 2]
    kind = Kind(below.kind)
    if kind == Kind.STRIKE:
        level = STRIKES.LEVEL_BOMB if below.what == st.BOMB else below.n
        result = "dodged" if die + below.bonus > level else "hit"
        return "strike", {"result": result, "what": ATTACK_WORDS[below.what], "n": below.n}
    if kind == Kind.GATE:
        return "gate", {"result": _verdict(below.what, die + below.bonus), "gate": GATES[below.what]}
    if kind == Kind.EVENT_DIE:
        return "event", _event(game, die)
    if kind == Kind.CARD_STEP:
        return "move", {"sides": f.n, "n": _spaces(game, s, f.seat, die)}
    if kind == Kind.MOVE:
        return "tide", {"tide": "low" if die <= DRIVING.LOW_TIDE_MOST else "high"}
    what = st.BANANA if kind == Kind.BANANA_THROW else below.what
    return "range", {"what": ATTACK_WORDS[what], "n": die}


def _verdict(gate: int, value: int) -> str:
    """What a gate says to a roll, bonus included (RK-DICE-04, RK-MAR, RK-MAQ)."""
    if gate in (st.LAVA, st.CRABS) and value <= (GATE_RULES.LEVEL_LAVA if gate == st.LAVA else GATE_RULES.LEVEL_CRABS):
        return "stopped"
    levels = {st.SHARKS: GATE_RULES.LEVEL_SHARKS, st.CRABS: GATE_RULES.LEVEL_CRABS_SHORTCUT}
    return "shortcut" if gate != st.LAVA and value > levels.get(gate, GATE_RULES.LEVEL_BRIDGE) else "normal"


def _spaces(game: Game, s: Any, p: int, die: int) -> int:
    """How far a rolled movement goes, turbo, thefts, hits and limits reckoned in (RK-MOV-08, RK-ABL-10)."""
    t = game.static
    q = ABILITIES.source_of(s, t, p)
    half = (s.racer[q] - 1, s.effect[q] - 1, s.lap_mode - 1, s.standing[p])
    base, turbo = (row[half[0]][half[1]][half[2]][half[3]] for row in (t.base, t.turbo))
    spaces: int = DRIVING.budget(s, p, base + turbo + die + s.gained[p] - s.lost[p])
    return spaces


def _event(game: Game, die: int) -> dict[str, Any]:
    """A line of the event table (RK-EVT-1 to RK-EVT-8)."""
    outcome, _, n = game.extra.cards.events.outcomes[die - 1].partition(" ")
    return {"die": die, "outcome": outcome, "n": int(n or 0)}
