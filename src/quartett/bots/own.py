"""Custom bots, named by module and class: `mymodule:MyBot`.

Only for programs on the owner's machine. A server never uses this: a name from the wire must not
import anything.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.record import short


def is_own(text: str) -> bool:
    """
    >>> [is_own(text) for text in ("mybots:Timid", "lib.mybots:Timid", "steady", "master:500")]
    [True, True, False, False]
    """
    module, separator, name = text.partition(":")
    parts = module.split(".")
    return bool(separator) and name.isidentifier() and all(part.isidentifier() for part in parts)


def own_bot(text: str) -> Bot:
    """A new bot of the class that `text` names; the current folder is searched too."""
    module, _, name = text.partition(":")
    kind = getattr(_imported(module, text), name, None)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise Problem("own-bot-no-bot", module=short(module), bot=short(name))
    return kind()


def _imported(module: str, text: str) -> ModuleType:
    """An error inside the module is shown to its author with its traceback."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is None or not f"{module}.".startswith(f"{fault.name}."):
            raise
        raise Problem("own-bot-no-module", bot=short(text), module=short(module)) from None
