"""Push: what lies on the table, how it is copied and saved, and what one seat may know of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import NO_ROW, OPEN, State
from quartett.games.push.rules import moves, pile
from quartett.games.push.rules.columns import COLUMN_BITS, COLUMNS, NEED, ROLL_BIT, ROLL_MARK

NO_CARD: Final = -1

# Phases: what the actor is asked.
OPENING: Final = 0  # flip or bank
DRAWING: Final = 1  # chance: the top card
PLACING: Final = 2  # which column
DECIDING: Final = 3  # flip on or stop
TAKING: Final = 4  # which column to take
ROLLING: Final = 5  # chance: the die
ENDED: Final = 6


def neighbour(seat: i64, seats: i64, switches: i64) -> i64:
    """Who takes a column after a seat. PUSH-29: the one to the left; PUSH-33, 34: an odd number
    of switch cards turns the order of taking."""
    if switches & 1:
        return seat - 1 if seat else seats - 1
    return seat + 1 if seat + 1 < seats else 0


class Position(State):
    """Everything on the table except the rules that change it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase = ENDED
        self.mask: i64 = 0  # legal moves of the seat that is asked
        self.risk: i64 = 0
        self.turn: i64 = 0
        self.taker: i64 = 0  # who takes a column or rolls
        self.takers: i64 = 0  # seats that may still take a column in this turn
        self.flipped: i64 = NO_CARD
        self.pile: i64 = 0  # cards left in the draw pile
        self.unseen: i64 = 0  # its number cards; masked: and those that others have banked
        self.rolls: i64 = 0  # its roll cards
        self.switches: i64 = 0  # its switch cards
        self.aside: i64 = 0  # switch cards of this turn
        self.laid: i64 = 0  # columns begun in this turn
        self.lying: i64 = 0  # columns not yet taken
        self.held: i64 = 0  # what the columns hold, twelve bits for each: see `holds`
        self.discard: i64 = 0
        self.discard_rolls: i64 = 0
        self.discard_switches: i64 = 0
        self.columns: vec[i64] = NO_ROW
        self.open: vec[i64] = NO_ROW
        self.banked: vec[i64] = NO_ROW
        self.hidden: vec[i64] = NO_ROW  # masked: how many cards of each colour others banked
        self.turns: vec[i64] = NO_ROW
        self.busts: vec[i64] = NO_ROW

    def clear(self) -> None:
        """Lay out all rows. The constructor leaves it to those who do not copy or read them."""
        self.columns = vec[i64]([0] * COLUMNS)
        self.open = vec[i64]([0] * self.seats)
        self.banked = vec[i64]([0] * self.seats)
        self.hidden = vec[i64]([0] * (self.seats * pile.COLOURS))
        self.turns = vec[i64]([0] * self.seats)
        self.busts = vec[i64]([0] * self.seats)

    # Written by tests/fields.py from the attributes above.

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        scalars = (
            "actor viewer phase mask risk turn taker takers flipped pile unseen rolls switches "
            "aside laid lying held discard discard_rolls discard_switches "
        )
        rows = "columns open banked hidden turns busts"
        return tuple(scalars.split()), tuple(rows.split())

    def fill(self, other: "Position") -> None:
        """Become the same as another position."""
        self.seats = other.seats
        self.actor = other.actor
        self.viewer = other.viewer
        self.phase = other.phase
        self.mask = other.mask
        self.risk = other.risk
        self.turn = other.turn
        self.taker = other.taker
        self.takers = other.takers
        self.flipped = other.flipped
        self.pile = other.pile
        self.unseen = other.unseen
        self.rolls = other.rolls
        self.switches = other.switches
        self.aside = other.aside
        self.laid = other.laid
        self.lying = other.lying
        self.held = other.held
        self.discard = other.discard
        self.discard_rolls = other.discard_rolls
        self.discard_switches = other.discard_switches
        self.columns = other.columns[:]
        self.open = other.open[:]
        self.banked = other.banked[:]
        self.hidden = other.hidden[:]
        self.turns = other.turns[:]
        self.busts = other.busts[:]

    # Until here.

    # The pile and the columns

    def left(self, kind: i64) -> i64:
        """How many cards of a kind the draw pile holds."""
        if kind < pile.NUMBERS:
            return self.unseen >> 2 * kind & 3
        return self.rolls if kind == pile.ROLL_CARD else self.switches

    def fits(self, column: i64, card: i64) -> bool:
        """PUSH-13, 14, 15: no colour, no number and no roll card twice in a column."""
        return (self.held >> 12 * column & NEED[card]) == 0

    def is_lying(self, column: i64) -> bool:
        """Whether a column was begun in this turn and nobody has taken it."""
        return (self.lying & moves.BIT[column]) != 0

    def content(self, column: i64) -> i64:
        """The number cards of a column, and whether a roll card is among them."""
        cards: i64 = self.columns[column]
        return cards + ROLL_MARK if self.has_roll(column) else cards

    def has_roll(self, column: i64) -> bool:
        return (self.held >> 12 * column & ROLL_BIT) != 0

    @property
    def holds(self) -> vec[i64]:
        """What each column holds, as bits: see NEED."""
        return vec[i64]([self.held >> 12 * column & COLUMN_BITS for column in range(COLUMNS)])

    # The seats

    def has_open(self, seat: i64, colour: i64) -> bool:
        """PUSH-A6: banking needs open cards of the colour."""
        return (self.open[seat] & pile.COLOUR_SET[colour]) != 0

    def discarded(self) -> i64:
        return pile.CARDS.count(self.discard) + self.discard_rolls + self.discard_switches

    def picking(self) -> list[int]:
        """Who takes a column after the one who is asked or rolls now, in order."""
        waiting: i64 = self.seats - 1
        seat: i64 = self.turn
        if self.phase == TAKING or self.phase == ROLLING:
            waiting = self.takers
            seat = self.taker
        order: list[int] = []
        for _ in range(waiting):
            seat = self.neighbour(seat)
            order.append(int(seat))
        return order

    def neighbour(self, seat: i64) -> i64:
        return neighbour(seat, self.seats, self.aside)

    def scores(self) -> list[int]:
        """PUSH-44: open and banked cards count."""
        return [int(pile.points(self.open[s] + self.banked[s])) for s in range(self.seats)]

    def winners(self) -> list[int]:
        """PUSH-45 to 47: most points, then most cards, then together."""
        ranks = [int(pile.rank(self.open[s] + self.banked[s])) for s in range(self.seats)]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def ending(self) -> str:
        return "pile-empty"

    def tally(self, index: i64, seat: i64) -> i64:
        return self.busts[seat] if index == 0 else self.turns[seat]

    def hide(self, viewer: i64) -> None:
        """PUSH-A22: others see how many cards of a colour are banked, not their numbers.
        When the game is over all cards are counted in the open."""
        self.viewer = viewer
        if self.phase == ENDED:
            return
        for seat in range(self.seats):
            if seat != viewer and self.banked[seat]:
                self._hide_bank(seat)

    def _hide_bank(self, seat: i64) -> None:
        cards: i64 = self.banked[seat]
        self.unseen += cards
        self.banked[seat] = 0
        for colour in range(pile.COLOURS):
            self.hidden[seat * pile.COLOURS + colour] += pile.CARDS.count(
                cards & pile.COLOUR_SET[colour]
            )

    def guess(self, stream: Stream) -> None:
        """Fill what is hidden with unseen cards of the right colour."""
        self.viewer = OPEN
        for seat in range(self.seats):
            for colour in range(pile.COLOURS):
                place = seat * pile.COLOURS + colour
                size: i64 = self.hidden[place]
                if size:
                    cards: i64 = pile.CARDS.sample(
                        self.unseen & pile.COLOUR_SET[colour], size, stream
                    )
                    self.unseen -= cards
                    self.banked[seat] += cards
                    self.hidden[place] = 0
