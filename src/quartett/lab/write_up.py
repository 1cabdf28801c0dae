"""The report of an experiment: Markdown and HTML with the same content, pictures, raw results."""

from html import escape
from pathlib import Path
from pkgutil import get_data

import msgspec

from quartett.lab import figures, tables
from quartett.lab.findings import Finding, Findings, effects
from quartett.lab.report import whole
from quartett.lab.tables import Table
from quartett.lab.whole_files import keep, keep_bytes
from quartett.words import Words


def style() -> str:
    data = get_data(__package__, "report.css")
    assert data is not None
    return data.decode().rstrip()


class Page:
    """Builds the same content in both formats, piece by piece."""

    def __init__(self, words: Words, title: str) -> None:
        self.words = words
        self.title = title
        self.markdown = [f"# {title}", ""]
        self.html = [f"<h1>{escape(title)}</h1>"]

    def head(self, text: str) -> None:
        self.markdown += [f"## {text}", ""]
        self.html.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str, kind: str = "") -> None:
        if text:
            self.markdown += [f"**{text}**" if kind == "answer" else text, ""]
            self.html.append(f'<p class="{kind}">{escape(text)}</p>')

    def table(self, rows: Table) -> None:
        head, *body = rows
        self.markdown += [line(head), line(["---"] * len(head)), *map(line, body), ""]
        cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        lines = "\n".join("<tr>" + "".join(map(cell_of, row)) + "</tr>" for row in body)
        table = f"<table>\n<thead><tr>{cells}</tr></thead>\n<tbody>\n{lines}\n</tbody></table>"
        self.html.append(f'<div class="wide" tabindex="0">{table}</div>')

    def picture(self, file: str, told: str) -> None:
        self.markdown += [f"![{told}]({file})", ""]
        self.html.append(f'<img src="{file}" alt="{escape(told)}">')

    def code(self, text: str) -> None:
        self.markdown += ["```", text.rstrip(), "```", ""]
        self.html.append(f"<pre>{escape(text.rstrip())}</pre>")

    def whole_html(self) -> str:
        body = "\n".join(self.html)
        head = f"<meta charset=utf-8><title>{escape(self.title)}</title>"
        head += f'<meta name=viewport content="width=device-width"><style>\n{style()}\n</style>'
        return f"<!doctype html>\n<html lang={self.words.language}>{head}\n{body}\n</html>\n"


def line(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def cell_of(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def write(findings: Findings, folder: Path, words: Words, source: str, command: str) -> None:
    """Writes all files of a report, each complete at any moment."""
    experiment = findings.experiment
    page = Page(words, experiment.title or words.say(f"game-{experiment.game}"))
    page.text(experiment.question, "question")
    page.text(experiment.answer, "answer")
    tell_state(page, findings, words)
    if findings.games:
        tell_results(page, findings, folder, words)
    tell_method(page, findings, words)
    page.head(words.say("lab-repeat"))
    page.code(command)
    page.code(source)
    keep(folder / "experiment.toml", source)
    keep(folder / "results.csv", tables.raw(findings))
    keep(folder / "report.md", "\n".join(page.markdown).rstrip() + "\n")
    keep(folder / "report.html", page.whole_html())


def tell_state(page: Page, findings: Findings, words: Words) -> None:
    if findings.interrupted:
        asked = whole(findings.experiment.games, words)
        page.text(words.say("lab-interrupted", done=whole(findings.games, words), asked=asked))


def tell_results(page: Page, findings: Findings, folder: Path, words: Words) -> None:
    page.head(words.say("lab-results"))
    told = figures.axis(findings, words)
    sweep = findings.experiment.sweep
    if sweep is not None:
        keep_bytes(folder / "curve.png", figures.curve(findings, sweep, words))
        page.picture("curve.png", f"{told}: {sweep.number}")
    else:
        keep_bytes(folder / "comparison.png", figures.comparison(findings, words))
        page.picture("comparison.png", told)
    page.table(tables.measured(findings, words))
    page.head(words.say("lab-all-bots"))
    page.table(tables.bots(findings, words))
    if findings.experiment.moves:
        for number, finding in enumerate(findings.found):
            tell_moves(page, finding, folder, f"moves-{number}.png", words)


def tell_moves(page: Page, finding: Finding, folder: Path, file: str, words: Words) -> None:
    found = effects(finding)
    page.head(f"{words.say('lab-by-move')}: {finding.variant.name}")
    page.text(words.say("lab-by-move-note"))
    if found:
        keep_bytes(folder / file, figures.bars(found, words))
        page.picture(file, words.say("lab-by-move"))
        page.table(tables.moves(finding, words))


def tell_method(page: Page, findings: Findings, words: Words) -> None:
    experiment, first = findings.experiment, findings.found[0].run
    page.head(words.say("lab-method"))
    seed, games = str(experiment.seed), whole(findings.games, words)
    page.text(words.say("lab-method-note", games=games, seed=seed, bot=first.names[0]))
    options = ", ".join(f"{name}={value}" for name, value in first.options.items())
    rows = [[words.say("lab-game"), words.say(f"game-{experiment.game}")]]
    rows += [
        [words.say("lab-options"), options or "–"],
        ["rules_version", str(first.load().rules_version)],
    ]
    rows += [[finding.variant.name, changes(finding)] for finding in findings.found]
    page.table([[words.say("lab-setting"), words.say("lab-value")], *rows])


def changes(finding: Finding) -> str:
    """What a variant changes, as written in its file."""
    variant = finding.variant
    told = [", ".join(finding.run.names)]
    told += [f"{name}={value}" for name, value in variant.options.items()]
    for card, fields in variant.cards.items():
        told += [f"{card}.{field}={shown(value)}" for field, value in fields.items()]
    return "; ".join(told)


def shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
