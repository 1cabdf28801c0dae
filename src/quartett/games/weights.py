"""Loads the fitted numbers of a game's players from the `weights.toml` in their package."""

import tomllib
from pkgutil import get_data
from typing import Any


class Weights:
    """Numbers and rows of numbers, by name. The file says how they were found.

    >>> Weights("quartett.games.force.players").row("draws")[:2]
    [-0.9033, 1.083]
    """

    def __init__(self, package: str) -> None:
        data = get_data(package, "weights.toml")
        assert data is not None
        self.values: dict[str, Any] = tomllib.loads(data.decode())

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
