"""The project's own tests as the package `tests`, whatever else brings one of that name; to be imported first."""

import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

_package = types.ModuleType("tests")
_package.__path__ = [str(ROOT / "tests")]
sys.modules["tests"] = _package
