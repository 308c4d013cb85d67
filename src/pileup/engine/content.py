"""Content files: TOML read into msgspec structs, with everything wrong named at once, by file, line and cure.

Cards, boards and circuits are data. A file (or an equal mapping) is read into a `Document`, which remembers where each
key stands; `decode` checks it against a struct; the game adds its own findings with `Document.problem`; and
`stop_on_errors` raises one `ContentError` that lists them all. Warnings never stop anything.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
import tomllib
from collections.abc import Iterable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from pileup.engine.content_shape import LARGEST, misfits
from pileup.engine.toml_lines import Pointer, key_lines
from pileup.errors import PileupError

__all__ = [
    "ContentError",
    "Document",
    "Number",
    "Pointer",
    "Problem",
    "as_fraction",
    "canonical_json",
    "content_hash",
    "decode",
    "json_schema",
    "read_document",
    "read_text",
    "stop_on_errors",
    "toml_files",
]

T = TypeVar("T")

Number = int | float | str
"""How exact numbers are written in content: 0.3, 1 or "1/3"."""

MOST_BYTES = 1_000_000
DEEPEST = 50
MOST_DOTS = 200
TOO_DEEP = "lists or tables lie too deep in each other"


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong (or doubtful) in content.

    Attributes:
        severity: "error" stops; "warning" only speaks.
        where: the file, and the key in it, as `boards/06A.toml: rocks."1.3"`.
        line: the line in the file, from 1; None where the content is no file.
        what: what is wrong, in words.
        cure: what to do about it.
    """

    severity: Literal["error", "warning"]
    where: str
    line: int | None
    what: str
    cure: str

    @property
    def text(self) -> str:
        """Place, what is wrong and cure in one line, without the severity."""
        file, _, key = self.where.partition(": ")
        place = f"{file}, line {self.line}" if self.line is not None else file
        place = f"{place}: {key}" if key else place
        return f"{place}: {self.what}. {self.cure}".rstrip()

    def __str__(self) -> str:
        return f"{self.severity}: {self.text}"


def toml_files(folder: Path) -> list[Path]:
    """The TOML files of a content folder and of the folders right in it, in order.

    No deeper: a folder named by mistake may be a whole disk. What can't be read is left out.
    """
    return sorted(path for pattern in ("*.toml", "*/*.toml") for path in folder.glob(pattern))


class ContentError(PileupError):
    """Content that can't be used.

    Attributes:
        problems: every problem found, warnings included, in the order of the files.
    """

    def __init__(self, problems: Iterable[Problem], subject: str = "the content") -> None:
        self.problems = tuple(problems)
        errors = sum(problem.severity == "error" for problem in self.problems)
        count = "1 error" if errors == 1 else f"{errors} errors"
        listed = "".join(f"\n  - {problem}" for problem in self.problems)
        super().__init__(f"{count} in {subject}:{listed}")


class Document(msgspec.Struct, frozen=True):
    """Content as read: plain data, with the place of each key.

    Attributes:
        label: how messages name it, as `boards/06A.toml`.
        data: plain tables, lists, texts and numbers.
        lines: the line of each key; empty for content that is no file.
    """

    label: str
    data: dict[str, Any]
    lines: dict[Pointer, int] = {}

    def problem(
        self, pointer: Pointer, what: str, cure: str, severity: Literal["error", "warning"] = "error"
    ) -> Problem:
        """A problem at `pointer`; the line is that of the nearest enclosing key that is in the file."""
        line = None
        for end in range(len(pointer), 0, -1):
            if pointer[:end] in self.lines:
                line = self.lines[pointer[:end]]
                break
        if line is None and self.lines:
            line = 1
        key = pointer_text(pointer)
        return Problem(severity, f"{self.label}: {key}" if key else self.label, line, what, cure)


def pointer_text(pointer: Pointer) -> str:
    """A pointer as a person would write it: `boards[2].turn`."""
    text = ""
    for key in pointer:
        if isinstance(key, int):
            text += f"[{key}]"
        else:
            word = key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)
            text += f".{word}" if text else word
    return text


