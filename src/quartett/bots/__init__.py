"""The bots of a game, by name: see `levels`."""

from quartett.bots.levels import LEVELS, NAMES, USUAL, bot

__all__ = ["LEVELS", "NAMES", "USUAL", "bot"]
