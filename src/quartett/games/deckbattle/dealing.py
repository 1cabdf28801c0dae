"""Deck Battle: what chance may answer, how likely it is, and what follows."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.deckbattle import moves as m
from quartett.games.deckbattle import objections as no
from quartett.games.deckbattle.position import IN_PILE, NO_CARD, ON_OFFER
from quartett.games.deckbattle.upkeep import Upkeep


class Dealing(Upkeep):
    def chance_verb(self) -> i64:
        """What chance is asked for."""
        if self.phase < m.DRAWING or self.phase > m.REMOVING:
            return -1
        return m.DRAW + self.phase - m.DRAWING

    def weight(self, thing: i64) -> i64:
        """How many of the unseen cards that chance may answer with are this one."""
        phase: i64 = self.phase
        if phase == m.DRAWING:
            return self.draw[self.top(1) * self.box.kinds + thing]
        if phase == m.REVEALING:
            return self._revealing(thing + self.box.first_field)
        if phase == m.OFFERING:
            return self._next(self.items, self.under_items, thing)
        if phase == m.POSTING:
            return self.missions[thing]
        if phase == m.TOKENING:
            return self.tokens[thing]
        if phase == m.AIMING:
            return self.goal_bag[thing]
        if phase == m.SCOURGING:
            return self.scourge_bag[thing]
        if phase == m.CHIPPING:
            return self.chips >> thing & 1
        if phase == m.DEALING:
            return 1 if self.jutsu_at[thing] == IN_PILE else 0
        return 1 if self.jutsu_at[thing] == ON_OFFER else 0

    def _revealing(self, kind: i64) -> i64:
        if self.top(0) == m.T_ARRIVE:
            return self._next(self.threats, self.under_threats, kind)
        return self.reserve[kind]

    def _next(self, bag: vec[i64], under: vec[i64], card: i64) -> i64:
        """From the shuffled part of a pile; when it is gone, the known cards from the top."""
        if bag[card]:
            return bag[card]
        if len(under) and under[0] == card and not any(number > 0 for number in bag):
            return 1
        return 0

    def outcomes(self) -> list[tuple[int, int]]:
        verb: i64 = self.chance_verb()
        if verb < 0:
            return []
        start: i64 = self.box.start[verb]
        found: list[tuple[int, int]] = []
        for thing in range(self.box.start[verb + 1] - start):
            weight: i64 = self.weight(thing)
            if weight:
                found.append((int(start + thing), int(weight)))
        return found

    def chance(self, stream: Stream) -> i64:
        verb: i64 = self.chance_verb()
        start: i64 = self.box.start[verb]
        total: i64 = 0
        for thing in range(self.box.start[verb + 1] - start):
            total += self.weight(thing)
        index: i64 = stream.below(total)
        move: i64 = start
        while index >= self.weight(move - start):
            index -= self.weight(move - start)
            move += 1
        return move

    def protest_of_chance(self, verb: i64, thing: i64) -> i64:
        if verb != self.chance_verb():
            return no.NOTHING_DUE
        return no.FINE if self.weight(thing) else no.NOT_IN_PILE

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
