"""Push: what lies on the table, how it is copied and saved, and what one seat may know of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import OPEN, State
from quartett.games.push.sets import COLOUR_SET, COLOURS, count, sample

COLUMNS: Final = 3
NO_CARD: Final = -1

# Phases: what the actor is asked.
OPENING: Final = 0  # flip or bank
DRAWING: Final = 1  # chance: the top card
PLACING: Final = 2  # which column
DECIDING: Final = 3  # flip on or stop
TAKING: Final = 4  # which column to take
ROLLING: Final = 5  # chance: the die
ENDED: Final = 6

SCALARS: Final = (
    *("actor", "viewer", "phase", "mask", "risk", "turn", "taker", "takers", "flipped"),
    *("pile", "unseen", "rolls", "switches", "aside", "laid", "lying"),
    *("discard", "discard_rolls", "discard_switches"),
)
ROWS: Final = ("columns", "holds", "open", "banked", "hidden", "turns", "busts")


class Position(State):
    """Everything on the table except the rules that change it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase: i64 = ENDED
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
        self.discard: i64 = 0
        self.discard_rolls: i64 = 0
        self.discard_switches: i64 = 0
        self.columns: vec[i64] = vec[i64]([0] * COLUMNS)
        self.holds: vec[i64] = vec[i64]([0] * COLUMNS)
        self.open: vec[i64] = vec[i64]([0] * seats)
        self.banked: vec[i64] = vec[i64]([0] * seats)
        self.hidden: vec[i64] = vec[i64]([0] * (seats * COLOURS))  # masked: how many others banked
        self.turns: vec[i64] = vec[i64]([0] * seats)
        self.busts: vec[i64] = vec[i64]([0] * seats)

    def fill(self, other: "Position") -> None:
        """Become the same as another position of as many seats."""
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
        self.discard = other.discard
        self.discard_rolls = other.discard_rolls
        self.discard_switches = other.discard_switches
        self.columns = other.columns[:]
        self.holds = other.holds[:]
        self.open = other.open[:]
        self.banked = other.banked[:]
        self.hidden = other.hidden[:]
        self.turns = other.turns[:]
        self.busts = other.busts[:]

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return SCALARS, ROWS

    def hide(self, viewer: i64) -> None:
        """PUSH-A22: others see how many cards of a colour are banked, not their numbers.
        When the game is over all cards are counted in the open."""
        self.viewer = viewer
        if self.phase == ENDED:
            return
        for seat in range(self.seats):
            if seat != viewer:
                self._hide_bank(seat)

    def _hide_bank(self, seat: i64) -> None:
        cards: i64 = self.banked[seat]
        self.unseen += cards
        self.banked[seat] = 0
        for colour in range(COLOURS):
            self.hidden[seat * COLOURS + colour] += count(cards & COLOUR_SET[colour])

    def guess(self, stream: Stream) -> None:
        """Fill what is hidden with unseen cards of the right colour."""
        self.viewer = OPEN
        for seat in range(self.seats):
            for colour in range(COLOURS):
                place = seat * COLOURS + colour
                size: i64 = self.hidden[place]
                if size:
                    cards: i64 = sample(self.unseen & COLOUR_SET[colour], size, stream)
                    self.unseen -= cards
                    self.banked[seat] += cards
                    self.hidden[place] = 0
