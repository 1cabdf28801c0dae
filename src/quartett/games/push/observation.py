"""Push: what a seat sees as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from quartett.core.observation import (
    Field,
    Observation,
    for_each_seat,
    put,
    put_bits,
    put_long,
    put_one,
)
from quartett.core.state import State
from quartett.games.push.rules.columns import COLUMNS
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import DRAW
from quartett.games.push.rules.pile import CARDS, COLOUR_SET, COLOURS, NUMBERS, ROLL_CARD
from quartett.games.push.rules.state import ENDED

DECK: Final = 120


def fields(seats: int) -> list[Field]:
    kinds = "by colour and number: first colour 1 to 6, second colour 1 to 6 and so on"
    each = [
        Field("open", NUMBERS, 0, 3, f"open cards of the seat, {kinds}"),
        Field("banked", NUMBERS, 0, 3, "banked cards of the seat as far as they are known"),
        Field("hidden", COLOURS, 0, 18, "banked cards whose numbers are not known, by colour"),
    ]
    return [
        Field("phase", ENDED + 1, 0, 1, "open, draw, place, decide, take, roll, ended: one is 1"),
        Field("asked", seats, 0, 1, "who owes an answer"),
        Field("turn", seats, 0, 1, "whose turn it is"),
        Field("flipped", ROLL_CARD + 1, 0, 1, f"the card to place, {kinds}; then the roll card"),
        Field("columns", COLUMNS * NUMBERS, 0, 1, f"the cards of each column, {kinds}"),
        Field("roll", COLUMNS, 0, 1, "whether a roll card lies in the column"),
        Field("lying", COLUMNS, 0, 1, "whether the column is there to be taken"),
        Field("switches", 1, 0, 12, "switch cards of this turn"),
        Field("takers", 1, 0, seats, "how many seats may still take a column after this one"),
        Field("pile", 1, 0, DECK, "cards in the draw pile"),
        Field("rolls left", 1, 0, 18, "roll cards in the draw pile"),
        Field("switches left", 1, 0, 12, "switch cards in the draw pile"),
        Field("unseen", NUMBERS, 0, 3, "number cards of the pile and of what others hide"),
        Field("risk", 1, 0, 1, "whether a star costs all open cards"),
        *for_each_seat(seats, each),
    ]


class PushObservation(Observation):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats, DRAW, fields(int(seats)), COLUMNS + 1 + 3 * seats)

    def tell(self, state: State, row: vec[i16], at: i64, shown: vec[i64], block: i64) -> i64:
        assert isinstance(state, Push)
        at = self._tell_turn(row, at, state)
        at = self._tell_columns(row, at, state, shown, block)
        at = self._tell_pile(row, at, state, shown, block + COLUMNS)
        for place in range(self.seats):
            own: i64 = block + COLUMNS + 1 + 3 * place
            at = self._tell_seat(row, at, state, self.seat_at(place), shown, own)
        return at

    def _tell_turn(self, row: vec[i16], at: i64, seen: Push) -> i64:
        at = put_one(row, at, seen.phase, ENDED + 1)
        at = self.put_seat(row, at, seen.actor)
        at = self.put_seat(row, at, seen.turn)
        return put_one(row, at, seen.flipped, ROLL_CARD + 1)

    def _tell_columns(self, row: vec[i16], at: i64, seen: Push, shown: vec[i64], block: i64) -> i64:
        for column in range(i64(COLUMNS)):
            at = put_cards(row, at, seen.columns[column], shown, block + column)
        for column in range(i64(COLUMNS)):
            at = put(row, at, 1 if seen.has_roll(column) else 0)
        return put_bits(row, at, seen.lying, COLUMNS)

    def _tell_pile(self, row: vec[i16], at: i64, seen: Push, shown: vec[i64], block: i64) -> i64:
        at = put(row, at, seen.aside)
        at = put(row, at, seen.takers)
        at = put(row, at, seen.pile)
        at = put(row, at, seen.rolls)
        at = put(row, at, seen.switches)
        at = put_cards(row, at, self._unseen(seen), shown, block)
        return put(row, at, seen.risk)

    def _is_open(self, seen: Push, seat: i64) -> bool:
        """Whether the numbers of a seat's banked cards are known."""
        return seat == self.viewer or seen.phase == ENDED

    def _unseen(self, seen: Push) -> i64:
        """The number cards of the pile, and what others hide."""
        unseen: i64 = seen.unseen
        for seat in range(self.seats):
            if not self._is_open(seen, seat):
                unseen += seen.banked[seat]
        return unseen

    def _tell_seat(
        self, row: vec[i16], at: i64, seen: Push, seat: i64, shown: vec[i64], block: i64
    ) -> i64:
        at = put_cards(row, at, seen.open[seat], shown, block)
        known: i64 = 0
        hidden: i64 = seen.banked[seat]
        if self._is_open(seen, seat):
            known = hidden
            hidden = 0
        at = put_cards(row, at, known, shown, block + 1)
        if hidden and shown[block + 2] == hidden:
            return at + COLOURS
        shown[block + 2] = hidden
        return self._tell_hidden(row, at, seen, seat, hidden)

    def _tell_hidden(self, row: vec[i16], at: i64, seen: Push, seat: i64, cards: i64) -> i64:
        """By colour: cards that are hidden already, and those to be hidden."""
        first: i64 = seat * COLOURS
        for colour in range(i64(COLOURS)):
            number: i64 = CARDS.count(cards & COLOUR_SET[colour])
            at = put(row, at, seen.hidden[first + colour] + number)
        return at


def put_cards(row: vec[i16], at: i64, cards: i64, shown: vec[i64], block: i64) -> i64:
    return put_long(row, at, cards, NUMBERS, 2, shown, block)
