"""Small sets as bits: seats, cards, abilities."""

from __future__ import annotations


def count_bits(mask):
    """How many there are."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def first_bit(mask):
    """The first of a set that is not empty."""
    k = 0
    while mask >> k & 1 == 0:
        k += 1
    return k


def list_bits(mask, count, action, out):
    """Writes those of the first `count` as options, numbered from `action`; how many there are."""
    n = 0
    for k in range(count):
        out[n] = action + k  # overwritten where it is not one of them: no branch, so a card's chance comes cheap
        n += mask >> k & 1
    return n
