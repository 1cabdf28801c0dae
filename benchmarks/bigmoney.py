"""A deck-builder to measure Deck Battle against: Dominion in pyminion, played by its BigMoney bots.

It plays whole games only, so that all its measures are the same loop. What is counted are the
decisions that its bots are asked for.
"""

import logging
from copy import deepcopy
from typing import Any, Final

from benchmarks.contestants import Slice, measured

SEATS: Final = 4
HALF: Final = 7  # rounds
COPIES: Final = 100
"""Copies are slow and large here; this many are enough to measure."""


class BigMoney:
    """It is imported here, so that a worker can weigh the import. It formats a line of its log for
    everything that happens, read or not; we let it play without, at its best."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)

        from pyminion.bots.examples import BigMoney as Player
        from pyminion.expansions.base import base_set
        from pyminion.game import Game

        self.players = [Player(f"seat {seat}") for seat in range(SEATS)]
        for player in self.players:
            player.decider = Counting(player.decider)
        self.game = Game(self.players, [base_set], log_stdout=False)
        self.game.start()
        for _ in range(HALF):
            for player in self.players:
                player.take_turn(self.game)
        self.middle = deepcopy(self.game)

    def play(self) -> tuple[int, int]:
        before = sum(player.decider.decisions for player in self.players)
        self.game.play()
        decisions = sum(player.decider.decisions for player in self.players) - before
        return decisions, decisions

    def plain(self, seconds: float) -> Slice:
        return measured(self.play, seconds)

    def step(self, seconds: float) -> Slice:
        return measured(self.play, seconds)

    def bulk(self, seconds: float) -> Slice:
        return measured(self.play, seconds)

    def whole(self, seconds: float) -> Slice:
        return measured(self.play, seconds)

    def copy(self, seconds: float) -> Slice:
        return measured(lambda: (len(self.keep(1)), 0), seconds)

    def keep(self, number: int) -> list[Any]:
        return [deepcopy(self.middle) for _ in range(min(number, COPIES))]


class Counting:
    """Asks the decider of a bot and counts how often."""

    def __init__(self, decider: Any) -> None:
        self.decider = decider
        self.decisions = 0

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self.decisions += 1
        return getattr(self.decider, name)
