"""The database: its schema, its steps, writes that share a commit, and times when it is away."""

import contextlib
import sqlite3
import threading

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from pileup.errors import PileupError
from pileup.server import ledger
from pileup.server.ledger import Entry, SeatRow, TableRow
from pileup.server.migrate import HEAD
from pileup.server.schema import metadata
from pileup.server.storage import Conflict, Storage, StorageDown
from tests.server.harness import open_table, wait_for


@pytest.fixture
def storage(database):
    storage = Storage(database)
    yield storage
    storage.close()


def a_table(name="t" * 22):
    return TableRow(
        id=name, game="dice-race", description="{}", rules_version=1, content_hash="x", seed=b"s" * 32,
        commitment="c", status="racing", public=False, settings="{}", host_hash="h", created=1.0, changed=1.0,
    )  # fmt: skip


SEATS = [SeatRow(seat=0, kind="person", name="Ann")]


def a_step(sequence, name="t" * 22, **more):
    entry = Entry(sequence=sequence, at=2.1, kind="act", decision="0.0", seat=0, lines="0 safe", length=1)
    told = {"round": 3, "waiting": "1", "status": None, "ended": None, "record": None, "news": "", **more}
    return ledger.Step(name, entry, **told)


def add(storage, sequence, name="t" * 22, **more):
    return storage.submit_among(ledger.add_steps, a_step(sequence, name, **more))


def test_the_steps_lead_to_exactly_todays_schema(storage):
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    assert ScriptDirectory("src/pileup/server/migrations").get_current_head() == HEAD


def test_a_database_of_an_earlier_pileup_is_brought_up_to_date_with_its_tables(database):
    storage = Storage(database)
    with storage.engine.execution_options(writes=True).begin() as connection:
        ledger.create_table(connection, a_table(), SEATS)
        for later in ("records", "albums", "contacts", "unwanted", "uptime"):
            connection.execute(text(f"DROP TABLE {later}"))
        connection.execute(text("ALTER TABLE seats DROP COLUMN passes"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    storage.close()
    storage = Storage(database)
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert ledger.load_table(connection, "t" * 22)[1] == SEATS
    storage.close()


def test_a_database_of_a_newer_pileup_is_refused(database):
    storage = Storage(database)
    with storage.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    storage.close()
    with pytest.raises(PileupError, match="newer Pileup"):
        Storage(database)


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("nonsense", "no database URL"),
        ("mysql://localhost/x", "keeps no tables in 'mysql'"),
        ("sqlite+aiosqlite:///x.sqlite", "keeps no tables in 'sqlite.aiosqlite'"),
        ("postgresql+asyncpg://u@localhost/x", "keeps no tables"),
        ("postgresql://u@localhost:abc/x", "no database URL"),
        ("sqlite://", "memory"),
        ("sqlite:///x.sqlite?timeout=abc", "'abc' is no number of seconds"),
        ("sqlite:///x.sqlite?timeout=-1", "no number of seconds"),
        ("sqlite:///x.sqlite?timeout=nan", "no number of seconds"),
        ("sqlite:///x.sqlite?mode=memory&uri=true", "has no mode, uri"),
        ("sqlite:////nowhere/at/all.sqlite", "can't be opened"),
        ("postgresql://nobody@127.0.0.1:1/none", "can't be opened"),
    ],
)
def test_what_is_no_database_is_said_so(url, word):
    with pytest.raises(PileupError, match=word):
        Storage(url)


def test_a_file_that_is_no_database_is_said_so(tmp_path):
    path = tmp_path / "x.sqlite"
    path.write_bytes(b"hello" * 1000)
    with pytest.raises(PileupError, match="can't be opened"):
        Storage(f"sqlite:///{path}")


