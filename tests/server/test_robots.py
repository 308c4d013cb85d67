"""Bots at tables: whom they keep waiting."""

import threading

from pileup.server import robots
from pileup.server.table import Viewer
from tests.server.harness import open_table, wait_for

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def test_races_that_nobody_looks_at_keep_nobody_waiting(client, monkeypatch):
    stuck, real = threading.Event(), robots.task_for

    def task_for(name, race, seat):
        task = real(name, race, seat)
        return task if race.game.options["goal"] != 99 else lambda: stuck.wait(300) and task()

    monkeypatch.setattr(robots, "task_for", task_for)
    hub = client.app.state.hub
    try:
        for _ in range(hub.settings.bot_workers + 2):  # slow bots enough for every thread
            open_table(client, "dice-race", *BOTS, options={"goal": 99})
        made, (ann,) = open_table(client, "dice-race", "person", BOTS[0], options={"goal": 100})
        table = hub.tables[made["table"]]
        assert not table.watched
        table.viewers.add(Viewer((0,)))
        assert table.watched
        for _ in range(3):
            ann.first()
            wait_for(lambda: 0 in ann.look()["waiting"])  # the bot has answered
    finally:
        stuck.set()
