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
def gather(raw: Any, seats: Any, rows: Any, depth_at: int, frames_at: int, frame_size: int, out: Any) -> None:
    """Copies the fields of every state (bytes, `raw[i]`) into out[i]; `rows` as in `Observer`."""
    for i in range(len(raw)):
        row, to = raw[i], out[i]
        to[0] = seats[i]
        place = 1
        depth = np.int64(row[depth_at])
        for k in range(len(rows)):
            at, count, code, inside = rows[k, 0], rows[k, 1], rows[k, 2], rows[k, 3]
            if inside == 1:
                if depth == 0:
                    for j in range(count):
                        to[place + j] = 0
                    place += count
                    continue
                at += frames_at + (depth - 1) * frame_size
            if code == 0:
                for j in range(count):
                    to[place + j] = np.int8(row[at + j])
            elif code == 1:
                for j in range(count):
                    to[place + j] = row[at + j]
            elif code == 2:
                for j in range(count):
                    to[place + j] = np.int16(np.uint16(row[at + 2 * j]) | np.uint16(row[at + 2 * j + 1]) << 8)
            elif code == 3:
                for j in range(count):
                    to[place + j] = np.uint16(row[at + 2 * j]) | np.uint16(row[at + 2 * j + 1]) << 8
            else:
                for j in range(count):
                    low = np.uint32(row[at + 4 * j]) | np.uint32(row[at + 4 * j + 1]) << 8
                    high = np.uint32(row[at + 4 * j + 2]) << 16 | np.uint32(row[at + 4 * j + 3]) << 24
                    to[place + j] = np.int32(low | high)
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
