"""Tournaments: who races whom, that interruptions cost nothing, and what the races say about strength."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from pileup.engine.make import make
from pileup.errors import PileupError
from pileup.study import tournament as module
from pileup.study.folder import RunFolder, manifest_of
from pileup.study.rating import duels, interval, ratings
from pileup.study.tournament import line_ups, tournament


def test_line_ups() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_every_bot_has_every_seat_with_every_seed() -> None:
    schedule = module._schedule(["a", "b", "c"], 3, rounds=4)
    assert len(schedule) == 4 * 3
    seen = Counter((number, seat, name) for _, number, names in schedule for seat, name in enumerate(names))
    assert len(seen) == 4 * 3 * 3 and set(seen.values()) == {1}
    blocks = {block: {number for b, number, _ in schedule if b == block} for block, _, _ in schedule}
    assert all(len(numbers) == 1 for numbers in blocks.values())  # a block is one seed


def test_the_same_bot_in_other_seats_meets_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(module, "race", lambda description, seed, index, *others: asked.append(index) or [1, 2])
    tournament(make("dice-race", seats=2), ["random", "greedy"], rounds=3)
    assert asked == [0, 0, 1, 1, 2, 2]


def test_results_do_not_depend_on_workers() -> None:
    game = make("dice-race", seats=3)
    one = tournament(game, ["random", "greedy", "easy"], rounds=2, seed=4)
    assert one.races == 6 and {row.bot for row in one.ratings} == {"random", "greedy", "easy"}
    assert tournament(game, ["random", "greedy", "easy"], rounds=2, seed=4) == one


def test_an_interrupted_tournament_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, bots = make("dice-race", seats=2), ["random", "greedy"]
    whole = tournament(game, bots, rounds=5, out=tmp_path / "whole")
    real, calls = module.race, []

    def breaking(*arguments: object) -> list[int]:
        if len(calls) == 4:
            raise KeyboardInterrupt
        calls.append(arguments)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "race", breaking)
    with pytest.raises(KeyboardInterrupt):
        tournament(game, bots, rounds=5, out=tmp_path / "torn")
    journal = tmp_path / "torn" / "races.jsonl"
    assert len(journal.read_bytes().splitlines()) == 4
    journal.write_bytes(journal.read_bytes() + b'{"race": 4, "pla')  # killed in the middle of a line
    done: list[object] = []
    monkeypatch.setattr(module, "race", lambda *arguments: done.append(arguments) or real(*arguments))
    assert tournament(game, bots, rounds=5, out=tmp_path / "torn") == whole
    assert len(done) == 6
    assert journal.read_bytes() == (tmp_path / "whole" / "races.jsonl").read_bytes()


def test_a_kept_tournament_takes_more_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, bots = make("dice-race", seats=2), ["random", "greedy"]
    whole = tournament(game, bots, rounds=5, seed=3)
    tournament(game, bots, rounds=2, seed=3, out=tmp_path / "cup")
    real, done = module.race, []
    monkeypatch.setattr(module, "race", lambda *arguments: done.append(arguments) or real(*arguments))
    assert tournament(game, bots, rounds=5, seed=3, out=tmp_path / "cup") == whole
    assert len(done) == 3 * 2  # three rounds more, both seats
    with pytest.raises(PileupError, match=r"rounds 5, more than 2.*at least 5"):
        tournament(game, bots, rounds=2, seed=3, out=tmp_path / "cup")
    assert RunFolder(tmp_path / "cup").manifest["rounds"] == 5


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    game = make("dice-race", seats=2)
    tournament(game, ["random", "greedy"], rounds=1, out=tmp_path / "run")
    with pytest.raises(PileupError, match="seed differ"):
        tournament(game, ["random", "greedy"], rounds=1, seed=9, out=tmp_path / "run")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    with pytest.raises(PileupError, match="something else"):
        tournament(game, ["random", "greedy"], rounds=1, out=tmp_path / "other")
    with pytest.raises(PileupError, match="no run"):
        RunFolder(tmp_path / "nowhere")
    (tmp_path / "run" / "manifest.json").write_text("{")
    with pytest.raises(PileupError, match="no manifest"):
        RunFolder(tmp_path / "run", manifest_of(game, "tournament", 0))


@pytest.mark.parametrize(
    ("bots", "rounds", "fault"),
    [
        (["random"], 1, "at least two"),
        (["random", "random"], 1, "once"),
        (["random", "greedy"], 0, "rounds"),
        (["best"], 1, "no bot 'best'"),
    ],
)
def test_wrong_arguments(bots: list[str], rounds: int, fault: str) -> None:
    with pytest.raises(PileupError, match=fault):
        tournament(make("dice-race", seats=2), bots, rounds)


def test_wilson_interval() -> None:
    # Wilson 1927; the textbook case 8 of 10: 0.490 to 0.943
    assert interval(0.8, 10) == (pytest.approx(0.490, abs=5e-4), pytest.approx(0.943, abs=5e-4))
    assert interval(0.0, 10)[0] == 0.0 and interval(1.0, 10)[1] == pytest.approx(1.0)


def test_duels_count_who_was_ahead() -> None:
    races = [(0, ["a", "b", "a"], [1, 2, 3]), (0, ["b", "a", "a"], [1, 1, 3])]
    rows = {(duel.one, duel.other): duel for duel in duels(["a", "b"], races)}
    # a ahead of b: 1 and 0 in the first race, a tie and 0 in the second
    assert rows["a", "b"].races == 4 and rows["a", "b"].share == pytest.approx(1.5 / 4)
    assert rows["b", "a"].share == pytest.approx(2.5 / 4)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Blocks of two races that are won or lost together: half as many independent trials."""
    generator = np.random.default_rng(1)
    inside = 0
    for _ in range(300):
        wins = generator.random(60) < 0.7
        races = [(block, ["a", "b"], [1, 2] if win else [2, 1]) for block, win in enumerate(wins) for _ in range(2)]
        (duel,) = [one for one in duels(["a", "b"], races) if one.one == "a"]
        inside += duel.low <= 0.7 <= duel.high
    assert 0.92 <= inside / 300 <= 0.98


def test_ratings_put_the_stronger_first() -> None:
    pytest.importorskip("openskill")
    generator = np.random.default_rng(1)
    races = []
    for block in range(60):
        order = np.argsort(np.argsort(-(np.array([3.0, 2.0, 1.0]) + generator.normal(0, 1, 3)))) + 1
        races.append((block, ["strong", "middle", "weak"], order.tolist()))
    rows = ratings(["weak", "strong", "middle"], races)
    assert [row.bot for row in rows] == ["strong", "middle", "weak"]
    assert rows[0].low > rows[2].high
    assert sum(row.wins for row in rows) == pytest.approx(1.0)
    assert all(row.wins_low < row.wins < row.wins_high for row in rows)
