"""Compiles the rules with mypyc where a C compiler is found; everything works without one too.

QUARTETT_COMPILE=no leaves the compiler out.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

COMPILED = [
    *[
        f"src/quartett/core/{name}.py"
        for name in ("chance", "cardset", "movemask", "state", "sight", "hall", "play")
    ],
    *[f"src/quartett/core/{name}.py" for name in ("judge", "matrix")],
    *[f"src/quartett/bots/{name}.py" for name in ("budget", "novice", "search", "tree")],
    "src/quartett/games/*/rules/*.py",
    "src/quartett/games/*/players/*.py",
    "src/quartett/games/*/observation.py",
]


def compiler() -> str | None:
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name)


def extensions() -> list[Extension]:
    if os.environ.get("QUARTETT_COMPILE") == "no":
        return []
    if compiler() is None:
        print("No C compiler found: Quartett is installed uncompiled.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    here = Path(__file__).parent
    paths = [str(path.relative_to(here)) for spec in COMPILED for path in sorted(here.glob(spec))]
    compiled: list[Extension] = mypycify(
        ["--strict", *paths], opt_level="3", debug_level="0", group_name="quartett"
    )
    if os.name == "posix":
        for extension in compiled:
            # Calls inside the library need no detour for a symbol that another might replace.
            # All extensions share one list of arguments, so it is not added to.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return compiled


setup(ext_modules=extensions())
