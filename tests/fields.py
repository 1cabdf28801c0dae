"""Writes the parts of a game's state that follow from its attributes.

A state declares each attribute once, in `__init__`: `self.pile: i64 = 0` for a number,
`self.open: vec[i64] = …` for a row. What it needs besides is between two marks in the same class:
`fields`, which names them, and `fill`, which copies them one by one, because nothing else is as
fast in the compiled build. Rows that begin as `SHARED` never change during a game and are shared.
What is neither a number nor a row is not part of the position and stays as the constructor made it.

    python tests/fields.py            # rewrites every games/*/rules/state.py that has the marks
"""

import ast
import textwrap
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/quartett/games"
BEGIN = "    # Written by tests/fields.py from the attributes above.\n"
END = "    # Until here.\n"
IN_EVERY_STATE = ["actor", "viewer", "phase"]
WIDTH = 100


def files() -> list[Path]:
    return [path for path in sorted(SOURCE.glob("*/rules/state.py")) if BEGIN in path.read_text()]


def written(text: str) -> str:
    """The same module with the marked part written anew."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    owner = next(node for node in ast.parse(text).body if _is_marked(node, before))
    assert isinstance(owner, ast.ClassDef)
    return before + BEGIN + _fields(owner) + END + after


def _is_marked(node: ast.stmt, before: str) -> bool:
    line = before.count("\n") + 1
    return isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0)


def _fields(owner: ast.ClassDef) -> str:
    constructor = next(n for n in owner.body if isinstance(n, ast.FunctionDef))
    declared = [node for node in constructor.body if isinstance(node, ast.AnnAssign)]
    kinds = {_name(node): ast.unparse(node.annotation) for node in declared}
    shared = {_name(node) for node in declared if _starts_as(node) == "SHARED"}
    numbers = [name for name, kind in kinds.items() if kind == "i64"]
    scalars = list(dict.fromkeys(IN_EVERY_STATE + numbers))
    rows = [name for name, kind in kinds.items() if kind == "vec[i64]"]
    copies = [f"self.{name} = other.{name}" for name in ("seats", *scalars)]
    copies += [f"self.{name} = other.{name}{'' if name in shared else '[:]'}" for name in rows]
    return FORM.format(
        scalars=_words(scalars),
        rows=_words(rows),
        owner=owner.name,
        copies=textwrap.indent("\n".join(copies), " " * 8),
    )


FORM = '''
    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        scalars = {scalars}
        rows = {rows}
        return tuple(scalars.split()), tuple(rows.split())

    def fill(self, other: "{owner}") -> None:
        """Become the same as another position."""
{copies}

'''


def _words(names: list[str]) -> str:
    """A string literal, over several lines where it is long."""
    lines = textwrap.wrap(" ".join(names), WIDTH - 15)
    if len(lines) == 1:
        return f'"{lines[0]}"'
    indented = "\n".join(f'            "{line} "' for line in lines)
    return f"(\n{indented}\n        )"


def _name(node: ast.AnnAssign) -> str:
    assert isinstance(node.target, ast.Attribute)
    return node.target.attr


def _starts_as(node: ast.AnnAssign) -> str:
    return ast.unparse(node.value) if node.value else ""


if __name__ == "__main__":
    for path in files():
        path.write_text(written(path.read_text("utf-8")), "utf-8")
