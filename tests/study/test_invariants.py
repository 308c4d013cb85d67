"""The benchmark of invariants: races that are sound pass, and a planted fault of every kind is found and named."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from pileup.engine.make import make
from pileup.engine.target_cpu import CpuTarget
from pileup.engine.target_python import Status
from pileup.games.bayou_bash import state as st

COUNT, BROKEN = 200, 77  # races; the one that is tampered with


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    """The script, which is no part of the package."""
    path = Path(__file__).parents[2] / "benchmarks" / "invariants.py"
    spec = importlib.util.spec_from_file_location("invariants", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Plant = Callable[[Any], int]  # breaks one race among many ends, and says which


def add(name: str, at: tuple[int, ...], by: int) -> Plant:
    """Adds to one number of a race."""

    def plant(s: Any) -> int:
        s[name][(BROKEN, *at)] += by
        return BROKEN

    return plant


def put(name: str, at: tuple[Any, ...], value: int) -> Plant:
    """Sets numbers of a race."""

    def plant(s: Any) -> int:
        s[name][(BROKEN, *at)] = value
        return BROKEN

    return plant


def lose(pile: str, at: tuple[int, ...] = ()) -> Plant:
    """Takes a card out of a pile, a mask, of the first race that has one there."""

    def plant(s: Any) -> int:
        k = int(np.flatnonzero(s[pile][(slice(None), *at)])[0])
        here = int(s[pile][(k, *at)])
        s[pile][(k, *at)] = here & (here - 1)
        return k

    return plant


def double(one: str, other: str) -> Plant:
    """Puts the cards of one pile into another one, too, in the first race that has some there."""

    def plant(s: Any) -> int:
        k = int(np.flatnonzero(s[one])[0])
        s[other][k] |= s[one][k]
        return k

    return plant


def lose_barrel(s: Any) -> int:
    """A Barrel on the Track is noted no more."""
    k, at = (int(found[0]) for found in np.nonzero(s["barrel_at"] >= 0))
    s["barrel_at"][k, at] = -1
    return k


def ghost(s: Any) -> int:
    """A space is noted as taken by a Racer who is not there."""
    s["on"][BROKEN, 0] ^= st.ON_RACER
    return BROKEN


# What is planted into the end of one race, and the law that must be named.
FAULTS: list[tuple[str, Plant, str]] = [
    ("rush-and-bash", add("deck", (1,), 20), "card "),
    ("rush-and-bash", add("rocks", (), -1), "14 Rocks"),
    ("rush-and-bash", add("bombs", (), 1), "9 Bombs"),
    ("rush-and-bash", add("boosts", (), 1), "8 Boosts"),
    ("rush-and-bash", put("ranking", (0,), 5), "ranking"),
    ("rush-and-bash", put("hearts", (0,), 0), "hearts"),
    ("rush-and-bash", put("stars", (1,), 4), "stars"),
    ("rush-and-bash", put("at", (slice(None),), 20), "a winner"),
    ("bayou-bash", lose("deck"), "Jockey cards"),
    ("bayou-bash", double("deck", "discard"), "Jockey cards"),
    ("bayou-bash", lose("event_deck"), "Event cards"),
    ("bayou-bash", add("carrot_supply", (), 1), "12 carrot tokens"),
    ("bayou-bash", add("staggers", (0,), -4), "12 stagger tokens"),
    ("bayou-bash", add("fans", (0,), 1), "Fans counted"),
    ("bayou-bash", lose_barrel, "Barrels on spaces"),
    ("bayou-bash", ghost, "Racers on spaces"),
    ("racekart-riot", add("deck", (0,), -1), "supply card 0"),
    ("racekart-riot", add("deck_left", (), 1), "deck counted"),
    ("racekart-riot", add("bin", (2,), 1), "item "),
    ("racekart-riot", add("reserve", (), -1), "item banana"),
    ("racekart-riot", lose("discard", (0,)), "movement cards"),
    ("racekart-riot", add("coins", (1,), 1), "coins"),
    ("racekart-riot", add("coins_on", (7,), -1), "coins"),
]


@pytest.mark.parametrize("name", ["rush-and-bash", "bayou-bash", "racekart-riot"])
def test_every_way_to_race_is_sound(bench: ModuleType, name: str) -> None:
    for way in bench.WAYS[name]:
        assert bench.batch(make(name, **way), 0, 100) == [], way


@pytest.mark.parametrize(("name", "plant", "law"), FAULTS)
def test_a_planted_fault_is_found(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str, plant: Plant, law: str
) -> None:
    real, broken = CpuTarget.play, []

    def play(self: CpuTarget, *arguments: Any) -> Any:
        states, counts, places = real(self, *arguments)
        broken.append(plant(states))
        return states, counts, places

    monkeypatch.setattr(CpuTarget, "play", play)
    found = bench.batch(make(name, seats=2), 0, COUNT)
    (race,) = broken
    assert any(text.startswith(f"race {race}: {law}") for text in found), found
    assert all(text.startswith(f"race {race}: ") for text in found)  # and nobody else is blamed


def test_a_race_without_a_proper_end_is_found(bench: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    real = CpuTarget.play

    def play(self: CpuTarget, *arguments: Any) -> Any:
        states, counts, places = real(self, *arguments)
        counts[BROKEN, 3] = Status.DECISION
        places[BROKEN + 1, :2] = 2
        places[BROKEN + 2, :2] = 1, 3
        return states, counts, places

    monkeypatch.setattr(CpuTarget, "play", play)
    assert bench.batch(make("rush-and-bash", seats=2), 0, COUNT) == [
        f"race {BROKEN}: the race is over",
        f"race {BROKEN + 1}: somebody is first",
        f"race {BROKEN + 2}: places",
    ]


def test_the_middle_of_races_is_looked_at(bench: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    real = CpuTarget.random_steps

    def random_steps(self: CpuTarget, states: Any, *arguments: Any) -> None:
        real(self, states, *arguments)
        states["coins"][:, 0] += 1

    monkeypatch.setattr(CpuTarget, "random_steps", random_steps)
    assert bench.batch(make("racekart-riot", seats=2), 0, COUNT) == ["in the middle, batch from 0: coins"]


def test_the_script_ends_with_1_and_keeps_what_it_found(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "BATCH", 100)
    monkeypatch.setattr(bench, "WAYS", {"rush-and-bash": [{"seats": 2}]})
    journal = tmp_path / "journal.jsonl"
    argv = ["invariants.py", "rush-and-bash", "--races", "200", "--workers", "1", "--journal", str(journal)]
    monkeypatch.setattr("sys.argv", argv)
    assert bench.main() == 0 and "200 races, 0 broken laws" in capsys.readouterr().out
    rows = [json.loads(line) for line in journal.read_text().splitlines()]
    assert [(row["first"], row["wrong"]) for row in rows] == [(0, []), (100, [])]
    rows[1]["wrong"] = ["race 123: 14 Rocks"]
    journal.write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert bench.main() == 1 and "race 123: 14 Rocks" in capsys.readouterr().out  # kept, and not raced again
