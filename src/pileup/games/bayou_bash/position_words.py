"""The words of readable positions (docs/games/bayou-bash.md has the form)."""

from __future__ import annotations

from pileup.games.bayou_bash.state import FINISHED, MOST_ROUNDS, MOST_TOKENS, OFF_TRACK, ON_TRACK, WAITING

PHASES = ("round", "draft", "movement", "fans")
TURN_STEPS = (
    "begin",
    "returned",
    "card",
    "showboat",
    "before-roll",
    "roll",
    "dice",
    "before-stagger",
    "stagger",
    "after-stagger",
    "gains",
    "end",
)
STATUSES = {"waiting": WAITING, "on": ON_TRACK, "off": OFF_TRACK, "finished": FINISHED}
FLAGS = ("over", "spoiled", "showboat", "rodeo", "redirect", "first_die")
TOKENS = {"carrot": 1, "stagger": 2}
MOST_TURNS = 4 * MOST_ROUNDS
SEAT_NUMBERS = {
    "progress": (-200, 2000),
    "laps": (0, 9),
    "points": (0, 999),
    "carrots": (0, MOST_TOKENS),
    "staggers": (0, MOST_TOKENS),
    "last_turn": (0, MOST_TURNS),
    "level": (0, 3),
    "rank": (0, 3),
}
SEAT_KEYS = ("racer", "status", "space", "fans", "card", "hand", "own_discard", "shown", "rammed", *SEAT_NUMBERS)
TURN_KEYS = (
    "seat",
    "step",
    "dice",
    "take",
    "die",
    "used",
    "entered",
    "stagger_way",
    *FLAGS,
)
KEYS = (
    "round",
    "turns",
    "final",
    "asleep",
    "stranded",
    "score",
    "moved",
    "seats",
    "barrels",
    "tokens",
    "event",
    "event_top",
    "event_seen",
    "table",
    "discard",
    "aside",
    "pieces",
    "phase",
    "turn",
    "frames",
    "chain",
    "fan_move",
    "quaking",
)
