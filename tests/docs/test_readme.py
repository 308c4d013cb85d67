"""The README's examples say what really comes out."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_readme_is_true() -> None:
    readme = Path(__file__).resolve().parents[2] / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted >= 9
    assert result.failed == 0
