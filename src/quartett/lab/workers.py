"""Runs orders in this process, on all cores, or on a cluster. Results come back in any order; a
worker that dies is replaced and its order given again."""

import logging
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any, Final, TypeVar

from quartett.bots.cores import cores
from quartett.core.problem import Problem
from quartett.lab.batch import obey_the_parent

AHEAD: Final = 2
"""Orders queued per worker, so that none is idle and little work is wasted at the end."""
MOST_DEATHS: Final = 20
PATIENCE: Final = 5.0
"""Seconds after which a cluster that does not respond counts as absent."""
AUTO: Final = "auto"
Task = TypeVar("Task")
Made = TypeVar("Made")


def worked(
    work: Callable[[Task], Made],
    orders: Sequence[Task],
    processes: int | None = None,
    cluster: str | None = None,
) -> Generator[Made, None, None]:
    """The results of the orders as they come in. Closing the iterator ends the workers."""
    if processes is not None and processes < 1:
        raise Problem("wrong-process-count", processes=processes)
    workers = min(cores() if processes is None else processes, len(orders))
    if cluster is not None:
        yield from on_cluster(work, orders, cluster)
    elif workers > 1:
        yield from on_cores(work, orders, workers)
    else:
        yield from map(work, orders)


def on_cores(work: Callable[[Task], Made], orders: Sequence[Task], workers: int) -> Iterator[Made]:
    left = dict(enumerate(orders))
    for _ in range(MOST_DEATHS):
        try:
            for number, made in on_pool(work, dict(left), workers):
                del left[number]
                yield made
            return
        except BrokenProcessPool:
            continue  # unfinished orders are given again
    raise Problem("workers-die")


def on_pool(
    work: Callable[[Task], Made], orders: dict[int, Task], workers: int
) -> Iterator[tuple[int, Made]]:
    """Yields results with the number of their order."""
    waiting = list(reversed(orders))
    pool = ProcessPoolExecutor(workers, initializer=obey_the_parent)
    try:
        pending: dict[Future[Made], int] = {}
        while waiting or pending:
            while waiting and len(pending) < AHEAD * workers:
                number = waiting.pop()
                pending[pool.submit(work, orders[number])] = number
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield pending.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(
    work: Callable[[Task], Made], orders: Sequence[Task], address: str
) -> Iterator[Made]:
    ray = connect(address)
    try:
        task = ray.remote(max_retries=MOST_DEATHS)(work)
        waiting = list(reversed(orders))
        pending: list[Any] = []
        while waiting or pending:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(pending) < room:
                pending.append(task.remote(waiting.pop()))
            done, pending = ray.wait(pending, num_returns=1)
            for reference in done:
                yield ray.get(reference)
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise Problem("cluster-needs-ray") from None
    if address != AUTO:
        check_there(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError):
        raise Problem("cluster-not-there", address=address) from None
    return ray


def check_there(address: str) -> None:
    """Tries the port before Ray does, which would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with closing(socket.create_connection((host, int(port)), PATIENCE)):
            return
    except (OSError, ValueError, OverflowError):
        raise Problem("cluster-not-there", address=address) from None
