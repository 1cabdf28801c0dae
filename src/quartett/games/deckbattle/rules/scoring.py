"""Deck Battle: the points of each player, and who wins."""

from mypy_extensions import i64

from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.state import KIND, NO_CARD, SEAT
from quartett.games.deckbattle.rules.values import MASK_POINTS, Counting, ones


class Scoring(Counting):
    """DECK-099 to 103."""

    def collection(self, seat: i64) -> list[int]:
        """How many of each kind a seat owns, wherever they are; DECK-A31: the hand too. DECK-A32:
        the eliminated are nobody's."""
        kinds: i64 = self.box.kinds
        found = [0] * int(kinds)
        for kind in range(kinds):
            place: i64 = seat * kinds + kind
            found[kind] = int(self.draw[place] + self.discard[place] + self.hand[place])
        for card in self.wounded:
            if card // SEAT == seat:
                found[card % SEAT] += 1
        if seat == self.turn:
            for slot in range(self.in_play()):
                if self.at(slot, KIND) >= 0:
                    found[self.at(slot, KIND)] += 1
            if self.has_task(m.T_WOUND):
                for card in self.waiting:
                    found[card] += 1
        return found

    def has_task(self, task: i64) -> bool:
        """Whether a task waits on the stack."""
        return any(self.stack[place] == task for place in range(0, len(self.stack), m.TASK))

    def scores(self) -> list[int]:
        return [sum(self.parts(seat)) for seat in range(int(self.seats))]

    def parts(self, seat: i64) -> list[int]:
        """DECK-102: the points for characters, missions, tokens, masks, objectives, scourge."""
        cards = self.collection(seat)
        return [
            int(self._character_points(cards)),
            int(self._mission_points(seat)),
            int(self._token_points(seat)),
            int(MASK_POINTS * self.masks_won[seat]),
            int(self._objective_points(seat, cards)),
            int(self._scourge_points(seat, cards)),
        ]

    def _is_scourge(self, op: i64) -> bool:
        return self.scourge != NO_CARD and self.box.scourge[self.scourge * 3] == op

    def _mission_points(self, seat: i64) -> i64:
        total: i64 = 0
        for mission in range(self.box.missions):
            number: i64 = self.done[seat * self.box.missions + mission]
            total += number * self.box.mission_points[mission]
        return total

    def _token_points(self, seat: i64) -> i64:
        total: i64 = 0
        for token in range(self.box.tokens):
            total += self.owned[seat * self.box.tokens + token] * self.box.token_points[token]
        return total

    def _objective_points(self, seat: i64, cards: list[int]) -> i64:
        total: i64 = 0
        for goal in self.goals:
            if goal != NO_CARD:
                total += self._count(seat, cards, self.box.goal[goal * 3], goal, True)
        return total

    def _scourge_points(self, seat: i64, cards: list[int]) -> i64:
        if self.scourge == NO_CARD:
            return 0
        if not self._is_scourge(m.C_FEWEST):
            op: i64 = self.box.scourge[self.scourge * 3]
            return self._count(seat, cards, op, self.scourge, False)
        fewest = min([int(self.tokens_of(other)) for other in range(self.seats)])
        return self.box.scourge[self.scourge * 3 + 1] if self.tokens_of(seat) == fewest else 0

    def _character_points(self, cards: list[int]) -> i64:
        """DECK-100: starting characters have no points; their tables say 0."""
        nothing: i64 = 0
        if self._is_scourge(m.C_NO_POINTS):
            nothing = self.box.scourge[self.scourge * 3 + 2]
        total: i64 = 0
        for kind in range(self.box.kinds):
            if not self.box.affinities[kind] & nothing:
                total += cards[kind] * self.box.points[kind]
        return total

    def _count(self, seat: i64, cards: list[int], op: i64, card: i64, is_goal: bool) -> i64:
        """What an objective or a scourge gives a seat by counting."""
        row = self.box.goal if is_goal else self.box.scourge
        points: i64 = row[card * 3 + 1]
        if op == m.C_AFFINITY:
            return points * self._with(cards, row[card * 3 + 2])
        if op == m.C_MISSION:
            return points * self.missions_of(seat)
        if op == m.C_THREAT:
            return points * self._threats(cards)
        if op == m.C_ITEM:
            return points * self.items_of(seat)
        if op == m.C_AFFINITIES:
            return points * self._different(cards)
        if op == m.C_WOUNDED:
            return points * len(self.infirmary(seat))
        return 0

    def _with(self, cards: list[int], affinities: i64) -> i64:
        """DECK-100: the starting characters are taken out before anything is counted."""
        total: i64 = 0
        for kind in range(self.box.first_field, self.box.kinds):
            if self.box.affinities[kind] & affinities:
                total += cards[kind]
        return total

    def _threats(self, cards: list[int]) -> i64:
        total: i64 = 0
        for kind in range(self.box.first_threat, self.box.kinds):
            total += cards[kind]
        return total

    def _different(self, cards: list[int]) -> i64:
        found: i64 = 0
        for kind in range(self.box.first_field, self.box.kinds):
            if cards[kind]:
                found |= self.box.affinities[kind]
        return ones(found)

    def winners(self) -> list[int]:
        """DECK-103, A35: the most points; a scourge may ask for a mission."""
        points = self.scores()
        able = [seat for seat in range(int(self.seats)) if self._may_win(seat)]
        best = max([points[seat] for seat in able])
        return [seat for seat in able if points[seat] == best]

    def _may_win(self, seat: i64) -> bool:
        if not self._is_scourge(m.C_MISSION_NEEDED) or self.missions_of(seat):
            return True
        return not any(self.missions_of(other) for other in range(self.seats))
