"""Tracks by file: every fault at once, each with its cure (ledger 20.7)."""

import copy
import re

import pytest

from pileup.engine.content import ContentError
from pileup.engine.game import kind_of
from pileup.engine.make import make
from pileup.errors import UnknownName
from pileup.games.racekart_riot.track import load_track
from pileup.games.racekart_riot.workshop import WORKBENCH
from pileup.play.words import words_of
from pileup.server.told import Teller
from tests.racekart_riot.script import Script, event_roll


def ring():
    names = [f"A{n}" for n in range(1, 15)]
    return {
        "name": "ring",
        "title": "Ring",
        "start": "S",
        "spaces": [{"id": name} for name in ["S", *names, "B1", "B2"]],
        "paths": [
            {"kind": "main", "through": ["S", "A1"]},
            {"kind": "main", "through": names},
            {"kind": "finish", "through": ["A14", "A1"]},
            {"kind": "shortcut", "through": ["A3", "B1", "B2", "A9"]},
        ],
        "gates": {"A3": "bridge"},
    }


def faults(change):
    data = copy.deepcopy(ring())
    change(data)
    track, problems, _ = load_track(data)
    assert (track is None) == bool(problems)
    assert all(problem.what and problem.cure for problem in problems)
    return [problem.what for problem in problems]


def branch(data, kind, start, *names, back, **symbols):
    """Leads a way of its own from a space over new ones back to a space."""
    data["spaces"] += [{"id": name, "symbols": symbols.get(name, [])} for name in names]
    data["paths"].append({"kind": kind, "through": [start, *names, back]})


def short_loop(data):
    """Leaves the ring without its last three spaces."""
    del data["spaces"][12:15]
    data["paths"][1]["through"] = [f"A{n}" for n in range(1, 12)]
    data["paths"][2]["through"] = ["A11", "A1"]


def many_joins(data):
    """Makes the ring longer, with a fork over each second space: the spaces behind them have two ways in."""
    names = [f"A{n}" for n in range(1, 40)]
    data["spaces"] += [{"id": name} for name in names[14:]]
    data["paths"][1]["through"] = names
    data["paths"][2]["through"] = ["A39", "A1"]
    # A9 has two ways in already, the shortcut's end, and A1 as well, from the start.
    data["paths"] += [{"kind": "fork", "through": [f"A{n}", f"A{n + 2}"]} for n in range(9, 39, 2)]


def test_a_plain_ring_is_fine():
    assert faults(lambda data: None) == []
    assert make("racekart-riot", seats=2, track=ring()).static.to_finish[15] == 8  # B1, B2, A9 .. A14


