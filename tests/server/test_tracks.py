"""Tracks that are being built, and tables on them: what is told, what is kept, and what strangers may not do."""

import json
import random
import tomllib

import pytest

import pileup
from pileup.engine.content import read_text
from pileup.engine.game import kind_of
from pileup.engine.make import make
from pileup.engine.workshop import plan, toml_text, workbench_of
from pileup.errors import PileupError
from tests.server.harness import open_table

GAMES = ["bayou-bash", "racekart-riot", "rush-and-bash"]
TRACKS = [
    (game, choice.value)
    for game in GAMES
    for option in kind_of(game).options
    if option.kind == "track"
    for choice in option.choices
]

# Short enough to be raced to the end, and none of the games' own.
RING = ["01B", "02A", "03A", "11A", "07A", "08A"]
SHORT_SWAMP = ["startA", "S1A", "T1A left", "S2A reversed +1", "finishA"]


def looked_at(client, game, **track):
    answer = client.post(f"/api/games/{game}/track", json=track)
    assert answer.status_code == 200, answer.text
    return answer.json()


def laid(*names, name="Mine", flags=()):
    pieces = [dict(zip(("part", "way"), one.split(" "), strict=False)) for one in names]
    return {"name": name, "pieces": pieces, "flags": list(flags)}


def told(plan, severity="error"):
    return [finding["what"] for finding in plan["findings"] if finding["severity"] == severity]


def own_track(client, game):
    """A track of one's own, and the option that takes it."""
    if game == "rush-and-bash":
        return looked_at(client, game, layout=laid(*RING, name="Half a lap")), "circuit"
    if game == "bayou-bash":
        text = toml_text({"name": "Backyard", "pieces": SHORT_SWAMP}, "pieces")
        return looked_at(client, game, text=text), "track"
    text = client.get(f"/api/games/{game}/tracks/redbanes-castle").json()["text"]
    text = text.replace('name = "redbanes-castle"', 'name = "cellar"').replace("Redbane's Castle\"", 'The Cellar"')
    return looked_at(client, game, text=text), "track"


# --- what there is ----------------------------------------------------------------------------------------------------


def test_the_boxes_hold_what_the_rulebooks_say(client):
    boards = client.get("/api/games/rush-and-bash/workshop").json()["parts"]
    assert [part["name"] for part in boards] == [f"{n:02}{side}" for n in range(1, 13) for side in "AB"] + ["bridge"]
    pieces = client.get("/api/games/bayou-bash/workshop").json()["parts"]
    # BB-COMP-02: 14 double-sided pieces: Start, Finish Line, 8 straights, 4 turns.
    assert len({part["group"] for part in pieces}) == 14 and len(pieces) == 28
    kinds = [part["kind"] for part in pieces]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"start": 2, "finish": 2, "straight": 16, "turn": 8}
    for part in [*boards, *pieces]:
        assert part["drawing"]["spaces"] and part["ways"], part["name"]
    assert client.get("/api/games/racekart-riot/workshop").json()["parts"] == []


@pytest.mark.parametrize(("game", "track"), TRACKS)
def test_every_track_of_a_game_can_be_built_on(client, game, track):
    seen = client.get(f"/api/games/{game}/tracks/{track}").json()
    assert seen["ok"] and told(seen) == []
    assert tomllib.loads(seen["text"]) == seen["track"]
    if seen["layout"] is not None:
        again = looked_at(client, game, layout=seen["layout"])
        assert again["track"] == seen["track"] and again["text"] == seen["text"]
        assert len(seen["areas"]) == len(seen["layout"]["pieces"]) == len(seen["joints"]) - 1
        assert all(area is not None for area in seen["areas"])
    option = workbench_of(kind_of(game)).option
    drawn = client.get(f"/api/games/{game}/drawing", params={option: track}).json()
    assert [space["name"] for space in seen["drawing"]["spaces"]] == [space["name"] for space in drawn["spaces"]]


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-CUST-01", "RB-CUST-02")
def test_a_circuit_in_the_making_is_drawn_with_everything_wrong_and_its_cure(client):
    seen = looked_at(client, "rush-and-bash", layout=laid("01A", "06B", "02A"))
    assert not seen["ok"] and seen["track"] is None
    assert seen["drawing"]["spaces"], "what lies there is drawn, faulty or not"
    partner = next(one for one in seen["findings"] if "without board 07B" in one["what"])
    assert partner["piece"] == 1 and "07B" in partner["cure"]
    assert any("does not lead back to board 01" in what for what in told(seen))
    assert any("3 boards make a short race" in what for what in told(seen, "warning"))
    assert seen["open"] is not None, "there is room for the next board"
    # Board 02A turns right from the third place of a row that drives to the right: the open end lies below it.
    assert (seen["open"]["x"], seen["open"]["y"]) == (seen["areas"][2]["x"], seen["areas"][2]["y"] + 100)

    ring = looked_at(client, "rush-and-bash", layout=laid(*RING))
    assert ring["ok"] and told(ring) == [] and ring["open"] is None


