"""Compiles the rules with mypyc where a C compiler is found; everything works without one too.

QUARTETT_COMPILE=no leaves the compiler out. The pages of the browser are built by npm where they
are missing or old, and packed into wheel and sdist, so that who installs those needs no Node.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.extension import Extension

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
pieces = import_module("pieces")
CLIENT = HERE / "client"
PAGES = HERE / "src" / "quartett" / "web" / "client" / "index.html"


def compiler() -> str | None:
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name)


def extensions() -> list[Extension]:
    if os.environ.get("QUARTETT_COMPILE") == "no":
        return []
    if compiler() is None:
        print("No C compiler found: Quartett is installed uncompiled.", file=sys.stderr)
        return []
    return pieces.extensions()


def are_fresh() -> bool:
    """Whether the built pages are newer than everything they are made of."""
    if not PAGES.is_file():
        return False
    return all(path.stat().st_mtime <= PAGES.stat().st_mtime for path in made_of())


def made_of() -> Iterator[Path]:
    """Without the packages, which may be renewed meanwhile, and without what checks the pages."""
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = [name for name in folders if name != "node_modules"]
        made = [name for name in files if not name.endswith(".py") and name != "checked"]
        yield from (Path(folder, name) for name in made)


def build_pages() -> None:
    npm = shutil.which("npm")
    if are_fresh() or not CLIENT.is_dir():
        return
    if npm is None:
        lack = "old" if PAGES.is_file() else "missing"
        print(f"npm was not found: the pages for the browser are {lack}.", file=sys.stderr)
        return
    if not (CLIENT / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--silent", "--omit=dev"], cwd=CLIENT, check=True)
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
    cmdclass={"build_ext": pieces.BuildPieces, "build_py": WithPages, "sdist": SourcesWithPages},
)
