"""Loads the fitted numbers of a game's players from the files in their package."""

import json
import tomllib
from pkgutil import get_data
from typing import Any

Rows = dict[str, list[list[float]]]
"""Rows of numbers by name: the weights of a network."""


class Weights:
    """Numbers and rows of numbers, by name. The file says how they were found.

    >>> Weights("quartett.games.force.players").row("draws")[:2]
    [-0.9033, 1.083]
    """

    def __init__(self, package: str) -> None:
        self.values: dict[str, Any] = tomllib.loads(text_of(package, "weights.toml"))

    def number(self, name: str) -> float:
        return float(self.values[name])

    def row(self, name: str) -> list[float]:
        return [float(number) for number in self.values[name]]

    def numbers(self, name: str) -> dict[str, float]:
        """A table of named numbers."""
        return {key: float(number) for key, number in self.values[name].items()}

    def texts(self, name: str) -> dict[str, str]:
        """A table of texts, such as curves."""
        return {key: str(text) for key, text in self.values[name].items()}

    def rows(self, name: str) -> dict[str, list[float]]:
        """A table of rows of numbers."""
        return {key: [float(number) for number in row] for key, row in self.values[name].items()}


def text_of(package: str, file: str) -> str:
    data = get_data(package, file)
    assert data is not None
    return data.decode()


def rows_of(text: str) -> Rows:
    """Of a file of JSON lines: after one about it, rows of whole numbers, each with its name and
    what a one in it is worth.

    >>> rows_of('{}\\n["out", 0.5, 3, -1]')
    {'out': [[1.5, -0.5]]}
    """
    found: Rows = {}
    for line in text.splitlines()[1:]:
        name, one, *numbers = json.loads(line)
        found.setdefault(name, []).append([one * number for number in numbers])
    return found
