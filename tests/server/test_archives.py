"""Backups while the server runs, and finished races as records."""

import json
import sqlite3

import pytest

from pileup.errors import PileupError
from pileup.play import verify
from pileup.server.archives import back_up, export
from tests.server.harness import Person, open_table, wait_for


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


def test_a_record_outlives_the_rules_that_it_was_raced_under(server_on, sqlite, tmp_path):
    server = server_on(sqlite)
    over, (ann, ben) = open_table(server.http, "dice-race", "person", "person", options={"goal": 1})
    on, (cyd, _) = open_table(server.http, "dice-race", "person", "person")
    while not ann.look()["over"]:
        ann.first(), ben.first()
    record = ann.get("/record").json()
    assert server.stop() == 0
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        link.execute("UPDATE tables SET rules_version = 99")
    server = server_on(sqlite, port=server.port)
    for person in (Person(server.http, over["table"]), Person(server.http, on["table"], cyd.token)):
        answer = person.get()
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "other-rules")
    assert Person(server.http, over["table"]).get("/record").json() == record
    lines = server.http.post("/api/tables/mine", json={"tokens": [cyd.token]}).json()
    assert [line["table"] for line in lines] == [on["table"]]
    assert export(sqlite, tmp_path / "records") == (1, [])


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
    with pytest.raises(PileupError, match="can't be made"):
        back_up(sqlite, tmp_path / "no" / "folder" / "x.sqlite")
    (tmp_path / "file").write_text("x")
    with pytest.raises(PileupError, match="can't be written"):
        export(sqlite, tmp_path / "file")
