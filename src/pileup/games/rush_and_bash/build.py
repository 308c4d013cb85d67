"""From options to a race that is ready to start."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pileup.engine import Build, Choice, OptionSpec
from pileup.engine.content import content_hash
from pileup.engine.verbs import begin
from pileup.errors import PileupError, UnknownName
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash import static
from pileup.games.rush_and_bash.box import HOUSE, Content, load_content
from pileup.games.rush_and_bash.cars import COLOURS
from pileup.games.rush_and_bash.circuit import Circuit, build_circuit
from pileup.games.rush_and_bash.state import Kind, State, Static

__all__ = ["BOMBS", "BOOSTS", "FIRST_RUSH", "OPTIONS", "ROCKS", "Extra", "build"]

ROCKS, BOMBS, BOOSTS = 14, 9, 8  # RB-COMP-02
FIRST_RUSH = (0, 0, 1, 1, 2, 2)  # Rush cards in the first hand, by grid place (RB-SETUP-05)
FULL_RACE = 6


@dataclass(frozen=True)
class Extra:
    """What words and pictures need of a race.

    Attributes:
        circuit: the circuit.
        colours: the car of each seat.
        cards: names of the card faces by their number in positions, as "sprint-bomb-2".
        space_of: index of each space by its name.
        paws: the circuit's paw points as `paw:n` numbers them.
    """

    circuit: Circuit
    colours: tuple[str, ...]
    cards: dict[int, str]
    space_of: dict[str, int]
    paws: tuple[int, ...]
    content: Content


@cache
def _house_circuits() -> tuple[Choice, ...]:
    listed = tomllib.loads((HOUSE / "circuits.toml").read_text(encoding="utf-8"))["circuits"]
    return tuple(Choice(circuit["id"], circuit["name"]) for circuit in listed)


OPTIONS = (
    OptionSpec(
        "circuit",
        "track",
        "first-game",
        "The circuit: a name, a list of boards, a TOML file or a mapping of the same form.",
        choices=_house_circuits(),
    ),
    OptionSpec("simplified", "flag", False, "Without star powers; a Star effect adds two spaces."),
    OptionSpec("boosts", "flag", False, "Boost tiles lie at the junctions."),
    OptionSpec(
        "bots",
        "int",
        0,
        "How many of the last seats are the rulebook's Bots: cars without a driver, moved by turned-up cards.",
        high=5,
        title="Rulebook Bots",
    ),
    OptionSpec(
        "lifeless",
        "flag",
        False,
        "The rulebook's Bots have no heart and roll when they are damaged.",
        title="Lifeless rulebook Bots",
    ),
    OptionSpec(
        "first_seat",
        "choice",
        "random",
        "Who starts from the first place of the grid; the others follow in seat order.",
        choices=(Choice("random", "drawn at random"), *(Choice(str(k), f"seat {k + 1}") for k in range(6))),
    ),
    OptionSpec(
        "cars",
        "names",
        None,
        "The colour of each seat's car.",
        choices=tuple(Choice(colour, colour) for colour in COLOURS),
    ),
    OptionSpec("content", "folder", None, "A folder with your own cards, cars, boards and circuits."),
)


def build(seats: int, options: dict[str, Any]) -> Build:
    """Prepares a race of `seats` competitors; raises PileupError or ContentError with everything that is wrong."""
    content, embedded = _content(options.get("content"))
    source = options.get("circuit") or "first-game"
    circuit = build_circuit(content, source)
    colours = _colours(options.get("cars"), seats)
    bots = int(options.get("bots", 0))
    if bots >= seats:
        raise PileupError(f"{bots} of {seats} seats can't be Bots.", "option bots", "At least one seat must be human.")
    humans = seats - bots
    first = str(options.get("first_seat", "random"))
    if first != "random" and int(first) >= humans:
        raise PileupError(f"Seat {first} can't start first.", "option first_seat", f"Humans sit on 0 to {humans - 1}.")
    flags = {name: bool(options.get(name, False)) for name in ("simplified", "boosts", "lifeless")}

    t = Static.new()
    t.seats, t.humans = seats, humans
    t.first_seat = st.NOBODY if first == "random" else int(first)
    t.simplified, t.with_boosts, t.lifeless = (int(flags[name]) for name in ("simplified", "boosts", "lifeless"))
    t.full_heart = content.cars.life
    static.fill_cards(t, content.cards)
    for place, deck in enumerate(content.ranking.decks(seats)):
        t.deck_of_place[place] = st.SPRINT if deck == "sprint" else st.RUSH
    t.first_rush[:] = FIRST_RUSH
    static.fill_powers(t, [content.cars.of(colour) for colour in colours])
    static.fill_circuit(t, circuit, seats)

    used = {"circuit": circuit.hash, "cards": content.cards, "ranking": content.ranking, "cars": content.cars}
    normal = {
        "circuit": circuit.id or circuit.definition,
        **flags,
        "bots": bots,
        "first_seat": first,
        "cars": list(colours),
    }
    extra = Extra(
        circuit,
        colours,
        static.card_names(t),
        {space.name: space.index for space in circuit.spaces},
        tuple(static.paw_order(circuit)),
        content,
    )
    warnings = tuple(problem.text for problem in (*content.warnings, *circuit.warnings))
    return Build(t, _start(t), normal, content_hash(used), embedded, extra, warnings)


def _start(t: Any) -> Any:
    """The position before set-up: everything in the supplies, a Rock at each junction (RB-SETUP-02, -03, -08)."""
    s = State.new()
    s.active = st.NOBODY
    for car in range(st.MAX_CARS):
        s.at[car] = st.NOWHERE
    for car in range(t.seats):
        s.hearts[car] = t.full_heart
        s.ranking[car] = car
    s.deck[:] = t.total
    s.rocks, s.bombs, s.boosts = ROCKS - t.n_boards, BOMBS, BOOSTS
    s.junction_rocks = (1 << t.n_boards) - 1
    begin(s, Kind.ROUND)
    begin(s, Kind.SET_UP)
    return s


def _colours(given: Any, seats: int) -> tuple[str, ...]:
    """A car for each seat: the chosen ones, then those left in the usual order (RB-SETUP-02)."""
    names = given.replace(";", " ").replace("+", " ").split() if isinstance(given, str) else given or []
    if not isinstance(names, list | tuple) or any(not isinstance(name, str | None) for name in names):
        raise PileupError("The cars are no list of colours.", "option cars", f"Colours: {', '.join(COLOURS)}.")
    if len(names) > seats:
        raise PileupError(f"{len(names)} cars for {seats} seats.", "option cars", "Give at most one each.")
    chosen = [name for name in names if name]
    for name in chosen:
        if name not in COLOURS:
            raise UnknownName(f"There is no car {name!r}.", "option cars", f"Colours: {', '.join(COLOURS)}.")
        if chosen.count(name) > 1:
            raise PileupError(f"Two seats can't both drive the {name} car.", "option cars", "One car each.")
    rest = iter(colour for colour in COLOURS if colour not in chosen)
    return tuple((names[seat] if seat < len(names) and names[seat] else None) or next(rest) for seat in range(seats))


def _content(given: Any) -> tuple[Content, dict[str, Any] | None]:
    """The box to play with, and its data where it is not the house's."""
    if given is None:
        return load_content(), None
    if not isinstance(given, str | Path | Mapping):
        raise PileupError("The content is neither a folder nor a mapping.", "option content")
    content = load_content(given)
    return content, content.as_data() if content.hash != load_content().hash else None
