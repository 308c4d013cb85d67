"""A state given back as readable data (docs/games/racekart-riot.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS
from pileup.games.racekart_riot.position_data import (
    PLAIN,
    STANDINGS,
    SUPPLY_NAMES,
    Banana,
    FrameAt,
    Known,
    LapNotes,
    Offer,
    PositionData,
    SeatData,
)

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["position"]


def position(game: Game, s: Any) -> dict[str, Any]:
    """The readable data of a state; `set_up` of it gives the same bytes."""
    track, cards, n = game.extra.track, game.extra.cards, game.seats
    codes = list(cards.part_codes())

    def supplies(row: list[int]) -> dict[str, int]:
        return {SUPPLY_NAMES[codes[card]]: count for card, count in enumerate(row) if count}

    def items(row: list[int]) -> dict[str, int]:
        return {ITEMS[kind]: count for kind, count in enumerate(row) if count}

    seats = []
    for p in range(n):
        racer = cards.racers.racers[s.racer[p] - 1] if s.racer[p] else None
        ids = [card.id for card in racer.cards] if racer else []

        def names(mask: int, ids: list[str] = ids) -> list[str]:
            return [name for k, name in enumerate(ids) if mask >> k & 1]

        held: list[str | Known] = []
        for k in range(3):
            if s.item[p][k]:
                seen = s.seen[p][k]
                name = ITEMS[s.item[p][k] - 1]
                known = [q for q in range(n) if seen >> q & 1]
                held.append(Known(name, known, bool(seen & st.OLD)) if seen else name)
        notes = {}
        for lap, flags in enumerate(s.flags[p]):
            if flags:
                lava = [track.ids[x] for x in range(len(track.ids)) if flags & game.static.lava[x]]
                tide: Literal["low", "high"] | None = None
                if flags & (st.LOW_TIDE | st.HIGH_TIDE):
                    tide = "low" if flags & st.LOW_TIDE else "high"
                notes[str(lap)] = LapNotes(lava, tide, bool(flags & st.ISLAND_VISITED))
        hand = sum(1 << (card - 1) for card in s.hand[p] if card)
        seats.append(
            SeatData(
                racer=racer.name if racer else None,
                space=track.ids[s.at[p]],
                laps=s.laps[p],
                coins=s.coins[p],
                items=held,
                supplies=supplies(s.held[p]),
                used=supplies(s.used[p]),
                locked_same=s.locked[p][0],
                locked_mixed=s.locked[p][1],
                hand=names(hand),
                discard=names(s.discard[p]),
                face_up=names(s.up[p]),
                face_down=names(s.down[p]) if racer else None,
                sure=names(s.sure[p]),
                came_from={
                    track.ids[x]: track.ids[s.came[p][game.static.join[x]] - 1]
                    for x in range(len(track.ids))
                    if game.static.join[x] >= 0 and s.came[p][game.static.join[x]]
                },
                notes=notes,
                crab_stop=bool(s.crab[p]),
                card=ids[s.card[p] - 1] if s.card[p] else None,
                effect=ids[s.effect[p] - 1] if s.effect[p] != s.card[p] else None,
                level_up=bool(s.levelled[p]),
                copies=s.copying[p] - 1 if s.copying[p] else None,
                standing=STANDINGS[s.standing[p]] if any(s.standing) or s.phase > st.P_CHOOSE else None,  # type: ignore[arg-type]
                hits=s.hits[p],
                lost=s.lost[p],
                gained=s.gained[p],
                limit=s.cap[p] - 1 if s.cap[p] else None,
                late=s.late[p],
                moved=bool(s.moved[p]),
                no_extra_movement=bool(s.grounded[p]),
                roll=s.rolls[p],
                score=s.score[p],
            )
        )
    frames = []
    for f in s.frames[: s.depth]:
        frames.append(
            FrameAt(st.Kind(f.kind).name.lower().replace("_", "-"), **{word: getattr(f, word) for word in PLAIN})
        )
    data = PositionData(
        seats=seats,
        round=s.round,
        phase=st.PHASES[s.phase],
        turn=s.turn,
        holder=s.holder,
        lap_mode=s.lap_mode,
        second_lap_triggered=bool(s.triggered),
        market=[
            Offer(SUPPLY_NAMES[codes[card - 1]], coins)
            for card, coins in zip(s.market, s.market_coins, strict=True)
            if card
        ],
        deck=supplies(s.deck),
        bag=items(s.bag),
        item_discard=items(s.bin),
        reserve=s.reserve,
        coins_on={track.ids[x]: coins for x, coins in enumerate(s.coins_on) if coins},
        bananas=[
            Banana(track.ids[x - 1], spared - 1 if spared else None)
            for x, spared in zip(s.banana, s.spared, strict=True)
            if x
        ],
        frames=frames,
        die=s.die,
        target=s.target,
        defence=s.defence,
        result=s.result,
        path=[track.ids[x - 1] for x in s.path if x],
        answers=[int(a) for a in s.answers[:n]] if any(s.answers) else [],
    )
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built
