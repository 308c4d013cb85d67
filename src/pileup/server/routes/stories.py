"""Addresses that tell a finished race: its story, and what it was decided by."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post

from pileup.play import Race, read_record
from pileup.server.analyses import Analyses, in_words
from pileup.server.hub import Hub
from pileup.server.messages import AnalysisProgress
from pileup.server.refusals import Refusal
from pileup.server.routes.common import Req, TableId, at_table
from pileup.server.routes.games import json_answer
from pileup.server.seating import Caller
from pileup.server.steps import racing
from pileup.server.table import LiveTable
from pileup.study.story import Story, story

__all__ = ["HANDLERS"]


async def _finished(request: Req, table: str) -> tuple[Hub, LiveTable, Caller]:
    hub, live, caller = await at_table(request, table)
    async with live.lock:
        await hub.fresh(live)
        if not racing(live).over:
            raise Refusal(409, "not-over", "A race is told once it is over.", "table", "Look at the table.")
    return hub, live, caller


def _analyses(request: Req) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


@get("/api/tables/{table:str}/story", tags=["replays"], operation_id="story")
async def story_(request: Req, table: TableId) -> Response[Story]:
    """The story of a finished race: its turns, who stood where after each round, what is worth telling, in words."""
    hub, live, caller = await _finished(request, table)

    def told() -> bytes:
        race = racing(live)
        with race.speaking(caller.locale):
            return msgspec.json.encode(story(race))

    async with live.lock:
        body = await hub.replaying(told)
    return json_answer(body, "private, max-age=3600")


@post("/api/tables/{table:str}/analysis", tags=["replays"], operation_id="analyse", status_code=202)
async def analyse(request: Req, table: TableId) -> AnalysisProgress:
    """Begins to look through a finished race: odds of winning after every line, costly choices, lucky rolls."""
    _, live, _ = await _finished(request, table)
    async with live.lock:
        record = read_record(racing(live).record())
    return _analyses(request).start(live.id, record)


@get("/api/tables/{table:str}/analysis", tags=["replays"], operation_id="analysis")
async def analysis(request: Req, table: TableId) -> Response[AnalysisProgress]:
    """How far that is, and what was found."""
    hub, live, caller = await _finished(request, table)
    analyses = _analyses(request)
    progress, found = analyses.look(live.id), analyses.found(live.id)
    if found is not None:

        def told(race: Race) -> AnalysisProgress:
            with race.speaking(caller.locale):
                return msgspec.structs.replace(progress, found=in_words(race, found))

        async with live.lock:
            progress = await hub.replaying(told, racing(live))
    return json_answer(msgspec.json.encode(progress))


HANDLERS = [story_, analyse, analysis]
