"""An acknowledged move survives kill -9 at any moment, and a database that goes away; none is there twice."""

import contextlib
import random
import resource
import sqlite3
import time

import pytest

from pileup.play import replay, verify
from tests.server.harness import Person, open_table, wait_for
from tests.server.racers import Racer, check, finish, set_off, total

# Longer, and with more tables: benchmarks/faults.py.


def test_every_acknowledged_move_is_there_after_kill_9(server_on, database):
    server, luck = server_on(database), random.Random(8)
    racers = set_off(server, 4)
    for _ in range(3):
        # In the middle of the load, at no moment in particular.
        enough = total(racers) + luck.randint(8, 40)
        wait_for(lambda enough=enough: total(racers) >= enough)
        time.sleep(luck.uniform(0, 0.02))
        server.kill()
        server = server_on(database, port=server.port)
    finish(racers)
    assert total(racers) >= 24
    check(database, racers)


@contextlib.contextmanager
def locked(server, url):
    """Another program writes to the SQLite file and does not end."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None, timeout=30)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextlib.contextmanager
def full(server, url):
    """The disk is full: no file of the server may grow."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def stopped(cluster):
    """PostgreSQL is down."""
    cluster.stop("immediate")
    try:
        yield
    finally:
        cluster.start()


@contextlib.contextmanager
def frozen(cluster):
    """PostgreSQL says nothing any more."""
    cluster.freeze()
    try:
        yield
    finally:
        cluster.thaw()


@pytest.mark.parametrize("fault", ["locked", "full", "stopped", pytest.param("frozen", marks=pytest.mark.slow)])
def test_while_the_database_is_away_answers_say_so_and_then_all_goes_on(server_on, sqlite, fault, request):
    if fault in ("stopped", "frozen"):
        cluster = request.getfixturevalue("postgres")
        url = cluster.database()
        away = stopped(cluster) if fault == "stopped" else frozen(cluster)
    else:
        url = sqlite
        if fault == "full" and not hasattr(resource, "prlimit"):
            pytest.skip("prlimit is Linux's")
    server = server_on(url)
    if fault in ("locked", "full"):
        away = locked(server, url) if fault == "locked" else full(server, url)
    racers = set_off(server, 2)
    wait_for(lambda: all(racer.acknowledged for racer in racers))
    with away:
        for racer in racers:
            wait_for(lambda racer=racer: any(code == "database" for _, _, code in list(racer.refusals)))
        before = total(racers)
        if fault in ("stopped", "frozen"):
            assert server.http.get("/healthz").status_code == 503
        else:  # reading goes on
            assert server.http.get("/healthz").status_code == 200
            assert Person(server.http, racers[0].tables[0]).get().status_code in (200, 503)
    wait_for(lambda: total(racers) >= before + 20)
    finish(racers)
    assert {(status, code) for racer in racers for _, status, code in racer.refusals} == {(503, "database")}
    assert server.process.poll() is None  # it was never down itself
    check(url, racers)


def test_what_the_server_keeps_is_the_race_that_was_played(server_on, sqlite):
    """After two kills the table's record replays, and its chance is proved by its seed."""
    server = server_on(sqlite)
    made, _ = open_table(server.http, "secret-race", "person", "person")
    racer = Racer(server.base, made, 3)
    racer.start()
    for n in range(2):
        wait_for(lambda n=n: len(racer.acknowledged) > 3 * n)
        server.kill()
        server = server_on(sqlite, port=server.port)
    person = Person(server.http, made["table"], made["seats"][0]["token"])
    wait_for(lambda: person.look()["over"])
    finish([racer])
    record = person.get("/record").json()
    assert replay(record).places == person.look()["places"]
    assert verify(record).fair
    own = [line for line in record["actions"] if not line.startswith("*")]
    assert own == [f"{decision.split('.')[1]} {option}" for _, (decision, option) in sorted(racer.acknowledged.items())]
