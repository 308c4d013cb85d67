"""A race at the terminal, typed through a pipe: choices, dice, saving, hot-seat, and stopping in the middle."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys

import pytest

from pileup.cli.app import run
from pileup.cli.look import Look
from pileup.cli.racers import plain
from pileup.engine.game import games
from pileup.engine.make import make
from pileup.play import Race, read_record, replay, verify

REAL = sorted(games())


@pytest.fixture
def at_table(capsys, monkeypatch):
    """Types lines into `pileup play`: the exit code, and everything that was shown."""

    def typed(lines, *argv):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        bots = [] if "--bots" in argv or "--resume" in argv else ["--bots", "random"]
        code = run(["play", *(str(one) for one in argv), *bots])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out + err

    return typed


def test_a_race_by_number_and_by_name_to_the_end(at_table, tmp_path):
    save = tmp_path / "race.json"
    code, shown = at_table(
        ["1", "step"] * 20, "secret-race", "--seats", 2, "--seed", 4, "--bots", "random", "--save", save
    )
    assert (
        code == 0 and "the race is over" in shown and "Red is on 1 now." in shown and f"pileup replay {save}" in shown
    )
    race = replay(save)
    assert race.over and verify(save).fair and [one.kind for one in race.sitters] == ["person", "bot"]
    assert all(line.split()[1] in ("step",) for line in race.lines if line.startswith("0"))


def test_the_same_seed_gives_the_same_race(at_table):
    runs = [at_table(["1"] * 30, "secret-race", "--seats", 3, "--seed", 4, "--bots", "greedy,random") for _ in range(2)]
    assert runs[0] == runs[1] and runs[0][0] == 0


def test_help_preview_log_why_board_and_nonsense(at_table):
    lines = ["?", "p 1", "p 9", "p", "l", "w", "b", "banana", "99", "0", "-1", "", "s", "q"]
    code, shown = at_table(lines, "secret-race", "--seats", 2, "--seed", 4)
    assert code == 0
    for part in ("takes that option", "Red is on 1 now.", "1 in 2", "SR-TURN-01", "Choose 1 to 2, or ? for help."):
        assert part in shown
    assert "Write p and the number" in shown and "Write s and the name" in shown and "was not kept" in shown


def test_taking_back(at_table, tmp_path):
    """Two people, the cards dealt: a step may be taken back by who made it until the other has moved."""
    (tmp_path / "p.json").write_text('{"cards": [2, 2]}')
    argv = ["secret-race", "--seats", 2, "--people", "Anna,Ben", "--position", tmp_path / "p.json"]
    code, shown = at_table(["u", "1", "u", "q"], *argv)
    assert code == 0 and "This seat has chosen nothing yet" in shown and "Taken back." in shown


def test_hot_seat_shows_each_person_their_own_secrets_only(at_table):
    code, shown = at_table(["1", "1", "1", "1", "q"], "secret-race", "--seats", 2, "--people", "Anna,Ben", "--seed", 4)
    assert code == 0 and "for Ben only" in shown and "for Anna only" in shown
    for part in re.split(r"─+ for (?=\w+ only)", shown)[1:]:
        other = "Ben" if part.startswith("Anna") else "Anna"
        assert not re.search(rf"{other} draws a \d", part)


def test_simultaneous_choices_are_asked_one_after_the_other(at_table):
    code, shown = at_table(["1", "1"] * 12, "dice-race", "--seats", 2, "--people", "2", "--seed", 1)
    assert code == 0 and "the race is over" in shown


def test_real_dice_are_asked_for(at_table, tmp_path):
    save = tmp_path / "r.json"
    lines = ["x", "3", "2", "die:2", "deal:2", "q"]
    code, shown = at_table(lines, "secret-race", "--seats", 2, "--real-dice", "--bots", "random", "--save", save)
    assert code == 0 and "What came?" in shown and "Choose 1 to 3." in shown
    record = read_record(save)
    assert record.actions[:4] == ["* deal:3", "0 roll", "* die:2", "* deal:2"] and record.chance == "dice"


def test_leaving_and_coming_back(at_table, tmp_path):
    save = tmp_path / "r.json"
    code, shown = at_table(["1"], "secret-race", "--seats", 2, "--seed", 4, "--save", save)
    assert code == 0 and f"pileup play --resume {save}" in shown
    lines = read_record(save).actions
    code, shown = at_table(["1"] * 30, "--resume", save)
    assert code == 0 and "the race is over" in shown
    assert read_record(save).actions[: len(lines)] == lines and verify(save).fair
    code, shown = at_table([], "--resume", save)
    assert code == 2 and "This race is over" in shown


def test_a_record_without_its_seed_can_not_go_on(at_table, tmp_path):
    save = tmp_path / "r.json"
    at_table(["1"], "secret-race", "--seats", 2, "--seed", 4, "--save", save)
    data = json.loads(save.read_text())
    save.write_text(json.dumps({name: value for name, value in data.items() if name != "seed"}))
    code, shown = at_table(["1"], "--resume", save)
    assert code == 2 and "does not hold its seed" in shown


def test_saving_from_the_table(at_table, tmp_path):
    lines = [f"s {tmp_path}/no/such/x.json", f"s {tmp_path}/x.json", "1", "q"]
    code, shown = at_table(lines, "secret-race", "--seats", 2, "--seed", 4)
    assert code == 0 and "can't be written" in shown and read_record(tmp_path / "x.json").actions[1] == "0 step"


def test_ctrl_c_keeps_the_race_and_says_so(capsys, monkeypatch, tmp_path):
    class Interrupted(io.StringIO):
        def readline(self, *_):
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    save = tmp_path / "r.json"
    assert run(["play", "secret-race", "--seats", "2", "--save", str(save)]) == 130
    assert "The race is kept." in capsys.readouterr().out and read_record(save).seed


def test_nobody_plays_bots_race_on_their_own(at_table):
    code, shown = at_table([], "secret-race", "--seats", 3, "--people", 0, "--bots", "random", "--seed", 2)
    assert code == 0 and "Red is on" in shown and "draws a card" in shown and not re.search(r"draws a \d", shown)


def test_names_with_markup_and_bad_positions(at_table, tmp_path):
    code, shown = at_table(["q"], "secret-race", "--seats", 2, "--people", "[red]x[/],B", "--seed", 1)
    assert code == 0 and "[red]x[/]" in shown
    (tmp_path / "p.json").write_text("{")
    assert at_table([], "secret-race", "--position", tmp_path / "p.json")[0] == 1
    (tmp_path / "p.json").write_text('{"at": 3, "cards": 4}')
    code, shown = at_table([], "secret-race", "--position", tmp_path / "p.json")
    assert code == 1 and shown.count("\n  - ") == 2


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("width", ["40", "100"])
def test_every_game_is_played_through_a_pipe(name, width):
    """The first option again and again, in a narrow and a wide terminal, without colours."""
    env = {**os.environ, "COLUMNS": width, "NO_COLOR": "1"}
    argv = [sys.executable, "-m", "pileup.cli", "play", name, "--seed", "5", "--bots", "random"]
    done = subprocess.run(argv, input="1\n" * 3000, capture_output=True, text=True, env=env, timeout=300)
    assert done.returncode == 0 and done.stderr == "" and "\x1b" not in done.stdout
    assert "the race is over" in done.stdout, done.stdout[-2000:]


# --- looks --------------------------------------------------------------------------------------------------------


def test_racers_have_letters_of_their_own():
    look = Look(Race(make("secret-race", seats=6)))
    assert [look.initial(seat) for seat in range(6)] == ["R", "B", "G", "W", "L", "P"]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (["a", "a", "b"], "a ×2, b"),
        ([1, 1, 2], "1, 1, 2"),
        ({"rocks": 3, "left_over": {"a": 1}}, "rocks 3, left over a 1"),
        (True, "yes"),
        (False, ""),
        (None, ""),
        (0, "0"),
        ([], ""),
    ],
)
def test_any_piece_of_a_view_is_short(value, text):
    assert plain(value) == text
