"""Plants one change of the rules after the other in a copy of the tree and tells which ones no test
notices.

    python tests/mutants/run.py [--games push,force] [--most 20] [--seconds 300]

What was found is kept in build/mutants.jsonl with a digest of the rules and tests, so that a run
that was stopped goes on where it was. The tree itself is never changed.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

import msgspec
from plants import GAMES, Mutant, planted, rules, stored

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants.jsonl"
BESIDE = (
    "terminal or players or team or bots or foresight or lookahead or outlook or vocabulary"
    " or push_chances or deck_network or deck_value or turn_planner"
)
"""What the tests of a game hold besides its rules."""
STAGES = (
    ("tests of its rules", ["tests/games/{game}", "-k", f"not ({BESIDE})"]),
    ("laws", ["tests/test_every_game.py", "tests/test_secrecy.py", "-k", "{game}"]),
    ("recorded games", ["tests/test_records.py", "-k", "{game}"]),
)
"""What is run from the sources for each mutant until something fails; quick ones first."""
PLAIN = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist")
"""Without what takes longer to load than most tests take."""


class Finding(msgspec.Struct):
    game: str
    mutant: Mutant
    tree: str
    caught: str
    """By which stage; empty if by none."""
    seconds: float


def tree_of(game: str) -> str:
    """The digest of all that a finding depends on."""
    found = hashlib.sha256()
    folders = ("src/quartett/core", f"src/quartett/games/{game}", f"tests/games/{game}")
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def known() -> list[Finding]:
    if not KEPT.exists():
        return []
    return [msgspec.json.decode(line, type=Finding) for line in KEPT.read_bytes().splitlines()]


def copied(folder: str) -> Path:
    root = Path(folder)
    unwanted = shutil.ignore_patterns("client", "__pycache__", "*.so", "pictures")
    for name in ("src", "tests", "benchmarks", "docs"):
        shutil.copytree(ROOT / name, root / name, ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "pieces.py"):
        shutil.copy(ROOT / name, root / name)
    return root


def caught_by(root: Path, game: str, seconds: float) -> str:
    """The first stage that fails; empty if none does."""
    here = {"PYTHONPATH": "src", "QUARTETT_BUILD": "uncompiled", "PYTHONDONTWRITEBYTECODE": "1"}
    end = time.monotonic() + seconds
    for stage, words in STAGES:
        arguments = [word.format(game=game) for word in words]
        command = [sys.executable, "-m", "pytest", "-x", "-q", *PLAIN, *arguments]
        left = max(1.0, end - time.monotonic())
        try:
            code = subprocess.run(
                command, cwd=root, env=os.environ | here, capture_output=True, timeout=left
            ).returncode
        except subprocess.TimeoutExpired:
            return f"{stage}, without an end"
        if code not in (0, 5):  # 5: there is no such test
            return stage
    return ""


def examined(root: Path, game: str, mutant: Mutant, tree: str, seconds: float) -> Finding | None:
    """None if the mutant fits nowhere any more."""
    start = time.monotonic()
    for path in rules(root, game):
        text = path.read_text("utf-8")
        changed = planted(text, mutant)
        if changed is not None:
            path.write_text(changed, "utf-8")
            try:
                caught = caught_by(root, game, seconds)
            finally:
                path.write_text(text, "utf-8")
            return Finding(game, mutant, tree, caught, round(time.monotonic() - start, 1))
    return None


def examine_all(names: list[str], most: int, seconds: float) -> tuple[list[Finding], list[str]]:
    """All findings, and the mutants that do not fit."""
    trees = {game: tree_of(game) for game in names}
    old = {(it.game, it.mutant): it for it in known() if trees.get(it.game) == it.tree}
    wanted = [(game, mutant) for game in names for mutant in stored(game)]
    new = [pair for pair in wanted if pair not in old][:most]
    unfit, roots = list[str](), Queue[Path]()
    KEPT.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, KEPT.open("ab") as kept:
        workers = min(len(new), os.cpu_count() or 1)
        for number in range(workers):
            roots.put(copied(f"{scratch}/{number}"))
        for game in dict.fromkeys(game for game, _ in new):
            # Otherwise every mutant would seem to be caught.
            if failing := caught_by(roots.queue[0], game, seconds):
                sys.exit(f"{game}: {failing} fail without any change in a copy of the tree")

        def one(pair: tuple[str, Mutant]) -> None:
            root = roots.get()
            try:
                found = examined(root, *pair, trees[pair[0]], seconds)
            finally:
                roots.put(root)
            if found is None:
                unfit.append(f"{pair[0]}: {pair[1].function}: {pair[1].old}")
                return
            old[pair] = found
            kept.write(msgspec.json.encode(found) + b"\n")
            kept.flush()
            print(f"{found.game:11}{found.caught or 'SURVIVED':28}{describe(found)}", flush=True)

        if workers:
            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(one, new))
    return [old[pair] for pair in wanted if pair in old], unfit


def describe(found: Finding) -> str:
    return f"{found.mutant.function}: {found.mutant.old}  →  {found.mutant.new}"


def report(findings: list[Finding]) -> str:
    lines = ["| game | planted | caught | " + " | ".join(stage for stage, _ in STAGES) + " |"]
    lines.append("|---" * (3 + len(STAGES)) + "|")
    for game in dict.fromkeys(found.game for found in findings):
        own = [found for found in findings if found.game == game]
        stages = [sum(it.caught.startswith(stage) for it in own) for stage, _ in STAGES]
        counts = [len(own), sum(bool(it.caught) for it in own), *stages]
        lines.append(f"| {game} | " + " | ".join(map(str, counts)) + " |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--most", type=int, default=1000, help="new ones in this run")
    parser.add_argument("--seconds", type=float, default=300.0, help="for one of them at most")
    chosen = parser.parse_args()
    wrong = set(chosen.games.split(",")) - set(GAMES)
    if wrong:
        parser.error(f"no such game: {', '.join(sorted(wrong))}")
    findings, unfit = examine_all(chosen.games.split(","), chosen.most, chosen.seconds)
    print("\n" + report(findings))
    for found in findings:
        if not found.caught:
            print(f"survived: {found.game}: {describe(found)}")
    for text in unfit:
        print(f"fits nowhere any more, draw anew (tests/mutants/draw.py): {text}")
    return 1 if unfit or not all(found.caught for found in findings) else 0


if __name__ == "__main__":
    sys.exit(main())
