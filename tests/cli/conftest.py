"""The tiny games of the other tests, in this process and in workers."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
for folder in (HERE.parent / "play", HERE.parent / "engine", HERE):
    sys.path.insert(0, str(folder))


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch):
    import dice_race
    import secret_race

    import pileup.engine.game as engine_game

    real = engine_game.games
    tiny = {kind.name: kind for kind in (dice_race.KIND, secret_race.KIND)}
    monkeypatch.setattr(engine_game, "games", lambda: {**real(), **tiny})


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    """Whatever the person who runs the tests speaks."""
    monkeypatch.setenv("LC_ALL", "C")
