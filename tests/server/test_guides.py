"""First-race guides over HTTP."""

import pytest

from pileup.engine.game import games
from pileup.play.guide import guide_of, has_guide

GUIDED = sorted(name for name, kind in games().items() if has_guide(kind))


def test_the_list_of_games_says_which_have_a_guide(client):
    said = {one["name"] for one in client.get("/api/games").json() if one["guide"]}
    assert said == set(GUIDED)


@pytest.mark.parametrize("game", GUIDED)
def test_a_tour_shows_only_what_its_reader_may_see(client, game):
    guide = guide_of(games()[game])
    tour = client.get(f"/api/games/{game}/guide").json()
    assert len(tour["stops"]) == len(guide.steps)
    assert {stop["snapshot"]["drawing_key"] for stop in tour["stops"]} == set(tour["drawings"])
    assert all(drawing["spaces"] for drawing in tour["drawings"].values())
    for stop, step in zip(tour["stops"], guide.steps, strict=True):
        snapshot = stop["snapshot"]
        assert snapshot["view_seat"] == guide.seat
        assert [seat["seat"] for seat in snapshot["seats"] if seat["you"]] == [guide.seat]
        assert snapshot["view"] == guide.race(step.at).view(guide.seat)
        assert all(decision["seat"] == guide.seat for decision in snapshot["decisions"])


@pytest.mark.parametrize("game", GUIDED)
def test_every_option_of_every_stop_can_be_looked_at(client, game):
    tour = client.get(f"/api/games/{game}/guide").json()
    for number, stop in enumerate(tour["stops"]):
        for decision in stop["snapshot"]["decisions"]:
            for option in decision["options"][:4]:
                answer = client.get(
                    f"/api/games/{game}/guide/preview", params={"stop": number, "option": option["action"]}
                )
                assert answer.status_code == 200, answer.text
                assert answer.json()["markers"] or not stop["snapshot"]["markers"]


def test_a_guide_speaks_the_language_that_is_asked_for(client):
    english = client.get("/api/games/rush-and-bash/guide").json()
    german = client.get("/api/games/rush-and-bash/guide", params={"lang": "de"}).json()
    assert english["stops"][0]["text"][0].startswith("Welcome")
    assert german["stops"][0]["text"][0].startswith("Willkommen")
    assert german["stops"][0]["snapshot"]["decisions"][0]["prompt"] == "Wähle die Karte, die du spielst."
    seats = german["stops"][0]["snapshot"]["seats"]
    assert [(seat["name"], seat["look"]) for seat in seats] == [
        ("Schwarz", "black"), ("Blau", "blue"), ("Grün", "green"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("stop", "option", "status"),
    [(99, "pass", 422), (-1, "pass", 400), ("x", "pass", 400), (0, "no such thing", 422), (0, "card:rush-star-9", 422)],
)
def test_what_is_not_there_is_refused_in_words(client, stop, option, status):
    answer = client.get("/api/games/rush-and-bash/guide/preview", params={"stop": stop, "option": option})
    assert answer.status_code == status
    assert answer.json()["error"]["what"]


def test_an_unknown_game_has_no_guide(client):
    answer = client.get("/api/games/chess/guide")
    assert answer.status_code == 422 and answer.json()["error"]["what"]