FAULTS = [
    (lambda d: d["spaces"].append({"id": "A2"}), "two spaces are called A2"),
    (lambda d: d.update(start="X"), "there is no space X"),
    (lambda d: d["paths"][1]["through"].append("X"), "there is no space X"),
    (lambda d: d["gates"].update(X="lava"), "there is no space X"),
    (lambda d: d["spaces"].append({"id": "C1"}), "C1 is a dead end"),
    (
        lambda d: d["paths"].append({"kind": "main", "through": ["A5", "A9"]}),
        "A5 has two normal ways on, to A6 and A9",
    ),
    (lambda d: d["paths"].pop(2), "A14 is a dead end"),
    (lambda d: d["paths"][3].update(through=["A3", "B1", "B2"]), "B2 is a dead end"),
    (
        lambda d: (
            d["paths"].__setitem__(1, {"kind": "main", "through": [f"A{n}" for n in range(1, 14)]})
            or d["paths"].append({"kind": "fork", "through": ["A14", "B1"]})
            or d["paths"].append({"kind": "main", "through": ["A13", "A14"]})
            or d["paths"].pop(2)
        ),
        "A14 forks without a normal branch",
    ),
    (lambda d: d["paths"][2].update(kind="main"), "the main loop from A1 never crosses the finish line"),
    (lambda d: d["paths"][2].update(through=["A14", "A2"]), "the finish path from A14 does not lead to A1"),
    (
        lambda d: d["spaces"].append({"id": "C1"}) or d["paths"].append({"kind": "main", "through": ["C1", "A4"]}),
        "C1 can't be reached",
    ),
    (lambda d: d["spaces"][5].update(to_finish=3), "A5 is 10 spaces from the finish line, not 3"),
    (lambda d: d["gates"].clear(), "nothing guards the shortcut from A3"),
    (lambda d: d["gates"].update(A5="sharks"), "no shortcut leads from the sharks at A5"),
    (lambda d: d["gates"].update(A3="lava"), "lava opens no shortcut"),
    (lambda d: d["paths"].append({"kind": "fork", "through": ["A3", "A5"]}), "A3 has a gate and a fork"),
    (
        lambda d: d["paths"].append({"kind": "toll", "through": ["A5", "A7"]}),
        "the toll path leads to A7, which states no toll",
    ),
    (
        lambda d: (
            d["spaces"][7].update(symbols=["toll 2"]) or d["paths"].append({"kind": "fork", "through": ["A5", "A7"]})
        ),
        "A7 wants a toll, but the path is a fork",
    ),
    (lambda d: d["spaces"][15].update(symbols=["toll 2"]), "the shortcut from A3 leads to a toll"),
    (
        lambda d: d["paths"].append({"kind": "tide", "through": ["A5", "A7"]}),
        "the tide path from A5 leads to no island",
    ),
    (lambda d: d["spaces"][4].update(symbols=["island 6"]), "the island A4 lies on no tide path"),
    (lambda d: d["spaces"][4].update(symbols=["submerged"]), "A4 is submerged but on no tide path"),
    (lambda d: d["spaces"][4].update(symbols=["event", "kart"]), "A4 has two symbols for landing"),
    (lambda d: d["spaces"][0].update(symbols=["coins"]), "the start space carries a symbol"),
    (lambda d: d["paths"].append({"kind": "fork", "through": ["A5", "S"]}), "A5 leads back to the start space"),
    (lambda d: d["paths"].append({"kind": "fork", "through": ["A5", "A1"]}), "A5 leads to A1 past the line"),
    (lambda d: d["paths"].append({"kind": "fork", "through": ["A5", "A6"]}), "two ways lead from A5 to A6"),
    (lambda d: d["paths"].append({"kind": "main", "through": ["A5", "A5"]}), "A5 leads to itself"),
    (lambda d: d["gates"].update({f"A{n}": "lava" for n in range(5, 10)}), "more than four lava crossings"),
    (lambda d: d["gates"].update(A5="bridge"), "no shortcut leads from the bridge at A5"),
    (lambda d: d["gates"].update(A5="waterfall"), "no shortcut leads from the waterfall at A5"),
    (lambda d: d["gates"].update(A5="crabs"), "no shortcut leads from the crabs at A5"),
    (lambda d: d["spaces"][5].update(symbols=["pay 2", "pay 3"]), "A5 has a symbol twice"),
    (lambda d: d["paths"].append({"kind": "shortcut", "through": ["A3", "A8"]}), "A3 has two shortcuts"),
    (lambda d: d["paths"][0].update(kind="finish"), "leaving the start space is no crossing of the line"),
    (lambda d: branch(d, "fork", "A5", "C1", "C2", back="C1"), "the normal way from C1 never reaches the finish line"),
    (lambda d: short_loop(d), "the main loop has 11 spaces"),
    (
        lambda d: d["paths"].extend({"kind": "fork", "through": [f"A{n}", "A12"]} for n in range(4, 8)),
        "more than four ways meet at A12",
    ),
    (
        lambda d: d["paths"].extend({"kind": "fork", "through": ["A5", f"A{n}"]} for n in range(7, 11)),
        "A5 has more than three branches",
    ),
    (lambda d: many_joins(d), "17 spaces have several ways in"),
    (
        lambda d: (
            branch(d, "tide", "A4", "T1", back="A7", T1=["island 6"])
            or branch(d, "tide", "A8", "T2", back="A11", T2=["island 6"])
        ),
        "more than one tide path",
    ),
    (
        lambda d: branch(d, "tide", "A4", "T1", "T2", back="A7", T1=["island 6"], T2=["island 6"]),
        "more than one treasure island",
    ),
    (lambda d: branch(d, "tide", "A4", "T1", back="A7", T1=["submerged"]), "the whole tide path is under water"),
    (lambda d: branch(d, "tide", "A4", "T1", back="A7", T1=["submerged", "island 6"]), "T1 can't be submerged"),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS)
