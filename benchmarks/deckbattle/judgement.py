"""In which direction the numbers that `master` judges a turn by should be moved.

    python -m benchmarks.deckbattle.judgement FILE --pairs 300

Two planners meet whose numbers are moved apart at random, each deal from both seats. How far the
lead depends on each number is found by least squares. Every pair is a line in the file, and a run
goes on after the last one.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, Final

import numpy as np

from benchmarks.deckbattle.__main__ import number
from benchmarks.deckbattle.habits import Numbers
from quartett.core.chance import Stream
from quartett.core.judge import shares
from quartett.core.play import Bot, play_game
from quartett.core.state import State
from quartett.games.deckbattle import GAME, veteran
from quartett.games.deckbattle.players.evaluation import Evaluation
from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.players.turn_planner import DOUBT, Plan, TurnPlanner
from quartett.games.deckbattle.rules import phases
from quartett.games.deckbattle.rules.game import DeckBattle

TABLE: Final = "fitted"
NAMES: Final = tuple(WEIGHTS.numbers(TABLE))
APART: Final = 0.25
"""A step changes a number by e to this power."""


def moved(steps: Numbers) -> Evaluation:
    found, now = Evaluation(TABLE), WEIGHTS.numbers(TABLE)
    for name, step in zip(NAMES, steps, strict=True):
        setattr(found, name, now[name] * float(np.exp(APART * step)))
    return found


class Keeper(Bot):
    """Plans with one luck, as if it played on by the habits of `steady` or `veteran`, and keeps the
    plan as long as nothing unforeseen happens: many times faster than to plan at every pick."""

    def __init__(self, standing: Evaluation) -> None:
        self.standing = standing
        self.habits = (SteadyBot(), veteran())
        self.kept: dict[int, int] = {}

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        assert isinstance(seen, DeckBattle)
        if seen.phase <= phases.MENTORING or len(seen.legal(seat)) == 1:
            return int(self.habits[0].choose(seen, seat, stream))
        known = self.kept.get(seen.known_to(seat))
        return known if known is not None else self._planned(seen, seat, stream)

    def _planned(self, seen: DeckBattle, seat: int, stream: Stream) -> int:
        best, *others = [self._plan(seen, seat, stream, habits) for habits in self.habits]
        for plan in others:
            best = plan if plan.value > best.value + DOUBT else best
        self.kept = foreseen(seen, seat, best.moves)
        return best.moves[0]

    def _plan(self, seen: DeckBattle, seat: int, stream: Stream, habits: SteadyBot) -> Plan:
        planner = TurnPlanner(habits, self.standing, seen, seat, stream, lambda: True)
        return planner.best(1, 0)


def foreseen(seen: DeckBattle, seat: int, moves: list[int]) -> dict[int, int]:
    """Each move of a plan, by what the seat will know when it is due."""
    trial, found = seen.imagine(Stream(0)), dict[int, int]()
    for move in moves:
        if trial.actor != seat:
            break
        found[trial.known_to(seat)] = move
        trial.apply(seat, move)
    return found


def pair(index: int, seed: int) -> dict[str, Any]:
    """One deal from both seats: the steps of one player, the other's are the opposite, and how far
    the first is ahead."""
    steps = np.random.default_rng((seed, index)).standard_normal(len(NAMES)).round(3)
    lead = won = 0.0
    for seat in (0, 1):
        state, bots = GAME.start(2), list[Bot]([Keeper(moved(steps)), Keeper(moved(-steps))])
        if seat:
            bots.reverse()
        play_game(state, bots, Stream(seed, index), Stream(seed, index + 2**31))
        scores = state.scores()
        lead += (scores[seat] - scores[1 - seat]) / 2
        won += shares(state)[seat] / 2
    return {"seed": seed, "index": index, "steps": steps.tolist(), "lead": lead, "won": won}


def slopes(rows: list[dict[str, Any]]) -> list[tuple[str, float, float]]:
    """The points that a step of each number brings, and the standard error."""
    steps, leads = np.array([row["steps"] for row in rows]), np.array([row["lead"] for row in rows])
    whole = np.linalg.pinv(steps.T @ steps)
    found = whole @ steps.T @ leads
    spread = ((leads - steps @ found) ** 2).sum() / max(len(rows) - len(NAMES), 1)
    errors = np.sqrt(np.diag(whole) * spread)
    # The two players are two steps apart.
    rows_of_names = zip(NAMES, found / 2, errors / 2, strict=True)
    return [(name, float(slope), float(error)) for name, slope, error in rows_of_names]


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.deckbattle.judgement", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--pairs", type=number(1), default=300, help="(default 300)")
    parser.add_argument("--seed", type=number(0), default=1, help="(default 1)")
    asked = parser.parse_args(arguments)
    rows = [json.loads(line) for line in lines_of(asked.file)]
    rows = [row for row in rows if row["seed"] == asked.seed]
    with asked.file.open("a", encoding="utf-8") as file:
        for index in range(len(rows), asked.pairs):
            rows.append(pair(index, asked.seed))
            print(json.dumps(rows[-1]), file=file, flush=True)
    for name, slope, error in slopes(rows):
        print(f"{name:10} {slope:+.2f} ± {1.96 * error:.2f} points for a step of {APART:+.0%}")


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.exists() else []


if __name__ == "__main__":
    main(sys.argv[1:])
