"""Quartett: four card games at one table, for people, bots and research."""

from typing import Final

__version__: Final = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules run as compiled code."""
    from quartett.core import state

    return not state.__file__.endswith((".py", ".pyc"))
