"""What was wrong with an input, as a value: the words are in `words/`, in every language."""

from collections.abc import Callable, Mapping
from typing import Any, Final

LONGEST: Final = 500
"""Signs of one argument. Most of them come from outside, and a sentence has to hold them."""
LARGEST: Final = 2**53
"""Whole numbers that every reader of JSON and every language can write."""


def tellable(value: str | int) -> str | int:
    """A value as a sentence can hold it, whatever somebody sent.

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
        """An English sentence and the id, for those who use Quartett as a library."""
        return f"{SENTENCES[-1](self)} [{self.name}]"

    def __reduce__(self) -> tuple[Callable[..., "Problem"], tuple[type["Problem"]], dict[str, Any]]:
        """Problems travel between processes whatever their constructors ask for."""
        return _blank, (type(self),), self.__dict__


def _blank(kind: type[Problem]) -> Problem:
    return kind.__new__(kind)


def _plainly(problem: Problem) -> str:
    """Without the words of any language."""
    told = ", ".join(f"{key} {value}" for key, value in problem.arguments.items())
    return f"{problem.name.replace('-', ' ')}: {told}" if told else problem.name.replace("-", " ")


SENTENCES: Final[list[Callable[[Problem], str]]] = [_plainly]
"""Who tells of a problem: the last one. The package puts English words here."""


class WrongField(Problem):
    """A field of a card file that should be something else. `right` is the id of the phrase that
    says what, and `details` fill it."""

    def __init__(
        self, file: str, card: str, field: str, right: str, details: dict[str, str | int]
    ) -> None:
        super().__init__("cards-wrong-field", file=file, card=card, field=field)
        self.right = right
        self.details = _tellable(details)


class WrongPlace(Problem):
    """A problem with one field of a file: `inner` is what is wrong with it."""

    def __init__(self, file: str, line: int, field: str, inner: Problem) -> None:
        super().__init__("field-problem", file=file, line=line, field=field)
        self.inner = inner


class WrongKind(Problem):
    """A field that should be another kind of value: `right` is the id of its name."""

    def __init__(self, right: str) -> None:
        super().__init__("field-wrong-kind")
        self.right = right
