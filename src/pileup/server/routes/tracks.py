"""Addresses of the track builder: what there is to build with, and what becomes of a track."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from pileup.engine.game import GameKind, kind_of
from pileup.engine.workshop import Plan, Workbench, Workshop, plan, toml_text, workbench_of
from pileup.play import words_of
from pileup.server.messages import TrackBody
from pileup.server.refusals import Refusal
from pileup.server.routes.common import Req, locale_of
from pileup.server.routes.games import json_answer
from pileup.server.told import Teller

__all__ = ["HANDLERS"]

Name = Annotated[str, PathParameter(max_length=120)]

_plans: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
_eyes = ThreadPoolExecutor(2, "tracks")
"""So many tracks are looked at at a time: building is no reason for a race to wait."""


@get("/api/games/{game:str}/workshop", tags=["tracks"], operation_id="workshop")
async def workshop(request: Req, game: Name) -> Response[Workshop]:
    """What the tracks of a game are made of: every part with its picture and the ways to lay it."""
    _bench(game)
    return _kept(await asyncio.to_thread(_workshop, game, locale_of(request)))


@get("/api/games/{game:str}/tracks/{track:str}", tags=["tracks"], operation_id="namedTrack")
async def named_track(request: Req, game: Name, track: Name) -> Response[Plan]:
    """One of the game's own tracks, as something to build on."""
    kind, bench = _bench(game)
    return _kept(await _planned(kind, bench, bench.file_of(track), locale_of(request)))


@post("/api/games/{game:str}/track", tags=["tracks"], operation_id="planTrack", status_code=200)
async def plan_track(request: Req, game: Name, data: JSONBody[TrackBody]) -> Response[Plan]:
    """What becomes of a track: its picture, everything wrong with it and the cures. Nothing is kept."""
    kind, bench = _bench(game)
    if (data.text is None) == (data.layout is None):
        raise Refusal(422, "track", "Give either the pieces or the file.", "layout", "Send layout or text.")
    text = toml_text(bench.data(data.layout), bench.list_key) if data.layout is not None else data.text
    return json_answer(await _planned(kind, bench, text or "", locale_of(request)))


def _bench(game: str) -> tuple[GameKind, Workbench]:
    kind = kind_of(game)
    bench = workbench_of(kind)
    if bench is None:
        raise Refusal(404, "no-workshop", f"Tracks of {kind.title} can't be built here.", "game")
    return kind, bench


@cache
def _workshop(game: str, language: str) -> bytes:
    return msgspec.json.encode(_teller(game, language).workshop(_bench(game)[1].workshop()))


@cache
def _teller(game: str, language: str) -> Teller:
    kind, bench = _bench(game)
    return Teller(words_of(kind, language), bench.workshop())


def _kept(body: bytes) -> Response[Any]:
    answer = json_answer(body, "private, max-age=3600")
    answer.headers["Vary"] = "Accept-Language"
    return answer


async def _planned(kind: GameKind, bench: Workbench, text: str, language: str) -> bytes:
    key = (kind.name, language, text)
    body = _plans.get(key)
    if body is None:

        def look() -> bytes:
            return msgspec.json.encode(_teller(kind.name, language).plan(plan(kind, bench, text)))

        body = _plans[key] = await asyncio.get_running_loop().run_in_executor(_eyes, look)
        if len(_plans) > 64:
            _plans.popitem(last=False)
    return body


HANDLERS: list[Any] = [workshop, named_track, plan_track]
