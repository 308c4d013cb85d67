"""First-race guides over HTTP: the whole tour at once, and what an option would do at one of its stops."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from pileup.engine.game import kind_of
from pileup.play import words_of
from pileup.play.asked import Preview
from pileup.play.guide import Guide, Stop, guide_of
from pileup.server.messages import GuideStop, GuideTour, SeatInfo, Snapshot, TableSettings
from pileup.server.names import titled
from pileup.server.offers import looks_of
from pileup.server.refusals import Refusal
from pileup.server.routes.common import Req, locale_of
from pileup.server.routes.games import json_answer

__all__ = ["HANDLERS"]

Name = Annotated[str, PathParameter(max_length=120)]
_made: OrderedDict[tuple[str, str], bytes] = OrderedDict()


def _guide(game: str) -> Guide:
    kind = kind_of(game)
    guide = guide_of(kind)
    if guide is None:
        raise Refusal(404, "no-guide", f"{kind.title} has no guide.", "game", "Read its rules, or just race.")
    return guide


def _stop(guide: Guide, number: int, stop: Stop, locale: str) -> GuideStop:
    race = stop.race
    words = words_of(race.game.kind, locale)
    racers, looks = race.game.kind.seat_names(race.game), looks_of(race.game.kind)
    names = [words.named(titled(one.name or racer)) for one, racer in zip(race.sitters, racers, strict=True)]
    seats = [
        SeatInfo(
            seat=seat,
            name=names[seat],
            kind="person" if seat == guide.seat else "bot",
            look=racer if racer in looks else None,
            racer=names[seat],
            bot=None if seat == guide.seat else sitter.bot,
            you=seat == guide.seat,
            here=None,
            away=None,
            since=None,
            bank=None,
        )
        for seat, (sitter, racer) in enumerate(zip(race.sitters, racers, strict=True))
    ]
    snapshot = Snapshot(
        table=f"guide-{race.game.name}",
        game=race.game.name,
        title=race.game.kind.title,
        options=race.game.options,
        seats=seats,
        sequence=number,
        revision=0,
        status="over" if race.over else "racing",
        commitment="",
        over=race.over,
        places=race.places,
        round=race.round,
        view_seat=guide.seat,
        view=race.view(guide.seat),
        views=None,
        markers=race.markers(guide.seat),
        decisions=[stop.decision] if stop.decision and stop.choice else [],
        waiting=race.waiting,
        can_undo=False,
        can_ask_undo=False,
        undo_request=None,
        public=False,
        host=False,
        settings=TableSettings(),
        parent=None,
        successor=None,
        drawing_key=race.drawing_key,
    )
    return GuideStop(stop.text, stop.look, stop.rules, stop.choice, stop.events, snapshot)


def _tour(game: str, locale: str) -> bytes:
    guide = _guide(game)
    stops = [_stop(guide, number, stop, locale) for number, stop in enumerate(guide.stops(locale))]
    game_ = guide.race(0).game
    keys = {stop.snapshot.drawing_key for stop in stops}
    drawings = {key: guide.kind.drawing_of(game_, key) for key in sorted(keys)}
    return msgspec.json.encode(GuideTour(guide.kind.name, guide.kind.title, drawings, stops))


@get("/api/games/{game:str}/guide", tags=["games"], operation_id="guide")
async def guide(request: Req, game: Name) -> Response[GuideTour]:
    """The first-race guide of a game, in the language of `?lang=` or of the Accept-Language header."""
    key = (kind_of(game).name, locale_of(request))
    body = _made.get(key)
    if body is None:
        body = _made[key] = await asyncio.to_thread(_tour, *key)
        if len(_made) > 32:
            _made.popitem(last=False)
    return json_answer(body)


@get("/api/games/{game:str}/guide/preview", tags=["games"], operation_id="guidePreview")
async def guide_preview(
    request: Req,
    game: Name,
    stop: Annotated[int, QueryParameter(ge=0, le=1000, description="The number of the stop, from 0.")],
    option: Annotated[str, QueryParameter(max_length=200, description="The option's action.")],
) -> Preview:
    """What an option would do at a stop of the guide."""

    def look() -> Preview:
        found = _guide(game)
        if stop >= len(found.steps):
            last = len(found.steps) - 1
            raise Refusal(422, "range", f"The guide has no stop {stop}.", "stop", f"Its last one is {last}.")
        race = found.race(found.steps[stop].at, locale_of(request))
        preview = race.preview(found.seat, option)
        # Where all choose at once nothing can be foreseen: what follows depends on the others.
        return preview or Preview([], race.markers(found.seat), None, unknown=True, drawing_key=race.drawing_key)

    return await asyncio.to_thread(look)


HANDLERS = [guide, guide_preview]
