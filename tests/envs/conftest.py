"""Environments are tested on the dice race and on every game that is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))
sys.path.insert(0, str(Path(__file__).parent))

import dice_race

from pileup.engine.game import games

# Seats and options that are raced in each test; games not named here race with their defaults.
NAMES = ["dice-race", *games()]


@pytest.fixture(autouse=True)
def dice_race_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice race is one of the games while a test runs."""
    monkeypatch.setitem(games(), "dice-race", dice_race.KIND)


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)
