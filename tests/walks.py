"""Games played for the tests that cover all games: which set-ups, and how they are played."""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

import quartett
from quartett import games
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.game import Game
from quartett.core.play import Bot
from quartett.core.record import Move, Record, ending_of, header_of
from quartett.core.state import State

ALL_GAMES = tuple(os.environ.get("QUARTETT_GAMES", ",".join(games.NAMES)).split(","))
"""Ours, or others from `examples` that the environment names."""

for name in set(ALL_GAMES) - set(games.NAMES):
    sys.path.append(str(Path(__file__).parents[1] / "examples"))
    import_module(name)


class Setup(msgspec.Struct, frozen=True):
    """A game before its first move."""

    name: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        options = "-".join(f"{name}-{value}" for name, value in self.options.items())
        return f"{self.name}-{self.seats}-seats-{options}"

    @property
    def game(self) -> Game[Any]:
        return games.load(self.name)

    def start(self) -> State:
        state: State = self.game.start(self.seats, **self.options)
        return state


def setups(name: str) -> list[Setup]:
    """Every number of seats with every combination of options."""
    game = games.load(name)
    names = [option.name for option in game.options]
    return [
        Setup(name, seats, dict(zip(names, values, strict=True)))
        for seats in range(game.fewest, game.most + 1)
        for values in product(*(option.choices(seats) for option in game.options))
    ]


MOST_VALUES = 6
"""Of an option with more values (who plays which rebel) some stand for all."""


def covering(name: str) -> Iterator[Setup]:
    """For every number of seats as many as it takes that every value of every option is met, the
    options shifted against each other from one number of seats to the next."""
    game = games.load(name)
    for turn, seats in enumerate(range(game.fewest, game.most + 1)):
        choices = {option.name: thinned(option.choices(seats)) for option in game.options}
        for row in range(max(map(len, choices.values()), default=1)):
            shifted = {
                option: values[(row + turn * place) % len(values)]
                for place, (option, values) in enumerate(choices.items())
            }
            yield Setup(name, seats, shifted)


def thinned(values: Sequence[str]) -> Sequence[str]:
    """
    >>> thinned("abcdefghijklm")
    ['a', 'c', 'e', 'g', 'i', 'k']
    """
    if len(values) <= MOST_VALUES:
        return values
    return [values[place * len(values) // MOST_VALUES] for place in range(MOST_VALUES)]


def spread(name: str) -> Iterator[Setup]:
    """One for every number of seats, with options that go through all there are."""
    game = games.load(name)
    numbers = range(game.fewest, game.most + 1)
    for turn, seats in enumerate(numbers):
        found = [setup for setup in setups(name) if setup.seats == seats]
        yield found[(2 * turn + 1) * len(found) // (2 * len(numbers))]


FIRST = -1 if os.environ.get("QUARTETT_SETUPS") == "few" else 0
"""The build that is tested second keeps the same laws, as `make test` shows with the most seats of
each game; the first one and whoever looks for faults (`make mutants`) goes through all of them."""
SOME = [setup for name in ALL_GAMES for setup in list(spread(name))[FIRST:]]
EVERY = (
    [setup for name in ALL_GAMES for setup in covering(name)] if quartett.is_compiled() else SOME
)
"""From the sources the rules are ten times as slow, and they are the same rules."""


def answer(state: State, stream: Stream, eager: bool) -> tuple[int, int]:
    """Who answers, and what: at random, or mostly the first legal move, which leads further into
    turns than chance does."""
    owing = state.owing
    seat = owing[stream.below(len(owing))]
    if seat == CHANCE:
        return CHANCE, int(state.chance(stream))
    moves = state.legal(seat)
    first = eager and stream.below(5) > 0
    return seat, moves[0 if first else stream.below(len(moves))]


def walk(setup: Setup, seed: int) -> Iterator[State]:
    """The states of a game from the first to the last: one object that changes."""
    state, stream = setup.start(), Stream(seed, setup.seats)
    yield state
    while not state.over:
        state.apply(*answer(state, stream, eager=seed % 2 == 1))
        yield state


def led(setup: Setup, seed: int) -> Iterator[State]:
    """The same with the best bots, who get further than chance and eagerness."""
    state, stream = setup.start(), Stream(seed, setup.seats)
    bot = list(setup.game.bots.values())[-1]()
    yield state
    while not state.over:
        seat = state.owing[0]
        chance = seat == CHANCE
        state.apply(seat, state.chance(stream) if chance else ask(bot, state, seat, stream))
        yield state


def ask(bot: Bot, state: State, seat: int, stream: Stream) -> int:
    return int(bot.choose(state.masked(seat), seat, stream))


def glimpses(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Some states of a game: one in `every`, and the last."""
    for number, state in enumerate(walk(setup, seed)):
        if number % every == seed % every or state.over:
            yield state


def play_out(state: State, seed: int) -> list[tuple[int, int]]:
    """Plays to the end, in place. Answers the moves."""
    stream, moves = Stream(seed), []
    while not state.over:
        move = answer(state, stream, eager=True)
        state.apply(*move)
        moves.append(move)
    return moves


def actors(state: State) -> Sequence[int]:
    return (CHANCE, NOBODY, *range(state.seats))


def viewers(state: State) -> Sequence[int]:
    return (NOBODY, *range(state.seats))


def written(setup: Setup, seed: int) -> Record:
    """The record of a whole game."""
    game, state = setup.game, setup.start()
    moves = [Move(seat, game.moves.text(move)) for seat, move in play_out(state, seed)]
    return Record(header_of(game, setup.seats, setup.options), moves, ending_of(state))
