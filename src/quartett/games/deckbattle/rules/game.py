"""Deck Battle: the moves of players. Comments name the rules they keep."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.state import IllegalMove
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.legality import Asking
from quartett.games.deckbattle.rules.piles import without
from quartett.games.deckbattle.rules.state import (
    ASSIGNED,
    DEPLOYMENT,
    FIELD,
    ITEM,
    ITEM_USED,
    KIND,
    NO_CARD,
    PLUS_FORCE,
    USED,
)

LION_FORCE: Final = 3


class DeckBattle(Asking):
    """One game of Naruto Shippuden Deck Battle."""

    def begin(self, mode: i64, expert: bool) -> None:
        self.lay_out(mode, expert)
        self.advance()

    def apply(self, seat: i64, move: i64) -> i64:
        if not self.may_apply(seat, move):
            raise IllegalMove(int(seat), int(move))
        verb: i64 = self.box.verb[move]
        thing: i64 = move - self.box.start[verb]
        if seat == CHANCE:
            self.take_chance(verb, thing)
        elif verb <= m.UNLOCK:
            self._draft(seat, verb, thing)
        elif verb <= m.WOUND:
            self._answer(seat, verb, thing)
        elif m.FIGHT <= verb <= m.BUY:
            self._aim(verb, thing)
        else:
            self._prepare(seat, verb, thing)
        self.advance()
        return self.actor

    def _draft(self, seat: i64, verb: i64, thing: i64) -> None:
        if verb == m.TEAM:
            self.choose_team(seat, thing)
        elif verb == m.SENSEI:
            self.choose_sensei(seat, thing)
        elif verb == m.UNLOCK:
            self.levels[thing // 3] += 1
            self.note(m.N_UNLOCKED, seat, thing)
            self.pop()
        elif self.phase == m.KEEPING:
            self.seal(seat, thing)
        else:
            self.pick_jutsu(seat, thing)

    def _answer(self, seat: i64, verb: i64, thing: i64) -> None:
        if verb == m.CHOOSE:
            self.choose(thing)
        elif verb == m.TAKE:
            self.take(thing)
        elif verb == m.SKIP:
            self.skip()
        elif verb == m.ON:
            self._on(seat, thing)
        elif verb == m.STRIKE:
            self._strike(seat)
        elif verb == m.DROP:
            self._drop(seat, thing)
        elif verb == m.CANCEL:
            self._stand_down()
        elif verb == m.RETURN or verb == m.WOUND:
            self.waiting = without(self.waiting, thing)
            self.put_next(self.top(0), thing)
        else:
            self.set_at(self.joining(verb, thing), ASSIGNED, 1)

    def _drop(self, seat: i64, item: i64) -> None:
        """DECK-081: in a purchase it only happens with the strike."""
        if self.man == m.BUYING:
            self.dropped = item
        else:
            self.unstore(seat, item)
            self.return_item(item)

    def _stand_down(self) -> None:
        """The manoeuvre is over or was never begun."""
        for slot in range(self.in_play()):
            self.set_at(slot, ASSIGNED, 0)
        self.man, self.target, self.dropped = m.NOTHING, NO_CARD, NO_CARD

    # Preparation

    def _prepare(self, seat: i64, verb: i64, thing: i64) -> None:
        if verb == m.MISSION:
            self._do_mission(seat, thing)
        elif verb == m.ACTIVATE:
            self._do_ability(seat, thing)
        elif verb == m.USE:
            self._do_item(seat, thing)
        elif verb == m.TECHNIQUE:
            self._begin_technique(seat, thing)
        elif verb == m.EQUIP:
            self.man, self.target = m.EQUIPPING, thing
        elif verb == m.LION:
            self.man, self.target = m.UNLEASHING, NO_CARD
        elif verb == m.HEAL:
            self._heal(seat)
        elif verb == m.CHANNEL:
            self._channel(seat, thing)
        elif verb == m.SEND:
            self._send(seat, thing)
        elif verb == m.DEPLOY:
            self.step = DEPLOYMENT
            self.note(m.N_DEPLOYED, seat)
        else:
            self.end_deployment()

    def _do_mission(self, seat: i64, mission: i64) -> None:
        """DECK-068: the reward at once; DECK-A40: the place stays empty."""
        self.scrolls[seat] -= self.mission_price(mission)
        place: i64 = 0
        while self.posted[place] != mission:
            place += 1
        self.posted[place] = NO_CARD
        self.done[seat * self.box.missions + mission] += 1
        self.note(m.N_MISSION, seat, mission)
        self.start_effect(self.box.mission_reward[mission], NO_CARD, seat)

    def _do_ability(self, seat: i64, kind: i64) -> None:
        """DECK-051, A11: once for each card."""
        slot: i64 = self.unused(kind)
        cost: i64 = self.box.ability_cost[kind]
        self.set_at(slot, USED, 1)
        self.chakra[seat] -= cost
        self.note(m.N_ACTIVATED, seat, kind, cost)
        self.start_effect(self.box.ability[kind], slot, seat)

    def _do_item(self, seat: i64, item: i64) -> None:
        slot: i64 = self.wearer(item, True)
        self.set_at(slot, ITEM_USED, 1)
        self.note(m.N_USED, seat, item, self.at(slot, KIND))
        self.start_effect(self.box.item_use[item], slot, seat)

    def _begin_technique(self, seat: i64, technique: i64) -> None:
        """DECK-052: the player says who performs it, if there are different characters."""
        kinds = self.performers(technique // 3)
        if len(kinds) > 1:
            self.man, self.target = m.PERFORMING, technique
        else:
            self._perform(seat, technique, kinds[0])

    def _perform(self, seat: i64, technique: i64, kind: i64) -> None:
        cost: i64 = self.technique_price(technique)
        self.technique_used[technique] = 1
        self.chakra[seat] -= cost
        self.note(m.N_TECHNIQUE, seat, technique, cost)
        self.start_effect(self.box.technique[technique], self.first_in_play(kind), seat)

    def _on(self, seat: i64, kind: i64) -> None:
        man, thing = self.man, self.target
        self._stand_down()
        if man == m.EQUIPPING:
            self.unstore(seat, thing)
            self.set_at(self.unequipped(kind), ITEM, thing)
            self.note(m.N_EQUIPPED, seat, thing, kind)
        elif man == m.PERFORMING:
            self._perform(seat, thing, kind)
        else:
            self.lion[seat] = 0
            self.note(m.N_LION, seat, kind)
            self.gain(seat, m.FORCE, LION_FORCE, self.first_in_play(kind))

    def _heal(self, seat: i64) -> None:
        """DECK-062 to 064, A17: side A, then only side B in this turn."""
        self.chakra[seat] -= self.heal_cost()
        into_play: i64 = 0 if self.side_b[seat] else 1
        self.side_b[seat] = 1
        self.heal_top(seat, into_play)

    def _channel(self, seat: i64, kind: i64) -> None:
        """DECK-058: of several alike the one that gained least goes."""
        slot: i64 = self.plainest(kind)
        amount: i64 = self.channelled(kind)
        self._let_go(seat, slot, m.E_CHANNEL)
        self.note(m.N_CHANNELLED, seat, kind, amount)
        self.gain(seat, m.CHAKRA, amount, NO_CARD)

    def plainest(self, kind: i64) -> i64:
        best: i64 = NO_CARD
        for slot in range(self.in_play()):
            if self.at(slot, KIND) != kind:
                continue
            if best == NO_CARD or self._luggage(slot) < self._luggage(best):
                best = slot
        return best

    def _luggage(self, slot: i64) -> i64:
        """How much would be lost with this character rather than another of its kind."""
        worn: i64 = 0 if self.at(slot, ITEM) == NO_CARD else 100
        fresh: i64 = 0 if self.at(slot, USED) else 10
        return worn + fresh + self.at(slot, PLUS_FORCE)

    def _send(self, seat: i64, kind: i64) -> None:
        """DECK-060."""
        slot: i64 = self.strongest(kind)
        amount: i64 = self.mission_force(slot)
        self._let_go(seat, slot, m.E_SEND)
        self.note(m.N_SENT, seat, kind, amount)
        self.gain(seat, m.SCROLL, amount, NO_CARD)

    def _let_go(self, seat: i64, slot: i64, event: i64) -> None:
        self.trigger(slot, event)
        self.throw(seat, self.leave(slot))

    # Deployment

    def _aim(self, verb: i64, thing: i64) -> None:
        self.man, self.target = self.manoeuvre(verb), self.aimed_at(verb, thing)

    def _strike(self, seat: i64) -> None:
        man, target, dropped = self.man, self.target, self.dropped
        total: i64 = self.total()
        wounds: bool = self.aims_at_threat() and self.rule_of_threat(m.H_WOUNDS) >= 0
        event: i64 = m.E_FIGHT + man - m.FIGHTING
        tasks: i64 = len(self.stack)
        if man == m.BUYING:
            self._buy(seat, target, dropped, total)
        elif man == m.RECRUITING:
            self._recruit(seat, target, total)
        elif target == FIELD:
            self._beat_mask(seat, total)
        else:
            self._defeat(seat, target, total)
        assert len(self.stack) >= tasks
        self._send_home(seat, event, wounds)
        self._stand_down()

    def _send_home(self, seat: i64, event: i64, wounds: bool) -> None:
        """DECK-075, 079, 080, A9: who took part goes to the discard."""
        if wounds:
            self.push(m.T_WOUND, seat)
        for slot in range(self.in_play()):
            if self.at(slot, ASSIGNED):
                self.trigger(slot, event)
                kind: i64 = self.leave(slot)
                if wounds:
                    self.waiting = append(self.waiting, kind)
                else:
                    self.throw(seat, kind)

    def _defeat(self, seat: i64, slot: i64, total: i64) -> None:
        """DECK-075, 077."""
        kind: i64 = self.vacate(slot, seat)
        self.note(m.N_DEFEATED, seat, kind, total)
        self.wound(seat, kind)
        if slot == self.threat:
            self.threat = NO_CARD
            self.beaten[seat] += 1
            self.push(m.T_TOKEN, seat)

    def _beat_mask(self, seat: i64, total: i64) -> None:
        """DECK-105, A26."""
        self.masks -= 1
        self.masks_won[seat] += 1
        self.note(m.N_MASK, seat, total)

    def _recruit(self, seat: i64, slot: i64, total: i64) -> None:
        kind: i64 = self.vacate(slot, seat)
        self.note(m.N_RECRUITED, seat, kind, total)
        self.throw(seat, kind)

    def _buy(self, seat: i64, place: i64, dropped: i64, total: i64) -> None:
        """DECK-080, 081."""
        if dropped != NO_CARD:
            self.unstore(seat, dropped)
            self.return_item(dropped)
        item: i64 = self.market[place]
        self.market[place] = NO_CARD
        self.store(seat, item)
        self.note(m.N_BOUGHT, seat, item, total)

    # Knowing

    def ending(self) -> str:
        return "last-token"

    def tally(self, index: i64, seat: i64) -> i64:
        if index == 0:
            return self.beaten[seat]
        return self.tokens_of(seat) if index == 1 else self.turns[seat]

    def copy(self) -> "DeckBattle":
        twin = DeckBattle(0, self.box)
        twin.fill(self)
        return twin

    def masked(self, viewer: i64) -> "DeckBattle":
        view = self.copy()
        view.hide(viewer)
        return view

    def imagine(self, stream: Stream) -> "DeckBattle":
        guess = self.copy()
        guess.guess(stream)
        return guess
