"""Every numbered rule and ruling appears in the name of at least one test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from quartett import games

HERE = Path(__file__).parent
NUMBER = re.compile(r"\d\d\d?|a\d+|ex\d+")
EXAMPLE = re.compile(r"[A-Z]+-EX\d+")


def names_of_tests() -> Iterator[str]:
    for path in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def numbers_in(name: str) -> list[str]:
    """
    >>> numbers_in("test_push_13_a7_some_sentence_about_2_seats")
    ['PUSH-13', 'PUSH-A7']
    """
    _, stem, *words = name.split("_")
    found: list[str] = []
    for word in words:
        if not NUMBER.fullmatch(word):
            break
        found.append(f"{stem}-{word}".upper())
    return found


@cache
def with_tests() -> set[str]:
    return {number for name in names_of_tests() for number in numbers_in(name)}


def test_numbers_are_read_from_the_beginning_of_a_name() -> None:
    assert numbers_in("test_push_13_a7_some_sentence_about_12_seats") == ["PUSH-13", "PUSH-A7"]
    assert numbers_in("test_push_has_48_rules") == []


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_has_a_test(name: str) -> None:
    numbers = [rule.number for rule in games.load(name).rulebook]
    assert numbers, f"{name} has no rulebook"
    missing = [number for number in numbers if number not in with_tests()]
    assert not missing, f"rules of {name} without a test: {', '.join(missing)}"


def test_every_number_in_a_test_is_a_rule_or_an_example() -> None:
    rules = {rule.number for name in games.NAMES for rule in games.load(name).rulebook}
    stems = {number.split("-")[0] for number in rules}
    unknown = [
        number
        for number in with_tests() - rules
        if number.split("-")[0] in stems and not EXAMPLE.fullmatch(number)
    ]
    assert not unknown, f"tests name rules that no rulebook has: {', '.join(sorted(unknown))}"


def test_the_rulebook_of_push_is_complete() -> None:
    """48 rules, 25 rulings and two worked examples."""
    numbers = [rule.number for rule in games.load("push").rulebook]
    rules = [f"PUSH-{number:02}" for number in range(1, 49)]
    rulings = [f"PUSH-A{number}" for number in range(1, 26)]
    assert sorted(numbers) == sorted(rules + rulings)
    assert {"PUSH-EX1", "PUSH-EX2"} <= with_tests()
