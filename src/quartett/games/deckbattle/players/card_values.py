"""Deck Battle: what cards and effects are worth to a player, in points, as far as the table shows
it."""

from mypy_extensions import i64

from quartett.games.deckbattle.players.habits import Habits
from quartett.games.deckbattle.rules import codes
from quartett.games.deckbattle.rules.effects import counted
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.infirmary import top_wounded
from quartett.games.deckbattle.rules.inventory import has_room
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.state import FIELD, GAUGE, KIND, NO_CARD, TRACK


class CardValues:
    """`growth` is what a point of Force, Recruitment or chakra on a new card will still bring."""

    def __init__(self, seen: DeckBattle, seat: i64, growth: float, habits: Habits) -> None:
        self.seen: DeckBattle = seen
        self.seat: i64 = seat
        self.habits: Habits = habits
        self.growth: float = growth

    # Cards

    def card(self, kind: i64) -> float:
        """What a character is worth to have: its points, and what it will still do."""
        return self.points(kind) + self.growth * self.service(kind)

    def captive(self, kind: i64) -> float:
        """The same of one that goes to the infirmary and must be healed before it serves."""
        return self.points(kind) + self.habits.captive * self.growth * self.service(kind)

    def service(self, kind: i64) -> float:
        box = self.seen.box
        values: i64 = box.force[kind] + box.recruit[kind] + box.chakra[kind]
        skill: float = self.habits.skill if box.ability[kind] >= 0 else 0.0
        return float(values) + skill - self.habits.dull

    def points(self, kind: i64) -> float:
        """With what the objectives and the scourge that are revealed make of it."""
        seen, box = self.seen, self.seen.box
        total: i64 = box.points[kind]
        if self._is_void(kind):
            total = 0
        for goal in seen.goals:
            if goal == NO_CARD:
                continue
            op: i64 = box.goal[goal * 3]
            wanted: bool = (box.affinities[kind] & box.goal[goal * 3 + 2]) != 0
            if (op == codes.COUNTS_AFFINITY and wanted) or (
                op == codes.COUNTS_THREAT and box.is_threat(kind)
            ):
                total += box.goal[goal * 3 + 1]
        return float(total)

    def _is_void(self, kind: i64) -> bool:
        box, scourge = self.seen.box, self.seen.scourge
        if scourge == NO_CARD or box.scourge[scourge * 3] != codes.COUNTS_NO_POINTS:
            return False
        return (box.affinities[kind] & box.scourge[scourge * 3 + 2]) != 0

    def for_each(self, op: i64) -> float:
        """What the revealed objectives and the scourge give for each mission, item or wounded."""
        seen, box = self.seen, self.seen.box
        total: i64 = 0
        for goal in seen.goals:
            if goal != NO_CARD and box.goal[goal * 3] == op:
                total += box.goal[goal * 3 + 1]
        if seen.scourge != NO_CARD and box.scourge[seen.scourge * 3] == op:
            total += box.scourge[seen.scourge * 3 + 1]
        return float(total)

    def token(self) -> float:
        """A Threat token: the points are those of the ones not seen yet."""
        seen = self.seen
        if not seen.track:
            return 0.0
        number: i64 = 0
        points: i64 = 0
        for token in range(seen.box.tokens):
            number += seen.tokens[token]
            points += seen.tokens[token] * seen.box.token_points[token]
        return self.habits.reward + float(points) / float(max(number, 1))

    def mission(self, mission: i64) -> float:
        box = self.seen.box
        points: float = float(box.mission_points[mission]) + self.for_each(codes.COUNTS_MISSION)
        return points + self.steps(box.mission_reward[mission])

    def item(self, item: i64) -> float:
        """What an item will bring once, when it is worn."""
        box = self.seen.box
        total: float = self.steps(box.item_use[item])
        place: i64 = box.item_holding[item]
        while box.holds[place]:
            op: i64 = box.holds[place]
            if op == codes.BONUS:
                total += self.habits.strength * float(box.holds[place + 2])
            elif op == codes.SHARED_BONUS:
                total += self.habits.strength * float(box.holds[place + 1])
            place += codes.STEP
        return self.habits.worn * total + self.for_each(codes.COUNTS_ITEM)

    def strength(self, kind: i64) -> float:
        """What a character brings in the turn in which it comes into play."""
        box = self.seen.box
        if kind == NO_CARD:
            return 0.0
        skill: float = (
            0.4 * self.habits.strength * self.habits.skill if box.ability[kind] >= 0 else 0.0
        )
        return self.habits.strength * float(max(box.force[kind], box.recruit[kind])) + skill

    # Effects

    def steps(self, place: i64) -> float:
        """What happens, step by step, in points."""
        if place < 0:
            return 0.0
        code = self.seen.box.code
        total: float = 0.0
        while code[place] != codes.STOP:
            total += self.step(code[place], code[place + 1], code[place + 2], code[place + 3])
            place += codes.STEP
        return total

    def step(self, op: i64, first: i64, second: i64, third: i64) -> float:
        if op == codes.GAIN:
            return self._gained(first, second * counted(self.seen, third, NO_CARD, self.seat))
        if op == codes.HEAL_TOP:
            return self._healed(first)
        if op == codes.TAKE_ITEM:
            return self._taken(first)
        if op == codes.ACQUIRE:
            return self._best_on_field(first)
        if op == codes.COPY:
            return self._best_ability()
        if op == codes.RECALL:
            return self._best_of_discard(first)
        if op == codes.ELIMINATE:
            return self._eliminated(first)
        if op == codes.WOUND_ONE:
            return self._best_wounded(first, second)
        if op == codes.EQUIP_ITEM:
            return self._best_offered(first)
        if op == codes.REVIVE:
            return self._revived(first)
        if op == codes.MAKE_DISCARD:
            return 0.4 * float(first * (self.seen.seats - 1))
        if op == codes.DRAIN:
            return 0.2 * float(second * (self.seen.seats - 1))
        return self._token_step(op, first)

    def _gained(self, what: i64, amount: i64) -> float:
        """DECK-A12: a gauge takes no more than it has room for."""
        if what == codes.CHAKRA:
            amount = min(amount, GAUGE - self.seen.chakra[self.seat])
        elif what == codes.SCROLL:
            amount = min(amount, GAUGE - self.seen.scrolls[self.seat])
        return self.habits.worth[what] * float(amount)

    def _healed(self, into_play: i64) -> float:
        kind: i64 = top_wounded(self.seen, self.seat)
        if kind == NO_CARD:
            return 0.0
        return self.strength(kind) + self.growth if into_play else 0.4 + 0.5 * self.growth

    def _taken(self, places: i64) -> float:
        return self._best_offered(places) if has_room(self.seen, self.seat) else 0.0

    def _best_offered(self, places: i64) -> float:
        best: float = 0.0
        for place in range(places):
            if self.seen.market[place] != NO_CARD:
                best = max(best, self.item(self.seen.market[place]))
        return best

    def _best_wounded(self, where: i64, limit: i64) -> float:
        """The best that may be wounded, on the field or in the discards of the others."""
        seen, box = self.seen, self.seen.box
        best: float = 0.0
        for kind in range(box.first_field, box.first_threat):
            if not 0 < box.force_cost[kind] <= limit:
                continue
            lies: bool = any(slot == kind for slot in seen.field)
            if where == codes.IN_DISCARD:
                lies = any(
                    seen.discard[seat * box.kinds + kind] > 0 and seat != self.seat
                    for seat in range(seen.seats)
                )
            if lies:
                best = max(best, self.captive(kind))
        return best

    def _revived(self, into_play: i64) -> float:
        left: i64 = len(self.seen.eliminated)
        if left == 0:
            return 0.0
        kind: i64 = self.seen.eliminated[left - 1]
        return self.card(kind) + (self.strength(kind) if into_play else 0.0)

    def _best_on_field(self, limit: i64) -> float:
        seen = self.seen
        best: float = 0.0
        for slot in range(i64(FIELD)):
            kind: i64 = seen.field[slot]
            cost: i64 = seen.box.recruit_cost[kind] if kind >= 0 else 0
            if 0 < cost <= limit and not seen.box.is_threat(kind):
                best = max(best, self.card(kind))
        return best

    def _best_ability(self) -> float:
        seen, box = self.seen, self.seen.box
        best: float = 0.0
        for slot in range(places(seen)):
            kind: i64 = at(seen, slot, KIND)
            place: i64 = box.ability[kind] if kind >= 0 else -1
            if place < 0 or box.code[place] == codes.COPY:
                continue
            if box.ability_cost[kind] <= seen.chakra[self.seat]:
                best = max(best, self.ability(kind))
        return best

    def ability(self, kind: i64) -> float:
        box = self.seen.box
        return self.steps(box.ability[kind]) - self.spent(box.ability_cost[kind])

    def spent(self, chakra: i64) -> float:
        return self.habits.paid * float(chakra)

    def _best_of_discard(self, affinities: i64) -> float:
        seen, box = self.seen, self.seen.box
        best: float = 0.0
        for kind in range(box.kinds):
            fits: bool = affinities == 0 or (box.affinities[kind] & affinities) != 0
            if fits and seen.discard[self.seat * box.kinds + kind]:
                best = max(best, self.strength(kind))
        return best

    def _eliminated(self, where: i64) -> float:
        """A starter less is a better deck; on the field it only hinders others."""
        if where == codes.ON_FIELD:
            return 0.2
        return (
            self.habits.thinning * float(self.seen.track) / float(TRACK)
            if where == codes.IN_DISCARD
            else 0.0
        )

    def _token_step(self, op: i64, amount: i64) -> float:
        seen = self.seen
        if op == codes.PLACE_INSECTS:
            return 0.6 * float(min(amount, 3 - seen.insects[self.seat]))
        if op == codes.CLEAR_INSECTS:
            return -0.5 * float(seen.insects[self.seat])
        if op == codes.PLACE_LION:
            return 1.5 if not seen.lion[self.seat] else 0.0
        if op == codes.TAKE_CHIP:
            return 0.7 if seen.chips else 0.0
        if op == codes.HUNT:
            return self.habits.strength * float(amount) if seen.akamaru >= 0 else 0.0
        if op == codes.PLACE_AKAMARU:
            return 0.3 if seen.akamaru < 0 else 0.0
        if op == codes.RESET_CHIPS:
            return 1.0 if not seen.chips else 0.0
        return 0.0
