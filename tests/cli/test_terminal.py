"""At a real terminal: the curtain between two people, colours, and where the race is kept."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

from pileup.engine.game import games
from pileup.play import read_record

pty = pytest.importorskip("pty", reason="needs a pseudo-terminal")
REAL = sorted(games())
HANDS = "rush-and-bash"  # a game whose hands are hidden: only there a curtain falls
pytestmark = pytest.mark.skipif(not REAL, reason="needs a real game")


class Terminal:
    """A command at a pseudo-terminal."""

    def __init__(self, argv, env):
        master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pileup.cli", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            close_fds=True,
        )
        os.close(slave)
        self.master = master
        self.shown = ""

    def until(self, text, seconds=60):
        """Reads on until the pattern `text` is shown; what was read since the last call."""
        start, end = len(self.shown), time.monotonic() + seconds
        while not re.search(text, self.shown[start:]):
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} was not shown: {self.shown[start:]}"
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            assert data, f"{text!r} was not shown: {self.shown[start:]}"
            self.shown += data.decode(errors="replace")
        return self.shown[start:]

    def type(self, text):
        os.write(self.master, text.encode())


def test_the_device_is_passed_behind_a_curtain(tmp_path):
    env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS")}
    env |= {"TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100", "LINES": "40"}
    table = Terminal(["play", HANDS, "--seats", "2", "--people", "Anna,Ben", "--seed", "5"], env)
    try:
        shown = table.until("› ")
        assert "\x1b[" in shown, "a terminal has colours"
        first = "Anna" if "Anna ‹ you" in re.sub(r"\x1b\[[\d;]*m", "", shown) else "Ben"
        other = "Ben" if first == "Anna" else "Anna"
        while "pass the device to" not in shown:  # that one's turn
            table.type("1\n")
            shown = table.until("› |pass the device to")
        table.type("\n")
        curtain = table.until("press Enter")
        assert "\x1b[2J" in curtain and other in curtain and "you" not in curtain and first not in curtain
        table.type("\n")
        shown = re.sub(r"\x1b\[[\d;]*m", "", table.until("› "))
        assert f"{other} ‹ you" in shown
        table.process.send_signal(signal.SIGINT)
        assert "The race is kept." in table.until("--resume")
        assert table.process.wait(20) == 130
    finally:
        table.process.kill()
        os.close(table.master)
    (kept,) = (tmp_path / "pileup" / "races").iterdir()
    assert read_record(kept).actions and kept.name.startswith(HANDS)