@pytest.mark.rule("BB-TRACK-01", "BB-TRACK-02")
def test_a_track_in_the_making_is_drawn_with_everything_wrong_and_its_cure(client):
    bare = looked_at(client, "bayou-bash", layout=laid("startA", "S1A"))
    assert told(bare) == ["There is no Finish Line piece"]
    assert bare["drawing"]["spaces"] and bare["open"] is not None
    layout = laid("startA", "S1A", "finishA")
    layout["pieces"][1]["shift"] = 3  # two of five lanes still line up
    slipped = looked_at(client, "bayou-bash", layout=layout)
    assert told(slipped)[0].startswith("2 lanes line up")
    fault = next(one for one in slipped["findings"] if one["severity"] == "error")
    assert fault["piece"] == 1 and fault["cure"] == "At least three must."
    layout["pieces"][1]["shift"] = 2
    assert looked_at(client, "bayou-bash", layout=layout)["ok"]
    ring = laid("startA", "T1A right", "T2A right", "S1A", "T3A right", "T4A right", flags=["circuit"])
    assert looked_at(client, "bayou-bash", layout=ring)["open"] is None
    ring["pieces"].pop()
    assert looked_at(client, "bayou-bash", layout=ring)["open"] is not None


def test_a_faulty_graph_is_told_by_line_and_space_and_drawn_once_its_loop_closes(client):
    text = client.get("/api/games/racekart-riot/tracks/queen-ks-cove").json()["text"]
    lines = text.splitlines()
    number = next(k for k, line in enumerate(lines) if '"event"' in line)
    lines[number] = lines[number].replace('"event"', '"event", "kart"')
    seen = looked_at(client, "racekart-riot", text="\n".join(lines))
    assert not seen["ok"]
    fault = next(one for one in seen["findings"] if "two symbols for landing" in one["what"])
    assert fault["line"] == number + 1
    assert fault["piece"] is not None and fault["cure"] == "Keep one of event, kart and pay."
    broken = looked_at(client, "racekart-riot", text=text.replace('kind = "finish"', 'kind = "main"'))
    assert not broken["ok"] and broken["drawing"] is None


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_raced_is_what_the_game_itself_takes(client, game):
    """Tracks spoilt at random: a plan says "ok" exactly where the game can be made, and never fails."""
    kind, bench = kind_of(game), workbench_of(kind_of(game))
    luck = random.Random(game)
    names = [track for known, track in TRACKS if known == game]
    verdicts = []
    for _ in range(60):
        lines = bench.file_of(luck.choice(names)).splitlines()
        for _ in range(luck.choice((1, 1, 2))):
            at = luck.randrange(len(lines))
            how = luck.randrange(4)
            if how == 0:
                del lines[at]
            elif how == 1:
                lines.insert(at, luck.choice(lines))
            elif how == 2:
                other = luck.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            else:
                line = lines[at]
                cut = luck.randrange(len(line) + 1)
                lines[at] = (
                    line[:cut] + luck.choice(['"', "A", "B", "1", "9", "]", " left", " +1", ""]) + line[cut + 1 :]
                )
        text = "\n".join(lines)
        seen = plan(kind, bench, text)
        try:
            make({"game": game, "options": {bench.option: read_text(text.encode(), "track").data}})
            possible = True
        except PileupError:
            possible = False
        assert seen.ok == possible, (text, seen.findings)
        assert seen.ok or any(finding.severity == "error" for finding in seen.findings)
        verdicts.append(seen.ok)
    assert set(verdicts) == {True, False}, "the spoilt tracks are too much alike"


