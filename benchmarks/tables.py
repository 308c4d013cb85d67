"""Many tables at once over real HTTP: how many moves a second are kept, and how long people wait for their answer.

    python benchmarks/tables.py                               SQLite, one process
    python benchmarks/tables.py --postgresql --processes 2    a PostgreSQL of its own for the while, two processes

More: [--tables 200] [--seconds 30] [--think 1.5] [--game rush-and-bash] [--database URL] [--profile FILE].

Every table seats one scripted person, who follows the event stream and answers over HTTP, and three bots. Prints one
JSON object. The load comes from this process, on the same machine: the figures are those of both together.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time

import own_tests  # noqa: F401

from tests.server.scratch import scratch_cluster

SERVER = """
import sys
import msgspec
from pileup.server.running import run
from pileup.server.settings import Settings
settings = msgspec.json.decode(sys.argv[1], type=Settings)
if len(sys.argv) > 2:
    import cProfile
    cProfile.run("run(settings)", sys.argv[2])
else:
    run(settings)
"""


class Connection:
    """A kept connection that speaks just enough HTTP/1.1 for this."""

    def __init__(self, port):
        self.port, self.reader, self.writer = port, None, None

    async def request(self, method, path, token=None, body=None):
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(data)}\r\n"
        if body is not None:
            head += "Content-Type: application/json\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        self.writer.write(head.encode() + b"\r\n" + data)
        status = int((await self.reader.readline()).split()[1])
        length = 0
        while (line := await self.reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return status, await self.reader.readexactly(length)


async def news(port, table, token):
    """The decisions of one table's person, as its stream tells them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4 * 1024 * 1024)
    head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n"
    writer.write(head.encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"data: {"):
                data = json.loads(line[6:])
                yield data.get("snapshot", data)
    finally:
        writer.close()


class Load:
    def __init__(self, ports, game, think):
        self.ports, self.game, self.think = ports, game, think
        self.waits, self.refused, self.finished, self.turned_away = [], 0, 0, 0
        self.measuring = False
        self.random = random.Random(1)

    async def table(self, number):
        port = self.ports[number % len(self.ports)]
        connection = Connection(port)
        seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 3]
        while True:
            status, answer = await connection.request("POST", "/api/tables", None, {"game": self.game, "seats": seats})
            if status == 503:  # overloaded: as a page does, once more in a while
                self.turned_away += 1
                await asyncio.sleep(2)
                continue
            assert status == 201, answer
            made = json.loads(answer)
            table, token = made["table"], made["seats"][0]["token"]
            done = None
            async for snapshot in news(port, table, token):
                if snapshot["over"]:
                    self.finished += 1
                    break
                decisions = snapshot["decisions"]
                if not decisions or decisions[0]["id"] == done:
                    continue
                await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.think)
                option = self.random.choice(decisions[0]["options"])["action"]
                done = decisions[0]["id"]
                began = time.perf_counter()
                status, answer = await connection.request(
                    "POST", f"/api/tables/{table}/choose", token, {"decision": done, "option": option}
                )
                if self.measuring:
                    self.waits.append(time.perf_counter() - began)
                    self.refused += status != 200


async def metrics(ports):
    found = {"pileup_moves_total": 0, "pileup_commits": 0}
    for port in ports:
        _, text = await Connection(port).request("GET", "/metrics")
        for line in text.decode().splitlines():
            name, _, value = line.partition(" ")
            if name in found:
                found[name] += float(value)
    return found


def processor_seconds(processes):
    """What the servers have used of the processors."""
    ticks = 0
    for process in processes:
        with open(f"/proc/{process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(processes):
    """Megabytes in use by the servers."""
    total = 0
    for process in processes:
        with open(f"/proc/{process.pid}/status") as file:
            total += next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))
    return round(total / 1024, 1)


async def measure(ports, processes, arguments):
    load = Load(ports, arguments.game, arguments.think)
    tasks = []
    for number in range(arguments.tables):
        tasks.append(asyncio.create_task(load.table(number)))
        await asyncio.sleep(0.01)
    await asyncio.sleep(arguments.think * 2)
    before, began, memory_before = await metrics(ports), time.perf_counter(), memory(processes)
    used = processor_seconds(processes)
    load.measuring = True
    await asyncio.sleep(arguments.seconds)
    load.measuring = False
    used = processor_seconds(processes) - used
    after, seconds = await metrics(ports), time.perf_counter() - began
    dead = [task for task in tasks if task.done()]
    for task in dead:
        task.result()
    for task in tasks:
        task.cancel()
    waits = sorted(load.waits)
    moves = after["pileup_moves_total"] - before["pileup_moves_total"]
    return {
        "game": arguments.game,
        "tables": arguments.tables,
        "processes": len(ports),
        "database": arguments.database.partition(":")[0] or "sqlite",
        "seconds": round(seconds, 1),
        "moves_per_second": round(moves / seconds, 1),
        "answers": len(waits),
        "refused": load.refused,
        "tables_turned_away": load.turned_away,
        "wait_ms": {
            str(part): round(1000 * waits[int(part / 100 * (len(waits) - 1))], 1) for part in (50, 95, 99, 100)
        },
        "moves_per_commit": round(moves / max(1, after["pileup_commits"] - before["pileup_commits"]), 1),
        "server_cpu_ms_per_move": round(1000 * used / max(1, moves), 2),
        "cores_used": round(used / seconds, 2),
        "memory_mb": [memory_before, memory(processes)],
        "races_finished": load.finished,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="rush-and-bash")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.5, help="seconds a person takes for a decision, on average")
    parser.add_argument("--database", default="", help="left out: a fresh SQLite file")
    parser.add_argument("--postgresql", action="store_true", help="a PostgreSQL of its own for the while")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--profile", help="where the first server's profile goes (of its event loop's thread)")
    arguments = parser.parse_args()
    files = 4 * arguments.tables + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with contextlib.ExitStack() as scratch:
        folder = scratch.enter_context(tempfile.TemporaryDirectory(prefix="pileup-load-"))
        if arguments.postgresql:
            arguments.database = scratch.enter_context(scratch_cluster()).database()
        url = arguments.database or f"sqlite:///{folder}/tables.sqlite"
        ports, processes = [], []
        for _ in range(arguments.processes):
            with socket.socket() as sock:
                sock.bind(("127.0.0.1", 0))
                ports.append(sock.getsockname()[1])
            streams = {"streams_per_address": 5000}
            settings = {"database": url, "port": ports[-1], "rated": False, "limits": streams}
            command = [sys.executable, "-c", SERVER, json.dumps(settings)]
            if arguments.profile and not processes:
                command.append(arguments.profile)
            processes.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
        try:
            for port in ports:
                for _ in range(200):
                    with socket.socket() as sock:
                        if sock.connect_ex(("127.0.0.1", port)) == 0:
                            break
                    time.sleep(0.1)
            time.sleep(1)
            print(json.dumps(asyncio.run(measure(ports, processes, arguments))))
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.wait(20)


if __name__ == "__main__":
    main()
