"""Konoha: what lies on the table, and what one seat may know of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import OPEN, State
from quartett.games.konoha.rules.moves import NEEDED_PER_SEAT, POINTS
from quartett.games.konoha.rules.strength import BIT, CARDS, Strength, count

HAND: Final = 5
TILES: Final = 6
POWERS: Final = 4
ROUNDS: Final = 4
VILLAGE: Final = -1

# Phases: what is asked.
DEALING: Final = 0  # chance: a card for the next seat
PASSING: Final = 1  # all at once: which card goes left
SIGNALLING: Final = 2  # all at once: how strong the own hand is
AGREEING: Final = 3  # seat by seat: shall a power be used
RECRUITING: Final = 4  # the chosen seat: take the top card
DRAWING: Final = 5  # chance: the top card
GIVING: Final = 6  # seat by seat: who offers a card
TAKING: Final = 7  # seat by seat: who takes it
VOTING: Final = 8  # all at once: go or wait
BOOSTING: Final = 9  # seat by seat: add strength to a total that is too low
FAILING: Final = 10  # chance: a failed-mission tile
ENDED: Final = 11

# What a sealed answer looks like to those who may not see it.
OWED: Final = -1
SEALED: Final = -2
SAID_NOTHING: Final = -1

# What a seat said and voted in a round is kept as digits, the latest as the lowest; 0 is none.
WORD_BITS: Final = 3  # 1 silence, 2 the weakest word, …
VOTE_BITS: Final = 2  # 1 go, 2 wait
WORD: Final = 8
VOTE: Final = 4
MOST_WORDS: Final = 9  # one on each tile, one after each power that changes hands

# Failed-mission tiles.
IN_STACK: Final = 0
FACE_UP: Final = 1
USED: Final = 2


class Position(State):
    """Everything on the table except the rules that change it."""

    def __init__(self, seats: i64, strength: Strength) -> None:
        super().__init__(seats)
        self.phase = ENDED
        self.strength: Strength = strength
        self.redeal: i64 = 1
        self.round: i64 = 0
        self.token: i64 = VILLAGE
        self.line: i64 = 63  # mission tiles that are not won, the highest as bit 0
        self.owed: i64 = 0  # seats that owe a sealed answer
        self.unseen: i64 = 0  # the pile; masked: and the cards of others
        self.pile: i64 = 0
        self.proposal: i64 = OWED  # the move that was proposed
        self.agreed: i64 = 0  # how many seats want it
        self.giver: i64 = 0
        self.gift: i64 = OWED
        self.total: i64 = 0  # strength of all hands at the last attempt
        self.turns: i64 = 0
        self.failures: i64 = 0
        self.used: i64 = 0
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.hidden: vec[i64] = vec[i64]([0] * seats)  # masked: how many cards are not known
        # What is known of a seat's hand: a row for each seat, and one for what all know.
        self.known: vec[i64] = vec[i64]([0] * ((seats + 1) * seats))
        self.picks: vec[i64] = vec[i64]([OWED] * seats)
        self.signals: vec[i64] = vec[i64]([SAID_NOTHING] * seats)
        self.powers: vec[i64] = vec[i64]([IN_STACK] * POWERS)
        # KONOHA-A30: what each seat said and voted in this round, a digit of `WORD` or `VOTE` each.
        self.told: vec[i64] = vec[i64]([0] * seats)
        self.voted: vec[i64] = vec[i64]([0] * seats)

    # Written by tests/fields.py from the attributes above.

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        scalars = (
            "actor viewer phase redeal round token line owed unseen pile proposal agreed giver "
            "gift total turns failures used "
        )
        rows = "hands hidden known picks signals powers told voted"
        return tuple(scalars.split()), tuple(rows.split())

    def fill(self, other: "Position") -> None:
        """Become the same as another position."""
        self.seats = other.seats
        self.actor = other.actor
        self.viewer = other.viewer
        self.phase = other.phase
        self.redeal = other.redeal
        self.round = other.round
        self.token = other.token
        self.line = other.line
        self.owed = other.owed
        self.unseen = other.unseen
        self.pile = other.pile
        self.proposal = other.proposal
        self.agreed = other.agreed
        self.giver = other.giver
        self.gift = other.gift
        self.total = other.total
        self.turns = other.turns
        self.failures = other.failures
        self.used = other.used
        self.hands = other.hands[:]
        self.hidden = other.hidden[:]
        self.known = other.known[:]
        self.picks = other.picks[:]
        self.signals = other.signals[:]
        self.powers = other.powers[:]
        self.told = other.told[:]
        self.voted = other.voted[:]

    # Until here.

    def size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody sees that."""
        return count(self.hands[seat]) + self.hidden[seat]

    def needed(self) -> i64:
        """KONOHA-23."""
        return NEEDED_PER_SEAT * self.seats

    def points(self) -> i64:
        """What the mission under the token is worth; 0 in the village."""
        if self.token == VILLAGE:
            return 0
        return POINTS[self.token]

    def next_tile(self) -> i64:
        """KONOHA-15: the tile after the token, or VILLAGE if there is none (A2)."""
        tile: i64 = self.token + 1
        while tile < TILES:
            if self.line & BIT[tile]:
                return tile
            tile += 1
        return VILLAGE

    def score(self) -> i64:
        """KONOHA-31: the points of the missions won."""
        total: i64 = 0
        for tile in range(TILES):
            if not self.line & BIT[tile]:
                total += POINTS[tile]
        return total

    # Knowing: what somebody saw for certain and has not lost sight of

    def forget(self) -> None:
        """The cards are shuffled."""
        for place in range((self.seats + 1) * self.seats):
            self.known[place] = 0

    def reveal(self) -> None:
        """KONOHA-22: all hands lie open."""
        for viewer in range(self.seats + 1):
            for seat in range(self.seats):
                self.known[viewer * self.seats + seat] = self.hands[seat]

    def show(self, seat: i64, card: i64) -> None:
        """All see that a seat holds a card."""
        for viewer in range(self.seats + 1):
            self.known[viewer * self.seats + seat] |= BIT[card]

    def lose_sight(self, seat: i64, card: i64) -> None:
        """A seat passed a card face down: only the one who gets it still knows the others, and
        the one who passed it knows where it went."""
        left: i64 = self.left_of(seat)
        for viewer in range(self.seats + 1):
            place: i64 = viewer * self.seats + seat
            if viewer == left:
                self.known[place] &= ~BIT[card]
            else:
                self.known[place] = 0

    # Remembering: what was said and voted in this round

    def begin_talk(self) -> None:
        """KONOHA-A30: a new round begins with nothing said."""
        for seat in range(self.seats):
            self.told[seat] = 0
            self.voted[seat] = 0

    def hear(self, seat: i64, signal: i64) -> None:
        self.signals[seat] = signal
        self.told[seat] = self.told[seat] * WORD + signal - SAID_NOTHING + 1

    # Hiding

    def hide(self, viewer: i64) -> None:
        """KONOHA-16, 19, A24: others' cards, sealed answers and knowledge are not seen."""
        self.viewer = viewer
        row: i64 = viewer if viewer >= 0 else self.seats
        for seat in range(self.seats):
            if seat != viewer:
                self._hide_seat(seat, self.known[row * self.seats + seat])
        for other in range(self.seats):
            if other != viewer:
                for seat in range(self.seats):
                    self.known[other * self.seats + seat] = 0

    def _hide_seat(self, seat: i64, known: i64) -> None:
        cards: i64 = self.hands[seat] & ~known
        self.hands[seat] ^= cards
        self.unseen |= cards
        self.hidden[seat] += count(cards)
        if self.picks[seat] != OWED:
            self.picks[seat] = SEALED

    def guess(self, stream: Stream) -> None:
        """Fill what is hidden with unseen cards, and sealed answers with possible ones."""
        self.viewer = OPEN
        for seat in range(self.seats):
            while self.hidden[seat]:
                place: i64 = stream.below(count(self.unseen))
                card: i64 = BIT[CARDS.kind_at(self.unseen, place)]
                self.unseen ^= card
                self.hands[seat] |= card
                self.hidden[seat] -= 1
            if self.picks[seat] == SEALED:
                self.picks[seat] = self.pick(seat, stream)

    def unseal(self) -> None:
        if self.owed:
            for seat in range(self.seats):
                self.picks[seat] = OWED
            self.owed = BIT[self.seats] - 1
            self.actor = 0
