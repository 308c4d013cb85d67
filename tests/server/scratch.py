"""A PostgreSQL of one's own for a while, on loopback, in a scratch folder: for tests and benchmarks."""

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path


def postgres_programs():
    """The folder of PostgreSQL's server programs, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres")) if os.path.isdir("/usr/lib/postgresql") else []
    if found:
        return found[-1].parent
    program = shutil.which("postgres")
    return Path(program).resolve().parent if program else None


class Cluster:
    """A PostgreSQL of the tests' own, on loopback, in a scratch folder."""

    def __init__(self, folder):
        self.bin = postgres_programs()
        self.folder = folder
        self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        if self.as_user:
            shutil.chown(folder, "postgres", "postgres")
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            self.port = sock.getsockname()[1]
        self.data = folder / "data"
        self._run("initdb", "-D", self.data, "-U", "pileup", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.start()
        self._numbers = itertools.count()

    def _run(self, program, *arguments):
        subprocess.run(
            [*self.as_user, self.bin / program, *map(str, arguments)], check=True, cwd=self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60,
        )  # fmt: skip

    def start(self):
        options = f"-p {self.port} -k '' -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-o", options, "-w", "start")

    def stop(self, mode="fast"):
        self._run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def _processes(self):
        """The postmaster and all that it started."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def freeze(self):
        """Everything stands still: connections stay open and say nothing."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self):
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    def database(self):
        import psycopg

        name = f"t{os.getpid()}_{next(self._numbers)}"
        with psycopg.connect(
            host="127.0.0.1", port=self.port, user="pileup", dbname="postgres", autocommit=True
        ) as link:
            link.execute(f"CREATE DATABASE {name}")
        return f"postgresql://pileup@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def scratch_cluster():
    """A running cluster that is gone afterwards."""
    # Not below a test's own folder: that one is closed to the user that PostgreSQL must run as.
    folder = Path(tempfile.mkdtemp(prefix="pileup-postgres-"))
    try:
        cluster = Cluster(folder)
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
