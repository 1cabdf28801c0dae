"""A ladder as lines of text, and as a section of a page that its command can rewrite."""

import errno
import os
from pathlib import Path
from typing import Final

from quartett.core.problem import Problem
from quartett.lab.ladder import Duel, Ladder, Rung
from quartett.lab.report import decimal
from quartett.words import Words

HEADING: Final = "## "


def rows(ladder: Ladder, words: Words) -> list[list[str]]:
    """A heading and a row for each rung, then for each duel."""
    value = words.say("ladder-score" if ladder.together else "ladder-rating")
    heading = [words.say("lab-bot"), words.say("ladder-seats"), value, words.say("lab-interval")]
    if any(rung.adjusted for rung in ladder.rungs):
        heading.append(words.say("ladder-adjusted"))
    return [heading, *([*cells(rung)] for rung in ladder.rungs)]


def cells(rung: Rung) -> list[str]:
    form = "{:.2f}" if rung.share is not None else "{:+.0f}"
    low, high = form.format(rung.value - rung.reach), form.format(rung.value + rung.reach)
    share = f" ({100 * rung.share:.0f} %)" if rung.share is not None else ""
    plain = [rung.player, str(rung.seats), form.format(rung.value) + share, f"{low} … {high}"]
    if rung.adjusted is None:
        return plain
    value, reach = rung.adjusted
    return [*plain, f"{form.format(value - reach)} … {form.format(value + reach)}"]


def duel_line(duel: Duel, words: Words) -> str:
    told: dict[str, str] = {"first": duel.first, "second": duel.second}
    told |= shares(duel.rate, duel.interval, words)
    if duel.seats == 2:
        said = words.say("ladder-duel", **told)
    else:
        said = words.say("ladder-among", **told, fair=decimal(100 * duel.fair, words))
    if duel.adjusted is None:
        return said
    fair = shares(duel.adjusted.mean, duel.adjusted.interval, words)
    return f"{said} {words.say('ladder-duel-adjusted', **fair)}"


def shares(rate: float, interval: tuple[float, float], words: Words) -> dict[str, str]:
    low, high = (decimal(100 * bound, words) for bound in interval)
    return {"rate": decimal(100 * rate, words), "interval": f"{low} – {high}"}


def text(ladder: Ladder, words: Words) -> str:
    """Aligned lines, for a terminal, a file or a screen reader."""
    table = rows(ladder, words) if ladder.rungs else []
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) for row in table]
    title = words.say(
        "ladder-title", game=words.say(f"game-{ladder.game}"), games=ladder.games, seed=ladder.seed
    )
    return "\n".join(
        [title, *([""] * bool(lines)), *(line.rstrip() for line in lines)]
        + [""] * bool(ladder.duels)
        + [duel_line(duel, words) for duel in ladder.duels]
    )


def section(ladder: Ladder, words: Words, command: str) -> str:
    """The same in Markdown, with the command that measures it again."""
    table = [f"| {' | '.join(row)} |" for row in rows(ladder, words)] if ladder.rungs else []
    table[1:1] = ["|---|--:|--:|---|" + "---|" * (len(rows(ladder, words)[0]) - 4)] if table else []
    name = words.say(f"game-{ladder.game}")
    if ladder.seats > 2 and not ladder.together:
        name = words.say("ladder-with-seats", game=name, seats=ladder.seats)
    title = f"{HEADING}{name}"
    duels = [f"- {duel_line(duel, words)}" for duel in ladder.duels]
    parts = [[title], [f"    {command}"], table, duels]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def check_page(page: Path) -> None:
    """Checks before a long run that its table can be written at the end."""
    if not page.parent.is_dir() or page.is_dir():
        cause = errno.EISDIR if page.is_dir() else errno.ENOENT
        raise Problem("file-unwritable", file=str(page), cause=os.strerror(cause))


def write(page: Path, written: str) -> None:
    """Replaces the section with the same heading, or appends it."""
    try:
        before = page.read_text("utf-8") if page.exists() else "# Ladder\n"
        page.write_text(replaced(before, written), "utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        cause = getattr(fault, "strerror", None) or str(fault)
        raise Problem("file-unwritable", file=str(page), cause=cause) from None


def replaced(page: str, written: str) -> str:
    """
    >>> replaced("# A\\n\\n## B\\n\\nold\\n\\n## C\\n\\nkept\\n", "## B\\n\\nnew\\n")
    '# A\\n\\n## B\\n\\nnew\\n\\n## C\\n\\nkept\\n'
    """
    title = written.split("\n", 1)[0]
    parts = page.rstrip("\n").split(f"\n{HEADING}")
    kept = [parts[0], *(HEADING + part for part in parts[1:])]
    places = [place for place, part in enumerate(kept) if part.split("\n", 1)[0] == title]
    if places:
        kept[places[0]] = written
    else:
        kept.append(written)
    return "\n\n".join(part.strip("\n") for part in kept) + "\n"
