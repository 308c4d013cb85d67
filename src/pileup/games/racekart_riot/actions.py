"""The actions of Racekart Riot: every choice and every chance outcome, with its text."""

from __future__ import annotations

from pileup.engine import ActionSpace, Range, Word

ITEMS = ("banana", "egg", "pigeon", "magnet", "steal-part", "bomb", "coins", "turbo-snail", "crown", "re-roll")
SLOTS = ("bumper", "chassis", "caboose")
STYLES = ("basic", "dragon", "hover")
MOST_POINTS = 5
SPECIALS = (
    "wild",
    "level-up",
    "lightning",
    "speedway",
    "jump",
    "lucky-miss",
    "baking-soda",
    "vinegar",
    "health-potion",
    "luck-potion",
)
# A part's code says all that is printed on it, so that texts stay the same whatever deck is used.
PARTS = tuple(f"{slot}-{style}-{points}" for slot in SLOTS for style in STYLES for points in range(MOST_POINTS + 1))

ACTIONS = ActionSpace(
    Word("done"),
    Word("coins"),
    Word("lock"),
    Word("own-space"),
    Word("throw"),
    Word("ahead"),
    Word("behind"),
    Word("nothing"),
    Word("lucky-miss"),
    Word("jump"),
    Word("keep"),
    Word("re-roll"),
    Word("extra-life"),
    Word("roll"),
    Word("normal-path"),
    Word("stay"),
    Word("use"),
    Word("speedway"),
    Word("lightning"),
    Word("combustion"),
    Word("boosted-jump"),
    Range("slot", 5, first=1),
    Range("card", 12, first=1),
    Range("level-up", 12, first=1),
    Range("seat", 4),
    Range("pay", 6),
    Range("item", names=ITEMS),
    Range("token", 3, first=1),
    Range("racer", 8, first=1),
    Range("supply", names=SPECIALS + PARTS),
    Range("space", 80),
    Range("d12", 12, first=1),
    Range("d8", 8, first=1),
)

DONE = ACTIONS.start("done")
COINS = ACTIONS.start("coins")
LOCK = ACTIONS.start("lock")
OWN_SPACE = ACTIONS.start("own-space")
THROW = ACTIONS.start("throw")
AHEAD = ACTIONS.start("ahead")
BEHIND = ACTIONS.start("behind")
NOTHING = ACTIONS.start("nothing")
LUCKY = ACTIONS.start("lucky-miss")
JUMP_UP = ACTIONS.start("jump")
KEEP = ACTIONS.start("keep")
RE_ROLL = ACTIONS.start("re-roll")
EXTRA_LIFE = ACTIONS.start("extra-life")
ROLL = ACTIONS.start("roll")
NORMAL_PATH = ACTIONS.start("normal-path")
STAY = ACTIONS.start("stay")
USE = ACTIONS.start("use")
PLAY_SPEEDWAY = ACTIONS.start("speedway")
PLAY_LIGHTNING = ACTIONS.start("lightning")
COMBUSTION = ACTIONS.start("combustion")
BOOSTED_JUMP = ACTIONS.start("boosted-jump")
SLOT = ACTIONS.start("slot")
CARD = ACTIONS.start("card")
LEVELLED = ACTIONS.start("level-up")
SEAT = ACTIONS.start("seat")
PAY = ACTIONS.start("pay")
ITEM = ACTIONS.start("item")
TOKEN = ACTIONS.start("token")
RACER = ACTIONS.start("racer")
SUPPLY_CARD = ACTIONS.start("supply")
SPACE = ACTIONS.start("space")
D12 = ACTIONS.start("d12")
D8 = ACTIONS.start("d8")
MAX_OPTIONS = 96  # all spaces of the largest track, and every outcome of the largest deck
