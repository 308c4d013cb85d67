"""`pileup play`: sets the table, and hands over to `pileup.cli.table`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from pileup.cli.common import Options, Seats, console, game_of, started_as
from pileup.cli.saying import Lang, language
from pileup.errors import PileupError

if TYPE_CHECKING:
    from pileup.engine.game import Game
    from pileup.play import Race, Sitter

__all__ = ["play"]

PATIENCE = 0.5


def play(
    game: Annotated[str | None, Parameter(help="A game's name, or the file of a description.")] = None,
    /,
    *,
    seats: Seats = None,
    people: Annotated[str, Parameter(help="Who plays here: how many, or their names: Anna,Ben.")] = "1",
    bots: Annotated[str, Parameter(help="Bots on the other seats: one name for all, or one each.")] = "medium",
    seed: Annotated[str | None, Parameter(help="Seed of chance, for a race that can be had again.")] = None,
    real_dice: Annotated[bool, Parameter(negative="", help="You roll and draw, and tell what came.")] = False,
    save: Annotated[str | None, Parameter(help="Keep the race's record in this file, from choice to choice.")] = None,
    resume: Annotated[str | None, Parameter(help="Go on with the race of a record.")] = None,
    passed: Annotated[
        str, Parameter("--pass", help="Windows in which nobody here is asked: coins,defend (? lists them).")
    ] = "",
    position: Annotated[str | None, Parameter(help="Begin in a position: a JSON file.")] = None,
    lang: Lang = None,
    **options: Options,
) -> int:
    """Race in the terminal: hot-seat and bots, with fair or real dice. Type ? at any question for help."""
    from pileup.cli.table import Table
    from pileup.play import checked_windows

    if resume is not None:
        race = _resumed(resume, game)
        save = save or resume
    elif game is None:
        from pileup.engine.game import games

        raise PileupError("Which game?", "play", f"Games: {', '.join(games())}.")
    else:
        made = game_of(game, seats, options)
        race = _begun(made, _sitters(made, people, bots), seed, real_dice, position)
    race.locale = language(lang)
    if passed.strip() == "?":
        return _list_windows(race.game, race.locale)
    windows = checked_windows(race.game.kind, [name.strip() for name in passed.split(",") if name.strip()])
    if save is None and sys.stdin.isatty():
        save = str(_default_save(race))
    # A race that is to be had again waits for its bots' best; else nobody waits while the rules are being compiled.
    return Table(race, console(), save, patience=PATIENCE if seed is None else None, passed=windows).run()


def _list_windows(game: Game, locale: str) -> int:
    """Tells which windows there are to pass."""
    from pileup.play import windows_of

    known = windows_of(game.kind, locale)
    for one in known:
        console().print(f"{one.value:<20} [dim]{one.text}[/]")
    if not known:
        console().print(f"{game.kind.title} has no windows to pass.")
    return 0


def _begun(game: Game, sitters: list[Sitter], seed: str | None, real_dice: bool, position: str | None) -> Race:
    from pileup.play import Race

    if real_dice and seed is not None:
        raise PileupError("With real dice there is no seed.", "seed", "Leave one of them out.")
    if position is None:
        return Race(game, seed, chance="ask" if real_dice else "live", seats=sitters)
    return Race.set_up(game, _position(position), seed, chance="ask" if real_dice else "live", seats=sitters)


def _position(path: str) -> dict[str, Any]:
    import msgspec

    from pileup.errors import InvalidPosition

    try:
        with open(path, "rb") as file:
            data = msgspec.json.decode(file.read(1 << 20))
    except OSError as error:
        raise PileupError(f"The position can't be read: {error.strerror}.", path) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise InvalidPosition([f"{path} is no JSON: {error}"]) from None
    if not isinstance(data, dict):
        raise InvalidPosition([f"{path} holds no table of fields"])
    return data


def _sitters(game: Game, people: str, bots: str) -> list[Sitter]:
    """Who sits where: people first, then bots; seats of the rulebook's own bots stay theirs."""
    from pileup.bots import make_bot
    from pileup.play import Sitter

    free = [seat for seat in range(game.seats) if seat not in game.kind.rulebook_seats(game)]
    if people.strip().isdigit():
        count = int(people)
        names = [""] * count
    else:
        names = [name.strip()[:40] for name in people.split(",") if name.strip()]
    if len(names) > len(free):
        raise PileupError(f"{len(names)} people for {len(free)} free seats.", "people", "Choose more --seats.")
    wanted = [name.strip() for name in bots.split(",") if name.strip()] or ["random"]
    others = len(free) - len(names)
    if len(wanted) == 1:
        wanted *= others
    if len(wanted) != others:
        raise PileupError(f"{len(wanted)} bots for {others} seats.", "bots", "Give one for all, or one a seat.")
    for name in set(wanted):
        make_bot(name)
    found = [Sitter(kind="rulebook") for _ in range(game.seats)]
    for seat, name in zip(free, names, strict=False):
        found[seat] = Sitter(name=name)
    for seat, name in zip(free[len(names) :], wanted, strict=True):
        found[seat] = Sitter(kind="bot", bot=name)
    return found


def _resumed(path: str, game: str | None) -> Race:
    from pileup.errors import RecordError
    from pileup.play import read_record, replay

    record = read_record(path)
    if game is not None and game != record.game.get("game"):
        raise PileupError(f"This record is a race of {record.game.get('game')}, not of {game}.", path)
    try:
        race = replay(record)
    except RecordError as error:
        raise RecordError(error.what, f"{path}: {error.where}" if error.where else path, error.cure) from None
    if race.over:
        raise PileupError("This race is over.", path, f"`{started_as()} replay {path}` shows it.")
    if record.chance == "seed" and record.seed is None:
        raise PileupError("The record does not hold its seed, so chance can't go on.", path, "Only its server can.")
    return race


def _default_save(race: Race) -> Any:
    """Where a race in a terminal is kept when nothing else is said: the user's data folder."""
    import time
    from pathlib import Path

    from platformdirs import user_data_path

    folder: Path = user_data_path("pileup", appauthor=False) / "races"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path.cwd()
    return folder / f"{race.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json"
