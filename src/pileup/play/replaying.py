"""Playing a record again, and proving that its chance was fair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.engine.make import make
from pileup.engine.streams import LiveChance, commitment
from pileup.engine.target_python import Status
from pileup.errors import PileupError, RecordError, UnknownAction
from pileup.play.course import CHANCE_SEAT, Course, Line
from pileup.play.race import Race
from pileup.play.record import Record, read_record

__all__ = ["Verdict", "game_of", "play_line", "replay", "verify"]

Source = Record | Mapping[str, Any] | str | bytes | Path


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found.

    Attributes:
        fair: the seed fits its commitment and every chance event came from it.
        chance_events: how many of those were checked.
        places: the result, as replayed; None for a race that is not over.
        reasons: why it is not proved fair; [] when it is.
    """

    fair: bool
    chance_events: int
    places: list[int] | None
    reasons: list[str]


def game_of(record: Record) -> Game:
    """The game that a record was played with.

    Raises:
        RecordError: there is no such game here, or its rules or content are not those of the record.
    """
    try:
        from pileup.engine.game import kind_of

        kind = kind_of(str(record.game.get("game", "")))
        if record.rules_version != kind.rules_version:
            raise RecordError(
                f"The record was played by rules version {record.rules_version} of {kind.title}; "
                f"this Pileup has version {kind.rules_version}.",
                "rules_version",
                f"Replay it with {record.software}." if record.software else "Replay it with the Pileup that wrote it.",
            )
        _no_paths(kind.options, record.game.get("options", {}))
        game = make(record.game)
    except RecordError:
        raise
    except PileupError as error:
        raise RecordError(f"The record's game can't be made: {error}", "game") from None
    except Exception as error:  # a description from anywhere may break a game's own building in any way
        raise RecordError(f"The record's game can't be made: {type(error).__name__}.", "game") from error
    if game.content_hash != record.content_hash:
        raise RecordError(
            "The record was played with other content (cards, tracks) than this.",
            "content_hash",
            f"Recorded {record.content_hash[:16]}, here {game.content_hash[:16]}.",
        )
    return game


def _no_paths(specs: Any, options: Any) -> None:
    """Refuses records that name files: a record from elsewhere must not make this machine read its own."""
    if not isinstance(options, Mapping):
        return
    for spec in specs:
        value = options.get(spec.name)
        if spec.kind == "folder" and isinstance(value, str) and value:
            raise RecordError(
                "A record can't name a folder.", f"game: options: {spec.name}", "It holds the content itself."
            )
        if spec.kind == "track" and isinstance(value, str) and value not in [choice.value for choice in spec.choices]:
            raise RecordError(f"There is no {spec.name} {value[:60]!r}.", f"game: options: {spec.name}")


def _line(text: str, n: int, game: Game) -> Line:
    """One line of a record as numbers."""
    who, space, action = text.partition(" ")
    where = f"action {n}"
    if not space or not (who == "*" or (who.isascii() and who.isdigit() and len(who) < 3)):
        raise RecordError(f"{text[:60]!r} is no line of a record.", where, 'Lines read "0 card:…" or "* die:3".')
    try:
        return Line(CHANCE_SEAT if who == "*" else int(who), game.kind.actions.number(action))
    except UnknownAction as error:
        raise RecordError(error.what, where, error.cure) from None


def _play(course: Course, line: Line, n: int, text: str) -> None:
    """Applies one line where it is legal; RecordError tells what was legal where it is not."""
    target, where = course.target, f"action {n} ({text[:60]})"
    actions = target.kind.actions
    if course.status == Status.OVER:
        raise RecordError("The race is already over.", where)
    if course.status == Status.CHANCE:
        outcomes, weights = target.outcomes(course.s)
        legal = [outcome for outcome, weight in zip(outcomes, weights, strict=True) if weight > 0]
        if line.seat != CHANCE_SEAT:
            raise RecordError("Chance must speak here, not a seat.", where, _listed(actions, legal))
    else:
        waiting = target.waiting(course.s)
        if line.seat not in waiting:
            seats = ", ".join(map(str, waiting))
            who = "chance" if line.seat == CHANCE_SEAT else f"seat {line.seat}"
            raise RecordError(f"A choice of seat {seats} must stand here, not one of {who}.", where)
        legal = target.options(course.s, line.seat)
    if line.action not in legal:
        raise RecordError("This was not legal.", where, _listed(actions, legal))
    course.apply(line)


def _listed(actions: Any, legal: list[int]) -> str:
    texts = [actions.text(one) for one in legal[:24]]
    return f"Legal: {', '.join(texts)}{', …' if len(legal) > 24 else ''}."


