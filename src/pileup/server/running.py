"""Runs the server in this process: its socket, its signals, the browser that shows it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
import threading
from types import FrameType

import msgspec
import uvicorn
from litestar import Litestar

from pileup.errors import PileupError
from pileup.server.app import create_app
from pileup.server.logs import set_up_logs
from pileup.server.settings import Settings

__all__ = ["addresses", "listen", "run"]

FIRST_PORT, PORTS = 8000, 20
LOST_AFTER = 30  # seconds without a sign from the other end while something waits to be taken
_FILES = 16_384


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; with port 0 the first free one from 8000 on.

    Raises:
        PileupError: the port is taken, or the machine has no such address.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port else range(FIRST_PORT, FIRST_PORT + PORTS):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _notice_lost_peers(sock)
        try:
            sock.bind((host, candidate))
            sock.listen(1024)
            return sock
        except OSError as error:
            sock.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and not port:
                continue
            if error.errno == errno.EADDRINUSE:
                raise PileupError(
                    f"Port {port} is taken.", "--port", "Give another, or none to have one found."
                ) from None
            raise PileupError(f"The server can't listen on {host}:{candidate}: {error.strerror}.", "--host") from None
    raise PileupError(f"Ports {FIRST_PORT} to {FIRST_PORT + PORTS - 1} are all taken.", "--port", "Give another.")


def _notice_lost_peers(sock: socket.socket) -> None:
    """Gives connections up whose other end has gone without a word (a closed laptop, a lost network).

    Else the system tries for a quarter of an hour, and so long their people would count as here. What is written to a
    silent stream (`Settings.heartbeat`) finds it out. Connections inherit this from the listening socket.
    """
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST_AFTER * 1000)


def _allow_many_connections() -> None:
    """Raises this process' own limit of open files, often 1024: every open page is one."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # then as many as there were
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def addresses(host: str, port: int) -> list[str]:
    """Where a browser finds the server: on this machine, and from others where it listens for them."""
    if host not in ("0.0.0.0", "::"):
        name = f"[{host}]" if ":" in host else host
        return [f"http://{name}:{port}/"]
    found = [f"http://127.0.0.1:{port}/"]
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses the network would see
        found.append(f"http://{probe.getsockname()[0]}:{port}/")
    except OSError:
        pass
    finally:
        probe.close()
    return found


class _Server(uvicorn.Server):
    """Uvicorn that ends the open event streams when it is told to stop, instead of waiting for them."""

    def __init__(self, config: uvicorn.Config, app: Litestar, shown: list[str], open_browser: bool) -> None:
        super().__init__(config)
        self._app, self._shown, self._open = app, shown, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            print("Pileup is at " + "  and  ".join(self._shown), flush=True)
            if self._open:
                threading.Thread(target=_show, args=(self._shown[0],), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if hub := getattr(self._app.state, "hub", None):
            self._loop.call_soon_threadsafe(hub.end_streams)
        super().handle_exit(sig, frame)


def _show(address: str) -> None:
    import webbrowser

    try:
        shown = webbrowser.open(address)
    except webbrowser.Error:
        shown = False
    if not shown:
        print(f"No browser could be opened. Open {address} yourself.", flush=True)


def run(settings: Settings, open_browser: bool = False) -> None:
    """Serves until SIGINT or SIGTERM; see `pileup.server.app.serve`."""
    _allow_many_connections()
    sock = listen(settings.host, settings.port)
    try:
        port = sock.getsockname()[1]
        settings = msgspec.structs.replace(settings, port=port)
        set_up_logs(logging.INFO if settings.public else logging.WARNING, sys.stderr)
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=True,
            proxy_headers=False,
            lifespan="on",
            ws="none",
            timeout_graceful_shutdown=10,
            timeout_keep_alive=75,
            h11_max_incomplete_event_size=32 * 1024,
        )
        server = _Server(config, app, addresses(settings.host, port), open_browser)
        # Bots and the database work in threads; whoever waits for an answer should not wait for them as well.
        sys.setswitchinterval(0.0005)
        gc.freeze()  # what was loaded until here stays: no need to look through it again and again
        for sort in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sort, _already_stopping)
        server.run(sockets=[sock])
    finally:
        sock.close()
    print("Pileup has stopped; every move is kept.", flush=True)


def _already_stopping(sig: int, frame: FrameType | None) -> None:
    """Uvicorn raises a signal once more after it has stopped; by then there is nothing left to do."""
