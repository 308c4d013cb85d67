"""What docs/study.md tells to type works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pileup.engine.game import games

EXAMPLES_FOLDER = Path(__file__).parents[2] / "examples"
TEXT = (Path(__file__).parents[2] / "docs" / "study.md").read_text()
COMMANDS = re.findall(r"```sh\n(.*?)```", TEXT, re.S)
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.S)

pytestmark = pytest.mark.skipif("rush-and-bash" not in games(), reason="the documentation races Rush & Bash")


@pytest.mark.slow
@pytest.mark.parametrize("block", range(len(COMMANDS)))
def test_documented_commands_run(block: int, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="polars is not installed (extra `study`)")
    script = COMMANDS[block].replace("pileup ", f"{sys.executable} -m pileup.cli ")
    (tmp_path / "examples").symlink_to(EXAMPLES_FOLDER)
    done = subprocess.run(["sh", "-e", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str) -> None:
    exec(compile(example, "docs/study.md", "exec"), {})