def replay(
    record: Source,
    at: int | None = None,
    *,
    seed: bytes | None = None,
    sequence: int | None = None,
    locale: str = "en",
) -> Race:
    """Plays a record again, every line checked, and gives the race as it then stands.

    A race that was not over goes on where it stood if its seed is known; otherwise, and with `at`, chance is asked.

    Args:
        record: from `Race.record()`: its data, JSON text, or the path of a file.
        at: only so many lines.
        seed: of a race whose record does not reveal it yet.
        sequence: the race's `sequence` when the record was taken, where undos have made it higher than the lines.

    Raises:
        RecordError: with the number of the line that does not fit, and what would.
    """
    with _naming(record):
        return _replay(read_record(record), at, seed, sequence, locale)


def _replay(record: Record, at: int | None, seed: bytes | None, sequence: int | None, locale: str) -> Race:
    game = game_of(record)
    if record.seats and len(record.seats) != game.seats:
        raise RecordError(f"{len(record.seats)} sitters for {game.seats} seats.", "seats")
    count = len(record.actions) if at is None else at
    if not isinstance(count, int) or not 0 <= count <= len(record.actions):
        raise RecordError(f"The record has {len(record.actions)} lines; there is no line {count}.", "at")
    race = _opened(game, record, locale)
    for n, text in enumerate(record.actions[:count]):
        try:
            _play(race._course, _line(text, n, game), n, text)
        except (PileupError, MemoryError):
            raise
        except Exception as error:  # a set-up position may be one that the rules never reach
            raise RecordError(
                f"The rules can't go on here: {type(error).__name__}.", f"action {n} ({text[:60]})"
            ) from error
    known = _seed(record) if seed is None else seed
    race._resume(record, known if at is None else None, sequence)
    if at is None and record.places is not None and record.places != race.places:
        found = f"they are {race.places}" if race.over else "the race is not over"
        raise RecordError(f"The record ends with places {record.places}; replayed, {found}.", "places")
    return race


@contextmanager
def _naming(source: Source) -> Iterator[None]:
    """Has every error about a record in a file name the file."""
    try:
        yield
    except RecordError as error:
        path = str(source)
        if not isinstance(source, Path | str) or path.lstrip()[:1] in ("{", "[") or error.where.startswith(path):
            raise
        raise RecordError(error.what, f"{path}: {error.where}" if error.where else path, error.cure) from error


def play_line(race: Race, line: str) -> None:
    """Plays one line of a record ("0 card:…", "* die:3") on in a race whose chance is asked.

    Raises:
        IllegalAction: it is not legal now.
    """
    who, _, action = line.partition(" ")
    if who == "*":
        race.happen(action)
    else:
        race.choose(int(who), action)


def _opened(game: Game, record: Record, locale: str) -> Race:
    """The race at its start, chance asked."""
    try:
        if record.position is not None:
            return Race.set_up(game, record.position, chance="ask", seats=record.seats, locale=locale)
        return Race(game, chance="ask", seats=record.seats, locale=locale)
    except PileupError:
        raise
    except Exception as error:  # as with descriptions
        raise RecordError(f"The record's position can't be set up: {type(error).__name__}.", "position") from error


def _seed(record: Record) -> bytes | None:
    if record.seed is None:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError("The seed is no hexadecimal text.", "seed") from None
    return seed


def verify(record: Source) -> Verdict:
    """Proves that no roll was tampered with: the seed fits its commitment, and every chance event comes from it.

    Raises:
        RecordError: the record can't be replayed at all.
    """
    with _naming(record):
        return _verified(read_record(record))


def _verified(record: Record) -> Verdict:
    race = replay(record)
    reasons: list[str] = []
    places = race.places
    if record.chance == "dice":
        return Verdict(False, 0, places, ["Chance was entered by hand: there is nothing to prove."])
    if record.commitment is None:
        reasons.append("The record holds no commitment to a seed.")
    seed = _seed(record)
    if seed is None:
        reasons.append("The seed has not been revealed: that is done when the race is over.")
        return Verdict(False, 0, places, reasons)
    if record.commitment is not None and commitment(seed) != record.commitment:
        reasons.append("The seed does not fit the commitment of the start.")
    checked, faults = _check_chance(race, record, LiveChance(seed))
    reasons += faults
    if record.branched:
        reasons.append(f"{record.branched} lines were taken over from another race: the seed says nothing about them.")
    if places is None:
        reasons.append("The race is not over.")
    return Verdict(not reasons, checked, places, reasons)


def _check_chance(race: Race, record: Record, live: LiveChance) -> tuple[int, list[str]]:
    """Draws every chance event again; returns how many, and what differs."""
    game = race.game
    course = _opened(game, record, "en")._course
    faults: list[str] = []
    checked = 0
    for n, text in enumerate(record.actions):
        line = _line(text, n, game)
        if line.seat == CHANCE_SEAT and n >= record.branched:
            drawn = live.pick(course.chances, *course.target.outcomes(course.s))
            checked += 1
            if drawn != line.action:
                faults.append(f"Action {n}: the seed gives {game.kind.actions.text(drawn)}, the record has {text[2:]}.")
        course.apply(line)
    return checked, faults
