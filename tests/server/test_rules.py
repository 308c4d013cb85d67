"""The rules of a game over HTTP."""

import re

from pileup.engine.game import games
from pileup.rulebook import rule_entry


def test_the_rules_of_every_game_are_there_whole(client):
    for name in games():
        answer = client.get(f"/api/games/{name}/rules")
        assert answer.status_code == 200 and "max-age" in answer.headers["cache-control"]
        book = answer.json()
        ids = [entry["id"] for entry in book]
        assert len(ids) == len(set(ids)) > 200
        for entry in book[:: len(book) // 20]:
            assert entry["chapter"] and re.fullmatch(r"[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?", entry["id"])
            assert entry["text"] == rule_entry(name, entry["id"]).text


def test_a_game_that_is_not_there_has_no_rules(client):
    assert client.get("/api/games/chess/rules").status_code == 422


def test_rules_are_told_in_the_reader_s_language(client):
    address = "/api/games/rush-and-bash/rules"
    english = client.get(address).json()
    for language in ("de", "it"):
        answer = client.get(address, headers={"Accept-Language": f"{language}-CH, en;q=0.5"})
        assert "Accept-Language" in answer.headers["vary"]
        book = answer.json()
        assert [entry["id"] for entry in book] == [entry["id"] for entry in english]
        assert {entry["language"] for entry in book} == {language}
        assert all(told["text"] != entry["text"] for told, entry in zip(book, english, strict=True))
        assert client.get(f"{address}/RB-COLL-01", params={"lang": language}).json() in book
    assert {entry["language"] for entry in client.get(address, params={"lang": "fr"}).json()} == {"en"}
