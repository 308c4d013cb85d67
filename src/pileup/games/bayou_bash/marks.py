"""What lies and stands on a track of Bayou Bash, as markers for every picture of it."""

from __future__ import annotations

from typing import Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.actions import CELLS, RACERS
from pileup.games.bayou_bash.state import BARRELS, OFF_TRACK, ON_FAN, ON_TRACK, TOKEN_SHIFT
from pileup.track.drawing import Marker

__all__ = ["COLOURS", "SIGNS", "mark_race"]

COLOURS = ("#d8342b", "#f4f1e6", "#ef86a8", "#3f9a4a")
"""Rooster red, Rabbit white, Pig pink, Waldgeist green."""

SIGNS = ("R", "B", "P", "W")
"""A letter for each Racer, since colour alone must tell nothing: Rooster, raBbit, Pig, Waldgeist."""


def mark_race(game: Game, s: Any) -> list[Marker]:
    """Tokens, Fans, Barrels, Skull Markers bottom first, Racers."""
    found: list[Marker] = []
    for x in range(s.pieces * CELLS):
        if s.on[x] >> TOKEN_SHIFT & 3:
            carrot = s.on[x] >> TOKEN_SHIFT & 3 == 1
            title = "Gold Carrot" if carrot else "Stagger"
            found.append(
                Marker(
                    "carrot" if carrot else "stagger",
                    f"token-{x}",
                    space=x,
                    title=title,
                    label="C" if carrot else "S",
                    colour="#e8a33d" if carrot else "#8a5bd1",
                )
            )
    for p in range(game.seats):
        if s.racer[p] < 0:
            continue
        racer = s.racer[p]
        name = RACERS[racer]
        for k in range(s.fans[p]):
            x = s.fan_at[p][k]
            moving = s.fan_move == p + 1 and s.fan_move_at == x and s.on[x] & ON_FAN != p + 1
            found.append(
                Marker(
                    "fan",
                    f"fan-{p}-{k}",
                    space=x,
                    label=SIGNS[racer],
                    title=f"Fan of the {name.capitalize()}",
                    colour=COLOURS[racer],
                    roles=[name, "moving"] if moving else [name],
                )
            )
    for k in range(BARRELS):
        if s.barrel_at[k] >= 0:
            found.append(Marker("barrel", f"barrel-{k}", space=s.barrel_at[k], title="Barrel", colour="#a8713a"))
    order = sorted((p for p in range(game.seats) if s.racer[p] >= 0), key=lambda p: s.level[p])
    for p in order:
        racer, name = s.racer[p], RACERS[s.racer[p]]
        if s.status[p] == OFF_TRACK:
            found.append(
                Marker(
                    "skull",
                    f"racer-{p}",
                    space=s.at[p],
                    label="",
                    title=f"Skull Marker of the {name.capitalize()}",
                    colour=COLOURS[racer],
                    roles=[name],
                )
            )
        elif s.status[p] == ON_TRACK:
            roles = [name, "mount", "active"] if s.active == p else [name, "mount"]
            found.append(
                Marker(
                    "racer",
                    f"racer-{p}",
                    space=s.at[p],
                    label=SIGNS[racer],
                    title=name.capitalize(),
                    colour=COLOURS[racer],
                    roles=roles,
                )
            )
    return found
