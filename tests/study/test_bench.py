"""The bench measures what it says."""

from pileup.engine.make import make
from pileup.study.bench import bench


def test_bench_measures_both_targets():
    game = make("secret-race", seats=2)
    speed = bench(game, seconds=0.05, compiling=False)
    assert set(speed.targets) == {"cpu", "python"} and speed.state_bytes == game.kind.State.dtype.itemsize
    assert speed.targets["cpu"]["decisions_per_second"] > speed.targets["python"]["decisions_per_second"] > 100
    assert 0 < speed.clone_ns < 10_000 and speed.compile_seconds == {}