def test_faults_and_parts_are_told_auf_deutsch_and_in_italiano(client):
    """Each clause, with the names and numbers of its own."""
    swamp = laid("startA", "S1A reversed", "finishA")
    swamp["pieces"][2]["shift"] = 3
    wanted = {
        "de": ("Tafel 06B liegt ohne Tafel 07B", "Rechtskurven: 1, Linkskurven: 0", "2 Spuren stoßen an S1A reversed"),
        "it": ("plancia 06B", "curve a destra: 1, a sinistra: 0", "2 corsie combaciano con S1A reversed"),
    }
    for language, (pair, curves, lanes) in wanted.items():
        headers = {"Accept-Language": language}
        boards = {"layout": laid("01A", "06B", "02A")}
        seen = client.post("/api/games/rush-and-bash/track", json=boards, headers=headers).json()
        assert any(pair in what for what in told(seen)), told(seen)
        assert any(curves in what for what in told(seen)), told(seen)
        seen = client.post("/api/games/bayou-bash/track", json={"layout": swamp}, headers=headers).json()
        assert any(lanes in what for what in told(seen)), told(seen)
        parts = client.get("/api/games/rush-and-bash/workshop", headers=headers)
        assert "Accept-Language" in parts.headers["vary"]
        assert "Volcano" not in [part["text"] for part in parts.json()["parts"]]


# --- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_race_on_a_track_of_ones_own_is_kept_seen_by_all_and_verified(client, game):
    own, option = own_track(client, game)
    assert own["ok"], own["findings"]
    made, (ann,) = open_table(client, game, "person", {"kind": "bot", "bot": "random"}, options={option: own["track"]})
    drawing = client.get(f"/api/tables/{made['table']}/drawing").json()  # a stranger watches
    assert [space["name"] for space in drawing["spaces"]] == [space["name"] for space in own["drawing"]["spaces"]]
    luck = random.Random(3)
    for _ in range(3000):
        snapshot = ann.look()
        if snapshot["over"]:
            break
        for decision in snapshot["decisions"]:
            options = decision["options"]
            assert ann.choose(decision["id"], luck.choice(options)["action"]).status_code == 200
    assert ann.look()["over"]
    record = ann.get("/record").json()
    assert pileup.verify(record).fair
    described = json.dumps(record["game"])
    for name in {"rush-and-bash": ["01B", "11A"], "bayou-bash": ["S2A reversed +1"], "racekart-riot": ["cellar"]}[game]:
        assert name in described
    again = ann.post("/again").json()["table"]
    assert client.get(f"/api/tables/{again}/drawing").json() == drawing


# --- strangers --------------------------------------------------------------------------------------------------------


def refused(client, game, option, value):
    answer = client.post("/api/tables", json={"game": game, "options": {option: value}})
    assert answer.status_code == 422, (value, answer.text)
    error = answer.json()["error"]
    assert error["what"]
    return error["what"]


def test_no_track_from_outside_reads_files_or_brings_boards_along(client):
    for game, option in (("rush-and-bash", "circuit"), ("bayou-bash", "track"), ("racekart-riot", "track")):
        for path in ("/etc/passwd", "../track.toml", "track.toml", "file:///etc/passwd"):
            refused(client, game, option, path)
            assert client.get(f"/api/games/{game}/tracks/{path.replace('/', '%2F')}").status_code in (404, 422)
    ring = {"boards": RING}
    board = {"board": "13A", "name": "Mine", "shape": "straight", "lanes": [3, 3, 3]}
    assert "can't be brought along" in refused(client, "rush-and-bash", "circuit", ring | {"define": [board]})
    loose = {"boards": ["01A", "04A"], "unchecked": True}
    assert "unchecked" in refused(client, "rush-and-bash", "circuit", loose)
    seen = looked_at(client, "rush-and-bash", text=toml_text(loose, "boards"))
    assert not seen["ok"] and "Unchecked circuits can't be raced here" in told(seen)
    # The same file is fine on one's own machine.
    assert make("rush-and-bash", circuit=loose).warnings


