"""Battle of the Force: what a seat sees as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from quartett.core.observation import (
    Field,
    Observation,
    for_each_seat,
    put,
    put_bits,
    put_one,
    put_packed,
    put_row,
)
from quartett.core.state import State
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import REVEAL
from quartett.games.force.rules.pile import VADERS
from quartett.games.force.rules.state import CARDS, DUELLING, ENDED, HIDDEN, NONE, VALUES

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

    def tell(self, state: State, row: vec[i16], at: i64, shown: vec[i64], block: i64) -> i64:
        assert isinstance(state, Force)
        at = self._tell_table(row, at, state)
        for number in range(self.seats):
            at = self._tell_seat(row, at, state, self.seat_at(number))
        return at

    def _tell_table(self, row: vec[i16], at: i64, seen: Force) -> i64:
        at = put_one(row, at, seen.phase, ENDED + 1)
        at = self.put_seat(row, at, seen.actor)
        at = put_one(row, at, seen.card, VADERS + self.kinds)
        at = self.put_seat(row, at, seen.scout)
        at = self.put_seat(row, at, seen.drawer)
        at = put(row, at, seen.draws)
        at = put(row, at, seen.pile)
        at = put_bits(row, at, seen.vaders, VADERS)
        at = put_packed(row, at, seen.villains, self.kinds, 3)
        at = put_bits(row, at, seen.aside_vaders, VADERS)
        at = put_packed(row, at, seen.aside, self.kinds, 3)
        return put_row(row, at, seen.worth, 0, self.kinds)

    def _tell_seat(self, row: vec[i16], at: i64, seen: Force, seat: i64) -> i64:
        at = put_one(row, at, seen.rebels[seat], REBELS)
        for card in range(i64(VALUES)):
            at = put(row, at, seen.rank(seat, card))
        at = put_bits(row, at, seen.hand(seat), CARDS)
        owes: i64 = 0
        if seen.phase == DUELLING:
            owes = seen.owed >> seat & 1
        at = put(row, at, owes)
        laid: i64 = seen.laid_card(seat)
        if seat != self.viewer and laid != NONE:
            laid = HIDDEN
        at = put_one(row, at, laid, CARDS)
        at = put(row, at, 1 if laid == HIDDEN else 0)
        at = put_packed(row, at, seen.captured[seat], self.kinds, 3)
        return put_bits(row, at, seen.penalties[seat], VADERS)
