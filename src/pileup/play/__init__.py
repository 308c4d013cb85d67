"""A live race: record, seed, undo, views, previews, words (docs/architecture.md §2)."""

from pileup.play.asked import ChanceQuestion, Decision, Event, Odds, Option, Preview
from pileup.play.passing import checked_windows, passing, windows_of
from pileup.play.race import Race, StaleDecision
from pileup.play.record import Record, Sitter, read_record, record_of, record_text, write_record
from pileup.play.replaying import Verdict, game_of, play_line, replay, verify
from pileup.play.words import Words, words_of

__all__ = [
    "ChanceQuestion",
    "Decision",
    "Event",
    "Odds",
    "Option",
    "Preview",
    "Race",
    "Record",
    "Sitter",
    "StaleDecision",
    "Verdict",
    "Words",
    "checked_windows",
    "game_of",
    "passing",
    "play_line",
    "read_record",
    "record_of",
    "record_text",
    "replay",
    "verify",
    "windows_of",
    "words_of",
    "write_record",
]
