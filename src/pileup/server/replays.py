"""A finished race, step by step, from any seat's view, and the proof of its chance."""

from __future__ import annotations

from typing import Any

from pileup.play import Race, play_line, verify
from pileup.play.asked import Event
from pileup.server.messages import Proof, ReplayStep

__all__ = ["proof_of", "replay_steps"]


def replay_steps(race: Race, first: int, count: int, seat: int, locale: str = "en") -> list[ReplayStep]:
    """The positions after `first`, `first` + 1, … lines of a finished race, as `seat` (-1: a watcher) saw them.

    Costs as much as playing the lines before `first` again and looking `count` times.

    Args:
        race: stays as it is.
        count: how many steps at most; the last one is the end of the race.
        locale: the language of their words.
    """
    lines = race.lines
    shown = race.branch(max(0, first - 1), chance="ask")
    with shown.speaking(locale):
        return _shown(shown, lines, first, count, seat)


def _shown(shown: Race, lines: list[str], first: int, count: int, seat: int) -> list[ReplayStep]:
    log = Log(shown, seat)
    steps = []
    for at in range(first, min(first + count, len(lines) + 1)):
        line = lines[at - 1] if at > 0 else None
        if line is not None:
            log.next()  # what was told before this line
            play_line(shown, line)
        steps.append(
            ReplayStep(
                at=at,
                lines=len(lines),
                line=line,
                seat=seat,
                round=shown.round,
                events=log.next(),
                view=shown.view(seat),
                markers=shown.markers(seat),
                drawing_key=shown.drawing_key,
            )
        )
    return steps


class Log:
    """What a race tells a seat (-1: a watcher), piece by piece."""

    def __init__(self, race: Race, seat: int) -> None:
        self._race, self._seat = race, seat
        self._raw = self._known = 0

    def next(self) -> list[Event]:
        """What was told since the last call, in words."""
        race, found = self._race, []
        for raw in race.told[self._raw :]:
            event = race.game.kind.hide_event(race.game, raw, self._seat)
            if event is not None:
                found.append(race.tell(self._known, event))
                self._known += 1
        self._raw = len(race.told)
        return found


def proof_of(record: dict[str, Any]) -> Proof:
    """Whether the chance of a record came from the seed that was committed to.

    Raises:
        RecordError: it can't be replayed under the rules of today.
    """
    verdict = verify(record)
    return Proof(verdict.fair, verdict.chance_events, record.get("commitment"), record.get("seed"), verdict.reasons)
