"""Konoha: who is asked, what may be answered, and how the answers are called for."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, Note
from quartett.games.konoha.rules.moves import (
    AGREE,
    DEAL,
    GIVE,
    GO,
    KEEP,
    MOVES,
    NEEDED_PER_SEAT,
    PASS,
    POINTS,
    REFUSE,
    SIGNAL,
    SIGNALS,
    SILENT,
    TAKE,
    TILE,
    USE_GIFT,
    USE_RECRUIT,
    USE_STRENGTH,
    WAIT,
    power_of,
)
from quartett.games.konoha.rules.state import (
    AGREEING,
    BOOSTING,
    DEALING,
    DRAWING,
    ENDED,
    FACE_UP,
    FAILING,
    GIVING,
    IN_STACK,
    OWED,
    PASSING,
    POWERS,
    SIGNALLING,
    TILES,
    VILLAGE,
    VOTING,
    Position,
)
from quartett.games.konoha.rules.strength import BIT, card_at, cards_in, count

# Legal moves that are the same for all, as tuples that all states share.
ALL_SIGNALS: Final[tuple[int, ...]] = tuple(range(SIGNAL, SILENT + 1))
VOTES: Final[tuple[int, ...]] = (GO, WAIT)
OPINIONS: Final[tuple[int, ...]] = (AGREE, KEEP)
ANSWERS: Final[tuple[int, ...]] = (TAKE, REFUSE)


def write(story: list[Note], kind: i64, seat: i64, first: i64, second: i64) -> None:
    story.append((int(kind), int(seat), int(first), int(second)))


class Asking(Position):
    """What can be asked of a position."""

    @property
    def owing(self) -> tuple[int, ...]:
        if not self.owed:
            return () if self.actor == NOBODY else (int(self.actor),)
        return tuple(cards_in(self.owed))

    def closes(self, seat: i64) -> bool:
        return self.owed != 0 and self.owed & (self.owed - 1) == 0 and self.is_asked(seat)

    def is_asked(self, seat: i64) -> bool:
        if self.owed and seat >= 0 and seat < self.seats:
            return (self.owed & BIT[seat]) != 0
        return seat == self.actor

    def legal(self, seat: i64) -> tuple[int, ...]:
        if not self.is_asked(seat) or self.phase == ENDED:
            return ()
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return self._choices(seat)

    def _choices(self, seat: i64) -> tuple[int, ...]:
        phase: i64 = self.phase
        if phase == PASSING:
            return tuple(cards_in(self.hands[seat]))  # a card is the move that passes it
        if phase == SIGNALLING:
            return ALL_SIGNALS
        if phase == VOTING:
            return VOTES
        if phase == GIVING:
            return tuple([KEEP] + [GIVE + card for card in cards_in(self.hands[seat])])
        if phase in (AGREEING, BOOSTING):
            return self._proposals()
        return ANSWERS

    def _proposals(self) -> tuple[int, ...]:
        """KONOHA-27: one power is proposed at a time."""
        if self.proposal != OWED:
            return OPINIONS
        moves = [move for move in range(USE_STRENGTH, AGREE) if self.is_usable(move)]
        return (*moves, KEEP)

    def is_usable(self, move: i64) -> bool:
        """KONOHA-A7: strength when the mission is resolved, the others before hands are shown."""
        if self.powers[power_of(move)] != FACE_UP:
            return False
        if self.phase == BOOSTING:
            return move == USE_STRENGTH
        return move != USE_STRENGTH and (move >= USE_GIFT or move - USE_RECRUIT < self.seats)

    def pick(self, seat: i64, stream: Stream) -> i64:
        phase: i64 = self.phase
        if phase == PASSING:
            hand: i64 = self.hands[seat]
            return PASS + card_at(hand, stream.below(count(hand)))
        if phase == SIGNALLING:
            return SIGNAL + stream.below(SIGNALS + 1)
        if phase == VOTING:
            return GO + stream.below(2)
        moves = self._choices(seat)
        return moves[stream.below(len(moves))]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == DEALING or self.phase == DRAWING:
            return [(DEAL + card, 1) for card in cards_in(self.unseen)]
        if self.phase == FAILING:
            return [(TILE + power, 1) for power in range(POWERS) if self.is_in_stack(power)]
        return []

    def is_in_stack(self, power: i64) -> bool:
        return self.powers[power] == IN_STACK

    def chance(self, stream: Stream) -> i64:
        if self.phase == FAILING:
            moves = self.outcomes()
            return moves[stream.below(len(moves))][0]
        return DEAL + card_at(self.unseen, stream.below(self.pile))

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

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether the one who is asked may answer so."""
        if move < 0 or move >= MOVES or self.viewer != OPEN:
            return False
        phase: i64 = self.phase
        if phase == PASSING:
            return move < SIGNAL and (self.hands[seat] & BIT[move]) != 0
        if phase == SIGNALLING:
            return move >= SIGNAL and move <= SILENT
        if phase == VOTING:
            return move in (GO, WAIT)
        if phase in (DEALING, DRAWING):
            return move >= DEAL and move < TILE and (self.unseen & BIT[move - DEAL]) != 0
        if phase == FAILING:
            return move >= TILE and self.is_in_stack(move - TILE)
        if phase in (AGREEING, BOOSTING):
            return self._may_speak(move)
        if phase == GIVING:
            card: i64 = move - GIVE
            return move == KEEP or (card >= 0 and card < 32 and self.hands[seat] & BIT[card] != 0)
        return phase != ENDED and (move in (TAKE, REFUSE))

    def _may_speak(self, move: i64) -> bool:
        if move == KEEP:
            return True
        if self.proposal != OWED:
            return move == AGREE
        return move >= USE_STRENGTH and move < AGREE and self.is_usable(move)

    # Calling for answers

    def note(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """For the listener, if there is one."""
        if self.story is not None:
            write(self.story, kind, seat, first, second)

    def ask(self, phase: i64, actor: i64) -> None:
        self.phase = phase
        self.actor = actor

    def ask_all(self, phase: i64) -> None:
        """All seats answer at the same time; nobody sees an answer before all are in."""
        for seat in range(self.seats):
            self.picks[seat] = OWED
        self.owed = BIT[self.seats] - 1
        self.ask(phase, 0)
