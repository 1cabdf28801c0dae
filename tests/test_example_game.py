"""The smallest game satisfies the same laws as ours, and can be played from outside the package."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LAWS = ("tests/test_every_game.py", "tests/test_secrecy.py")
PLAY = """
import highcard
from quartett import games
from quartett.bots.review import review
from quartett.core.chance import Stream
from quartett.core.record import Move, Record, ending_of, header_of
from quartett.bots import bot
game = games.load("highcard")
state, moves, stream, steady = game.start(2), [], Stream(3), bot(game, "steady")
while not state.over:
    seat = state.actor
    seen = state.masked(seat)
    move = state.chance(stream) if seat < 0 else steady.choose(seen, seat, stream)
    moves.append(Move(int(seat), game.moves.text(move)))
    state.apply(seat, move)
record = Record(header_of(game, 2, {}), moves, ending_of(state))
print(len(moves), sum(state.scores()), round(review(game, record, 0).result, 1) in (0.0, 1.0))
"""


def test_the_smallest_game_is_small() -> None:
    files = (ROOT / "examples" / "highcard").glob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 300


def test_the_smallest_game_keeps_every_law() -> None:
    surroundings = {**os.environ, "QUARTETT_GAMES": "highcard"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:schemathesis",
        *LAWS,
    ]
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert "[highcard" not in done.stdout and "100%" in done.stdout


def test_a_game_from_outside_is_played_and_reviewed() -> None:
    folder = str(ROOT / "examples")
    code = f"import sys; sys.path.append({folder!r})\n{PLAY}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.split() == ["12", "3", "True"], done.stderr
