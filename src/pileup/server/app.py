"""The server as one application, and the command that runs it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pileup.server.gate import Gate
from pileup.server.hub import Hub
from pileup.server.metrics import Metrics
from pileup.server.pages import Pages, page, page_head
from pileup.server.refusals import HANDLERS as EXCEPTION_HANDLERS
from pileup.server.robots import Robots
from pileup.server.routes import games, ops, stream, tables
from pileup.server.settings import Settings, default_database, own_web_folder
from pileup.server.storage import Storage

__all__ = ["create_app", "serve"]


def create_app(settings: Settings | None = None) -> Litestar:
    """The application that serves tables; its database is opened (and brought up to date) here.

    Raises:
        PileupError: the settings do not do, or the database can't be opened.
    """
    settings = (settings or Settings()).checked()
    storage = Storage(settings.database or default_database())
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(storage, settings, metrics)
        Robots(hub)
        app.state.hub = hub
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        route_handlers=[*games.HANDLERS, *tables.HANDLERS, *stream.HANDLERS, *ops.HANDLERS, page, page_head],
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
