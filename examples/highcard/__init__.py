"""High Card, the smallest game that keeps every law of Quartett: a game to copy.

Each of two players gets three of eight cards. Three times both lay a card face down; the higher
one wins a point. Most points win.

    QUARTETT_GAMES=highcard pytest tests/test_every_game.py tests/test_secrecy.py
"""

from collections.abc import Mapping
from typing import Final

from highcard.bots import SteadyBot
from highcard.rules import CARDS, EVERY_CARD, HighCard
from highcard.telling import NOTES, REFUSALS, RULEBOOK, HighCardView, view
from quartett import games
from quartett.core.game import Game
from quartett.core.moves import MoveTable
from quartett.core.play import RandomBot
from quartett.core.story import Line


class HighCardGame(Game[HighCard]):
    name = "highcard"
    stem = "HIGH"
    fewest = 2
    most = 2
    rules_version = 1
    options = ()
    tallies = ("rounds",)
    bots = {"random": RandomBot, "steady": SteadyBot}
    rulebook = RULEBOOK
    cards_digest = "highcard-1"
    note_table = NOTES
    refusals = REFUSALS
    moves = MoveTable(f"{verb} {card + 1}" for verb in ("play", "deal") for card in range(CARDS))

    def blank(self, seats: int) -> HighCard:
        return HighCard(seats)

    def begin(self, seats: int, options: Mapping[str, str]) -> HighCard:
        state = HighCard(seats)
        state.start()
        return state

    def view(self, seen: HighCard) -> HighCardView:
        return view(seen)

    def question(self, seen: HighCard, seat: int) -> Line:
        return Line("ask-card")

    def choice(self, seen: HighCard, seat: int, move: int) -> Line:
        return Line("choose-card", {"number": move + 1})

    def conserved(self, state: HighCard) -> bool:
        """Every card is in the deck, in a hand or spent. In a masked state the deck holds all that
        the viewer cannot see."""
        places = [int(state.deck), int(state.spent), *map(int, state.hands)]
        return sum(places) == EVERY_CARD and sum(map(int.bit_count, places)) == CARDS


GAME: Final = HighCardGame()
games.add(GAME)
