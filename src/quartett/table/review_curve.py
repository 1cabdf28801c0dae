"""The course of a reviewed game as a picture, for the self-contained page. Only the line is drawn:
what is written stays as large on a phone as anywhere."""

from collections.abc import Sequence
from html import escape
from typing import Final

from quartett.bots.review import Row
from quartett.table.review_telling import Telling

LABELS: Final = 8
"""The most numbers below the curve, so that they do not touch on a phone."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)


def curve(telling: Telling) -> str:
    """The value after every answer, with a dot at each of the seat's own mistakes."""
    rows, seat, say = telling.review.rows, telling.review.seat, telling.words.say
    if not rows:
        return ""
    marks = mistakes(rows, seat)
    kind, ticks = axis(rows, seat)
    below = [placed("span", "tick", at / len(rows), str(label)) for at, label in ticks]
    inside = "".join([line(rows), *levels(telling), *marks, *below])
    legend = f"<span><i class=mark></i> {escape(say('review-own'))}</span>" if marks else ""
    return (
        f'<figure role=img aria-label="{escape(telling.curve)}">'
        f"<p class=quiet>{escape(say(f'review-axis-{telling.review.measure}'))}</p>"
        f"<div class=chart>{inside}</div>"
        f'<p class="quiet under">{legend}<span>{escape(say(f"review-axis-{kind}"))}</span></p>'
        "</figure>"
    )


def line(rows: Sequence[Row]) -> str:
    values = [rows[0].before, *(row.after for row in rows)]
    points = " ".join(f"{at},{100 * height(value):.1f}" for at, value in enumerate(values))
    drawn = f'<polyline class=curve points="{points}" />'
    return f'<svg viewBox="0 0 {len(rows)} 100" preserveAspectRatio=none>{drawn}</svg>'


def mistakes(rows: Sequence[Row], seat: int) -> list[str]:
    return [
        placed("i", "mark", at / len(rows), "", height(row.after))
        for at, row in enumerate(rows, 1)
        if row.grade and row.actor == seat
    ]


def levels(telling: Telling) -> list[str]:
    return [
        placed("span", "level", 0.0, escape(telling.level(value)), height(value))
        for value in (0.0, 0.5, 1.0)
    ]


def placed(tag: str, kind: str, left: float, text: str, top: float = 1.0) -> str:
    place = f"left:{100 * left:.1f}%;top:{100 * top:.1f}%"
    return f'<{tag} class={kind} style="{place}">{text}</{tag}>'


def height(value: float) -> float:
    """As a share of the picture, from above."""
    return 1.0 - min(1.0, max(0.0, value))


def axis(rows: Sequence[Row], seat: int) -> tuple[str, list[tuple[int, int]]]:
    """What the numbers below the curve count, and where they stand: own turns, if the game is
    judged by turns, otherwise answers."""
    begun: dict[int, int] = {}
    for at, row in enumerate(rows):
        if row.actor == seat and row.turn:
            begun.setdefault(row.turn, at)
    if begun:
        every = -(-len(begun) // LABELS)
        return "turns", [(at, turn) for turn, at in begun.items() if turn % every == 0]
    step = next((step for step in STEPS if len(rows) <= LABELS * step), len(rows))
    numbers = enumerate((row.number + 1 for row in rows), 1)
    return "moves", [(at, number) for at, number in numbers if number % step == 0]
