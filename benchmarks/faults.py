"""Faults under load: kill -9 of the server, and a database that goes away; is every acknowledged move there, and once?

    python benchmarks/faults.py kill                     50 kills, SQLite
    python benchmarks/faults.py kill --postgresql        50 kills, a PostgreSQL of its own for the while
    python benchmarks/faults.py away                     SQLite locked by another program for 10 s, then its disk full
    python benchmarks/faults.py away --postgresql        PostgreSQL stopped for 10 s, then frozen (it says nothing)

More: [--tables 30] [--kills 50] [--seconds 10]. Prints one JSON object a fault; fails where a move is lost or doubled.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import tempfile
import time
from collections import Counter
from pathlib import Path

import own_tests  # noqa: F401

from tests.server.harness import Server
from tests.server.racers import check, finish, set_off, total
from tests.server.scratch import scratch_cluster
from tests.server.test_durability import frozen, full, locked, stopped


def begin(server, count):
    racers = set_off(server, count)
    while total(racers) < count:
        time.sleep(0.05)
    return racers


def kill(url, log, arguments):
    """Kills at random moments; figures."""
    server, luck = Server(url, log), random.Random(arguments.seed)
    racers = begin(server, arguments.tables)
    down, end = [], time.monotonic() + arguments.limit
    while len(down) < arguments.kills and time.monotonic() < end:
        enough = total(racers) + luck.randint(arguments.tables // 2, 6 * arguments.tables)
        while total(racers) < enough:
            time.sleep(0.002)
        time.sleep(luck.uniform(0, 0.02))
        server.kill()
        before, began = total(racers), time.monotonic()
        server = Server(url, log, port=server.port)
        while total(racers) == before:
            time.sleep(0.002)
        down.append(time.monotonic() - began)
    finish(racers)
    server.kill()
    check(url, racers)
    return {
        "fault": "kill -9",
        "times": len(down),
        "tables": arguments.tables,
        "acknowledged": total(racers),
        "lost": 0,
        "twice": 0,
        "seconds_until_played_on": {"median": round(statistics.median(down), 2), "longest": round(max(down), 2)},
    }


def away(name, fault, url, log, arguments):
    """Takes the database away for a while; figures."""
    server = Server(url, log)
    racers = begin(server, arguments.tables)
    for racer in racers:
        racer.slowest, racer.refusals = 0.0, []
    with fault(server):
        time.sleep(arguments.seconds)
        meanwhile = total(racers)
    began = time.monotonic()
    while total(racers) <= meanwhile + arguments.tables:
        time.sleep(0.002)
    back = time.monotonic() - began
    began, counted = time.monotonic(), total(racers)
    time.sleep(3)
    rate = (total(racers) - counted) / (time.monotonic() - began)
    finish(racers)
    alive = server.process.poll() is None
    server.kill()
    check(url, racers)
    answers = [one for racer in racers for one in racer.refusals]
    return {
        "fault": name,
        "seconds": arguments.seconds,
        "tables": arguments.tables,
        "answers_meanwhile": dict(Counter(f"{status} {code}" for _, status, code in answers)),
        "longest_answer_s": round(max(racer.slowest for racer in racers), 2),
        "played_on_after_s": round(back, 2),
        "moves_per_second_afterwards": round(rate, 1),
        "acknowledged": total(racers),
        "lost": 0,
        "twice": 0,
        "server_stayed_up": alive,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fault", choices=["kill", "away"])
    parser.add_argument("--postgresql", action="store_true", help="a PostgreSQL of its own for the while")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10, help="how long the database is away")
    parser.add_argument("--limit", type=float, default=3600, help="seconds after which it kills no more")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as scratch:
        folder = Path(scratch.enter_context(tempfile.TemporaryDirectory(prefix="pileup-faults-")))
        cluster = scratch.enter_context(scratch_cluster()) if arguments.postgresql else None
        count = iter(range(9))

        def database():
            return cluster.database() if cluster else f"sqlite:///{folder / f'{next(count)}.sqlite'}"

        def told(url, figures):
            print(json.dumps({"database": url.partition(":")[0], **figures}), flush=True)

        if arguments.fault == "kill":
            url = database()
            told(url, kill(url, folder / "log", arguments))
            return
        faults = {"locked": locked, "full": full} if cluster is None else {"stopped": stopped, "frozen": frozen}
        for name, fault in faults.items():
            url = database()

            def taken(server, fault=fault, url=url):
                return fault(cluster) if cluster else fault(server, url)

            told(url, away(name, taken, url, folder / "log", arguments))


if __name__ == "__main__":
    main()
