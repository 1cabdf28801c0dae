"""How often the first move of a hint is what the best level that plays with people does.

    python -m benchmarks.hints force --seats 2 --positions 200

Positions are every fifth question with a choice in games of that level. It is asked with other
random numbers than the hint; where moves are mixed it answers 25 times, and the hint is right if no
other move is made clearly more often.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, Final

from quartett import games
from quartett.bots.hint import hint
from quartett.bots.levels import advising, bot, level_of
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.state import State

EVERY: Final = 5
MIXED: Final = 25
"""How often a level is asked that mixes its moves."""
CLEARLY: Final = 6
"""A move that is made more often by this many answers of so many is clearly preferred."""

Question = tuple[State, int]


def best_level(game: Game[Any]) -> str:
    """The level, with its tries and without its limit in seconds."""
    return f"{advising(game)}:{level_of(game, game.levels[-1].name).tries}"


def questions(game: Game[Any], seats: int, seed: int = 7) -> Iterator[Question]:
    """What a seat sees when it is asked, and the seat."""
    asked = 0
    for number in count():
        chance, own = Stream(seed, 2 * number), Stream(seed, 2 * number + 1)
        player, state = bot(game, best_level(game)), game.start(seats)
        while not state.over:
            seat = int(state.actor)
            if seat == CHANCE:
                state.apply(seat, state.chance(chance))
                continue
            seen = state.masked(seat)
            asked += len(seen.legal(seat)) > 1
            if len(seen.legal(seat)) > 1 and asked % EVERY == 0:
                yield seen, seat
            state.apply(seat, player.choose(seen, seat, own))


def is_mixed(game: Game[Any], seen: State) -> bool:
    return len(seen.owing) > 1 and not game.together


def answers(game: Game[Any], seen: State, seat: int) -> Counter[str]:
    """What the level does, and how often."""
    times = MIXED if is_mixed(game, seen) else 1
    chosen = [bot(game, best_level(game)).choose(seen, seat, Stream(99, n)) for n in range(times)]
    return Counter(game.moves.text(int(move)) for move in chosen)


def agrees(game: Game[Any], seen: State, seat: int) -> bool:
    first = hint(game, seen, seat).moves[0].move
    made = answers(game, seen, seat)
    return made[first] > max(made.values()) - CLEARLY if len(made) > 1 else first in made


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--positions", type=int, default=200)
    asked = parser.parse_args(sys.argv[1:])
    game = games.load(asked.game)
    found = [
        (agrees(game, *one), game.question(*one).name)
        for one in islice(questions(game, asked.seats), asked.positions)
    ]
    other = Counter(name for same, name in found if not same)
    right = len(found) - other.total()
    print(f"{game.name}, {asked.seats} seats, {best_level(game)}: {right} of {len(found)}")
    print(f"  other than the hint: {dict(other) or 'none'}")


if __name__ == "__main__":
    main()
