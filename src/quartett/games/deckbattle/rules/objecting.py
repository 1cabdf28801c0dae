"""Deck Battle: what stands against a move of the preparation or the deployment."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules import refusals as no
from quartett.games.deckbattle.rules.chance import Dealing
from quartett.games.deckbattle.rules.piles import joined
from quartett.games.deckbattle.rules.state import (
    ASSIGNED,
    FIELD,
    ITEM,
    ITEM_USED,
    KIND,
    NO_CARD,
    USED,
)


class Objecting(Dealing):
    def against_on(self, kind: i64) -> i64:
        if self.first_in_play(kind) < 0:
            return no.NOT_IN_PLAY
        if self.man == m.EQUIPPING and self.unequipped(kind) < 0:
            return no.ALREADY_EQUIPPED
        if self.man == m.PERFORMING and self.box.person[kind] != self.target // 3:
            return no.NOT_OF_NAME
        return no.FINE

    def first_in_play(self, kind: i64) -> i64:
        for slot in range(self.in_play()):
            if self.at(slot, KIND) == kind:
                return slot
        return -1

    def unequipped(self, kind: i64) -> i64:
        """The first character of a kind without an item (any kind: NO_CARD), or -1."""
        for slot in range(self.in_play()):
            own: i64 = self.at(slot, KIND)
            if own >= 0 and (own == kind or kind == NO_CARD) and self.at(slot, ITEM) == NO_CARD:
                return slot
        return -1

    def unused(self, kind: i64) -> i64:
        """The first character of a kind whose ability is not used, or -1."""
        for slot in range(self.in_play()):
            if self.at(slot, KIND) == kind and not self.at(slot, USED):
                return slot
        return -1

    def wearer(self, item: i64, fresh: bool) -> i64:
        """The first character that wears an item (`fresh`: and has not used it), or -1."""
        for slot in range(self.in_play()):
            if self.at(slot, ITEM) == item and not (fresh and self.at(slot, ITEM_USED)):
                return slot
        return -1

    # Preparation

    def against_prepare(self, seat: i64, verb: i64, thing: i64) -> i64:
        if verb == m.MISSION:
            return self.against_mission(seat, thing)
        if verb == m.ACTIVATE:
            return self.against_activate(seat, thing)
        if verb == m.USE:
            return self.against_use(thing)
        if verb == m.TECHNIQUE:
            return self.against_technique(seat, thing)
        if verb == m.EQUIP:
            if not self.has_item(seat, thing):
                return no.NOT_IN_INVENTORY
            return no.FINE if self.unequipped(NO_CARD) >= 0 else no.NOBODY_TO_EQUIP
        if verb == m.HEAL:
            if self.top_wounded(seat) == NO_CARD:
                return no.INFIRMARY_EMPTY
            return no.FINE if self.heal_cost() <= self.chakra[seat] else no.NOT_ENOUGH_CHAKRA
        if verb == m.LION:
            return self.against_lion(seat)
        return self.against_discard(verb, thing)

    def against_lion(self, seat: i64) -> i64:
        if not self.lion[seat]:
            return no.NO_LION
        for slot in range(self.in_play()):
            if self.at(slot, KIND) >= 0:
                return no.FINE
        return no.NOT_IN_PLAY

    def against_discard(self, verb: i64, kind: i64) -> i64:
        if verb == m.CHANNEL or verb == m.SEND:
            if self.first_in_play(kind) < 0:
                return no.NOT_IN_PLAY
            if verb == m.CHANNEL:
                return no.FINE if self.box.chakra[kind] else no.NO_CHAKRA_VALUE
            slot: i64 = self.strongest(kind)
            return no.FINE if self.mission_force(slot) > 0 else no.NO_FORCE_VALUE
        return no.FINE

    def strongest(self, kind: i64) -> i64:
        """The character of a kind that brings the most scrolls."""
        best: i64 = -1
        for slot in range(self.in_play()):
            if self.at(slot, KIND) != kind:
                continue
            if best < 0 or self.mission_force(slot) > self.mission_force(best):
                best = slot
        return best

    def against_mission(self, seat: i64, mission: i64) -> i64:
        if not any(posted == mission for posted in self.posted):
            return no.MISSION_NOT_OFFERED
        return (
            no.FINE if self.mission_price(mission) <= self.scrolls[seat] else no.NOT_ENOUGH_SCROLLS
        )

    def mission_price(self, mission: i64) -> i64:
        return max(self.box.mission_cost[mission] + self.price(m.P_MISSION, 0), 1)

    def heal_cost(self) -> i64:
        """DECK-062, 063."""
        cost: i64 = 2 if self.side_b[self.turn] else 3
        return max(cost + self.price(m.P_HEAL, 0), 1)

    def technique_price(self, technique: i64) -> i64:
        cost: i64 = self.box.technique_cost[technique] + self.price(m.P_TECHNIQUE, 0)
        return max(cost, 0)

    def against_activate(self, seat: i64, kind: i64) -> i64:
        if self.first_in_play(kind) < 0:
            return no.NOT_IN_PLAY
        if self.box.ability[kind] < 0:
            return no.NO_ABILITY
        if self.unused(kind) < 0:
            return no.ABILITY_USED
        fine: bool = self.box.ability_cost[kind] <= self.chakra[seat]
        return no.FINE if fine else no.NOT_ENOUGH_CHAKRA

    def against_use(self, item: i64) -> i64:
        if self.wearer(item, False) < 0:
            return no.NOT_WORN
        if self.box.item_use[item] < 0:
            return no.NO_ABILITY
        return no.FINE if self.wearer(item, True) >= 0 else no.ITEM_USED_UP

    def against_technique(self, seat: i64, technique: i64) -> i64:
        """DECK-052, 053, A45."""
        jutsu: i64 = technique // 3
        if not self.is_own(seat, jutsu):
            return no.NOT_OWN_JUTSU
        if self.levels[jutsu] <= technique % 3:
            return no.LOCKED
        if self.technique_used[technique]:
            return no.TECHNIQUE_USED
        if not self._is_performed(jutsu):
            return no.NOBODY_OF_NAME
        fine: bool = self.technique_price(technique) <= self.chakra[seat]
        return no.FINE if fine else no.NOT_ENOUGH_CHAKRA

    def _is_performed(self, jutsu: i64) -> bool:
        for slot in range(self.in_play()):
            kind: i64 = self.at(slot, KIND)
            if kind >= 0 and self.box.person[kind] == jutsu:
                return True
        return False

    def performers(self, jutsu: i64) -> vec[i64]:
        """DECK-054: the kinds in play that bear the name of a Jutsu card."""
        found = vec[i64]()
        for slot in range(self.in_play()):
            kind: i64 = self.at(slot, KIND)
            if kind >= 0 and self.box.person[kind] == jutsu:
                found = joined(found, kind)
        return found

    # Deployment

    def manoeuvre(self, verb: i64) -> i64:
        if verb == m.BUY:
            return m.BUYING
        return m.RECRUITING if verb == m.RECRUIT else m.FIGHTING

    def aimed_at(self, verb: i64, thing: i64) -> i64:
        """The field slot or market place that is meant, or -1."""
        if verb == m.MASK:
            return FIELD
        return self.offered(thing) if verb == m.BUY else self.slot_of(thing + self.box.first_field)

    def against_aim(self, verb: i64, thing: i64) -> i64:
        if verb == m.MASK and not self.masks:
            return no.NO_MASKS
        target: i64 = self.aimed_at(verb, thing)
        if target < 0:
            return no.NO_SUCH_ITEM if verb == m.BUY else no.NOT_ON_FIELD
        kind: i64 = thing + self.box.first_field
        if verb == m.RECRUIT and not self.box.recruit_cost[kind]:
            return no.NO_RECRUIT_COST
        if verb == m.FIGHT and not self.box.force_cost[kind]:
            return no.NO_FORCE_COST
        if verb == m.FIGHT and target == self.threat and self.masks:
            return no.MASKS_FIRST
        return self._against_reach(self.manoeuvre(verb), target)

    def needed_for(self, verb: i64, thing: i64) -> i64:
        """What a manoeuvre would cost."""
        self.man, self.target = self.manoeuvre(verb), self.aimed_at(verb, thing)
        cost: i64 = self.needed()
        self.man, self.target = m.NOTHING, NO_CARD
        return cost

    def offered(self, item: i64) -> i64:
        """The cheapest market place with an item, or -1."""
        for place in range(len(self.market)):
            if self.market[place] == item:
                return place
        return -1

    def _against_reach(self, man: i64, target: i64) -> i64:
        """Asked as if the manoeuvre had begun; only then its numbers are known."""
        self.man, self.target = man, target
        wrong: i64 = no.FINE
        if self.reach() < self.needed():
            wrong = no.OUT_OF_REACH
        elif self.least() > 1 and self.helpers() < self.least():
            wrong = no.TOO_FEW
        self.man, self.target = m.NOTHING, NO_CARD
        return wrong

    def against_manoeuvre(self, seat: i64, verb: i64, thing: i64) -> i64:
        if verb == m.CANCEL:
            return no.FINE
        if verb == m.STRIKE:
            return self.against_strike(seat)
        if verb == m.DROP:
            if self.man != m.BUYING or self.has_room(seat) or self.dropped != NO_CARD:
                return no.NOTHING_TO_DROP
            return no.FINE if self.has_item(seat, thing) else no.NOT_IN_INVENTORY
        slot: i64 = self.joining(verb, thing)
        if slot == NO_CARD:
            return no.NOT_IN_PLAY if verb == m.WITH else no.NOT_WORN
        if self.worth(slot) <= 0:
            return no.BRINGS_NOTHING
        return no.FINE if self.assigned() < self.most() else no.TOO_MANY

    def joining(self, verb: i64, thing: i64) -> i64:
        """Who is meant: by an item the one that wears it; by name the one that brings least but
        something, without an item first."""
        best: i64 = NO_CARD
        for slot in range(self.in_play()):
            named: bool = self.at(slot, KIND if verb == m.WITH else ITEM) == thing
            if not named or self.at(slot, KIND) < 0 or self.at(slot, ASSIGNED):
                continue
            if best == NO_CARD or self._rank(slot) < self._rank(best):
                best = slot
        return best

    def _rank(self, slot: i64) -> i64:
        worth: i64 = self.worth(slot)
        if worth <= 0:
            return 1000
        if self.most() < self.in_play():
            return 500 - worth  # where only few may take part the strongest are meant
        return worth + (100 if self.at(slot, ITEM) != NO_CARD else 0)

    def against_strike(self, seat: i64) -> i64:
        if self.total() < self.needed():
            return no.NOT_YET_ENOUGH
        if self.assigned() < self.least():
            return no.TOO_FEW
        room: bool = self.man != m.BUYING or self.has_room(seat) or self.dropped != NO_CARD
        return no.FINE if room else no.NO_ROOM
