"""The kernel: records, frames, decisions, chance, targets, streams. It knows no game (docs/architecture.md)."""

from pileup.engine.actions import ActionSpace, Range, Word
from pileup.engine.game import Build, Choice, Game, GameKind, Name, OptionSpec, Phrase, RawEvent, Window, games, kind_of
from pileup.engine.make import make
from pileup.engine.record import FrameRecord, Record, i1, i2, i4, u1, u2
from pileup.engine.target_python import PythonTarget, Status

__all__ = [
    "ActionSpace",
    "Build",
    "Choice",
    "FrameRecord",
    "Game",
    "GameKind",
    "Name",
    "OptionSpec",
    "Phrase",
    "PythonTarget",
    "Range",
    "RawEvent",
    "Record",
    "Status",
    "Window",
    "Word",
    "games",
    "i1",
    "i2",
    "i4",
    "kind_of",
    "make",
    "u1",
    "u2",
]
