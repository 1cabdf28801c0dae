"""Builds a compiled wheel for every Python of this machine, and tries each in an empty environment:

    python deploy/wheels.py [FOLDER] [--only 3.12,3.13]

All are made from one sdist. Each is installed where there is nothing else, with an empty home and
without make and Node; there it must be compiled, write the same record as the others, and serve the
pages.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
OLDEST: Final = 11
NEWEST: Final = 14
PATIENCE: Final = 7200
UV: Final = [sys.executable, "-m", "uv"]
RECORD: Final = ("record", "deckbattle", "--seats", "steady,greedy", "--seed", "7")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--only", default="", help="versions, with commas between")
    asked = parser.parse_args()
    wanted = [version for version in asked.only.split(",") if version]
    found = {v: p for v, p in pythons().items() if not wanted or v in wanted}
    if not found:
        sys.exit("No Python of 3.11 or newer was found.")
    out = asked.folder.resolve()
    run([sys.executable, "-m", "build", "--no-isolation", "--sdist", "-o", str(out), str(ROOT)])
    (sdist,) = out.glob("*.tar.gz")
    records = set()
    for version, python in found.items():
        tag = f"cp{version.replace('.', '')}"
        run([*UV, "build", "-q", "--wheel", "--python", python, "-o", str(out), str(sdist)])
        (wheel,) = out.glob(f"*-{tag}-{tag}-*.whl")
        record = tried(wheel, python)
        records.add(record)
        print(f"{wheel.name}: {wheel.stat().st_size} bytes, record {record[:12]}", flush=True)
    if len(records) > 1:
        sys.exit("The wheels do not play the same game.")


def pythons() -> dict[str, str]:
    """By version: what is on the path, or what pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for minor in range(OLDEST, NEWEST + 1):
        places = [*kept.glob(f"3.{minor}.*/bin/python3"), shutil.which(f"python3.{minor}")]
        works = [str(place) for place in places if place and answers(str(place), minor)]
        if works:
            found[f"3.{minor}"] = works[0]
    return found


def answers(python: str, minor: int) -> bool:
    """A name on the path may be a shim of pyenv with nothing behind it."""
    call = [python, "-c", f"import sys; sys.exit(sys.version_info[:2] != (3, {minor}))"]
    return subprocess.run(call, capture_output=True).returncode == 0


def tried(wheel: Path, python: str) -> str:
    """The digest of the record that it writes in an environment with nothing but it."""
    with tempfile.TemporaryDirectory() as place:
        programs = Path(place) / "environment" / "bin"
        run([*UV, "venv", "-q", "--python", python, str(programs.parent)])
        run([*UV, "pip", "install", "-q", "--python", str(programs / "python"), str(wheel)])
        environ = {"HOME": place, "PATH": str(programs), "LANG": "C.UTF-8"}
        quartett = str(programs / "quartett")
        told = run([quartett, "--version"], environ, place)
        if "(compiled)" not in told:
            sys.exit(f"{wheel.name} is not compiled: {told}")
        for page in pages(quartett, environ, place):
            urllib.request.urlopen(page, timeout=60).read()
        return sha256(run([quartett, *RECORD], environ, place).encode()).hexdigest()


def pages(quartett: str, environ: dict[str, str], place: str) -> Iterator[str]:
    """The first page of a server, and the script that it names."""
    call = [quartett, "serve", "--port", "0", "--language", "en"]
    out, quiet = subprocess.PIPE, subprocess.DEVNULL  # its log is of no interest here
    with subprocess.Popen(
        call, env=environ, cwd=place, stdout=out, stderr=quiet, text=True
    ) as server:
        try:
            assert server.stdout is not None
            (address,) = re.findall(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            text = urllib.request.urlopen(address, timeout=60).read().decode()
            (script, *_) = re.findall(r'src="(/assets/[^"]+\.js)"', text)
            yield address
            yield address + script
        finally:
            server.terminate()


def run(call: list[str], environ: dict[str, str] | None = None, cwd: str | None = None) -> str:
    done = subprocess.run(
        call, capture_output=True, text=True, timeout=PATIENCE, env=environ, cwd=cwd
    )
    if done.returncode:
        sys.exit(f"{call}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    main()
