"""How races and games show themselves in a notebook: as HTML that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from pileup.track.svg import to_svg

if TYPE_CHECKING:
    from pileup.play.shown import Shown

__all__ = ["race_html"]

EVENTS = 3  # so many of the last ones are told


def race_html(race: Shown) -> str:
    """The track with all pieces, who is asked what, and what happened last, as a spectator may know it."""
    game = race.game
    told = [event.text for event in race.events(last=12) if event.text][-EVENTS:]
    asked = [f"<b>{escape(race.names[one.seat])}</b>: {escape(one.prompt)}" for one in race.decisions]
    if race.places is not None:
        order = sorted(range(game.seats), key=lambda seat: race.places[seat])  # type: ignore[index]
        asked = [" · ".join(f"{race.places[seat]}. <b>{escape(race.names[seat])}</b>" for seat in order)]
    lines = [*asked, *(f"<small>{escape(text)}</small>" for text in told)]
    title = f"{game.kind.title}: {', '.join(race.names)}"
    picture = to_svg(race.drawing(), race.markers(), title=title, ids=f"race-{id(race):x}-{len(race.lines)}")
    return (
        "<figure class='pileup-race' style='margin:0;max-width:52rem'>"
        "<style>.pileup-race svg { width: 100%; max-height: 34rem; }</style>"
        f"{picture}<figcaption style='font-family:system-ui,sans-serif'>{'<br>'.join(lines)}</figcaption></figure>"
    )
