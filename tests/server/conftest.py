"""A server of its own for every test, the tiny games beside the real ones; on SQLite, and PostgreSQL where one is."""

import itertools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.harness import quick

HERE = Path(__file__).parent
for folder in (HERE.parent / "engine", HERE.parent / "play"):
    sys.path.insert(0, str(folder))


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch):
    from tests.server import tiny

    tiny.put_beside_the_real_ones(monkeypatch.setattr)


# --- databases ------------------------------------------------------------------------------------------------------


def postgres_programs():
    """The folder of PostgreSQL's server programs, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres")) if os.path.isdir("/usr/lib/postgresql") else []
    if found:
        return found[-1].parent
    program = shutil.which("postgres")
    return Path(program).resolve().parent if program else None


class Cluster:
    """A PostgreSQL of the tests' own, on loopback, in a scratch folder."""

    def __init__(self, folder):
        self.bin = postgres_programs()
        self.folder = folder
        self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        if self.as_user:
            shutil.chown(folder, "postgres", "postgres")
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            self.port = sock.getsockname()[1]
        self.data = folder / "data"
        self._run("initdb", "-D", self.data, "-U", "pileup", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.start()
        self._numbers = itertools.count()

    def _run(self, program, *arguments):
        subprocess.run(
            [*self.as_user, self.bin / program, *map(str, arguments)], check=True, cwd=self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60,
        )  # fmt: skip

    def start(self):
        options = f"-p {self.port} -k '' -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-o", options, "-w", "start")

    def stop(self, mode="fast"):
        self._run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def database(self):
        import psycopg

        name = f"t{os.getpid()}_{next(self._numbers)}"
        with psycopg.connect(
            host="127.0.0.1", port=self.port, user="pileup", dbname="postgres", autocommit=True
        ) as link:
            link.execute(f"CREATE DATABASE {name}")
        return f"postgresql://pileup@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def postgres():
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL server here (Debian: apt install postgresql)")
    pytest.importorskip("psycopg")
    # Not below pytest's own folder: that one is closed to the user that PostgreSQL must run as.
    folder = Path(tempfile.mkdtemp(prefix="pileup-postgres-"))
    try:
        cluster = Cluster(folder)
        yield cluster
        cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
