"""Plays the same games in all three builds and compares them:

    python tests/builds.py [--games 1000] [--kinds push,force]

CPython from the sources, compiled by mypyc as it is installed in this environment, and the engine
of the pages (WebAssembly), as `make offline` builds it, run by Node.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
ENGINE: Final = ROOT / "src" / "quartett" / "web" / "client" / "offline"
SCRIPT: Final = str(ROOT / "tests" / "checksums.py")
LONGEST: Final = 4 * 3600
"""Seconds for one build, on a busy machine."""


def builds(engine: Path) -> Iterator[tuple[str, list[str], dict[str, str]]]:
    """Their names, how each runs a script, and in which environment."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    python = [sys.executable, SCRIPT]
    yield "sources", python, plain | {"PYTHONPATH": str(ROOT / "src")}
    yield "compiled", python, plain
    yield "wasm", ["node", str(ROOT / "client" / "wasm.mjs"), str(engine), SCRIPT], plain


def played(
    call: list[str], environ: dict[str, str], games: int, kinds: Sequence[str] = ()
) -> list[str]:
    """The lines of a build: what it is, and checksums for each kind of game, or for these."""
    done = subprocess.run(
        [*call, str(games), *kinds],
        env=environ,
        cwd=ROOT / "docs",  # where no package lies that could be taken for the installed one
        stdout=subprocess.PIPE,
        text=True,
        timeout=LONGEST,
        check=True,
    )
    return done.stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--kinds", default="", help="with commas between; all if none is named")
    parser.add_argument("--engine", type=Path, default=ENGINE, help="what client/offline.py wrote")
    asked = parser.parse_args()
    if not (asked.engine / "files.json").is_file():
        sys.exit("The engine of the pages is not built: run `make offline` first.")
    kinds = [kind for kind in asked.kinds.split(",") if kind]
    found = []
    for name, call, environ in builds(asked.engine):
        begun = time.monotonic()
        build, *checksums = played(call, environ, asked.games, kinds)
        print(
            f"{name}: {build}, {time.monotonic() - begun:.0f} s", *checksums, sep="\n  ", flush=True
        )
        found.append(checksums)
    if any(checksums != found[0] for checksums in found):
        sys.exit("The builds do not play the same games.")
    print(f"All builds play the same {asked.games} games of {', '.join(kinds) or 'each kind'}.")


if __name__ == "__main__":
    main()
