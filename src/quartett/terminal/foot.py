"""The question and its choices at the bottom of a drawn screen, as full as there is room for."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from quartett.terminal.lines import clipped, columns, flow, ruler, wrapped
from quartett.terminal.scene import Choice, Question, Scene

MANY: Final = 16
"""More choices than this go in three columns, however narrow."""

Numbered = tuple[int, Choice]


def feet(scene: Scene, question: Question, width: int) -> Iterator[list[Text]]:
    """From the fullest to the tightest. Card texts go first, then the refused choices, which `?`
    shows; then the choices go side by side, and finally the hint goes."""
    asked = wrapped(Text(question.text, "bold"), width)
    choices = list(enumerate(question.choices, 1))
    possible = [numbered for numbered in choices if numbered[1].possible]
    told = scene.words.say("hint-enter" if len(possible) == 1 else "hint")
    hint = wrapped(Text(told, "dim"), width)
    yield [*asked, *_listed(choices, width, remarks=True), *hint]
    yield [*asked, *_listed(choices, width), *hint]
    yield [*asked, *_listed(possible, width), *hint]
    close = _close(possible, width)
    yield [*asked, *close, *hint]
    yield [*asked, *close]


def tight_feet(question: Question, width: int) -> Iterator[list[Text]]:
    """If not even that fits: side by side, and shortened."""
    asked = wrapped(Text(question.text, "bold"), width)
    possible = [one for one in enumerate(question.choices, 1) if one[1].possible]
    for across in (2,) if len(possible) <= MANY else (2, 3):
        yield [*asked, *_clipped(possible, width, across)]


def _clipped(choices: list[Numbered], width: int, across: int) -> list[Text]:
    """Laid out in `across` columns. Whatever does not fit is marked; `help` shows it and part of
    its text still selects it."""
    room = (width - 2) // across - 2
    cells = [clipped(_short(*numbered, room=2), room) for numbered in choices]
    return columns(cells, width) or cells


def _close(choices: list[Numbered], width: int) -> list[Text]:
    """In columns, or run together where that saves more than a line."""
    packed = flow([_short(*numbered, room=0).append(" ") for numbered in choices], width, "", "")
    side_by_side = columns([_short(*numbered) for numbered in choices], width)
    if side_by_side is None or len(side_by_side) > len(packed) + 1:
        return packed
    return side_by_side


def _listed(choices: Iterable[Numbered], width: int, remarks: bool = False) -> Iterator[Text]:
    for number, choice in choices:
        yield from _choice(number, choice, width, remarks)


def _choice(number: int, choice: Choice, width: int, remarks: bool) -> list[Text]:
    style, mark = ("", f"{number:>3}  ") if choice.possible else ("dim", "  –  ")
    text = Text(choice.text, style)
    if remarks and choice.remark:
        text.append(f"  {choice.remark}", "dim")
    parts = text.wrap(ruler(width), width - len(mark) - 1)
    marks = [mark, *[" " * len(mark)] * (len(parts) - 1)]
    return [Text.assemble((m, "bold"), part) for m, part in zip(marks, parts, strict=True)]


def _short(number: int, choice: Choice, room: int = 3) -> Text:
    return Text.assemble((f"{number:>{room}} ", "bold"), choice.text)
