"""Battle of the Force: what lies on the table, how it is copied and saved, and what one seat may
know of it.

A hand is nine bits: the rebel cards 1 to 8, then R2-D2. All hands together are one number, and so
are the laid cards, four bits each. A laid card stays in the hand until it is lost, and so does an
R2-D2 on its errand (FORCE-A17). What the cards of the pile are called is in `pile`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import any_place
from quartett.core.chance import Stream
from quartett.core.state import NO_ROW, OPEN, SHARED, State
from quartett.games.force.rules import moves, pile

MOST_SEATS: Final = 4
VALUES: Final = 8
R2D2: Final = 8
CARDS: Final = 9
FULL_HAND: Final = 511  # FORCE-04
REBEL_CARDS: Final = 255
EACH_HAND: Final = 1 + 2**9 + 2**18 + 2**27
ALL_REBEL_CARDS: Final = REBEL_CARDS * EACH_HAND
ALL_R2D2: Final = 256 * EACH_HAND

HAND: Final = 9  # bits
LAID: Final = 4  # bits: nothing, a card and one, or
LAYABLE: Final = 16  # all that these bits can tell
FACE_DOWN: Final = 15  # masked: laid, but not for these eyes
ONES: Final = 0x1111  # the lowest bit of each laid card

NONE: Final = -1
HIDDEN: Final = -2

# Phases: what is asked.
REVEALING: Final = 0  # chance: the top card
DUELLING: Final = 1  # everybody who can: one card, face down
SCOUTING: Final = 2  # R2-D2's owner: keep the card or give it away
LAST_DRAWS: Final = 3  # the last hand: another card or done
ENDED: Final = 4

OWING: Final = [tuple([s for s in range(MOST_SEATS) if n >> s & 1]) for n in range(2**MOST_SEATS)]


def holders(hands: i64) -> i64:
    """Which of all hands are not empty, as bits."""
    # Rebel cards carry into the place of R2-D2; and because 512 leaves 2 when divided by 510, the
    # remainder moves these places side by side.
    filled: i64 = ((hands & ALL_REBEL_CARDS) + ALL_REBEL_CARDS | hands) & ALL_R2D2
    return (filled >> R2D2) % 510


MIX: Final = 0x1B873593CC9E2D51
"""Any large odd number: what is multiplied by it spreads over all bits."""


class Position(State):
    """Everything on the table except the rules that change it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase = ENDED
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
        self.hands: i64 = 0
        self.laid: i64 = 0
        self.captured: vec[i64] = NO_ROW  # villains in front of each seat
        self.penalties: vec[i64] = NO_ROW  # Vaders in front of each seat, as bits
        self.rebels: vec[i64] = SHARED
        self.ranks: vec[i64] = SHARED  # by seat and laid card: see `rank`
        self.worth: vec[i64] = SHARED  # points by kind of villain

    # Written by tests/fields.py from the attributes above.

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        scalars = (
            "actor viewer phase owed playable card scout drawer draws pile villains vaders aside "
            "aside_vaders outcome hands laid "
        )
        rows = "captured penalties rebels ranks worth"
        return tuple(scalars.split()), tuple(rows.split())

    def fill(self, other: "Position") -> None:
        """Become the same as another position."""
        self.seats = other.seats
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
        self.hands = other.hands
        self.laid = other.laid
        self.captured = other.captured[:]
        self.penalties = other.penalties[:]
        self.rebels = other.rebels
        self.ranks = other.ranks
        self.worth = other.worth

    # Until here.

    def hide(self, viewer: i64) -> None:
        """FORCE-08, A27: a laid card is secret until all are in. Hands are not: everybody began
        with the same nine cards, and lost cards are public (FORCE-A24)."""
        self.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer and self.has_laid(seat):
                self.laid |= FACE_DOWN << LAID * seat

    def guess(self, stream: Stream) -> None:
        """Fill what is hidden: any card that could have been laid."""
        self.viewer = OPEN
        for seat in range(self.seats):
            if self.laid_card(seat) == HIDDEN:
                cards: i64 = self.hand(seat) & self.playable
                card: i64 = any_place(pile.MENU[cards], stream)
                self.laid -= (FACE_DOWN - 1 - card) << LAID * seat

    def unseal(self) -> None:
        if self.phase == DUELLING:
            self.laid = 0
            self.owed = holders(self.hands & self.playable * EACH_HAND)
            self.actor = pile.LOWEST[self.owed]

    def key(self) -> int:
        """The same number for the same position, and as good as never for two different ones of
        one game."""
        return int(self._mixed(self.laid))

    def known_to(self, seat: i64) -> int:
        laid: i64 = self.laid
        for other in range(self.seats):
            if other != seat and self.has_laid(other):
                laid |= FACE_DOWN << LAID * other
        return int(self._mixed(laid) + seat)

    def _mixed(self, laid: i64) -> i64:
        """What never changes during a game, and what follows from the rest, is left out."""
        number: i64 = self.hands * MIX + self.villains
        number = (number ^ number >> 31) * MIX + self.vaders * 64 + self.card
        number = (number ^ number >> 29) * MIX + laid * 64 + self.scout * 8 + self.drawer
        for seat in range(self.seats):
            number = (number ^ number >> 31) * MIX + self.captured[seat]
            number = (number ^ number >> 29) * MIX + self.penalties[seat]
        number = (number ^ number >> 31) * MIX + self.owed * 256 + self.draws * 8 + self.phase
        return number ^ number >> 30

    def hand(self, seat: i64) -> i64:
        """The cards that a seat has not lost, as bits."""
        return (self.hands >> HAND * seat) & FULL_HAND

    def has_laid(self, seat: i64) -> bool:
        return (self.laid >> LAID * seat & FACE_DOWN) != 0

    def laid_card(self, seat: i64) -> i64:
        """The card that a seat has laid in this duel; NONE or HIDDEN."""
        card: i64 = self.laid >> LAID * seat & FACE_DOWN
        if card == FACE_DOWN:
            return HIDDEN
        return card - 1

    def rank(self, seat: i64, card: i64) -> i64:
        """FORCE-11: value first, then symbols. R2-D2 has none."""
        return self.ranks[LAYABLE * seat + card + 1] >> 2  # the seat is in the lowest two bits

    def away(self, seat: i64) -> i64:
        """The card of a hand that is laid or on an errand; NONE if all are in the hand."""
        if self.has_laid(seat):
            return self.laid_card(seat)
        if seat == self.scout:
            return R2D2
        return NONE

    def left(self, card: i64) -> i64:
        """How many cards of this number the pile holds."""
        if card < pile.VADERS:
            return (self.vaders >> card) & 1
        return pile.copies(self.villains, card - pile.VADERS)

    def capture(self, seat: i64, card: i64) -> None:
        """A card of the pile comes to lie in front of a seat."""
        if card < pile.VADERS:
            self.penalties[seat] |= moves.BIT[card]
        else:
            self.captured[seat] += pile.UNIT[card - pile.VADERS]

    def lose(self, seat: i64, card: i64) -> None:
        """A card of a hand leaves the game."""
        self.note_own(moves.LOST, seat, card)
        self.hands -= moves.BIT[card] << HAND * seat

    def note_own(self, kind: i64, seat: i64, card: i64) -> None:
        """About a seat's own card, which has the name of its rebel."""
        if self.story is not None:
            self.note(kind, seat, CARDS * self.rebels[seat] + card)

    def score(self, seat: i64) -> i64:
        """FORCE-32 to 36, A22: villains and bonuses, less the Vaders."""
        return pile.points(self.captured[seat], self.worth) - pile.PENALTY[self.penalties[seat]]

    def tally(self, index: i64, seat: i64) -> i64:
        """Vaders, and all cards that lie in front of a seat."""
        vaders: i64 = pile.BITS[self.penalties[seat]]
        if index == 0:
            return vaders
        return vaders + pile.VILLAINS.count(self.captured[seat])
