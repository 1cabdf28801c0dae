"""Konoha: a team that knows all hands. It is not for a seat at a table: the lab uses it to show how
far the bots are from what the deals allow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.konoha.players.expectations import needed_now
from quartett.games.konoha.rules import legality, moves, state
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.strength import BIT, CARDS, Strength, count

WIDTH: Final = 12
"""The beam width: how many of the best positions are kept from turn to turn."""
WORTH_TRYING: Final = 0.3
NOWHERE: Final = -999


class Clairvoyant(Bot):
    """Makes all seats pass so that the first possible mission is won."""

    def __init__(self) -> None:
        self.planned: vec[i64] = vec[i64]([])  # the hands that the plan is for
        self.plan: vec[i64] = vec[i64]([])  # what each seat passes

    def sees_all(self) -> bool:
        return True

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Konoha)
        phase: i64 = seen.phase
        if phase == state.PASSING:
            return moves.PASS + self.passed(seen, seat)
        if phase == state.SIGNALLING:
            return moves.SILENT
        if phase == state.VOTING:
            enough: bool = float(total(seen)) >= needed_now(seen)
            return moves.GO if enough or seen.next_tile() == state.VILLAGE else moves.WAIT
        if phase == state.BOOSTING:
            return moves.USE_STRENGTH if seen.proposal == state.OWED else moves.AGREE
        if phase == state.AGREEING:
            return moves.AGREE if seen.proposal != state.OWED else self.proposed(seen)
        if phase == state.GIVING:
            best: i64 = best_gift(seen)
            return moves.GIVE + best % 32 if best // 32 % 8 == seat else moves.KEEP
        if phase == state.TAKING:
            return moves.TAKE if best_gift(seen) // 256 == seat else moves.REFUSE
        assert phase == state.RECRUITING
        return moves.TAKE

    def passed(self, seen: Konoha, seat: i64) -> i64:
        if list(self.planned) != list(seen.hands):
            self.planned = seen.hands[:]
            self.plan = plan(seen)
        return self.plan[seat]

    def proposed(self, seen: Konoha) -> i64:
        """A power that wins the mission under the token, if there is one."""
        needed: float = needed_now(seen)
        if float(total(seen)) >= needed:
            return moves.KEEP
        if legality.is_usable(seen, moves.USE_GIFT) and best_gift(seen) >= 0:
            return moves.USE_GIFT
        if legality.is_usable(seen, moves.USE_PASS):
            ways = Ways(seen.strength, seen.hands, 1)
            if float(ways.totals[0]) >= needed:
                return moves.USE_PASS
        if legality.is_usable(seen, moves.USE_RECRUIT):
            return best_recruit(seen)
        return moves.KEEP


def total(seen: Konoha) -> i64:
    strength: i64 = 0
    for seat in range(seen.seats):
        strength += seen.strength.of(seen.hands[seat])
    return strength


class Ways:
    """The best ways in which all seats can pass once: totals and cards, the best first."""

    def __init__(self, strength: Strength, hands: vec[i64], width: i64) -> None:
        self.seats: i64 = len(hands)
        self.width: i64 = width
        self.totals: vec[i64] = vec[i64]([NOWHERE] * width)
        self.cards: vec[i64] = vec[i64]([0] * (width * self.seats))
        self.sizes: vec[i64] = vec[i64]([0] * self.seats)
        self.worth: vec[i64] = vec[i64]([0] * (self.seats * 64))
        self.held: vec[i64] = vec[i64]([0] * (self.seats * 8))
        self.picked: vec[i64] = vec[i64]([0] * self.seats)
        self._measure(strength, hands)
        self._try(0, 0)

    def _measure(self, strength: Strength, hands: vec[i64]) -> None:
        """The worth of each hand, by the card it gives and the card it gets."""
        for seat in range(self.seats):
            self.sizes[seat] = count(hands[seat])
            for place in range(self.sizes[seat]):
                self.held[seat * 8 + place] = CARDS.kind_at(hands[seat], place)
        for seat in range(self.seats):
            right: i64 = seat - 1 if seat else self.seats - 1
            for goes in range(self.sizes[seat]):
                rest: i64 = hands[seat] ^ BIT[self.held[seat * 8 + goes]]
                for comes in range(self.sizes[right]):
                    hand: i64 = rest | BIT[self.held[right * 8 + comes]]
                    self.worth[seat * 64 + goes * 8 + comes] = strength.of(hand)

    def _try(self, seat: i64, so_far: i64) -> None:
        """Tries every way from this seat on."""
        if seat == self.seats:
            last: i64 = self.picked[seat - 1]
            self._keep(so_far + self.worth[self.picked[0] * 8 + last])
            return
        for place in range(self.sizes[seat]):
            self.picked[seat] = place
            more: i64 = 0
            if seat:
                more = self.worth[seat * 64 + place * 8 + self.picked[seat - 1]]
            self._try(seat + 1, so_far + more)

    def _keep(self, reached: i64) -> None:
        place: i64 = self.width - 1
        if reached <= self.totals[place]:
            return
        while place and self.totals[place - 1] < reached:
            self.totals[place] = self.totals[place - 1]
            for seat in range(self.seats):
                self.cards[place * self.seats + seat] = self.cards[(place - 1) * self.seats + seat]
            place -= 1
        self.totals[place] = reached
        for seat in range(self.seats):
            card: i64 = self.held[seat * 8 + self.picked[seat]]
            self.cards[place * self.seats + seat] = card

    def after(self, hands: vec[i64], way: i64) -> vec[i64]:
        """The hands after everybody has passed in this way."""
        new: vec[i64] = hands[:]
        for seat in range(self.seats):
            card: i64 = BIT[self.cards[way * self.seats + seat]]
            left: i64 = seat + 1 if seat + 1 < self.seats else 0
            new[seat] ^= card
            new[left] |= card
        return new

    def first(self, way: i64) -> vec[i64]:
        """What each seat passes in this way."""
        start: i64 = way * self.seats
        return self.cards[start : start + self.seats]


def plan(seen: Konoha) -> vec[i64]:
    """What each seat passes now to win a mission of this round as early as a beam search can find;
    otherwise, to get the highest total."""
    needed: float = needed_now(seen)
    ways = Ways(seen.strength, seen.hands, WIDTH)
    best: vec[i64] = ways.first(0)
    highest: i64 = ways.totals[0]
    positions: list[vec[i64]] = []
    firsts: list[vec[i64]] = []
    for way in range(WIDTH):
        if ways.totals[way] > NOWHERE:
            positions.append(ways.after(seen.hands, way))
            firsts.append(ways.first(way))
    for _ in range(turns_left(seen)):
        if float(highest) >= needed:
            return best
        found: list[int] = []
        nexts: list[vec[i64]] = []
        seeds: list[vec[i64]] = []
        for place in range(len(positions)):
            further = Ways(seen.strength, positions[place], 2)
            for way in range(2):
                if further.totals[way] > highest:
                    highest = further.totals[way]
                    best = firsts[place]
                nexts.append(further.after(positions[place], way))
                seeds.append(firsts[place])
                found.append(int(further.totals[way]))
        positions, firsts = thin(found, nexts, seeds)
    return best


def thin(
    found: list[int], nexts: list[vec[i64]], seeds: list[vec[i64]]
) -> tuple[list[vec[i64]], list[vec[i64]]]:
    """The best positions, with their first passes."""
    order = sorted(range(len(found)), key=lambda place: -found[place])[:WIDTH]
    return [nexts[place] for place in order], [seeds[place] for place in order]


def turns_left(seen: Konoha) -> int:
    """How many more times the token can move in this round."""
    return len([tile for tile in CARDS.kinds(seen.line) if tile > seen.token])


def best_gift(seen: Konoha) -> i64:
    """The gift that wins the mission: taker * 256 + giver * 32 + card, or -1."""
    needed: float = needed_now(seen)
    reached: i64 = total(seen)
    for giver in range(seen.seats):
        before: i64 = seen.strength.of(seen.hands[giver])
        for card in CARDS.kinds(seen.hands[giver]):
            if seen.phase == state.TAKING and (card != seen.gift or giver != seen.giver):
                continue
            loss: i64 = before - seen.strength.of(seen.hands[giver] ^ BIT[card])
            for taker in range(seen.seats):
                hand: i64 = seen.hands[taker]
                gain: i64 = seen.strength.of(hand | BIT[card]) - seen.strength.of(hand)
                if taker != giver and float(reached - loss + gain) >= needed:
                    return taker * 256 + giver * 32 + card
    return -1


def best_recruit(seen: Konoha) -> i64:
    """The seat most likely to win the mission with one more card from the pile, if it is worth
    trying."""
    missing: i64 = i64(needed_now(seen)) - total(seen)
    pile = CARDS.kinds(seen.unseen)
    best: i64 = moves.KEEP
    most: float = WORTH_TRYING
    for seat in range(seen.seats):
        hand: i64 = seen.hands[seat]
        before: i64 = seen.strength.of(hand)
        good: i64 = 0
        for card in pile:
            if seen.strength.of(hand | BIT[card]) - before >= missing:
                good += 1
        if float(good) / len(pile) > most:
            most = float(good) / len(pile)
            best = moves.USE_RECRUIT + seat
    return best


TEAM: Final = Clairvoyant()
"""One for all seats, since they share a plan."""
