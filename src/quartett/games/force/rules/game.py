"""Battle of the Force: the state and its moves. Comments name the rules they keep."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, IllegalMove
from quartett.games.force.rules.duel import Settling
from quartett.games.force.rules.moves import (
    BIT,
    DECLINED,
    DRAW,
    GAVE,
    GIVE,
    KEEP,
    KEPT,
    LAST_DRAW_MASK,
    LAST_HAND,
    LAY,
    MOVES,
    OUTCOMES,
    RECEIVED,
    REVEAL,
    SCOUTED,
    TURNED_UP,
    moves_of,
)
from quartett.games.force.rules.sets import (
    ALL_VADERS,
    BITS,
    LOWEST,
    MENU,
    MOST_KINDS,
    UNIT,
    VADERS,
    bit_at,
    copies,
    count,
    kind_at,
)
from quartett.games.force.rules.state import (
    DUELLING,
    EACH_HAND,
    FULL_HAND,
    HAND,
    LAID,
    LAST_DRAWS,
    LAYABLE,
    NONE,
    OWING,
    REBEL_CARDS,
    REVEALING,
    SCOUTING,
    VALUES,
    holders,
)


class Force(Settling):
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
        self.pile = count(deck) + VADERS  # FORCE-06
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

    # Asking

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == DUELLING:
            return OWING[self.owed]
        return () if self.actor == NOBODY else (int(self.actor),)

    def mask(self, seat: i64) -> i64:
        """The legal moves of a seat as bits."""
        if seat < 0 or seat >= self.seats:
            return 0
        if self.phase == DUELLING:
            if self.owed >> seat & 1:
                return self._hand_to_play(seat)
            return 0
        if seat != self.actor:
            return 0
        if self.phase == LAST_DRAWS:
            return LAST_DRAW_MASK
        return BIT[GIVE + self.seats] - BIT[KEEP] - BIT[GIVE + seat]  # FORCE-A13

    def _hand_to_play(self, seat: i64) -> i64:
        return self.hands >> HAND * seat & self.playable

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return moves_of(self.mask(seat))

    def pick(self, seat: i64, stream: Stream) -> i64:
        if self.phase == DUELLING:
            menu: i64 = MENU[self._hand_to_play(seat)]
            return menu >> 4 + 4 * stream.below(menu & 15) & 15
        if self.phase == LAST_DRAWS:
            return DRAW + stream.below(2)
        move: i64 = KEEP + stream.below(self.seats)
        if move >= GIVE + seat:
            move += 1  # nobody gives to himself
        return move

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase != REVEALING:
            return []
        left = [(REVEAL + card, int(self.left(card))) for card in range(VADERS + MOST_KINDS)]
        return [(move, weight) for move, weight in left if weight]

    def left(self, card: i64) -> i64:
        """How many cards of this number the pile holds."""
        if card < VADERS:
            return (self.vaders >> card) & 1
        return copies(self.villains, card - VADERS)

    def chance(self, stream: Stream) -> i64:
        index: i64 = stream.below(self.pile)
        vaders: i64 = BITS[self.vaders]
        if index < vaders:
            return REVEAL + bit_at(self.vaders, index)
        return REVEAL + VADERS + kind_at(self.villains, index - vaders)

    def closes(self, seat: i64) -> bool:
        """FORCE-09: the last card laid turns all of them up."""
        return self.phase == DUELLING and self.actor == seat and (self.owed & (self.owed - 1)) == 0

    # Answering

    def apply(self, seat: i64, move: i64) -> i64:
        if not self._allows(seat, move):
            raise IllegalMove(int(seat), int(move))
        self._answer(seat, move)
        return self.actor

    def _allows(self, seat: i64, move: i64) -> bool:
        if move < 0 or move >= MOVES or self.viewer != OPEN:
            return False
        if move < REVEAL:
            return (self.mask(seat) >> move & 1) != 0
        return seat == CHANCE and self.phase == REVEALING and self.left(move - REVEAL) > 0

    def _answer(self, seat: i64, move: i64) -> None:
        if move < KEEP:
            self._lay(seat, move)
        elif move >= REVEAL:
            self._reveal(move - REVEAL)
        elif move == KEEP:
            self._keep()
        elif move < DRAW:
            self._give(move - GIVE)
        elif move == DRAW:
            self.ask(REVEALING, CHANCE)
        else:
            self._decline()

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                self._reveal(self.chance(stream) - REVEAL)
            elif self.phase == DUELLING:
                self._lay(self.actor, self.pick(self.actor, stream))
            else:
                self._answer(self.actor, self.pick(self.actor, stream))
            answers += 1
        return answers

    def _reveal(self, card: i64) -> None:
        self.pile -= 1
        if card < VADERS:
            self.vaders -= BIT[card]
        else:
            self.villains -= UNIT[card - VADERS]
        if self.drawer != NONE:
            self.draw(card)
            return
        self.card = card
        if self.scout != NONE:
            self.note(SCOUTED, self.scout, card)
            self.ask(SCOUTING, self.scout)  # FORCE-16
        else:
            self._open_duel(card)

    def _open_duel(self, card: i64) -> None:
        """FORCE-08: all at once; FORCE-24, A4: no R2-D2 against Vader; FORCE-A14: who has no
        card sits out."""
        self.note(TURNED_UP, NOBODY, card)
        playable: i64 = FULL_HAND
        if card < VADERS:
            playable = REBEL_CARDS
        self.playable = playable
        self.owed = holders(self.hands & playable * EACH_HAND)
        self.ask(DUELLING, LOWEST[self.owed])

    def _lay(self, seat: i64, card: i64) -> None:
        self.note_own(LAY, seat, card)
        self.laid |= (card + 1) << LAID * seat
        self.owed -= BIT[seat]
        if self.owed:
            self.actor = LOWEST[self.owed]
        else:
            self.settle()  # FORCE-09

    def _keep(self) -> None:
        """FORCE-17, 19: a villain costs R2-D2, a Vader does not."""
        self.note(KEPT, self.scout, self.card)
        self.capture(self.scout, self.card)
        self.end_errand(self.card >= VADERS)

    def _give(self, seat: i64) -> None:
        """FORCE-18, 20: a Vader costs R2-D2, a villain does not."""
        self.note(GAVE, self.scout, self.card)
        self.note(RECEIVED, seat, self.card)
        self.capture(seat, self.card)
        self.end_errand(self.card < VADERS)

    def _decline(self) -> None:
        self.note(DECLINED, self.drawer, 0)
        self.end(LAST_HAND)

    # Telling

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def ending(self) -> str:
        return OUTCOMES[self.outcome]

    # Knowing

    def copy(self) -> "Force":
        twin = Force(self.seats)
        twin.fill(self)
        return twin
