"""The process that serves: its socket and what it may open."""

import socket
import subprocess
import sys

import pytest

from pileup.server.render import news_bytes
from pileup.server.running import LOST_AFTER, listen
from pileup.server.seating import Caller
from pileup.server.table import Few
from tests.server.harness import open_table


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such limit")
def test_connections_whose_other_end_is_lost_are_given_up():
    with listen("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        accepted, _ = door.accept()
        with accepted:
            limit = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
            assert limit == LOST_AFTER * 1000


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="sh and its ulimit")
def test_a_small_limit_of_open_files_is_raised():
    program = (
        "import resource; from pileup.server.running import _allow_many_connections as allow;"
        "before = resource.getrlimit(resource.RLIMIT_NOFILE); allow();"
        "print(*before, *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    said = subprocess.check_output(["sh", "-c", 'ulimit -S -n 256 && exec "$0" -c "$1"', sys.executable, program])
    before, most, now, still_most = map(int, said.split())
    assert (before, most) == (256, still_most)
    assert now == (16_384 if most < 0 else min(16_384, most)) > 256


def test_asking_from_ever_new_numbers_fills_no_memory(client):
    made, (ann, ben) = open_table(client, "dice-race", "person", "person", options={"goal": 100})
    for _ in range(60):
        ann.first(), ben.first()
    table = client.app.state.hub.tables[made["table"]]
    for since in range(table.sequence):
        assert news_bytes(table, Caller(), since) is not None
    assert len(table.rendered) == 64
    kept = Few(2)
    for n in range(5):
        kept[n] = n
    assert dict(kept) == {3: 3, 4: 4}
