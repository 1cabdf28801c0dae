"""Builds what the pages need to play without a server: python client/offline.py [FOLDER]

Pyodide comes from node_modules, a few wheels from the package index (pinned with hashes in
requirements/offline.txt), and the rest is our own package from src. None of it is committed. FOLDER
defaults to `offline` next to the built pages.
"""

import argparse
import asyncio
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from quartett import __version__, games
from quartett.offline.pocket import Pocket
from quartett.table.lesson import PARTS
from quartett.words import EVERY_PAGE, LANGUAGES, LESSONS

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
PYODIDE: Final = ROOT / "client" / "node_modules" / "pyodide"
PAGES: Final = SOURCE / "quartett" / "web" / "client"
PINS: Final = ROOT / "requirements" / "offline.txt"
FETCHED: Final = ROOT / "build" / "offline"

SPOKEN: Final = (EVERY_PAGE, "notices", "daily", "review", "reference", LESSONS)
"""The rooms whose words are included as files: a page needs them before the engine runs."""
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
STDLIB: Final = "python_stdlib.zip"
PLATFORM: Final = (
    *("--only-binary", ":all:", "--platform", "pyemscripten_2026_0_wasm32"),
    *("--python-version", "3.14", "--abi", "cp314", "--no-deps"),
)
OURS: Final = ("core", "games", "bots", "words", "table", "web", "notices", "offline", "lab")
PACKED: Final = (".py", ".toml", ".ftl")
NOT_OURS: Final = re.compile(
    r"quartett/(web/(client/|server|openapi|schema)|table/postgres"
    r"|lab/(?!__init__|run|batch|block|players|result|statistics|tally|workers|progress))"
)
"""What only a real server or the lab needs."""
NOT_THEIRS: Final = re.compile(
    r".*(\.pyi|\.c|\.h|\.pxd|RECORD|\.typed)$|pytz/zoneinfo/|babel/messages/"
    r"|babel/locale-data/(?!(root|de|en|fr|it|nl)\.dat)|.*/(tests?|_?testing)/"
    r"|starlette/(templating|testclient|staticfiles|schemas|authentication)|.*dist-info/licenses/"
)
NOT_NEEDED: Final = re.compile(
    r"(_pyrepl|unittest|xmlrpc|wsgiref|xml|dbm|curses|turtledemo|idlelib|ensurepip|venv|pydoc_data"
    r"|sqlite3/__main__|profiling|tkinter|lib2to3|ctypes/macholib|http/server|asyncio/__main__)(/|\.)"
    r"|(pdb|doctest|pydoc|pickletools|imaplib|mailbox|smtplib|ftplib|poplib|netrc|cProfile|profile"
    r"|pstats|bdb|cmd|turtle|antigravity|this|tabnanny|trace|timeit|zipapp|webbrowser|optparse"
    r"|getpass|rlcompleter|socketserver|modulefinder|filecmp|fileinput|plistlib|sched|wave"
    r"|_aix_support|_osx_support|_ios_support|_android_support|_apple_support"
    r"|nturl2path|_markupbase)\.py"
    r"|encodings/(?!__init__|aliases|ascii|utf_8|latin_1|cp437|idna|punycode|raw_unicode_escape"
    r"|unicode_escape|utf_16|utf_32)"
)
"""Parts of the standard library that nothing here imports."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=PAGES / "offline")
    parser.add_argument("--lock", action="store_true", help="write requirements/offline.txt anew")
    asked = parser.parse_args()
    if asked.lock:
        PINS.write_text(locked(), "utf-8")
        return
    if not PYODIDE.is_dir():
        sys.exit("Pyodide is missing: run `npm ci` in client first.")
    shutil.rmtree(asked.folder, ignore_errors=True)
    asked.folder.mkdir(parents=True)
    files = [*runtime(asked.folder), python(asked.folder)]
    asyncio.run(write_library(asked.folder / "library"))
    for path in files:
        if path.suffix in (".wasm", ".mjs"):
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
    describe(asked.folder, files)
    script = ROOT / "client" / "service-worker.mjs"
    subprocess.run(["node", str(script), str(asked.folder.parent)], check=True)


def runtime(folder: Path) -> list[Path]:
    """Pyodide as released, and its standard library compiled and stripped, in a folder named after
    its contents, because browsers cache these files by name."""
    place = folder / "pyodide"
    place.mkdir()
    for name in RUNTIME[:-1]:
        shutil.copy2(PYODIDE / name, place / name)
    lock = json.loads((PYODIDE / RUNTIME[-1]).read_text("utf-8"))
    lock["packages"] = {}  # none of these is loaded, and the list is long
    (place / RUNTIME[-1]).write_text(json.dumps(lock), "utf-8")
    kept = io.BytesIO()
    with zipfile.ZipFile(PYODIDE / STDLIB) as given, zipfile.ZipFile(kept, "w") as packed:
        for name in given.namelist():
            if not NOT_NEEDED.match(name):
                packed.writestr(name, given.read(name))
    compiled(kept.getvalue(), place / STDLIB)
    files = [place / name for name in (*RUNTIME, STDLIB)]
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    named = place.rename(folder / f"pyodide-{version}-{digest(files)}")
    return [named / path.name for path in files]


def digest(files: list[Path]) -> str:
    told = hashlib.sha256()
    for path in files:
        told.update(path.read_bytes())
    return told.hexdigest()[:12]


def python(folder: Path) -> Path:
    """Our package and the wheels, in one file named after its contents."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as packed, tempfile.TemporaryDirectory() as place:
        for wheel in fetched(Path(place)):
            with zipfile.ZipFile(wheel) as given:
                for name in given.namelist():
                    if not NOT_THEIRS.match(name) and not name.endswith("/"):
                        packed.writestr(name, given.read(name))
        for path in own_files():
            packed.writestr(str(path.relative_to(SOURCE)), path.read_bytes())
    made = compiled(whole.getvalue(), folder / "python.zip")
    return made.rename(folder / f"python-{digest([made])}.zip")


