"""The same work on many machines: Ray hands it out, results come back in order and equal to a local run's."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from pileup.errors import PileupError

__all__ = ["spread"]

T = TypeVar("T")


def spread(
    function: Callable[..., T], pieces: Sequence[tuple[Any, ...]], workers: int, address: str = "local"
) -> Iterator[T]:
    """`function(*piece)` for each piece, on the workers of a Ray cluster; results in the order of the pieces.

    A piece that a machine dies with is given to another one: pieces are functions of their arguments alone.

    Args:
        workers: for a local cluster, how many; elsewhere the cluster decides.
        address: of the cluster, as `ray.init` takes it; "local": one on this machine, ended at the end.

    Raises:
        PileupError: Ray is not installed, or there is no such cluster.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")
    try:
        import ray
    except ModuleNotFoundError:
        raise PileupError("Ray is not installed.", "--cluster", "pip install 'pileup[cluster]'") from None
    own = not ray.is_initialized()
    if own:
        _reach(address)
        settings: dict[str, Any] = {
            "include_dashboard": False,
            "log_to_driver": False,
            "logging_level": logging.WARNING,
        }
        try:
            if address == "local":
                ray.init(address="local", num_cpus=max(1, workers), **settings)
            else:
                ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
        except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
            raise PileupError(f"There is no cluster: {str(error).splitlines()[0]}", f"--cluster {address}") from None
    try:
        remote = ray.remote(max_retries=5)(function)
        processors = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        room = max(4, int(processors) * 3)
        waiting: deque[Any] = deque()
        for piece in pieces:
            waiting.append(remote.remote(*piece))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        if own:
            ray.shutdown()


def _reach(address: str) -> None:
    """Tries whether anybody listens at a cluster's address: Ray itself would try for many minutes.

    Raises:
        PileupError: nobody does.
    """
    import socket

    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdigit():
        return  # "local", "auto": Ray finds out by itself
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except OSError as error:
        why = error.strerror or str(error)
        raise PileupError(f"There is no cluster: nobody answers ({why}).", f"--cluster {address}") from None
