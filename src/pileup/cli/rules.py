"""`pileup rules`: the ledgers, entry by entry."""

from __future__ import annotations

import re
from typing import Annotated

from cyclopts import Parameter

from pileup.cli.common import GameName, Json, console, kind_named, print_json, started_as
from pileup.rulebook import entries, ledger

__all__ = ["entries", "ledger", "rules"]


def rules(
    game: GameName,
    id: Annotated[list[str] | None, Parameter(help="Ids such as RB-COLL-02, or words to look for.")] = None,
    /,
    *,
    all: Annotated[bool, Parameter(negative="", help="The whole ledger.")] = False,
    json: Json = False,
) -> int:
    """Look a rule up: by its id, or by words; without either, the chapters."""
    kind = kind_named(game)
    text = ledger(kind.name)
    known = entries(text)
    if all:
        print(text, end="")
        return 0
    wanted = [] if id is None else [name for part in id for name in part.split(",") if name]
    found = _matching(known, wanted)
    if json:
        print_json([{"id": name, "chapter": known[name][0], "text": known[name][1]} for name in found])
        return 0
    out = console()
    if not wanted:
        chapters: dict[str, int] = {}
        for chapter, _ in known.values():
            chapters[chapter] = chapters.get(chapter, 0) + 1
        for chapter, count in chapters.items():
            out.print(f"{chapter}  [dim]{count} entries[/]")
        out.print(
            f"\n[dim]{started_as()} rules {kind.name} WORD looks for a word; an id gives one entry; "
            "--all everything.[/]"
        )
        return 0
    for n, name in enumerate(found):
        chapter, entry = known[name]
        if n:
            out.print()
        out.print(f"[bold]{name}[/]  [dim]{chapter}[/]")
        for line in entry.splitlines():
            # Emphasis reads as emphasis where the terminal has it; a leading dash or bar stays.
            out.print(_emphasis(line))
    return 0


def _matching(known: dict[str, tuple[str, str]], wanted: list[str]) -> list[str]:
    """Ids asked for by name, or all whose text holds every word; what is not there is an error."""
    from pileup.errors import UnknownName, closest

    ids = [word.upper() for word in wanted]
    if all(word in known for word in ids):
        return ids
    looks_like_id = [word for word in ids if re.fullmatch(r"[A-Z]{2}-[A-Z0-9]+-\d+[A-Z]?", word) and word not in known]
    if looks_like_id:
        like = closest(looks_like_id[0], list(known))
        raise UnknownName(
            f"There is no rule {looks_like_id[0]}.", "id", f"Did you mean {', '.join(like)}?" if like else ""
        )
    words = [word.lower() for word in wanted]
    found = [
        name for name, (chapter, text) in known.items() if all(w in f"{name} {chapter} {text}".lower() for w in words)
    ]
    if not found:
        raise UnknownName(f"No rule speaks of {' '.join(wanted)!r}.", "id")
    return found if wanted else list(known)


def _emphasis(line: str) -> str:
    from rich.markup import escape

    text = re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/bold]", escape(line))
    text = re.sub(r"`(.+?)`", r"[cyan]\1[/cyan]", text)
    return re.sub(r"(?<![\w*])\*([^*]+)\*(?![\w*])", r"[italic]\1[/italic]", text)
