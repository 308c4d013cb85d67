"""Every game is a function of its seed, and the check would notice if it were not."""

from __future__ import annotations

import pytest

from pileup.engine.game import games
from pileup.envs.determinism import disagreements

FAULTS = ["global_random", "numpy_global_random", "set_order", "clock", "shared_memory"]


@pytest.mark.parametrize("name", ["faulty:sound", *games()])
def test_races_depend_on_their_seed_alone(name: str) -> None:
    assert disagreements(name, races=2, bots=["random", "greedy"]) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_caught(fault: str) -> None:
    found = disagreements(f"faulty:{fault}", races=2)
    assert found and all("from step" in line for line in found)


def test_a_moody_bot_is_caught() -> None:
    assert disagreements("faulty:sound", races=1, bots=["faulty:MoodyBot"])


def test_a_failing_process_is_reported() -> None:
    with pytest.raises(RuntimeError, match="no game"):
        disagreements("no-such-game", races=1)
