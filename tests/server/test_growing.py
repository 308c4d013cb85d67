"""Tracks that grow while racing, over HTTP: each position says which drawing shows its track."""

import json
import lzma

import msgspec
import pytest

from pileup.engine.make import make
from pileup.play import Race
from pileup.server.albums import album_of, read_album
from pileup.server.replays import replay_steps
from tests.server.harness import open_table

NIGHT = {"mode": "night-race", "night_pieces": 2, "racers": ["pig", "rabbit"]}
# The Pig stands at the open edge with a die to go: it lays the next piece, then the last one.
AT_THE_EDGE = {
    "seats": [{"racer": "pig", "space": "1:6.3"}, {"racer": "rabbit", "space": "0:1.1"}],
    "pieces": ["startA", "S1A"],
    "turn": {"seat": 0, "dice": ["nimble-1"]},
}


@pytest.fixture
def ann(client):
    _, (ann, _) = open_table(client, "bayou-bash", "person", "person", options=NIGHT, position=AT_THE_EDGE)
    return ann


def names(drawing):
    return [space["name"] for space in drawing["spaces"] if space["name"]]


def answer(person, option):
    decision = person.look()["decisions"][0]["id"]
    assert person.post("/choose", {"decision": decision, "option": option}).status_code == 200


def test_a_piece_that_is_laid_is_drawn_under_a_new_key(ann):
    before = ann.look()["drawing_key"]
    answer(ann, "way:forward")
    asked = ann.look()
    assert asked["drawing_key"] == before
    decision = asked["decisions"][0]
    way = decision["options"][0]["action"]
    assert way.startswith("lay:")
    seen = ann.get("/preview", decision=decision["id"], option=way).json()
    answer(ann, way)
    after = ann.look()["drawing_key"]
    assert before != after == seen["drawing_key"]
    drawings = [ann.get("/drawing", key=key) for key in (before, after)]
    assert all("immutable" in drawing.headers["cache-control"] for drawing in drawings)
    old, new = (drawing.json() for drawing in drawings)
    assert {name.partition(":")[0] for name in names(old)} == {"0", "1"}
    assert {name.partition(":")[0] for name in names(new)} == {"0", "1", "2"}
    assert new["spaces"][: len(old["spaces"])] == old["spaces"]
    # What was laid can be taken back, and so can its drawing.
    assert ann.post("/undo", None).status_code == 200
    assert ann.look()["drawing_key"] == before


def test_every_seat_and_a_watcher_see_the_same_track(ann, client):
    answer(ann, "way:forward")
    answer(ann, ann.look()["decisions"][0]["options"][0]["action"])
    watched = client.get(f"/api/tables/{ann.table}").json()
    assert watched["drawing_key"] == ann.look()["drawing_key"]
    drawing = client.get(f"/api/tables/{ann.table}/drawing", params={"key": watched["drawing_key"]}).json()
    assert drawing == ann.get("/drawing", key=watched["drawing_key"]).json()


@pytest.mark.parametrize("key", ["48", "48.0_99.0", "../drawing", "x" * 300])
def test_a_key_that_is_none_is_refused_with_the_reason(ann, key):
    refused = ann.get("/drawing", key=key)
    assert refused.status_code in (400, 422)
    assert refused.json()["error"]["what"]


def test_without_a_key_the_track_is_drawn_as_it_was_known_before_the_race(ann):
    drawing = ann.get("/drawing").json()
    assert {name.partition(":")[0] for name in names(drawing)} == {"0", "1", "2", "3"}


def test_a_track_that_stays_has_one_drawing(client):
    _, (ann, _) = open_table(client, "bayou-bash", "person", "person")
    assert ann.look()["drawing_key"] == ""
    assert ann.get("/drawing", key="48.0").status_code == 422


def raced():
    """A Night Race some way on, its last choices the ones that lay pieces."""
    race = Race.set_up(make("bayou-bash", seats=2, **NIGHT), AT_THE_EDGE, seed=1)
    for _ in range(12):
        seat = race.waiting[0]
        race.choose(seat, race.legal(seat)[0])
    assert race.drawing_key.count("_") == 3  # four pieces lie there
    return race


def test_a_replay_says_of_each_line_how_the_track_lay_then():
    race = raced()
    keys = [step.drawing_key for step in replay_steps(race, 0, race.line_count + 1, -1)]
    pieces = [key.count("_") + 1 for key in keys]
    assert pieces[0] == 2 and pieces[-1] == 4 and pieces == sorted(pieces)
    assert keys[-1] == race.drawing_key


def test_an_album_keeps_every_drawing():
    race = raced()
    album = read_album(album_of(race.branch(0, chance="ask"), race.lines, race.places))
    for step, told in zip(
        album.steps(0, race.line_count + 1, -1), replay_steps(race, 0, race.line_count + 1, -1), strict=True
    ):
        assert step.drawing_key == told.drawing_key
        drawn = race.game.kind.drawing_of(race.game, told.drawing_key)
        assert json.loads(album.drawn(step.drawing_key)) == msgspec.to_builtins(drawn)


def test_an_album_of_before_tracks_grew_is_read_as_ever():
    race = raced()
    packed = album_of(race.branch(0, chance="ask"), race.lines, race.places)
    plain = msgspec.msgpack.decode(lzma.decompress(packed))
    del plain["keys"], plain["drawings"]
    album = read_album(lzma.compress(msgspec.msgpack.encode(plain)))
    assert [step.drawing_key for step in album.steps(0, 3, -1)] == ["", "", ""]
    assert json.loads(album.drawn("")) == msgspec.to_builtins(race.game.kind.drawing(race.game))
