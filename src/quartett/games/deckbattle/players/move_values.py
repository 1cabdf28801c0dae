"""Deck Battle: what moves are worth to a player."""

from mypy_extensions import i64

from quartett.games.deckbattle.players.card_values import CardValues
from quartett.games.deckbattle.rules import codes, moves, phases, prices
from quartett.games.deckbattle.rules.copies import slot_in_play
from quartett.games.deckbattle.rules.inventory import has_room
from quartett.games.deckbattle.rules.manoeuvre import needed, price_of, total, worth
from quartett.games.deckbattle.rules.play import at
from quartett.games.deckbattle.rules.state import GAUGE, ITEM, NO_CARD, PLUS_FORCE, PLUS_HUNT, USED
from quartett.games.deckbattle.rules.tasks import DISCARD, task, task_number
from quartett.games.deckbattle.rules.values import mission_force


class MoveValues(CardValues):
    # The preparation

    def preparing(self, move: i64) -> float:
        """More than 0 if the move should be made before the deployment."""
        seen = self.seen
        verb: i64 = seen.box.verb[move]
        thing: i64 = move - seen.box.start[verb]
        if verb == moves.MISSION:
            return self._going(thing)
        if verb == moves.ACTIVATE:
            return self.ability(seen.box.card_kind[thing])
        if verb == moves.TECHNIQUE:
            cost: i64 = prices.technique_price(seen, thing)
            return self.steps(seen.box.technique[thing]) - self.spent(cost)
        if verb == moves.USE:
            return self.steps(seen.box.item_use[seen.box.item_card_kind[thing]])
        if verb == moves.HEAL:
            return self._healed(1 - seen.side_b[self.seat]) - self.spent(prices.heal_cost(seen))
        return 0.0

    def _going(self, mission: i64) -> float:
        """A mission is done if it pays for its scrolls; in the end any is better than none."""
        seen = self.seen
        price: float = self.habits.scroll_price * float(prices.mission_price(seen, mission))
        if float(seen.track) <= self.habits.late or seen.scrolls[self.seat] == GAUGE:
            price = 0.0
        return self.mission(mission) - price

    def equipping(self, item: i64) -> float:
        """What an item brings now besides strength, which a rehearsal must show."""
        return self.steps(self.seen.box.item_use[item]) - self.for_each(codes.COUNTS_ITEM)

    def strengthens(self, item: i64) -> bool:
        """Whether an item adds Force or Recruitment."""
        box = self.seen.box
        place: i64 = box.item_use[item]
        if place < 0:
            return True
        what: i64 = box.code[place + 1]
        return box.code[place] == codes.GAIN and what != codes.CHAKRA and what != codes.SCROLL

    def storing(self, move: i64) -> float:
        """What it is worth to channel or send somebody who is not needed."""
        seen = self.seen
        verb: i64 = seen.box.verb[move]
        thing: i64 = move - seen.box.start[verb]
        if verb == moves.CHANNEL:
            held: i64 = seen.chakra[self.seat]
            brings: i64 = prices.channelled(seen, seen.box.card_kind[thing])
            return self.habits.chakra * float(min(brings, GAUGE - held)) - self._luggage(thing)
        had: i64 = seen.scrolls[self.seat]
        brought: i64 = min(mission_force(seen, slot_in_play(seen, thing)), GAUGE - had)
        value: float = self.habits.scroll * float(brought)
        for mission in seen.posted:
            if mission != NO_CARD and had < prices.mission_price(seen, mission) <= had + brought:
                value += self.habits.reach + float(seen.box.mission_points[mission])
        return value

    def _luggage(self, card: i64) -> float:
        """What would be lost with this character rather than with a copy of it: the item it wears,
        what it gained, an ability that is still to be used. Never as much as a chakra."""
        seen = self.seen
        slot: i64 = slot_in_play(seen, card)
        gained: i64 = 0
        for what in range(PLUS_FORCE, PLUS_HUNT + 1):
            gained += at(seen, slot, what)
        lost: float = 0.1 if at(seen, slot, ITEM) != NO_CARD else 0.0
        lost += 0.0 if at(seen, slot, USED) else 0.05
        return lost + 0.01 * float(min(gained, 20))

    def unlocking(self, technique: i64) -> float:
        """What a technique will bring when it is performed; higher ones wait behind it."""
        box = self.seen.box
        value: float = self.steps(box.technique[technique])
        return value - self.spent(box.technique_cost[technique]) + 0.3 * float(technique % 3)

    # The deployment, and picks that are not finished

    def deploying(self, move: i64) -> float:
        seen = self.seen
        verb: i64 = seen.box.verb[move]
        thing: i64 = move - seen.box.start[verb]
        if moves.FIGHT <= verb <= moves.BUY:
            return self.target(verb, thing) - self._price(verb) * float(price_of(seen, verb, thing))
        if verb == moves.STRIKE:
            return 100.0
        if verb == moves.WITH:
            return self.joining(thing)
        if verb == moves.CHOOSE or verb == moves.TAKE:
            return self.choosing(verb, thing)
        if verb == moves.ON:
            return self.bearer(seen.box.card_kind[thing])
        if verb == moves.DROP:
            return 10.0 - self.item(thing)
        if verb == moves.LION:
            return 0.2
        return -50.0 if verb == moves.CANCEL else 0.0

    def _price(self, verb: i64) -> float:
        """What each point that a manoeuvre needs is worth elsewhere."""
        if verb == moves.BUY:
            return self.habits.buy_price
        return self.habits.recruit_price if verb == moves.RECRUIT else self.habits.fight_price

    def target(self, verb: i64, thing: i64) -> float:
        seen = self.seen
        if verb == moves.MASK:
            return self.habits.mask
        if verb == moves.BUY:
            item: i64 = seen.box.item_card_kind[thing]
            return self.item(item) if has_room(seen, self.seat) else 0.0
        kind: i64 = seen.box.kind_of(verb, thing)
        if verb == moves.RECRUIT:
            return self.card(kind)
        token: float = self.token() if seen.box.is_threat(kind) else 0.0
        return self.captive(kind) + token + self.for_each(codes.COUNTS_WOUNDED)

    def joining(self, card: i64) -> float:
        """The one that brings just enough; if nobody does, the one that brings most. Of two who
        bring the same the one without an item."""
        seen = self.seen
        slot: i64 = slot_in_play(seen, card)
        brought: i64 = worth(seen, seen.manoeuvre, seen.target, slot)
        worn: float = 0.5 if at(seen, slot, ITEM) != NO_CARD else 0.0
        missing: i64 = needed(seen, seen.manoeuvre, seen.target) - total(seen)
        if brought >= missing:
            # Always more than of anybody who is not enough, however strong: where few may fight,
            # a vain manoeuvre would be begun again and again.
            return 90.0 - 0.3 * (float(min(brought, 99)) + worn)
        return 20.0 + float(brought) - worn

    def choosing(self, verb: i64, thing: i64) -> float:
        seen = self.seen
        if verb == moves.TAKE:
            return self.item(seen.box.item_card_kind[thing])
        place: i64 = task_number(seen)
        op: i64 = seen.box.code[place]
        kind: i64 = seen.box.card_kind[thing]
        if task(seen) == DISCARD:
            return 1.0 - self.strength(kind)
        if op == codes.WOUND_ONE:
            return 0.1 + self.captive(kind)
        if op == codes.ELIMINATE and seen.box.code[place + 1] != codes.ON_FIELD:
            # Starters go first, and nobody with points.
            return 1.0 - self.card(kind)
        if op == codes.ELIMINATE:
            return 0.5 - 0.01 * self.card(kind)
        if op == codes.RECALL:
            return 0.1 + self.strength(kind)
        if op == codes.COPY:
            return 0.1 + self.ability(kind)
        return 0.1 + self.card(kind)

    def bearer(self, kind: i64) -> float:
        """Who wears an item or rides the lion: the strongest, in what it adds to."""
        box, seen = self.seen.box, self.seen
        recruits: bool = False
        if seen.manoeuvre == phases.EQUIPPING:
            place: i64 = box.item_holding[seen.target]
            recruits = box.holds[place] == codes.SHARED_BONUS
            if box.holds[place] == codes.BONUS:
                recruits = box.holds[place + 1] == codes.RECRUITMENT
        first: i64 = box.recruit[kind] if recruits else box.force[kind]
        return self.habits.strength * float(first) + 0.01 * float(box.affinities[kind] % 64)
