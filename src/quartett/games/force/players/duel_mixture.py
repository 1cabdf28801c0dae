"""Battle of the Force: what a duel is worth to each seat, and how often each card should be laid.

Everybody knows which cards the others still hold, so a duel is a small game of its own: each seat
has a payoff for each card, given how often the others lay theirs. All seats respond to each other's
habits a number of times (fictitious play), and the average is a good mixture.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.force.players.evaluation import WEIGHTS
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import BITS, VADERS, VILLAINS, copies, gain
from quartett.games.force.rules.state import CARDS, R2D2, REBEL_CARDS, VALUES

GRAIN: Final = 2**20
STEADY: Final = WEIGHTS.numbers("steady")


class Tuning:
    """The weights of a player; the file explains each number."""

    def __init__(self) -> None:
        self.rivalry: float = STEADY["rivalry"]
        self.low: float = STEADY["low"]
        self.high: float = STEADY["high"]
        self.droid: float = STEADY["droid"]
        self.hope: float = STEADY["hope"]
        self.rounds: i64 = int(STEADY["rounds"])


class DuelOutlook:
    """The open duel as one seat sees it."""

    def __init__(self, seen: Force, tuning: Tuning) -> None:
        self.seen: Force = seen
        self.seats: i64 = seen.seats
        self.tuning: Tuning = tuning
        self.envy: float = tuning.rivalry / float(seen.seats - 1)
        self.gains: vec[float] = vec[float]([0.0] * seen.seats)
        self.worth: vec[float] = vec[float]([0.0] * (seen.seats * CARDS))
        self.habit: vec[float] = vec[float]([0.0] * (seen.seats * CARDS))
        self.below: vec[float] = vec[float]([0.0] * (seen.seats * seen.seats * CARDS))
        for seat in range(seen.seats):
            self._weigh_hand(seat)

    # What cards are worth

    def gain(self, seat: i64, card: i64) -> float:
        """The gain of a card of the pile for a seat: points, the bonus of a set, and hope for
        more."""
        if card < VADERS:
            return -float(card + 1)
        kind: i64 = card - VADERS
        points: i64 = gain(self.seen.captured[seat], kind, self.seen.worth)
        left: i64 = copies(self.seen.villains, kind)
        return float(points) + self.tuning.hope * float(left)

    def usual_gain(self, seat: i64) -> float:
        """The average gain of a villain of the pile for a seat."""
        total: float = 0.0
        for kind in range(len(self.seen.worth)):
            left: i64 = copies(self.seen.villains, kind)
            if left:
                total += float(left) * self.gain(seat, VADERS + kind)
        villains: i64 = VILLAINS.count(self.seen.villains)
        return total / float(villains) if villains else 0.0

    def _weigh_hand(self, seat: i64) -> None:
        """A card is worth a share of a villain's gain, and less if there are enough cards for all
        villains to come."""
        cards: i64 = 0
        for other in range(self.seats):
            cards += BITS[self.seen.hand(other) & REBEL_CARDS]
        chance: float = float(VILLAINS.count(self.seen.villains)) / float(cards + 1)
        usual: float = self.usual_gain(seat) * (chance if chance < 1.0 else 1.0)
        step: float = (self.tuning.high - self.tuning.low) / float(VALUES - 1)
        for card in range(VALUES):
            self.worth[seat * CARDS + card] = usual * (self.tuning.low + step * float(card))
        self.worth[seat * CARDS + R2D2] = usual * self.tuning.droid

    # The duel

    def lay(self, seat: i64, stream: Stream) -> i64:
        """A card for this duel, drawn from the mixture."""
        self.find_habits()
        point: float = float(stream.below(GRAIN)) / float(GRAIN)
        choice: i64 = -1
        for card in range(CARDS):
            share: float = self.habit[seat * CARDS + card]
            if share > 0.0:
                choice = card
                if point < share:
                    return card
                point -= share
        return choice

    def find_habits(self) -> None:
        """Sets `habit` to how often each seat lays each card."""
        for other in range(self.seats):
            self.gains[other] = self.gain(other, self.seen.card)
            self._begin_evenly(other)
        for turn in range(self.tuning.rounds):
            self._answer_habits(1.0 / float(turn + 2))

    def _begin_evenly(self, seat: i64) -> None:
        hand: i64 = self.seen.hand(seat) & self.seen.playable
        for card in range(CARDS):
            if hand >> card & 1:
                self.habit[seat * CARDS + card] = 1.0 / float(BITS[hand])

    def _answer_habits(self, weight: float) -> None:
        """Every seat moves its habit a little towards its best card against the others."""
        self._compare()
        best: vec[i64] = vec[i64]([-1] * self.seats)
        for seat in range(self.seats):
            best[seat] = self._best(seat)
        for seat in range(self.seats):
            if best[seat] >= 0:
                for card in range(CARDS):
                    self.habit[seat * CARDS + card] *= 1.0 - weight
                self.habit[seat * CARDS + best[seat]] += weight

    def _best(self, seat: i64) -> i64:
        hand: i64 = self.seen.hand(seat) & self.seen.playable
        best: i64 = -1
        most: float = 0.0
        for card in range(CARDS):
            if hand >> card & 1:
                value: float = self._payoff(seat, card)
                if best < 0 or value > most:
                    best = card
                    most = value
        return best

    def _compare(self) -> None:
        """The probability that each seat lays something lower than each card of another seat."""
        for seat in range(self.seats):
            for card in range(CARDS):
                if self.habit[seat * CARDS + card] > 0.0:
                    for other in range(self.seats):
                        if other != seat:
                            place = (other * self.seats + seat) * CARDS + card
                            self.below[place] = self._lower(other, self.seen.rank(seat, card))

    def _lower(self, seat: i64, rank: i64) -> float:
        if self.seen.hand(seat) & self.seen.playable == 0:
            return 1.0
        total: float = 0.0
        for card in range(CARDS):
            if self.seen.rank(seat, card) < rank:
                total += self.habit[seat * CARDS + card]
        return total

    def _wins(self, seat: i64, card: i64, without: i64) -> float:
        """The probability that a card wins against all others but one."""
        chance: float = 0.0 if card == R2D2 else 1.0
        for other in range(self.seats):
            if other != seat and other != without:
                chance *= self.below[(other * self.seats + seat) * CARDS + card]
        return chance

    def _payoff(self, seat: i64, card: i64) -> float:
        own: float = self.worth[seat * CARDS + card]
        win: float = self._wins(seat, card, -1)
        if self.seen.card < VADERS:
            return self._vader_payoff(seat, own, win)
        value: float = win * (self.gains[seat] - own)
        if card == R2D2:
            value = self._errand(seat)
        return value - self.envy * self._others_win(seat, card)

    def _vader_payoff(self, seat: i64, own: float, win: float) -> float:
        """The winner takes the penalty and the others lose their cards."""
        penalty: float = -self.gains[seat]
        lost: float = 0.0
        for other in range(self.seats):
            if other != seat:
                for card in range(VALUES):
                    lost += self.habit[other * CARDS + card] * self.worth[other * CARDS + card]
        return win * (self.envy * lost - penalty) + (1.0 - win) * (self.envy * penalty - own)

    def _others_win(self, seat: i64, card: i64) -> float:
        """The others' expected gain in this duel if a seat lays a card."""
        rank: i64 = self.seen.rank(seat, card)
        total: float = 0.0
        for other in range(self.seats):
            if other != seat:
                for theirs in range(VALUES):
                    often: float = self.habit[other * CARDS + theirs]
                    if often > 0.0 and self.seen.rank(other, theirs) > rank:
                        value: float = self.gains[other] - self.worth[other * CARDS + theirs]
                        total += often * self._wins(other, theirs, seat) * value
        return total

    # R2-D2

    def _errand(self, seat: i64) -> float:
        """The worth of the next card of the pile to the one who decides about it."""
        alone: float = 1.0
        for other in range(self.seats):
            if other != seat:
                alone *= 1.0 - self.habit[other * CARDS + R2D2]
        total: float = 0.0
        for card in range(VADERS + len(self.seen.worth)):
            left: i64 = self.seen.left(card)
            if left:
                total += float(left) * self.decision(seat, card)
        return alone * total / float(self.seen.pile) if self.seen.pile else 0.0

    def decision(self, seat: i64, card: i64) -> float:
        """The better of keeping a card and giving it away."""
        keep: float = self.value_of_keeping(seat, card)
        give: float = self.value_of_giving(seat, self.receiver(seat, card), card)
        return keep if keep > give else give

    def value_of_keeping(self, seat: i64, card: i64) -> float:
        cost: float = 0.0 if card < VADERS else self.worth[seat * CARDS + R2D2]
        return self.gain(seat, card) - cost

    def value_of_giving(self, seat: i64, other: i64, card: i64) -> float:
        cost: float = self.worth[seat * CARDS + R2D2] if card < VADERS else 0.0
        return -self.envy * self.gain(other, card) - cost

    def receiver(self, seat: i64, card: i64) -> i64:
        """Vader goes to the leader, a villain to the seat it helps least."""
        best: i64 = -1
        most: float = 0.0
        for other in range(self.seats):
            if other != seat:
                fit: float = float(self.seen.score(other))
                if card >= VADERS:
                    fit = -self.gain(other, card) - 0.01 * fit
                if best < 0 or fit > most:
                    best = other
                    most = fit
        return best