HOSTILE = [
    {},
    {"boards": None},
    {"boards": []},
    {"boards": "01A"},
    {"boards": [[["01A"]]]},
    {"boards": ["01A"] * 41},
    {"boards": ["99Z", "../..", "01A\x00"]},
    {"boards": [{"board": "01A", "turn": "backwards"}]},
    {"boards": RING, "name": "x" * 61},
    {"boards": RING, "name": "line\nfeed"},
    {"boards": RING, "colour": "red"},
    {"pieces": None},
    {"pieces": []},
    {"pieces": ["startA"] * 41},
    {"pieces": ["startA", "S1A +99", "finishA"]},
    {"pieces": ["startA", "S1A left", "finishA"]},
    {"pieces": ["startA", 7, "finishA"]},
    {"pieces": SHORT_SWAMP, "circuit": "yes"},
    {"pieces": SHORT_SWAMP, "name": "‮" * 9},
    {"spaces": [], "paths": []},
    {"name": "x", "title": "X", "start": "A", "spaces": [{"id": "A"}] * 12, "paths": []},
    {"name": "x", "title": "X", "start": "A", "spaces": [{"id": f"A{k}"} for k in range(81)], "paths": []},
    {"name": 10**40, "title": 1e400},
]


@pytest.mark.parametrize("game", GAMES)
def test_hostile_tracks_are_refused_in_words(client, game):
    option = workbench_of(kind_of(game)).option
    for track in HOSTILE:
        body = json.dumps({"game": game, "options": {option: track}})
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), (track, answer.status_code, answer.text)
        assert answer.json()["error"]["what"]


@pytest.mark.parametrize("game", GAMES)
def test_hostile_files_are_told_what_is_wrong_with_them(client, game):
    files = [
        "",
        "\x00",
        "= 1",
        "a = ",
        "[[[[",
        "x = " + "[" * 20_000,
        "x" + ".x" * 20_000 + " = 1",
        "\n".join(f"k{n}" + ".x" * 150 + " = 1" for n in range(180)),
        "[a" + ".a" * 5_000 + "]\n" * 1,
        "name = '''" + "n" * 59_000 + "'''",
        "boards = [" + "'01A', " * 8_000 + "]",
        "pieces = [" + "'S1A', " * 8_000 + "]",
        "spaces = [" + "{ id = 'A' }, " * 4_000 + "]",
        "n = " + "9" * 5_000,
        "t = 1979-05-27T07:32:00Z\nf = nan\ng = inf",
        "é" * 29_000,
        "\n".join(f"k{n} = {n}" for n in range(4_000)),
    ]
    for text in files:
        seen = looked_at(client, game, text=text)
        assert not seen["ok"] and told(seen), text[:60]
        assert seen["track"] is None


def test_hostile_requests_to_the_builder_are_refused(client):
    bodies = [
        None,
        [],
        {},
        {"layout": None},
        {"text": None},
        {"text": 5},
        {"text": "x" * 60_001},
        {"text": "", "layout": laid("01A")},
        {"layout": {"pieces": [{"part": "01A"}] * 41}},
        {"layout": {"pieces": [{"part": "x" * 25}]}},
        {"layout": {"pieces": [{"part": "01A", "shift": 10**9}]}},
        {"layout": {"pieces": [{}]}},
        {"layout": {"pieces": [{"part": "01A", "colour": "red"}]}},
        {"layout": {"name": "x" * 61}},
        {"layout": {"flags": ["circuit"] * 9}},
        {"track": "first-game"},
    ]
    for game in GAMES:
        for body in bodies:
            answer = client.post(f"/api/games/{game}/track", json=body)
            assert answer.status_code in (400, 422), (game, body, answer.status_code, answer.text)
            assert answer.json()["error"]["what"]
    deep = b'{"layout":' + b"[" * 30_000
    huge = b'{"text":"' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    assert client.post("/api/games/bayou-bash/track", content=deep, headers=headers).status_code == 400
    assert client.post("/api/games/bayou-bash/track", content=huge, headers=headers).status_code == 413
    assert client.get("/api/games/chess/workshop").status_code == 422
    assert client.post("/api/games/chess/track", json={"text": ""}).status_code == 422
    # Tracks of a game that has none to build.
    assert client.get("/api/games/dice-race/workshop").status_code == 404
    strange = {"layout": laid("01A", '"]\nunchecked = true', "\x7f\\")}
    seen = looked_at(client, "rush-and-bash", **strange)
    assert not seen["ok"] and set(tomllib.loads(seen["text"])) == {"name", "boards"}
