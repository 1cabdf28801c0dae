"""Writes the recorded games that the tests replay: `PYTHONPATH=src python tests/records/make.py`,
with names of games after it for these only.

The records are kept, not made anew at each run: they say that a game played yesterday can still be
replayed today. Make them again only when `rules_version` rises.
"""

import sys
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.play import Bot, RandomBot
from quartett.core.record import Move, Record, ending_of, header_of
from quartett.core.state import State

HERE = Path(__file__).parent
ROUNDS = 8
ENOUGH = 100


class Eager(Bot):
    """Mostly takes the first legal move, and so gets into trouble that careful players avoid."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        moves = seen.legal(seat)
        return moves[0 if stream.below(6) else stream.below(len(moves))]


def companies(game: Game[Any], seats: int) -> dict[str, list[tuple[str, Bot]]]:
    """Who sits together: all random, all eager, and everyone whom the game knows in turn."""
    known = [("eager", Eager()), *((name, game.bots[name]()) for name in reversed(list(game.bots)))]
    return {
        "random": [("random", RandomBot())] * seats,
        "eager": [("eager", Eager())] * seats,
        "mixed": list(islice(cycle(known), seats)),
    }


def play(
    game: Game[Any], options: dict[str, str], company: list[tuple[str, Bot]], stream: Stream
) -> Record:
    seats = len(company)
    state, moves = game.begin(seats, options), []
    while not state.over:
        actor = int(state.owing[0])
        if actor == CHANCE:
            move = int(state.chance(stream))
        else:
            move = int(company[actor][1].choose(state.masked(actor), actor, stream))
        state.apply(actor, move)
        moves.append(Move(actor, game.moves.text(move)))
    header = header_of(game, seats, options)
    header["players"] = "; ".join(name for name, _ in company)
    return Record(header, moves, ending_of(state))


def rounds(game: Game[Any]) -> int:
    """As many as it takes for ENOUGH games, but at least ROUNDS."""
    companies_played = 3 * (game.most - game.fewest + 1)
    return max(ROUNDS, -(-ENOUGH // companies_played))


def all_options(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """Combinations of options for all rounds, spread over all there are; more rounds if a single
    option has more choices: each is played at least once."""
    names = [option.name for option in game.options]
    choices = [option.choices(seats) for option in game.options]
    found, turns = list(product(*choices)), max([rounds(game), *map(len, choices)])
    some = [found[turn * len(found) // turns] for turn in range(turns)]
    for place, values in enumerate(choices):
        met = {one[place] for one in some}
        some += [
            next(f for f in found if f[place] == value) for value in values if value not in met
        ]
    return [dict(zip(names, values, strict=True)) for values in some]


def make(name: str) -> None:
    game, number = games.load(name), 0
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    for seats in range(game.fewest, game.most + 1):
        for turn, options in enumerate(all_options(game, seats), start=1):
            for company, bots in companies(game, seats).items():
                record = play(game, options, bots, Stream(2024, number))
                path = folder / f"{seats}-seats-{company}-{turn}.quartett"
                path.write_text(record.text(), "utf-8")
                number += 1


if __name__ == "__main__":
    for name in sys.argv[1:] or games.NAMES:
        make(name)
