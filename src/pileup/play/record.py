"""The record of a race: a small JSON document that holds everything needed to play it again (docs/records.md)."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from pileup.errors import RecordError

__all__ = ["FORMAT", "VERSION", "Record", "Sitter", "read_record", "record_of", "record_text", "write_record"]

FORMAT = "pileup-record"
VERSION = 1
MAX_BYTES = 16 * 1024 * 1024
MAX_LINES = 1_000_000


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat.

    Attributes:
        name: as written in words; "": the racer's name serves.
        kind: a person, a bot, or the rulebook's own bot.
        bot: which bot.
    """

    name: str = ""
    kind: Literal["person", "bot", "rulebook"] = "person"
    bot: str = ""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A race, whole.

    Attributes:
        game: the description that `make` takes, content included where it is not the house's.
        rules_version: of the game's rules; content_hash: of all content that the race depends on.
        actions: one line each: "0 card:…" (seat and action), "* die:3" (an outcome of chance).
        seats: who sat there.
        chance: "seed": from the committed seed; "dice": entered by hand.
        commitment: the seed's hash, published at the start; seed: in hex, once revealed.
        branched: how many lines were taken over from another race (the seed says nothing about those).
        position: where the race began, if it was set up.
        places: the result, once over.
        software: what wrote it.
    """

    game: dict[str, Any]
    rules_version: int
    content_hash: str
    actions: list[str]
    seats: list[Sitter] = []
    chance: Literal["seed", "dice"] = "seed"
    commitment: str | None = None
    seed: str | None = None
    branched: int = 0
    position: dict[str, Any] | None = None
    places: list[int] | None = None
    software: str = ""
    format: str = FORMAT
    version: int = VERSION


_ORDER = (
    "format",
    "version",
    "software",
    "game",
    "rules_version",
    "content_hash",
    "seats",
    "chance",
    "commitment",
    "seed",
)


def record_of(record: Record) -> dict[str, Any]:
    """A record as JSON-able data, in the order people read it; what is unknown is left out."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    names = [*_ORDER, *(name for name in data if name not in (*_ORDER, "actions")), "actions"]
    return {name: data[name] for name in names if data[name] is not None and (name != "branched" or data[name])}


def record_text(record: Mapping[str, Any]) -> str:
    """A record as JSON text with one action a line, so that it can be read, compared and mended."""
    parts = []
    for name, value in record.items():
        if name == "actions":
            lines = ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in value)
            parts.append(f'  "actions": [\n{lines}\n  ]' if value else '  "actions": []')
        else:
            parts.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write_record(record: Mapping[str, Any], path: str | Path) -> None:
    """Writes a record whole or not at all.

    Raises:
        RecordError: the file can't be written.
    """
    import tempfile

    path = Path(path)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(record_text(record))
                file.flush()
                os.fsync(file.fileno())
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)  # as any other new file; a temporary one is for its owner alone
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise RecordError(f"The record can't be written: {error.strerror}.", str(path)) from None


def read_record(source: Record | Mapping[str, Any] | str | bytes | Path) -> Record:
    """A record from what a person gives: the data, JSON text, or a path.

    Raises:
        RecordError: it is none; tells the field, and the line of a file.
    """
    if isinstance(source, Record):
        return source
    if isinstance(source, Mapping):
        return _checked(dict(source), "record")
    if isinstance(source, bytes) or (isinstance(source, str) and source.lstrip()[:1] in ("{", "[")):
        return _checked(
            _parsed(source if isinstance(source, bytes) else source.encode(errors="replace"), "record"), "record"
        )
    if not isinstance(source, str | Path):
        raise RecordError(
            f"A record can't be a {type(source).__name__}.", "record", "Give a path, JSON text or its data."
        )
    where = str(source)
    try:
        with open(source, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise RecordError(f"The record can't be read: {reason}.", where) from None
    return _checked(_parsed(data, where), where)


def _parsed(data: bytes, where: str) -> Any:
    if len(data) > MAX_BYTES:
        raise RecordError(f"The record is larger than {MAX_BYTES // 1024 // 1024} MiB.", where)
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise RecordError(f"This is no JSON{_place(data, str(error))}: {error}.", where, "Is the file whole?") from None
    except (UnicodeDecodeError, ValueError) as error:
        raise RecordError(f"This is no JSON: {error}.", where) from None
    except RecursionError:
        raise RecordError("The record is nested too deeply.", where) from None


def _place(data: bytes, message: str) -> str:
    """The line of a syntax error, from the byte that the message names."""
    _, found, rest = message.partition("byte ")
    digits = rest.rstrip(")")
    if not found or not digits.isdigit():
        return f" (line {data.count(10) + 1}, where it ends)"
    return f" (line {data.count(10, 0, int(digits)) + 1})"


def _checked(data: Any, where: str) -> Record:
    """A record with its fields checked, so that what follows may rely on their types."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        tail = f' Its format is "{str(found)[:40]}".' if found is not None else ""
        raise RecordError(f"This is no record of a race.{tail}", where, f'A record has "format": "{FORMAT}".')
    version = data.get("version")
    if version != VERSION or isinstance(version, bool):
        raise RecordError(
            f"The record has format version {version!r:.20}; this Pileup reads version {VERSION}.",
            f"{where}: version",
            "Use the Pileup that wrote it." if isinstance(version, int) else "",
        )
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".")
        raise RecordError(f"{what}.", f"{where}: {field}" if field else where) from None
    except RecursionError:
        raise RecordError("The record is nested too deeply.", where) from None
    if len(record.actions) > MAX_LINES:
        raise RecordError(
            f"The record has {len(record.actions)} actions; at most {MAX_LINES} are read.", f"{where}: actions"
        )
    if record.commitment is not None and not re.fullmatch("[0-9a-f]{64}", record.commitment):
        raise RecordError(
            "That is no commitment to a seed.", f"{where}: commitment", "It is a SHA-256: 64 hex digits, small letters."
        )
    if not 0 <= record.branched <= len(record.actions):
        raise RecordError("More lines were taken over than there are.", f"{where}: branched")
    return record
