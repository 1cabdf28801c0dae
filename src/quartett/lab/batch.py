"""Plays a run on all cores. Workers receive names and numbers and return counts."""

import multiprocessing
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import Any, Final, TypeVar

from quartett.bots.cores import cores
from quartett.bots.evaluator import result_of
from quartett.core.game import Game
from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.lab.result import Result
from quartett.lab.run import Run, plan
from quartett.lab.tally import SHARE, Tally, blank

LARGEST_PART: Final = 250
"""Games per order. Small enough for a smooth progress bar and little loss at Ctrl-C with the
slowest bots, large enough to hide the cost of communication with the fastest."""

Part = tuple[Run, int, int]
Progress = Callable[[int], None]
T = TypeVar("T")


def simulate(
    game: Game[Any],
    players: Sequence[str | Bot],
    count: int,
    seed: int = 0,
    options: dict[str, str] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    shared: bool = False,
    luck: str = "",
) -> Result:
    """Plays `count` games between players, each a name or a bot of your own. `progress` is called
    with the number of games of each finished part. `shared`: every deal is played once from each
    seat. `luck`: how much effort goes into removing the luck of the cards from the results
    (`glance`, `quick`, `deep`); the plain results are still reported.

    The same seed gives the same result whatever the number of processes (None: all cores). Ctrl-C
    ends early with the finished games.

    >>> from quartett import games
    >>> simulate(games.load("push"), ["random", "random"], 10, processes=1).games
    10
    >>> from quartett.core.play import RandomBot
    >>> simulate(games.load("push"), [RandomBot(), "steady"], 2, processes=1).labels()
    ['RandomBot', 'steady']
    """
    run = plan(game, players, count, seed, options or {}, shared, luck)
    total, interrupted = blank(run.seats), False
    shares = workers(processes, count)
    if shares > 1:
        check_portable(run)
    try:
        with finished(run, shares) as tallies:
            for tally in tallies:
                total.add(tally)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    return Result(run, total, game.tallies, interrupted)


def workers(processes: int | None, count: int) -> int:
    """How many processes share `count` games (None: all cores)."""
    wanted = cores() if processes is None else processes
    if wanted < 1:
        raise Problem("wrong-process-count", processes=wanted)
    return min(wanted, count)


def check_portable(run: Run) -> None:
    """Checks that bots given as objects can be sent to other processes."""
    for bot in run.own.values():
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, TypeError, AttributeError):
            raise Problem("own-bot-stays", bot=type(bot).__name__) from None


def parts(run: Run, workers: int) -> list[Part]:
    """
    >>> [(first, end) for _, first, end in parts(Run("push", (), {}, 1, games=7), workers=1)]
    [(0, 2), (2, 4), (4, 6), (6, 7)]
    """
    size = min(LARGEST_PART, -(-run.games // (4 * workers)))
    starts = range(0, run.games, size)
    return [(run, first, min(first + size, run.games)) for first in starts]


@contextmanager
def finished(run: Run, workers: int) -> Iterator[Iterator[Tally]]:
    """The tallies of the parts, in any order."""
    with divided(run, workers, play_part) as tallies:
        yield tallies


@contextmanager
def divided(run: Run, workers: int, work: Callable[[Part], T]) -> Iterator[Iterator[T]]:
    """The result of each part, in any order."""
    if workers == 1:
        yield map(work, parts(run, workers))
        return
    with start_workers(workers) as pool:
        yield pool.imap_unordered(work, parts(run, workers))


def start_workers(workers: int) -> Pool:
    """The parent's SIGTERM handler must not run in the workers: one that is told to end before it
    has reset its handlers gets the signal a little later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        return multiprocessing.Pool(workers, initializer=obey_the_parent)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def obey_the_parent() -> None:
    """Leaves Ctrl-C to the parent, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


def play_part(part: Part) -> Tally:
    """An error goes to the parent as text: one that cannot be pickled would leave it waiting."""
    try:
        return count_part(*part)
    except Exception:
        raise RuntimeError(traceback.format_exc()) from None


def count_part(run: Run, first: int, end: int) -> Tally:
    tally, fresh, bots = blank(run.seats), run.start(), run.bots()
    game = run.load()
    for index in range(first, end):
        state, moves = fresh.copy(), list[tuple[int, int]]()
        tally.count_length(run.play(index, state, bots, moves if run.luck else None))
        count_game(tally, state, run.order(index), game)
        if run.luck:
            adjust_game(tally, run, index, state, moves)
    return tally


def count_game(tally: Tally, state: State, order: list[int], game: Game[Any]) -> None:
    """Adds the result of a game. `order` is the entry at each seat."""
    scores, winners = state.scores(), state.winners()
    share = SHARE if game.together else SHARE // max(1, len(winners))
    for seat, who in enumerate(order):
        entry = tally.entries[who]
        entry.scores[scores[seat]] += 1
        for index in range(len(game.tallies)):
            entry.tallies[index] += int(state.tally(index, seat))
    for seat in winners:
        tally.entries[order[seat]].shares += share


def adjust_game(
    tally: Tally, run: Run, index: int, state: State, moves: list[tuple[int, int]]
) -> None:
    """Adds the result of a game with the luck of the cards removed."""
    luck = run.luck_of(index, moves)
    results = result_of(run.load().judge(), state)
    for seat, who in enumerate(run.order(index)):
        tally.entries[who].adjust(results[seat] - luck[seat])
