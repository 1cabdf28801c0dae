"""Compiles goofspiel together with the core and the search, as `setup.py` compiles the games.

python -m benchmarks.compiled                # build/search, a quarter of a minute
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build" / "search"
GAMES: Final = ROOT / "benchmarks" / "games"
GAME: Final = GAMES / "goofspiel.py"
MODULES: Final = (
    *(f"quartett/core/{name}.py" for name in ("chance", "state", "play", "judge")),
    *(f"quartett/bots/{name}.py" for name in ("budget", "search", "tree")),
    GAME.name,
)
SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--strict", *{modules}], opt_level="3", debug_level="0", group_name="quartett")
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
setup(name="search", packages=[], py_modules=[], ext_modules=modules)
"""


def build() -> Path:
    """A folder with the compiled game and what it stands on, made anew if a source is newer."""
    sources = [GAME, *(ROOT / "src").rglob("*.py")]
    stamp = BUILD / "built"
    if stamp.exists() and all(path.stat().st_mtime < stamp.stat().st_mtime for path in sources):
        return BUILD
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "quartett", BUILD / "quartett")
    shutil.copy(GAME, BUILD)
    (BUILD / "setup.py").write_text(SETUP.format(modules=list(MODULES)))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=BUILD, check=True, stdout=subprocess.DEVNULL)
    stamp.touch()
    return BUILD


if __name__ == "__main__":
    print(build().relative_to(ROOT))
