"""Windows passed at the terminal: from the command line, and with `n` in the middle of a race."""

import io
import json

import pytest

from pileup.cli.app import run

POSITION = {
    "phase": "attack",
    "market": [{"card": "bumper-basic-1"}],
    "seats": [{"hand": ["RB11", "RB12"], "items": ["coins"]}, {"hand": ["GL11", "GL12"]}],
}


@pytest.fixture
def typed(capsys, monkeypatch, tmp_path):
    """Types lines into a race that begins before seat 0's attack items; the lines of its record, and what was shown."""

    def type_in(lines, *argv):
        position, save = tmp_path / "position.json", tmp_path / "race.json"
        position.write_text(json.dumps(POSITION))
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        where = ["--position", str(position), "--save", str(save), "--seats", "2", "--bots", "random", "--seed", "1"]
        assert run(["play", "racekart-riot", *where, *argv]) == 0
        return json.loads(save.read_text())["actions"], capsys.readouterr().out

    return type_in


def test_what_is_passed_is_not_asked_and_stands_in_the_record(typed):
    lines, shown = typed(["done", "card:11", "q"])
    assert "Play an attack item?" in shown and lines[0] == "0 done" and "0 card:11" in lines
    passed, silent = typed(["card:11", "q"], "--pass", "coins")
    assert "Play an attack item?" not in silent.partition("Choose a movement card")[0]
    # By hand the race stopped at the next window, in which Coins could be played before the move.
    assert passed[: len(lines)] == lines and passed[len(lines)] == "0 done"
    assert "Play your Coins item now?" in shown and "Play your Coins item now?" not in silent


def test_n_passes_a_window_from_then_on_and_asks_again(typed):
    lines, shown = typed(["n", "n", "n coins", "n coin", "card:11", "q"])
    assert "You are not asked any more: Wherever it could be played: Coins (coins)." in shown and lines[0] == "0 done"
    assert "not asked" in shown and "You are asked again:" in shown and "Did you mean coins?" in shown


def test_windows_are_listed_and_wrong_ones_refused(capsys):
    assert run(["play", "racekart-riot", "--pass", "?"]) == 0
    shown = capsys.readouterr().out
    assert "re-roll" in shown and "After your rolls: Re-Roll, Extra Life" in shown
    assert run(["play", "racekart-riot", "--pass", "rerol"]) != 0
    assert "Did you mean re-roll?" in capsys.readouterr().err
