"""Parses the Fluent files and collects the sentences that games use, for the tests of the words."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from quartett import games
from quartett.core.story import Event, sentence_id
from quartett.words import LESSONS, PAGE_ROOMS, SHARED, source

WORD = re.compile(r"[ \u00a0\u202f](\w+)")
ROOMS = (*SHARED, *PAGE_ROOMS, LESSONS, *games.NAMES)


@cache
def messages(language: str, room: str) -> dict[str, Message]:
    body = FluentParser().parse(source(language, room)).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not junk, f"{language}/{room}.ftl cannot be read: {junk[0]}"
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [message.id.name for message in found]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{language}/{room}.ftl says twice: {twice}"
    return dict(zip(names, found, strict=True))


class References(Visitor):
    """What a message needs from outside: arguments and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def references(message: BaseNode) -> References:
    found = References()
    found.visit(message)
    return found


def variables(language: str, name: str) -> set[str]:
    """The arguments of a message, with those of the messages it is made of."""
    known = [messages(language, room)[name] for room in ROOMS if name in messages(language, room)]
    assert known, f"{language} has no {name}"
    found = references(known[0])
    return found.variables.union(*(variables(language, part) for part in found.messages))


def counted(message: Message) -> Iterator[tuple[str, str]]:
    """Each variable that is said in one form whatever its value, and the word after it."""
    for pattern in (message.value, *(one.value for one in message.attributes)):
        if pattern is not None:
            yield from _counted(pattern, frozenset())


def _counted(pattern: Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    for part, after in zip(pattern.elements, (*pattern.elements[1:], None), strict=True):
        inner = part.expression if isinstance(part, Placeable) else None
        if isinstance(inner, SelectExpression):
            names = chosen | references(inner.selector).variables
            for variant in inner.variants:
                yield from _counted(variant.value, names)
        elif isinstance(inner, VariableReference) and inner.id.name not in chosen:
            word = WORD.match(after.value) if isinstance(after, TextElement) else None
            if word:
                yield inner.id.name, word[1]


def events() -> set[str]:
    """The ids of all that the games can tell."""
    for name in games.NAMES:
        games.load(name)
    rooms = tuple(f"quartett.games.{name}." for name in games.NAMES)
    told = [kind for kind in kinds_of(Event) if kind.__module__.startswith(rooms)]
    return {sentence_id(kind.__name__) for kind in told}


def kinds_of(parent: type[Event]) -> Iterator[type[Event]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from kinds_of(kind)
