"""Draw the pictures of this folder again: `python docs/pictures/draw.py`."""

from __future__ import annotations

from pathlib import Path

import pileup
from pileup.games.racekart_riot.picture import drawing as draw_track
from pileup.games.racekart_riot.track import house_track
from pileup.games.rush_and_bash.box import load_content
from pileup.games.rush_and_bash.circuit import build_circuit
from pileup.games.rush_and_bash.drawing import draw_board, draw_circuit
from pileup.track.svg import to_sheet, to_svg

FOLDER = Path(__file__).parent


def pictures() -> dict[str, str]:
    """The text of every picture, by its file name."""
    content = load_content()
    sides = [(f"{id_}: {board.name}", draw_board(board)) for id_, board in content.boards.items()]
    drawn = {"rush-and-bash-boards.svg": to_sheet(sides, 6, "The 24 board sides of Rush & Bash (house content)")}
    for circuit in content.circuits.values():
        drawing = draw_circuit(build_circuit(content, circuit.id))
        title = f"Rush & Bash, circuit {circuit.name} (house content)"
        drawn[f"rush-and-bash-{circuit.id}.svg"] = to_svg(drawing, title=title, description=circuit.text)
    for track in ("redbanes-castle", "queen-ks-cove"):
        found = house_track(track)
        title = f"Racekart Riot, {found.file.title} (house layout)"
        drawn[f"racekart-riot-{track}.svg"] = to_svg(draw_track(found), title=title, description=found.file.summary)
    for track in ("snakes-pass", "silverstone-swamp"):
        game = pileup.make("bayou-bash", seats=4, track=track)
        title = f"Bayou Bash, {game.extra.track.name} (house layout)"
        drawn[f"bayou-bash-{track}.svg"] = to_svg(game.kind.drawing(game), title=title)
    return drawn


def main() -> None:
    """Write the pictures."""
    for name, text in pictures().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
