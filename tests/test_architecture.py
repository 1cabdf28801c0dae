"""The tree keeps its promises: arrows point one way, games have the same rooms, rules are pure."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
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
    "table": {"core", "games", "bots", "words", "table"},
    "terminal": {"core", "games", "bots", "words", "table", "terminal"},
    "envs": {"core", "games", "bots", "envs", ""},
    "notices": {"core", "words", "table", "notices"},
    "web": {"core", "games", "bots", "words", "table", "notices", "web", ""},
    "programs": {
        *("core", "games", "bots", "lab", "words", "table", "terminal", "web", "programs", ""),
    },
    "offline": {"core", "table", "web", "offline"},
    "cli": {
        "core",
        "games",
        "bots",
        "lab",
        "words",
        "table",
        "terminal",
        "notices",
        "web",
        "programs",
        "cli",
        "",
    },
    "": {"core", "words", "cli", ""},
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

ROOMS = (
    *("__init__.py", "cards.py", "cards.toml", "rulebook.toml", "lesson.toml", "observation.py"),
    *(f"rules/{name}.py" for name in ("state", "moves", "legality", "game")),
    *(f"telling/{name}.py" for name in ("events", "view", "questions", "names", "reasons")),
    *("telling/advice.py", "players/judge.py"),
)
"""What every game has, under the same name and with the same meaning."""

INNER_ARROWS = {
    "rules": {"rules"},
    "players": {"rules", "players"},
    "telling": {"rules", "players", "telling"},
}
"""Which rooms of a game may know which; advice is what a good player would say."""

ADVISED_LINES = 250
MOST_LINES = 600
VAGUE = {"utils", "util", "helpers", "helper", "manager", "base", "common", "misc"}
NOUNS = {"telling", "ending", "scoring", "masking", "hand_sampling"}
"""Words in -ing that name a thing."""


def place(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def room(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return "" if first.endswith(".py") else first


@cache
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


def game_parts(path: Path) -> tuple[str, ...]:
    """The game that a file belongs to and where it lies in it; empty for all others."""
    parts = path.relative_to(SOURCE).parts
    return parts[1:] if parts[0] == "games" and parts[1] in games.NAMES else ()


def test_every_room_has_its_arrows() -> None:
    assert {room(path) for path in FILES} <= set(ARROWS)


def test_arrows_point_one_way() -> None:
    wrong = {place(path): rooms_used(path) - ARROWS[room(path)] for path in FILES}
    assert not {path: rooms for path, rooms in wrong.items() if rooms}


def test_no_game_knows_another() -> None:
    wrong = []
    for path in FILES:
        parts = path.relative_to(SOURCE).parts
        own = parts[1] if len(parts) > 2 else ""  # the terminal has a room for each game too
        if parts == ("games", "__init__.py"):
            continue  # it names their types
        for name in imports(path):
            found = name.removeprefix("quartett.games.").split(".")[0]
            if name.startswith("quartett.games.") and found in games.NAMES and found != own:
                wrong.append(f"{place(path)} imports {name}")
    assert not wrong


def test_every_game_has_the_same_rooms() -> None:
    missing = [
        f"games/{game}/{wanted}"
        for game in games.NAMES
        for wanted in ROOMS
        if not (SOURCE / "games" / game / wanted).exists()
    ]
    assert not missing
    for game in games.NAMES:
        folders = {path.name for path in (SOURCE / "games" / game).iterdir() if path.is_dir()}
        assert folders - {"__pycache__"} == set(INNER_ARROWS)


def test_inside_a_game_players_and_tellers_know_the_rules_and_not_the_other_way() -> None:
    wrong = []
    for path in FILES:
        parts = game_parts(path)
        if len(parts) == 3:
            start = f"quartett.games.{parts[0]}."
            used = {n.removeprefix(start).split(".")[0] for n in imports(path) if start in n}
            if used & set(INNER_ARROWS) - INNER_ARROWS[parts[1]]:
                wrong.append(f"{place(path)} imports from {used}")
    assert not wrong


def test_the_state_of_a_game_is_two_classes_deep() -> None:
    """What lies on the table, and the game that is played with it. All else is functions."""
    parents = {
        (game_parts(path)[0], node.name): [ast.unparse(base) for base in node.bases]
        for path in FILES
        if len(game_parts(path)) == 3 and game_parts(path)[1] == "rules"
        for node in tree(path).body
        if isinstance(node, ast.ClassDef)
    }
    for game, name in parents:
        line = [name]
        while (game, line[-1]) in parents and parents[game, line[-1]]:
            assert len(parents[game, line[-1]]) == 1, f"{game}: {line[-1]} has several parents"
            line.append(parents[game, line[-1]][0])
        assert len(line) <= 3, f"{game}: {' < '.join(line)}"
    assert {(game, "Position") for game in games.NAMES} <= parents.keys()


def test_rules_and_core_know_no_files_no_clock_and_no_dice() -> None:
    used = {place(path): {name.split(".")[0] for name in imports(path)} for path in PURE}
    assert not {
        path: names - PURE_LIBRARIES for path, names in used.items() if names - PURE_LIBRARIES
    }


def test_rules_and_core_open_and_print_nothing() -> None:
    wrong = []
    for path in FILES:
        if room(path) in ("core", "games"):
            calls = [node.func for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
            called = {func.id for func in calls if isinstance(func, ast.Name)}
            wrong += [f"{place(path)} calls {name}" for name in called & DOORS]
    assert not wrong


def test_the_pure_files_are_found() -> None:
    """Otherwise the tests above would check nothing."""
    names = {place(path) for path in PURE}
    assert {"core/state.py", "core/record.py"} <= names
    assert {f"games/{name}/rules/game.py" for name in games.NAMES} <= names


def test_no_game_is_asked_for_by_name_outside_its_room() -> None:
    wrong = []
    for path in FILES:
        if room(path) != "games":
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.Compare | ast.match_case):
                    found = {p.value for p in ast.walk(node) if isinstance(p, ast.Constant)}
                    if found & set(games.NAMES):
                        wrong.append(f"{place(path)}: {ast.unparse(node)}")
    assert not wrong


def test_long_files_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A screen or two is good advice, and no reason to saw a thing that belongs together."""
    lengths = {place(path): len(path.read_text("utf-8").splitlines()) for path in FILES}
    long = sorted(((n, path) for path, n in lengths.items() if n > ADVISED_LINES), reverse=True)
    with capsys.disabled():
        sys.stdout.write(f"\n{len(long)} files over {ADVISED_LINES} lines: {long[:3]} …\n")
    assert not [path for n, path in long if n > MOST_LINES]


def test_modules_are_nouns_that_say_what_is_meant() -> None:
    wrong = []
    for path in FILES:
        parts = path.relative_to(SOURCE).parts
        gerund = path.stem.endswith("ing") and path.stem not in NOUNS
        if {path.stem, *parts} & VAGUE or (parts[0] in ("core", "games") and gerund):
            wrong.append(place(path))
        for node in ast.walk(tree(path)):
            named = isinstance(node, ast.FunctionDef | ast.ClassDef)
            if named and re.search(r"(^|_)actions?(_|$)|Action|Helper|Manager", node.name):
                wrong.append(f"{place(path)}: {node.name}")
    assert not wrong


def test_escape_hatches_are_few() -> None:
    """Their number is printed at the start of every run."""
    assert sum(count_escapes().values()) <= 5, count_escapes()
    assert set(count_escapes()) == set(ESCAPES)
