"""Backups while the server runs, and finished races as records."""

import contextlib
import json
import sqlite3

import pytest
from sqlalchemy import text

from pileup.errors import PileupError
from pileup.play import verify
from pileup.server import ledger
from pileup.server.app import serve
from pileup.server.archives import back_up, export
from pileup.server.storage import Storage
from tests.server.harness import Listener, Person, open_table, wait_for
from tests.server.test_storage import SEATS, a_table


def test_a_backup_is_a_whole_database_taken_while_races_go_on(server_on, sqlite, tmp_path):
    server = server_on(sqlite)
    made, (ann, ben) = open_table(server.http, "dice-race", "person", "person")
    ann.first(), ben.first()
    copy = tmp_path / "copy.sqlite"
    assert back_up(sqlite, copy) == copy.stat().st_size > 0
    ann.first()
    with pytest.raises(PileupError, match="already"):
        back_up(sqlite, copy)
    other = server_on(f"sqlite:///{copy}")
    look = Person(other.http, made["table"], made["seats"][0]["token"]).look()
    assert look["sequence"] == 2 and look["view"]["at"] == [1, 1]


def test_a_database_is_backed_up_whatever_its_file_is_called_and_stays_as_it_was(tmp_path):
    path = tmp_path / "our #1 races 100%.sqlite"
    storage = Storage(f"sqlite:///{path}")
    storage.submit(lambda connection: ledger.create_table(connection, a_table(), SEATS)).result()
    with storage.engine.execution_options(writes=True).begin() as connection:  # of a Pileup before this one
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    storage.close()
    copy = tmp_path / "copy.sqlite"
    back_up(f"sqlite:///{path}", copy)
    for one in (path, copy):
        with contextlib.closing(sqlite3.connect(one)) as link:
            assert link.execute("SELECT id, version_num FROM tables, alembic_version").fetchall() == [
                ("t" * 22, "0001")
            ]
    assert sorted(one.name for one in tmp_path.iterdir()) == [copy.name, path.name]


def test_what_is_not_there_is_neither_backed_up_nor_made(tmp_path):
    missing = tmp_path / "tabels.sqlite"
    with pytest.raises(PileupError, match="no such database"):
        back_up(f"sqlite:///{missing}", tmp_path / "copy.sqlite")
    with pytest.raises(PileupError, match="no such database"):
        export(f"sqlite:///{missing}", tmp_path / "records")
    other = tmp_path / "other.sqlite"
    with contextlib.closing(sqlite3.connect(other)) as link:
        link.execute("CREATE TABLE photos (name)")
        link.commit()
    with pytest.raises(PileupError, match="another program's"):
        back_up(f"sqlite:///{other}", tmp_path / "copy.sqlite")
    with pytest.raises(PileupError, match="another program's"):
        export(f"sqlite:///{other}", tmp_path / "records")
    assert [one.name for one in tmp_path.iterdir()] == [other.name]
    for do in (back_up, export, lambda url, _: serve(database=url)):  # an unset variable is not the usual file
        with pytest.raises(PileupError, match="no database URL"):
            do("", tmp_path / "x")


def test_finished_races_are_exported_once_and_prove_their_dice(server_on, sqlite, tmp_path):
    server = server_on(sqlite)
    over, _ = open_table(server.http, "dice-race", *[{"kind": "bot", "bot": "random"}] * 2)
    open_table(server.http, "dice-race", "person", "person")
    watcher = Person(server.http, over["table"])
    wait_for(lambda: watcher.look()["over"])
    folder = tmp_path / "records"
    assert export(sqlite, folder) == (1, [])
    assert export(sqlite, folder) == (0, [])
    (path,) = folder.iterdir()
    record = json.loads(path.read_text())
    assert record == watcher.get("/record").json() and verify(record).fair
    assert over["table"] not in path.name


def rules_change(sqlite, server, how="rules_version = 99"):
    """The server again, after an update under which its tables don't replay any more."""
    assert server.stop() == 0
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        link.execute(f"UPDATE tables SET {how}")


def kept(sqlite, table):
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        return link.execute("SELECT 1 FROM albums WHERE table_id = ?", (table,)).fetchone()


NOT_MADE_ANY_MORE = """description = replace(description, '"seats": 2', '"seats": 99')"""


