"""The training example trains; how much it learns is measured by running it whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pileup.engine.game import games

EXAMPLE = Path(__file__).parents[2] / "examples" / "rl_policy_gradient.py"


@pytest.mark.slow
@pytest.mark.skipif("rush-and-bash" not in games(), reason="the example races Rush & Bash")
def test_the_training_example_runs() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed (extra `rl`)")
    argv = [sys.executable, EXAMPLE, "--updates", "10", "--races", "200", "--rows", "64", "--margin", "-0.2"]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "wins against random opponents" in done.stdout, done.stderr
