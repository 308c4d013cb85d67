"""The box: every board, card and car of Rush & Bash, ours or the owner's, read and checked as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pileup.engine.content import (
    ContentError,
    Document,
    Problem,
    content_hash,
    decode,
    json_schema,
    read_document,
    stop_on_errors,
    toml_files,
)
from pileup.errors import PileupError, UnknownName, closest
from pileup.games.rush_and_bash.board_plan import BoardPlan, check_plan, plan_board
from pileup.games.rush_and_bash.boards import Board, check_board
from pileup.games.rush_and_bash.cards import Cards, Ranking, check_cards, check_ranking
from pileup.games.rush_and_bash.cars import Cars, check_cars
from pileup.games.rush_and_bash.circuit_files import BoardEntry, BoardUse, CircuitFile, Circuits, NamedCircuit

__all__ = [
    "BOARD_IDS",
    "HOUSE",
    "SCHEMAS",
    "BoardEntry",
    "BoardUse",
    "CircuitFile",
    "Circuits",
    "Content",
    "NamedCircuit",
    "check_content",
    "export_content",
    "load_content",
    "read_board",
]

T = TypeVar("T")

HOUSE = Path(__file__).parent / "content"
"""The folder of the house content."""

BOARD_IDS = tuple(f"{number:02}{side}" for number in range(1, 13) for side in "AB")
"""The 24 board sides (RB-COMP-01)."""


SCHEMAS: dict[str, tuple[Any, str]] = {
    "board": (Board, "A board side of Rush & Bash"),
    "cards": (Cards, "The decks of Rush & Bash"),
    "ranking": (Ranking, "The ranking tracks of Rush & Bash"),
    "cars": (Cars, "The cars of Rush & Bash"),
    "circuits": (Circuits, "The named circuits of Rush & Bash"),
    "circuit": (CircuitFile, "A custom circuit of Rush & Bash"),
}


@dataclass(frozen=True)
class Content:
    """Everything in the box.

    Attributes:
        boards: the board sides by id, as 06B.
        cards, ranking, cars, circuits: the other files.
        house: whether everything is ours.
        warnings: what the checks remarked.
        documents: the files as read, for messages.
        plans: the spaces of each board side.
    """

    boards: dict[str, Board]
    cards: Cards
    ranking: Ranking
    cars: Cars
    circuits: dict[str, NamedCircuit]
    house: bool
    warnings: tuple[Problem, ...] = ()
    documents: dict[str, Document] = field(default_factory=dict, repr=False)
    plans: dict[str, BoardPlan] = field(default_factory=dict, repr=False)

    @property
    def hash(self) -> str:
        """A hash over all of it; equal content has equal hashes (see `pileup.engine.content.content_hash`)."""
        return content_hash(self.as_data())

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, to embed in a record."""
        data: dict[str, Any] = msgspec.to_builtins(
            {
                "boards": self.boards,
                "cards": self.cards,
                "ranking": self.ranking,
                "cars": self.cars,
                "circuits": list(self.circuits.values()),
            }
        )
        return data

    def circuit(self, name: str) -> NamedCircuit:
        """A circuit by its id, its number or its name.

        Raises:
            UnknownName: there is none; the error lists them all.
        """
        wanted = name.strip().casefold()
        for circuit in self.circuits.values():
            if wanted in (circuit.id, circuit.name.casefold(), str(circuit.number)):
                return circuit
        near = closest(wanted, list(self.circuits), 1)
        hint = f"Did you mean {near[0]!r}? " if near else ""
        raise UnknownName(f"There is no circuit {name!r}.", "circuit", f"{hint}Circuits: {', '.join(self.circuits)}.")


def read_board(document: Document) -> tuple[Board | None, BoardPlan | None, list[Problem]]:
    """A board side from its document: the board, its spaces, and everything wrong with it."""
    board, problems = decode(document, Board)
    if board is None:
        return None, None, problems
    problems += check_board(board, document)
    if problems:
        return board, None, problems
    plan = plan_board(board)
    return board, plan, check_plan(plan, document)


def load_content(source: Path | str | Mapping[str, Any] | None = None) -> Content:
    """The box: house content, replaced file by file by what `source` has.

    Args:
        source: a folder in the form of the house content: `cards.toml`, `ranking.toml`, `cars.toml`,
            `circuits.toml` and `boards/<id>.toml`, of which it may have any (folders `example`, `schema` and
            `circuits` in it are not read); or a mapping as `Content.as_data` gives it, of which it may have any part.

    Raises:
        ContentError: something in it can't be used; every problem of every file is listed.
    """
    if source is None:
        return _load_house()
    if isinstance(source, Mapping):
        return _load(*_of_data(source), "the given content")
    folder = Path(source)

    def own(name: str) -> Document | None:
        return read_document(folder / name) if (folder / name).exists() else None

    return _load(own, _check_folder(folder), str(folder))


