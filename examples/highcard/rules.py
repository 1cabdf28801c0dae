"""High Card: the state and its moves. A hand is a set of cards, one bit for each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import FINE, NO_MOVE, OPEN, IllegalMove, State

CARDS: Final = 8
HAND: Final = 3
EVERY_CARD: Final = 2**CARDS - 1
DEAL: Final = CARDS  # moves: play 1 to 8, then deal 1 to 8

DEALING, PLAYING, ENDED = range(3)  # phases: what is asked
LAID, SHOWN, WON = range(3)  # notes: what happened
NONE: Final = -1
FACE_DOWN: Final = -2

# Why a move does not stand; their rules and words are in `telling`.
IS_OVER, PLAYERS_DECIDE, DEALER_DECIDES, NOT_PLAYING = range(1, 5)
NOT_LEFT, DEAL_FIRST, LAID_ALREADY, NOT_HELD = range(5, 9)


class HighCard(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase = ENDED
        self.deck: i64 = 0
        self.spent: i64 = 0
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.sizes: vec[i64] = vec[i64]([0] * seats)  # known of every hand
        self.laid: vec[i64] = vec[i64]([NONE] * seats)
        self.points: vec[i64] = vec[i64]([0] * seats)

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return ("actor", "viewer", "phase", "deck", "spent"), ("hands", "sizes", "laid", "points")

    def copy(self) -> "HighCard":
        twin = HighCard(self.seats)
        twin.read(self.numbers())
        return twin

    def start(self) -> None:
        self.deck = EVERY_CARD
        self.ask(DEALING, CHANCE)

    # Who is asked, and what may be answered

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == PLAYING:
            return tuple(seat for seat in range(self.seats) if self.laid[seat] == NONE)
        return () if self.actor == NOBODY else (int(self.actor),)

    def closes(self, seat: i64) -> bool:
        return self.owing == (seat,) and self.phase == PLAYING

    def objection(self, seat: i64, move: i64) -> i64:
        if not 0 <= move < 2 * CARDS:
            return NO_MOVE
        if self.phase == ENDED:
            return IS_OVER
        if seat == CHANCE and (move < DEAL or self.phase != DEALING):
            return PLAYERS_DECIDE
        if seat == CHANCE:
            return FINE if self.deck >> (move - DEAL) & 1 else NOT_LEFT
        if move >= DEAL:
            return DEALER_DECIDES
        if not 0 <= seat < self.seats:
            return NOT_PLAYING
        if self.phase == DEALING:
            return DEAL_FIRST
        if self.laid[seat] != NONE:
            return LAID_ALREADY
        return FINE if self.hands[seat] >> move & 1 else NOT_HELD

    def legal(self, seat: i64) -> tuple[int, ...]:
        return tuple(move for move in range(2 * CARDS) if self.objection(seat, move) == FINE)

    def outcomes(self) -> list[tuple[int, int]]:
        return [(move, 1) for move in self.legal(CHANCE)]

    def chance(self, stream: Stream) -> i64:
        return self.pick(CHANCE, stream)

    # What an answer does

    def apply(self, seat: i64, move: i64) -> i64:
        if self.viewer != OPEN or self.objection(seat, move) != FINE:
            raise IllegalMove(int(seat), int(move))
        self._deal(move - DEAL) if seat == CHANCE else self._lay(seat, move)
        return self.actor

    def _deal(self, card: i64) -> None:
        seat: i64 = 0 if self.sizes[0] == self.sizes[1] else 1
        self.deck -= 1 << card
        self.hands[seat] += 1 << card
        self.sizes[seat] += 1
        if self.sizes[1] == HAND:
            self.ask(PLAYING, 0)

    def _lay(self, seat: i64, card: i64) -> None:
        self.laid[seat] = card
        self.note(LAID, seat, card)
        self.ask(PLAYING, self.owing[0]) if self.owing else self._show()

    def _show(self) -> None:
        """HIGH-03: both cards turn up, and the higher one wins."""
        for seat in range(self.seats):
            self.note(SHOWN, seat, self.laid[seat])
            self.hands[seat] -= 1 << self.laid[seat]
            self.spent += 1 << self.laid[seat]
            self.sizes[seat] -= 1
        winner = 0 if self.laid[0] > self.laid[1] else 1
        self.points[winner] += 1
        self.note(WON, winner)
        self.laid = vec[i64]([NONE] * self.seats)
        self.ask(PLAYING, 0) if self.sizes[0] else self.ask(ENDED, NOBODY)

    # How it ends

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def ending(self) -> str:
        return "hands-empty"

    def tally(self, index: i64, seat: i64) -> i64:
        return sum(self.points)

    # What a seat may know

    def hide(self, viewer: i64) -> None:
        """Others' cards go back among those that could be anywhere."""
        self.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer:
                self.deck += self.hands[seat]
                self.hands[seat] = 0
                if self.laid[seat] != NONE:
                    self.laid[seat] = FACE_DOWN

    def guess(self, stream: Stream) -> None:
        self.viewer = OPEN
        for seat in range(self.seats):
            while int(self.hands[seat]).bit_count() < self.sizes[seat]:
                cards = [card for card in range(CARDS) if self.deck >> card & 1]
                card = cards[stream.below(len(cards))]
                self.deck -= 1 << card
                self.hands[seat] += 1 << card
                if self.laid[seat] == FACE_DOWN:
                    self.laid[seat] = card

    def unseal(self) -> None:
        if self.phase == PLAYING:
            self.laid = vec[i64]([NONE] * self.seats)
            self.actor = 0
