"""Work shared among processes: in order, and nobody stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pileup.study.workers import shared


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_pieces(workers: int) -> None:
    assert list(shared(divmod, [(k, 7) for k in range(30)], workers)) == [divmod(k, 7) for k in range(30)]


BUSY = """
import os, sys, time
from pileup.study.workers import shared

if __name__ == "__main__":
    for pid in shared(os.getpid, [()] * 4, 2):
        assert pid != os.getpid()
        print("begun", flush=True)
        time.sleep(600)
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9")
def test_workers_end_with_the_process_that_began_them(tmp_path: Path) -> None:
    (tmp_path / "busy.py").write_text(BUSY)
    process = subprocess.Popen([sys.executable, tmp_path / "busy.py"], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"begun\n"
    process.send_signal(signal.SIGKILL)
    # the workers hold the other end, too: it is closed when the last of them is gone
    assert process.communicate(timeout=120)[0] == b""
