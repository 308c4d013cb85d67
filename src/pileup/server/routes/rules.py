"""The rules of a game, whole: for looking something up at the table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from pileup.engine.game import kind_of
from pileup.rulebook import RuleEntry, all_rules

__all__ = ["HANDLERS"]


@get("/api/games/{game:str}/rules", tags=["games"], operation_id="rules")
async def rules(game: Annotated[str, PathParameter(max_length=120)]) -> Response[list[RuleEntry]]:
    """Every entry of a game's rules, in the ledger's order."""
    found = all_rules(kind_of(game).name)
    return Response(found, headers={"Cache-Control": "public, max-age=3600"})


HANDLERS = [rules]
