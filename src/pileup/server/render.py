"""A live table as somebody sees it: all that leaves the server about a race is made here, from hidden positions."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

import pileup.engine.game as engine_game
from pileup.engine.game import GameKind
from pileup.play import Event, Words, words_of
from pileup.server.ledger import ChatLine, SeatRow, TableRow
from pileup.server.messages import ChatMessage, News, SeatInfo, Snapshot, TableLine, UndoRequest
from pileup.server.offers import looks_of
from pileup.server.seating import Caller
from pileup.server.table import LiveTable

__all__ = ["chat_messages", "news_bytes", "put_in_words", "snapshot", "table_line"]

LOG_SHOWN = 200


def seat_infos(table: LiveTable, caller: Caller) -> list[SeatInfo]:
    """The seats, as everybody sees them."""
    kind = table.game.kind
    words = words_of(kind, caller.locale)
    racers = kind.seat_names(table.game)
    return [
        put_in_words(seat_info(seat, caller, table), kind, words, racer)
        for seat, racer in zip(table.seats, racers, strict=True)
    ]


def put_in_words(info: SeatInfo, kind: GameKind, words: Words, racer: str = "") -> SeatInfo:
    """A seat as a language calls it; a name that somebody gave it stays.

    Args:
        racer: what its racer is called in English, where that is known.
    """
    looks = looks_of(kind)
    given = {racer.casefold(), f"player {info.seat + 1}", f"seat {info.seat + 1}"}
    given.update(text.casefold() for text in looks.values())
    if info.kind != "person" or info.name.casefold() in given:
        info.name = words.named(info.name)
    info.racer = words.named(racer)
    if info.look is None and racer in looks:
        info.look = racer
    return info


def seat_info(seat: SeatRow, caller: Caller, table: LiveTable | None = None, racer: str = "") -> SeatInfo:
    """One seat, as everybody sees it; where its table is not in memory nobody of it is here."""
    info = SeatInfo(seat.seat, seat.name, seat.kind, seat.look, racer, seat.bot, seat.seat in caller.seats, None, None)
    if info.you:
        info.passes = [name for name in seat.passes.split(",") if name]
    if seat.kind == "person":
        info.here = table is not None and table.here(seat.seat)
        if not info.here and table is not None and not table.settled:
            info.here = None
        elif not info.here:
            info.away = seat.seen if table is None else table.away.get(seat.seat, seat.seen or table.row.created)
    if table is not None:
        info.since = table.thinking.asked(seat.seat, table.outages)
        info.bank = table.thinking.left(table.outages).get(seat.seat) if seat.kind == "person" else None
    return info


def known_events(table: LiveTable, viewpoint: int) -> list[int]:
    """Indexes of the raw events that a viewpoint knows of; kept and continued."""
    race = table.race
    assert race is not None
    raw = race.told
    kept = table.known.setdefault(viewpoint, [])
    start = kept.pop() if kept else 0  # the last element says how far it was looked
    hide, game = race.game.kind.hide_event, race.game
    kept.extend(index for index in range(start, len(raw)) if hide(game, raw[index], viewpoint) is not None)
    kept.append(len(raw))
    return kept


def events(table: LiveTable, viewpoint: int, first: int, last: int | None = None) -> list[Event]:
    """Events from raw number `first` on as a viewpoint may know them, at most the `last` ones."""
    race = table.race
    if race is None:
        return []
    known = known_events(table, viewpoint)
    numbers = range(len(known) - 1)
    begin = 0
    if first > 0:
        begin = bisect_left(known, first, 0, len(known) - 1)
    if last is not None:
        begin = max(begin, len(known) - 1 - last)
    raw, hide, game = race.told, race.game.kind.hide_event, race.game
    found = []
    for n in numbers[begin:]:
        event = hide(game, raw[known[n]], viewpoint)
        if event is not None:
            found.append(race.tell(n, event))
    return found


def chat_messages(lines: list[ChatLine]) -> list[ChatMessage]:
    """Chat as it is sent."""
    return [ChatMessage(line.number, line.at, line.seat, line.name, line.text) for line in lines]


def snapshot(table: LiveTable, caller: Caller, whole: bool = True) -> Snapshot:
    """The table as the caller may see it, in their language; `whole`: with log and chat."""
    if table.race is None:
        return _snapshot(table, caller, whole)
    with table.race.speaking(caller.locale):
        return _snapshot(table, caller, whole)


def _snapshot(table: LiveTable, caller: Caller, whole: bool) -> Snapshot:
    row, race = table.row, table.race
    game = table.game
    decisions, waiting, view, views, markers, seat = [], [], {}, None, [], caller.viewpoint
    can_undo = race is not None and undo_seat(table, caller) is not None
    if race is not None:
        waiting = race.waiting
        decisions = [race.decision(own) for own in caller.seats if own in waiting and table.passed(own) is None]
        if len(caller.seats) > 1:
            seat = next((own for own in caller.seats if own in waiting), -1)
            views = {str(own): race.view(own) for own in caller.seats}
        view = views[str(seat)] if views and seat >= 0 else race.view(seat)
        markers = race.markers(seat)
    return Snapshot(
        table=row.id,
        game=game.name,
        title=game.kind.title,
        options=game.options,
        seats=seat_infos(table, caller),
        sequence=table.sequence,
        revision=row.revision,
        status=row.status,  # type: ignore[arg-type]
        commitment=row.commitment,
        over=race is not None and race.over,
        places=None if race is None else race.places,
        round=0 if race is None else race.round,
        view_seat=seat,
        view=view,
        views=views,
        markers=markers,
        decisions=[one for one in decisions if one is not None],
        waiting=waiting,
        can_undo=can_undo,
        can_ask_undo=race is not None and not can_undo and undo_seat(table, caller, agreed=True) is not None,
        undo_request=undo_request(table),
        public=row.public,
        host=caller.host,
        settings=table.settings,
        parent=row.parent,
        successor=row.successor,
        drawing_key="" if race is None else race.drawing_key,
        log=events(table, caller.viewpoint, 0, LOG_SHOWN) if whole else None,
        chat=chat_messages(table.chat) if whole else None,
    )


def undo_seat(table: LiveTable, caller: Caller, agreed: bool = False) -> int | None:
    """The caller's seat whose last choice can be taken back (if the others agree), or None."""
    return next((own for own in caller.seats if table.undo_bar(own, agreed) is None), None)


