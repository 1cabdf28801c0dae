"""The tree keeps its promises: arrows point one way, rules are pure, files are small."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from escapes import ESCAPES, SOURCE, count_escapes
from quartett import games

FILES = sorted(SOURCE.rglob("*.py"))

ARROWS = {
    "core": {"core"},
    "words": {"core", "words"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "words", "lab"},
    "table": {"core", "games", "bots", "lab", "words", "table"},
    "terminal": {"core", "games", "bots", "lab", "words", "table", "terminal"},
    "envs": {"core", "games", "bots", "envs", ""},
    "web": {"core", "games", "bots", "lab", "words", "table", "web", ""},
    "offline": {"core", "table", "web", "offline"},
    "cli": {"core", "games", "bots", "lab", "words", "table", "terminal", "web", "cli", ""},
    "": {"core", "cli", ""},
}
"""What each room may import. The room without a name is the package itself."""

PURE_LIBRARIES = {
    *("__future__", "abc", "collections", "enum", "functools", "hashlib", "itertools", "math"),
    *("operator", "re", "typing", "librt", "msgspec", "mypy_extensions", "quartett"),
}
"""No files, no clock, no network, no threads, no generator of random numbers."""

DOORS = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "__import__"}
LOADERS = ("cards.py", "weights.py", "__init__.py")
"""The files of a game that read its data once."""

MOST_LINES = 300
MOST_LINES_OF_RULES = 450
"""The state of a game and its moves are one class, and a compiled class is one file."""


def place(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def room(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return "" if first.endswith(".py") else first


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, anywhere in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(path)}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rooms_used(path: Path) -> set[str]:
    """The rooms of Quartett that a file imports from."""
    parts = [name.split(".") for name in imports(path) if name.split(".")[0] == "quartett"]
    folders = {found.name for found in SOURCE.iterdir() if found.is_dir()}
    return {part[1] if len(part) > 1 and part[1] in folders else "" for part in parts}


def is_pure(path: Path) -> bool:
    """The core, and in each game everything but what loads its data."""
    parts = path.relative_to(SOURCE).parts
    in_a_game = parts[0] == "games" and len(parts) > 2
    return parts[0] == "core" or (in_a_game and path.name not in LOADERS)


PURE = [path for path in FILES if is_pure(path)]
every_file = pytest.mark.parametrize("path", FILES, ids=place)
pure_files = pytest.mark.parametrize("path", PURE, ids=place)


def test_every_room_has_its_arrows() -> None:
    assert {room(path) for path in FILES} <= set(ARROWS)


@every_file
def test_arrows_point_one_way(path: Path) -> None:
    wrong = rooms_used(path) - ARROWS[room(path)]
    assert not wrong, f"{place(path)} may not import from {wrong}"


@every_file
def test_no_game_knows_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    own = parts[1] if len(parts) > 2 and parts[1] in games.NAMES else None
    for name in imports(path):
        found = name.removeprefix("quartett.games.").split(".")[0]
        if name.startswith("quartett.games.") and found in games.NAMES:
            assert found == own, f"{place(path)} imports {name}"


@pure_files
def test_rules_and_core_know_no_files_no_clock_and_no_dice(path: Path) -> None:
    wrong = {name.split(".")[0] for name in imports(path)} - PURE_LIBRARIES
    assert not wrong, f"{place(path)} imports {wrong}"


@pytest.mark.parametrize("path", [p for p in FILES if room(p) in ("core", "games")], ids=place)
def test_rules_and_core_open_and_print_nothing(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & DOORS


def test_the_pure_files_are_found() -> None:
    """Otherwise the tests above would check nothing."""
    names = {place(path) for path in PURE}
    assert {"core/state.py", "core/record.py"} <= names
    assert {f"games/{name}/rules/game.py" for name in games.NAMES} <= names


@every_file
def test_no_game_is_asked_for_by_name_outside_its_room(path: Path) -> None:
    if room(path) == "games":
        return
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Compare | ast.match_case):
            found = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
            assert not found & set(games.NAMES), f"{place(path)}: {ast.unparse(node)}"


@every_file
def test_a_file_is_short(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= (MOST_LINES_OF_RULES if path.parent.name == "rules" else MOST_LINES)


@every_file
def test_names_say_what_is_meant(path: Path) -> None:
    vague = {"utils", "util", "helpers", "helper", "manager", "base", "common", "misc"}
    assert not {path.stem, *path.relative_to(SOURCE).parts} & vague
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            assert not re.search(r"(^|_)actions?(_|$)|Action|Helper|Manager", node.name)


def test_escape_hatches_are_few() -> None:
    """Their number is printed at the start of every run."""
    assert sum(count_escapes().values()) <= 5, count_escapes()
    assert set(count_escapes()) == set(ESCAPES)
