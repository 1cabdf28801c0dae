"""A result as a table for people, in their language."""

from math import sqrt

from babel.numbers import format_decimal, format_percent

from quartett.lab.result import Result, Row
from quartett.lab.statistics import Z95
from quartett.words import Words


def table(result: Result, words: Words) -> str:
    """Aligned lines of plain text, for a terminal, a file or a screen reader."""
    rows = [headings(result, words), *(cells(row, words) for row in result.rows())]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(aligned(row, widths)) for row in rows]
    parts = [title(result, words), "", *lines, "", *notes(result, words)]
    return "\n".join([*parts, *lucks(result, words)])


def lucks(result: Result, words: Words) -> list[str]:
    """Each bot's result with and without the luck of the cards."""
    together = result.run.load().together
    return [luck_line(row, together, words) for row in result.rows() if row.adjusted is not None]


def luck_line(row: Row, together: bool, words: Words) -> str:
    assert row.adjusted is not None
    number = decimal_2 if together else percent
    reach = Z95 * row.score_spread / sqrt(row.games)
    ends = (row.score_mean - reach, row.score_mean + reach) if together else row.interval
    return words.say(
        "lab-adjusted",
        bot=row.bot,
        value=number(row.adjusted.mean, words),
        low=number(row.adjusted.interval[0], words),
        high=number(row.adjusted.interval[1], words),
        plain=number(row.score_mean if together else row.win_rate, words),
        plainlow=number(ends[0], words),
        plainhigh=number(ends[1], words),
    )


def aligned(row: list[str], widths: list[int]) -> list[str]:
    """Names left-aligned, numbers right-aligned."""
    numbers = zip(row[1:], widths[1:], strict=True)
    return [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in numbers)]


def title(result: Result, words: Words) -> str:
    run = result.run
    options = ", ".join(f"{name}={value}" for name, value in run.options.items())
    game, games = words.say(f"game-{run.game}"), whole(result.games, words)
    return words.say("lab-title", game=game, options=options, games=games, seed=str(run.seed))


def headings(result: Result, words: Words) -> list[str]:
    names = ("bot", "games", "wins", "win-rate", "interval", "score", "spread")
    tallies = [words.say(f"tally-{name}") for name in result.statistics]
    rates = [words.say("lab-rate", tally=tally, whole=tallies[-1]) for tally in tallies[:-1]]
    return [*(words.say(f"lab-{name}") for name in names), *rates]


def cells(row: Row, words: Words) -> list[str]:
    low, high = row.interval
    return [
        row.bot,
        whole(row.games, words),
        decimal(row.wins, words),
        percent(row.win_rate, words),
        f"{percent(low, words)} – {percent(high, words)}",
        decimal(row.score_mean, words),
        decimal(row.score_spread, words),
        *(percent(rate, words) for rate in row.rates.values()),
    ]


def notes(result: Result, words: Words) -> list[str]:
    tally = result.tally
    mean, shortest, longest = decimal(result.length, words), tally.shortest, tally.longest
    lines = [words.say("lab-length", mean=mean, shortest=shortest, longest=longest)]
    if result.interrupted:
        done, asked = whole(result.games, words), whole(result.run.games, words)
        lines.append(words.say("lab-interrupted", done=done, asked=asked))
    return lines


def whole(number: int, words: Words) -> str:
    return str(format_decimal(number, "#,##0", locale=words.language))


def decimal(number: float, words: Words) -> str:
    return str(format_decimal(number, "#,##0.0", locale=words.language))


def decimal_2(number: float, words: Words) -> str:
    return str(format_decimal(number, "#,##0.00", locale=words.language))


def percent(share: float, words: Words) -> str:
    return str(format_percent(share, "0.0 %", locale=words.language))
