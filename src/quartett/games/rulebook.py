"""The numbered rules of a game and their examples, from the `rulebook.toml` in its package."""

import tomllib
from functools import cached_property
from pkgutil import get_data
from typing import Any, TypeVar

import msgspec

from quartett.core.game import Example, Game, Rule
from quartett.core.state import State

S = TypeVar("S", bound=State)


class RulebookGame(Game[S]):
    """A game with a rulebook beside it, which is read when a rule is first needed, because most
    programs only play.

    >>> from quartett import games
    >>> game = games.load("push")
    >>> game.rulebook[0].number, game.examples[0].after
    ('PUSH-01', 'PUSH-15')
    """

    @cached_property
    def _rulebook(self) -> dict[str, Any]:
        data = get_data(type(self).__module__, "rulebook.toml")
        assert data is not None
        return tomllib.loads(data.decode())

    @cached_property
    def rulebook(self) -> tuple[Rule, ...]:
        return rules_of(self._rulebook)

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        return msgspec.convert(self._rulebook["examples"], tuple[Example, ...])


def rules_of(tables: dict[str, Any]) -> tuple[Rule, ...]:
    """The rules in file order, each number only once."""
    rules = msgspec.convert(tables["rules"], tuple[Rule, ...])
    seen: set[str] = set()
    for rule in rules:
        if rule.number in seen:
            raise ValueError(f"{rule.number}: two rules share this number")
        if not rule.source or not rule.place:
            raise ValueError(f"{rule.number}: a rule names its source and the place in it")
        seen.add(rule.number)
    return rules