def read_document(source: Path | str | Mapping[str, Any], label: str | None = None) -> Document:
    """Read a TOML file, or take a mapping as if it were one.

    Args:
        source: the path of a TOML file, or a mapping of the same form.
        label: how messages name it; by default the path, or "given content".

    Raises:
        ContentError: the file can't be read, or is not TOML.
    """
    if isinstance(source, Mapping):
        return Document(label or "given content", {str(key): value for key, value in source.items()})
    path = Path(source)
    name = label or str(source)

    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)  # so much is too much already
    except FileNotFoundError:
        raise _unread(name, "there is no such file", "Check the name.") from None
    except IsADirectoryError:
        raise _unread(name, "this is a folder, not a file", "Name the TOML file itself.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise _unread(name, f"the file can't be read ({reason})", "Check its name and who may read it.") from None
    return read_text(raw, name)


def read_text(raw: bytes, name: str) -> Document:
    """Read TOML that is at hand as bytes; `name` is how messages name it.

    Raises:
        ContentError: it is too large, or not TOML.
    """
    if len(raw) > MOST_BYTES:
        raise _unread(name, "the file is larger than 1 MB", "Content files are small; is it the right one?")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _unread(name, "the file is not UTF-8 text", "Save it with the encoding UTF-8.", line) from None
    # The reader's work grows with the square of the length of a dotted key.
    for number, row in enumerate(text.split("\n"), 1):
        if row.count(".") > MOST_DOTS:
            raise _unread(name, f"this line has more than {MOST_DOTS} dots", "Write it plainer.", number)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        found = re.search(r"\(at line (\d+), column (\d+)\)", message)
        at_line = int(found[1]) if found else text.count("\n") + 1
        spoken = re.sub(r"\s*\(at [^)]*\)", "", message)
        column = f", column {found[2]}" if found else ""
        what = f"this is not TOML{column}: {spoken}"
        raise _unread(name, what, "See toml.io for how it is written.", at_line) from None
    except (ValueError, RecursionError) as error:
        deep = isinstance(error, RecursionError)
        what = TOO_DEEP if deep else "a number in it is far too large"
        raise _unread(name, what, "Write it plainer.") from None
    if _is_deep(data):  # dotted keys nest without the reader's help
        raise _unread(name, TOO_DEEP, "Write it plainer.")
    return Document(name, data, key_lines(text.replace("\r\n", "\n")))


def _unread(name: str, what: str, cure: str, line: int | None = None) -> ContentError:
    return ContentError([Problem("error", name, line, what, cure)], name)


def _is_deep(data: dict[str, Any]) -> bool:
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
        level = [one for one in level if isinstance(one, dict | list)]
        if not level:
            return False
    return True


def decode(document: Document, type_: type[T], pointer: Pointer = ()) -> tuple[T | None, list[Problem]]:
    """The document (or the part at `pointer`) as a struct, or None and everything that does not fit."""
    value: Any = document.data
    for key in pointer:
        value = value[key]
    reason = "a number in it is no plain number"
    if not _has_odd_number(value):
        try:
            return msgspec.convert(value, type_), []
        except msgspec.ValidationError as error:
            reason = str(error)
    # Only now, when something is wrong, look for all of it.
    found = misfits(value, type_) or [((), reason, "See the schema.")]
    return None, [document.problem((*pointer, *where), what, cure) for where, what, cure in found]


def _has_odd_number(value: Any) -> bool:
    """Whether a number that JSON can't carry exactly is somewhere in plain data."""
    if isinstance(value, dict):
        return any(_has_odd_number(item) for item in value.values())
    if isinstance(value, list):
        return any(_has_odd_number(item) for item in value)
    if isinstance(value, float):
        return not math.isfinite(value) or abs(value) > LARGEST
    return isinstance(value, int) and abs(value) > LARGEST


def stop_on_errors(problems: Iterable[Problem], subject: str = "the content") -> tuple[Problem, ...]:
    """Raise `ContentError` with all of `problems` when one is an error; else give back the warnings."""
    listed = tuple(problems)
    if any(problem.severity == "error" for problem in listed):
        raise ContentError(listed, subject)
    return listed


def as_fraction(number: Number | Fraction) -> Fraction:
    """An exact number: 0.3 means three tenths, "1/3" one third.

    Raises:
        ValueError: the text is no number, or the number is not finite.
    """
    if isinstance(number, Fraction):
        return number
    try:
        return Fraction(str(number))
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"{number!r} is no number such as 0.3 or 1/3") from None


def json_schema(type_: Any, title: str = "") -> dict[str, Any]:
    """The JSON Schema (2020-12) of a content struct, for editors and other programs."""
    schema = msgspec.json.schema(type_)
    head: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    if title:
        head["title"] = title
    return head | schema


def canonical_json(value: Any) -> bytes:
    """One text for equal content: keys sorted, no blanks, exact fractions as texts."""
    plain = msgspec.to_builtins(value, enc_hook=_plain)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def content_hash(value: Any) -> str:
    """SHA-256 over the canonical JSON of a content struct or plain value, as 64 hex digits."""
    return hashlib.sha256(canonical_json(value)).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} is no content")
