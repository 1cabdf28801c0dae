"""Loads the two lessons of a game from the `lesson.toml` in its package."""

import tomllib
from pkgutil import get_data
from typing import Any

import msgspec

from quartett.core.game import Game
from quartett.core.record import Move, Record, header_of, parse


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said: the suffix of its sentence's id, and the rules behind it."""

    says: str
    rules: list[str] = []


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the lines of a record, which may be joined by "; ". `before` has been played when
    the learner sits down; `moves` are taught. One of `steps` is said before each answer of the
    learner in `moves`, and the last one at the end."""

    seats: int
    moves: str
    steps: list[Told]
    before: str = ""
    options: dict[str, str] = {}

    def record(self, game: Game[Any]) -> Record:
        """The part that is taught, with the game's current cards in the header."""
        return self._parse(game, self.moves)

    def earlier(self, game: Game[Any]) -> list[Move]:
        """The part that was played before."""
        return self._parse(game, self.before).moves

    def _parse(self, game: Game[Any], lines: str) -> Record:
        header = header_of(game, self.seats, game.settle(self.seats, self.options))
        return parse(Record(header, []).text() + "\n".join(lines.strip().split("; ")))


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`first` teaches enough to play, `second` the rest."""

    first: list[Scene]
    second: list[Scene]

    def part(self, part: int) -> list[Scene]:
        return (self.first, self.second)[part - 1]


def load(game: Game[Any]) -> Plan:
    """
    >>> from quartett import games
    >>> load(games.load("push")).first[0].steps[0].says
    'flip'
    """
    data = get_data(f"quartett.games.{game.name}", "lesson.toml")
    assert data is not None
    return msgspec.convert(tomllib.loads(data.decode()), Plan)
