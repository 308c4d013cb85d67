"""The pages about environments are what the code says, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pileup.engine.game import games
from pileup.envs.page import page

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "envs.md").read_text(), re.DOTALL)


@pytest.mark.parametrize("name", list(games()))
def test_pages_are_up_to_date(name: str) -> None:
    written = ROOT / "docs" / "envs" / f"{name}.md"
    assert written.exists() and written.read_text() == page(games()[name]), "run: python -m pileup.envs.page"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_examples_run(example: str) -> None:
    for library in ("gymnasium", "pettingzoo", "pyspiel"):
        if library in example or (library == "pettingzoo" and "aec_env" in example):
            pytest.importorskip(library)
    exec(compile(example, "docs/envs.md", "exec"), {})
