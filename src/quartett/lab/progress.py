"""A progress bar on stderr while a run is played; nothing where nobody watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.0f}/s", style="progress.data.speed")


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """The callback that `simulate` calls with the number of games of each finished part."""
    columns = (
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    console = Console(file=sys.stderr)
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)
