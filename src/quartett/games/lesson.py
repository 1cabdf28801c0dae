"""Loads the first turn of a game, as it is taught, from the `lesson.toml` in its room."""

import tomllib
from pkgutil import get_data
from typing import Any

import msgspec

from quartett.core.game import Game
from quartett.core.record import Record, header_of, parse


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before one answer of the learner: the end of its sentence's id, and the rules
    that are behind it."""

    says: str
    rules: list[str]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played already as far as it is taught, in the lines of a record."""

    seats: int
    moves: str
    steps: list[Told]
    options: dict[str, str] = {}

    def record(self, game: Game[Any]) -> Record:
        """The header is that of today: the game is taught with the cards that it has now."""
        header = header_of(game, self.seats, game.settle(self.seats, self.options))
        return parse(Record(header, []).text() + self.moves)


def load(game: Game[Any]) -> Plan:
    """
    >>> from quartett import games
    >>> load(games.load("push")).steps[0].says
    'flip'
    """
    data = get_data(f"quartett.games.{game.name}", "lesson.toml")
    assert data is not None
    return msgspec.convert(tomllib.loads(data.decode()), Plan)
