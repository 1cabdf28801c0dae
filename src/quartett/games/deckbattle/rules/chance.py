"""Deck Battle: what chance may answer, how likely it is, and what follows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules import refusals as no
from quartett.games.deckbattle.rules.state import IN_PILE, NO_CARD, ON_OFFER, zeros
from quartett.games.deckbattle.rules.turn import Upkeep

CHIPS: Final = 3


class Dealing(Upkeep):
    def chance_verb(self) -> i64:
        """What chance is asked for."""
        if self.phase < m.DRAWING or self.phase > m.REMOVING:
            return -1
        return m.DRAW + self.phase - m.DRAWING

    def weights(self) -> vec[i64]:
        """Of each thing that chance may answer with, how many of the unseen cards are it."""
        phase: i64 = self.phase
        if phase == m.DRAWING:
            first: i64 = self.top(1) * self.box.kinds
            return self.draw[first : first + self.box.kinds]
        if phase == m.REVEALING:
            if self.top(0) == m.T_ARRIVE:
                return self._next(self.threats, self.under_threats)[self.box.first_field :]
            return self.reserve[self.box.first_field :]
        if phase == m.OFFERING:
            return self._next(self.items, self.under_items)
        if phase == m.POSTING:
            return self.missions
        if phase == m.TOKENING:
            return self.tokens
        if phase == m.AIMING:
            return self.goal_bag
        if phase == m.SCOURGING:
            return self.scourge_bag
        return self._set_aside()

    def _next(self, bag: vec[i64], under: vec[i64]) -> vec[i64]:
        """From the shuffled part of a pile; when it is gone, the known cards from the top."""
        if len(under) == 0 or any(number > 0 for number in bag):
            return bag
        row: vec[i64] = zeros(len(bag))
        row[under[0]] = 1
        return row

    def _set_aside(self) -> vec[i64]:
        """Chips and Jutsu cards: there is one of each."""
        if self.phase == m.CHIPPING:
            return vec[i64]([self.chips >> chip & 1 for chip in range(CHIPS)])
        place: i64 = IN_PILE if self.phase == m.DEALING else ON_OFFER
        return vec[i64]([1 if at == place else 0 for at in self.jutsu_at])

    def outcomes(self) -> list[tuple[int, int]]:
        verb: i64 = self.chance_verb()
        if verb < 0:
            return []
        start = int(self.box.start[verb])
        row = self.weights()
        return [(start + thing, int(row[thing])) for thing in range(len(row)) if row[thing]]

    def chance(self, stream: Stream) -> i64:
        row = self.weights()
        total: i64 = 0
        for weight in row:
            total += weight
        index: i64 = stream.below(total)
        thing: i64 = 0
        while index >= row[thing]:
            index -= row[thing]
            thing += 1
        return self.box.start[self.chance_verb()] + thing

    def protest_of_chance(self, verb: i64, thing: i64) -> i64:
        if verb != self.chance_verb():
            return no.NOTHING_DUE
        return no.FINE if self.weights()[thing] else no.NOT_IN_PILE

    # What follows

    def take_chance(self, verb: i64, thing: i64) -> None:
        if verb == m.DRAW:
            self.draw_card(thing)
        elif verb == m.REVEAL:
            self._reveal(thing + self.box.first_field)
        elif verb == m.OFFER:
            self._offer(thing)
        elif verb == m.POST:
            place: i64 = self.gap(self.posted)
            self.missions[thing] -= 1
            self.posted[place] = thing
            self.note(m.N_POSTED, NO_CARD, thing, place)
        elif verb == m.TOKEN:
            self._gain_token(thing)
        elif verb == m.DEAL:
            self.deal_jutsu(thing)
        elif verb == m.REMOVE:
            self.remove_jutsu(thing)
        else:
            self._uncover(verb, thing)

    def _reveal(self, kind: i64) -> None:
        if self.top(0) == m.T_ARRIVE:
            if self.threats[kind]:
                self.threats[kind] -= 1
            else:
                self.under_threats = self.under_threats[1:]
            self.reveal_threat(kind)
            return
        place: i64 = self.gap(self.field)
        self.reserve[kind] -= 1
        self.field[place] = kind
        self.note(m.N_REVEALED, NO_CARD, kind, place)

    def _offer(self, item: i64) -> None:
        if self.items[item]:
            self.items[item] -= 1
        else:
            self.under_items = self.under_items[1:]
        place: i64 = self.gap(self.market)
        self.market[place] = item
        self.note(m.N_OFFERED, NO_CARD, item, place)

    def _gain_token(self, token: i64) -> None:
        """DECK-040."""
        seat: i64 = self.top(1)
        self.pop()
        self.tokens[token] -= 1
        self.owned[seat * self.box.tokens + token] += 1
        self.note(m.N_TOKEN, seat, token)
        self.start_effect(self.box.token_reward[token], NO_CARD, seat)

    def _uncover(self, verb: i64, thing: i64) -> None:
        """DECK-044, 111."""
        seat: i64 = self.top(1)
        self.pop()
        if verb == m.OBJECTIVE:
            self.goal_bag[thing] -= 1
            self.goals[self.gap(self.goals)] = thing
            self.note(m.N_OBJECTIVE, NO_CARD, thing)
        elif verb == m.SCOURGE:
            self.scourge_bag[thing] -= 1
            self.scourge = thing
            self.note(m.N_SCOURGE, NO_CARD, thing)
        else:
            self.chips -= 1 << thing
            self.note(m.N_CHIP, seat, thing)
            self.gain(seat, m.CHAKRA, self.box.chip[thing], NO_CARD)
