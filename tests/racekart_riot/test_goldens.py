"""Golden races, and a race for each way to end, replayed strictly."""

import json

import pytest

from pileup.engine.make import make
from pileup.engine.target_python import Status
from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.golden import ENDINGS, GOLDENS, RACES, golden_name, played, summary

NAMES = sorted(path.stem for path in ENDINGS.glob("*.json"))


@pytest.mark.parametrize(("track", "seats"), RACES)
def test_golden_races_are_raced_line_by_line_as_before(track, seats):
    wanted = (GOLDENS / golden_name(track, seats)).read_text(encoding="utf-8").splitlines()
    lines, _, _ = played(make("racekart-riot", seats=seats, track=track), 2024, seats)
    assert lines == wanted, (
        "the rules changed: if so it should be, run python -m tests.racekart_riot.golden and read the diff"
    )


def replayed(name):
    data = json.loads((ENDINGS / f"{name}.json").read_text(encoding="utf-8"))
    game = make(data["game"])
    target = game.python(own=True)
    s = target.start()
    s.log = []
    number = game.kind.actions.number
    for line in data["lines"]:
        status = target.advance(s)
        if line.startswith("# round"):
            assert summary(game, s) == line
            continue
        if line.startswith("#"):
            assert status == Status.OVER and line.endswith(f"points {s.score[: game.seats]}")
            continue
        who, text = line.split()
        if who == "*":
            assert status == Status.CHANCE and number(text) in target.outcomes(s)[0]
            target.happen(s, number(text))
        else:
            assert number(text) in target.options(s, int(who))
            target.choose(s, int(who), number(text))
    return game, s, target.places(s, game.seats)


def test_there_is_a_race_for_each_way_to_end():
    assert NAMES == [
        "last-home-wins-on-points",
        "moved-back-over-the-line",
        "one-home-and-first",
        "several-home",
        "tied-points",
        "tied-race-place",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_endings(name):
    _, s, places = replayed(name)
    assert max(s.laps) >= 2 and 1 in places
    if name == "moved-back-over-the-line":
        back = [k for k, entry in enumerate(s.log) if entry[0] == Event.LAP and entry[3] == 1]
        assert back and any(entry[0] == Event.ROUND for entry in s.log[back[0] :]), "the race went on"
    if name == "tied-race-place":
        spots = [(s.laps[p], s.at[p]) for p in range(len(places))]
        assert len(set(spots)) < len(spots)
    if name == "tied-points":
        assert len(set(s.score[: len(places)])) < len(places) and len(set(places)) == len(places)
    if name == "one-home-and-first":
        assert sum(laps >= 2 for laps in s.laps) == 1
    if name == "last-home-wins-on-points":
        assert s.laps[places.index(1)] <= min(s.laps[: len(places)])
