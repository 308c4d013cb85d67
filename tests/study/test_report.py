"""Reports: every number against tables made by hand, differences against known truths, the page itself."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

pytest.importorskip("polars", reason="polars is not installed (extra `study`)")

from pileup.bots import Bot, Observation, make_bot
from pileup.engine.game import Game, games
from pileup.engine.make import make
from pileup.errors import PileupError
from pileup.study import parquet, report
from pileup.study.compare import differences
from pileup.study.folder import RunFolder, manifest_of
from pileup.study.impact import Avoiding, impact
from pileup.study.metrics import Estimate, Metrics, mean, metrics, paired_errors, share
from pileup.study.parquet import simulate_to, table


def made_by_hand(folder: Path, game: Game) -> RunFolder:
    """Two races of two seats on the dice race, written down by hand."""
    run = RunFolder(
        folder, manifest_of(game, "simulate", 1, bots=[], games=2, detail=2, limit=100, columns=parquet.COLUMNS)
    )
    tables = {
        "races": {
            "race": [0, 1],
            "decisions": [4, 6],
            "forced": [0, 1],
            "chances": [1, 3],
            "rounds": [4, 6],
            "place_0": [1, 1],
            "place_1": [2, 1],
            "end": [b"a" * 8, b"b" * 8],
        },
        "decisions": {
            "race": [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
            "step": [0, 1, 2, 3, 0, 1, 2, 3, 4, 5],
            "round": [1, 1, 2, 2, 1, 1, 2, 2, 3, 3],
            # race 1: seat 1 decides first, and seat 0 waits for three decisions after its second
            "seat": [0, 1, 0, 1, 1, 0, 1, 1, 1, 0],
            "frame": ["pick"] * 10,
            "asked": ["which-way"] * 9 + ["last"],
            "options": [2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
            "action": [0, 0, 1, 1, 0, 0, 0, 0, 0, 0],
        },
        "events": {
            "race": [0, 0, 1],
            "round": [1, 2, 1],
            "event": ["moved"] * 3,
            "seat": [0, 1, 0],
            "space": [3, 3, 5],
        },
        "rounds": {
            "race": [0] * 10 + [1] * 14,
            "round": [r for r in range(5) for _ in range(2)] + [r for r in range(7) for _ in range(2)],
            "seat": [0, 1] * 12,
            # race 0: leads 0 1 1 (rounds 1-3); half-time is round 2: seat 1 leads, seat 0 wins
            # race 1: leads 0 0 1 0 1 (rounds 1-5); half-time is round 3: seat 1 leads; both win
            "standing": [
                *(500, 500, 600, 400, 400, 600, 400, 600, 500, 500),
                *(500, 500, 600, 400, 600, 400, 400, 600, 600, 400, 400, 600, 500, 500),
            ],
        },
    }
    for name, columns in tables.items():
        parquet._write(run, f"{name}-000000000.parquet", columns)
    run.write("summary.json", msgspec.json.encode({"races": 2, "detailed": 2, "decisions": 10, "digest": "d" * 64}))
    return run


def test_every_number_of_a_run(tmp_path: Path) -> None:
    found = metrics(made_by_hand(tmp_path / "run", make("dice-race", seats=2)))
    values = {one.key: one.value for one in found.all()}
    assert values["wins.0"] == 0.75 and values["wins.1"] == 0.25  # the tie is shared
    assert values["order.1"] == pytest.approx((1 + 0.5) / 2)  # seat 0 in race 0, seat 1 in race 1
    assert values["rounds"] == 5 and values["decisions"] == 5 and values["chances"] == 2
    assert found.lengths == [(4, 1), (6, 1)]
    assert values["lead_changes"] == (1 + 3) / 2
    assert values["runaway"] == (0 + 1) / 2 and values["catch_up"] == (1 + 1) / 2
    # waits of one: 0→0, 1→1 in race 0, 1→1 in race 1; of three: 0→0 in race 1
    assert values["wait"] == pytest.approx((1 + 1 + 1 + 3) / 4)
    assert values["options"] == 1.9 and values["forced"] == 0.1
    assert found.frames == [("which-way", 4.5, 2.0), ("last", 0.5, 1.0)]
    assert values["action.which-way/safe"] == 3.5 and values["action.last/safe"] == 0.5
    assert values["action.which-way/bold"] == 1
    assert {one.text for one in found.actions} == {"which way: safe", "which way: bold", "last: safe"}
    assert values["event.moved"] == 1.5
    assert found.heat == {"moved": {3: 1.0, 5: 0.5}}


def test_estimates() -> None:
    # 2, 4, 9: mean 5, standard deviation sqrt(13), error sqrt(13/3)
    one = mean("x", "x", 15, 4 + 16 + 81, 3)
    assert one.value == 5 and one.error == pytest.approx((13 / 3) ** 0.5)
    assert one.high - one.low == pytest.approx(2 * 1.959964 * one.error)
    assert share("x", "x", 8, 10).low == pytest.approx(0.490, abs=5e-4)


def test_unfinished_changed_and_foreign_runs_are_refused(tmp_path: Path) -> None:
    game = make("dice-race", seats=2)
    run = made_by_hand(tmp_path / "run", game)
    run.file("summary.json").unlink()
    with pytest.raises(PileupError, match="not finished"):
        metrics(RunFolder(run.path))
    run.write("manifest.json", msgspec.json.encode({**run.manifest, "rules_version": 99}))
    run.write("summary.json", b"{}")
    with pytest.raises(PileupError, match="have changed"):
        metrics(RunFolder(run.path))
    run.write("manifest.json", msgspec.json.encode({**run.manifest, "kind": "tournament"}))
    with pytest.raises(PileupError, match="a tournament"):
        metrics(RunFolder(run.path))
    run.write("manifest.json", msgspec.json.encode({**run.manifest, "columns": 1}))
    with pytest.raises(PileupError, match="another version"):
        metrics(RunFolder(run.path))


def of(values: dict[str, tuple[float, float]]) -> Metrics:
    """Metrics of means with their errors."""
    rows = [Estimate(key, key, value, value - 2 * e, value + 2 * e, e, 100) for key, (value, e) in values.items()]
    return Metrics(100, 0, rows, [], [], [], [], [], [], [], [], [], {})


def test_a_difference_must_be_great_for_its_uncertainty() -> None:
    rows = differences(
        of({"a": (1.0, 0.1), "b": (5.0, 0.1), "c": (2, 0.0)}), of({"a": (1.2, 0.1), "b": (6.0, 0.1), "c": (2, 0)})
    )
    found = {row.key: row for row in rows}
    assert found["b"].real and not found["a"].real and "c" not in found
    # a: z = 0.2 / sqrt(0.02) = 1.414, p = 0.157 alone, the last of two in Holm's order
    assert found["a"].p == pytest.approx(0.157, abs=1e-3)
    assert [row.key for row in rows] == ["b", "a"]


def test_what_is_known_better_is_judged_by_it() -> None:
    one, other = of({"a": (1.0, 0.1), "b": (5.0, 0.1)}), of({"a": (1.05, 0.1), "b": (5.0, 0.1)})
    assert not any(row.real for row in differences(one, other))
    found = {row.key: row for row in differences(one, other, {"a": 0.01, "b": 0.0})}
    # a: z = 0.05 / 0.01 = 5, p = 5.7e-7, the first of two
    assert found["a"].real and found["a"].p == pytest.approx(2 * 5.733e-7, rel=1e-3)
    assert found["a"].high - found["a"].low == pytest.approx(2 * 1.959964 * 0.01)
    assert found["b"].p == 1.0  # nothing differs, surely


def test_runs_of_the_same_seeds_are_compared_race_by_race(tmp_path: Path) -> None:
    for name, goal, seed in (("a", 6, 1), ("b", 7, 1), ("c", 7, 2)):
        simulate_to(make("dice-race", seats=2, goal=goal), tmp_path / name, 300, seed=seed, detail=0)
    a, b, c = (RunFolder(tmp_path / name) for name in "abc")
    errors = paired_errors(a, b)
    rounds = [table(run, "races").sort("race").collect()["rounds"].to_numpy().astype(float) for run in (a, b)]
    assert errors["rounds"] == pytest.approx(np.std(rounds[1] - rounds[0], ddof=1) / 300**0.5)
    assert {"wins.0", "wins.1", "decisions", "chances"} < set(errors)
    assert paired_errors(a, c) == {}
    assert "race by race" in report.compare(a.path, b.path)[0]
    assert "race by race" not in report.compare(a.path, c.path)[0]


def test_equal_runs_seldom_differ_really() -> None:
    generator = np.random.default_rng(1)
    false = 0
    for _ in range(200):
        one, other = (of({str(k): (float(generator.normal(0, 0.1)), 0.1) for k in range(20)}) for _ in range(2))
        false += any(row.real for row in differences(one, other))
    assert false / 200 <= 0.09  # 5 % and three standard deviations


class Safe(Bot):
    """Takes what is first."""

    def choose(self, observation: Observation) -> int:
        return observation.options[0]


def test_avoiding_leaves_the_rest_alone() -> None:
    observation = Observation(make("dice-race"), 0, None, [0, 1], 5)
    assert Avoiding(Safe(), frozenset({0})).choose(observation) == 1
    assert Avoiding(Safe(), frozenset({0, 1})).choose(observation) == 0
    assert Avoiding(Safe(), frozenset({0}), "pick").choose(observation) == 1  # what the dice race asks
    assert Avoiding(Safe(), frozenset({0}), "other").choose(observation) == 0
    assert Avoiding(make_bot("random"), frozenset()).choose(observation) == make_bot("random").choose(observation)


def test_the_worth_of_a_choice() -> None:
    # to 12 steps: a bold choice is worth (4 + 5 + 6) / 6 = 2.5 steps, a safe one 1: boldness wins, safety loses
    rows = {row.text: row for row in impact(make("dice-race", seats=2), [], ["pick/safe", "pick/bold"], 150, seed=1)}
    assert rows["pick: bold"].low > 0 > rows["pick: safe"].high
    assert rows["pick: bold"].n == 150


def well_formed(page: str) -> None:
    """All pictures of the page are whole XML, and nothing is loaded from elsewhere."""
    for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(svg.replace(" hidden>", ' hidden="">'))
    assert not re.search(r"""(?:src|href)=["']?https?:|url\(|@import""", page)


