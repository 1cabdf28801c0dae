"""Deck Battle: what happens between the choices of players: tasks are taken from the stack until
somebody must answer. Set-up, upkeep, Threat track."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.draft import Setting
from quartett.games.deckbattle.rules.state import (
    FIELD,
    NO_CARD,
    PREPARATION,
    TRACK,
    UPKEEP,
    zeros,
)

HAND = 5


class Upkeep(Setting):
    def advance(self) -> None:
        """Go on until somebody owes an answer."""
        while len(self.stack):
            if self._do(self.top(0)):
                return
        if self.phase != m.ENDED:
            self.actor = self.turn
            self.phase = m.PREPARING if self.step == PREPARATION else m.DEPLOYING

    def ask_chance(self, phase: i64) -> bool:
        self.phase, self.actor = phase, CHANCE
        return True

    def _do(self, task: i64) -> bool:
        """Works on the top task. Answers whether it waits for somebody."""
        if task == m.T_EFFECT:
            return self.work()
        if task == m.T_DRAW:
            return self._draw()
        if task == m.T_TOKEN:
            return self._token()
        if task == m.T_UNLOCK:
            return self._unlock()
        if task == m.T_OBJECTIVE:
            return self.ask_chance(m.SCOURGING if self.track == 1 else m.AIMING)
        if task == m.T_RETURN or task == m.T_WOUND:
            return self._put_in_order(task)
        if task == m.T_CHIP:
            return self.ask_chance(m.CHIPPING)
        if task >= m.T_TEAM:
            return self.set_up(task)
        return self._keep_up(task)

    def _keep_up(self, task: i64) -> bool:
        if task == m.T_ARRIVE:
            return self._arrive()
        if task == m.T_FIELD:
            return self._fill(self.field, self.reserve, m.REVEALING)
        if task == m.T_MARKET:
            return self._fill_market()
        if task == m.T_POST:
            return self._fill(self.posted, self.missions, m.POSTING)
        self.pop()
        if task == m.T_MOVE:
            self._move_threat()
        else:
            self._close_turn()
        return False

    # Cards

    def _draw(self) -> bool:
        """DECK-010, 011, A4."""
        seat: i64 = self.top(1)
        if self.top(2) and self.size(self.draw, seat) == 0:
            self._reshuffle(seat)
        if self.top(2) == 0 or self.size(self.draw, seat) == 0:
            self.pop()
            return False
        return self.ask_chance(m.DRAWING)

    def _reshuffle(self, seat: i64) -> None:
        """What is in the hand now is known to all who counted."""
        kinds: i64 = self.box.kinds
        if self.size(self.discard, seat) == 0:
            return
        for place in range(seat * kinds, (seat + 1) * kinds):
            self.draw[place] += self.discard[place]
            self.discard[place] = 0
            self.known[place] = self.hand[place]
        self.note(m.N_SHUFFLED, seat)

    def draw_card(self, kind: i64) -> None:
        seat: i64 = self.top(1)
        self.set_top(2, self.top(2) - 1)
        self.draw[seat * self.box.kinds + kind] -= 1
        if self.top(3):
            self.note(m.N_PLAYED, seat, kind)
            self.enter(kind)
        else:
            self.note(m.N_DREW, seat, kind)
            self.hand[seat * self.box.kinds + kind] += 1

    def _put_in_order(self, task: i64) -> bool:
        """DECK-067, 084: one after the other, chosen while they differ."""
        first: i64 = self.waiting[0] if len(self.waiting) else NO_CARD
        for card in self.waiting:
            if card != first:
                self.phase = m.RETURNING if task == m.T_RETURN else m.WOUNDING
                self.actor = self.top(1)
                return True
        for card in self.waiting:
            self.put_next(task, card)
        self.waiting = vec[i64]()
        self.pop()
        return False

    def put_next(self, task: i64, card: i64) -> None:
        if task == m.T_RETURN:
            self.return_item(card)
        else:
            self.note(m.N_WOUNDED, self.turn, card)
            self.wound(self.turn, card)

    # The Threat

    def _move_threat(self) -> None:
        """DECK-086 to 089, A20."""
        here: i64 = self.threat
        if here < 0:
            return
        there: i64 = self.next_place()
        kind: i64 = self.field[here]
        if there >= FIELD:
            self._escape(kind)
            return
        self._clear(there)
        self.field[here] = NO_CARD
        self.field[there] = kind
        self.threat = there
        if self.akamaru == here:
            self.akamaru = there
        self.note(m.N_THREAT_MOVED, NOBODY, kind, there)

    def next_place(self) -> i64:
        """DECK-088, A20: where the Threat on the field goes next; beyond the last it escapes."""
        there: i64 = self.threat + 1
        return there + 1 if there < FIELD and self._is_passable(there) else there

    def _is_passable(self, slot: i64) -> bool:
        return self.field[slot] == NO_CARD or self.box.is_ally(self.field[slot])

    def _clear(self, slot: i64) -> None:
        if self.field[slot] != NO_CARD:
            self.eliminate(self.vacate(slot, NO_CARD))

    def _escape(self, kind: i64) -> None:
        """DECK-089, 106: under the pile; its masks leave the game."""
        self.note(m.N_ESCAPED, NOBODY, kind)
        self.vacate(self.threat, NO_CARD)
        self.under_threats = append(self.under_threats, kind)
        self.threat = NO_CARD
        self.masks = 0
        self.push(m.T_TOKEN, NOBODY)

    def _arrive(self) -> bool:
        """DECK-090; DECK-A2: if there is one left."""
        if self.threat < 0 and (self._any_left(self.threats) or len(self.under_threats)):
            return self.ask_chance(m.REVEALING)
        self.pop()
        return False

    def _any_left(self, bag: vec[i64]) -> bool:
        return any(number > 0 for number in bag)

    def reveal_threat(self, kind: i64) -> None:
        """DECK-091, A22: from an ally or a gap on slot 1 it goes on to slot 2."""
        at_start: bool = self.top(1) == 1
        self.pop()
        slot: i64 = 0 if at_start or not self._is_passable(0) else 1
        self._clear(slot)
        self.field[slot] = kind
        self.threat = slot
        self.note(m.N_REVEALED, NOBODY, kind, slot)
        place: i64 = self.rule_of_threat(m.H_MASKS)
        if place >= 0:
            self.masks, self.spare_masks = self.spare_masks, 0  # DECK-A25
        place = self.rule_of_threat(m.H_REVEALED)
        if place >= 0 and not at_start:  # DECK-A24
            self.start_effect(self.box.holds[place + 1], m.OF_THREAT, self.turn)

    # Filling up

    def _fill(self, places: vec[i64], bag: vec[i64], phase: i64) -> bool:
        """DECK-093, 095; DECK-A1, A36: as long as there are cards."""
        if self.gap(places) >= 0 and self._any_left(bag):
            return self.ask_chance(phase)
        self.pop()
        return False

    def gap(self, places: vec[i64]) -> i64:
        """The first empty place, or -1."""
        for place in range(len(places)):
            if places[place] == NO_CARD:
                return place
        return -1

    def _fill_market(self) -> bool:
        """DECK-094."""
        for place in range(2):
            if self.market[place] == NO_CARD:
                self.market[place] = self.market[place + 2]
                self.market[place + 2] = NO_CARD
        if self.gap(self.market) >= 0 and (self._any_left(self.items) or len(self.under_items)):
            return self.ask_chance(m.OFFERING)
        self.pop()
        return False

    # The track

    def _token(self) -> bool:
        """DECK-039 to 044, A3, A47: token and reward, then techniques, then an objective."""
        seat: i64 = self.top(1)
        if self.top(2):
            return self.ask_chance(m.TOKENING)
        self.pop()
        if self.track == 0:
            return False
        self.track -= 1
        removed: i64 = TRACK - self.track
        if removed % 2 == 0:
            self.push(m.T_OBJECTIVE)
        for number in range(self.seats - 1, -1, -1):
            self.push(m.T_UNLOCK, (self.turn + number) % self.seats, self.box.caps[removed - 1])
        if seat >= 0:
            self.push(m.T_TOKEN, seat, 1)
        else:
            self.note(m.N_TOKEN_LOST, NOBODY)
        if self.track == 0:
            self.last_round = 1
            self.note(m.N_LAST_ROUND, NOBODY)
        return False

    def _unlock(self) -> bool:
        """DECK-A29, A30: everybody must, if there is something to unlock."""
        if not any(self.can_unlock(technique) for technique in range(len(self.technique_used))):
            self.pop()
            return False
        self.phase, self.actor = m.UNLOCKING, self.top(1)
        return True

    def can_unlock(self, technique: i64) -> bool:
        """DECK-042, 043."""
        jutsu: i64 = technique // 3
        level: i64 = technique % 3
        on_board: bool = self.is_own(self.top(1), jutsu)
        return on_board and self.levels[jutsu] == level and level < self.top(2)

    # Turns

    def end_deployment(self) -> None:
        """DECK-083 to 097, in the order of the upkeep."""
        self.step = UPKEEP
        self.clear_play()
        for task in (m.T_CLOSE, m.T_POST, m.T_MARKET, m.T_FIELD, m.T_ARRIVE, m.T_MOVE):
            self.push(task)
        self.push(m.T_DRAW, self.turn, HAND, 0)
        self.push(m.T_RETURN, self.turn)

    def _close_turn(self) -> None:
        """DECK-096 to 098, A34."""
        self.side_b[self.turn] = 0
        self.technique_used = zeros(len(self.technique_used))
        self.spent = vec[i64]()
        self.play = vec[i64]()
        following: i64 = self.left_of(self.turn)
        if self.last_round and following == 0:
            self.phase, self.actor = m.ENDED, NOBODY
            self.note(m.N_END, NOBODY)
        else:
            self.begin_turn(following)
