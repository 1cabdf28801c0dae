"""Small changes of the rules: how they are found, written down and planted.

A mutant names a function of a game's rules, a line of it, and the line that stands there instead.
It fits as long as the function has that line exactly once, wherever the function lies.
"""

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeGuard

import msgspec

HERE: Final = Path(__file__).parent
GAMES: Final = ("push", "force", "konoha", "deckbattle")
NO_RULES: Final = {"__init__", "fields", "fill", "copy", "repr", "tally", "note"}
"""What is not a rule, or is written by a script."""

COMPARISONS: Final = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SUMS: Final = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "//", "|": "&", "&": "|", "^": "|"}
JOINTS: Final = {"and": "or", "or": "and"}


class Mutant(msgspec.Struct, frozen=True):
    function: str
    old: str
    new: str

    @property
    def digest(self) -> str:
        return hashlib.sha256(f"{self.function}\n{self.old}\n{self.new}".encode()).hexdigest()[:12]


def stored(game: str) -> list[Mutant]:
    return msgspec.toml.decode((HERE / f"{game}.toml").read_bytes(), type=dict[str, list[Mutant]])[
        "mutant"
    ]


def rules(root: Path, game: str) -> list[Path]:
    folder = root / "src" / "quartett" / "games" / game / "rules"
    return [path for path in sorted(folder.glob("*.py")) if path.name != "moves.py"]


def functions(text: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name not in NO_RULES:
            yield node


def planted(text: str, mutant: Mutant) -> str | None:
    """The module with the change in it; None if the mutant does not fit here.

    >>> mutant = Mutant("f", "return a > 1", "return a >= 1")
    >>> planted("def f(a):\\n    return a > 1\\n", mutant)
    'def f(a):\\n    return a >= 1\\n'
    >>> planted("def g(a):\\n    return a > 1\\n", mutant)
    """
    lines = text.split("\n")
    for node in functions(text):
        places = range(node.lineno - 1, node.end_lineno or node.lineno)
        found = [place for place in places if lines[place].strip() == mutant.old]
        if node.name == mutant.function and len(found) == 1:
            line = lines[found[0]]
            lines[found[0]] = line.replace(mutant.old, mutant.new)
            return "\n".join(lines)
    return None


def candidates(text: str) -> list[Mutant]:
    """All small changes of a module that can be told by one line.

    >>> [mutant.new for mutant in candidates("def f(a):\\n    return a > 1\\n")]
    ['return a >= 1', 'return a > 2']
    """
    lines, found = text.split("\n"), list[Mutant]()
    for function in functions(text):
        own = [lines[n].strip() for n in range(function.lineno - 1, function.end_lineno or 0)]
        for line, start, end, new in changes(function, lines):
            old = lines[line].strip()
            changed = (lines[line][:start] + new + lines[line][end:]).strip()
            if own.count(old) == 1 and changed != old:
                found.append(Mutant(function.name, old, changed))
    return found


def changes(function: ast.FunctionDef, lines: list[str]) -> Iterator[tuple[int, int, int, str]]:
    """Line, columns and what stands there instead."""
    for statement in function.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Compare):
                yield from between(node.left, node.comparators[0], lines, COMPARISONS)
            elif isinstance(node, ast.BinOp):
                yield from between(node.left, node.right, lines, SUMS)
            elif isinstance(node, ast.BoolOp):
                yield from between(node.values[0], node.values[1], lines, JOINTS)
            elif isinstance(node, ast.AugAssign):
                both = {f"{sign}=": f"{other}=" for sign, other in SUMS.items()}
                yield from between(node.target, node.value, lines, both)
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield (node.lineno - 1, node.col_offset, node.operand.col_offset, "")
            elif isinstance(node, ast.Constant):
                yield from other_constant(node)
            elif is_call(node) and ".note(" not in lines[node.lineno - 1]:
                yield (node.lineno - 1, node.col_offset, node.end_col_offset or 0, "pass")


def is_call(node: ast.AST) -> TypeGuard[ast.Expr]:
    """A statement of one line that only calls something."""
    is_one = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    return is_one and node.lineno == node.end_lineno


def between(
    left: ast.expr, right: ast.expr, lines: list[str], instead: dict[str, str]
) -> Iterator[tuple[int, int, int, str]]:
    """The sign between two parts of a line."""
    if left.end_lineno != right.lineno or left.end_col_offset is None:
        return
    start, end = left.end_col_offset, right.col_offset
    sign = lines[right.lineno - 1][start:end].strip(" ()")
    if sign in instead:
        column = lines[right.lineno - 1].index(sign, start)
        yield (right.lineno - 1, column, column + len(sign), instead[sign])


def other_constant(node: ast.Constant) -> Iterator[tuple[int, int, int, str]]:
    if node.end_col_offset is None:
        return
    if isinstance(node.value, bool):
        yield (node.lineno - 1, node.col_offset, node.end_col_offset, str(not node.value))
    elif isinstance(node.value, int) and node.value < 100:
        yield (node.lineno - 1, node.col_offset, node.end_col_offset, str(node.value + 1))
