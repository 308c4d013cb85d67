"""The options of a Bayou Bash race, and which go together (Alternate Game Modes)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pileup.engine.game import Choice, OptionSpec
from pileup.errors import PileupError
from pileup.games.bayou_bash.actions import MOST_SHIFT, RACERS

if TYPE_CHECKING:
    from pileup.games.bayou_bash.track import Track

__all__ = ["OPTIONS", "READINGS", "check_modes"]

READINGS = {
    "frozen_order": "Turn Order is taken at the start of a phase and then kept (BB-RULE-62).",
    "ram_ends_die": "Every Ram of the moving Racer ends its die (BB-RULE-62).",
    "dry_placing": "A Racer that is placed on Terrain does not feel it (BB-RULE-62).",
    "toss_from_pig": "Untame Tusk Toss places within two spaces of the Pig, not of the object (BB-RULE-62).",
    "tie_only_tied": "Only tied Racers that finished count one Fan more in a tie (BB-RULE-62).",
    "circuit_fans_ahead": "Circuit: Fans go on any space ahead, the Racer's own Track piece included (BB-RULE-62).",
    "side_adjacent": "The space directly beside is one step away, not two (BB-RULE-01).",
}


def _tracks() -> tuple[Choice, ...]:
    """The house tracks, read but not checked: the list must come fast."""
    named = tomllib.loads((Path(__file__).parent / "content" / "tracks.toml").read_text(encoding="utf-8"))["tracks"]
    return tuple(
        Choice(
            one["id"], f"{one['name']}: {one['difficulty']}{', a circuit' if one.get('circuit') else ''}. {one['text']}"
        )
        for one in named
    )


OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec("track", "track", "snakes-pass", "The Track: a name, a list of pieces, or a file.", choices=_tracks()),
    OptionSpec(
        "mode",
        "choice",
        "auto",
        "How the Track is raced.",
        choices=(
            Choice("auto", "As the Track asks: a race, on a looped Track a circuit, alone a time trial."),
            Choice("race", "Race: to the Finish Line, most Fans win."),
            Choice("circuit", "Circuit: laps on a looped Track; each lap turns Fans into Race Points."),
            Choice("time-trial", "Time Trial: alone, against the number of Jockey cards."),
            Choice("night-race", "Night Race: the Track is built while racing."),
        ),
    ),
    OptionSpec("laps", "int", 2, "Circuit: number of laps.", low=1, high=9),
    OptionSpec("night_pieces", "int", 7, "Night Race: Track pieces between Start and Finish.", low=1, high=12),
    OptionSpec(
        "night_side",
        "choice",
        "A",
        "Night Race: side of the Starting and the Finish Line piece.",
        choices=(Choice("A", "A, grassy"), Choice("B", "B, muddy")),
    ),
    OptionSpec(
        "night_shift",
        "int",
        2,
        "Night Race: lanes that a piece may be moved by at most; a move by 2 can make traps (BB-RULE-63).",
        low=0,
        high=MOST_SHIFT,
    ),
    OptionSpec("destruction_derby", "flag", False, "No Fan phase: Ramming is what brings Fans."),
    OptionSpec("stubborn_jockeys", "flag", False, "Everybody has a hand of six Jockey cards instead of drafting."),
    OptionSpec(
        "racers",
        "names",
        [],
        "Who rides what, seat by seat; left out: chosen in turn, as the rules have it.",
        choices=tuple(Choice(name, name.capitalize()) for name in RACERS),
    ),
    *(OptionSpec(name, "flag", False, help_) for name, help_ in READINGS.items()),
    OptionSpec("content", "folder", "", "A folder with the contents of your own box."),
)


def check_modes(seats: int, options: dict[str, Any], track: Track | None) -> str:
    """The mode that is raced; refuses what can't be combined, with all reasons (BB-COMP-01, BB-RULE-59).

    Raises:
        PileupError: listing every reason.
    """
    mode = options["mode"]
    looped = track is not None and track.circuit
    if mode == "auto":
        mode = "time-trial" if seats == 1 else "circuit" if looped else "race"
    faults = []
    if mode == "time-trial":
        if seats != 1:
            faults.append("a Time Trial is raced alone (BB-TIME-01)")
        if looped:
            faults.append("a Time Trial ends at a Finish Line, and a looped Track has none")
        for name, title in (("destruction_derby", "Destruction Derby"), ("stubborn_jockeys", "Stubborn Jockeys")):
            if options[name]:
                faults.append(f"a Time Trial goes alone, without {title} (BB-RULE-59)")
    elif seats == 1:
        faults.append(f"one player races a Time Trial, no {mode} (BB-COMP-01)")
    if mode == "circuit" and not looped:
        faults.append("a Circuit needs a looped Track: choose grassy-glenway or silverstone-swamp, or one of your own")
    if mode == "race" and looped:
        faults.append("a looped Track has no Finish Line: race it as a circuit")
    if mode == "night-race" and looped:
        faults.append("a Night Race grows its Track, a Circuit needs the loop laid out: they exclude each other")
    if faults:
        cure = "Change the mode, the Track or the number of seats."
        raise PileupError(f"These options don't go together: {'; '.join(faults)}.", "options", cure)
    return str(mode)
