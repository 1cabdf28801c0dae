"""A review as a self-contained page without scripts: a file to send to a friend."""

from html import escape
from pkgutil import get_data
from typing import Final

from quartett.table.review_telling import Telling

WIDTH: Final = 640
LABEL: Final = 230
"""Where the bars begin, leaving room for their names in every language."""
BAR: Final = 22
GAP: Final = 10
CURVE: Final = 160
ROOM: Final = 60
"""Kept free for numbers beside the bars."""


def review_page(telling: Telling) -> str:
    words, review = telling.words, telling.review
    worst = review.worst()
    moments = [moment(telling.moment(one)) for one in worst]
    parts = [
        f"<h1>{escape(telling.title)}</h1>",
        *([f"<p>{escape(telling.most)}</p>"] if telling.most else []),
        waterfall(telling),
        f"<p class=quiet>{escape(words.say(f'review-unit-{review.measure}'))}</p>",
        f"<p>{escape(telling.decisions)}</p>",
        f"<h2>{escape(curve_title(telling))}</h2>",
        curve(telling),
        f"<h2>{escape(words.say('review-worst'))}</h2>",
        *(moments or [f"<p>{escape(words.say('review-no-mistakes'))}</p>"]),
    ]
    return whole_page(words.language, telling.title, "\n".join(parts))


def whole_page(language: str, title: str, body: str) -> str:
    style = get_data(__package__, "review.css")
    assert style is not None
    head = f"<meta charset=utf-8><title>{escape(title)}</title>"
    head += '<meta name=viewport content="width=device-width">'
    head += f"<style>\n{style.decode()}</style>"
    html = f"<html lang={language}><head>{head}</head>\n<body>\n{body}\n</body></html>"
    return f"<!doctype html>\n{html}\n"


def moment(lines: list[str]) -> str:
    first, *rest = map(escape, lines)
    told = "".join(f"<p>{line}</p>" for line in rest)
    return f"<section><h3>{first}</h3>{told}</section>"


def waterfall(telling: Telling) -> str:
    """From the start to the result: each bar begins where the previous one ended."""
    sums = telling.sums()
    edges = spans([(value, change) for _, value, change in sums])
    low = min(0.0, *(min(span) for span in edges))
    high = max(1.0, *(max(span) for span in edges))
    reach = (WIDTH - LABEL - ROOM) / (high - low)
    bars = []
    for index, ((name, value, change), (start, end)) in enumerate(zip(sums, edges, strict=True)):
        top = index * (BAR + GAP)
        left, wide = LABEL + (min(start, end) - low) * reach, abs(end - start) * reach
        kind = ("gain" if value >= 0 else "loss") if change else "whole"
        middle = top + BAR * 0.7
        bars.append(
            f"<text x=0 y={middle:.0f}>{escape(name)}</text>"
            f"<rect class={kind} x={left:.1f} y={top} width={max(wide, 1.0):.1f} height={BAR} />"
            f"<text x={left + wide + 6:.1f} y={middle:.0f}>{telling.number(value, change)}</text>"
        )
    height = len(sums) * (BAR + GAP)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role=img>{"".join(bars)}</svg>'


def spans(values: list[tuple[float, bool]]) -> list[tuple[float, float]]:
    """Where each bar begins and ends.

    >>> spans([(0.5, False), (-0.25, True), (0.25, False)])
    [(0.0, 0.5), (0.5, 0.25), (0.0, 0.25)]
    """
    found, level = [], 0.0
    for value, change in values:
        start = level if change else 0.0
        level = start + value
        found.append((start, level))
    return found


def curve_title(telling: Telling) -> str:
    name = "review-curve-score" if telling.review.measure == "score" else "review-curve"
    return telling.words.say(name)


def curve(telling: Telling) -> str:
    """The value before every answer, with a dot at each of the seat's own mistakes."""
    rows = telling.review.rows
    if not rows:
        return ""
    step = WIDTH / max(1, len(rows))
    points = " ".join(
        f"{index * step:.1f},{height_of(row.after):.1f}" for index, row in enumerate(rows, 1)
    )
    marks = "".join(
        f"<circle class=mark cx={index * step:.1f} cy={height_of(row.after):.1f} r=4 />"
        for index, row in enumerate(rows, 1)
        if row.grade and row.actor == telling.review.seat
    )
    axes = "".join(
        f"<line class=axis x1=0 x2={WIDTH} y1={height_of(level):.0f} y2={height_of(level):.0f} />"
        f"<text x=2 y={height_of(level) - 3:.0f}>{telling.number(level)}</text>"
        for level in (0.0, 0.5, 1.0)
    )
    first = f"0,{height_of(rows[0].before):.1f}"
    line = f'<polyline class=curve points="{first} {points}" />'
    return f'<svg viewBox="0 -14 {WIDTH} {CURVE + 20}" role=img>{axes}{line}{marks}</svg>'


def height_of(value: float) -> float:
    return CURVE * (1.0 - min(1.0, max(0.0, value)))
