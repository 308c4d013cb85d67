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
from pileup.server.messages import TrackBody
from pileup.server.refusals import Refusal
from pileup.server.routes.games import json_answer

__all__ = ["HANDLERS"]

Name = Annotated[str, PathParameter(max_length=120)]

_plans: OrderedDict[tuple[str, str], bytes] = OrderedDict()
_eyes = ThreadPoolExecutor(2, "tracks")
"""So many tracks are looked at at a time: building is no reason for a race to wait."""


@get("/api/games/{game:str}/workshop", tags=["tracks"], operation_id="workshop")
async def workshop(game: Name) -> Response[Workshop]:
    """What the tracks of a game are made of: every part with its picture and the ways to lay it."""
    _bench(game)
    return json_answer(await asyncio.to_thread(_workshop, game), "public, max-age=3600")


@get("/api/games/{game:str}/tracks/{track:str}", tags=["tracks"], operation_id="namedTrack")
async def named_track(game: Name, track: Name) -> Response[Plan]:
    """One of the game's own tracks, as something to build on."""
    kind, bench = _bench(game)
    return json_answer(await _planned(kind, bench, bench.file_of(track)), "public, max-age=3600")


@post("/api/games/{game:str}/track", tags=["tracks"], operation_id="planTrack", status_code=200)
async def plan_track(game: Name, data: JSONBody[TrackBody]) -> Response[Plan]:
    """What becomes of a track: its picture, everything wrong with it and the cures. Nothing is kept."""
    kind, bench = _bench(game)
    if (data.text is None) == (data.layout is None):
        raise Refusal(422, "track", "Give either the pieces or the file.", "layout", "Send layout or text.")
    text = toml_text(bench.data(data.layout), bench.list_key) if data.layout is not None else data.text
    return json_answer(await _planned(kind, bench, text or ""))


def _bench(game: str) -> tuple[GameKind, Workbench]:
    kind = kind_of(game)
    bench = workbench_of(kind)
    if bench is None:
        raise Refusal(404, "no-workshop", f"Tracks of {kind.title} can't be built here.", "game")
    return kind, bench


@cache
def _workshop(game: str) -> bytes:
    return msgspec.json.encode(_bench(game)[1].workshop())


async def _planned(kind: GameKind, bench: Workbench, text: str) -> bytes:
    key = (kind.name, text)
    body = _plans.get(key)
    if body is None:
        looked = asyncio.get_running_loop().run_in_executor(_eyes, lambda: msgspec.json.encode(plan(kind, bench, text)))
        body = _plans[key] = await looked
        if len(_plans) > 64:
            _plans.popitem(last=False)
    return body


HANDLERS: list[Any] = [workshop, named_track, plan_track]
