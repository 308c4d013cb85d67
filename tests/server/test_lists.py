"""Lists of tables: the public ones, page by page, and what is said of each."""

import time

from sqlalchemy import text

from tests.server.harness import Person, open_table


def names(answer):
    assert answer.status_code == 200, answer.text
    return [line["table"] for line in answer.json()]


def test_public_tables_are_listed_page_by_page_those_to_join_first(client_on):
    gathering = [open_table(client_on, "dice-race", "person", "open", public=True)[0]["table"] for _ in range(3)]
    racing = [open_table(client_on, "secret-race", "person", "person", public=True)[0]["table"] for _ in range(2)]
    hidden = open_table(client_on, "dice-race", "person", "open")[0]["table"]
    assert names(client_on.get("/api/tables")) == [*reversed(gathering), *reversed(racing)]
    assert hidden not in names(client_on.get("/api/tables"))
    assert names(client_on.get("/api/tables", params={"game": "secret-race"})) == [*reversed(racing)]
    assert names(client_on.get("/api/tables", params={"game": "no-such-game"})) == []
    assert names(client_on.get("/api/tables", params={"status": "racing"})) == [*reversed(racing)]
    page = client_on.get("/api/tables", params={"status": "gathering", "limit": 2})
    assert names(page) == gathering[:0:-1]
    rest = client_on.get(
        "/api/tables", params={"status": "gathering", "limit": 2, "before": repr(page.json()[-1]["created"])}
    )
    assert names(rest) == gathering[:1]
    assert names(client_on.get("/api/tables", params={"before": 0})) == []  # nothing is as old as that
    for wrong in ({"status": "over"}, {"limit": 0}, {"limit": 101}, {"before": "soon"}):
        assert client_on.get("/api/tables", params=wrong).status_code == 400


def test_a_line_says_what_a_table_is_without_being_opened(client_on):
    made, _ = open_table(
        client_on, "dice-race", {"kind": "person", "name": "Ann"}, "open", {"kind": "bot", "bot": "random"},
        public=True, options={"goal": 5},
    )  # fmt: skip
    (line,) = client_on.get("/api/tables").json()
    assert (line["game"], line["status"], line["open"], line["options"]) == ("dice-race", "gathering", [1], {"goal": 5})
    assert [(seat["kind"], seat["bot"]) for seat in line["seats"]] == [
        ("person", None), ("open", None), ("bot", "random"),
    ]  # fmt: skip
    assert time.time() - 60 < line["created"] <= line["changed"] <= time.time()
    assert made["host"] not in str(line) and made["seats"][0]["token"] not in str(line)


def test_who_was_given_no_name_is_called_in_the_language_of_who_asks(client_on):
    open_table(
        client_on, "rush-and-bash", {"kind": "person", "name": "Ann"}, "bot", "person", "open",
        public=True, options={"cars": ["blue", "red", "green", "white"]},
    )  # fmt: skip

    def called(language):
        (line,) = client_on.get("/api/tables", params={"lang": language}).json()
        return [seat["name"] for seat in line["seats"][:3]]

    assert called("en") == ["Ann", "Red", "Green"]
    assert called("de") == ["Ann", "Rot", "Grün"]
    assert called("it") == ["Ann", "Rosso", "Verde"]


def test_tables_that_everybody_left_are_listed_no_more(client_on):
    made, (ann, _) = open_table(client_on, "dice-race", "person", "person", public=True)
    waiting = open_table(client_on, "dice-race", "person", "open", public=True)[0]["table"]
    storage = client_on.app.state.hub.storage

    def age(days):
        storage.submit(
            lambda c: c.execute(text("UPDATE tables SET changed = :then"), {"then": time.time() - days * 86400})
        ).result()

    age(0.5)
    assert set(names(client_on.get("/api/tables"))) == {waiting, made["table"]}
    age(2)
    assert names(client_on.get("/api/tables")) == [made["table"]]  # slow play goes on for weeks
    age(20)
    assert names(client_on.get("/api/tables")) == []
    assert Person(client_on, made["table"], ann.token).first().status_code == 200  # nothing is lost
    assert names(client_on.get("/api/tables")) == [made["table"]]


def test_a_question_without_its_parameters_is_told_which(client):
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    error = ann.get("/preview").json()["error"]
    assert error["where"] == "decision, option" and "decision" in error["what"]
    assert "?decision=…&option=…" in error["cure"]
    assert ann.get("/preview", decision="0.0").json()["error"]["where"] == "option"
    assert ann.get("/preview", option="x").json()["error"]["where"] == "decision"
