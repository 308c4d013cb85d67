"""Writes a page about each game's environment: names, actions, and every number of an observation.

python -m pileup.envs.page [FOLDER]        writes FOLDER/<game>.md for every game (default: docs/envs)
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from pileup.engine.game import GameKind, games
from pileup.engine.make import make
from pileup.envs.naming import env_name
from pileup.envs.observation import Observer

__all__ = ["page"]


def page(kind: GameKind) -> str:
    """The page of one game, Markdown."""
    game = make(kind.name)
    observer = Observer(game)
    title, spiel = env_name(kind), f"pileup_{kind.name.replace('-', '_')}"
    options = "\n".join(f"| `{spec.name}` | `{spec.default}` | {spec.help} |" for spec in kind.options)
    return f"""# {title}

{kind.title}. Written by `python -m pileup.envs.page`; docs/envs.md tells what all environments share.

| | |
| --- | --- |
| Gymnasium | `gymnasium.make("{title}", seats={game.seats})`, `gymnasium.make_vec("{title}", num_envs=64)` |
| PettingZoo | `pileup.envs.aec_env("{title}")`, `pileup.envs.parallel_env("{title}")` |
| OpenSpiel | `pileup.envs.register_spiel()`, `pyspiel.load_game("{spiel}(players={game.seats})")` |
| Agents | {kind.min_seats} to {kind.max_seats}, by default {game.seats} |
| Action space | `Discrete({len(kind.actions)})`, with masks |
| Observation space | `Box({observer.size},)` of {observer.dtype} |
| Reward | at the end: share of rivals beaten less share lost to, −1 to 1 |

## Options

Keyword arguments of the environment, as in `pileup.make`.

| option | default | |
| --- | --- | --- |
{options}

## Actions

Decisions and chance outcomes share the numbers; outcomes are never legal for a seat.

| numbers | text |
| --- | --- |
{_actions(kind)}

## Observation

What the asked seat may see (`hide`), flattened. What it can't know has one fixed value. `asked.…` is the decision
that is waiting; its meaning per kind stands in the game's own documentation.

{observer.table()}
"""


def _actions(kind: GameKind) -> str:
    """The ranges of the action space as rows of a table."""
    space = kind.actions
    rows = []
    for _, run in groupby(range(len(space)), key=space.name_of):
        numbers = list(run)
        first, last = numbers[0], numbers[-1]
        texts = f"`{space.text(first)}`" if first == last else f"`{space.text(first)}` … `{space.text(last)}`"
        rows.append(f"| {first if first == last else f'{first}–{last}'} | {texts} |")
    return "\n".join(rows)


def main(folder: str = "docs/envs") -> None:
    """Writes all pages."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for kind in games().values():
        Path(folder, f"{kind.name}.md").write_text(page(kind))


if __name__ == "__main__":
    main(*sys.argv[1:2])
