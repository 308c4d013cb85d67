"""`pileup content check|export`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from pileup.cli.common import GameName, Json, kind_named, print_json, started_as

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["check", "export"]


def _option(kind: GameKind) -> str:
    """The name of the option that takes a content folder."""
    from pileup.errors import PileupError

    for spec in kind.options:
        if spec.kind == "folder":
            return spec.name
    raise PileupError(f"{kind.title} takes no content of your own yet.", "content")


def check(
    game: GameName,
    folder: Annotated[str, Parameter(help="Your folder of cards, boards and tracks.")],
    /,
    *,
    json: Json = False,
) -> int:
    """Tell everything that is wrong in a content folder, with file, line and cure. Exit code 1 if it can't be used."""
    from pileup.engine.content import ContentError, toml_files
    from pileup.engine.make import make

    kind = kind_named(game)
    problems: list[Any] = []
    warnings: list[Any] = []
    try:
        warnings = list(make({"game": kind.name, "options": {_option(kind): folder}}).warnings)
    except ContentError as error:
        problems = list(dict.fromkeys(error.problems))
    else:
        if not toml_files(Path(folder)):
            warnings.append(f"{folder}: there is no content (.toml) in this folder, so everything stays ours.")
    faulty = any(problem.severity == "error" for problem in problems)
    if json:
        print_json({"ok": not faulty, "problems": problems, "warnings": warnings})
        return 1 if faulty else 0
    for problem in problems:
        print(problem)
    for warning in warnings:
        print(f"warning: {warning}")
    if not faulty:
        print(f"{folder} can be used: {started_as()} play {kind.name} --{_option(kind)} {folder}")
    return 1 if faulty else 0


def export(
    game: GameName,
    folder: Annotated[str, Parameter(help="A new or empty folder.")],
    /,
    *,
    json: Json = False,
) -> None:
    """Write the house content into a folder, as a start for your own, with schemas that editors complete from."""
    kind = kind_named(game)
    written = kind.export_content(Path(folder))
    if json:
        print_json([str(path) for path in written])
        return
    print(f"{len(written)} files are in {folder}. Change what you like, delete what you leave as it is, then try:")
    print(f"  {started_as()} content check {kind.name} {folder}")
