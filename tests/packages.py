"""Builds the release packages, and environments that contain nothing else."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "src" / "quartett" / "web" / "client"
PATIENCE: Final = 600
NOT_OURS: Final = (
    ".git",
    ".venv",
    "build",
    "dist",
    "node_modules",
    "site",
    "*.egg-info",
    ".*_cache",
)


@dataclass(frozen=True)
class Packages:
    wheel: Path
    sdist: Path


def copy_of_sources(folder: Path) -> Path:
    """The repository as a clone has it, and the pages as they are built here."""
    tree = folder / "quartett"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*NOT_OURS, "__pycache__"))
    return tree


def build(folder: Path) -> Packages:
    """An sdist, and the wheel that is made of it; uncompiled, which takes seconds instead of
    minutes. Nothing is fetched: what builds is here already."""
    if not (PAGES / "index.html").is_file():
        pytest.skip("the pages are not built (make client)")
    out = folder / "dist"
    tree = copy_of_sources(folder)
    call = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(tree)]
    # Without a path to npm: what was not built before would be missing.
    run(call, {**os.environ, "QUARTETT_COMPILE": "no", "PATH": str(folder)})
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return Packages(wheel, sdist)


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made once in a run of the tests, however many processes it has: what takes
    long is made by the first who wants it, and the others wait."""
    base = factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    folder, done = shared / name, shared / f"{name}.done"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


def built(factory: pytest.TempPathFactory) -> Packages:
    def make(folder: Path) -> None:
        build(folder)

    out = once(factory, "packages", make) / "dist"
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return Packages(wheel, sdist)


def environment_with(factory: pytest.TempPathFactory, name: str, extras: str = "") -> Path:
    """The programs of an environment with our wheel and these extras."""
    wheel = built(factory).wheel.as_uri()

    def make(folder: Path) -> None:
        environment(folder, f"quartett{extras} @ {wheel}")

    return once(factory, name, make) / "environment" / "bin"


def environment(folder: Path, what: str) -> Path:
    """A fresh environment with this requirement in it; its folder of programs. From what the
    machine has kept if that is enough, from the registries otherwise."""
    place = folder / "environment"
    uv = [sys.executable, "-m", "uv"]
    run([*uv, "venv", "-q", "--python", sys.executable, str(place)])
    pins = ROOT / "requirements" / "dev.txt"
    install = [*uv, "pip", "install", "-q", "--python", str(place / "bin" / "python")]
    install += ["-c", str(constraints(pins, folder)), what]
    try:
        run([*install, "--offline"])
    except AssertionError:
        run(install)
    return place / "bin"


def constraints(pins: Path, folder: Path) -> Path:
    """The pins without their hashes, which the package itself cannot have."""
    lines = [line.rstrip(" \\") for line in pins.read_text("utf-8").splitlines()]
    kept = folder / "constraints.txt"
    kept.write_text("\n".join(line for line in lines if line[:1].isalpha()), "utf-8")
    return kept


def run(call: list[str], environ: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    done = subprocess.run(
        call, capture_output=True, text=True, timeout=PATIENCE, env=environ, cwd=cwd
    )
    assert done.returncode == 0, f"{call}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def empty_home(folder: Path, programs: Path) -> dict[str, str]:
    """What a person has on a new machine: no make, no Node, no settings."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {"HOME": str(home), "PATH": str(programs), "LANG": "C.UTF-8"}
