"""A result as a picture: how often each bot wins, and with which scores."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quartett.core.problem import Problem
from quartett.lab.report import title
from quartett.lab.result import Result
from quartett.words import Words

ENDINGS: Final = (".png", ".svg")
COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
"""The palette of Okabe and Ito, which colour-blind people can tell apart."""
LINES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)))
"""One line style per bot, so that the curves differ without colour."""


def check_place(path: Path) -> None:
    """Checks before a long run that its picture can be written at the end."""
    if path.suffix.lower() not in ENDINGS:
        raise Problem("plot-unknown-ending", file=path.name, endings=", ".join(ENDINGS))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        cause = error.strerror or str(error)
        raise Problem("file-unwritable", file=str(path), cause=cause) from None
    figure_of(1, 1)


def plot(result: Result, words: Words, path: Path) -> None:
    """Writes a PNG or an SVG, as the ending of the file says."""
    check_place(path)
    save(draw(result, words), path)


def save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), cause=error.strerror or "") from None


def figure_of(width: float, height: float) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Problem("plot-needs-matplotlib") from None
    return Figure(figsize=(width, height), layout="constrained")


def draw(result: Result, words: Words) -> Any:
    figure = figure_of(10, 4.5)
    wins, scores = figure.subplots(1, 2, width_ratios=(2, 3))
    draw_wins(wins, result, words)
    draw_scores(scores, result, words)
    figure.suptitle(title(result, words), fontsize=11)
    for axes in (wins, scores):
        axes.spines[["top", "right"]].set_visible(False)
    return figure


def draw_wins(axes: Any, result: Result, words: Words) -> None:
    """A point and its interval for each bot, from 0; the fair share is marked where bots play
    against each other."""
    for place, row in enumerate(result.rows()):
        low, high = (100 * bound for bound in row.interval)
        rate = 100 * row.win_rate
        # A rate of 0 or 1 has a bound that is off in the last digit.
        reach = [[max(0.0, rate - low)], [max(0.0, high - rate)]]
        axes.errorbar(rate, place, xerr=reach, fmt="o", capsize=4, color=COLOURS[place])
    if not result.run.load().together:
        axes.axvline(100 / result.run.seats, color="#888888", linewidth=1, linestyle=":")
    axes.set_yticks(range(result.run.seats), result.labels())
    axes.set_ylim(result.run.seats - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.set_xlabel(f"{words.say('lab-win-rate')} (%, {words.say('lab-interval')})")


def draw_scores(axes: Any, result: Result, words: Words) -> None:
    """How often each bot ended with each score, as outlines that may overlap."""
    size = bin_size([entry.scores for entry in result.tally.entries])
    for place, entry in enumerate(result.tally.entries):
        starts, heights = histogram(entry.scores, size)
        edges = [*starts, starts[-1] + size]
        style: Any = {"color": COLOURS[place], "linestyle": LINES[place], "linewidth": 1.6}
        axes.stairs(heights, edges, label=result.labels()[place], **style)
    axes.set_ylim(bottom=0)
    axes.set_xlabel(words.say("lab-points"))
    axes.set_ylabel(words.say("lab-share-of-games"))
    axes.legend(frameon=False)


def bin_size(counts: list[Mapping[int, int]]) -> int:
    """The bin width in whole points, for about forty bins over all scores.

    >>> bin_size([{0: 1, 39: 1}, {110: 1}])
    3
    """
    scores = [score for entry in counts for score in entry]
    return 1 + (max(scores) - min(scores)) // 40


def histogram(counts: Mapping[int, int], size: int) -> tuple[list[int], list[float]]:
    """The start of each bin, and the percentage of games in it.

    >>> histogram({4: 1, 7: 2, 12: 1}, size=5)
    ([0, 5, 10], [25.0, 50.0, 25.0])
    """
    games = sum(counts.values())
    starts = list(range(min(counts) // size * size, max(counts) + 1, size))
    heights = [sum(counts.get(start + step, 0) for step in range(size)) for start in starts]
    return starts, [100 * height / games for height in heights]
