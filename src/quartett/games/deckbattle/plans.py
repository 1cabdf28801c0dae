"""Deck Battle: players who lean towards one way of winning, to see whether several plans win."""

from functools import partial
from typing import Final

from quartett.games.deckbattle.players.steady import SteadyBot

LEANINGS: Final = {
    "hunter": {"reward": 2.0, "recruit_price": 1.25, "scroll_price": 1.25},
    "recruiter": {"recruit_price": 0.5, "early": 1.5, "fight_price": 1.25, "scroll_price": 1.25},
    "runner": {"scroll": 1.5, "reach": 1.5, "scroll_price": 0.5, "fight_price": 1.25},
}
"""By how much each plan multiplies the habits of the bot that leans: to fight Threats, to recruit,
to run missions. The price of a fight is no part of hunting: it is that of field characters too."""


def leaning(habits: str, plan: str) -> SteadyBot:
    bot = SteadyBot(habits)
    for habit, factor in LEANINGS[plan].items():
        setattr(bot.habits, habit, factor * getattr(bot.habits, habit))
    bot.habits.settle()
    return bot


PLANS: Final = {
    f"{habits}-{plan}": partial(leaning, habits, plan)
    for habits in ("steady", "veteran")
    for plan in LEANINGS
}
