"""Compiled rules take indices as they are (engine/lean.py)."""

import numba
import numpy as np
import pytest

from pileup.engine.lean import from_the_front


def pick(numbers, k):
    return numbers[k]


def test_with_bounds_checks_a_negative_index_is_an_error():
    with from_the_front():
        checked = numba.njit("int64(int64[::1], int64)", boundscheck=True)(pick)
    assert checked(np.array([4, 5, 6]), 2) == 6
    for k in (-1, 3):
        with pytest.raises(IndexError):
            checked(np.array([4, 5, 6]), k)


def test_outside_everything_is_as_usual():
    with from_the_front():
        pass
    assert numba.njit("int64(int64[::1], int64)")(pick)(np.array([4, 5, 6]), -1) == 6
