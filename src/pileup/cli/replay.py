"""`pileup replay` and `pileup verify`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter

from pileup.cli.common import Json, console, print_json, started_as
from pileup.cli.saying import Lang, language

if TYPE_CHECKING:
    from pileup.play import Race

__all__ = ["replay", "verify"]

Record: TypeAlias = Annotated[str, Parameter(help="A record's file.")]


def replay(
    record: Record,
    /,
    *,
    at: Annotated[int | None, Parameter(help="Stop after so many lines.")] = None,
    step: Annotated[bool, Parameter(negative="", help="Wait for Enter after each line.")] = False,
    position: Annotated[bool, Parameter(negative="", help="Print the position, as set-up takes it.")] = False,
    lang: Lang = None,
    branch: Annotated[
        str | None, Parameter(help="Write a record that begins like this one, to play on from there.")
    ] = None,
    json: Json = False,
) -> None:
    """Step through a recorded race: every choice and roll, and what came of it. Nothing is hidden."""
    from pathlib import Path

    from pileup.errors import PileupError
    from pileup.play import play_line, read_record, write_record
    from pileup.play import replay as again

    source = read_record(record)
    if at is not None and not 0 <= at <= len(source.actions):
        raise PileupError(f"The record has {len(source.actions)} lines.", "at", f"Choose 0 to {len(source.actions)}.")
    again(record, at=at)  # first the whole, so that a bad record is not half told
    count = len(source.actions) if at is None else at
    if branch is not None:
        if Path(branch).resolve() == Path(record).resolve():
            raise PileupError("The branch would take its own record's place.", branch, "Name another file.")
        write_record(again(source, at=count).branch(count, chance="live").record(reveal=True), branch)
        console(stderr=True).print(f"[dim]Written to {branch}; go on with: {started_as()} play --resume {branch}[/]")
        return
    if position:
        print_json(again(source, at=count).position())
        return
    race = again(source, at=0, locale=language(lang))
    if json:
        lines: list[dict[str, Any]] = [{"n": 0, "line": None, "events": _told(race, 0)}]
        for n, line in enumerate(source.actions[:count], start=1):
            before = len(race.told)
            play_line(race, line)
            lines.append({"n": n, "line": line, "events": _told(race, before)})
        print_json({"game": source.game, "names": race.names, "lines": lines, "over": race.over, "places": race.places})
        return
    _tell(race, source.actions[:count], step and sys.stdin.isatty())


def _told(race: Race, since: int) -> list[Any]:
    return [race.tell(n, event) for n, event in enumerate(race.told[since:], start=since)]


def _tell(race: Race, lines: list[str], step: bool) -> None:
    from rich.markup import escape

    from pileup.cli.look import Look
    from pileup.play import play_line

    out = console()
    look = Look(race)
    out.print(
        f"[bold]{escape(race.game.kind.title)}[/]  {'  '.join(look.name(seat) for seat in range(race.game.seats))}"
    )
    round_before = race.round
    width = len(str(len(lines)))
    for n, line in enumerate(lines, start=1):
        before = len(race.told)
        words = _in_words(race, line, look)
        play_line(race, line)
        told = [event for event in _told(race, before) if event.text]
        number = f"[dim]{n:>{width}}[/]"
        if line.startswith("*") and told:
            # What chance did stands in the event itself.
            out.print(f"{number}  [dim]·[/] {escape(told.pop(0).text)}")
        else:
            out.print(f"{number}  {words}")
        for event in told:
            out.print(f"{' ' * width}  [dim]·[/] {escape(event.text)}")
        if race.round != round_before:
            round_before = race.round
            out.rule(look.say("round", round=race.round), style="dim", align="left")
        if step and n < len(lines) and not sys.stdin.readline():
            return
    look.result(out)


def _in_words(race: Race, line: str, look: Any) -> str:
    """A line before it is applied: who does what."""
    from rich.markup import escape

    who, _, action = line.partition(" ")
    if who == "*":
        asked = race.question
        text = next((one.text for one in asked.outcomes if one.action == action), action) if asked else action
        return f"[dim]{look.say('chance')}[/] {escape(text)}"
    decision = race.decision(int(who))
    text = next((one.text for one in decision.options if one.action == action), action) if decision else action
    return f"{look.name(int(who))}: {escape(text)}"


def verify(record: Record, /, *, json: Json = False) -> int:
    """Prove that a record's dice were fair: the seed fits its commitment, and every roll comes from the seed."""
    from pileup.play import verify as prove

    verdict = prove(record)
    if json:
        print_json(verdict)
    elif verdict.fair:
        console().print(f"Fair: all {verdict.chance_events} chance events come from the seed that was committed to.")
    else:
        console().print("Not proved fair:")
        for reason in verdict.reasons:
            console().print(f"  - {reason}", markup=False)
    return 0 if verdict.fair else 1
