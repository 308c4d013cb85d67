"""Golden races and endings are replayed strictly; `python -m tests.rush_and_bash.goldens` writes them anew."""

import pytest

from tests.rush_and_bash.goldens import ENDINGS, FOLDER, RACES, replay

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_one_for_each_circuit_module_and_ending():
    assert {path.stem for path in FILES} == set(RACES) | {f"ending-{name}" for name in ENDINGS}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_race(path):
    said, came = zip(*replay(path.read_text(encoding="utf-8")), strict=True)
    assert said == came
    assert said[-1].startswith("over: ")
