"""A review as a self-contained page without scripts: a file to send to a friend."""

from html import escape
from pkgutil import get_data

from quartett.table.review_curve import curve
from quartett.table.review_telling import Telling


def review_page(telling: Telling) -> str:
    words, review = telling.words, telling.review
    worst = review.worst()
    moments = [moment(telling.moment(one)) for one in worst]
    parts = [
        f"<h1>{escape(telling.title)}</h1>",
        *([f"<p>{escape(telling.most)}</p>"] if telling.most else []),
        waterfall(telling),
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
    """From the start to the result: each bar begins where the previous one ended. It is a table, so
    that it reads as one without the bars."""
    sums = telling.sums()
    edges = spans([(value, change) for _, value, change in sums])
    low = min(0.0, *(min(span) for span in edges))
    high = max(1.0, *(max(span) for span in edges))
    rows = []
    for (name, value, change), (start, end) in zip(sums, edges, strict=True):
        left, wide = (
            100 * part / (high - low) for part in (min(start, end) - low, abs(end - start))
        )
        kind = ("gain" if value >= 0 else "loss") if change else "whole"
        rows.append(
            f"<tr><th scope=row>{escape(name)}<td class=number>{telling.number(value, change)}"
            f"<td aria-hidden=true class=track><i class={kind} "
            f'style="left:{left:.1f}%;width:{max(wide, 0.6):.1f}%"></i>'
        )
    unit = escape(telling.words.say(f"review-unit-{telling.review.measure}"))
    return f"<table><caption class=quiet>{unit}</caption>{''.join(rows)}</table>"


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