@pytest.mark.parametrize("name", list(games()))
def test_the_page_of_a_game(name: str, tmp_path: Path) -> None:
    simulate_to(make(name, seats=3), tmp_path / "run", 60, detail=30)
    page = report.report(tmp_path / "run", pairs=4, rounds=1)
    well_formed(page)
    for heading in (
        "Who wins",
        "How long it takes",
        "Choices and waiting",
        "worth",
        "Luck against skill",
        "Where it happens",
    ):
        assert heading in page
    before = {file.name: file.stat().st_mtime_ns for file in (tmp_path / "run").iterdir()}
    assert report.report(tmp_path / "run", pairs=4, rounds=1) == page
    assert {file.name: file.stat().st_mtime_ns for file in (tmp_path / "run").iterdir()} == before


def test_the_page_of_two_runs(tmp_path: Path) -> None:
    simulate_to(make("dice-race", seats=2, goal=6), tmp_path / "a", 300, seed=1, detail=50)
    simulate_to(make("dice-race", seats=2, goal=18), tmp_path / "b", 300, seed=2, detail=50)
    page, rows = report.compare(tmp_path / "a", tmp_path / "b")
    well_formed(page)
    found = {row.key: row for row in rows}
    assert found["rounds"].real and found["rounds"].other > found["rounds"].one
    assert found["rounds"].chapter == "" and found["event.moved"].chapter == "events a race"
    _, same = report.compare(tmp_path / "a", tmp_path / "a")
    assert not any(row.real for row in same)
