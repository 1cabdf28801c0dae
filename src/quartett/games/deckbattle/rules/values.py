"""Deck Battle: what is read from the table when a number is asked for: values, prices, points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.masking import Hiding
from quartett.games.deckbattle.rules.state import (
    ASSIGNED,
    INVENTORY,
    ITEM,
    KIND,
    NO_CARD,
    PLAY,
    PLUS_COMBAT,
    PLUS_FORCE,
    PLUS_HUNT,
    PLUS_RECRUIT,
    PLUS_RECRUITING,
)

MASK_COST: Final = 4
MASK_POINTS: Final = 3

# What a bonus adds to, as bits.
FORCE: Final = 1 << m.FORCE
COMBAT_FORCE: Final = 1 << m.COMBAT_FORCE
RECRUITMENT: Final = 1 << m.RECRUITMENT
RECRUITING_ONLY: Final = 1 << m.RECRUITING_ONLY


def ones(bits: i64) -> i64:
    total: i64 = 0
    while bits:
        total += bits & 1
        bits >>= 1
    return total


class Counting(Hiding):
    """Everything that holds is read here."""

    def in_play(self) -> i64:
        """How many places in play there are; those who left keep theirs until the turn ends."""
        return len(self.play) // PLAY

    def at(self, slot: i64, what: i64) -> i64:
        return self.play[slot * PLAY + what]

    def set_at(self, slot: i64, what: i64, number: i64) -> None:
        self.play[slot * PLAY + what] = number

    # What holds

    def price(self, what: i64, affinities: i64) -> i64:
        """How much a price changes by characters and items in play and the Threat on the field."""
        play: vec[i64] = self.play
        box: Box = self.box
        total: i64 = 0
        for place in range(0, len(play), PLAY):
            kind: i64 = play[place + KIND]
            if kind >= 0:
                total += self._changes(box.holding[kind], what, affinities)
                item: i64 = play[place + ITEM]
                if item >= 0:
                    total += self._changes(box.item_holding[item], what, affinities)
        if self.threat >= 0:
            field: i64 = box.on_field[self.field[self.threat]]
            total += self._changes(field, what, affinities)
        return total

    def _changes(self, place: i64, what: i64, affinities: i64) -> i64:
        total: i64 = 0
        if not self.box.about[place] >> m.ABOUT_PRICE + what & 1:
            return total
        holds: vec[i64] = self.box.holds
        while holds[place]:
            if holds[place] == m.H_COST and holds[place + 1] == what:
                wanted: i64 = holds[place + 3]
                if wanted == 0 or wanted & affinities:
                    total += holds[place + 2]
            place += m.STEP
        return total

    def rule_of_threat(self, op: i64) -> i64:
        """Where the Threat on the field has a row of this kind, or -1."""
        if self.threat < 0:
            return -1
        place: i64 = self.box.on_field[self.field[self.threat]]
        if not self.box.about[place] >> m.ABOUT_OTHER + op & 1:
            return -1
        while self.box.holds[place] != op:
            place += m.STEP
        return place

    def _bonus(self, slot: i64, whats: i64, items: bool) -> i64:
        """What cards in play add to values (as bits) of a character in play."""
        play: vec[i64] = self.play
        box: Box = self.box
        total: i64 = 0
        for giver in range(self.in_play()):
            kind: i64 = play[giver * PLAY + KIND]
            if kind < 0:
                continue
            rows: i64 = box.holding[kind]
            if box.about[rows] & whats:
                total += self._given(rows, giver, slot, whats)
            item: i64 = play[giver * PLAY + ITEM]
            if items and item >= 0:
                total += self._given(box.item_holding[item], giver, slot, whats)
        return total

    def _given(self, place: i64, giver: i64, slot: i64, whats: i64) -> i64:
        holds: vec[i64] = self.box.holds
        affinities: i64 = self.box.affinities[self.at(slot, KIND)]
        total: i64 = 0
        while holds[place]:
            if holds[place] == m.H_BONUS and whats >> holds[place + 1] & 1:
                whom: i64 = holds[place + 3]
                if (
                    whom == m.EVERYBODY
                    or (whom > 0 and whom & affinities)
                    or (whom == m.BEARER_ONLY and giver == slot)
                ):
                    total += holds[place + 2]
            place += m.STEP
        return total

    # Values of characters in play

    def mission_force(self, slot: i64) -> i64:
        """DECK-061, 120, A14: what counts in combat only is left out."""
        kind: i64 = self.at(slot, KIND)
        base: i64 = self.box.force[kind] + self.at(slot, PLUS_FORCE)
        return base + self._bonus(slot, FORCE, True)

    def channelled(self, kind: i64) -> i64:
        """What a character brings when its chakra is channelled."""
        return max(self.box.chakra[kind] + self.price(m.P_CHANNEL, 0), 0)

    def combat_force(self, slot: i64) -> i64:
        """DECK-A15: a bonus gives Force to one who had none."""
        items: bool = not (self.aims_at_threat() and self.rule_of_threat(m.H_NO_ITEMS) >= 0)
        kind: i64 = self.at(slot, KIND)
        total: i64 = self.box.force[kind] + self.at(slot, PLUS_FORCE) + self.at(slot, PLUS_COMBAT)
        if self.akamaru >= 0 and self.target == self.akamaru:
            total += self.at(slot, PLUS_HUNT)
        return total + self._bonus(slot, FORCE | COMBAT_FORCE, items)

    def buying_recruit(self, slot: i64) -> i64:
        """DECK-121: what counts for recruiting only is left out."""
        kind: i64 = self.at(slot, KIND)
        base: i64 = self.box.recruit[kind] + self.at(slot, PLUS_RECRUIT)
        return base + self._bonus(slot, RECRUITMENT, True)

    def recruiting(self, slot: i64, target: i64) -> i64:
        kind: i64 = self.at(slot, KIND)
        total: i64 = self.box.recruit[kind] + self.at(slot, PLUS_RECRUIT)
        total += self.at(slot, PLUS_RECRUITING) + self._shared(slot, target)
        return total + self._bonus(slot, RECRUITMENT | RECRUITING_ONLY, True)

    def _shared(self, slot: i64, target: i64) -> i64:
        kind: i64 = self.at(slot, KIND)
        item: i64 = self.at(slot, ITEM)
        affinities: i64 = self.box.affinities[kind] & self.box.affinities[target]
        amount: i64 = self._amount(self.box.holding[kind], m.H_SHARED)
        if item >= 0:
            amount += self._amount(self.box.item_holding[item], m.H_SHARED)
        return amount * ones(affinities)

    def _amount(self, place: i64, op: i64) -> i64:
        total: i64 = 0
        if not self.box.about[place] >> m.ABOUT_OTHER + op & 1:
            return total
        while self.box.holds[place]:
            if self.box.holds[place] == op:
                total += self.box.holds[place + 1]
            place += m.STEP
        return total

    # The manoeuvre: `target` is a field slot, or FIELD for a mask; for buying a market place

    def aims_at_threat(self) -> bool:
        return self.man == m.FIGHTING and self.target >= 0 and self.target == self.threat

    def aims_at_mask(self) -> bool:
        return self.man == m.FIGHTING and self.target == len(self.field)

    def worth(self, slot: i64) -> i64:
        """What a character in play brings to the manoeuvre."""
        if self.at(slot, KIND) < 0:
            return 0
        if self.man == m.FIGHTING:
            return self.combat_force(slot)
        if self.man == m.BUYING:
            return self.buying_recruit(slot)
        return self.recruiting(slot, self.field[self.target])

    def total(self) -> i64:
        total: i64 = 0
        for slot in range(self.in_play()):
            if self.at(slot, ASSIGNED):
                total += self.worth(slot)
        return total

    def assigned(self) -> i64:
        total: i64 = 0
        for slot in range(self.in_play()):
            total += self.at(slot, ASSIGNED)
        return total

    def least(self) -> i64:
        """How many characters the fight needs."""
        place: i64 = self.rule_of_threat(m.H_FIGHTERS) if self.aims_at_threat() else -1
        return 1 if place < 0 else self.box.holds[place + 1]

    def most(self) -> i64:
        place: i64 = self.rule_of_threat(m.H_FIGHTERS) if self.aims_at_threat() else -1
        return 99 if place < 0 else self.box.holds[place + 2]

    def needed(self) -> i64:
        """What the manoeuvre costs; never less than 1."""
        cost: i64 = MASK_COST
        if self.man == m.BUYING:
            cost = self.market_price(self.target)
        elif not self.aims_at_mask():
            kind: i64 = self.field[self.target]
            cost = self.fight_cost(kind) if self.man == m.FIGHTING else self.recruit_cost(kind)
        return max(cost, 1)

    def market_price(self, place: i64) -> i64:
        """DECK-080: what the item on a place of the market costs; never less than 1."""
        return max((2 if place < 2 else 3) + self.price(m.P_MARKET, 0), 1)

    def fight_cost(self, kind: i64) -> i64:
        """DECK-128: with the expert variant own Threat tokens make the Threat dearer."""
        affinities: i64 = self.box.affinities[kind]
        cost: i64 = self.box.force_cost[kind] + self.price(m.P_FIGHT, affinities)
        if self.box.is_threat(kind):
            cost += self.price(m.P_THREAT, affinities)
            if self.expert:
                cost += self.tokens_of(self.turn)
        return cost

    def recruit_cost(self, kind: i64) -> i64:
        return self.box.recruit_cost[kind] + self.price(m.P_RECRUIT, self.box.affinities[kind])

    def reach(self) -> i64:
        """The most that the characters in play could bring together to the manoeuvre."""
        most: i64 = self.most()
        if most < self.in_play():
            return self._best(most)
        total: i64 = 0
        for slot in range(self.in_play()):
            total += max(self.worth(slot), 0)
        return total

    def _best(self, most: i64) -> i64:
        """What the strongest bring, where only so many may take part."""
        worths = [max(int(self.worth(slot)), 0) for slot in range(self.in_play())]
        worths.sort(reverse=True)
        return sum(worths[:most])

    def helpers(self) -> i64:
        """How many characters in play could take part."""
        total: i64 = 0
        for slot in range(self.in_play()):
            if self.worth(slot) > 0:
                total += 1
        return total

    # Belongings

    def tokens_of(self, seat: i64) -> i64:
        total: i64 = 0
        for place in range(seat * self.box.tokens, (seat + 1) * self.box.tokens):
            total += self.owned[place]
        return total

    def missions_of(self, seat: i64) -> i64:
        total: i64 = 0
        for place in range(seat * self.box.missions, (seat + 1) * self.box.missions):
            total += self.done[place]
        return total

    def items_of(self, seat: i64) -> i64:
        total: i64 = 0
        for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
            if self.inventory[place] != NO_CARD:
                total += 1
        return total
