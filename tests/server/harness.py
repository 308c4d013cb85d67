"""A server in a process of its own, people at its tables, and their streams."""

import json
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

HERE = Path(__file__).parent


def quick(database, **more):
    from pileup.server.settings import Settings

    return Settings(database=database, **{"heartbeat": 0.5, "away_after": 0.2, "settle": 0.0, "rated": False, **more})


def wait_for(what, seconds=60.0):
    """Waits until `what()` is true, and returns it."""
    end = time.monotonic() + seconds
    while True:
        found = what()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError("waited in vain")
        time.sleep(0.02)


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


class Server:
    """A running server; `kill` is kill -9, `stop` is kind."""

    def __init__(self, database, log, port=None, verbose=False, **settings):
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = Path(log)
        given = {
            "database": database,
            "port": self.port,
            "heartbeat": 0.5,
            "away_after": 0.2,
            "settle": 0.0,
            "rated": False,
            **settings,
        }
        with self.log.open("ab") as file:
            self.process = subprocess.Popen(
                [sys.executable, str(HERE / "run_server.py"), json.dumps(given), *(["--verbose"] if verbose else [])],
                stdout=file, stderr=file, stdin=subprocess.DEVNULL,
            )  # fmt: skip
        self.http = httpx.Client(base_url=self.base, timeout=10)
        end = time.monotonic() + 120
        while True:
            try:
                if self.http.get("/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.03)

    def kill(self):
        self.http.close()
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)


class Person:
    """Somebody with a table's tokens; `http` is any client with a base address."""

    def __init__(self, http, table, *tokens):
        self.http, self.table, self.token = http, table, ",".join(tokens)
        self.headers = {"Authorization": "Bearer " + ",".join(tokens)} if tokens else {}

    def get(self, path="", **query):
        return self.http.get(f"/api/tables/{self.table}{path}", params=query, headers=self.headers)

    def post(self, path, body=None):
        return self.http.post(f"/api/tables/{self.table}{path}", json=body, headers=self.headers)

    def look(self):
        answer = self.get()
        assert answer.status_code == 200, answer.text
        return answer.json()

    def choose(self, decision, option):
        return self.post("/choose", {"decision": decision, "option": option})

    def first(self, pick=0):
        """Answers the first open decision with option number `pick`; None where nothing is asked."""
        decisions = self.look()["decisions"]
        if not decisions:
            return None
        options = decisions[0]["options"]
        return self.choose(decisions[0]["id"], options[pick % len(options)]["action"])


def open_table(http, game, *seats, **more):
    """A new table; ("person" | "open" | "bot" …). The answer, and a Person for each seat with a token."""
    wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    answer = http.post("/api/tables", json={"game": game, "seats": wanted, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    people = [Person(http, made["table"], seat["token"]) for seat in made["seats"] if seat["token"]]
    return made, people


class Listener:
    """Reads a table's stream in a thread, as a browser does; keeps every message."""

    def __init__(self, base, table, token=None, last=None):
        self.messages = []
        self.beats = 0
        self.status = None
        self._stop = False
        headers = {"Accept": "text/event-stream"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if last is not None:
            headers["Last-Event-ID"] = str(last)
        self._url, self._headers = f"{base}/api/tables/{table}/stream", headers
        self._response = None
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self):
        try:
            with httpx.stream("GET", self._url, headers=self._headers, timeout=30) as response:
                self._response = response
                self.status = response.status_code
                message = {}
                for line in response.iter_lines():
                    if self._stop:
                        return
                    if line.startswith(":"):
                        self.beats += 1
                    elif line:
                        field, _, value = line.partition(":")
                        message[field] = value.removeprefix(" ")
                    elif "event" in message:
                        self.messages.append(message)
                        message = {}
        except httpx.HTTPError:
            pass
        finally:
            self.ended.set()

    def close(self):
        self._stop = True
        self.thread.join(timeout=3)

    def of(self, event):
        return [json.loads(one["data"]) for one in list(self.messages) if one["event"] == event]

    @property
    def last_id(self):
        return max((int(one["id"]) for one in list(self.messages) if "id" in one), default=None)
