"""What the project's pages point to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "client" / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = re.findall(r"`\./pileup ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    lost = [link for link in links if link and "://" not in link and not (page.parent / link).exists()]
    assert lost == []


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_commands_of_the_readme_exist(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pileup.cli", command, "--help"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
