"""Every sentence a person reads, in five languages, from the Fluent files beside this one."""

import errno
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from quartett.core.game import Card
from quartett.core.languages import LANGUAGES as LANGUAGES
from quartett.core.problem import Problem, WrongField, WrongKind, WrongPlace
from quartett.core.replay import RefusedLine
from quartett.core.story import Event, Line, Reason, Value

SHARED: Final = (
    *("quartett", "terminal", "lab", "web", "review"),
    *("notices", "daily", "reference", "programs"),
)
"""The files of words that all games share: problems and outcomes; the terminal, the lab, the
server, reviews and programs; the reference."""

PAGE_ROOMS: Final = ("page", "device", "room")
"""The words of the browser pages, which Python never uses."""

EVERY_PAGE: Final = "pages"
"""A room made of the files that every page needs: one request, and smaller than one by one."""
ON_EVERY_PAGE: Final = ("quartett", "web", *PAGE_ROOMS)

LESSONS: Final = "lessons"
"""The lessons of each game, for the pages and `quartett learn`."""

HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Before a number, but not within a word."""

SEATS: Final = ("seat", "other")
"""Names of arguments that are seats: who a sentence is about, and who else it concerns."""

CAUSES: Final = {
    os.strerror(number): name
    for number, name in (
        (errno.ENOENT, "cause-missing"),
        (errno.EISDIR, "cause-folder"),
        (errno.ENOTDIR, "cause-no-folder"),
        (errno.EACCES, "cause-forbidden"),
        (errno.EPERM, "cause-forbidden"),
        (errno.ENOSPC, "cause-full"),
        (errno.EEXIST, "cause-exists"),
        (errno.EROFS, "cause-read-only"),
        (errno.ENAMETOOLONG, "cause-long-name"),
        (errno.EADDRINUSE, "cause-taken"),
        (errno.EADDRNOTAVAIL, "cause-elsewhere"),
        (errno.ECONNREFUSED, "cause-silent"),
    )
}
"""What the system says in English when a file or an address cannot be used."""


def source(language: str, room: str) -> str:
    """The Fluent text of a game, or of a shared file."""
    return files(__package__).joinpath(language, f"{room}.ftl").read_text("utf-8")


@cache
def _resource(language: str, room: str) -> Resource:
    """Cached: parsing is slow, and a server speaks five languages."""
    return FluentResource(source(language, room))


def singular(key: str) -> str:
    """The singular of a field name.

    >>> singular("cards"), singular("affinities")
    ('card', 'affinity')
    """
    return f"{key[:-3]}y" if key.endswith("ies") else key.removesuffix("s")


def with_minus(text: str, arguments: Mapping[str, Value]) -> str:
    """Numbers below zero have a real minus sign, where Fluent writes a hyphen.

    >>> with_minus("Team-7 is worth -4.", {"strength": -4})
    'Team-7 is worth −4.'
    """
    negative = any(isinstance(value, int) and value < 0 for value in arguments.values())
    return HYPHEN.sub("−", text) if negative else text


class Words:
    """The words of one language, for one game or for none.

    >>> Words("fr", "push").say("colour-blue")
    'bleu'
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        cards: Iterable[Card] = (),
        more: Sequence[str] = (),
    ) -> None:
        """`cards` is a card file with names that the words do not have; `more` are files that not
        everything shares."""
        if language not in LANGUAGES:
            choices = ", ".join(LANGUAGES)
            raise Problem("unknown-language", language=language, languages=choices)
        self.language = language
        self._titles = {card.name: card.title for card in cards if card.title}
        self._bundle = FluentBundle([language], use_isolating=False)
        for room in (*SHARED, *([game] if game else []), *more):
            self._bundle.add_resource(_resource(language, room))

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, name: str, **arguments: Value | None) -> str:
        """The sentence `name`. A wrong id or a missing argument is a bug and raises."""
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise LookupError(f"{self.language}: {name} has no text")
        given = {key: value for key, value in arguments.items() if value is not None}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{self.language}: {name}: {errors}")
        return with_minus(str(text), given)

    def aside(self, name: str, attribute: str) -> str | None:
        """The attribute that adds to a sentence, if there is one."""
        pattern = self._bundle.get_message(name).attributes.get(attribute)
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def problem(self, problem: Problem) -> str:
        """One sentence that says what was wrong and what would be right."""
        if isinstance(problem, RefusedLine):
            reason = self.reason(problem.reason)
            return self.say(problem.name, **problem.arguments, reason=reason)
        if isinstance(problem, WrongField):
            right = self.say(problem.right, **problem.details)
            return self.say(problem.name, **problem.arguments, right=right)
        if isinstance(problem, WrongKind):
            return self.say(problem.name, right=self.say(problem.right))
        if isinstance(problem, WrongPlace):
            inner = self.problem(problem.inner)
            return self.say(problem.name, **problem.arguments, problem=inner)
        return self.say(problem.name, **self._caused(problem.arguments))

    def _caused(self, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """With the system's own words in this language, if they are usual ones."""
        cause = CAUSES.get(str(arguments.get("cause")))
        return {**arguments, "cause": self.say(cause)} if cause else dict(arguments)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a move is not allowed now, with the number of the rule."""
        return self.say("reason", reason=self.line(reason, names), rule=reason.rule)

    def rule(self, number: str) -> str:
        return self.say(number)

    def line(self, line: Line | Reason, names: Sequence[str] = ()) -> str:
        """A question, a choice or a reason, with seats called by their names."""
        return self.say(line.name, **self._filled(line.arguments, names))

    def event(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """What happened, told to a viewer who is addressed as you, or to nobody in particular."""
        return self.happened(event.line, names, viewer)

    def happened(self, line: Line, names: Sequence[str], viewer: int | None = None) -> str:
        """The same for an event that came over the wire."""
        you = "yes" if viewer is not None and line.arguments.get("seat") == viewer else "no"
        return self.say(line.name, you=you, **self._filled(line.arguments, names))

    def thing(self, kind: str, name: str) -> str:
        """The name of a thing: `thing("card", "orange-2")` says `card-orange` with number 2."""
        whole = f"{kind}-{name}"
        if self.has(whole):
            return self.say(whole)
        stem, _, number = whole.rpartition("-")
        if number.isdigit() and self.has(stem):
            return self.say(stem, number=int(number))
        return self._titles.get(name, name)

    def value_of(self, field: str, value: Value) -> str:
        """A value of a card with the name of its field: `number 2`. Some, like `Team 7`, speak for
        themselves."""
        named, told = self.say(f"field-{field}"), str(self._value(field, value, ()))
        if named.casefold() in told.casefold().split():
            return told
        return self.say("field-value", field=named, value=told)

    def _filled(self, arguments: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
        return {key: self._value(key, value, names) for key, value in arguments.items()}

    def _value(self, key: str, value: Value, names: Sequence[str]) -> Value:
        """Words an argument by its name: a seat, a card, a colour, or just a number."""
        if isinstance(value, tuple):
            one = singular(key)
            return ", ".join(str(self._value(one, part, names)) for part in value)
        if key in SEATS and isinstance(value, int) and names:
            return names[value]
        return self.thing(key, value) if isinstance(value, str) else value
