"""Who plays the blocks: this process, all cores of this machine, or a cluster. Each gives blocks
back in any order; whoever dies is replaced, and the block is played again."""

import logging
import socket
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any, Final

from quartett.bots.cores import cores
from quartett.core.problem import Problem
from quartett.lab.batch import obey_the_parent
from quartett.lab.block import Order, Played, play

AHEAD: Final = 2
"""Blocks that wait for each worker, so that none is idle and little is played in vain."""
MOST_DEATHS: Final = 20
PATIENCE: Final = 5.0
"""Seconds until a cluster that does not answer is not there."""
AUTO: Final = "auto"


def played(
    orders: Sequence[Order], processes: int | None = None, cluster: str | None = None
) -> Generator[Played, None, None]:
    """The blocks as they come in. Closing the iterator ends the workers."""
    if processes is not None and processes < 1:
        raise Problem("wrong-process-count", processes=processes)
    workers = min(cores() if processes is None else processes, len(orders))
    if cluster is not None:
        yield from on_cluster(orders, cluster)
    elif workers > 1:
        yield from on_cores(orders, workers)
    else:
        yield from map(play, orders)


def on_cores(orders: Sequence[Order], workers: int) -> Iterator[Played]:
    left = list(orders)
    for _ in range(MOST_DEATHS):
        try:
            for block in on_pool(left, workers):
                left = [order for order in left if order.first != block.first]
                yield block
            return
        except BrokenProcessPool:
            continue  # what was not finished is ordered anew
    raise Problem("workers-die")


def on_pool(orders: Sequence[Order], workers: int) -> Iterator[Played]:
    waiting = list(reversed(orders))
    pool = ProcessPoolExecutor(workers, initializer=obey_the_parent)
    try:
        pending: set[Future[Played]] = set()
        while waiting or pending:
            while waiting and len(pending) < AHEAD * workers:
                pending.add(pool.submit(play, waiting.pop()))
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(orders: Sequence[Order], address: str) -> Iterator[Played]:
    ray = connect(address)
    try:
        task = ray.remote(max_retries=MOST_DEATHS)(play)
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
    """Asks the door before Ray does, which would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with closing(socket.create_connection((host, int(port)), PATIENCE)):
            return
    except (OSError, ValueError, OverflowError):
        raise Problem("cluster-not-there", address=address) from None
