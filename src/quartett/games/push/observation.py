"""Push: what a seat sees as numbers."""

from typing import Final

from mypy_extensions import i64

from quartett.core.observation import Field, Observation, for_each_seat
from quartett.core.state import State
from quartett.games.push.rules.columns import COLUMNS
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import DRAW
from quartett.games.push.rules.pile import COLOURS, NUMBERS, ROLL_CARD
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
        super().__init__(seats, DRAW, fields(int(seats)))

    def tell(self, seen: State) -> None:
        assert isinstance(seen, Push)
        self.put_one(seen.phase, ENDED + 1)
        self.put_seat(seen.actor)
        self.put_seat(seen.turn)
        self.put_one(seen.flipped, ROLL_CARD + 1)
        self._tell_columns(seen)
        self.put(seen.aside)
        self.put(seen.takers)
        self.put(seen.pile)
        self.put(seen.rolls)
        self.put(seen.switches)
        self.put_packed(seen.unseen, NUMBERS, 2)
        self.put(seen.risk)
        for number in range(self.seats):
            seat: i64 = self.seat_at(number)
            self.put_packed(seen.open[seat], NUMBERS, 2)
            self.put_packed(seen.banked[seat], NUMBERS, 2)
            self.put_row(seen.hidden, seat * COLOURS, COLOURS)

    def _tell_columns(self, seen: Push) -> None:
        for column in range(i64(COLUMNS)):
            self.put_packed(seen.columns[column], NUMBERS, 2)
        for column in range(i64(COLUMNS)):
            self.put(1 if seen.has_roll(column) else 0)
        self.put_bits(seen.lying, COLUMNS)
