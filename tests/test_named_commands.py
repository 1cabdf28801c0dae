"""Everything that documents mention in a sentence exists: commands and options, make targets, files
and modules. Complete examples are run by test_documents.py."""

import argparse
import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from quartett import games
from quartett.cli import build_parser

ROOT: Final = Path(__file__).parent.parent
DOCUMENTS: Final = sorted(
    [
        *(ROOT / f"{name}.md" for name in ("README", "ARCHITECTURE", "CONTRIBUTING", "SECURITY")),
        *(ROOT / place / "README.md" for place in ("benchmarks", "client")),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/games/*.md"),
        *ROOT.glob("docs/lab/*.md"),
    ]
)
NAMED: Final = r"(?:PYTHONPATH=\S+ )?(?:quartett|make|python) [^`\n]+"


def named(path: Path, program: str) -> list[str]:
    """In a sentence, or on a line of its own. What has an … in it is the form of a command."""
    text = path.read_text("utf-8")
    found = re.findall(rf"`({NAMED})`", text) + re.findall(rf"^    ({NAMED})$", text, re.M)
    bare = [re.split(r"\s+#|\s+&&", line)[0].strip() for line in found]
    lines = [line.partition(" ")[2] if line.startswith("PYTHONPATH") else line for line in bare]
    return [one for one in lines if one.startswith(f"{program} ") and "…" not in one]


def cases(program: str) -> list[object]:
    return [
        pytest.param(line, id=f"{path.relative_to(ROOT)}: {line[:60]}")
        for path in DOCUMENTS
        for line in dict.fromkeys(named(path, program))
        if line != "quartett 1"  # the first line of a record
    ]


@pytest.mark.parametrize("line", cases("make"))
def test_a_target_of_make_is_there(line: str) -> None:
    target = line.split()[1]
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.M)


@pytest.mark.parametrize("line", cases("python"))
def test_a_file_or_module_that_is_run_is_there(line: str) -> None:
    first, *rest = line.split()[1:]
    assert find_spec(rest[0]) if first == "-m" else (ROOT / first).is_file()


def commands() -> dict[str, argparse.ArgumentParser]:
    (found,) = (
        action.choices
        for action in build_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    return dict(found)


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    return {name for action in parser._actions for name in action.option_strings}


def of_games() -> set[str]:
    return {f"--{option.name}" for name in games.NAMES for option in games.load(name).options}


@pytest.mark.parametrize("line", cases("quartett"))
def test_a_command_and_its_options_are_there(line: str) -> None:
    words = shlex.split(line.partition(" > ")[0])[1:]
    if words[0].startswith("-"):
        assert words[0] in options_of(build_parser())
        return
    known = commands()
    assert words[0] in known
    options = options_of(known[words[0]])
    asked = words[: words.index("--")] if "--" in words else words
    assert {word for word in asked if word.startswith("--")} <= options | of_games()
    if any(not word.startswith("--") for word in words[1:]):  # otherwise it only names an option
        _, left = build_parser().parse_known_args(words)
        assert set(left[::2]) <= of_games(), left
