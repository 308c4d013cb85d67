"""Windows that a seat passes for a whole race: its standing wish, carried out as answers of its own.

A wish never changes what is legal, and the record is the same as if a person had passed by hand: whoever hosts a race
asks `passing` before asking the seat, and answers for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pileup.engine.game import Choice, GameKind
from pileup.errors import UnknownName, closest
from pileup.play.words import words_of

if TYPE_CHECKING:
    from pileup.play.race import Race

__all__ = ["asked_windows", "checked_windows", "passing", "windows_of"]


def windows_of(kind: GameKind, locale: str = "en") -> list[Choice]:
    """The windows of a game that a seat may pass, with words for them."""
    words = words_of(kind, locale)
    return [Choice(one.name, words.text(f"window-{one.name}")) for one in kind.windows]


def checked_windows(kind: GameKind, names: Iterable[str]) -> tuple[str, ...]:
    """Names of windows in the game's order, each once.

    Raises:
        UnknownName: for names that are no windows of the game, all of them at once.
    """
    wanted = list(dict.fromkeys(names))
    known = [one.name for one in kind.windows]
    wrong = [name for name in wanted if name not in known]
    if not wrong:
        return tuple(name for name in known if name in wanted)
    said = ", ".join(repr(name) for name in wrong)
    what = f"There is no window {said}." if len(wrong) == 1 else f"There are no windows {said}."
    like = closest(wrong[0], known, 1)
    hint = f"Did you mean {like[0]}? " if like else ""
    cure = f"{hint}Windows of {kind.title}: {', '.join(known)}." if known else f"{kind.title} has none."
    raise UnknownName(what, "windows", cure)


def asked_windows(race: Race, seat: int) -> tuple[str, ...]:
    """The windows that a waiting seat is asked in now and that could be passed; () where it has another choice too."""
    return _offered(race, seat)[1]


def passing(race: Race, seat: int, windows: Iterable[str]) -> str | None:
    """The action that answers for a seat which passes these windows; None where it must be asked.

    A question is passed when it offers nothing but what the seat passes: with `coins` passed, a seat that could play
    Coins or an egg is still asked, one that could play Coins only is not.

    Args:
        windows: names; see `checked_windows`.
    """
    wanted = set(windows)
    if not wanted:
        return None
    action, offered = _offered(race, seat)
    return action if offered and wanted.issuperset(offered) else None


def _offered(race: Race, seat: int) -> tuple[str | None, tuple[str, ...]]:
    """How a waiting seat can pass, and the windows that everything else is offered in; () where there is more."""
    kind, frame = race.game.kind, race.frame
    here = [one for one in kind.windows if frame in one.frames]
    legal = [kind.actions.text(action) for action in race.legal(seat)] if here else []
    if not here or here[0].passing not in legal:
        return None, ()
    found: dict[str, None] = {}
    for text in legal:
        if text == here[0].passing:
            continue
        name = text.partition(":")[0]
        window = next((one.name for one in here if name in one.offers), None)
        window = window or next((one.name for one in here if not one.offers), None)
        if window is None:
            return None, ()
        found[window] = None
    return here[0].passing, tuple(found)
