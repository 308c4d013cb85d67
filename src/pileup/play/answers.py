"""Answers as they come in: checked against what is legal, refused with what would be."""

from __future__ import annotations

from pileup.engine.actions import ActionSpace
from pileup.errors import IllegalAction, UnknownAction
from pileup.play.asked import Option

__all__ = ["StaleDecision", "number_of"]


class StaleDecision(IllegalAction):
    """An answer to a question that is not the one asked now."""


def number_of(actions: ActionSpace, answer: str | int | Option, legal: list[int], where: str) -> int:
    """The number of a legal action, from its exact text, its number or its option.

    Args:
        where: what the answer is called in messages.

    Raises:
        IllegalAction: it is none of `legal`; tells them.
    """
    if isinstance(answer, Option):
        answer = answer.action
    what = ""
    number = -1
    if isinstance(answer, bool) or not isinstance(answer, str | int):
        what = f"An action can't be a {type(answer).__name__}."
    elif isinstance(answer, int):
        number = answer
    else:
        try:
            number = actions.number(answer)
        except UnknownAction as error:
            what = error.what
    if not what and number in legal:
        return number
    if not what:
        what = f"{actions.text(number) if 0 <= number < len(actions) else number} is not legal now."
    texts = [actions.text(one) for one in legal]
    raise IllegalAction(what, where, f"Legal: {', '.join(texts)}.", texts)
