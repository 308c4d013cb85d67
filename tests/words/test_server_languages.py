"""The server tells each viewer in their own language, whatever the others at the table read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from pileup.server.app import create_app
from pileup.server.render import news_bytes
from pileup.server.seating import Caller
from pileup.server.settings import Settings

OPTIONS = {"first_seat": "0", "cars": ["red", "blue"]}


@pytest.fixture
def client(tmp_path) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rated=False)
    with TestClient(create_app(settings), base_url="http://localhost") as found:
        yield found


def open_table(client: TestClient, *seats: dict[str, Any], options: dict[str, Any] = OPTIONS) -> dict[str, Any]:
    made = client.post("/api/tables", json={"game": "rush-and-bash", "options": options, "seats": list(seats)})
    assert made.status_code == 201, made.text
    return made.json()


def look(
    client: TestClient, made: dict[str, Any], seat: int, language: str | None, path: str = "", **query: str
) -> Any:
    headers = {"Authorization": f"Bearer {made['seats'][seat]['token']}"}
    if language is not None:
        headers["Accept-Language"] = language
    answer = client.get(f"/api/tables/{made['table']}{path}", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_two_people_read_two_languages_at_one_table(client: TestClient) -> None:
    made = open_table(client, {"kind": "person"}, {"kind": "person", "name": "Anna"})
    german, italian = look(client, made, 0, "de-AT,de;q=0.9"), look(client, made, 0, "it")
    assert [seat["name"] for seat in german["seats"]] == ["Rot", "Anna"]
    assert [seat["racer"] for seat in italian["seats"]] == ["rosso", "blu"]
    assert [seat["look"] for seat in italian["seats"]] == ["red", "blue"]  # what pictures know it by
    asked = german["decisions"][0]
    assert asked["prompt"] == "Wähle die Karte, die du spielst."
    assert italian["decisions"][0]["prompt"] == "Scegli la carta da giocare."
    assert [option["action"] for option in asked["options"]] == [
        option["action"] for option in italian["decisions"][0]["options"]
    ]

    option = asked["options"][0]["action"]
    foretold = {
        language: look(client, made, 0, language, "/preview", decision=asked["id"], option=option)["events"][0]["text"]
        for language in ("de", "it", "en")
    }
    assert foretold["de"].startswith("Rot spielt ")
    assert foretold["it"].startswith("Rosso gioca ")
    assert foretold["en"].startswith("Red plays ")

    chosen = client.post(
        f"/api/tables/{made['table']}/choose",
        json={"decision": asked["id"], "option": option},
        headers={"Authorization": f"Bearer {made['seats'][0]['token']}", "Accept-Language": "it"},
    )
    assert chosen.status_code == 200
    for language, words in foretold.items():
        told = [event["text"] for event in look(client, made, 1, language)["log"]]
        assert words in told


def test_the_address_says_the_language_before_the_header_does(client: TestClient) -> None:
    made = open_table(client, {"kind": "person"}, {"kind": "bot", "bot": "random"})
    assert look(client, made, 0, "de", lang="it")["decisions"][0]["prompt"].startswith("Scegli")
    assert look(client, made, 0, None, lang="de")["decisions"][0]["prompt"].startswith("Wähle")
    for language in ("en", "fr", "xx-YY;q=0.3", ""):
        assert look(client, made, 0, language)["decisions"][0]["prompt"].startswith("Choose")


def test_news_that_are_kept_for_one_language_are_not_sent_in_another(client: TestClient) -> None:
    made = open_table(client, {"kind": "person"}, {"kind": "person"})
    live = client.app.state.hub.tables[made["table"]]
    callers = [Caller((0,), False, frozenset(), language) for language in ("de", "it", "de")]
    prompts = []
    for caller in callers:
        body = news_bytes(live, caller, 0)
        assert body is not None
        prompts.append(msgspec.json.decode(body)["snapshot"]["decisions"][0]["prompt"])
    assert prompts[0] == prompts[2] == "Wähle die Karte, die du spielst."
    assert prompts[1] == "Scegli la carta da giocare."
    assert live.race.locale == "en"


def test_a_stream_goes_on_in_the_language_it_was_opened_in(client: TestClient) -> None:
    from pileup.server.routes.stream import messages

    made = open_table(client, {"kind": "person"}, {"kind": "person"})
    live = client.app.state.hub.tables[made["table"]]

    async def first() -> str:
        told = messages(client.app.state.hub, live, frozenset(), None, "here", "it")
        found = ""
        async for part in told:
            found += part.decode()
            if "resync" in found:
                break
        await told.aclose()
        return found

    with client.portal() as portal:
        whole = portal.call(first)
    data = json.loads(whole.split("data: ")[1].split("\n")[0])
    assert [seat["name"] for seat in data["seats"]] == ["Rosso", "Blu"]


def test_the_start_page_is_told_in_the_readers_language(client: TestClient) -> None:
    answer = client.get("/api/games", headers={"Accept-Language": "de"})
    assert "Accept-Language" in answer.headers["vary"]
    game = next(one for one in answer.json() if one["name"] == "rush-and-bash")
    assert game["racers"][0] == {"value": "black", "text": "schwarz"}
    circuit = next(option for option in game["options"] if option["name"] == "circuit")
    assert circuit["title"] == "Strecke"
    assert {"value": "first-game", "text": "Erstes Spiel"} in circuit["choices"]
    english = client.get("/api/games").json()
    assert next(one for one in english if one["name"] == "rush-and-bash")["options"][0]["title"] == "Circuit"


def test_who_sits_down_without_a_name_is_called_by_the_racer_they_chose(client: TestClient) -> None:
    made = open_table(client, {"kind": "person", "look": "red"}, {"kind": "open"}, options={})
    answer = client.post(
        f"/api/tables/{made['table']}/seats/1/take",
        json={"look": "green"},
        headers={"Authorization": f"Bearer {made['seats'][1]['invite']}"},
    )
    assert answer.status_code == 200, answer.text
    assert [seat["name"] for seat in look(client, made, 0, "en")["seats"]] == ["Red", "Green"]
    assert [seat["name"] for seat in look(client, made, 0, "it")["seats"]] == ["Rosso", "Verde"]


@pytest.mark.parametrize("game", ["rush-and-bash", "bayou-bash"])
def test_all_that_tracks_are_built_of_has_a_name_in_every_language(client: TestClient, game: str) -> None:
    told = {}
    for language in ("en", "de", "it"):
        found = client.get(f"/api/games/{game}/workshop", headers={"Accept-Language": language}).json()
        told[language] = [part["text"] for part in found["parts"]] + [flag["text"] for flag in found["flags"]]
    assert len(told["en"]) > 20
    for language in ("de", "it"):
        same = [text for text, other in zip(told["en"], told[language], strict=True) if text == other]
        assert same == []


def test_what_is_wrong_with_a_track_is_told_in_the_builders_language(client: TestClient) -> None:
    text = 'name = "Mine"\nboards = ["02A", "02B"]\n'
    found = {
        language: client.post(
            "/api/games/rush-and-bash/track", json={"text": text}, headers={"Accept-Language": language}
        ).json()["findings"]
        for language in ("en", "de", "it")
    }
    assert [one["piece"] for one in found["en"]] == [one["piece"] for one in found["de"]]
    assert any("board 01" in one["what"].lower() for one in found["en"])
    for language, board in (("de", "Tafel 01"), ("it", "plancia 01")):
        told, english = found[language], found["en"]
        same = [one["what"] for one, other in zip(told, english, strict=True) if one["what"] == other["what"]]
        assert same == []
        assert [one["cure"] for one, other in zip(told, english, strict=True) if one["cure"] == other["cure"]] == []
        assert any(board in one["what"] for one in told)
