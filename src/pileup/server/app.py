"""The server as one application, and the command that runs it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pileup.server.analyses import Analyses
from pileup.server.clock import Clock
from pileup.server.databases import database_url
from pileup.server.gate import Gate
from pileup.server.hub import Hub
from pileup.server.keeping import Keeper, Shelf
from pileup.server.listening import Listener
from pileup.server.metrics import Metrics
from pileup.server.notices.crier import Crier, ways_of
from pileup.server.pages import HANDLERS as PAGES
from pileup.server.pages import Pages
from pileup.server.passes import Passer
from pileup.server.refusals import HANDLERS as EXCEPTION_HANDLERS
from pileup.server.robots import Robots
from pileup.server.routes import games, guides, notices, ops, people, replays, rules, stories, stream, tables, tracks
from pileup.server.settings import Settings, default_database, own_web_folder
from pileup.server.storage import Storage, StorageDown
from pileup.server.uptime import Uptime

__all__ = ["create_app", "serve"]


def create_app(settings: Settings | None = None) -> Litestar:
    """The application that serves tables; its database is opened (and brought up to date) here.

    Raises:
        PileupError: the settings do not do, or the database can't be opened.
    """
    settings = (settings or Settings()).checked()
    ways = ways_of(settings.notices)
    storage = Storage(settings.database or default_database())
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(storage, settings, metrics)
        uptime = Uptime(storage, hub.outages, hub.outages_changed)
        with contextlib.suppress(StorageDown):
            await uptime.beat()
        hub.spawn(uptime.run())
        Robots(hub)
        Passer(hub)
        hub.spawn(Clock(hub).run())
        hub.spawn(Keeper(hub).run())
        app.state.hub = hub
        app.state.crier = crier = Crier(hub, ways)
        hub.spawn(crier.run())
        app.state.shelf = Shelf(hub)
        app.state.analyses = Analyses()
        listener = Listener(hub) if storage.postgresql else None
        try:
            yield
        finally:
            app.state.analyses.close()
            crier.close()
            if listener is not None:
                await asyncio.to_thread(listener.close)
            with contextlib.suppress(StorageDown, TimeoutError):
                async with asyncio.timeout(2):
                    await uptime.beat()  # until here it was there
            await hub.close()

    app = Litestar(
        route_handlers=[
            *games.HANDLERS,
            *rules.HANDLERS,
            *guides.HANDLERS,
            *tracks.HANDLERS,
            *tables.HANDLERS,
            *stream.HANDLERS,
            *people.HANDLERS,
            *replays.HANDLERS,
            *notices.HANDLERS,
            *stories.HANDLERS,
            *ops.HANDLERS,
            *PAGES,
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[lifespan],
        state=State({"pages": Pages(Path(settings.web) if settings.web else own_web_folder()), "settings": settings}),
        request_max_body_size=settings.limits.body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Pileup",
            version="1",
            description="Tables of racing games: docs/architecture.md, section 3.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        debug=False,
    )
    app.asgi_handler = Gate(app.asgi_handler, settings, metrics)
    return app


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = False,
    database: str | None = None,
    settings: Settings | None = None,
) -> None:
    """Runs the server until it is told to stop (Ctrl-C, SIGTERM); prints where it is.

    Args:
        host: address to listen on; "0.0.0.0" lets others on the network join.
        port: 8000 when left out, or the next one that is free.
        open_browser: show the start page in a browser once the server answers.
        database: SQLAlchemy URL; a SQLite file in the user's data folder when left out.
        settings: everything else.

    Raises:
        PileupError: the port is taken, the database can't be opened, or a public server lacks what it needs.
    """
    from pileup.server.running import run

    base = settings or Settings()
    if database is not None:
        database_url(database)  # an empty one, of a variable that is not set, would be the usual file
    database = base.database if database is None else database
    run(msgspec.structs.replace(base, host=host, port=port or 0, database=database), open_browser)
