"""Battle of the Force: one game, in order of play."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import any_place, place_at
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import FINE, OPEN, IllegalMove
from quartett.games.force.rules import duel, ending, errand, legality, moves, state
from quartett.games.force.rules.pile import ALL_VADERS, BITS, MENU, UNIT, VADERS, VILLAINS
from quartett.games.force.rules.state import Position


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
        self.ranks = vec[i64]([0] * (state.LAYABLE * self.seats))
        for seat in range(self.seats):
            for card in range(state.VALUES):
                self.ranks[state.LAYABLE * seat + card + 1] = (
                    4 * ranks[state.VALUES * seat + card] + seat
                )
        self.captured = vec[i64]([0] * self.seats)
        self.penalties = vec[i64]([0] * self.seats)
        for _ in range(self.seats):
            self.hands = (self.hands << state.HAND) + state.FULL_HAND  # FORCE-04
        self.ask(state.REVEALING, CHANCE)

    # Who is asked, and the legal moves

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == state.DUELLING:
            return state.OWING[self.owed]
        return () if self.actor == NOBODY else (int(self.actor),)

    def closes(self, seat: i64) -> bool:
        """FORCE-09: the last card laid reveals them all."""
        return self.phase == state.DUELLING and self.actor == seat and BITS[self.owed] == 1

    def objection(self, seat: i64, move: i64) -> i64:
        return legality.objection(self, seat, move)

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return moves.MASKS.moves_of(legality.mask(self, seat))

    def pick(self, seat: i64, stream: Stream) -> i64:
        if self.phase == state.DUELLING:
            return any_place(MENU[self.hands >> state.HAND * seat & self.playable], stream)
        if self.phase == state.LAST_DRAWS:
            return moves.DRAW + stream.below(2)
        move: i64 = moves.KEEP + stream.below(self.seats)
        if move >= moves.GIVE + seat:
            move += 1  # nobody gives to themselves
        return move

    # Moves of chance

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase != state.REVEALING:
            return []
        cards = range(VADERS + len(self.worth))
        left = [(moves.REVEAL + card, int(self.left(card))) for card in cards]
        return [(move, weight) for move, weight in left if weight]

    def chance(self, stream: Stream) -> i64:
        index: i64 = stream.below(self.pile)
        vaders: i64 = BITS[self.vaders]
        if index < vaders:
            return moves.REVEAL + place_at(MENU[self.vaders], index)
        return moves.REVEAL + VADERS + VILLAINS.kind_at(self.villains, index - vaders)

    # Applying an answer

    def apply(self, seat: i64, move: i64) -> i64:
        if self.viewer != OPEN or self.objection(seat, move) != FINE:
            raise IllegalMove(int(seat), int(move))
        self._answer(seat, move)
        return self.actor

    def _answer(self, seat: i64, move: i64) -> None:
        if move < moves.KEEP:
            duel.lay(self, seat, move)
        elif move >= moves.REVEAL:
            self._reveal(move - moves.REVEAL)
        elif move == moves.KEEP:
            errand.keep(self)
        elif move < moves.DRAW:
            errand.give(self, move - moves.GIVE)
        elif move == moves.DRAW:
            self.ask(state.REVEALING, CHANCE)
        else:
            ending.decline(self)

    def _reveal(self, card: i64) -> None:
        self.pile -= 1
        if card < VADERS:
            self.vaders -= moves.BIT[card]
        else:
            self.villains -= UNIT[card - VADERS]
        if self.drawer != state.NONE:
            ending.draw(self, card)
            return
        self.card = card
        if self.scout != state.NONE:
            errand.scout(self, card)
        else:
            duel.begin(self, card)

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                self._reveal(self.chance(stream) - moves.REVEAL)
                answers += 1
            elif self.phase == state.DUELLING and self.story is None:
                answers += duel.lay_at_random(self, stream)
            else:
                self._answer(self.actor, self.pick(self.actor, stream))
                answers += 1
        return answers

    # How it ends

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def ending(self) -> str:
        return moves.OUTCOMES[self.outcome]

    def copy(self) -> "Force":
        twin = Force(0)
        twin.fill(self)
        return twin
