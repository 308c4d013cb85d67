"""What people say at a table: kept, numbered, and told to everybody in the order of its numbers."""

from __future__ import annotations

from sqlalchemy import Connection

from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.ledger import ChatLine
from pileup.server.refusals import Refusal
from pileup.server.storage import Conflict
from pileup.server.table import LiveTable

__all__ = ["add_line"]

_TRIES = 5  # people of two processes who speak at the same moment want the same number


async def add_line(hub: Hub, table: LiveTable, line: ChatLine, after: int | None = None) -> ChatLine:
    """Keeps what somebody said under the next number, and shows it with what was said elsewhere before it.

    Args:
        after: the number of the last line that the speaker had read: where the seat has said the same since, that is
            this very line, sent again.

    Raises:
        Refusal: 409 where others were faster again and again. StorageDown: nothing was kept.
    """
    told, most = f"{hub.process} {table.id} 0", hub.settings.limits.chat_lines
    async with table.lock:
        spoken = table.chat[-1].number if table.chat else 0

        def write(connection: Connection) -> tuple[ChatLine, list[ChatLine]]:
            kept = None
            if after is not None and line.seat is not None:
                kept = ledger.said_before(connection, table.id, line.seat, line.text, after)
            if kept is None:
                kept = ledger.add_chat(connection, table.id, line)
                ledger.notify(connection, told)
            return kept, ledger.load_chat(connection, table.id, spoken, most)

        for _ in range(_TRIES):
            try:
                kept, said = await hub.storage.write(write)
                break
            except Conflict:
                continue
        else:
            raise Refusal(409, "stale", "Everybody speaks at once.", "text", "Say it again.")
        table.chat = [*table.chat, *said][-most:]
    for viewer in table.viewers:
        viewer.news.set()
    return kept
