"""`pileup rules`: the ledgers, entry by entry."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from cyclopts import Parameter

from pileup.cli.common import GameName, Json, console, kind_named, print_json, started_as
from pileup.cli.saying import language, sayings_in
from pileup.rulebook import RuleEntry, all_rules, ledger

__all__ = ["emphasised", "rules"]


def rules(
    game: GameName,
    id: Annotated[list[str] | None, Parameter(help="Ids such as RB-COLL-02, or words to look for.")] = None,
    /,
    *,
    all: Annotated[bool, Parameter(negative="", help="The whole ledger.")] = False,
    lang: Annotated[
        str | None, Parameter(help="Language of the rules: en, de or it; left out: as the environment's LANG says.")
    ] = None,
    json: Json = False,
) -> int:
    """Look a rule up: by its id, or by words; without either, the chapters."""
    kind = kind_named(game)
    tongue = language(lang)
    known = {entry.id: entry for entry in all_rules(kind.name, tongue)}
    if all:
        print(ledger(kind.name, tongue) or ledger(kind.name), end="")
        return 0
    wanted = [] if id is None else [name for part in id for name in part.split(",") if name]
    found = _matching(known, wanted)
    if json:
        print_json([msgspec.to_builtins(known[name]) for name in found])
        return 0
    say = sayings_in(tongue).text
    out = console()
    if not wanted:
        chapters: dict[str, int] = {}
        for entry in known.values():
            chapters[entry.chapter] = chapters.get(entry.chapter, 0) + 1
        for chapter, count in chapters.items():
            out.print(f"{chapter}  [dim]{say('cli-rules-in-chapter', {'count': count})}[/]")
        out.print(f"\n[dim]{say('cli-rules-how', {'command': f'{started_as()} rules {kind.name}'})}[/]")
        return 0
    for n, name in enumerate(found):
        if n:
            out.print()
        out.print(f"[bold]{name}[/]  [dim]{known[name].chapter}[/]")
        out.print(emphasised(known[name].text))
    return 0


def _matching(known: dict[str, RuleEntry], wanted: list[str]) -> list[str]:
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
        name
        for name, entry in known.items()
        if all(word in f"{name} {entry.chapter} {entry.text}".lower() for word in words)
    ]
    if not found:
        raise UnknownName(f"No rule speaks of {' '.join(wanted)!r}.", "id")
    return found if wanted else list(known)


def emphasised(text: str) -> str:
    """A ledger's text for the terminal: emphasis reads as emphasis, a leading dash or bar stays."""
    from rich.markup import escape

    text = re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/bold]", escape(text))
    text = re.sub(r"`(.+?)`", r"[cyan]\1[/cyan]", text)
    return re.sub(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", r"[italic]\1[/italic]", text)
