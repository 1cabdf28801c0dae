"""Plays games and prints a checksum of their records: python tests/checksums.py GAMES [KIND …]

Every build must print the same. It needs nothing but the package, so that it also runs in the
engine of the browser (`make builds`, tests/builds.py).
"""

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import product

import quartett
from quartett import games
from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.keyed import bot_seed, keyed_stream
from quartett.core.replay import replay, start
from quartett.lab.run import plan

SEED = 19
THOUGHTFUL = 10
"""Every tenth game is played by bots that think, all others by random ones."""
EXPERT = "expert:60"
"""Who sits at the daily deal: a number of tries, so that every build answers alike."""
ANSWERS = 12


def checksum(name: str, count: int) -> str:
    """Over the whole texts of the records: every number of seats and every option in turn."""
    game, total = games.load(name), sha256()
    for index in range(count):
        turn, seats = divmod(index, game.most - game.fewest + 1)
        seats += game.fewest
        choices = list(product(*(option.choices(seats) for option in game.options)))
        named = zip(game.options, choices[turn % len(choices)], strict=True)
        options = {option.name: value for option, value in named}
        bot = "random" if index % THOUGHTFUL else "steady"
        run = plan(game, [bot] * seats, count, SEED, options)
        total.update(run.record(index).text().encode())
    return total.hexdigest()


def answers(name: str) -> str:
    """Over the first answers of the bots of a daily deal."""
    game, own, said = games.load(name), Stream(SEED), list[str]()
    state = game.begin(game.fewest, game.settle(game.fewest, {}))
    player, thought = bot(game, EXPERT), 0
    seed = bytes(range(32))
    while not state.over and thought < ANSWERS:
        if state.actor == CHANCE:
            seat, move = CHANCE, state.chance(keyed_stream(seed, len(said)))
        elif (seat := state.owing[0]) == 0:
            move = state.pick(seat, own)
        else:
            stream = Stream(bot_seed(seed, seat, len(said)))
            move, thought = player.choose(state.masked(seat), seat, stream), thought + 1
        said.append(f"{seat} {game.moves.text(move)}")
        state.apply(seat, move)
    return sha256("\n".join(said).encode()).hexdigest()


def chances(name: str) -> str:
    """Over what positions of a game are worth to each seat, as reviews and hints say."""
    game = games.load(name)
    run, judge = plan(game, ["steady"] * game.fewest, 1, SEED, {}), game.judge()
    state = start(game, run.record(0))
    told = list[str]()
    for _ in replay(game, run.record(0), state):
        told += [f"{value:.9f}" for value in judge.values(state)]
    return sha256(" ".join(told).encode()).hexdigest()


def lines(count: int, kinds: Sequence[str] = games.NAMES) -> Iterator[str]:
    """What every build must print alike."""
    for name in kinds:
        yield f"{name} {count} {checksum(name, count)}"
        yield f"{name} {EXPERT} {answers(name)}"
        yield f"{name} chances {chances(name)}"


def main(count: int, *kinds: str) -> None:
    build = "compiled" if quartett.is_compiled() else "uncompiled"
    print(f"{sys.implementation.name} {sys.version.split()[0]} {sys.platform} {build}", flush=True)
    for line in lines(count, kinds or games.NAMES):
        print(line, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
