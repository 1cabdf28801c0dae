"""Every command and example in README and the documents works after the steps they describe, in a
fresh environment with an empty home."""

import os
import re
import shlex
import shutil
import subprocess
import urllib.request
from pathlib import Path
from typing import Final

import pytest

from packages import ROOT, empty_home, environment_with
from quartett.bots.levels import LEVELS
from quartett.cli import build_parser, main
from serving_process import served

DOCUMENTS: Final = sorted(
    [
        ROOT / "README.md",
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/games/*.md"),
        ROOT / "docs/lab/README.md",
    ]
)
PATIENCE: Final = 240
FEW: Final = "2"
"""Games, instead of thousands: here it is tried whether a command works, not what it finds."""
ELSEWHERE: Final = {
    "docker": "no container runs here (tests/test_deploy.py)",
    "sudo": "changes a machine (tests/test_deploy.py reads the unit)",
    "export": "prepares a command of docker",
    "sqlite3": "a program of another package",
    "python3": "makes the environment that these tests have (tests/test_fresh_clone.py)",
    "python": "benchmarks and tools of a clone (tests/test_benchmarks.py)",
    "for": "a loop around a command that is tried alone",
    "pip": "is what the environment of these tests was made with",
}
"""What is not run, and why. Everything else is."""


def blocks(path: Path, *kinds: str) -> list[str]:
    return [
        body
        for kind, body in re.findall(r"^```(\w+)\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)
        if kind in kinds
    ]


def commands(path: Path) -> list[str]:
    """Lines of shell blocks, and indented lines that begin with our name. What has an … in it is
    the form of a command."""
    lines = [line for body in blocks(path, "sh", "bash") for line in body.splitlines()]
    lines += re.findall(r"^    (quartett .*)$", path.read_text("utf-8"), re.M)
    bare = [line.partition(" #")[0].strip() for line in lines]
    return [line for line in bare if line and line != "quartett 1" and "…" not in line]


ALL: Final = [
    pytest.param(path, line, id=f"{path.name}: {line[:70]}")
    for path in DOCUMENTS
    for line in dict.fromkeys(commands(path))
]
WHOLE: Final = os.environ.get("QUARTETT_WHOLE") == "1"
FIRST: Final = {line.split()[1]: line for _, line in reversed([one.values for one in ALL])}
"""Of several commands with one name the first; the others are run without an environment of their
own, but by `make whole`."""


SWEPT: Final = "docs/lab/force-the-emperor.toml"
OF_TABLES: Final = ("backup", "restore", "tables")


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment_with(tmp_path_factory, "extras", "[gymnasium,openspiel,pettingzoo,plot]")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone to stand in, of which only documents and examples are needed."""
    place = tmp_path_factory.mktemp("clone")
    for name in ("docs", "examples"):
        shutil.copytree(ROOT / name, place / name)
    (place / "game.quartett").write_bytes(b"")
    return place


def shortened(line: str) -> list[str]:
    """The words of a command, with fewer games, quick players, and files that exist."""
    words = shlex.split(line)
    for at, word in enumerate(words[:-1]):
        if word == "--games":
            words[at + 1] = FEW
        elif word == "--levels":
            words[at + 1] = "novice,steady"
        elif word == "--bot":
            assert words[at + 1] in LEVELS, line
            words[at + 1] = "steady"
        elif word in ("--write", "--out"):
            words[at + 1] = f"written-{abs(hash(line))}"
    return ["docs/lab/ruling-konoha-a1.toml" if word == "FILE" else word for word in words]


def run(words: list[str], programs: Path, folder: Path, typed: str = "") -> str:
    environ = empty_home(folder, programs) | {"OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [str(programs / words[0]), *words[1:]],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environ,
        cwd=folder,
    )
    assert done.returncode == 0, f"{words}: {done.stdout[-1500:]}{done.stderr[-1500:]}"
    return done.stdout


@pytest.mark.parametrize(("path", "line"), ALL)
def test_a_command_works(
    path: Path, line: str, programs: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = line.split()[0]
    if first == "make":
        known = (ROOT / "Makefile").read_text("utf-8")
        assert re.search(rf"^{line.split()[1]}:", known, re.M), line
    elif first != "quartett":
        assert first in ELSEWHERE, f"{path.name}: say how this is tried, or why not: {line}"
    elif line.startswith("quartett serve"):
        try_serve(line, programs, folder)
    elif line.startswith("quartett lab"):
        monkeypatch.chdir(folder)
        try_lab(line, programs, folder)
    elif line.startswith("quartett play"):
        run([*shlex.split(line)], programs, folder, "quit\n" * 3)
    elif " > " in line:
        call, _, name = line.partition(" > ")
        (folder / name.strip()).write_text(run(shlex.split(call), programs, folder), "utf-8")
    elif line.startswith("quartett replay"):
        record = run(["quartett", "record", "push", "--seats", "steady,greedy"], programs, folder)
        (folder / "game.quartett").write_text(record, "utf-8")
        run(shlex.split(line), programs, folder)
    elif line.split()[1] in OF_TABLES:
        try_with_tables(line, programs, folder)
    else:
        monkeypatch.chdir(folder)
        try_out(line, shortened(line), programs, folder)


def try_out(line: str, words: list[str], programs: Path, folder: Path) -> None:
    """In the environment of these tests, or, if it is not the first of its name, in this process,
    which stands in the folder."""
    if WHOLE or FIRST[line.split()[1]] == line:
        run(words, programs, folder)
    else:
        assert main(words[1:]) == 0


def try_serve(line: str, programs: Path, folder: Path) -> None:
    """With its own options, but on this machine only; a PostgreSQL of that name is not here."""
    if "postgresql" in line:
        assert build_parser().parse_args(shlex.split(line)[1:]).database in line
        return
    with served(programs, empty_home(folder, programs), folder, *shlex.split(line)[2:]) as address:
        assert urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE).status == 200


def try_with_tables(line: str, programs: Path, folder: Path) -> None:
    """Where somebody has served already; and has a copy, if it is to be restored."""
    with served(programs, empty_home(folder, programs), folder):
        pass
    copy = folder / "copy.db"
    if lacks_copy := line.split()[1] == "restore" and not copy.exists():
        run(["quartett", "backup", "copy.db"], programs, folder)
    run(shortened(line), programs, folder)
    if lacks_copy:
        copy.unlink()


def try_lab(line: str, programs: Path, folder: Path) -> None:
    """The experiment with few games. A cluster is not here (tests/test_cluster.py), to go on needs
    a first run, and what is swept is of one game."""
    if "--cluster" in line:
        return
    words = shortened(line)
    given = folder / (SWEPT if "--sweep" in line else words[2])
    text = re.sub(r"^games *=.*$", f"games = {FEW}", given.read_text("utf-8"), flags=re.M)
    small = folder / f"small-{given.name}"
    small.write_text(text, "utf-8")
    out = f"report-{abs(hash(line))}"
    call = ["quartett", "lab", small.name, "--out", out, "--processes", "1"]
    if "--resume" in words:
        try_out(line, call, programs, folder)
    asked = words[3:] if "--resume" in words or "--sweep" in words else []
    try_out(line, [*call, *asked], programs, folder)
    assert list((folder / out).glob("report*")), sorted((folder / out).iterdir())


EXAMPLES: Final = [
    pytest.param(path, body, id=f"{path.name}: {body.splitlines()[0][:60]}")
    for path in (ROOT / "README.md", ROOT / "docs/envs.md")
    for body in blocks(path, "python")
    if "sb3_contrib" not in body  # tests/test_example_ppo.py tries it where that is installed
]


@pytest.mark.parametrize(("path", "body"), EXAMPLES)
def test_an_example_works(path: Path, body: str, programs: Path, folder: Path) -> None:
    run(["python", "-c", body], programs, folder)


def test_links_between_documents_lead_somewhere() -> None:
    lost = []
    for path in [*DOCUMENTS, *ROOT.glob("*.md"), *ROOT.glob("docs/decisions/*.md")]:
        text = path.read_text("utf-8")
        links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
        links += re.findall(r'(?:src|srcset)="([^":]+)"', text)
        lost += [f"{path.name}: {link}" for link in links if not (path.parent / link).exists()]
    assert lost == []


def test_the_index_leads_to_every_document() -> None:
    """By itself, or by the index of a folder to which it leads."""
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    lost = []
    for path in (*ROOT.glob("docs/*.md"), *ROOT.glob("docs/*/*.md")):
        name, beside = path.relative_to(ROOT / "docs"), path.parent / "README.md"
        own = beside.read_text("utf-8") if beside.is_file() else ""
        if path != ROOT / "docs" / "README.md" and f"({name}" not in index:
            lost += [] if path != beside and f"({path.name}" in own else [str(name)]
    assert lost == []


def test_no_document_tells_to_install_what_is_not_published() -> None:
    """A name that anybody may register must not stand in a command."""
    for path in [*DOCUMENTS, *ROOT.glob("*.md")]:
        text = path.read_text("utf-8")
        assert not re.search(r"pip install [\"']?quartett(\[|\b(?!-))", text), path.name


def test_readme_shows_pictures_of_every_game_in_light_and_dark() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for game in ("push", "force", "konoha", "deckbattle"):
        for theme in ("light", "dark"):
            assert f"docs/pictures/{game}-{theme}.webp" in text
    pictures = list((ROOT / "docs" / "pictures").glob("*.webp"))
    assert sum(picture.stat().st_size for picture in pictures) < 3_000_000


def test_every_file_of_ours_that_a_document_names_exists() -> None:
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    known = {f"/{name}" for name in files.stdout.split()}
    named = [
        (path, name)
        for path in (ROOT / name for name in files.stdout.split() if name.endswith(".md"))
        for name in re.findall(r"`([\w./-]+\.(?:py|ts|svelte|mjs|ftl))`", path.read_text("utf-8"))
    ]
    missing = [
        f"{path.relative_to(ROOT)} names {name}"
        for path, name in named
        if path.name != "CHANGELOG.md" and not any(one.endswith(f"/{name}") for one in known)
    ]
    assert len(named) > 50 and not missing
