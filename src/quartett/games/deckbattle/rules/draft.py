"""Deck Battle: how teams are chosen in each mode, and how a turn begins."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.effect_steps import Working
from quartett.games.deckbattle.rules.state import (
    IN_BOX,
    IN_HAND,
    IN_PILE,
    ITEM,
    JUTSU,
    KIND,
    NO_CARD,
    ON_BOARD,
    ON_OFFER,
    OWED,
    PREPARATION,
)

TEAMS: Final = 4
OF_EACH: Final = 3
NO_TOKEN: Final = 0
LION: Final = 1
CHIPS: Final = 2
INSECT: Final = 3
AKAMARU: Final = 4


class Setting(Working):
    def is_own(self, seat: i64, jutsu: i64) -> bool:
        return self.jutsu_at[jutsu] == ON_BOARD + seat

    def lay_out(self, mode: i64, expert: bool) -> None:
        """DECK-021 to 037, then the teams, hands, field, missions and market, in this order."""
        self.mode = mode
        self.expert = 1 if expert else 0
        self._fill_bags()
        for jutsu in range(i64(JUTSU)):
            self.jutsu_at[jutsu] = IN_PILE if mode == m.KAGE else ON_OFFER
        for task in (m.T_BEGIN, m.T_MARKET, m.T_POST, m.T_FIELD):
            self.push(task)
        self.push(m.T_ARRIVE, 1)
        for seat in range(self.seats - 1, -1, -1):
            self.push(m.T_DRAW, seat, 5, 0)
        self._push_draft()

    def _fill_bags(self) -> None:
        box = self.box
        for kind in range(box.first_field, box.first_threat):
            self.reserve[kind] = box.copies[kind]
        for kind in range(box.first_threat, box.kinds):
            self.threats[kind] = box.copies[kind]
        self.items = box.item_copies[:]
        self.missions = box.mission_copies[:]
        self.tokens = box.token_copies[:]
        self.goal_bag = vec[i64]([1] * box.goals)
        self.scourge_bag = vec[i64]([1] * box.scourges)
        for seat in range(self.seats):
            self.sealed[seat] = OWED

    def _push_draft(self) -> None:
        """DECK-023, 124 to 127: the stack is filled from the end."""
        if self.mode == m.STANDARD:
            for seat in range(self.seats - 1, -1, -1):
                self.push(m.T_TEAM, seat)
            return
        for seat in range(self.seats):
            self.push(m.T_SENSEI, seat)
        if self.mode == m.KAGE:
            self.push(m.T_KEEP, 2)
            self.push(m.T_KEEP, 1)
            self.push(m.T_DEAL)
            return
        for seat in range(self.seats - 1, -1, -1):
            self.push(m.T_PICK, seat)
        for seat in range(self.seats):
            self.push(m.T_PICK, seat)
        for seat in range(self.seats - 1, -1, -1):
            self.push(m.T_PICK, seat)
        if self.mode == m.JONIN:
            self.push(m.T_REMOVE, JUTSU - OF_EACH * self.seats)

    def set_up(self, task: i64) -> bool:
        """Works on a task of the set-up. Answers whether it waits for somebody."""
        if task == m.T_REMOVE and self.top(1):
            self.phase, self.actor = m.REMOVING, CHANCE
        elif task == m.T_DEAL and self.top(1) < OF_EACH * self.seats:
            self.phase, self.actor = m.DEALING, CHANCE
        elif task == m.T_KEEP:
            self.stage = self.top(1)
            self.phase, self.actor = m.KEEPING, self.next_sealing()
        elif task == m.T_TEAM or task == m.T_PICK or task == m.T_SENSEI:
            self._ask_seat(task)
        else:
            self.pop()
            if task == m.T_BEGIN:
                self.begin_turn(0)
            return False
        return True

    def _ask_seat(self, task: i64) -> None:
        self.actor = self.top(1)
        if task == m.T_TEAM:
            self.phase = m.TEAMING
        else:
            self.phase = m.PICKING if task == m.T_PICK else m.MENTORING

    def next_sealing(self) -> i64:
        """The lowest seat that has not sealed its pick, or -1."""
        for seat in range(self.seats):
            if self.sealed[seat] == OWED:
                return seat
        return -1

    def _free(self, sensei: i64) -> bool:
        return all(self.sensei[seat] != sensei for seat in range(self.seats))

    def is_team_free(self, team: i64) -> bool:
        return self._free(team)

    # Answers

    def choose_team(self, seat: i64, team: i64) -> None:
        self.pop()
        self.note(m.N_TEAM, seat, team)
        for jutsu in range(i64(JUTSU)):
            if self.box.team[jutsu] == team:
                self.jutsu_at[jutsu] = ON_BOARD + seat
        self._complete(seat, team)

    def pick_jutsu(self, seat: i64, jutsu: i64) -> None:
        self.pop()
        self.jutsu_at[jutsu] = ON_BOARD + seat
        self.note(m.N_PICKED, seat, jutsu)

    def choose_sensei(self, seat: i64, sensei: i64) -> None:
        self.pop()
        self.note(m.N_SENSEI, seat, sensei)
        self._complete(seat, sensei)

    def _complete(self, seat: i64, sensei: i64) -> None:
        """DECK-026 to 028: the Sensei, three of each character, and their tokens."""
        self.sensei[seat] = sensei
        self.draw[seat * self.box.kinds + sensei] += 1
        for jutsu in range(i64(JUTSU)):
            if self.is_own(seat, jutsu):
                self.draw[seat * self.box.kinds + self.box.starter[jutsu]] += OF_EACH
                if self.box.tokens_of[jutsu] == AKAMARU:
                    self.akamaru_owner = seat
                elif self.box.tokens_of[jutsu] == CHIPS:
                    self.chip_owner = seat

    def remove_jutsu(self, jutsu: i64) -> None:
        self.set_top(1, self.top(1) - 1)
        self.jutsu_at[jutsu] = IN_BOX
        self.note(m.N_REMOVED, CHANCE, jutsu)

    def deal_jutsu(self, jutsu: i64) -> None:
        seat: i64 = self.top(1) % self.seats
        self.set_top(1, self.top(1) + 1)
        self.jutsu_at[jutsu] = IN_HAND + seat
        self.note(m.N_DEALT, seat, jutsu)

    def seal(self, seat: i64, jutsu: i64) -> None:
        """DECK-127: all reveal at once; then the rest goes to the left."""
        self.sealed[seat] = jutsu
        if self.next_sealing() >= 0:
            return
        for one in range(self.seats):
            self.jutsu_at[self.sealed[one]] = ON_BOARD + one
            self.note(m.N_PICKED, one, self.sealed[one])
            self.sealed[one] = OWED
        self.pop()
        self._pass_on()

    def _pass_on(self) -> None:
        for jutsu in range(i64(JUTSU)):
            place: i64 = self.jutsu_at[jutsu]
            if IN_HAND <= place < ON_BOARD:
                taker: i64 = self.left_of(place - IN_HAND)
                self.jutsu_at[jutsu] = IN_HAND + taker
        if self.stage == 2:
            self._keep_the_last()

    def _keep_the_last(self) -> None:
        """DECK-127: the third is what was received; DECK-A48: the rest is in the box."""
        self.stage = 0
        for jutsu in range(i64(JUTSU)):
            place: i64 = self.jutsu_at[jutsu]
            if IN_HAND <= place < ON_BOARD:
                self.jutsu_at[jutsu] = ON_BOARD + place - IN_HAND
                self.note(m.N_PICKED, place - IN_HAND, jutsu)
            elif place == IN_PILE:
                self.jutsu_at[jutsu] = IN_BOX

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """DECK-047, A5, A7: all characters of the hand come into play."""
        self.turn = seat
        self.step = PREPARATION
        self.turns[seat] += 1
        self.note(m.N_TURN, seat)
        kinds: i64 = self.box.kinds
        for kind in range(kinds):
            place: i64 = seat * kinds + kind
            for _ in range(self.hand[place]):
                self.note(m.N_PLAYED, seat, kind)
                self.enter(kind)
            self.hand[place] = 0
            self.known[place] = 0

    def clear_play(self) -> None:
        """DECK-083, 084, A39: characters to the discard, items wait to be put under the pile."""
        for slot in range(self.in_play()):
            if self.at(slot, KIND) >= 0:
                item: i64 = self.at(slot, ITEM)
                if item != NO_CARD:
                    self.waiting = append(self.waiting, item)
                    self.set_at(slot, ITEM, NO_CARD)
                self.throw(self.turn, self.leave(slot))
