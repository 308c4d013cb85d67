"""The action space of Rush & Bash: decisions and outcomes of chance, with their texts.

pass, use            decline or activate a star power or an effect
stop, go             end a movement, or the Grumbler's walk, early; or go on
power:1 … power:3    activate the star power of that level
card:sprint-bomb-2   play that card; as an outcome: that card is drawn
space:17             that space: of a Swerve, a Bomb, a step, a landslide's Rock
paw:2                the Grumbler's next point
die:1 … die:6        a roll of the Track Die
portal:1 … portal:6  the tile on the next portal
seat:0 … seat:5      who starts from the first place of the grid
"""

from __future__ import annotations

from pileup.engine import ActionSpace, Range, Word

__all__ = [
    "ACTIONS",
    "CARD",
    "CARD_NAMES",
    "DECKS",
    "DIE",
    "EFFECTS",
    "GO",
    "MAX_PAWS",
    "MAX_SPACES",
    "MAX_VALUE",
    "PASS",
    "PAW",
    "PORTAL",
    "POWER",
    "SEAT",
    "SPACE",
    "STOP",
    "USE",
    "card_code",
]

MAX_SPACES = 320
MAX_PAWS = 15
MAX_VALUE = 9

DECKS = ("sprint", "rush")
EFFECTS = ("swerve", "bomb", "missile", "repair", "star")
CARD_NAMES = tuple(
    f"{deck}-{effect}-{value}" for deck in DECKS for effect in EFFECTS for value in range(1, MAX_VALUE + 1)
)


def card_code(deck: str, effect: str, value: int) -> int:
    """The place of a card face in `CARD_NAMES`; `card:` actions are CARD + this."""
    return (DECKS.index(deck) * len(EFFECTS) + EFFECTS.index(effect)) * MAX_VALUE + value - 1


ACTIONS = ActionSpace(
    Word("pass"),
    Word("use"),
    Word("stop"),
    Word("go"),
    Range("power", 3, first=1),
    Range("card", names=CARD_NAMES),
    Range("space", MAX_SPACES),
    Range("paw", MAX_PAWS),
    Range("die", 6, first=1),
    Range("portal", 6, first=1),
    Range("seat", 6),
)

PASS = ACTIONS.start("pass")
USE = ACTIONS.start("use")
STOP = ACTIONS.start("stop")
GO = ACTIONS.start("go")
POWER = ACTIONS.start("power")
CARD = ACTIONS.start("card")
SPACE = ACTIONS.start("space")
PAW = ACTIONS.start("paw")
DIE = ACTIONS.start("die")
PORTAL = ACTIONS.start("portal")
SEAT = ACTIONS.start("seat")
