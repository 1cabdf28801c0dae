"""Quartett: four card games at one table, for people, bots and research."""

from typing import Final

from quartett.core.problem import SENTENCES, Problem

__version__: Final = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules run as compiled code."""
    from quartett.core import state

    return not state.__file__.endswith((".py", ".pyc"))


def _sentence(problem: Problem) -> str:
    """What `str` says of a problem. The words are loaded when somebody asks."""
    from quartett.words import Words

    return Words("en", getattr(problem, "game", None)).problem(problem)


SENTENCES.append(_sentence)
