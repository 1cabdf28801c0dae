"""The findings of an experiment as pictures."""

import io
from typing import Any, Final

from quartett.core.problem import Problem
from quartett.lab.experiment import Sweep, values
from quartett.lab.findings import Effect, Finding, Findings, ends
from quartett.words import Words

INK: Final = "#1f2933"
MAIN: Final = "#0072b2"
QUIET: Final = "#9aa5b1"
GRID: Final = "#e4e7eb"
MOST_BARS: Final = 12
"""The number of moves drawn: the best half and the worst half."""


def blank(width: float, height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Problem("plot-needs-matplotlib") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.tick_params(colors=INK, length=0, labelsize=9)
    return figure, axes


def picture(figure: Any) -> bytes:
    """A PNG, byte for byte the same for the same findings."""
    target = io.BytesIO()
    figure.savefig(target, dpi=110, format="png", metadata={"Software": None})
    return target.getvalue()


def is_share(findings: Findings) -> bool:
    return findings.experiment.measure == "wins"


def scaled(findings: Findings, value: float) -> float:
    return 100 * value if is_share(findings) else value


def axis(findings: Findings, words: Words) -> str:
    name = measure_name(findings, words)
    return f"{name} (%)" if is_share(findings) else name


def measure_name(findings: Findings, words: Words) -> str:
    measure = findings.experiment.measure
    names = {"wins": "lab-win-rate", "score": "lab-points", "length": "lab-moves"}
    return words.say(names[measure]) if measure in names else words.say(f"tally-{measure}")


def comparison(findings: Findings, words: Words) -> bytes:
    """A point with its interval for each variant, with a line at the first one."""
    figure, axes = blank(7.2, 1.1 + 0.42 * len(findings.found))
    for place, finding in enumerate(findings.found):
        middle, low, high = interval(findings, finding)
        reach = [[middle - low], [high - middle]]
        axes.errorbar(middle, place, xerr=reach, fmt="o", color=MAIN, capsize=4, markersize=6)
        axes.annotate(
            f"{middle:.1f}",
            (middle, place),
            (0, 7),
            textcoords="offset points",
            ha="center",
            fontsize=9,
            color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axes.axvline(interval(findings, findings.found[0])[0], color=QUIET, linestyle=":", zorder=0)
    axes.set_yticks(range(len(findings.found)), [f.variant.name for f in findings.found])
    axes.set_ylim(len(findings.found) - 0.5, -0.7)
    axes.set_xlabel(axis(findings, words), color=INK, fontsize=9)
    axes.margins(x=0.12)
    return picture(figure)


def interval(findings: Findings, finding: Finding) -> tuple[float, float, float]:
    """The mean and the ends of its interval, as they are drawn."""
    low, high = ends(finding.measured, is_share(findings))
    return scaled(findings, finding.measured.mean), scaled(findings, low), scaled(findings, high)


def curve(findings: Findings, sweep: Sweep, words: Words) -> bytes:
    """The measure over the number that was varied, with its interval as a band."""
    figure, axes = blank(7.2, 3.6)
    places = values(sweep)
    found = [interval(findings, finding) for finding in findings.found]
    middle, low, high = zip(*found, strict=True)
    axes.fill_between(places, low, high, color=MAIN, alpha=0.16, linewidth=0)
    axes.plot(places, middle, color=MAIN, marker="o", markersize=4)
    axes.grid(axis="y", color=GRID)
    axes.set_axisbelow(True)
    axes.set_xlabel(sweep.number, color=INK, fontsize=9)
    axes.set_ylabel(axis(findings, words), color=INK, fontsize=9)
    return picture(figure)


def chosen(effects: list[Effect]) -> list[Effect]:
    """The best and the worst moves, if there are too many to draw."""
    if len(effects) <= MOST_BARS:
        return effects
    return effects[: MOST_BARS // 2] + effects[-MOST_BARS // 2 :]


def bars(effects: list[Effect], words: Words) -> bytes:
    """The points of those who made each move, with intervals."""
    drawn = chosen(effects)
    figure, axes = blank(7.2, 1.0 + 0.3 * len(drawn))
    for place, effect in enumerate(drawn):
        axes.errorbar(
            effect.score, place, xerr=effect.reach, fmt="o", color=MAIN, capsize=3, markersize=5
        )
    axes.set_yticks(range(len(drawn)), [effect.move for effect in drawn])
    axes.set_ylim(len(drawn) - 0.5, -0.5)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    axes.set_xlabel(words.say("lab-points"), color=INK, fontsize=9)
    return picture(figure)
