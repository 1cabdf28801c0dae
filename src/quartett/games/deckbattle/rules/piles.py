"""Deck Battle: how cards go from one place to another, and what else every rule needs."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.scoring import Scoring
from quartett.games.deckbattle.rules.state import (
    FIELD,
    GAUGE,
    INVENTORY,
    ITEM,
    KIND,
    NO_CARD,
    PLAY,
    PLUS_COMBAT,
    PLUS_FORCE,
    PLUS_RECRUIT,
    PLUS_RECRUITING,
    PREPARATION,
    SEAT,
    USED,
)


def without(row: vec[i64], card: i64) -> vec[i64]:
    """A list without the first card like this."""
    left = vec[i64]()
    found = False
    for one in row:
        if one == card and not found:
            found = True
        else:
            left = append(left, one)
    return left


def joined(row: vec[i64], number: i64) -> vec[i64]:
    """A row in order, each number once, with one more."""
    place: i64 = len(row)
    for one in row:
        if one == number:
            return row
    row = append(row, number)
    while place > 0 and row[place - 1] > number:
        row[place] = row[place - 1]
        place -= 1
    row[place] = number
    return row


class Piles(Scoring):
    def note(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """For the listener, if there is one."""
        if self.story is not None:
            self.story.append((int(kind), int(seat), int(first), int(second)))

    # The stack

    def push(self, task: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        self.stack = append(self.stack, task)
        self.stack = append(self.stack, first)
        self.stack = append(self.stack, second)
        self.stack = append(self.stack, third)

    def top(self, what: i64) -> i64:
        """A number of the top task: 0 is which task, then its three numbers."""
        return self.stack[len(self.stack) - m.TASK + what]

    def set_top(self, what: i64, number: i64) -> None:
        self.stack[len(self.stack) - m.TASK + what] = number

    def pop(self) -> None:
        for _ in range(i64(m.TASK)):
            self.stack, _number = pop(self.stack)

    def push_draw(self, seat: i64, cards: i64) -> None:
        """DECK-049, 115: what is drawn in one's own preparation is played at once; otherwise it
        is kept in hand."""
        into_play: i64 = 1 if seat == self.turn and self.step == PREPARATION else 0
        self.push(m.T_DRAW, seat, cards, into_play)

    # In play

    def enter(self, kind: i64) -> None:
        """A character comes into play. One that was used and left comes back used: DECK-051."""
        used: i64 = 0
        for card in self.spent:
            if card == kind:
                used = 1
        if used:
            self.spent = without(self.spent, kind)
        for what in range(PLAY):
            number: i64 = 0
            if what == KIND:
                number = kind
            elif what == USED:
                number = used
            elif what == ITEM:
                number = NO_CARD
            self.play = append(self.play, number)

    def leave(self, slot: i64) -> i64:
        """A character leaves play; DECK-118: its item goes under the market pile."""
        kind: i64 = self.at(slot, KIND)
        item: i64 = self.at(slot, ITEM)
        if item != NO_CARD:
            self.return_item(item)
        if self.at(slot, USED):
            self.spent = append(self.spent, kind)
        for what in range(PLAY):
            self.set_at(slot, what, 0)
        self.set_at(slot, KIND, NO_CARD)
        self.set_at(slot, ITEM, NO_CARD)
        return kind

    def throw(self, seat: i64, kind: i64) -> None:
        """DECK-012: onto the own discard."""
        self.discard[seat * self.box.kinds + kind] += 1

    def return_item(self, item: i64) -> None:
        self.under_items = append(self.under_items, item)
        self.note(m.N_RETURNED, self.turn, item)

    # Wounds

    def wound(self, seat: i64, kind: i64) -> None:
        """DECK-066, A19: at the bottom of the infirmary."""
        self.wounded = append(self.wounded, seat * SEAT + kind)

    def take_wounded(self, seat: i64, kind: i64) -> None:
        self.wounded = without(self.wounded, seat * SEAT + kind)

    # The field

    def slot_of(self, kind: i64) -> i64:
        """Where a kind stands on the field, or -1. Of two alike the one with Akamaru on it is
        meant by its owner, and the other one by the others."""
        found: i64 = -1
        own: bool = self.turn == self.akamaru_owner
        for slot in range(i64(FIELD)):
            if self.field[slot] == kind:
                better: bool = slot == self.akamaru if own else found == self.akamaru
                if found < 0 or better:
                    found = slot
        return found

    def vacate(self, slot: i64, by: i64) -> i64:
        """A character leaves the field. DECK-107, A43: Akamaru goes home, and its owner draws if
        an opponent acquired the character."""
        kind: i64 = self.field[slot]
        self.field[slot] = NO_CARD
        if slot == self.akamaru:
            self.akamaru = NO_CARD
            self.note(m.N_AKAMARU, self.akamaru_owner, NO_CARD)
            if by >= 0 and by != self.akamaru_owner:
                self.push_draw(self.akamaru_owner, 1)
        return kind

    def eliminate(self, kind: i64) -> None:
        """DECK-119."""
        self.eliminated = append(self.eliminated, kind)
        self.note(m.N_ELIMINATED, self.turn, kind)

    # The inventory

    def has_item(self, seat: i64, item: i64) -> bool:
        for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
            if self.inventory[place] == item:
                return True
        return False

    def has_room(self, seat: i64) -> bool:
        return self.has_item(seat, NO_CARD)

    def store(self, seat: i64, item: i64) -> None:
        self._replace(seat, NO_CARD, item)

    def unstore(self, seat: i64, item: i64) -> None:
        self._replace(seat, item, NO_CARD)

    def _replace(self, seat: i64, old: i64, new: i64) -> None:
        for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
            if self.inventory[place] == old:
                self.inventory[place] = new
                return

    # Gains

    def gain(self, seat: i64, what: i64, amount: i64, slot: i64) -> None:
        """DECK-122: Force and Recruitment belong to the one who does it; DECK-A12: gauges end
        at 7."""
        if amount <= 0:
            return
        self.note(m.N_GAINED, seat, what, amount)
        if what == m.CARD:
            self.push_draw(seat, amount)
        elif what == m.CHAKRA:
            self.chakra[seat] = min(GAUGE, self.chakra[seat] + amount)
        elif what == m.SCROLL:
            self.scrolls[seat] = min(GAUGE, self.scrolls[seat] + amount)
        elif slot >= 0 and self.at(slot, KIND) >= 0:
            place: i64 = PLUS_FORCE
            if what == m.RECRUITMENT:
                place = PLUS_RECRUIT
            elif what == m.COMBAT_FORCE:
                place = PLUS_COMBAT
            elif what == m.RECRUITING_ONLY:
                place = PLUS_RECRUITING
            self.set_at(slot, place, self.at(slot, place) + amount)

    def lose(self, seat: i64, what: i64, amount: i64) -> None:
        held: i64 = self.chakra[seat] if what == m.CHAKRA else self.scrolls[seat]
        lost: i64 = min(held, amount)
        if lost:
            self.note(m.N_LOST, seat, what, lost)
        if what == m.CHAKRA:
            self.chakra[seat] -= lost
        else:
            self.scrolls[seat] -= lost
