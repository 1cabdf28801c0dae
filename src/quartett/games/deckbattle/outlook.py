"""Deck Battle: what moves are worth to a player, as far as the table shows it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle import moves as m
from quartett.games.deckbattle.position import GAUGE, NO_CARD
from quartett.games.deckbattle.rules import DeckBattle

NEVER: Final = -100.0
TOKEN: Final = 3.0
MASK: Final = 3.0
ITEM: Final = 0.8
CARD: Final = 1.5
CHAKRA: Final = 0.5
SCROLL: Final = 0.6
STRENGTH: Final = 0.6
FULL_PRICE: Final = 0.12
"""What each point that a manoeuvre needs is worth elsewhere."""

WORTH: Final = vec[float]([STRENGTH, STRENGTH, CHAKRA, SCROLL, CARD, STRENGTH, STRENGTH])
"""Of what can be gained, in the order of `moves`."""


class Outlook:
    def __init__(self, seen: DeckBattle, seat: i64, growth: float) -> None:
        self.seen: DeckBattle = seen
        self.seat: i64 = seat
        self.growth: float = growth

    def card(self, kind: i64) -> float:
        """What a character is worth to have: its points, and what it will still do."""
        box = self.seen.box
        values: i64 = box.force[kind] + box.recruit[kind] + box.chakra[kind]
        skill: float = 1.5 if box.ability[kind] >= 0 else 0.0
        return float(box.points[kind]) + self.growth * (float(values) + skill)

    # The preparation

    def preparing(self, move: i64) -> float:
        """More than 0 if the move should be made before the deployment."""
        seen = self.seen
        verb: i64 = seen.box.verb[move]
        thing: i64 = move - seen.box.start[verb]
        if verb == m.MISSION:
            gain: float = self.steps(seen.box.mission_reward[thing])
            return 5.0 + float(seen.box.mission_points[thing]) + gain
        if verb == m.ACTIVATE:
            return self.steps(seen.box.ability[thing]) - self.spent(seen.box.ability_cost[thing])
        if verb == m.TECHNIQUE:
            cost: i64 = seen.technique_price(thing)
            return self.steps(seen.box.technique[thing]) - self.spent(cost)
        if verb == m.USE:
            return self.steps(seen.box.item_use[thing])
        if verb == m.EQUIP:
            return 0.3
        if verb == m.HEAL:
            kind: i64 = seen.top_wounded(self.seat)
            worth: float = self.strength(kind) + self.growth
            return (worth if not seen.side_b[self.seat] else 0.5) - self.spent(seen.heal_cost())
        return 0.0

    def spent(self, chakra: i64) -> float:
        return 0.35 * float(chakra)

    def strength(self, kind: i64) -> float:
        """What a character brings in the turn in which it is in play."""
        box = self.seen.box
        values: i64 = max(box.force[kind], box.recruit[kind])
        return STRENGTH * float(values)

    def steps(self, place: i64) -> float:
        """What happens, step by step, in points."""
        if place < 0:
            return 0.0
        code = self.seen.box.code
        total: float = 0.0
        while code[place] != m.STOP:
            total += self.step(code[place], code[place + 1], code[place + 2], code[place + 3])
            place += m.STEP
        return total

    def step(self, op: i64, first: i64, second: i64, third: i64) -> float:
        seen = self.seen
        if op == m.GAIN:
            counted: i64 = seen.counted(third, NO_CARD, self.seat)
            return WORTH[first] * float(second * counted)
        if op == m.HEAL_TOP:
            kind: i64 = seen.top_wounded(self.seat)
            if kind == NO_CARD:
                return 0.0
            return self.strength(kind) + self.growth if first else 0.5
        if op == m.PLACE_INSECTS:
            return 0.5 if seen.insects[self.seat] < 3 else 0.0
        if op == m.PLACE_LION:
            return 1.5 if not seen.lion[self.seat] else 0.0
        if op == m.CLEAR_INSECTS or op == m.RESET_CHIPS:
            return 0.0
        if op == m.TAKE_CHIP:
            return 1.0 if seen.chips else 0.0
        if op == m.ACQUIRE:
            return 2.5
        if op == m.HUNT:
            return 2.0 if seen.akamaru >= 0 else 0.0
        if op == m.RECALL:
            return 1.5
        return 0.6

    def storing(self, move: i64) -> float:
        """What it is worth to channel or send somebody who is not needed."""
        seen = self.seen
        verb: i64 = seen.box.verb[move]
        thing: i64 = move - seen.box.start[verb]
        if verb == m.CHANNEL:
            held: i64 = seen.chakra[self.seat]
            return CHAKRA * float(min(seen.channelled(thing), GAUGE - held))
        had: i64 = seen.scrolls[self.seat]
        brought: i64 = min(seen.mission_force(seen.strongest(thing)), GAUGE - had)
        value: float = SCROLL * float(brought)
        for mission in seen.posted:
            if mission != NO_CARD and had < seen.mission_price(mission) <= had + brought:
                value += 1.0 + float(seen.box.mission_points[mission])
        return value

    # The deployment, and picks that are not finished

    def deploying(self, move: i64) -> float:
        seen = self.seen
        verb: i64 = seen.box.verb[move]
        thing: i64 = move - seen.box.start[verb]
        if m.FIGHT <= verb <= m.BUY:
            return self.target(verb, thing) - FULL_PRICE * float(seen.needed_for(verb, thing))
        if verb == m.STRIKE:
            return 100.0
        if verb == m.WITH or verb == m.BEARER:
            return self.joining(verb, thing)
        if verb == m.CHOOSE or verb == m.TAKE:
            return self.choosing(verb, thing)
        if verb == m.ON:
            return self.bearer(thing)
        if verb == m.DROP:
            return 1.0
        if verb == m.LION:
            return 0.2
        return -50.0 if verb == m.CANCEL else 0.0

    def target(self, verb: i64, thing: i64) -> float:
        seen = self.seen
        if verb == m.MASK:
            return MASK
        if verb == m.BUY:
            return ITEM if seen.has_room(self.seat) else 0.0
        kind: i64 = thing + seen.box.first_field
        bonus: float = TOKEN if seen.box.is_threat(kind) else 0.0
        return self.card(kind) + bonus

    def joining(self, verb: i64, thing: i64) -> float:
        """The one that brings just enough; if nobody does, the one that brings most."""
        seen = self.seen
        worth: i64 = seen.worth(seen.joining(verb, thing))
        missing: i64 = seen.needed() - seen.total()
        if worth >= missing:
            return 60.0 - float(worth)
        return 20.0 + float(worth)

    def choosing(self, verb: i64, thing: i64) -> float:
        seen = self.seen
        op: i64 = seen.box.code[seen.top(1)]
        if verb == m.TAKE:
            return ITEM
        if op == m.ELIMINATE and seen.box.code[seen.top(1) + 1] != m.ON_FIELD:
            # Deck thinning: starters go first, and nobody with points.
            return 1.0 - self.card(thing)
        if op == m.ELIMINATE:
            return 0.5 - 0.01 * self.card(thing)
        return 0.1 + self.card(thing)

    def bearer(self, kind: i64) -> float:
        """Who wears an item or rides the lion: the strongest, in what the item adds to."""
        box = self.seen.box
        return float(box.force[kind]) + 0.5 * float(box.recruit[kind])