def check_content(folder: Path | str) -> list[Problem]:
    """Everything wrong or doubtful in an owner's folder, without raising."""
    try:
        return list(load_content(folder).warnings)
    except ContentError as error:
        return list(error.problems)


@cache
def _load_house() -> Content:
    return _load(lambda _name: None, [], "the house content")


@cache
def _house_document(name: str) -> Document:
    return read_document(HOUSE / name, name)


@cache
def _house_board(id_: str) -> tuple[Board | None, BoardPlan | None, list[Problem]]:
    return read_board(_house_document(f"boards/{id_}.toml"))


Files = Callable[[str], Document | None]
"""An owner's file by its name, as boards/06A.toml, or None where the house's is used."""


def _load(own: Files, problems: list[Problem], subject: str) -> Content:
    documents: dict[str, Document] = {}

    def file(name: str) -> Document | None:
        try:
            documents[name] = own(name) or _house_document(name)
        except ContentError as error:
            problems.extend(error.problems)
            return None
        return documents[name]

    def part(name: str, type_: type[T], check: Callable[[T, Document], list[Problem]]) -> T | None:
        document = file(name)
        if document is None:
            return None
        value, found = decode(document, type_)
        problems.extend(found if value is None else check(value, document))
        return value

    cards = part("cards.toml", Cards, check_cards)
    ranking = part("ranking.toml", Ranking, check_ranking)
    cars = part("cars.toml", Cars, check_cars)
    circuits = part("circuits.toml", Circuits, lambda _value, _document: [])
    boards: dict[str, Board] = {}
    plans: dict[str, BoardPlan] = {}
    for id_ in BOARD_IDS:
        house_name = f"boards/{id_}.toml"
        document = file(house_name)
        if document is None:
            continue
        ours = document is _house_document(house_name)
        board, plan, found = _house_board(id_) if ours else read_board(document)
        problems += found
        if board is not None and board.board != id_:
            cure = f'Write board = "{id_}", or rename the file.'
            problems.append(document.problem(("board",), f"the file of {id_} describes board {board.board}", cure))
        elif board is not None:
            boards[id_] = board
            if plan is not None:
                plans[id_] = plan
    problems += _check_partners(boards, plans, documents)
    if circuits is not None and len(plans) == len(BOARD_IDS):
        problems += _check_circuits(circuits, boards, documents, plans)
    warnings = stop_on_errors(problems, subject)
    assert cards is not None and ranking is not None and cars is not None and circuits is not None
    flags = [cards.house, ranking.house, cars.house, circuits.house, *(board.house for board in boards.values())]
    named = {circuit.id: circuit for circuit in circuits.circuits}
    return Content(boards, cards, ranking, cars, named, all(flags), warnings, documents, plans)


def _of_data(data: Mapping[str, Any]) -> tuple[Files, list[Problem]]:
    """The files of an embedded box, and what in it is no file."""
    problems: list[Problem] = []
    documents: dict[str, Document] = {}

    def add(name: str, label: str, value: Any) -> None:
        if isinstance(value, Mapping):
            documents[name] = Document(label, dict(value))
        else:
            problems.append(Problem("error", label, None, "this is no table", "Write it as the file of this name."))

    for key, value in data.items():
        if key == "circuits" and not isinstance(value, Mapping):
            add("circuits.toml", "content: circuits", {"circuits": value})
        elif key in ("cards", "ranking", "cars", "circuits"):
            add(f"{key}.toml", f"content: {key}", value)
        elif key == "boards" and isinstance(value, Mapping):
            for id_, board in value.items():
                if id_ in BOARD_IDS:
                    add(f"boards/{id_}.toml", f"content: boards.{id_}", board)
                else:
                    cure = "Boards are 01A, 01B, … 12B."
                    problems.append(Problem("error", "content: boards", None, f"there is no board {id_!r}", cure))
        else:
            cure = "It has boards, cards, ranking, cars, circuits."
            problems.append(Problem("error", "content", None, f"content has no {key!r} of this form", cure))
    return documents.get, problems


