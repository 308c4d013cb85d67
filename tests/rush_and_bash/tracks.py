"""Small circuits for tests: two or three straight boards that are easy to reckon with by hand.

All lanes are cut side by side into spaces of equal length, so a space's adjacent ones are the one ahead, the one
behind, and the one beside it in each neighbouring lane. Space names: "2:04A:1.3" = second board, board 04A, lane 1,
space 3; "04A:1.3" is enough where the board is there once.

    01A   6/6/6, starting line after x.5, grid as on the house board: 3.5 1.5 3.3 1.3 1.1 3.1
    04A   5/5/5, checkpoint after x.3, rock spaces 2.2 (2+), 1.4 (3+), 3.4 (4+)
    11A   5/5/5, checkpoint after x.2, rock spaces 1.3 (2+), 3.3 (2+), 2.4 (3+), 2.5 (4+)
    09A   5/5/5 without checkpoint, rock spaces 2.1 (2+)
"""

from __future__ import annotations

from typing import Any

PLAIN: dict[str, dict[str, Any]] = {
    "04A": {"checkpoint": [3, 3, 3], "rocks": {"2.2": 2, "1.4": 3, "3.4": 4}},
    "11A": {"checkpoint": [2, 2, 2], "rocks": {"1.3": 2, "3.3": 2, "2.4": 3, "2.5": 4}},
    "09A": {"rocks": {"2.1": 2}},
    "06A": {"checkpoint": [2, 2, 2]},
}


def board(name: str, **parts: Any) -> dict[str, Any]:
    """A straight board of three lanes of five spaces, with `parts` of the board file's form."""
    return {"board": name, "name": f"Test board {name}", "shape": "straight", "lanes": [5, 5, 5], **parts}


def track(*names: str, **own: dict[str, Any]) -> dict[str, Any]:
    """A circuit of the named boards after 01A; plain ones, or `b04A={…}` for a board with parts of its own.

    >>> track("04A", "11A", b11A={"bolts": ["2.3"]})["boards"]
    ['01A', '04A', '11A']
    """
    parts = {**PLAIN, **{name.removeprefix("b"): data for name, data in own.items()}}
    define = [board(name, **parts[name]) for name in names if name in parts]
    return {"name": "Test track", "boards": ["01A", *names], "define": define, "unchecked": True}


TWO_BOARDS = track("04A", "11A")  # three boards with 01A: the least that has all kinds of junctions
LONG = track("04A", "11A", "09A", "06A")

# Lane 2 is cut at 0, .3, .5, .7, .9, 1, so that 1.2 touches 2.1 and 2.2 (as on the house boards).
BRICK = [5, [0, 0.3, 0.5, 0.7, 0.9, 1], 5]

# A lane that goes on and has an arrow into its neighbour as well (RB-RULE-10).
FORK = track("04A", "11A", b04A={"lanes": BRICK, "checkpoint": [3, 3, 3], "arrows": [{"from": "1.2", "to": "2.2"}]})

# Lane 1 ends at 1.2 and runs into lane 2; it begins again at 1.4 (as on the house board 06A).
MERGE = track(
    "04A",
    "11A",
    b04A={
        "lanes": BRICK,
        "checkpoint": [4, 4, 4],
        "missing": ["1.3"],
        "arrows": [{"from": "1.2", "to": "2.2"}],
        "prev": {"1.4": "2.3"},
    },
)