@pytest.mark.parametrize("how", ["rules_version = 99", "content_hash = 'x'", NOT_MADE_ANY_MORE])
def test_a_finished_race_is_seen_and_stepped_through_under_other_rules_too(server_on, sqlite, tmp_path, how):
    server = server_on(sqlite)
    over, (ann, ben) = open_table(server.http, "secret-race", "person", "person", position={"at": [6, 5]})
    ann.post("/chat", {"text": "Good luck!"})
    while not ann.look()["over"]:
        ann.first(1), ben.first(1)
    before, record = ann.look(), ann.get("/record").json()
    last = len(record["actions"])
    steps = {seat: ann.get("/replay/steps", seat=seat).json() for seat in (-1, 0, 1)}
    drawing = ann.get("/drawing").json()
    wait_for(lambda: kept(sqlite, over["table"]))

    rules_change(sqlite, server, how)
    server = server_on(sqlite, port=server.port)
    ann.http = ben.http = server.http
    after = ann.look()
    assert after.pop("kept") is True and before.pop("kept") is False
    for look in (before, after):
        for seat in look["seats"]:
            for field in ("here", "away", "since", "bank"):
                seat.pop(field)
        look.pop("can_undo"), look.pop("can_ask_undo"), look.pop("revision")
        look.pop("options")
    assert after == before
    assert ann.get("/drawing").json() == drawing
    assert ann.get("/record").json() == record
    for seat, known in steps.items():
        assert ann.get("/replay/steps", seat=seat).json() == known
        assert ann.get("/replay", at=last, seat=seat).json() == known[last]
    assert ann.get("/replay", at=last + 1).status_code == 422 and ann.get("/replay", seat=2).status_code == 422
    assert [line["text"] for line in ann.get("/chat").json()] == ["Good luck!"]
    listener = Listener(server.base, over["table"], ann.token)
    wait_for(lambda: listener.of("resync"))
    assert listener.of("resync")[0]["places"] == before["places"]
    wait_for(lambda: listener.beats >= 2)  # it stays open: no browser comes back again and again
    listener.close()
    # What would need its rules is refused with the reason; racing again is today's game.
    for answer in (ann.post("/branch", {"at": 1}), ann.post("/choose", {"decision": "0.0", "option": "safe"})):
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "other-rules")
    if how == NOT_MADE_ANY_MORE:
        assert ann.post("/again").status_code == 422  # so many can't race any more
    else:
        again = ann.post("/again").json()["table"]
        assert ben.post("/again").json()["table"] == again == ben.look()["successor"]
        assert Person(server.http, again, ann.token).look()["status"] == "racing"


def test_a_race_under_other_rules_is_told_in_the_language_of_who_asks(server_on, sqlite):
    server = server_on(sqlite)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    over, _ = open_table(server.http, "rush-and-bash", *bots, options={"cars": ["red", "blue"]})
    watcher = Person(server.http, over["table"])
    wait_for(lambda: watcher.look()["over"])
    wait_for(lambda: kept(sqlite, over["table"]))

    def told(language):
        look = watcher.get(lang=language).json()
        steps = watcher.get("/replay/steps", at=5, count=20, lang=language).json()
        racers = [(seat["look"], seat["racer"]) for seat in look["seats"]]
        return [seat["name"] for seat in look["seats"]], racers, look["log"], look["markers"], steps

    before = {language: told(language) for language in ("en", "de", "it")}
    assert [names for names, *_ in before.values()] == [["Red", "Blue"], ["Rot", "Blau"], ["Rosso", "Blu"]]
    rules_change(sqlite, server)
    server = server_on(sqlite, port=server.port)
    watcher.http = server.http
    assert watcher.look()["kept"]
    assert {language: told(language) for language in before} == before


def test_an_unfinished_race_of_other_rules_says_so_and_its_hands_stay_sealed(server_on, sqlite, tmp_path):
    server = server_on(sqlite)
    over, (ann, ben) = open_table(server.http, "dice-race", "person", "person", options={"goal": 1})
    on, (cyd, _) = open_table(server.http, "dice-race", "person", "person")
    cyd.first()
    while not ann.look()["over"]:
        ann.first(), ben.first()
    record = ann.get("/record").json()
    rules_change(sqlite, server)
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        link.execute("DELETE FROM albums")  # as if the server had been killed before it was made
    server = server_on(sqlite, port=server.port)
    for table in (over, on):
        person = Person(server.http, table["table"], cyd.token)
        for answer in (person.get(), person.get("/stream"), person.get("/drawing"), person.get("/replay")):
            assert (answer.status_code, answer.json()["error"]["code"]) == (410, "other-rules")
    assert Person(server.http, on["table"], cyd.token).get("/record").status_code == 410
    assert Person(server.http, over["table"]).get("/record").json() == record
    lines = server.http.post("/api/tables/mine", json={"tokens": [cyd.token]}).json()
    assert [line["table"] for line in lines] == [on["table"]]
    assert export(sqlite, tmp_path / "records") == (1, [])


def test_albums_that_were_left_undone_are_made_at_the_next_start(server_on, sqlite):
    server = server_on(sqlite)
    over, _ = open_table(server.http, "secret-race", *[{"kind": "bot", "bot": "random"}] * 2)
    wait_for(lambda: kept(sqlite, over["table"]))
    server.stop()
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        link.execute("DELETE FROM albums")
    server_on(sqlite, port=server.port)
    wait_for(lambda: kept(sqlite, over["table"]))


def test_a_race_that_ended_before_records_were_kept_is_played_again(server_on, sqlite, tmp_path):
    server = server_on(sqlite)
    over, (ann, ben) = open_table(server.http, "dice-race", "person", "person", options={"goal": 1})
    while not ann.look()["over"]:
        ann.first(), ben.first()
    record = ann.get("/record").json()
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        link.execute("DELETE FROM records")
    assert Person(server.http, over["table"]).get("/record").json() == record
    assert export(sqlite, tmp_path / "records") == (1, [])


def test_postgresql_is_pointed_to_its_own_tool(postgres, tmp_path):
    with pytest.raises(PileupError, match="pg_dump"):
        back_up(postgres.database(), tmp_path / "x")


def test_what_cannot_be_written_is_said(sqlite, tmp_path):
    Storage(sqlite).close()
    with pytest.raises(PileupError, match="can't be made"):
        back_up(sqlite, tmp_path / "no" / "folder" / "x.sqlite")
    (tmp_path / "file").write_text("x")
    with pytest.raises(PileupError, match="can't be written"):
        export(sqlite, tmp_path / "file")
