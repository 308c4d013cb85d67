"""Addresses for who runs the server."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from sqlalchemy import text

from pileup.server.messages import Health
from pileup.server.refusals import Refusal
from pileup.server.routes.common import Req, hub_of
from pileup.server.storage import StorageDown

__all__ = ["HANDLERS"]


@get("/healthz", tags=["operation"], operation_id="health")
async def health(request: Req) -> Health:
    """Whether the server and its database are well."""
    hub = hub_of(request)
    try:
        async with asyncio.timeout(3):
            await hub.storage.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except TimeoutError:
        raise StorageDown("slow") from None
    return Health(True)


@get("/metrics", tags=["operation"], operation_id="metrics", media_type="text/plain")
async def metrics(request: Req) -> Response[str]:
    """What the server counts, for Prometheus; on a public server only from the machine itself."""
    hub = hub_of(request)
    client = request.scope.get("pileup_address", "")
    if hub.settings.public and client not in ("127.0.0.1", "::1"):
        raise Refusal(403, "local-only", "Metrics are read on the server itself.", "", "Ask 127.0.0.1 there.")
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"})


HANDLERS = [health, metrics]
