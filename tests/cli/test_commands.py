"""The command line: output, exit codes, and one clear message where something is wrong."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import time

import pytest

from pileup.cli.app import COMMANDS, GROUPS, run
from pileup.engine.game import games
from pileup.engine.make import make
from pileup.play import Race, read_record, write_record

REAL = sorted(games())
TRACKS = [name for name in REAL if any(spec.kind == "track" for spec in games()[name].options)]


@pytest.fixture
def call(capsys):
    """Runs a command in this process: its exit code, stdout and stderr."""

    def called(*argv):
        code = run([str(one) for one in argv])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return called


def record(path, game="secret-race", **kwargs):
    race = Race(make(game, seats=2), seed=3, **kwargs)
    while not race.over:
        race.choose(race.waiting[0], race.legal(race.waiting[0])[0])
    write_record(race.record(), path)
    return race


# --- help and usage -----------------------------------------------------------------------------------------------


def test_help_names_every_command(call):
    code, out, _ = call("--help")
    assert code == 0 and all(name in out for name in (*COMMANDS, *GROUPS))


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + [[g, m] for g in GROUPS for m in GROUPS[g][1]])
def test_every_command_has_help(call, command):
    code, out, _ = call(*command, "--help")
    assert code == 0 and out.startswith("Usage: pileup " + " ".join(command))


def test_version(call):
    assert re.fullmatch(r"pileup \d+\.\d+\.\d+\S*\n", call("--version")[1])


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (["simulat", "x"], 2, 'Unknown command "simulat". Did you mean "simulate"'),
        (["simulate"], 2, "GAME requires an argument. `pileup simulate --help`"),
        (["simulate", "secret-rice"], 2, "no game 'secret-rice'. Did you mean secret-race"),
        (["simulate", "secret-race", "--seats", "x"], 2, "--seats"),
        (["simulate", "secret-race", "--seats"], 2, "--seats requires an argument"),
        (["simulate", "secret-race", "--seats", "9"], 2, "can't be raced with 9 seats. Choose 2 to 6"),
        (["simulate", "secret-race", "--games", "0"], 2, "games: 0 is out of range"),
        (["simulate", "secret-race", "--speed", "3"], 2, "has no option 'speed'"),
        (["simulate", "secret-race", "--faster"], 2, "has no option 'faster'"),
        (["simulate", "secret-race", "--bots", "best"], 2, "no bot 'best'"),
        (["simulate", "secret-race", "--target", "gpu"], 2, "--target"),
        (["simulate", "dice-race", "--goal", "0"], 2, "no whole number from 1 to 100"),
        (["simulate", "dice-race", "--games", "5", "--limit", "2"], 1, "5 of 5 races were not over"),
        (["simulate", "no/such/file.toml"], 1, "no/such/file.toml: The game's description can't be read"),
        (["play"], 2, "Which game?"),
        (["play", "secret-race", "--people", "9"], 2, "9 people for 4 free seats"),
        (["play", "secret-race", "--bots", "random,random"], 2, "2 bots for 3 seats"),
        (["play", "secret-race", "--real-dice", "--seed", "1"], 2, "With real dice there is no seed"),
        (["play", "secret-race", "--position", "/no/such"], 1, "/no/such: The position can't be read"),
        (["play", "--resume", "/no/such"], 1, "/no/such: The record can't be read"),
        (["replay", "/no/such"], 1, "/no/such: The record can't be read"),
        (["verify", "/"], 1, "/: The record can't be read"),
        (["rules", "secret-race"], 2, "rules of secret-race are not here"),
        (["track", "list", "dice-race"], 2, "no tracks to choose from"),
        (["track"], 0, ""),
        (["report", "no/such/run"], 1, "no/such/run: There is no run in this folder."),
        (["report", "no/such/run", "--json"], 1, "no/such/run: There is no run in this folder."),
        (["tournament", "dice-race", "--bots", "best"], 2, "There is no bot 'best'"),
        (["tournament", "dice-race", "--bots", "greedy"], 2, "at least two bots"),
        (["track", "paint"], 2, "paint"),
        (["content", "check", "dice-race", "x"], 2, "no content of your own"),
        (["content", "export", "dice-race", "x"], 2, "no content to export"),
        (["serve", "--port", "99999"], 2, "no port 99999"),
    ],
)
def test_what_is_wrong_is_said_in_one_message(call, argv, code, message):
    found, _, err = call(*argv)
    assert found == code and message in err and err.count("\n") <= (1 if code else 0)


def test_a_hint_can_be_typed(call, monkeypatch, tmp_path):
    simulated = ("simulate", "dice-race", "--games", 20, "--workers", 1, "--out", tmp_path / "a run")
    code, out, err = call(*simulated)
    assert code == 0 and "`pileup report " in out, err
    monkeypatch.setenv("PILEUP_STARTED_AS", "./pileup")
    out = call(*simulated)[1].replace("\n", "")
    assert "`./pileup report '" in out and "a run'`" in out
    assert call("simulate", "--help")[1].startswith("Usage: ./pileup simulate")
    assert "`./pileup simulate --help`" in call("simulate")[2]


@pytest.mark.parametrize("command", ["check", "draw"])
def test_a_track_file_is_one_by_its_name(call, tmp_path, command):
    (tmp_path / "loop.txt").write_text("")
    for name in TRACKS:
        code, _, err = call("track", command, name, tmp_path / "loop.txt")
        assert code == 2 and err.startswith(
            f"pileup: {tmp_path}/loop.txt: A track's file has a name that ends in .toml"
        )


def test_a_failure_of_our_own_is_no_traceback(call, monkeypatch):
    monkeypatch.setattr("pileup.cli.games.print_json", lambda value: 1 / 0)
    code, _, err = call("games", "--json")
    assert code == 1 and "Pileup itself has failed: ZeroDivisionError" in err and err.count("\n") == 1


def test_ctrl_c_stops_quietly(call, monkeypatch):
    def interrupted(value):
        raise KeyboardInterrupt

    monkeypatch.setattr("pileup.cli.games.print_json", interrupted)
    assert call("games", "--json") == (130, "", "pileup: Stopped.\n")


def test_without_a_command_the_game_table_opens(call, monkeypatch):
    served = []
    monkeypatch.setattr("pileup.server.app.serve", lambda **kwargs: served.append(kwargs))
    assert call()[0] == 0 and call("--port", "8123", "--no-open")[0] == 0 and call("serve", "--host", "0.0.0.0")[0] == 0
    assert [(one["host"], one["port"], one["open_browser"]) for one in served] == [
        ("127.0.0.1", None, True),
        ("127.0.0.1", 8123, False),
        ("0.0.0.0", None, False),
    ]


# --- commands -----------------------------------------------------------------------------------------------------


def test_games(call):
    code, out, _ = call("games")
    assert code == 0 and "secret-race" in out
    data = json.loads(call("games", "--json")[1])
    assert {"dice-race", "secret-race"} <= {one["name"] for one in data}
    code, out, _ = call("games", "dice-race")
    assert code == 0 and "--goal" in out and "1 to 100" in out
    assert json.loads(call("games", "dice", "--json")[1])["options"][0]["name"] == "goal"


def test_simulate_prints_one_json_object(call):
    code, out, err = call("simulate", "dice-race", "--seats", 3, "--games", 50, "--seed", 7, "--goal", 9, "--json")
    data = json.loads(out)
    assert code == 0 and err == ""
    wanted = {"game": "dice-race", "seats": 3, "games": 50, "seed": 7, "target": "cpu"}
    assert wanted.items() <= data.items() and data["options"] == {"goal": 9}
    assert sum(data["wins"]) >= 50 and data["rounds"]["min"] >= 2 and len(data["digest"]) == 64
    other = json.loads(
        call(
            "simulate",
            "dice-race",
            "--seats",
            3,
            "--games",
            50,
            "--seed",
            7,
            "--goal=9",
            "--target",
            "python",
            "--json",
        )[1]
    )
    assert other["digest"] == data["digest"] and other["target"] == "python"


def test_simulate_for_people(call):
    code, out, _ = call("simulate", "secret-race", "--seats", 2, "--games", 20, "--bots", "greedy,random")
    assert code == 0 and "20 races of 2" in out and "greedy" in out and "digest" in out


def test_a_description_file_and_options_in_one_word(call, tmp_path):
    path = tmp_path / "game.toml"
    path.write_text('game = "dice-race"\nseats = 2\n[options]\ngoal = 9\n')
    runs = [[path], ["dice-race:goal=9,seats=2"], ["dice-race", "--seats", 2, "--option", "goal=9"]]
    digests = {json.loads(call("simulate", *argv, "--games", 5, "--json")[1])["digest"] for argv in runs}
    assert len(digests) == 1


def test_replay_in_words_and_as_json(call, tmp_path):
    race = record(tmp_path / "r.json", seats=["Anna"])
    code, out, _ = call("replay", tmp_path / "r.json")
    assert code == 0 and "Anna draws a" in out and "the race is over" in out and "Step on by one" in out
    data = json.loads(call("replay", tmp_path / "r.json", "--json")[1])
    assert [one["line"] for one in data["lines"]] == [None, *race.lines] and data["places"] == race.places
    assert call("replay", tmp_path / "r.json", "--at", 2)[1].count("·") < out.count("·")
    position = json.loads(call("replay", tmp_path / "r.json", "--at", 0, "--position")[1])
    assert position == {"at": [0, 0], "cards": [0, 0]}
    code, _, err = call("replay", tmp_path / "r.json", "--at", 999)
    assert code == 2 and "Choose 0 to" in err


def test_a_replay_can_be_branched_and_played_on(call, tmp_path, monkeypatch):
    record(tmp_path / "r.json")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 60))
    assert call("replay", tmp_path / "r.json", "--at", 4, "--branch", tmp_path / "b.json")[0] == 0
    assert call("play", "--resume", tmp_path / "b.json", "--save", tmp_path / "b.json")[0] == 0
    assert read_record(tmp_path / "b.json").branched == 4
    before = (tmp_path / "r.json").read_bytes()
    code, _, told = call("replay", tmp_path / "r.json", "--at", 4, "--branch", tmp_path / "r.json")
    assert code != 0 and "its own record's place" in told
    assert (tmp_path / "r.json").read_bytes() == before


def test_a_bad_record_names_its_file_and_line(call, tmp_path):
    record(tmp_path / "r.json")
    text = (tmp_path / "r.json").read_text().replace('"1 step"', '"0 step"', 1)
    (tmp_path / "r.json").write_text(text)
    code, out, err = call("replay", tmp_path / "r.json")
    assert code == 1 and out == "" and "r.json: action 3 (0 step): A choice of seat 1 must stand here" in err


def test_verify_proves_or_tells_why_not(call, tmp_path):
    record(tmp_path / "r.json")
    code, out, _ = call("verify", tmp_path / "r.json")
    assert code == 0 and "Fair: all" in out
    text = (tmp_path / "r.json").read_text()
    (tmp_path / "r.json").write_text(re.sub(r'"seed": "..', '"seed": "00', text))
    code, out, _ = call("verify", tmp_path / "r.json")
    assert code == 1 and "does not fit the commitment" in out
    code, out, _ = call("verify", tmp_path / "r.json", "--json")
    assert code == 1 and json.loads(out)["fair"] is False


def test_bench_as_json(call):
    code, out, _ = call("bench", "secret-race", "--seats", 2, "--seconds", 0.05, "--no-compile", "--json")
    (speed,) = json.loads(out)["games"]
    assert code == 0 and speed["game"] == "secret-race" and speed["targets"]["cpu"]["decisions_per_second"] > 0
    assert call("bench", "secret-race", "--seconds", 0)[0] == 2


# --- the real games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", REAL)
def test_rules_by_id_word_and_chapter(call, name):
    from pileup.rulebook import entries, ledger

    known = entries(ledger(name))
    assert len(known) > 200
    prefix = games()[name].rule_prefix
    assert set(re.findall(rf"\b{prefix}-[A-Z]+-\d\d\b", ledger(name))) <= set(known)
    rule = list(known)[20]
    code, out, _ = call("rules", name, rule.lower())
    assert code == 0 and out.startswith(rule)
    assert [one["id"] for one in json.loads(call("rules", name, rule, "--json")[1])] == [rule]
    assert "entries" in call("rules", name)[1]
    code, _, err = call("rules", name, f"{prefix}-{rule.split('-')[1]}-99")
    assert code == 2 and "Did you mean" in err
    assert call("rules", name, "zeppelin")[0] == 2


@pytest.mark.parametrize("name", TRACKS)
def test_tracks_are_listed_checked_and_drawn(call, name, tmp_path):
    listed = json.loads(call("track", "list", name, "--json")[1])[name]
    assert listed
    code, out, _ = call("track", "draw", name, listed[-1]["value"])
    assert code == 0 and out.startswith("<svg") and out.rstrip().endswith("</svg>")
    assert (
        call("track", "draw", name, "--out", tmp_path / "t.svg")[0] == 0 and (tmp_path / "t.svg").stat().st_size > 1000
    )
    code, _, err = call("track", "draw", name, "--out", tmp_path / "no" / "t.svg")
    assert code == 1 and "can't be written" in err
    (tmp_path / "bad.toml").write_text("nonsense = [\n")
    code, out, _ = call("track", "check", name, tmp_path / "bad.toml")
    assert code == 1 and "bad.toml" in out
    assert json.loads(call("track", "check", name, tmp_path / "none.toml", "--json")[1])["ok"] is False
    assert call("track", "check", name, listed[0]["value"])[0] == 0


@pytest.mark.parametrize("name", [n for n in REAL if any(spec.kind == "folder" for spec in games()[n].options)])
def test_content_goes_out_and_comes_back(call, name, tmp_path):
    code, out, _ = call("content", "export", name, tmp_path / "mine")
    assert code == 0 and str(tmp_path / "mine") in out
    (tmp_path / "other").mkdir()
    code, out, _ = call("content", "check", name, tmp_path / "other")
    assert code == 0 and "no content (.toml) in this folder" in out
    (tmp_path / "other" / "typo.toml").touch()
    code, out, _ = call("content", "check", name, tmp_path / "other")
    assert code == 0 and out.count("warning") == 1 and "nothing reads this file" in out
    code, out, _ = call("content", "check", name, tmp_path / "mine")
    assert code == 0, out
    assert call("content", "export", name, tmp_path / "mine")[0] == 2
    first = next(path for path in sorted((tmp_path / "mine").rglob("*.toml")))
    first.write_text("oops = [")
    code, out, _ = call("content", "check", name, tmp_path / "mine")
    assert code == 1 and first.name in out


# --- as a process -------------------------------------------------------------------------------------------------


def process(*argv, **kwargs):
    return subprocess.run([sys.executable, "-m", "pileup.cli", *argv], capture_output=True, text=True, **kwargs)


def test_help_is_quick_and_imports_nothing_heavy():
    """Under 150 ms of processor time of its own: beside the interpreter, and as a machine at rest would take.

    How busy this one is tells a yardstick: importing the two libraries that help needs takes 80 ms at rest.
    """
    import resource

    def spent(argv):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(argv, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    command = [sys.executable, "-m", "pileup.cli", "simulate", "--help"]
    yard = [sys.executable, "-c", "import cyclopts, rich.console, rich.table, rich.panel"]
    bare, yardstick, own = (
        min(spent(argv) for _ in range(5)) for argv in ([sys.executable, "-c", "pass"], yard, command)
    )
    assert (own - bare) * min(1, 0.08 / (yardstick - bare)) < 0.15
    loaded = subprocess.run([sys.executable, "-X", "importtime", *command[1:]], capture_output=True, text=True).stderr
    names = {line.rpartition("|")[2].strip() for line in loaded.splitlines()}
    assert not names & {
        "numpy",
        "numba",
        "msgspec",
        "litestar",
        "sqlalchemy",
        "pileup.engine",
        "pileup.play",
        "fluent.runtime",
    }


def test_a_closed_pipe_is_no_error():
    started = subprocess.Popen(
        [sys.executable, "-m", "pileup.cli", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    started.stdout.close()
    err = started.stderr.read()
    assert started.wait(30) == 0 and err == ""


def test_exit_codes_of_the_process():
    assert process("games", "--json").returncode == 0
    assert process("replay", "/no/such/file").returncode == 1
    assert process("simulate", "nothing").returncode == 2


def test_ctrl_c_in_the_middle_of_a_run_leaves_no_traceback():
    if not REAL:
        pytest.skip("needs a real game")
    import signal

    started = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "pileup.cli",
            "simulate",
            REAL[0],
            "--target",
            "python",
            "--games",
            "100000",
            "--workers",
            "2",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(4)
    import os

    os.killpg(started.pid, signal.SIGINT)
    out, err = started.communicate(timeout=60)
    assert started.returncode == 130 and out == "" and err.strip() == "pileup: Stopped."


# --- the laboratory -----------------------------------------------------------------------------------------------


def test_tournament(call, tmp_path):
    argv = ("tournament", "dice-race", "--seats", 2, "--bots", "random,greedy", "--rounds", 2, "--workers", 1)
    code, out, err = call(*argv, "--json", "--out", tmp_path / "run")
    found = json.loads(out)
    assert code == 0 and err == "" and found["races"] == 4
    assert {row["bot"] for row in found["ratings"]} == {"random", "greedy"}
    code, out, _ = call(*argv)
    assert code == 0 and "4 races of 2" in out and "ahead of" in out
    assert call("tournament", "dice-race", "--bots", "random")[0] == 2


def test_a_run_on_disk_and_its_report(call, tmp_path):
    pytest.importorskip("polars", reason="polars is not installed (extra `study`)")
    run_, other = tmp_path / "run", tmp_path / "other"
    for folder, goal in ((run_, 6), (other, 20)):
        code, out, err = call(
            *("simulate", "dice-race", "--seats", 2, "--goal", goal, "--games", 200),
            *("--detail", 40, "--workers", 1, "--json", "--out", folder),
        )
        assert code == 0 and err == "" and json.loads(out)["races"] == 200
    code, out, _ = call("report", run_, "--pairs", 2, "--rounds", 1, "--workers", 1)
    assert code == 0 and str(run_ / "report.html") in out.replace("\n", "")
    assert (run_ / "report.html").read_text().startswith("<!doctype html>")
    assert json.loads(call("report", run_, "--json")[1])["races"] == 200
    code, out, _ = call("report", run_, other)
    assert code == 0 and "rounds a race" in out and (other / "compared.html").exists()
    code, _, err = call("report", tmp_path / "nothing")
    assert code == 1 and "no run in this folder" in err
    for argv in (("report", run_), ("report", run_, other)):
        code, _, err = call(*argv, "--out", tmp_path / "no" / "page.html")
        assert code == 1 and "can't be written" in err
    code, _, err = call("simulate", "dice-race", "--detail", 5)
    assert code == 2 and "--out" in err


def test_what_is_missing_is_said_before_anything_is_written(call, tmp_path, monkeypatch):
    for library, argv in {
        "polars": ("simulate", "dice-race", "--seats", 2, "--games", 5),
        "openskill": ("tournament", "dice-race", "--seats", 2, "--bots", "random,greedy"),
    }.items():
        monkeypatch.setitem(sys.modules, library, None)
        monkeypatch.setitem(sys.modules, f"{library}.models", None)
        code, _, err = call(*argv, "--workers", 1, "--out", tmp_path / "run")
        assert code == 2 and library in err and "pip install 'pileup[study]'" in err
        assert not (tmp_path / "run").exists()


def test_analyse(call, tmp_path):
    record(tmp_path / "race.json", "dice-race")
    code, out, err = call(
        "analyse", tmp_path / "race.json", "--playouts", 50, "--search", 50, "--out", tmp_path / "page.html"
    )
    assert code == 0 and "Costliest choices" in out and (tmp_path / "page.html").exists()
    found = json.loads(call("analyse", tmp_path / "race.json", "--playouts", 50, "--search", 0, "--json")[1])
    assert found["points"][-1]["odds"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    (tmp_path / "bad.json").write_text("{}")
    code, _, err = call("analyse", tmp_path / "bad.json")
    assert code == 1 and err
    code, _, err = call("analyse", tmp_path / "race.json", "--out", tmp_path / "no" / "page.html")
    assert code == 1 and "can't be written" in err
