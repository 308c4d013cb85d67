"""Inner loops of the vector environments, as machine code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

__all__ = ["first_illegal", "gather", "legal_masks", "sample"]


def _jit(function: Callable[..., Any]) -> Any:
    """Compiled at first use, cached where there is a place to write."""
    try:
        return numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no writable cache folder
        return numba.njit(nogil=True)(function)


@_jit
def gather(
    i1: Any,
    u1: Any,
    i2: Any,
    u2: Any,
    i4: Any,
    seats: Any,
    rows: Any,
    depth_at: int,
    frames_at: int,
    size: int,
    out: Any,
) -> None:
    """Copies the fields of every state into out[i].

    Args:
        i1 … i4: the states' bytes, seen as numbers of each kind, one row a state.
        rows, depth_at, frames_at, size: as `Observer` plans them; `size` of a frame.
    """
    for i in range(len(out)):
        to = out[i]
        to[0] = seats[i]
        place = 1
        depth = np.int64(i1[i, depth_at])
        for k in range(len(rows)):
            at, count, code, inside = rows[k, 0], rows[k, 1], rows[k, 2], rows[k, 3]
            if inside == 1:
                if depth == 0:
                    to[place : place + count] = 0
                    place += count
                    continue
                at += frames_at + (depth - 1) * size
            if code == 0:
                to[place : place + count] = i1[i, at : at + count]
            elif code == 1:
                to[place : place + count] = u1[i, at : at + count]
            elif code == 2:
                to[place : place + count] = i2[i, at >> 1 : (at >> 1) + count]
            elif code == 3:
                to[place : place + count] = u2[i, at >> 1 : (at >> 1) + count]
            else:
                to[place : place + count] = i4[i, at >> 2 : (at >> 2) + count]
            place += count


@_jit
def legal_masks(options: Any, counts: Any, out: Any) -> None:
    """out[i, a] = 1 where a is among the first counts[i] of options[i], else 0."""
    for i in range(len(out)):
        out[i, :] = 0
        for k in range(counts[i]):
            out[i, options[i, k]] = 1


@_jit
def first_illegal(options: Any, counts: Any, actions: Any) -> int:
    """The first row whose action is not among its options (rows without options take any), or -1."""
    for i in range(len(actions)):
        if counts[i] > 0:
            legal = False
            for k in range(counts[i]):
                if options[i, k] == actions[i]:
                    legal = True
            if not legal:
                return i
    return -1


@_jit
def sample(options: Any, counts: Any, uniform: Any, out: Any) -> None:
    """out[i] = the option of row i that a uniform number in [0, 1) falls on; 0 without options."""
    for i in range(len(out)):
        out[i] = options[i, int(uniform[i] * counts[i])] if counts[i] > 0 else 0
