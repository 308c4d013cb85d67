"""`pileup games`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from pileup.cli.common import Json, console, kind_named, print_json, started_as

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["games"]


def games(
    game: Annotated[str | None, Parameter(help="One game, with its options.")] = None,
    /,
    *,
    json: Json = False,
) -> None:
    """List the games, or one game's options.

    Parameters
    ----------
    game
        One game, with its options.
    """
    from pileup.engine.game import games as all_games

    kinds = list(all_games().values()) if game is None else [kind_named(game)]
    if json:
        print_json([_data(kind) for kind in kinds] if game is None else _data(kinds[0]))
        return
    out = console()
    for n, kind in enumerate(kinds):
        if n:
            out.print()
        out.print(f"[bold]{kind.title}[/]  {kind.name} · {kind.min_seats}–{kind.max_seats} seats")
        out.print(kind.summary, soft_wrap=False)
        if game is not None:
            _options(kind)
    if game is None:
        me = started_as()
        out.print(f"\n[dim]{me} games GAME lists a game's options; {me} play GAME races it.[/]")


def _data(kind: GameKind) -> dict[str, Any]:
    return {
        "name": kind.name,
        "title": kind.title,
        "summary": kind.summary,
        "rules_version": kind.rules_version,
        "min_seats": kind.min_seats,
        "max_seats": kind.max_seats,
        "options": list(kind.options),
    }


def _options(kind: GameKind) -> None:
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    for spec in kind.options:
        values = {"flag": "true, false", "int": f"{spec.low} to {spec.high}"}.get(spec.kind, "")
        if spec.choices:
            values = ", ".join(choice.value for choice in spec.choices)
        if spec.kind == "track":
            values += ", or a file"
        default = spec.default
        shown = (
            str(default).lower()
            if isinstance(default, bool)
            else ", ".join(default)
            if isinstance(default, list)
            else default
        )
        lines = [escape(spec.help)]
        if values:
            lines.append(f"[dim]{escape(values)}[/]")
        if shown not in (None, ""):
            lines.append(f"[dim]default: {escape(str(shown))}[/]")
        table.add_row(f"--{spec.name.replace('_', '-')}", "\n".join(lines))
    out = console()
    out.print()
    out.print(table)
