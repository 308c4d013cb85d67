"""What the documentation tells to type works, and so do the examples."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pileup.engine.game import games

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "cli.md").read_text(), re.S)
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "examples"), "NO_COLOR": "1"}

pytestmark = pytest.mark.skipif("rush-and-bash" not in games(), reason="the documentation races Rush & Bash")


@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_documented_commands_run(block, tmp_path):
    """Each block in a shell of its own, in an empty folder."""
    script = BLOCKS[block].replace("pileup ", f"{sys.executable} -m pileup.cli ")
    done = subprocess.run(
        ["sh", "-e", "-c", script], cwd=tmp_path, env=ENV, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr


def test_three_ways_to_write_a_game_play_the_same_race(tmp_path):
    lines = BLOCKS[0].strip().splitlines()
    assert len(lines) == 3
    digests = set()
    for line in lines:
        argv = [sys.executable, "-m", "pileup.cli", *line.split()[1:], "--json"]
        out = subprocess.run(argv, capture_output=True, text=True, check=True, env=ENV).stdout
        digests.add(re.search(r'"digest": "(\w+)"', out)[1])
    assert len(digests) == 1


@pytest.mark.parametrize(
    "name",
    ["pileup", "pileup.play.asked", "pileup.play.race", "pileup.cli.tokens", "pileup.cli.racers", "pileup.errors"],
)
def test_examples_in_docstrings_hold(name):
    found = doctest.testmod(importlib.import_module(name))
    assert found.failed == 0


def test_the_examples_run():
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "first_race.py"], capture_output=True, text=True, env=ENV
    )
    assert done.returncode == 0 and "fair: True" in done.stdout, done.stderr
    argv = ["simulate", "rush-and-bash", "--seats", "2", "--games", "12", "--bots", "own_bot:Speeder,random"]
    done = subprocess.run([sys.executable, "-m", "pileup.cli", *argv], capture_output=True, text=True, env=ENV)
    assert done.returncode == 0 and "own_bot:Speeder" in done.stdout, done.stderr