def undo_request(table: LiveTable) -> UndoRequest | None:
    """The wish for an undo that still waits, if there is one for the step where the table is."""
    wish = table.wish
    if wish is None:
        return None
    return UndoRequest(wish.seat, table.seats[wish.seat].name, wish.waiting)


def news_bytes(table: LiveTable, caller: Caller, since: int) -> bytes | None:
    """A `News` from after step `since`, as JSON; None where only a whole snapshot will do."""
    first = table.marks.get(since)
    if since < table.undone or since > table.sequence or first is None:
        return None
    key = (caller.seats, caller.host, caller.locale, since)
    made = table.rendered.get(key)
    if made is None:
        told = []
        if table.race is not None:
            with table.race.speaking(caller.locale):
                told = events(table, caller.viewpoint, first)
        made = msgspec.json.encode(News(table.sequence, told, snapshot(table, caller, whole=False)))
        table.rendered[key] = made
    return made


def table_line(row: TableRow, seats: list[SeatRow], caller: Caller, table: LiveTable | None) -> TableLine:
    """A table in a list, from its rows; `table`: the live one, if it is in memory."""
    waiting = [int(part) for part in row.waiting.split(",") if part]
    kind = engine_game.games().get(row.game)
    infos = [seat_info(seat, caller, table) for seat in seats]
    if kind is not None:
        words = words_of(kind, caller.locale)
        infos = [put_in_words(info, kind, words) for info in infos]
    return TableLine(
        table=row.id,
        game=row.game,
        title=row.game if kind is None else kind.title,
        status=row.status,  # type: ignore[arg-type]
        seats=infos,
        round=row.round,
        sequence=row.sequence,
        mine=list(caller.seats),
        my_turn=row.status == "racing" and any(seat in waiting for seat in caller.seats),
        open=[seat.seat for seat in seats if seat.kind == "open"],
        created=row.created,
        changed=row.changed,
        options=short_options(row.description),
    )


def short_options(description: str) -> dict[str, str | int | bool]:
    """The options that a table's game was made with, without those that hold whole tracks or lists."""
    options = msgspec.json.decode(description).get("options", {})
    return {
        name: value
        for name, value in options.items()
        if isinstance(value, int) or (isinstance(value, str) and len(value) <= 80)
    }
