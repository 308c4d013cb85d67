"""A server of its own for every test, with the tiny games beside the real ones."""

import sys
from pathlib import Path

import pytest
from litestar.testing import TestClient

HERE = Path(__file__).parent
for folder in (HERE.parent / "engine", HERE.parent / "play"):
    sys.path.insert(0, str(folder))


def tiny_kinds():
    import dice_race
    import secret_race

    return {kind.name: kind for kind in (dice_race.KIND, secret_race.KIND)}


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch):
    import pileup.engine.game as engine_game

    real = engine_game.games
    monkeypatch.setattr(engine_game, "games", lambda: {**real(), **tiny_kinds()})


@pytest.fixture
def settings(tmp_path):
    from pileup.server.settings import Settings

    return Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", heartbeat=0.5, away_after=0.3)


@pytest.fixture
def client(settings):
    from pileup.server.app import create_app

    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client
