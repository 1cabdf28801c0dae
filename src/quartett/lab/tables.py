"""The findings of an experiment as tables of text."""

from quartett.lab.figures import is_share, measure_name
from quartett.lab.findings import Effect, Finding, Findings, Sum, effects, ends
from quartett.lab.report import decimal, percent, whole
from quartett.words import Words

Table = list[list[str]]
"""Rows of cells, the headings first."""


def number(value: float, share: bool, words: Words) -> str:
    return percent(value, words) if share else decimal(value, words)


def with_interval(found: Sum, share: bool, words: Words) -> str:
    if found.count < 2:
        return number(found.mean, share, words)
    three = (found.mean, *ends(found, share))
    middle, low, high = (number(value, share, words) for value in three)
    return f"{middle} ({low} – {high})"


def measured(findings: Findings, words: Words) -> Table:
    """The measure of each variant, and its difference from the first one on the same deals."""
    share = is_share(findings)
    head = [words.say(name) for name in ("lab-variant", "lab-games")]
    head.append(f"{measure_name(findings, words)} ({words.say('lab-interval')})")
    if findings.experiment.luck:
        head.append(words.say("lab-luck-out"))
    compared = len(findings.found) > 1
    if compared:
        head.append(words.say("lab-difference", variant=findings.found[0].variant.name))
        head[-1] += f" ({words.say('lab-percentage-points')})" if share else ""
    rows = [variant_row(finding, share, words) for finding in findings.found]
    if compared:
        for row, finding in zip(rows, findings.found, strict=True):
            row.append(difference(finding, finding is findings.found[0], share, words))
    return [head, *rows]


def variant_row(finding: Finding, share: bool, words: Words) -> list[str]:
    games = whole(finding.measured.count, words)
    row = [finding.variant.name, games, with_interval(finding.measured, share, words)]
    if not finding.run.luck:
        return row
    fair, by = finding.adjusted, 100 if share else 1
    middle, reach = decimal(by * fair.mean, words), decimal(by * fair.reach, words)
    return [*row, f"{middle} ± {reach}"]


def difference(finding: Finding, first: bool, share: bool, words: Words) -> str:
    if first:
        return "–"
    told = words.say("lab-clear") if finding.clear else words.say("lab-unclear")
    return f"{with_interval(finding.difference.times(100 if share else 1), False, words)}: {told}"


def bots(findings: Findings, words: Words) -> Table:
    """Every bot of every variant."""
    names = ("lab-variant", "lab-bot", "lab-win-rate", "lab-points", "lab-moves")
    rows = [
        [
            finding.variant.name if place == 0 else "",
            bot.name,
            with_interval(bot.wins, True, words),
            with_interval(bot.score, False, words),
            decimal(finding.length.mean, words) if place == 0 else "",
        ]
        for finding in findings.found
        for place, bot in enumerate(finding.bots)
    ]
    return [[words.say(name) for name in names], *rows]


def moves(finding: Finding, words: Words) -> Table:
    names = ("lab-move", "lab-seats", "lab-win-rate", "lab-points")
    rows = [move_row(effect, words) for effect in effects(finding)]
    return [[words.say(name) for name in names], *rows]


def move_row(effect: Effect, words: Words) -> list[str]:
    low, high = effect.score - effect.reach, effect.score + effect.reach
    points = f"{decimal(effect.score, words)} ({decimal(low, words)} – {decimal(high, words)})"
    return [effect.move, whole(effect.seats, words), percent(effect.wins, words), points]


def raw(findings: Findings) -> str:
    """Every game of every variant as CSV: whole numbers, and the win in 60ths."""
    run = findings.found[0].run
    tallies = run.load().tallies
    each = ("win_60ths", "score", *tallies)
    head = [f"{name}_{place}" for place in range(run.seats) for name in each]
    head += ["luck_billionths_0"] * bool(run.luck)
    lines = [",".join(["variant", "game", "length", *head])]
    for finding, rows in zip(findings.found, findings.rows, strict=True):
        name = finding.variant.name.replace('"', '""')
        lines += [f'"{name}",{game},{",".join(map(str, row))}' for game, row in enumerate(rows)]
    return "\n".join(lines) + "\n"
