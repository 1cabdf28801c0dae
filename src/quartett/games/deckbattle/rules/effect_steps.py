"""Deck Battle: effects that happen, step by step. A step that asks waits on the stack."""

from mypy_extensions import i64

from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.piles import Piles
from quartett.games.deckbattle.rules.state import (
    ALL_CHIPS,
    FIELD,
    INSECTS,
    KIND,
    NO_CARD,
    PLUS_HUNT,
    SEAT,
)


class Working(Piles):
    """The top task is T_EFFECT: the place in the code, who does it (a place in play, or -1), and
    the seat."""

    def start_effect(self, place: i64, slot: i64, seat: i64) -> None:
        if place >= 0:
            self.push(m.T_EFFECT, place, slot, seat)

    def trigger(self, slot: i64, event: i64) -> None:
        """What the character in play, or the item it wears, does when something has happened."""
        kind: i64 = self.at(slot, KIND)
        place: i64 = self.box.holding[kind]
        while self.box.holds[place]:
            if self.box.holds[place] == m.H_WHEN and self.box.holds[place + 1] == event:
                self.start_effect(self.box.holds[place + 2], -1, self.turn)
            place += m.STEP

    def work(self) -> bool:
        """Takes the next step of the top effect. Answers whether somebody must choose first."""
        place: i64 = self.top(1)
        op: i64 = self.box.code[place]
        if op == m.STOP:
            self.pop()
            return False
        if self._asks(op):
            if self._anything_to_choose():
                self.phase, self.actor = m.CHOOSING, self.top(3)
                return True
            self.set_top(1, place + m.STEP)
            return False
        self.set_top(1, place + m.STEP)
        self._happen(op, place, self.top(2), self.top(3))
        return False

    def _asks(self, op: i64) -> bool:
        """Whether a step needs a choice."""
        return m.ELIMINATE <= op <= m.ACQUIRE or op == m.COPY or op == m.PLACE_AKAMARU

    def _happen(self, op: i64, place: i64, slot: i64, seat: i64) -> None:
        first: i64 = self.box.code[place + 1]
        second: i64 = self.box.code[place + 2]
        if op == m.GAIN:
            counted: i64 = self.counted(self.box.code[place + 3], slot, seat)
            self.gain(seat, first, second * counted, slot)
        elif op == m.HEAL_TOP:
            self.heal_top(seat, first)
        elif op == m.DRAIN:
            for other in range(self.seats):
                if other != seat or slot == m.OF_THREAT:
                    self.lose(other, first, second)
        elif op == m.DESTROY:
            self._destroy(first)
        elif op == m.HUNT:
            if self.at(slot, KIND) >= 0:
                self.set_at(slot, PLUS_HUNT, self.at(slot, PLUS_HUNT) + first)
        else:
            self._handle_tokens(op, first, seat)

    def _handle_tokens(self, op: i64, amount: i64, seat: i64) -> None:
        if op == m.PLACE_LION:
            self.lion[seat] = 1
        elif op == m.PLACE_INSECTS:
            self.insects[seat] = min(INSECTS, self.insects[seat] + amount)
        elif op == m.CLEAR_INSECTS:
            self.insects[seat] = 0
        elif op == m.RESET_CHIPS:
            self.chips = ALL_CHIPS
        elif op == m.TAKE_CHIP and self.chips:  # DECK-A44
            self.push(m.T_CHIP, seat)

    def counted(self, per: i64, slot: i64, seat: i64) -> i64:
        """How often a gain is given."""
        if per == m.PER_INSECT:
            return self.insects[seat]
        if per == m.PER_WOUNDED:
            return self.wounded_of(seat)
        if per == m.PER_ITEM:
            return self.items_of(seat)
        if per >= m.PER_AFFINITY:
            return self._others_with(per - m.PER_AFFINITY, slot)
        return 1

    def _others_with(self, affinity: i64, slot: i64) -> i64:
        total: i64 = 0
        for other in range(self.in_play()):
            kind: i64 = self.at(other, KIND)
            if other != slot and kind >= 0 and self.box.affinities[kind] >> affinity & 1:
                total += 1
        return total

    def heal_top(self, seat: i64, into_play: i64) -> None:
        """DECK-062, 063, 065."""
        kind: i64 = self.top_wounded(seat)
        if kind == NO_CARD:
            return
        self.take_wounded(seat, kind)
        self.note(m.N_HEALED, seat, kind, into_play)
        if into_play:
            self.enter(kind)
        else:
            self.throw(seat, kind)

    def _destroy(self, amount: i64) -> None:
        for slot in range(FIELD - 1, -1, -1):
            if amount and slot != self.threat and self.field[slot] != NO_CARD:
                self.eliminate(self.vacate(slot, NO_CARD))
                amount -= 1

    # Choosing

    def _anything_to_choose(self) -> bool:
        if self.box.code[self.top(1)] == m.TAKE_ITEM:
            return any(self.can_take(item) for item in range(self.box.items))
        return any(self.can_choose(kind) for kind in range(self.box.kinds))

    def can_choose(self, kind: i64) -> bool:
        """Whether the step that asks would take a kind of character."""
        place, slot, seat = self.top(1), self.top(2), self.top(3)
        op: i64 = self.box.code[place]
        limit: i64 = self.box.code[place + 1]
        if op == m.RECALL or (op == m.ELIMINATE and limit == m.IN_DISCARD):
            lying: bool = self.discard[seat * self.box.kinds + kind] > 0
            fits: bool = op == m.ELIMINATE or limit == 0
            return lying and (fits or (self.box.affinities[kind] & limit) != 0)
        if op == m.ELIMINATE and limit == m.IN_INFIRMARY:
            return any(card == seat * SEAT + kind for card in self.wounded)
        if op == m.COPY:
            return self._copied(kind, slot) >= 0
        if op == m.TAKE_ITEM or self.slot_of(kind) < 0:
            return False
        if op == m.ACQUIRE:
            return 0 < self.box.recruit_cost[kind] <= limit and not self.box.is_threat(kind)
        return op == m.PLACE_AKAMARU or not self.box.is_threat(kind)

    def _copied(self, kind: i64, slot: i64) -> i64:
        """DECK-123: another character in play whose ability can be paid; not one that copies."""
        place: i64 = self.box.ability[kind]
        if place < 0 or self.box.code[place] == m.COPY:
            return -1
        if self.box.ability_cost[kind] > self.chakra[self.turn]:
            return -1
        for other in range(self.in_play()):
            if other != slot and self.at(other, KIND) == kind:
                return place
        return -1

    def can_take(self, item: i64) -> bool:
        places: i64 = self.box.code[self.top(1) + 1]
        return any(self.market[place] == item for place in range(places))

    def choose(self, kind: i64) -> None:
        place, slot, seat = self.top(1), self.top(2), self.top(3)
        op: i64 = self.box.code[place]
        self.skip()
        if op == m.ELIMINATE:
            self._eliminate_from(self.box.code[place + 1], seat, kind)
        elif op == m.RECALL:
            self.discard[seat * self.box.kinds + kind] -= 1
            self.note(m.N_RECALLED, seat, kind)
            self.enter(kind)
        elif op == m.ACQUIRE:
            self.vacate(self.slot_of(kind), seat)
            self.note(m.N_ACQUIRED, seat, kind)
            self.throw(seat, kind)
        elif op == m.COPY:
            self.note(m.N_COPIED, seat, kind)
            self.chakra[seat] -= self.box.ability_cost[kind]
            self.start_effect(self.box.ability[kind], slot, seat)
        else:
            self.akamaru = self.slot_of(kind)
            self.note(m.N_AKAMARU, seat, kind)

    def _eliminate_from(self, where: i64, seat: i64, kind: i64) -> None:
        if where == m.IN_DISCARD:
            self.discard[seat * self.box.kinds + kind] -= 1
        elif where == m.IN_INFIRMARY:
            self.take_wounded(seat, kind)
        else:
            self.vacate(self.slot_of(kind), NO_CARD)
        self.eliminate(kind)

    def take(self, item: i64) -> None:
        seat: i64 = self.top(3)
        self.skip()
        for place in range(len(self.market)):
            if self.market[place] == item:
                self.market[place] = NO_CARD
                self.store(seat, item)
                self.note(m.N_TOOK, seat, item)
                return

    def skip(self) -> None:
        """The step is done."""
        self.set_top(1, self.top(1) + m.STEP)
