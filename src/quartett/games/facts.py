"""Card files: facts about cards, each with its provenance, read and checked for any game.

A card file is TOML: a table for each card, and in it a field for each fact: `strength = { is = 2,
mark = "printed", source = "…" }`. A plain value, `strength = 2`, gets the marks of the table
`defaults` (`mark`, and `source` or `reason`), and without that table counts as reconstructed.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pkgutil import get_data
from typing import Any, Final

import msgspec

from quartett.core.problem import Problem, WrongField

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"
OWN: Final = "the built-in card file"
DEFAULTS: Final = "defaults"
"""The table that is not a card: the marks of plain values."""
BOUNDS: Final = "bounds"
"""The other table that is not a card: how far the lab may change which numbers."""
UNMARKED: Final = {"mark": RECONSTRUCTED, "reason": "the file does not say"}
MOST_DOTS: Final = 8
"""The most dots in one key; the format needs two. The TOML parser stores every prefix of a key, so
one with thousands of dots would take gigabytes."""
LONGEST_NAME: Final = 60
ASIDE: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?(?:"""|\Z)|'{3}.*?(?:'{3}|\Z)'''
    r"""|"(?:\\.|[^"\\\n])*+"?|'[^'\n]*+'?|\#[^\n]*+""",
    re.DOTALL,
)
"""Strings and comments, closed or not, which are skipped."""
LONG_KEY: Final = re.compile(rf"(?:\.[ \t]*+[\w-]*+[ \t]*+){{{MOST_DOTS + 1}}}")


class Fact(msgspec.Struct, frozen=True, rename={"value": "is"}, forbid_unknown_fields=True):
    """One value of a card file and how we know it."""

    value: Any
    mark: str
    source: str = ""
    reason: str = ""

    def fault(self) -> str | None:
        """What would be right, if the marks of the fact are wrong."""
        if self.mark == PRINTED:
            return None if self.source else "right-source"
        if self.mark == RECONSTRUCTED:
            return None if self.reason else "right-reason"
        return "right-mark"


def _fact(value: object, default: dict[str, Any]) -> object:
    """A value as a fact. One with the key `is` already is a fact."""
    if not isinstance(value, dict) or "is" not in value:
        return {"is": value, **default}
    return value if "mark" in value else {**default, **value}


def _is_name(text: str) -> bool:
    return text.strip() == text != "" and text.isprintable() and len(text) <= LONGEST_NAME


class CardFile:
    """The facts of one file. Every error names the file, the card and the field.

    >>> text = 'orange.copies = { is = 3, mark = "reconstructed", reason = "a test" }'
    >>> CardFile(text, "my.toml").number("orange", "copies", 1, 3)
    3
    """

    def __init__(self, text: str, file: str = OWN) -> None:
        self.file = file
        self.text = text.removeprefix("\ufeff")  # some editors begin a file with a BOM
        self.facts = self._read(self.text)

    @classmethod
    def own(cls, package: str) -> "CardFile":
        """The card file that comes with a game."""
        data = get_data(package, "cards.toml")
        assert data is not None
        return cls(data.decode())

    @property
    def digest(self) -> str:
        """The hash of all values of cards. A better source or comment, or other bounds for the lab,
        do not change it, so old records stay valid."""
        values = {
            card: {field: fact.value for field, fact in fields.items()}
            for card, fields in self.facts.items()
            if card != BOUNDS
        }
        data = msgspec.json.encode(values, order="deterministic")
        return "sha256:" + hashlib.sha256(data).hexdigest()

    def _read(self, text: str) -> dict[str, dict[str, Fact]]:
        if LONG_KEY.search(ASIDE.sub("", text)):
            raise Problem("cards-long-key", file=self.file, most=MOST_DOTS)
        try:
            facts = msgspec.convert(self._marked(tomllib.loads(text)), dict[str, dict[str, Fact]])
        except msgspec.ValidationError as error:
            raise Problem("cards-bad-shape", file=self.file, cause=str(error)) from None
        except (ValueError, RecursionError) as error:  # endless numbers or nesting
            raise Problem("cards-not-toml", file=self.file, cause=str(error)) from None
        for card, fields in facts.items():
            for field, fact in fields.items():
                if (right := fact.fault()) is not None:
                    raise self.wrong(card, field, right)
                if field == "name" and isinstance(fact.value, str) and not _is_name(fact.value):
                    raise self.wrong(card, field, "right-name", most=LONGEST_NAME)
        return facts

    def _marked(self, tables: dict[str, Any]) -> dict[str, Any]:
        """The same tables, with every value as a fact."""
        given = tables.pop(DEFAULTS, None)
        default = UNMARKED if given is None else given
        if not isinstance(default, dict):
            raise self.wrong(DEFAULTS, "mark", "right-mark")
        marked = dict[str, Any]()
        for card, fields in tables.items():
            if not isinstance(fields, dict):
                return tables  # errors are reported when the value is read
            marked[card] = {field: _fact(value, default) for field, value in fields.items()}
        return marked

    def wrong(self, card: str, field: str, right: str, **details: str | int) -> WrongField:
        """The error that a field should be something else: the phrase `right` says what."""
        return WrongField(self.file, card, field, right, details)

    def cards(self, known: Iterable[str]) -> None:
        """Refuses cards that the game does not know."""
        for card in self.facts:
            if card not in known:
                right = ", ".join(known)
                raise Problem("cards-unknown-card", file=self.file, card=card, right=right)

    def fact(self, card: str, field: str) -> Fact:
        found = self.facts.get(card, {}).get(field)
        if found is None:
            raise Problem("cards-missing-field", file=self.file, card=card, field=field)
        return found

    def number(self, card: str, field: str, lowest: int, highest: int) -> int:
        value = self.fact(card, field).value
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.wrong(card, field, "right-number", lowest=lowest, highest=highest)
        return value

    def word(self, card: str, field: str, choices: tuple[str, ...] = ()) -> str:
        value = self.fact(card, field).value
        if not isinstance(value, str):
            raise self.wrong(card, field, "right-text")
        if choices and value not in choices:
            raise self.wrong(card, field, "right-choice", choices=", ".join(choices))
        return value

    def names(self, card: str, places: Iterable[str], reserved: tuple[str, ...]) -> tuple[str, ...]:
        """Names that a file is free to choose: one word each, all different."""
        names: list[str] = []
        for place in places:
            name = self.word(card, place)
            if not re.fullmatch("[a-z]+", name) or name in (*names, *reserved):
                raise self.wrong(card, place, "right-own-name")
            names.append(name)
        return tuple(names)

    def guesses(self, card: str) -> tuple[str, ...]:
        """The fields of a card whose values are not printed."""
        facts = self.facts[card].items()
        return tuple(field for field, fact in facts if fact.mark == RECONSTRUCTED)

    def numbers(
        self, card: str, field: str, length: int, lowest: int, highest: int
    ) -> tuple[int, ...]:
        value = self.fact(card, field).value
        numbers = value if isinstance(value, list) else []
        fits = all(type(number) is int and lowest <= number <= highest for number in numbers)
        if len(numbers) != length or not fits:
            limits = {"lowest": lowest, "highest": highest}
            raise self.wrong(card, field, "right-numbers", length=length, **limits)
        return tuple(numbers)
