"""Work shared among processes, taken in order; each piece is a function of its arguments alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from pileup.errors import PileupError
from pileup.study.simulate import _deaf as deaf

__all__ = ["shared"]

T = TypeVar("T")


def shared(function: Callable[..., T], pieces: Sequence[tuple[Any, ...]], workers: int) -> Iterator[T]:
    """`function(*piece)` for each piece, results in the order of the pieces.

    Args:
        function: importable by name, so that it can travel to the processes.
        workers: processes; 1: in this one.
    """
    if workers <= 1:
        for piece in pieces:
            yield function(*piece)
        return
    import multiprocessing
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    waiting: deque[Future[T]] = deque()
    try:
        for piece in pieces:
            with deaf():
                waiting.append(pool.submit(function, *piece))
            if len(waiting) >= workers * 4:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise PileupError("A worker process died.", "workers", "Is there enough memory? Try fewer workers.") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
