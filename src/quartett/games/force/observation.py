"""Battle of the Force: what a seat sees as numbers."""

from typing import Final

from mypy_extensions import i64

from quartett.core.observation import Field, Observation, for_each_seat
from quartett.core.state import State
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import REVEAL
from quartett.games.force.rules.pile import VADERS
from quartett.games.force.rules.state import CARDS, DUELLING, ENDED, HIDDEN, VALUES

REBELS: Final = 4
RANKS: Final = 1000


def fields(seats: int, kinds: int) -> list[Field]:
    each = [
        Field("rebel", REBELS, 0, 1, "which rebel the seat plays"),
        Field("ranks", VALUES, 0, RANKS, "strength of the cards 1 to 8: value first, then symbols"),
        Field("hand", CARDS, 0, 1, "cards that the seat has not lost: 1 to 8, R2-D2"),
        Field("owes", 1, 0, 1, "whether the seat must still lay a card"),
        Field("laid", CARDS, 0, 1, "the card it has laid, if it is known"),
        Field("face down", 1, 0, 1, "whether it has laid a card that is not known"),
        Field("captured", kinds, 0, 4, "villains in front of the seat, by kind"),
        Field("vaders", VADERS, 0, 1, "Vaders in front of the seat, from -1 to -6"),
    ]
    return [
        Field("phase", ENDED + 1, 0, 1, "reveal, duel, scout, last draws, ended: one is 1"),
        Field("asked", seats, 0, 1, "who owes an answer; in a duel the first of them"),
        Field("card", VADERS + kinds, 0, 1, "the card that lies face up: Vaders, then villains"),
        Field("scout", seats, 0, 1, "whose R2-D2 is on its errand"),
        Field("drawer", seats, 0, 1, "who alone has cards left"),
        Field("draws", 1, 0, 9, "how many cards the drawer may still take"),
        Field("pile", 1, 0, VADERS + 4 * kinds, "cards in the pile"),
        Field("vaders left", VADERS, 0, 1, "Vaders in the pile"),
        Field("villains left", kinds, 0, 4, "villains in the pile, by kind"),
        Field("vaders aside", VADERS, 0, 1, "Vaders that nobody won"),
        Field("villains aside", kinds, 0, 4, "villains that nobody won, by kind"),
        Field("worth", kinds, 0, 99, "points of each kind of villain"),
        *for_each_seat(seats, each),
    ]


class ForceObservation(Observation):
    def __init__(self, seats: i64, kinds: i64) -> None:
        super().__init__(seats, REVEAL, fields(int(seats), int(kinds)))
        self.kinds: i64 = kinds

    def tell(self, seen: State) -> None:
        assert isinstance(seen, Force)
        self.put_one(seen.phase, ENDED + 1)
        self.put_seat(seen.actor)
        self.put_one(seen.card, VADERS + self.kinds)
        self.put_seat(seen.scout)
        self.put_seat(seen.drawer)
        self.put(seen.draws)
        self.put(seen.pile)
        self.put_bits(seen.vaders, VADERS)
        self.put_packed(seen.villains, self.kinds, 3)
        self.put_bits(seen.aside_vaders, VADERS)
        self.put_packed(seen.aside, self.kinds, 3)
        self.put_row(seen.worth, 0, self.kinds)
        for number in range(self.seats):
            self._tell_seat(seen, self.seat_at(number))

    def _tell_seat(self, seen: Force, seat: i64) -> None:
        self.put_one(seen.rebels[seat], REBELS)
        for card in range(i64(VALUES)):
            self.put(seen.rank(seat, card))
        self.put_bits(seen.hand(seat), CARDS)
        owes: i64 = 0
        if seen.phase == DUELLING:
            owes = seen.owed >> seat & 1
        self.put(owes)
        laid: i64 = seen.laid_card(seat)
        self.put_one(laid, CARDS)
        self.put(1 if laid == HIDDEN else 0)
        self.put_packed(seen.captured[seat], self.kinds, 3)
        self.put_bits(seen.penalties[seat], VADERS)
