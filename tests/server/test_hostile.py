"""Requests that mean no good, by the thousand: clear refusals, and nothing changes."""

import json
import os
import random

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from pileup.server.app import create_app
from tests.server.harness import Person, open_table, quick

NONSENSE = [
    None,
    True,
    -1,
    0,
    3.5,
    1e400,
    10**30,
    "",
    "x" * 500,
    "\x00",
    "½",
    "0.0",
    "0.1",
    "1.0",
    [],
    [[]],
    {},
    {"a": 1},
]


def hostile_body(luck):
    kind = luck.randrange(6)
    if kind == 0:
        return luck.choice([b"", b"{", b"null", b"[1,2", b'"x"', b"\xff\xfe", b"{}" * 50, b"[" * 5000, b'{"decision":'])
    body = {
        luck.choice(["decision", "option", "text", "seats", "at", "bot", "kind", "name", "agree", "x"]): luck.choice(
            NONSENSE
        )
    }
    if kind > 2:
        body = {"decision": luck.choice(NONSENSE), "option": luck.choice(NONSENSE)}
    if kind > 4:
        body = {
            "decision": luck.choice(["0.0", "0.1", "7.1", "0.00", "٣.0"]),
            "option": luck.choice(["safe ", "die:1", "bold\n", "", "99"]),
        }
    return json.dumps(body).encode()


def test_thousands_of_hostile_requests_change_nothing(client):
    made, (ann, ben) = open_table(client, "dice-race", "person", "person", options={"goal": 100})
    over, (one, two) = open_table(client, "dice-race", "person", "person", options={"goal": 1})
    one.first(), two.first()
    stranger, others = "z" * 32, over["seats"][0]["token"]
    ann.first()
    replayed = {"decision": "0.0", "option": "safe"}
    before = [person.look() for person in (ann, ben, one)]
    luck = random.Random(11)
    paths = [
        "choose",
        "undo",
        "chat",
        "swap",
        "start",
        "again",
        "branch",
        "seats/0",
        "seats/1/take",
        "seats/0/bot",
        "seats/77",
    ]
    seen = set()
    for n in range(10_000 if os.environ.get("PILEUP_LONG") else 2_000):
        token = luck.choice([None, stranger, others, "", "x" * 3000, "a,b,c", made["seats"][1]["token"]])
        path = (
            f"/api/tables/{luck.choice([made['table'], over['table'], 'A' * 22, '..', 'x' * 200])}/{luck.choice(paths)}"
        )
        own = token in (made["seats"][1]["token"], others)
        if own:  # with a token of the table nothing but refusals may be asked for
            path = (
                f"/api/tables/{made['table']}/{luck.choice(['choose', 'start', 'swap', 'again', 'branch', 'seats/0'])}"
            )
        headers = {
            "Content-Type": luck.choice(["application/json", "application/json", "text/plain", "application/x-msgpack"])
        }
        if token is not None:
            headers["Authorization"] = luck.choice(["Bearer ", "Bearer ", "Basic ", "bearer"]) + token
        body = json.dumps(replayed).encode() if n % 7 == 0 and not own else hostile_body(luck)
        answer = client.post(path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, (path, headers, body, answer.status_code, answer.text)
        error = answer.json()["error"]
        assert error["code"] and error["what"]
        seen.add((answer.status_code, error["code"]))
    assert len(seen) > 10, "the requests are too much alike"
    assert [person.look() for person in (ann, ben, one)] == before


def fuzzed(client, made, operation):
    """Asks one address of the API in many ways; the statuses of the answers."""
    seen = set()

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @given(case=operation.as_strategy(), mine=st.booleans())
    def fuzz(case, mine):
        if mine and "table" in case.path_parameters:
            case.path_parameters["table"] = made["table"]
        arguments = case.as_transport_kwargs(base_url="http://localhost")
        arguments.pop("cookies", None)
        arguments["headers"] = {"Authorization": f"Bearer {made['host']}", **dict(arguments.get("headers") or {})}
        answer = client.request(**arguments)
        assert answer.status_code < 500, (operation.label, arguments, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["error"]["what"], (operation.label, answer.text)
        seen.add(answer.status_code)

    fuzz()
    return seen


@pytest.mark.slow
def test_nothing_that_the_openapi_description_allows_or_forbids_makes_the_server_fail(sqlite):
    with TestClient(create_app(quick(sqlite)), base_url="http://localhost") as client:
        made, _ = open_table(client, "secret-race", "person", "open")
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        operations = [result.ok() for result in schema.exclude(path_regex="/stream$").get_all_operations()]
        statuses = {operation.label: fuzzed(client, made, operation) for operation in operations}
    assert len(statuses) > 20
    assert {200, 404} <= statuses["GET /api/tables/{table}"]


def test_people_of_other_tables_are_strangers(client):
    _, (ann, _) = open_table(client, "dice-race", "person", "person")
    other, _ = open_table(client, "dice-race", "person", "person")
    intruder = Person(client, other["table"], ann.headers["Authorization"].removeprefix("Bearer "))
    assert intruder.choose("0.0", "safe").status_code == 403
    assert not any(seat["you"] for seat in intruder.look()["seats"])
