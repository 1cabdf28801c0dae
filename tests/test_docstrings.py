"""The examples in docstrings run and are correct."""

import doctest
from importlib import import_module

import pytest

import quartett
from escapes import SOURCE
from quartett.bots.evaluator import EFFORTS, Effort
from quartett.bots.luck import LUCK_EFFORTS

NAMES = [
    ".".join(("quartett", *path.relative_to(SOURCE).with_suffix("").parts))
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>>" in path.read_text("utf-8")
]


HASTY = Effort(rollouts=1, outcomes=8, worlds=2, batch=2, tries=10)


@pytest.mark.skipif(quartett.is_compiled(), reason="compiled code keeps no docstrings")
@pytest.mark.parametrize("name", NAMES)
def test_the_lines_in_docstrings_are_true(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a review says of its sums is true at any effort."""
    for efforts in (EFFORTS, LUCK_EFFORTS):
        monkeypatch.setitem(efforts, "quick", HASTY)
    tried = doctest.testmod(import_module(name.removesuffix(".__init__")))
    assert tried.attempted > 0 and tried.failed == 0
