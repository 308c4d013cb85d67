"""The rolled dice that are still to be resolved."""

from __future__ import annotations

from pileup.games.bayou_bash.actions import DIE
from pileup.games.bayou_bash.state import MOST_DICE


def add_die(s, die):
    """A rolled die (kind * DIE_VALUES + value) joins the others, which stay in order."""
    k = 0
    while s.rolled[k] != 0 and s.rolled[k] <= die:
        k += 1
    moving = die + 1
    while moving != 0 and k < MOST_DICE:
        following = s.rolled[k] + 0
        s.rolled[k] = moving
        moving = following
        k += 1


def drop_die(s, die):
    """One rolled die of that kind and value is taken away."""
    k = 0
    while s.rolled[k] != die + 1:
        k += 1
    while k + 1 < MOST_DICE and s.rolled[k] != 0:
        s.rolled[k] = s.rolled[k + 1]
        k += 1


def different_dice(s):
    """How many different rolled dice there are."""
    n = 0
    for k in range(MOST_DICE):
        if s.rolled[k] == 0:
            break
        if k == 0 or s.rolled[k] != s.rolled[k - 1]:
            n += 1
    return n


def list_dice(s, out, n):
    """Writes the different rolled dice as options after the first `n`."""
    for k in range(MOST_DICE):
        if s.rolled[k] == 0:
            break
        if k == 0 or s.rolled[k] != s.rolled[k - 1]:
            out[n] = DIE + s.rolled[k] - 1
            n += 1
    return n
