"""Positions between two turns, of games of `steady` and `veteran` players who try something else in
most turns, so that what a turn leads to can be told from who plays well anyway."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from benchmarks.deckbattle.habits import NAMES, Numbers, habits_of, take_on
from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.players.traits import coming, traits_of
from quartett.games.deckbattle.rules import moves, phases
from quartett.games.deckbattle.rules.game import DeckBattle

CHANGED: Final = 0.6
"""The share of turns in which a player has other habits than usual, and how far they differ."""
FAR: Final = 0.6
TEAMS: Final = 4
END: Final = int(GAME.box.start[moves.END])


class Position(NamedTuple):
    traits: list[list[float]]
    scores: list[int]
    track: int
    threat: int
    turns: list[int]
    """That each seat has had."""
    known: list[float]
    """How many it still has, which is known in the last round, or -1."""


class Positions(NamedTuple):
    """Of many games: a row a position, in it one a seat."""

    traits: Numbers
    place: Numbers
    """Track and place of the Threat."""
    known: Numbers
    left: Numbers
    """The turns that each seat still had."""
    scores: Numbers
    final: Numbers
    won: Numbers
    team: Numbers
    game: Numbers


def noted(state: DeckBattle) -> Position:
    seats, after = int(state.seats), int(coming(state))
    starts = state.step == phases.PREPARATION
    turns = [int(number) for number in state.turns]
    turns[after] -= int(starts)
    known = [-1.0] * seats
    if state.last_round:
        place = (after - int(state.first)) % seats
        is_over = place == 0 and not starts
        known = [
            float((seat - int(state.first)) % seats >= place and not is_over)
            for seat in range(seats)
        ]
    traits = [list(traits_of(state, seat)) for seat in range(seats)]
    return Position(traits, state.scores(), int(state.track), int(state.threat), turns, known)


class Walk:
    """One game, stopped between turns."""

    def __init__(self, seats: int, habits: Numbers, seed: int, number: int) -> None:
        self.state = GAME.start(seats)
        self.habits = habits
        self.bot = SteadyBot()
        self.draw = np.random.default_rng((seed, number))
        self.chance, self.own = Stream(seed, number), Stream(seed, number + 2**31)
        self.turn = 0

    def positions(self) -> Iterator[Position]:
        state = self.state
        while not state.over:
            actor = state.actor
            if actor == CHANCE:
                state.apply(actor, state.chance(self.chance))
                continue
            if sum(state.turns) != self.turn:
                self._begin_turn()
                yield noted(state)
            move = self.bot.choose(state.masked(actor), actor, self.own)
            if move == END:
                yield noted(state)
            state.apply(actor, move)

    def _begin_turn(self) -> None:
        self.turn = sum(self.state.turns)
        other = self.draw.random() < CHANGED
        noise = FAR * self.draw.standard_normal(len(NAMES)) if other else np.zeros(len(NAMES))
        take_on(self.bot, self.habits * np.exp(noise))


def collected(seats: int, games: int, veteran: Numbers, seed: int) -> Positions:
    rows: list[tuple[object, ...]] = []
    steady = habits_of("steady")
    for number in range(games):
        walk = Walk(seats, (steady, veteran)[number % 2], seed, number)
        found = list(walk.positions())
        state = walk.state
        winners, turns = state.winners(), [int(one) for one in state.turns]
        won = [(seat in winners) / len(winners) for seat in range(seats)]
        team = [int(one) for one in state.sensei]
        for one in found:
            left = [all_turns - had for all_turns, had in zip(turns, one.turns, strict=True)]
            place = [one.track, one.threat]
            end = (left, one.scores, state.scores(), won, team, number)
            rows.append((one.traits, place, one.known, *end))
    return Positions(*(np.array(column, dtype=np.float64) for column in zip(*rows, strict=True)))
