"""Addresses about games: which there are, their tracks, their rules."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import FromQuery, PathParameter

from pileup.engine.game import kind_of
from pileup.server.messages import GameInfo
from pileup.server.offers import game_from_outside, game_infos
from pileup.server.refusals import Refusal
from pileup.server.routes.common import Req, locale_of
from pileup.track.drawing import Drawing

__all__ = ["HANDLERS"]

Name = Annotated[str, PathParameter(max_length=120)]
_drawings: OrderedDict[str, bytes] = OrderedDict()


@get("/api/games", tags=["games"], operation_id="games")
async def list_games(request: Req) -> Response[list[GameInfo]]:
    """Every game that can be raced here, in the language of `?lang=` or of the Accept-Language header."""
    return Response(game_infos(locale_of(request)), headers={"Vary": "Accept-Language"})


@get("/api/games/{game:str}/drawing", tags=["games"], operation_id="gameDrawing")
async def game_drawing(request: Req, game: Name, seats: FromQuery[int | None] = None) -> Response[Drawing]:
    """The track of a game under the options given as query parameters, for the start page."""
    kind = kind_of(game)
    known = {spec.name for spec in kind.options if spec.kind not in ("folder", "names")}
    options: dict[str, Any] = {
        key: value for key, value in request.query_params.items() if key not in ("seats", "lang")
    }
    for name in options:
        if name not in known:
            raise Refusal(
                422,
                "unknown-name",
                f"{kind.title} has no option {name!r:.80}.",
                "query",
                f"Options: {', '.join(known)}.",
            )
    key = repr((game, seats, sorted(options.items())))
    body = _drawings.get(key)
    if body is None:

        def draw() -> bytes:
            made = game_from_outside(game, seats, options)
            return msgspec.json.encode(made.kind.drawing(made))

        body = _drawings[key] = await asyncio.to_thread(draw)
        if len(_drawings) > 64:
            _drawings.popitem(last=False)
    return json_answer(body, "public, max-age=3600")


def json_answer(body: bytes, cache: str = "no-store") -> Response[Any]:
    """JSON that is encoded already; its words may be in the caller's language."""
    return Response(body, media_type="application/json", headers={"Cache-Control": cache, "Vary": "Accept-Language"})


HANDLERS = [list_games, game_drawing]
