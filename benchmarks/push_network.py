"""Learns the chances of Push (`players/chances.py`) from games of `steady` and writes them into the
package.

    python -m benchmarks.push_network --games 5000 --seed 1 [--write]

Without `--write` it only tells how well unseen games are foretold.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from benchmarks.learned_chances import Learning, Plan, Table, numbers, text_of
from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.games.push.players.chances import FEWEST, FILE, MOST
from quartett.games.push.players.inputs import rows_of_table
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import FLIP

NETWORK: Final = Path(__file__).parents[1] / "src/quartett/games/push/players" / FILE
PLAN: Final = Plan(hidden=16, decay=0.1, rarest=0.1, rounds=(1.0, 0.8, 0.8, 0.8, 0.8, 0.8))
SHARES: Final = (10, 6, 5, 4, 4)
"""How many games there are with two to six seats, in tenths of those with two."""
TEMPTED: Final = 8
"""In every second game one answer of these flips on instead, where that is possible."""


def positions(seats: int, seed: int, number: int) -> Iterator[Push]:
    """Of a game, wherever a card is about to be flipped; at last how it ended."""
    push, policy = games.load("push"), SteadyBot()
    state = push.start(seats, risk=("no", "yes")[number // 2 % 2])
    chance, own = Stream(seed, number), Stream(seed, number + 2**31)
    while not state.over:
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(actor, state.chance(chance))
            continue
        move = int(policy.choose(state, actor, own))
        if number % 2 and FLIP in state.legal(actor) and own.below(TEMPTED) == 0:
            move = FLIP
        if move == FLIP:
            yield state
        state.apply(actor, move)
    yield state


def collected(seats: int, many: int, seed: int) -> Table:
    own, table, won, game = [], [], [], []
    for number in range(many):
        before = len(own)
        for state in positions(seats, seed, number):
            if state.over:
                winners = state.winners()
                shares = [(seat in winners) / len(winners) for seat in range(seats)]
                break
            shared, rows = rows_of_table(state)
            own.append(np.stack([numbers(row) for row in rows]))
            table.append(numbers(shared))
        won += [shares] * (len(own) - before)
        game += [number] * (len(own) - before)
    return Table(
        np.stack(own), np.stack(table), np.array(won, dtype=np.float32), np.array(game, np.int32)
    )


def learned(seats: int, many: int, seed: int) -> dict[str, list[list[float]]]:
    table = collected(seats, many * SHARES[seats - FEWEST] // SHARES[0], seed)
    learning = Learning([table], seed, PLAN)
    learning.run(lambda line: print(f"{seats} seats, {line}", flush=True))
    return {f"{name}-{seats}": rows for name, rows in learning.rows().items()}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    rows: dict[str, list[list[float]]] = {}
    for seats in range(FEWEST, MOST + 1):
        rows |= learned(seats, asked.games, asked.seed)
    command = f"python -m benchmarks.push_network --games {asked.games} --seed {asked.seed} --write"
    text = text_of(rows, {"cards": games.load("push").cards_digest, "command": command})
    if asked.write:
        NETWORK.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
