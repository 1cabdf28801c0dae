"""Battle of the Force: one game, in the order in which it is played."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import any_place, place_at
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import FINE, OPEN, IllegalMove
from quartett.games.force.rules import duel, ending, errand, legality
from quartett.games.force.rules.moves import (
    BIT,
    DRAW,
    GIVE,
    KEEP,
    MASKS,
    OUTCOMES,
    REVEAL,
)
from quartett.games.force.rules.pile import ALL_VADERS, BITS, MENU, UNIT, VADERS, VILLAINS
from quartett.games.force.rules.state import (
    DUELLING,
    FULL_HAND,
    HAND,
    LAST_DRAWS,
    LAYABLE,
    NONE,
    OWING,
    REVEALING,
    VALUES,
    Position,
)


class Force(Position):
    """One game of Battle of the Force.

    >>> state = Force(2)
    >>> state.start(deck=4 * UNIT[0], worth=[1], rebels=[0, 1], ranks=[*range(16)])
    >>> state.pile, state.actor == CHANCE
    (10, True)
    """

    def start(self, deck: i64, worth: list[int], rebels: list[int], ranks: list[int]) -> None:
        """`worth` are the points of each kind; `ranks` are the strengths of each seat's cards."""
        self.villains = deck
        self.vaders = ALL_VADERS
        self.pile = VILLAINS.count(deck) + VADERS  # FORCE-06
        self.worth = vec[i64](worth)
        self.rebels = vec[i64](rebels)
        self.ranks = vec[i64]([0] * (LAYABLE * self.seats))
        for seat in range(self.seats):
            for card in range(VALUES):
                self.ranks[LAYABLE * seat + card + 1] = 4 * ranks[VALUES * seat + card] + seat
        self.captured = vec[i64]([0] * self.seats)
        self.penalties = vec[i64]([0] * self.seats)
        for _ in range(self.seats):
            self.hands = (self.hands << HAND) + FULL_HAND  # FORCE-04
        self.ask(REVEALING, CHANCE)

    # Who is asked, and what may be answered

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == DUELLING:
            return OWING[self.owed]
        return () if self.actor == NOBODY else (int(self.actor),)

    def closes(self, seat: i64) -> bool:
        """FORCE-09: the last card laid turns all of them up."""
        return self.phase == DUELLING and self.actor == seat and (self.owed & (self.owed - 1)) == 0

    def objection(self, seat: i64, move: i64) -> i64:
        return legality.objection(self, seat, move)

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return MASKS.moves_of(legality.mask(self, seat))

    def pick(self, seat: i64, stream: Stream) -> i64:
        if self.phase == DUELLING:
            return any_place(MENU[self.hands >> HAND * seat & self.playable], stream)
        if self.phase == LAST_DRAWS:
            return DRAW + stream.below(2)
        move: i64 = KEEP + stream.below(self.seats)
        if move >= GIVE + seat:
            move += 1  # nobody gives to himself
        return move

    # What chance answers

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase != REVEALING:
            return []
        cards = range(VADERS + len(self.worth))
        left = [(REVEAL + card, int(self.left(card))) for card in cards]
        return [(move, weight) for move, weight in left if weight]

    def chance(self, stream: Stream) -> i64:
        index: i64 = stream.below(self.pile)
        vaders: i64 = BITS[self.vaders]
        if index < vaders:
            return REVEAL + place_at(MENU[self.vaders], index)
        return REVEAL + VADERS + VILLAINS.kind_at(self.villains, index - vaders)

    # What an answer does

    def apply(self, seat: i64, move: i64) -> i64:
        if self.viewer != OPEN or self.objection(seat, move) != FINE:
            raise IllegalMove(int(seat), int(move))
        self._answer(seat, move)
        return self.actor

    def _answer(self, seat: i64, move: i64) -> None:
        if move < KEEP:
            duel.lay(self, seat, move)
        elif move >= REVEAL:
            self._reveal(move - REVEAL)
        elif move == KEEP:
            errand.keep(self)
        elif move < DRAW:
            errand.give(self, move - GIVE)
        elif move == DRAW:
            self.ask(REVEALING, CHANCE)
        else:
            ending.decline(self)

    def _reveal(self, card: i64) -> None:
        self.pile -= 1
        if card < VADERS:
            self.vaders -= BIT[card]
        else:
            self.villains -= UNIT[card - VADERS]
        if self.drawer != NONE:
            ending.draw(self, card)
            return
        self.card = card
        if self.scout != NONE:
            errand.scout(self, card)
        else:
            duel.begin(self, card)

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                self._reveal(self.chance(stream) - REVEAL)
            elif self.phase == DUELLING:
                duel.lay(self, self.actor, self.pick(self.actor, stream))
            else:
                self._answer(self.actor, self.pick(self.actor, stream))
            answers += 1
        return answers

    # How it ends

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def ending(self) -> str:
        return OUTCOMES[self.outcome]

    def copy(self) -> "Force":
        twin = Force(0)
        twin.fill(self)
        return twin
