"""Battle of the Force: what lies on the table, how it is copied and saved, what one seat may know.

A hand is nine bits: the rebel cards 1 to 8, then R2-D2. A laid card stays in the hand until it is
lost, and so does an R2-D2 on its errand (FORCE-A17). The cards of the pile have one number each:
0 to 5 are the Vaders that cost 1 to 6, then come the kinds of villains.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import OPEN, State
from quartett.games.force.sets import BITS, bit_at

MOST_SEATS: Final = 4
VALUES: Final = 8
R2D2: Final = 8
FULL_HAND: Final = 511  # FORCE-04
REBEL_CARDS: Final = 255

NONE: Final = -1
FACE_DOWN: Final = -2  # masked: laid, but not for these eyes

# Phases: what is asked.
REVEALING: Final = 0  # chance: the top card
DUELLING: Final = 1  # everybody who can: one card, face down
SCOUTING: Final = 2  # R2-D2's owner: keep the card or give it away
LAST_DRAWS: Final = 3  # the last hand: another card or done
ENDED: Final = 4

SCALARS: Final = (
    *("actor", "viewer", "phase", "owed", "playable", "card", "scout", "drawer", "draws"),
    *("pile", "villains", "vaders", "aside", "aside_vaders", "outcome"),
)
ROWS: Final = ("hands", "laid", "captured", "penalties", "rebels", "ranks", "worth")


class Position(State):
    """Everything on the table except the rules that change it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase: i64 = ENDED
        self.owed: i64 = 0  # bits of the seats that still owe a card in this duel
        self.playable: i64 = 0  # the cards that may be played in this duel
        self.card: i64 = NONE  # the card of the pile that lies face up
        self.scout: i64 = NONE  # whose R2-D2 is on its errand
        self.drawer: i64 = NONE  # who alone has cards left at the end
        self.draws: i64 = 0  # how many cards the drawer may still take
        self.pile: i64 = 0  # cards left in the pile
        self.villains: i64 = 0  # its villains
        self.vaders: i64 = 0  # its Vaders, as bits
        self.aside: i64 = 0  # villains that nobody won
        self.aside_vaders: i64 = 0
        self.outcome: i64 = NONE
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.laid: vec[i64] = vec[i64]([NONE] * seats)
        self.captured: vec[i64] = vec[i64]([0] * seats)  # villains in front of each seat
        self.penalties: vec[i64] = vec[i64]([0] * seats)  # Vaders in front of each seat, as bits
        self.rebels: vec[i64] = vec[i64]([0] * seats)
        self.ranks: vec[i64] = vec[i64]([0] * (seats * VALUES))  # value first, then symbols
        self.worth: vec[i64] = vec[i64]([])  # points by kind of villain

    def fill(self, other: "Position") -> None:
        """Become the same as another position of as many seats. The last three rows never change
        during a game and are shared."""
        self.actor = other.actor
        self.viewer = other.viewer
        self.phase = other.phase
        self.owed = other.owed
        self.playable = other.playable
        self.card = other.card
        self.scout = other.scout
        self.drawer = other.drawer
        self.draws = other.draws
        self.pile = other.pile
        self.villains = other.villains
        self.vaders = other.vaders
        self.aside = other.aside
        self.aside_vaders = other.aside_vaders
        self.outcome = other.outcome
        self.hands = other.hands[:]
        self.laid = other.laid[:]
        self.captured = other.captured[:]
        self.penalties = other.penalties[:]
        self.rebels = other.rebels
        self.ranks = other.ranks
        self.worth = other.worth

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return SCALARS, ROWS

    def hide(self, viewer: i64) -> None:
        """FORCE-08, A27: a laid card is secret until all are in. Hands are not: everybody began
        with the same nine cards, and lost cards are public (FORCE-A24)."""
        self.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer and self.laid[seat] != NONE:
                self.laid[seat] = FACE_DOWN

    def guess(self, stream: Stream) -> None:
        """Fill what is hidden: any card that could have been laid."""
        self.viewer = OPEN
        for seat in range(self.seats):
            if self.laid[seat] == FACE_DOWN:
                cards: i64 = self.hands[seat] & self.playable
                self.laid[seat] = bit_at(cards, stream.below(BITS[cards]))