def test_faults(change, fault):
    assert fault in faults(change)


@pytest.mark.parametrize("language", ["de", "it"])
def test_faults_and_cures_are_told_in_other_languages(language):
    """Spaces are found again in a sentence by the number in their name."""
    teller = Teller(words_of(kind_of("racekart-riot"), language), WORKBENCH.workshop())
    told = 0
    for change, _ in FAULTS:
        data = copy.deepcopy(ring())
        change(data)
        for problem in load_track(data)[1]:
            if "space X" not in problem.what:
                assert teller.say(problem.what) != problem.what
                assert set(re.findall(r"[A-Z]\d+", teller.say(problem.what))) == set(
                    re.findall(r"[A-Z]\d+", problem.what)
                )
                told += 1
            assert teller.say(problem.cure) != problem.cure
    assert told > 40


def test_all_faults_come_at_once_with_file_and_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "mine"\ntitle = "Mine"\nstart = "Z"\nspaces = [\n'
        + "\n".join(f'    {{ id = "A{n}" }},' for n in range(1, 13))
        + '\n]\npaths = [\n    { kind = "main", through = ["A1", "Q"] },\n]\n[gates]\nA99 = "lava"\n'
    )
    with pytest.raises(ContentError) as caught:
        make("racekart-riot", track=str(path))
    found = [(problem.what, problem.line) for problem in caught.value.problems]
    assert ("there is no space Z", 3) in found and ("there is no space Q", 19) in found
    assert any(what == "there is no space A99" for what, _ in found)
    assert str(path) in str(caught.value)


def test_form_faults_come_at_once():
    data = ring()
    data["spaces"][1]["symbols"] = ["coin"]
    data["paths"][0]["kind"] = "road"
    data["extra"] = 1
    track, problems, _ = load_track(data)
    assert track is None and len(problems) == 3


def test_unknown_tracks_are_named_with_what_there_is():
    with pytest.raises(UnknownName, match=r"Did you mean redbanes-castle\?.*queen-ks-cove"):
        make("racekart-riot", track="redbane-castle")
    with pytest.raises(ContentError, match="no such file"):
        make("racekart-riot", track="nowhere/mine.toml")


def test_an_own_track_goes_into_the_description_and_comes_back():
    game = make("racekart-riot", seats=2, track=ring())
    again = make(game.description())
    assert again.content_hash == game.content_hash and again.static == game.static
    assert again.description() == game.description()


def test_own_tracks_are_drawn_without_a_word_about_places():
    game = make("racekart-riot", seats=2, track=ring())
    drawing = game.kind.drawing(game)
    assert len(drawing.spaces) == 17
    for space in drawing.spaces:
        assert 0 < space.x < drawing.width and 0 < space.y < drawing.height


@pytest.mark.rule("RK-RULE-34", "RK-LAP-01")
@pytest.mark.parametrize(("came_from", "back"), [("B3", "B3"), ("A14", "A14"), (None, "A14")])
def test_moving_back_over_the_line_goes_the_way_one_came(came_from, back):
    """Two ways cross the finish line: the main loop's, and one over B3."""
    data = ring()
    branch(data, "fork", "A12", "B3", back="A1")
    data["paths"][-1:] = [
        {"kind": "fork", "through": ["A12", "B3"]},
        {"kind": "finish", "through": ["B3", "A1"]},
    ]
    seat = {"space": "A1", "laps": 1, "came_from": {"A1": came_from} if came_from else {}}
    r = Script(seat, {"space": "A5"}, track=data, **event_roll())
    r.play("* d8:4")
    assert r.at[0] == back and r.s.laps[0] == 0
