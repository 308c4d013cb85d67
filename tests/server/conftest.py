"""A server of its own for every test, the tiny games beside the real ones; on SQLite, and PostgreSQL where one is."""

import sys
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.harness import quick
from tests.server.scratch import postgres_programs, scratch_cluster

HERE = Path(__file__).parent
for folder in (HERE.parent / "engine", HERE.parent / "play"):
    sys.path.insert(0, str(folder))


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch):
    from tests.server import tiny

    tiny.put_beside_the_real_ones(monkeypatch.setattr)


# --- databases ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres():
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL server here (Debian: apt install postgresql)")
    pytest.importorskip("psycopg")
    with scratch_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database of either sort."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return request.getfixturevalue("postgres").database()


@pytest.fixture
def sqlite(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


# --- servers --------------------------------------------------------------------------------------------------------


@pytest.fixture
def client(sqlite):
    """A server in this process, on SQLite."""
    from pileup.server.app import create_app

    with TestClient(create_app(quick(sqlite)), base_url="http://localhost") as client:
        yield client


@pytest.fixture
def client_on(database):
    """A server in this process, on either database."""
    from pileup.server.app import create_app

    with TestClient(create_app(quick(database)), base_url="http://localhost") as client:
        yield client


@pytest.fixture
def server_on(tmp_path):
    """Starts servers in processes of their own: `server_on(url, port=…)`; they end with the test."""
    from tests.server.harness import Server

    running = []

    def start(url, **options):
        server = Server(url, tmp_path / f"server-{len(running)}.log", **options)
        running.append(server)
        return server

    yield start
    for server in running:
        server.kill()
