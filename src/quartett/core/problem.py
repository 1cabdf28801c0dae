"""What was wrong with an input, as a value: the words are in `words/`, in every language."""

from collections.abc import Callable, Mapping
from typing import Any, Final

LONGEST: Final = 500
"""The most characters of one argument. Most come from outside and must fit into a sentence."""
LARGEST: Final = 2**53
"""The range of whole numbers that every JSON reader and every language can write."""


def tellable(value: str | int) -> str | int:
    """A value made safe for a sentence, whatever was sent.

    >>> tellable(-(10**30)), len(str(tellable("x" * 9999))), tellable("\\x1b[31m")
    (-9007199254740992, 500, '·[31m')
    """
    if isinstance(value, int):
        return max(-LARGEST, min(LARGEST, value))
    clean = "".join(sign if sign.isprintable() else "·" for sign in value[: LONGEST + 1])
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 1] + "…"


def _tellable(arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    return {name: tellable(value) for name, value in arguments.items()}


class Problem(Exception):
    """Bad input from a person or a file. `name` is the id of its sentence.

    >>> problem = Problem("unknown-game", game="chess", games="push")
    >>> problem.name, problem.arguments["game"]
    ('unknown-game', 'chess')
    """

    def __init__(self, name: str, **arguments: str | int) -> None:
        super().__init__(name, arguments)
        self.name = name
        self.arguments = _tellable(arguments)

    def __str__(self) -> str:
        """An English sentence and the id, for library users."""
        return f"{SENTENCES[-1](self)} [{self.name}]"

    def __reduce__(self) -> tuple[Callable[..., "Problem"], tuple[type["Problem"]], dict[str, Any]]:
        """Problems can be pickled whatever arguments their constructors take."""
        return _blank, (type(self),), self.__dict__


def _blank(kind: type[Problem]) -> Problem:
    return kind.__new__(kind)


def _plainly(problem: Problem) -> str:
    """The text without any language's words."""
    told = ", ".join(f"{key} {value}" for key, value in problem.arguments.items())
    return f"{problem.name.replace('-', ' ')}: {told}" if told else problem.name.replace("-", " ")


SENTENCES: Final[list[Callable[[Problem], str]]] = [_plainly]
"""What puts a problem into words: the last entry. The package installs English here."""


class WrongField(Problem):
    """A field of a card file that should be something else. `right` is the id of the phrase that
    says what, with `details` as its arguments."""

    def __init__(
        self, file: str, card: str, field: str, right: str, details: dict[str, str | int]
    ) -> None:
        super().__init__("cards-wrong-field", file=file, card=card, field=field)
        self.right = right
        self.details = _tellable(details)


class WrongPlace(Problem):
    """A problem with one field of a file: `inner` says what is wrong with it."""

    def __init__(self, file: str, line: int, field: str, inner: Problem) -> None:
        super().__init__("field-problem", file=file, line=line, field=field)
        self.inner = inner


class WrongKind(Problem):
    """A field that should hold another kind of value; `right` is the id of that kind's name."""

    def __init__(self, right: str) -> None:
        super().__init__("field-wrong-kind")
        self.right = right
