"""The first steps of README, literally, in a fresh clone with an empty home. They download
everything again, so only `make whole` runs them."""

import os
import re
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from packages import ROOT

PATIENCE = 900
pytestmark = [
    pytest.mark.skipif(os.environ.get("QUARTETT_WHOLE") != "1", reason="fetches everything anew"),
    pytest.mark.skipif(shutil.which("npm") is None, reason="Node is not here"),
]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is in the repository, as it lies here."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        there = tmp_path / "clone" / name
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, there)
    (tmp_path / "home").mkdir()
    return tmp_path / "clone"


def stranger(clone: Path) -> dict[str, str]:
    """A home without anything in it, and nothing that points elsewhere; how the registries are
    reached stays as it is."""
    ours = re.compile("PYTHON|VIRTUAL_ENV|QUARTETT|XDG|UV_CACHE|PYTEST|MAKE")
    kept = {name: text for name, text in os.environ.items() if not ours.match(name)}
    return kept | {"HOME": str(clone.parent / "home"), "LANG": "C.UTF-8"}


@pytest.fixture
def run(clone: Path) -> Iterator[subprocess.Popen[str]]:
    """`make run`, in a group of its own: with the server ends what compiles behind it."""
    with subprocess.Popen(
        ["make", "run", "PORT=0"],
        cwd=clone,
        env=stranger(clone),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        yield process
        os.killpg(process.pid, signal.SIGTERM)


def test_make_run_leads_to_the_first_page(run: subprocess.Popen[str], clone: Path) -> None:
    address = address_of(run)
    page = urllib.request.urlopen(address, timeout=PATIENCE).read().decode()
    (script, *_) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert urllib.request.urlopen(address + script, timeout=PATIENCE).status == 200
    packages = {path.name for path in (clone / "client" / "node_modules").iterdir()}
    assert "svelte" in packages and not packages & {"eslint", "pyodide"}  # nobody waits for these


def address_of(run: subprocess.Popen[str]) -> str:
    assert run.stdout is not None
    for line in run.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    pytest.fail("make ended without an address")


def test_the_lines_of_readme_install_what_plays_in_the_terminal(clone: Path) -> None:
    text = (clone / "README.md").read_text("utf-8")
    (block,) = re.findall(r"```sh\n(python3 -m venv .*?)```", text, re.S)
    install, _, plays = block.partition("\n\n")
    first = plays.splitlines()[0].partition(" #")[0]
    script = f"set -e\nexport QUARTETT_COMPILE=no\n{install}\necho quit | {first}\n"
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=clone,
        env=stranger(clone),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "--resume" in done.stdout  # the game is kept, and how it goes on is told
