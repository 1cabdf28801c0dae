"""Compiles the rules with mypyc where a C compiler is found; everything works without one too.

QUARTETT_COMPILE=no leaves the compiler out. The pages of the browser are built by npm where they
are missing or old, and packed into wheel and sdist, so that who installs those needs no Node.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.extension import Extension

HERE = Path(__file__).parent
CLIENT = HERE / "client"
PAGES = HERE / "src" / "quartett" / "web" / "client" / "index.html"

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


def are_fresh() -> bool:
    """Whether the built pages are newer than everything they are made of."""
    if not PAGES.is_file():
        return False
    made_of = (p for p in CLIENT.rglob("*") if "node_modules" not in p.parts and p.suffix != ".py")
    return all(p.stat().st_mtime <= PAGES.stat().st_mtime for p in made_of if p.is_file())


def build_pages() -> None:
    npm = shutil.which("npm")
    if are_fresh() or not CLIENT.is_dir():
        return
    if npm is None:
        lack = "old" if PAGES.is_file() else "missing"
        print(f"npm was not found: the pages for the browser are {lack}.", file=sys.stderr)
        return
    if not (CLIENT / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--silent"], cwd=CLIENT, check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=CLIENT, check=True)
    PAGES.touch()


class WithPages(build_py):
    def run(self) -> None:
        build_pages()
        super().run()


class SourcesWithPages(sdist):
    def run(self) -> None:
        build_pages()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithPages, "sdist": SourcesWithPages},
)
