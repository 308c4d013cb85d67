"""Work shared among processes, taken in order; each piece is a function of its arguments alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from pileup.errors import PileupError

__all__ = ["shared"]

T = TypeVar("T")


def shared(function: Callable[..., T], pieces: Sequence[tuple[Any, ...]], workers: int) -> Iterator[T]:
    """`function(*piece)` for each piece, results in the order of the pieces.

    Args:
        function: importable by name, so that it can travel to the processes.
        workers: processes; 1: in this one. They end with this process, however it ends.

    Raises:
        PileupError: a worker died.
    """
    if workers <= 1:
        for piece in pieces:
            yield function(*piece)
        return
    import multiprocessing
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    # Not fork: threads of the caller (a server, a notebook) would leave locks held in the children.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _leave_with_parent)
    waiting: deque[Future[T]] = deque()
    try:
        for piece in pieces:
            with _deaf():
                waiting.append(pool.submit(function, *piece))
            if len(waiting) >= workers * 4:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise PileupError("A worker process died.", "workers", "Is there enough memory? Try fewer workers.") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_with_parent() -> None:
    """Ends this worker when the process that began it is gone: killed, it can't call its workers off."""
    import multiprocessing
    import os
    import threading

    parent = multiprocessing.parent_process()
    assert parent is not None, "workers are begun by a process"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun in here ignore Ctrl-C: it is for the one that people see, which then ends them."""
    import signal
    import threading

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
