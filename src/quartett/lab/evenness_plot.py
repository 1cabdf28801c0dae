"""How even a game is, as a picture: what owning each card correlates with."""

from pathlib import Path
from typing import Any, Final

from quartett.lab.balance import Counts, Effect, effects
from quartett.lab.evenness import title
from quartett.lab.measures import by_seat
from quartett.lab.plot import COLOURS, figure_of, save
from quartett.lab.run import Run
from quartett.words import Words

LINE: Final = 0.14
"""Inches per card."""
HEAD: Final = 1.6


def plot(run: Run, counts: Counts, words: Words, path: Path) -> None:
    save(draw(run, counts, words), path)


def draw(run: Run, counts: Counts, words: Words) -> Any:
    found = [effect for effect in effects(counts) if effect.had < 1.0]
    groups = list(dict.fromkeys(effect.group for effect in found))
    figure = figure_of(8.0, 2 * HEAD + LINE * (len(found) + counts.seats))
    above, axes = figure.subplots(2, 1, height_ratios=(counts.seats + 4, len(found) + 4))
    draw_seats(above, counts, words)
    for place, effect in enumerate(found):
        draw_effect(axes, place, effect, COLOURS[groups.index(effect.group) % len(COLOURS)])
    axes.axvline(0, color="#888888", linewidth=1)
    axes.set_yticks(range(len(found)), [effect.card for effect in found], fontsize=6)
    axes.set_ylim(max(len(found), 1) - 0.5, -0.5)
    axes.set_xlabel(f"{words.say('lab-apart')} (●), {words.say('lab-alike')} (|)")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", linewidth=0.3)
    figure.suptitle(f"{title(run, counts, words)}, {run.names[0]} × {run.seats}", fontsize=9)
    return figure


def draw_seats(axes: Any, counts: Counts, words: Words) -> None:
    """How far each seat's wins are from an even share."""
    for seat, seen in enumerate(by_seat(counts)):
        apart, reach = 100 * (seen.mean - 1 / counts.seats), 100 * seen.margin
        axes.errorbar(
            apart, seat, xerr=reach, fmt="o", markersize=3, elinewidth=0.8, color="#000000"
        )
    axes.axvline(0, color="#888888", linewidth=1)
    axes.set_yticks(range(counts.seats), map(str, range(1, counts.seats + 1)), fontsize=6)
    axes.set_ylim(counts.seats - 0.5, -0.5)
    axes.set_title(words.say("lab-by-seat"), fontsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", linewidth=0.3)


def draw_effect(axes: Any, place: int, effect: Effect, colour: str) -> None:
    """The difference with its interval, and the one between comparable players."""
    reach: Any = {"xerr": 100 * effect.margin, "elinewidth": 0.8}
    axes.errorbar(100 * effect.difference, place, fmt="o", markersize=3, color=colour, **reach)
    axes.plot(100 * effect.alike, place, marker="|", markersize=6, color="#000000")
