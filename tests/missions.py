"""Games of Konoha in one line, reached by real moves.

    game = deal("lee hinata kakashi gaara sasuke", "", "")   # empty hands are filled up
    game.play("pass lee, pass ino, pass temari")             # whoever owes an answer gives it
    game.pass_on().say("silent").vote("go go wait")          # in seat order

`STRONG` and `WEAK` are hands that win or lose a mission for three whatever happens.
"""

import re
from importlib.resources import files
from itertools import product
from typing import Any

from played import Played
from quartett.core.chance import CHANCE, NOBODY
from quartett.games import load
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.telling.view import KonohaView

KONOHA: Any = load("konoha")
IDS = KONOHA.cards.ids
TEXT = files("quartett.games.konoha").joinpath("cards.toml").read_text("utf-8")

STRONG = (
    "sasuke sakura kakashi tsunade jiraya",
    "gai lee tenten hokage ebisu",
    "iruka shizune asuma shikamaru choji",
)
WEAK = (
    "itachi orochimaru gaara kabuto naruto",
    "kin dosu neji choji kurenai",
    "kankuro hinata temari ino zaku",
)


def changed(card: str, field: str, right: str) -> str:
    """The built-in card file with another value in one field."""
    start = TEXT.index(f"[{card}]")
    pattern = re.compile(rf"({field} = {{ is = ).*?(, mark = )")
    return TEXT[:start] + pattern.sub(rf"\g<1>{right}\g<2>", TEXT[start:], count=1)


def cards(names: str) -> int:
    return sum(2 ** IDS.index(name) for name in names.split())


def strength(names: str) -> int:
    """What a hand is worth."""
    return int(KONOHA.strength.of(cards(names)))


def worths(names: str) -> dict[str, int]:
    """What each card of a hand is worth."""
    return {worth.card: worth.worth for worth in KONOHA.count_hand(names.split())}


def deal(*hands: str, **options: str) -> "Table":
    """A game whose first deal gives these hands; what is left open is filled up."""
    return Table(len(hands), options).deal(*hands)


class Table(Played[Konoha, KonohaView]):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(KONOHA, KONOHA.start(seats, **options))
        self.seats = seats

    def deal(self, *hands: str) -> "Table":
        given = [hand.split() for hand in hands]
        rest = [name for name in IDS if name not in {n for hand in given for n in hand}]
        for hand in given:
            hand += [rest.pop() for _ in range(5 - len(hand))]
        for turn in range(5):
            for hand in given:
                self.answer(CHANCE, f"deal {hand[turn]}")
        return self

    def pass_on(self, *names: str) -> "Table":
        """Everyone passes: the cards named, or the first of each hand."""
        for seat in range(self.seats):
            first = self.hand(seat).split()[0]
            self.answer(seat, f"pass {names[seat] if names else first}")
        return self

    def say(self, *signals: str) -> "Table":
        """Everyone signals in seat order, or says nothing."""
        for seat in range(self.seats):
            word = signals[seat] if signals else "silent"
            self.answer(seat, word if word == "silent" else f"signal {word}")
        return self

    def vote(self, votes: str) -> "Table":
        """One word for each seat, or one for all."""
        words = votes.split()
        for seat in range(self.seats):
            self.answer(seat, words[seat] if len(words) > 1 else words[0])
        return self

    def turn(self, votes: str = "wait") -> "Table":
        """A turn in which nothing is said and no power is used."""
        self.pass_on().say()
        while self.asks == "power":
            self.play("keep")
        return self.vote(votes)

    def fail(self, power: str) -> "Table":
        """A round that ends without a mission, and brings this power."""
        while self.asks != "tile":
            self.turn("wait")
        return self.play(f"tile {power}")

    def with_powers(self, *powers: str) -> "Table":
        """After as many failed rounds, before the next deal."""
        for power in powers:
            self.fail(power)
            if self.asks == "deal" and power != powers[-1]:
                self.deal(*[""] * self.seats)
        return self

    @property
    def asks(self) -> str:
        return self.view().asks

    @property
    def points(self) -> int:
        return int(self.state.points())

    @property
    def score(self) -> int:
        return int(self.state.score())

    def told(self, viewer: int = NOBODY) -> list[str]:
        """The kinds of what was told about the last move."""
        return [event.line.name for event in self.events(viewer)]

    def hand(self, seat: int, viewer: int | None = None) -> str:
        """The cards of a seat that a viewer (if none is named: the seat itself) knows."""
        shown = self.view(seat if viewer is None else viewer).seats[seat].cards
        return " ".join(card.card for card in shown)

    def line(self) -> list[int]:
        """The missions that can still be won."""
        return [tile.points for tile in self.view().tiles if tile.state != "won"]

    def powers(self) -> dict[str, str]:
        return {p.power: "used" if p.used else "open" for p in self.view().powers}


def reach(wanted: int, *powers: str) -> Table:
    """Three players whose hands have this total after passing and talking, with these powers."""
    for shift, step in product(range(32), range(1, 32, 2)):
        order = [IDS[(shift + step * place) % 32] for place in range(32)]
        game = Table(3, {})
        if powers:
            game.deal("", "", "").with_powers(*powers)
        game.deal(*(" ".join(order[5 * seat : 5 * seat + 5]) for seat in range(3))).pass_on()
        if sum(strength(game.hand(seat)) for seat in range(3)) == wanted:
            return game.say()
    raise LookupError(f"no hands with {wanted}")
