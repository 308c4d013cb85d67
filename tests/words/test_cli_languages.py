"""Races at the terminal are told in the language that is asked for, or in the environment's."""

from __future__ import annotations

import io
import json

import pytest

import pileup
from pileup.cli.app import run
from pileup.play import write_record

PLAY = ["play", "rush-and-bash", "--seats", "2", "--seed", "3", "--bots", "random"]


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *more: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run([*PLAY, *more]) == 0
    return capsys.readouterr().out


def test_a_race_is_played_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = played(monkeypatch, capsys, "?\np 1\nu\nq\n", "--lang", "de")
    for words in (
        "Wähle die Karte, die du spielst.",
        "Runde 1",
        "Schwarz spielt Sprint",
        "aufhören",
        "Das lässt sich nicht zurücknehmen: Dieser Platz hat noch nichts gewählt.",
        "Das Rennen wurde nicht gesichert",
    ):
        assert words in " ".join(out.split()), words
    assert "Choose" not in out


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}, "Scegli la carta da giocare."),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "Wähle die Karte, die du spielst."),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "Choose the card to play."),
        ({"LC_ALL": "", "LANG": "pt_BR.UTF-8"}, "Choose the card to play."),
    ],
    ids=["LC_ALL", "LANG", "C", "unknown"],
)
def test_the_environment_says_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], environment: dict[str, str], words: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words in played(monkeypatch, capsys, "q\n")


def test_a_language_without_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAY, "--lang", "klingon"]) == 2
    told = capsys.readouterr().err
    assert "'klingon'" in told
    assert "en, de, it" in told


def test_a_record_is_told_again_in_italian(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    race = pileup.Race(pileup.make("rush-and-bash", seats=2), seed=5)
    for _ in range(6):
        decision = race.decisions[0]
        race.choose(decision.seat, decision.options[-1])
    path = tmp_path / "race.json"
    write_record(race.record(reveal=True), str(path))
    assert run(["replay", str(path), "--lang", "it"]) == 0
    out = capsys.readouterr().out
    assert "caso:" in out or "pesca" in out
    assert " gioca " in out
    assert " plays " not in out
    assert run(["replay", str(path), "--json", "--lang", "de"]) == 0
    told = json.loads(capsys.readouterr().out)
    texts = [event["text"] for line in told["lines"] for event in line["events"]]
    assert any(" spielt " in text for text in texts)


def test_rules_are_looked_up_in_the_reader_s_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "rush-and-bash", "rb-coll-01", "--lang", "de"]) == 0
    german = " ".join(capsys.readouterr().out.split())
    assert german.startswith("RB-COLL-01") and "2 Felder" in german and "spaces" not in german
    assert run(["rules", "rush-and-bash", "Rakete", "--lang", "de", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found and {entry["language"] for entry in found} == {"de"}
    assert run(["rules", "rush-and-bash", "--lang", "it"]) == 0
    assert "voci" in capsys.readouterr().out
    assert run(["rules", "rush-and-bash", "--all", "--lang", "it"]) == 0
    assert "RB-COLL-01" in capsys.readouterr().out
    assert run(["rules", "rush-and-bash", "--lang", "xx"]) == 2
