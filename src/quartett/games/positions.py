"""States as Python objects: how they are pickled and printed."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from quartett.core.chance import CHANCE, NOBODY
from quartett.core.game import Game
from quartett.core.state import OPEN, State

WIDTH: Final = 100
HEAD: Final = ("actor", "viewer", "over")
PEOPLE: Final = {CHANCE: "chance", NOBODY: "nobody", OPEN: "all"}


def _who(number: int) -> str:
    return PEOPLE.get(number, f"seat {number}")


def shown(game: Game[Any], state: State) -> str:
    """The view of a state as lines and tables, without words of any language."""
    view = msgspec.to_builtins(game.view(state))
    actor, viewer = _who(int(state.actor)), _who(int(state.viewer))
    lines = [f"{game.name}, {int(state.seats)} seats, {actor} to answer, seen by {viewer}"]
    plain = {key: value for key, value in view.items() if not _is_table(value)}
    lines += _pairs({key: value for key, value in plain.items() if key not in HEAD})
    for key, value in view.items():
        if _is_table(value):
            lines += ["", *_table(key, value)]
    return "\n".join(lines)


def _is_table(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], dict)


def _pairs(values: Mapping[str, object]) -> list[str]:
    """Short fields side by side, as many as fit."""
    lines = [""]
    for pair in (f"{key}: {_text(value)}" for key, value in values.items()):
        if lines[-1] and len(lines[-1]) + len(pair) + 3 <= WIDTH:
            lines[-1] += f" · {pair}"
        else:
            lines.append(pair)
    return [line for line in lines if line]


def _table(name: str, rows: Sequence[Mapping[str, object]]) -> list[str]:
    heads = [name, *rows[0]]
    cells = [[str(n), *(_text(row[key]) for key in rows[0])] for n, row in enumerate(rows)]
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    if sum(widths) + 2 * len(widths) > WIDTH:
        return [line for n, row in enumerate(rows) for line in (f"{name} {n}", *_indented(row))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (heads, *cells)
    ]


def _indented(row: Mapping[str, object]) -> list[str]:
    return [f"  {line}" for line in _pairs(row)]


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_text, value)) or "-"
    if isinstance(value, dict):
        if "card" in value:
            return str(value["card"])  # its name is enough
        return " ".join(f"{key}={_text(part)}" for key, part in value.items())
    return "-" if value in (None, "") else str(value)
