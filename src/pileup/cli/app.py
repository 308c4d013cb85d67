"""The commands by name, and what becomes of errors: one message on stderr and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from pileup.cli.common import started_as
from pileup.cli.tokens import with_values
from pileup.errors import PileupError

if TYPE_CHECKING:
    from cyclopts import App

__all__ = ["make_app", "run"]

DONE, BAD, MISUSED, INTERRUPTED = 0, 1, 2, 130

# name: (module, function, one sentence). The modules are imported when their command is called.
COMMANDS = {
    "serve": ("serve", "serve", "Start the game table: play in the browser, alone or with friends."),
    "games": ("games", "games", "List the games, or one game's options."),
    "play": ("play", "play", "Race in the terminal: hot-seat and bots, with fair or real dice."),
    "simulate": ("simulate", "simulate", "Race bots many times, and count."),
    "tournament": ("tournament", "tournament", "Race bots against each other, and rate them."),
    "report": ("report", "report", "Make a page of a simulation, or compare two."),
    "analyse": ("analyse", "analyse", "Look through a recorded race: odds, costs of choices, luck of rolls."),
    "replay": ("replay", "replay", "Step through a recorded race."),
    "verify": ("replay", "verify", "Prove that a record's dice were fair."),
    "rules": ("rules", "rules", "Look a rule up."),
    "bench": ("bench", "bench", "Measure how fast the games run here."),
}
GROUPS = {
    "track": ("List, check and draw tracks.", {"list": "list_tracks", "check": "check", "draw": "draw"}),
    "tables": ("Copy the tables of a server, or their races.", {"backup": "backup", "export": "export"}),
    "content": ("Export and check cards, boards and tracks of your own.", {"check": "check", "export": "export"}),
}
HELP = {
    "track list": "List a game's tracks.",
    "track check": "Tell everything that is wrong or doubtful in a track file.",
    "track draw": "Draw a track as SVG.",
    "tables backup": "Copy the database of all tables, also while the server is running.",
    "tables export": "Write every finished race as a record.",
    "content check": "Tell everything that is wrong in a content folder.",
    "content export": "Write the house content into a folder, as a start for your own.",
}


def make_app() -> App:
    """The whole command line, nothing of it imported yet."""
    from cyclopts import App

    app = App(
        name=started_as(),
        help="Play, build, simulate and study three chaotic racing board games.",
        version=_version,
        help_format="plaintext",
        help_epilogue="Without a command, pileup starts the game table in the browser.",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, (module, function, text) in COMMANDS.items():
        app.command(f"pileup.cli.{module}:{function}", name=name, help=text)
    for group, (text, members) in GROUPS.items():
        inner = App(name=group, help=text, help_format="plaintext")
        for name, function in members.items():
            inner.command(f"pileup.cli.{group}:{function}", name=name, help=HELP[f"{group} {name}"])
        app.command(inner)
    return app


def _version() -> str:
    from pileup import __version__

    return f"pileup {__version__}"


def run(argv: list[str]) -> int:
    """Runs one command; the exit code."""
    try:
        return _run(argv)
    except KeyboardInterrupt:
        _say("Stopped.")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left (`| head`): that is no fault, and nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except PileupError as error:
        _say(str(error))
        return exit_code(error)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        _say(f"{place}{error.strerror or error}.")
        return BAD
    except Exception as error:
        if os.environ.get("PILEUP_DEBUG"):
            raise
        _say(
            f"Pileup itself has failed: {type(error).__name__}: {error}. PILEUP_DEBUG=1 shows where; please report it."
        )
        return BAD


def _run(argv: list[str]) -> int:
    from cyclopts import CycloptsError

    if not argv:
        argv = ["serve", "--open"]
    elif argv[0].startswith("-") and argv[0] not in ("--help", "-h", "--version"):
        argv = ["serve", *argv, *([] if "--no-open" in argv or "--open" in argv else ["--open"])]
    try:
        code = make_app()(with_values(argv), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _say(f"{str(error).strip()} `{started_as()} {_command(argv)}--help` tells more.")
        return MISUSED
    sys.stdout.flush()
    return code if isinstance(code, int) else DONE


def _command(argv: list[str]) -> str:
    """The command's own words, for the hint in a message: "track check "."""
    if argv[0] in GROUPS:
        return " ".join(argv[:2] if argv[1:2] and argv[1] in GROUPS[argv[0]][1] else argv[:1]) + " "
    return f"{argv[0]} " if argv[0] in COMMANDS else ""


def exit_code(error: PileupError) -> int:
    """1: a thing was bad that the command was to look at, or a file was refused; 2: the command was misused."""
    from pileup.errors import InvalidPosition, RecordError

    if isinstance(error.__context__, OSError):  # said in our words, but it was the system that refused
        return BAD

    bad: tuple[type[PileupError], ...] = (RecordError, InvalidPosition)
    if "pileup.engine.content" in sys.modules:  # else none of its errors can have been raised
        from pileup.engine.content import ContentError

        bad = (*bad, ContentError)
    if "pileup.study.folder" in sys.modules:
        from pileup.study.folder import BadRun

        bad = (*bad, BadRun)
    if "pileup.study.simulate" in sys.modules:
        from pileup.study.simulate import Unfinished

        bad = (*bad, Unfinished)
    return BAD if isinstance(error, bad) else MISUSED


def _say(message: str) -> None:
    print(f"pileup: {message}", file=sys.stderr)