def _check_folder(folder: Path) -> list[Problem]:
    """Files in an owner's folder that nothing reads: most often a slip in a name."""
    if not folder.is_dir():
        what = "this is a file, not a folder" if folder.exists() else "there is no such folder"
        return [Problem("error", str(folder), None, what, "Name the folder that holds your content files.")]
    known = ["cards.toml", "ranking.toml", "cars.toml", "circuits.toml", *(f"boards/{id_}.toml" for id_ in BOARD_IDS)]
    problems = []
    for path in toml_files(folder):
        name = path.relative_to(folder).as_posix()
        if name not in known and name.split("/")[0] not in ("example", "schema", "circuits"):
            near = closest(name, known, 1)
            hint = (
                f"Did you mean {near[0]}?" if near else "Content files are cards, ranking, cars, circuits, boards/01A …"
            )
            problems.append(Problem("warning", str(path), None, "nothing reads this file", hint))
    return problems


def _check_partners(
    boards: dict[str, Board], plans: dict[str, BoardPlan], documents: dict[str, Document]
) -> list[Problem]:
    """Names of spaces and paw points on the partner board exist there (RB-HOUSE-07)."""
    problems = []
    for id_, plan in plans.items():
        board, document = plan.board, documents[f"boards/{id_}.toml"]
        references: list[tuple[tuple[str | int, ...], str]] = []
        for i, extra in enumerate(board.extra):
            references += [(("extra", i), name) for name in (extra.next, extra.prev, *extra.adjacent) if name]
        references += [(("next", key), name) for key, name in board.next.items()]
        references += [(("prev", key), name) for key, name in board.prev.items()]
        for pointer, name in references:
            other, _, place = name.partition(":")
            if place and other in plans and place not in plans[other].spaces:
                problems.append(document.problem(pointer, f"board {other} has no space {place!r}", "Name one it has."))
        points = {paw.name for paw in board.paws}
        for i, paw in enumerate(board.paws):
            for j, name in enumerate(paw.to):
                other, _, place = name.partition(":") if ":" in name else (id_, "", name)
                there = points if other == id_ else {p.name for p in boards[other].paws} if other in boards else set()
                if place not in there:
                    what = f"there is no paw point {name!r}"
                    problems.append(document.problem(("paws", i, "to", j), what, "Name a point of the two boards."))
        if board.partner is not None and board.partner in boards and boards[board.partner].partner != id_:
            what = f"board {board.partner} does not name {id_} as its partner"
            problems.append(document.problem(("partner",), what, "Partners name each other."))
    return problems


def _check_circuits(
    circuits: Circuits, boards: dict[str, Board], documents: dict[str, Document], plans: dict[str, BoardPlan]
) -> list[Problem]:
    """Each named circuit passes the rules for circuits (RB-HOUSE-07, RB-CUST-01)."""
    from pileup.games.rush_and_bash.circuit import circuit_problems

    problems = []
    document = documents["circuits.toml"]
    seen: set[str] = set()
    for i, circuit in enumerate(circuits.circuits):
        if circuit.id in seen:
            cure = "Give it an id of its own."
            problems.append(document.problem(("circuits", i, "id"), f"there are two circuits {circuit.id!r}", cure))
        seen.add(circuit.id)
        found = circuit_problems(boards, circuit.boards, document, ("circuits", i), plans)
        problems += [p for p in found if not (circuit.rulebook and p.severity == "warning")]
    return problems


def export_content(folder: Path | str) -> list[Path]:
    """Write the house content, its examples and the JSON Schemas into a new or empty folder, as a starting point.

    Raises:
        PileupError: the folder holds something already, or can't be written.
    """
    target = Path(folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise PileupError("There is something already.", str(target), "Name a new or an empty folder.")
    written = []
    try:
        for source in sorted(HOUSE.rglob("*.toml")):
            path = target / source.relative_to(HOUSE)
            path.parent.mkdir(parents=True, exist_ok=True)
            kind = source.stem if source.stem in SCHEMAS else "board"
            line = f"#:schema {'../' * (len(path.relative_to(target).parts) - 1)}schema/{kind}.json\n"
            path.write_text(line + source.read_text(encoding="utf-8"), encoding="utf-8")
            written.append(path)
        for name, (type_, title) in SCHEMAS.items():
            path = target / "schema" / f"{name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(json_schema(type_, title), indent=2) + "\n", encoding="utf-8")
            written.append(path)
    except OSError as error:
        raise PileupError(f"The folder can't be written: {error.strerror}.", str(target), "Choose another.") from None
    return written
