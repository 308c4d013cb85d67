"""Scripts for tests; each is played once more by the compiled rules when its test has passed."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from script import Script, no_cpu


@pytest.fixture
def race():
    """Makes scripted races."""
    made = []

    def make_script(*seats, **position):
        made.append(Script(*seats, **position))
        return made[-1]

    yield make_script
    if not no_cpu():
        for one in made:
            one.replay_on_cpu()
