"""The rules are told in every language, and a translation that has fallen behind is noticed."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from pileup.play.words import spoken
from pileup.rulebook import all_rules, ledger

ROOT = Path(__file__).resolve().parents[2]
_spec = importlib.util.spec_from_file_location("translated_rules", ROOT / "scripts" / "translated_rules.py")
assert _spec and _spec.loader
translated = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(translated)

ENGLISH = """# A BOOK
## 1 Moving  [src: Moving 3]
- **AB-MOVE-01** A car moves 2 spaces (AB-HIT-01).
- **AB-MOVE-02** It stops.
## 2 Hitting
- **AB-HIT-01** It takes 1 damage.
"""
GERMAN = """# EIN BUCH
## 1 Ziehen  [src: Moving 3]
- **AB-MOVE-01** Ein Auto zieht 2 Felder (AB-HIT-01).
- **AB-MOVE-02** Es hält an.
## 2 Treffen
- **AB-HIT-01** Es nimmt 1 Schaden.
"""


def test_every_ledger_says_the_same_in_every_language():
    assert translated.faults() == []


def test_a_faithful_translation_has_no_faults():
    assert translated.book_faults("x.de.md", ENGLISH, GERMAN) == []


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("2 Felder", "3 Felder", "x.de.md: AB-MOVE-01 lacks ['2'] and has ['3'] besides"),
        (" (AB-HIT-01)", "", "x.de.md: AB-MOVE-01 lacks ['AB-HIT-01'] and has nothing besides"),
        ("- **AB-MOVE-02** Es hält an.\n", "", "x.de.md: AB-MOVE-02 is missing"),
        ("AB-MOVE-02", "AB-MOVE-03", "x.de.md: AB-MOVE-03 is no entry of the English ledger"),
        ("## 2 Treffen\n", "", "x.de.md: 1 chapters, in English 2"),
    ],
)
def test_what_a_translation_says_otherwise_is_told(was: str, becomes: str, fault: str):
    assert was in GERMAN
    assert fault in translated.book_faults("x.de.md", ENGLISH, GERMAN.replace(was, becomes))


def test_another_order_is_told():
    lines = GERMAN.splitlines(keepends=True)
    swapped = "".join([*lines[:2], lines[3], lines[2], *lines[4:]])
    assert translated.book_faults("x.de.md", ENGLISH, swapped) == ["x.de.md: the entries stand in another order"]


def test_a_changed_entry_is_told_until_it_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(translated, "RULES", tmp_path)
    monkeypatch.setattr(translated, "SEEN", tmp_path / "translated.toml")
    (tmp_path / "ab.md").write_text(ENGLISH, encoding="utf-8")
    for language in spoken():
        if language != "en":
            (tmp_path / f"ab.{language}.md").write_text(GERMAN, encoding="utf-8")
    translated.note_seen("ab", [])
    assert translated.faults() == []
    (tmp_path / "ab.md").write_text(ENGLISH.replace("It stops.", "It stops at once."), encoding="utf-8")
    assert translated.faults() == ["ab.md: AB-MOVE-02 has changed: tell it anew in every language, then --seen"]
    translated.note_seen("ab", ["AB-MOVE-02"])
    assert translated.faults() == []
    with pytest.raises(SystemExit, match="ab has no entry AB-MOVE-09"):
        translated.note_seen("ab", ["AB-MOVE-09"])


def test_what_a_language_lacks_is_told_in_english():
    game = "rush-and-bash"
    assert ledger(game, "fr") == ""
    assert all_rules(game, "fr") == all_rules(game)
    assert {entry.language for entry in all_rules(game, "fr")} == {"en"}


@pytest.mark.parametrize("language", [one for one in spoken() if one != "en"])
@pytest.mark.parametrize("game", [path.stem for path in translated.ledgers()])
def test_rules_come_in_the_language_that_is_asked_for(game: str, language: str):
    told = all_rules(game, language)
    assert [entry.id for entry in told] == [entry.id for entry in all_rules(game)]
    assert {entry.language for entry in told} == {language}
