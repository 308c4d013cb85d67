"""A finished race, step by step, from any seat's view."""

from __future__ import annotations

from pileup.play import Race
from pileup.play.asked import Event
from pileup.server.messages import ReplayStep

__all__ = ["replay_step"]


def replay_step(race: Race, at: int, seat: int) -> ReplayStep:
    """The position after `at` lines of a finished race as `seat` (-1: a watcher) saw it, and what the last line did.

    Costs as much as playing these lines again.
    """
    lines = race.lines
    before = race.branch(max(0, at - 1), chance="ask")
    told = len(before.told)
    line = lines[at - 1] if at > 0 else None
    if line is not None:
        who, _, action = line.partition(" ")
        if who == "*":
            before.happen(action)
        else:
            before.choose(int(who), action)
    return ReplayStep(
        at=at,
        lines=len(lines),
        line=line,
        seat=seat,
        round=before.round,
        events=_events(before, seat, told if at > 0 else 0),
        view=before.view(seat),
        markers=before.markers(seat),
    )


def _events(race: Race, seat: int, first: int) -> list[Event]:
    """What the rules told from raw event `first` on, as the seat may know it."""
    hide, found, number = race.game.kind.hide_event, [], 0
    for index, raw in enumerate(race.told):
        event = hide(race.game, raw, seat)
        if event is None:
            continue
        if index >= first:
            found.append(race.tell(number, event))
        number += 1
    return found
