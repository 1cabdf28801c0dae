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
    "src/quartett/core/chance.py",
    "src/quartett/core/state.py",
    "src/quartett/core/sight.py",
    "src/quartett/core/hall.py",
    "src/quartett/core/play.py",
    "src/quartett/core/judge.py",
    "src/quartett/core/matrix.py",
    "src/quartett/games/*/moves.py",
    "src/quartett/games/*/sets.py",
    "src/quartett/games/*/strength.py",
    "src/quartett/games/*/position.py",
    "src/quartett/games/*/columns.py",
    "src/quartett/games/*/settling.py",
    "src/quartett/games/*/asking.py",
    "src/quartett/games/*/powers.py",
    "src/quartett/games/*/rules.py",
    "src/quartett/games/*/outlook.py",
    "src/quartett/games/*/sight.py",
    "src/quartett/games/*/bots.py",
    "src/quartett/games/*/clairvoyant.py",
    "src/quartett/games/*/conventions.py",
    "src/quartett/games/*/counsel.py",
    "src/quartett/games/*/habits.py",
    "src/quartett/games/*/veteran.py",
    "src/quartett/games/*/comrade.py",
    "src/quartett/games/*/belief.py",
    "src/quartett/games/*/standing.py",
    "src/quartett/games/*/flipping.py",
    "src/quartett/games/*/lookahead.py",
    "src/quartett/games/*/playouts.py",
    "src/quartett/games/*/foresight.py",
    "src/quartett/games/*/judge.py",
    "src/quartett/games/deckbattle/box.py",
    "src/quartett/games/deckbattle/counting.py",
    "src/quartett/games/deckbattle/dealing.py",
    "src/quartett/games/deckbattle/hiding.py",
    "src/quartett/games/deckbattle/objecting.py",
    "src/quartett/games/deckbattle/objections.py",
    "src/quartett/games/deckbattle/piles.py",
    "src/quartett/games/deckbattle/planning.py",
    "src/quartett/games/deckbattle/scoring.py",
    "src/quartett/games/deckbattle/setting.py",
    "src/quartett/games/deckbattle/upkeep.py",
    "src/quartett/games/deckbattle/working.py",
    "src/quartett/bots/budget.py",
    "src/quartett/bots/novice.py",
    "src/quartett/bots/search.py",
    "src/quartett/bots/tree.py",
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
