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


def _names() -> list[str]:
    from pileup.engine.game import games

    return ["dice-race", "secret-race", *games()]


@pytest.fixture(params=_names())
def name(request):
    """Each game in turn, the tiny ones too."""
    return request.param