def test_another_programs_file_is_left_alone(tmp_path):
    path = tmp_path / "photos.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE photos (name)")
        other.commit()
    before = path.read_bytes()
    with pytest.raises(PileupError, match="another program's"):
        Storage(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_database(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.touch()
    storage = Storage(f"sqlite:///{path}")
    assert storage.read_now(lambda c: ledger.load_table(c, "t" * 22)) is None
    storage.close()


def test_a_sequence_number_is_won_by_one_writer(storage):
    storage.submit(lambda c: ledger.create_table(c, a_table(), SEATS)).result()
    wins, conflicts = [], []

    def write(n):
        try:
            add(storage, 1).result()
            wins.append(n)
        except Conflict:
            conflicts.append(n)

    threads = [threading.Thread(target=write, args=(n,)) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(wins), len(conflicts)) == (1, 11)
    assert len(storage.read_now(lambda c: ledger.entries_after(c, "t" * 22, 0))) == 1


def test_a_step_that_came_too_late_changes_nothing(storage):
    storage.submit(lambda c: ledger.create_table(c, a_table(), SEATS)).result()
    add(storage, 1).result()
    late = {"round": 9, "waiting": "0", "status": "over", "ended": 7.0, "record": "{}", "news": "never"}
    with pytest.raises(Conflict):
        add(storage, 1, **late).result()
    row = storage.read_now(lambda c: ledger.load_table(c, "t" * 22))[0]
    assert (row.sequence, row.round, row.waiting, row.status, row.ended) == (1, 3, "1", "racing", None)
    assert storage.read_now(lambda c: ledger.load_record(c, "t" * 22)) is None


def test_writes_share_commits_and_one_that_fails_fails_alone(storage):
    names = [f"{n:022d}" for n in range(60)]
    gate = threading.Event()
    blocker = storage.submit(lambda c: gate.wait(5))  # while it runs, the others queue up
    futures = [storage.submit(lambda c, name=name: ledger.create_table(c, a_table(name), SEATS)) for name in names]
    bad = storage.submit(lambda c: 1 / 0)
    more = [add(storage, 1, name) for name in names]
    gate.set()
    blocker.result()
    with pytest.raises(ZeroDivisionError):
        bad.result()
    for future in (*futures, *more):
        future.result()
    assert storage.read_now(lambda c: c.execute(text("SELECT count(*) FROM entries")).scalar()) == 60
    before = storage.commits
    futures = [add(storage, 2, name) for name in names]
    for future in futures:
        future.result()
    assert storage.commits - before < 30  # 60 writes, far fewer waits for the disk


def test_steps_of_many_tables_go_together_and_a_taken_number_is_refused_alone(storage):
    names = [f"{n:022d}" for n in range(5)]
    for name in names:
        storage.submit(lambda c, name=name: ledger.create_table(c, a_table(name), SEATS)).result()
    add(storage, 1, names[3]).result()
    gate = threading.Event()
    blocker = storage.submit(lambda c: gate.wait(5))
    before = storage.commits
    futures = [add(storage, 1, name) for name in reversed(names)]
    last = add(storage, 2, names[0], status="over", ended=9.5, record="{}")
    gate.set()
    blocker.result()
    for name, future in zip(reversed(names), futures, strict=True):
        if name == names[3]:
            with pytest.raises(Conflict):
                future.result()
        else:
            assert future.result() is None
    assert last.result() is None and storage.commits - before <= 2
    rows = {name: storage.read_now(lambda c, name=name: ledger.load_table(c, name))[0] for name in names}
    assert [rows[name].sequence for name in names] == [2, 1, 1, 1, 1]
    over, on = rows[names[0]], rows[names[1]]
    assert (over.status, over.ended, over.round, over.waiting) == ("over", 9.5, 3, "1")
    assert (on.status, on.ended, on.round, on.waiting) == ("racing", None, 3, "1")
    assert storage.read_now(lambda c: ledger.load_record(c, names[0])) == "{}"
    (kept,) = storage.read_now(lambda c: ledger.entries_after(c, names[1], 0))
    assert kept == a_step(1).entry


def test_a_step_of_no_table_fails_alone(storage):
    storage.submit(lambda c: ledger.create_table(c, a_table(), SEATS)).result()
    gate = threading.Event()
    blocker = storage.submit(lambda c: gate.wait(5))
    good, bad = add(storage, 1), add(storage, 1, "nobody's")
    gate.set()
    blocker.result()
    assert good.result() is None
    with pytest.raises(IntegrityError):
        bad.result()


def test_a_locked_sqlite_is_down_for_a_while_and_then_goes_on(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path / 'x.sqlite'}?timeout=0.2")
    storage.submit(lambda c: ledger.create_table(c, a_table(), SEATS)).result()
    other = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(StorageDown):
            add(storage, 1).result(timeout=15)
    finally:
        other.execute("ROLLBACK")
    add(storage, 1).result()
    storage.close()


def test_while_postgresql_is_away_the_server_says_so_and_then_goes_on(server_on, postgres):
    server = server_on(postgres.database())
    _, (ann, ben) = open_table(server.http, "dice-race", "person", "person")
    assert ann.first().status_code == 200
    asked = ben.look()["decisions"][0]["id"]
    postgres.stop("immediate")
    try:
        answer = ben.choose(asked, "safe")
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "database"
        assert server.http.get("/healthz").status_code == 503
    finally:
        postgres.start()
    wait_for(lambda: server.http.get("/healthz").status_code == 200)
    again = wait_for(lambda: (answer := ben.choose(asked, "safe")).status_code == 200 and answer)
    assert again.json()["sequence"] == 2
    assert ann.look()["view"]["at"] == [1, 1]


def test_closing_keeps_what_was_queued(sqlite):
    storage = Storage(sqlite)
    futures = [storage.submit(lambda c, n=n: ledger.create_table(c, a_table(f"{n:022d}"), SEATS)) for n in range(40)]
    storage.close()
    assert all(future.result() is None for future in futures)
    with pytest.raises(StorageDown):
        storage.submit(lambda c: None).result()
    other = Storage(sqlite)
    assert other.read_now(lambda c: c.execute(text("SELECT count(*) FROM tables")).scalar()) == 40
    other.close()


def test_a_write_that_nobody_waits_for_any_more_stops_nothing(storage):
    gate = threading.Event()
    blocker = storage.submit(lambda c: gate.wait(5))
    given_up = storage.submit(lambda c: ledger.create_table(c, a_table(), SEATS))
    assert given_up.cancel()
    gate.set()
    blocker.result()
    storage.submit(lambda c: ledger.create_table(c, a_table("u" * 22), SEATS)).result(timeout=5)
    assert storage.read_now(lambda c: ledger.load_table(c, "t" * 22)) is None


@pytest.mark.parametrize("given", ["the usual one", "by its URL"])
def test_a_new_file_is_for_its_owners_eyes_only(tmp_path, monkeypatch, given):
    import platformdirs

    from pileup.server.settings import default_database

    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name: str(tmp_path / name))
    (tmp_path / "pileup").mkdir()
    url = default_database() if given == "the usual one" else f"sqlite:///{tmp_path / 'pileup' / 'tables.sqlite'}"
    storage = Storage(url)
    storage.submit(lambda c: ledger.create_table(c, a_table(), SEATS)).result()
    files = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "pileup").iterdir()}
    assert "tables.sqlite" in files and set(files.values()) == {0}
    storage.close()
    assert url.endswith("tables.sqlite")