def own_files() -> Iterator[Path]:
    package = SOURCE / "quartett"
    yield package / "__init__.py"
    for room in OURS:
        for path in sorted((package / room).rglob("*")):
            name = str(path.relative_to(SOURCE))
            learned = path.parent.name == "players" and path.suffix == ".jsonl"
            if (learned or path.suffix in PACKED) and not NOT_OURS.match(name):
                yield path


def fetched(place: Path) -> list[Path]:
    """The pinned wheels. Downloads are kept, so that the build works offline too."""
    if not downloaded(place, "--no-index", "--find-links", str(FETCHED)):
        if not downloaded(place):
            sys.exit(
                "The wheels of requirements/offline.txt could not be fetched: no package index."
            )
        FETCHED.mkdir(parents=True, exist_ok=True)
        for wheel in place.glob("*.whl"):
            shutil.copy2(wheel, FETCHED)
    return sorted(place.glob("*.whl"))


def downloaded(place: Path, *where: str) -> bool:
    pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    wanted = [*where, "--require-hashes", "-r", str(PINS), "-d", str(place)]
    return subprocess.run([*pip, *PLATFORM, *wanted], stderr=subprocess.DEVNULL).returncode == 0


def compiled(given: bytes, to: Path) -> Path:
    with tempfile.NamedTemporaryFile(suffix=".zip") as file:
        file.write(given)
        file.flush()
        pack = ROOT / "client" / "pack.mjs"
        subprocess.run(["node", str(pack), str(PYODIDE), file.name, str(to)], check=True)
    return to


async def write_library(folder: Path) -> None:
    """Everything that can be read without a table, as files with the server's responses."""
    pocket = Pocket(b"", keep_nothing)
    await pocket.start()
    for address, name in library():
        told = await pocket.ask("GET", address)
        assert told.status == 200, address
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(told.body)
    await pocket.stop()


async def keep_nothing(_: bytes) -> None:
    pass


def library() -> Iterator[tuple[str, str]]:
    """Addresses and their files; `offline/library.ts` has the same rule."""
    yield "/api", "api.json"
    for language in LANGUAGES:
        for room in (*SPOKEN, *games.NAMES):
            yield f"/api/words/{language}/{room}.ftl", f"words/{language}/{room}.ftl"
        for game in games.NAMES:
            for kind in ("rules", "cards"):
                address = f"/api/games/{game}/{kind}?language={language}"
                yield address, f"games/{game}/{kind}.{language}.json"
    for game in games.NAMES:
        for part in PARTS:
            yield f"/api/games/{game}/lesson?part={part}", f"games/{game}/lesson.{part}.json"
        for seats in range(games.load(game).fewest, games.load(game).most + 1):
            yield f"/api/games/{game}/options?seats={seats}", f"games/{game}/options.{seats}.json"


def describe(folder: Path, files: list[Path]) -> None:
    """The files that a page loads before it can play, with their sizes."""
    listed = [{"file": str(p.relative_to(folder)), "bytes": p.stat().st_size} for p in files]
    told = {"version": __version__, "files": listed}
    (folder / "files.json").write_text(json.dumps(told, indent=1), "utf-8")


def locked() -> str:
    """The pins of run.txt for what is included, with the hashes of the wheels for Pyodide."""
    pins = dict(
        re.findall(r"^([\w.-]+)==([\w.]+)", (PINS.parent / "run.txt").read_text("utf-8"), re.M)
    )
    wanted = [
        line
        for line in PINS.with_suffix(".in").read_text("utf-8").split("\n")
        if line[:1].isalpha()
    ]
    lines = []
    with tempfile.TemporaryDirectory() as place:
        for name in wanted:
            there = Path(place) / name
            pip = [sys.executable, "-m", "pip", "download", "-q", "-d", str(there), *PLATFORM]
            subprocess.run([*pip, f"{name}=={pins[name]}"], check=True, stderr=subprocess.DEVNULL)
            (wheel,) = there.glob("*.whl")
            digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
            lines.append(f"{name}=={pins[name]} \\\n    --hash=sha256:{digest}\n")
    return "".join(lines)


if __name__ == "__main__":
    main()
