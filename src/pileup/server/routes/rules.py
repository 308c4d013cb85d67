"""The rules of a game, whole: for looking something up at the table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from pileup.engine.game import kind_of
from pileup.rulebook import RuleEntry, all_rules, rule_entry
from pileup.server.routes.common import Req, locale_of

__all__ = ["HANDLERS"]

Name = Annotated[str, PathParameter(max_length=120)]


@get("/api/games/{game:str}/rules", tags=["games"], operation_id="rules")
async def rules(request: Req, game: Name) -> Response[list[RuleEntry]]:
    """Every entry of a game's rules, in the ledger's order, in the language of `?lang=` or of Accept-Language."""
    found = all_rules(kind_of(game).name, locale_of(request))
    return Response(found, headers={"Cache-Control": "public, max-age=3600", "Vary": "Accept-Language"})


@get("/api/games/{game:str}/rules/{rule:str}", tags=["games"], operation_id="rule")
async def rule(request: Req, game: Name, rule: Name) -> RuleEntry:
    """One entry of a game's rules, for "why?"."""
    return rule_entry(kind_of(game).name, rule, locale_of(request))


HANDLERS = [rules, rule]
