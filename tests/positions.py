"""Positions of Push in one line, reached by real moves.

    table = lay("orange-2 blue-3 | roll", seats=3)   # two columns in the first turn
    table.play("stop, take 1")                       # moves as they stand in a record
    assert table.open(0) == "orange-2 blue-3"

The actor is never named: whoever owes the answer gives it, so `actor` is asserted where it matters.
"""

from collections.abc import Iterator

import msgspec

from played import Played
from quartett.core.chance import CHANCE, Stream
from quartett.games import load
from quartett.games.push import GAME, PushGame
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import NUMBERS, UNIT
from quartett.games.push.telling.names import card_name
from quartett.games.push.telling.view import PushView

PUSH = load("push")
KINDS = {card_name(GAME.cards, kind): kind for kind in range(NUMBERS)}


def table(moves: str = "", seats: int = 3, deck: str = "", **options: str) -> "Table":
    """A game after some moves; with the cards of `deck` alone if it names any."""
    game = game_with(deck) if deck else PUSH
    return Table(game, seats, options).play(moves)


def lay(columns: str, seats: int = 3, deck: str = "", **options: str) -> "Table":
    """A game whose first player has laid these columns: see `Table.lay`."""
    return table("", seats, deck, **options).lay(columns)


def questions(seats: int, every: int = 1, games: int = 2) -> Iterator[Push]:
    """What seats are asked in games at random, where they have a choice."""
    asked = 0
    for index in range(games):
        state, stream = GAME.start(seats), Stream(21, index)
        while not state.over:
            if state.actor != CHANCE:
                asked += 1
                if asked % every == 0 and len(state.legal(state.actor)) > 1:
                    yield state
            chance = state.actor == CHANCE
            move = state.chance(stream) if chance else state.pick(state.actor, stream)
            state.apply(state.actor, move)


def game_with(deck: str) -> PushGame:
    names = deck.split()
    numbers = sum(UNIT[KINDS[name]] for name in names if name in KINDS)
    rolls, switches = names.count("roll"), names.count("switch")
    return PushGame(
        msgspec.structs.replace(GAME.cards, deck=numbers, rolls=rolls, switches=switches)
    )


class Table(Played[Push, PushView]):
    def __init__(self, game: PushGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, game.start(seats, **options))

    def lay(self, columns: str) -> "Table":
        """Flips and places cards: columns separated by `|`; switch cards are only flipped."""
        for number, cards in enumerate(columns.split("|"), start=1):
            for card in cards.split():
                self.play(f"flip, draw {card}")
                if card != "switch":
                    self.play(f"place {number}")
        return self

    def turns(self, *columns: str) -> "Table":
        """Whole turns in which one column is laid and taken by the one who laid it."""
        for cards in columns:
            self.lay(cards).play("stop, take 1")
        return self

    def open(self, seat: int) -> str:
        return " ".join(self.view().seats[seat].open)

    def banked(self, seat: int) -> str:
        """What the seat knows to lie face down in its own layout."""
        return " ".join(self.view(seat).seats[seat].banked)

    @property
    def discard(self) -> str:
        return " ".join(self.view().discard_cards)

    @property
    def columns(self) -> dict[int, str]:
        return {column.number: " ".join(column.cards) for column in self.view().columns}
