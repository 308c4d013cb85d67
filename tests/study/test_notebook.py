"""The example notebook runs cell by cell, and what its cells show is well-formed and says what it must."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from pileup.engine.game import games
from pileup.engine.make import make
from pileup.play import Race

NOTEBOOK = Path(__file__).parents[2] / "examples" / "notebook.py"
# elements of HTML that have no end tag
VOID = {"br", "img", "meta", "link", "hr", "input"}


def run(path: Path) -> list[str]:
    """What each cell shows: its last line, where that is an expression, drawn before the next cell runs."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for cell in path.read_text(encoding="utf-8").split("# %%"):
        tree = ast.parse(cell if not cell.startswith(" [markdown]") else "")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, str(path), "exec"), scope)
        if last is not None:
            shown.append(pictured(eval(compile(ast.Expression(last.value), str(path), "eval"), scope)))
    return shown


def pictured(value: Any) -> str:
    """What a notebook would show of a value; fails where its tags do not close."""
    from html.parser import HTMLParser

    text: str = value._repr_html_() if hasattr(value, "_repr_html_") else value._repr_svg_()
    open_: list[str] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            if tag not in VOID:
                open_.append(tag)

        def handle_startendtag(self, tag: str, attrs: object) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert open_.pop() == tag

    Tags().feed(text)
    assert open_ == []
    return text


@pytest.mark.skipif("rush-and-bash" not in games(), reason="the example races Rush & Bash")
def test_the_example_notebook() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed (extra `study`)")
    game, start, middle, result, standings, analysis = run(NOTEBOOK)
    assert "pileup-track" in game and "Rush &amp; Bash" in game
    assert "Choose the card" in start and any(f"<b>{name}</b>" in start for name in ("Anna", "Ben", "Cleo"))
    assert start != middle and middle.count("<small>") == 3  # the last things that happened
    assert "5,000 races" in result and result.count('class="bar') == 3
    assert all(bot in standings for bot in ("greedy", "easy", "random"))
    assert "Anna" in analysis and "Odds of winning" in analysis


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_and_race_draws_itself(name: str) -> None:
    game = make(name)
    race = Race(game, seed=1)
    assert pictured(game).startswith("<svg") and pictured(race).count("<svg") == 1
    while not race.over:
        seat = race.waiting[0]
        race.choose(seat, race.legal(seat)[0])
    over = pictured(race)
    assert all(f"{place}. <b>" in over for place in race.places or [])
