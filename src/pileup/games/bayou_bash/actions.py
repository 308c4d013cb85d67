"""Every decision and every chance outcome of Bayou Bash, with its exact text."""

from __future__ import annotations

from pileup.engine import ActionSpace, Range, Word

__all__ = ["ACTIONS"]

WAYS = ("forward", "forward-left", "forward-right", "back", "back-left", "back-right")
DICE = ("nimble", "swift", "dashing")
RACERS = ("rooster", "rabbit", "pig", "waldgeist")
ABILITIES = (
    "the-pecking-order",
    "without-feather-ado",
    "no-harm-no-fowl",
    "no-cause-fur-alarm",
    "eat-my-dust-bunny",
    "carrot-cake-quake",
    "hogwash-slosh",
    "untame-tusk-toss",
    "pork-roast-rodeo",
    "complete-disbe-leaf",
    "sticks-on-stones",
    "pollen-your-leg",
)
DIE_VALUES = 12  # a die shows, or is raised to, at most 11
MOST_PIECES = 14
CELLS = 36  # spaces of one track piece at most; space n lies on piece n // CELLS
MAX_SPACES = MOST_PIECES * CELLS
MOST_CARDS = 30
MOST_EVENTS = 15
MIDDLE_PIECES = tuple(f"S{k}" for k in range(1, 9)) + tuple(f"T{k}" for k in range(1, 5))
MOST_SHIFT = 3
LAYS = tuple(
    f"{how}{shift:+d}" for how in ("straight", "reversed") for shift in range(-MOST_SHIFT, MOST_SHIFT + 1)
) + tuple(f"{how}{shift:+d}" for how in ("right", "left") for shift in range(-MOST_SHIFT, MOST_SHIFT + 1))

ACTIONS = ActionSpace(
    Word("pass"),
    Word("showboat"),
    Word("plain"),
    Word("push"),
    Word("fan"),
    Word("moving-fan"),
    Word("barrel"),
    Word("current-die"),
    Range("way", names=WAYS),
    Range("die", names=tuple(f"{die}-{value}" for die in DICE for value in range(DIE_VALUES))),
    Range("take", names=DICE),
    Range("add", 3),
    Range("roll", names=tuple(f"{value}{bolt}" for value in range(DIE_VALUES) for bolt in ("", "-bolt"))),
    Range("stagger", names=(*WAYS, "fan")),
    Range("racer", names=RACERS),
    Range("ability", names=ABILITIES),
    Range("card", MOST_CARDS, first=1),
    Range("event", MOST_EVENTS, first=1),
    Range("piece", names=tuple(f"{piece}{side}" for piece in MIDDLE_PIECES for side in "AB")),
    Range("lay", names=LAYS),
    Range("space", MAX_SPACES),
)

PASS = ACTIONS.start("pass")
SHOWBOAT_YES = ACTIONS.start("showboat")
PLAIN = ACTIONS.start("plain")
PUSH = ACTIONS.start("push")
FAN = ACTIONS.start("fan")
MOVING_FAN = ACTIONS.start("moving-fan")
BARREL = ACTIONS.start("barrel")
CURRENT_DIE = ACTIONS.start("current-die")
WAY = ACTIONS.start("way")
DIE = ACTIONS.start("die")
TAKE = ACTIONS.start("take")
ADD = ACTIONS.start("add")
ROLL = ACTIONS.start("roll")
STAGGER = ACTIONS.start("stagger")
RACER = ACTIONS.start("racer")
ABILITY = ACTIONS.start("ability")
CARD = ACTIONS.start("card")
EVENT = ACTIONS.start("event")
PIECE = ACTIONS.start("piece")
LAY = ACTIONS.start("lay")
SPACE = ACTIONS.start("space")
