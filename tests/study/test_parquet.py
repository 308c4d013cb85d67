"""Runs on disk: the same races as ever, resumable, never counted twice."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

polars = pytest.importorskip("polars", reason="polars is not installed (extra `study`)")

from pileup.engine.game import games  # noqa: E402
from pileup.engine.make import make  # noqa: E402
from pileup.engine.target_python import Status  # noqa: E402
from pileup.errors import PileupError  # noqa: E402
from pileup.study import parquet  # noqa: E402
from pileup.study.folder import RunFolder  # noqa: E402
from pileup.study.parquet import simulate_to, table  # noqa: E402
from pileup.study.simulate import Unfinished, simulate  # noqa: E402
from pileup.study.traced import action_class, trace  # noqa: E402


@pytest.mark.parametrize("name", ["dice-race", "secret-race", *games()])
def test_a_race_looked_at_closely_is_the_same_race(name: str) -> None:
    game = make(name, seats=2)
    states, counts, places = game.cpu().play(10, seed=5)
    target = game.python(own=True)
    for index in range(10):
        one = trace(game, target, 5, index)
        assert one.final == states[index].tobytes()
        assert one.places == places[index, :2].tolist()
        assert [len(one.decisions), one.chances] == [counts[index, 0], counts[index, 2]]
        assert one.status == Status.OVER


def test_races_of_bots_are_those_of_simulate(tmp_path: Path) -> None:
    game = make("dice-race", seats=3)
    result = simulate(game, 20, seed=2, bots=["greedy", "random", "random"])
    simulate_to(game, tmp_path / "run", 20, seed=2, bots=["greedy", "random", "random"])
    races = table(RunFolder(tmp_path / "run"), "races").collect()
    assert [int((races[f"place_{seat}"] == 1).sum()) for seat in range(3)] == result.wins
    assert int(races["decisions"].sum()) == result.decisions


def test_events_and_decisions_are_told(tmp_path: Path) -> None:
    # alone, three steps to the goal: what happened is in the tables, whatever the choices were
    game = make("dice-race", seats=1, goal=3)
    simulate_to(game, tmp_path / "run", 3, seed=1, detail=3)
    run = RunFolder(tmp_path / "run")
    decisions, events = table(run, "decisions").collect(), table(run, "events").collect()
    for race in range(3):
        moved = events.filter(polars.col("race") == race)
        assert set(moved["event"]) == {"moved"} and set(moved["seat"]) == {0}
        own = decisions.filter(polars.col("race") == race)
        assert own["round"].to_list() == list(range(1, len(own) + 1)) and set(own["options"]) == {2}


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "PART", 50)
    monkeypatch.setattr(parquet, "DETAIL_PART", 10)


@pytest.mark.usefixtures("small_parts")
def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("dice-race", seats=2)
    whole = simulate_to(game, tmp_path / "whole", 230, seed=7, detail=25)
    real, calls = parquet.play_part, []

    def breaking(*arguments: object) -> object:
        calls.append(arguments[2])
        if len(calls) == 5:
            raise KeyboardInterrupt
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(parquet, "play_part", breaking)
    with pytest.raises(KeyboardInterrupt):
        simulate_to(game, tmp_path / "torn", 230, seed=7, detail=25)
    (tmp_path / "torn" / "races-000000125.parquet.part").write_bytes(b"killed while writing")
    assert simulate_to(game, tmp_path / "torn", 230, seed=7, detail=25) == whole
    assert calls == [0, 10, 20, 25, 75, 75, 125, 175, 225]  # nothing twice but the part that was torn
    for name in parquet.TABLES:
        one, other = (table(RunFolder(tmp_path / folder), name).collect() for folder in ("whole", "torn"))
        assert one.equals(other)


@pytest.mark.usefixtures("small_parts")
def test_the_digest_does_not_depend_on_detail_or_workers(tmp_path: Path) -> None:
    game = make("dice-race", seats=2)
    digests = {simulate_to(game, tmp_path / str(detail), 120, seed=7, detail=detail).digest for detail in (0, 15, 120)}
    assert len(digests) == 1
    assert simulate_to(game, tmp_path / "other", 120, seed=8, detail=0).digest not in digests


@pytest.mark.usefixtures("small_parts")
def test_missing_parts_and_other_runs_are_noticed(tmp_path: Path) -> None:
    game = make("dice-race", seats=2)
    simulate_to(game, tmp_path / "run", 120, detail=0)
    with pytest.raises(PileupError, match="games differ"):
        simulate_to(game, tmp_path / "run", 500, detail=0)
    extra = tmp_path / "run" / "races-000000999.parquet"
    extra.write_bytes((tmp_path / "run" / "races-000000000.parquet").read_bytes())
    with pytest.raises(PileupError, match="there twice"):
        simulate_to(game, tmp_path / "run", 120, detail=0)


def test_unfinished_races_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(Unfinished, match="after 3 decisions"):
        simulate_to(make("dice-race", seats=2), tmp_path / "run", 5, limit=3)


def test_actions_of_one_class() -> None:
    assert [action_class(text) for text in ("pass", "card:rush-bomb-2", "space:41", "die:6", "move:left")] == [
        "pass",
        "card:rush-bomb",
        "space",
        "die",
        "move:left",
    ]


@pytest.mark.slow
def test_a_cluster_of_two_nodes_gives_the_same_run(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed (extra `cluster`)")
    from functools import partial

    from ray.cluster_utils import Cluster

    from pileup.study.cluster import spread

    game = make(next(iter(games())), seats=2)
    here = simulate_to(game, tmp_path / "here", 1200, seed=1, detail=500)
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        nodes.add_node(num_cpus=1)
        far = partial(spread, address=nodes.address)
        there = simulate_to(game, tmp_path / "there", 1200, seed=1, detail=500, workers=2, spread=far)
    finally:
        ray.shutdown()
        nodes.shutdown()
    assert there == here


def test_a_cluster_that_is_not_there_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed (extra `cluster`)")
    from pileup.study.cluster import spread

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(PileupError, match=f"--cluster {address}: There is no cluster: nobody answers"):
            list(spread(abs, [(1,)], 1, address=address))

    def refused(**_: object) -> None:
        raise ray.exceptions.RayError("the token is wrong\nand more")

    monkeypatch.setattr(ray, "init", refused)
    with socket.create_server(("127.0.0.1", 0)) as listening:  # somebody else's
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        with pytest.raises(PileupError, match=r"no cluster: the token is wrong$"):
            list(spread(abs, [(1,)], 1, address=address))
