"""Push with two seats: the worth of the end of a turn to the player whose turn it is.

While many cards are left the die counts at its average cost; near the end each face is examined.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.judge import squash
from quartett.games.push.players.evaluation import ALL_ROLLS, PLAIN, RISKY, Standing
from quartett.games.push.players.trial import Trial
from quartett.games.push.rules.columns import ROLL_BIT
from quartett.games.push.rules.die import FACES, lost
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BIT
from quartett.games.push.rules.pile import CARDS, COLOUR_SET, COLOURS, NUMBERS, points, rank

CONTENT: Final = vec[i64]([4**kind for kind in range(NUMBERS)] + [0])
"""The number cards and the roll card as sets of number cards."""
NEAR: Final = 8
"""With at most this many cards in the pile, every face of the die is examined."""
NOTHING: Final = -1000.0
"""Points: less than any column is worth."""


class TurnEnd(Trial):
    """A turn of one of two seats, `own`. All values are that seat's probability of winning."""

    def __init__(self, seen: Push, turn: i64) -> None:
        super().__init__(seen, 1.0)
        self.columns: vec[i64] = seen.columns[:]
        self.own: i64 = turn
        self.rival: i64 = 1 - turn
        self.risk: bool = seen.risk != 0
        self.standing: Standing = RISKY if self.risk else PLAIN
        self.pile: i64 = seen.pile
        self.unseen: i64 = seen.unseen
        self.rolls: i64 = seen.rolls
        self.open: vec[i64] = seen.open[:]
        self.banked: vec[i64] = seen.banked[:]
        self.hidden: vec[i64] = seen.hidden[:]
        self.away: vec[i64] = vec[i64]([0] * COLOURS)  # cards of each colour that are hidden
        self.veiled: bool = False
        for place in range(2 * i64(COLOURS)):
            self.away[place % COLOURS] += self.hidden[place]
            self.veiled = self.veiled or self.hidden[place] != 0
        self.own_open: float = 0.0
        self.rival_open: float = 0.0
        self.lead: float = 0.0  # points that no roll can take
        self.ground: float = 0.0  # see `weigh`
        self.point: float = 0.0
        self.begin()

    def begin(self) -> None:
        """Counts what both players have at the start of the turn."""
        self.own_open = float(points(self.open[self.own]))
        self.rival_open = float(points(self.open[self.rival]))
        self.lead = self.safe(self.own) - self.safe(self.rival)
        self.weigh()

    def safe(self, seat: i64) -> float:
        """The points that a seat has banked; hidden cards count as the average of their colour."""
        total: float = float(points(self.banked[seat]))
        if self.veiled:
            for colour in range(i64(COLOURS)):
                many: i64 = self.hidden[seat * COLOURS + colour]
                if many:
                    cards: i64 = self.unseen & COLOUR_SET[colour]
                    total += float(many * points(cards)) / float(CARDS.count(cards))
        return total

    def weigh(self) -> None:
        """The balance if the turn ends with this pile and no column, so that the rival is next; and
        the value of a point won in it."""
        standing: Standing = self.standing
        pile: i64 = self.pile
        safe: float = standing.point[pile]
        self.point = safe - standing.fear[pile] * float(self.rolls) / ALL_ROLLS
        ahead: float = self.own_open - self.rival_open
        self.ground = safe * self.lead + self.point * ahead - standing.turn[pile]

    def lay(self, column: i64, card: i64) -> i64:
        self.columns[column] += CONTENT[card]
        return super().lay(column, card)

    def lift(self, column: i64, card: i64, before: i64) -> None:
        self.columns[column] -= CONTENT[card]
        super().lift(column, card, before)

    # The end of the turn in points

    def value_of_stopping(self) -> float:
        if self.pile <= NEAR:
            return self.taken(self.lying, True, 1)
        best: float = NOTHING
        for column in range(self.laid):
            gain: float = self.gain(column, self.own_open) - self.left_over(column)
            if gain > best:
                best = gain
        return squash(self.ground + self.point * best)

    def value_of_bust(self) -> float:
        if self.pile <= NEAR:
            return self.rolled(self.lying, True, 1)
        lost: float = self.die * self.own_open + self.left_over(-1)
        return squash(self.ground - self.point * lost)

    def left_over(self, taken: i64) -> float:
        """What the rival gains by taking one of the other columns."""
        best: float = NOTHING
        for column in range(self.laid):
            if column != taken:
                gain: float = self.gain(column, self.rival_open)
                if gain > best:
                    best = gain
        return best if best > NOTHING else 0.0

    # The end of the turn for each face of the die

    def taken(self, lying: i64, own: bool, takers: i64) -> float:
        """The seat to move takes the column that is best for it."""
        best: float = -1.0 if own else 2.0
        for column in range(self.laid):
            if lying & BIT[column]:
                value: float = self.value_of_taking(column, lying, own, takers)
                if (value > best) if own else (value < best):
                    best = value
        return best

    def value_of_taking(self, column: i64, lying: i64, own: bool, takers: i64) -> float:
        seat: i64 = self.own if own else self.rival
        cards: i64 = self.columns[column]
        rest: i64 = lying - BIT[column]
        self.open[seat] += cards
        value: float = 0.0
        if self.holds[column] & ROLL_BIT:
            value = self.rolled(rest, own, takers)
        else:
            value = self.handed_on(rest, own, takers)
        self.open[seat] -= cards
        return value

    def rolled(self, lying: i64, own: bool, takers: i64) -> float:
        """One seat rolls; then the others take."""
        seat: i64 = self.own if own else self.rival
        cards: i64 = self.open[seat]
        total: float = 0.0
        harmless: i64 = 0
        for face in range(i64(FACES)):
            gone: i64 = lost(face, cards, self.risk)
            if gone == 0:
                harmless += 1
                continue
            self.open[seat] = cards - gone
            total += self.handed_on(lying, own, takers)
        self.open[seat] = cards
        if harmless:
            total += float(harmless) * self.handed_on(lying, own, takers)
        return total / FACES

    def handed_on(self, lying: i64, own: bool, takers: i64) -> float:
        if lying and takers:
            return self.taken(lying, not own, takers - 1)
        return self.value_of_won() if self.pile == 0 else self.value_of_leaving()

    def value_of_leaving(self) -> float:
        """The value if the turn ends and open cards stay open."""
        standing: Standing = self.standing
        ahead: float = float(points(self.open[self.own]) - points(self.open[self.rival]))
        safe: float = self.lead
        if self.veiled:
            safe = self.safe(self.own) - self.safe(self.rival)
        worth: float = standing.point[self.pile] * safe + self.point * ahead
        return squash(worth - standing.turn[self.pile])

    def value_of_won(self) -> float:
        ahead: i64 = rank(self.whole(self.own)) - rank(self.whole(self.rival))
        if ahead == 0:
            return 0.5
        return 1.0 if ahead > 0 else 0.0

    def whole(self, seat: i64) -> i64:
        """All cards of a seat. With an empty pile nothing is hidden: what is unseen was banked."""
        cards: i64 = self.open[seat] + self.banked[seat]
        for colour in range(i64(COLOURS)):
            if self.hidden[seat * COLOURS + colour]:
                cards += self.unseen & COLOUR_SET[colour]
        return cards
