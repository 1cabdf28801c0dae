"""Deck Battle: what may be answered now, and what stands against everything else.

`objection` is the one place that decides; `legal` asks it about the moves that could be meant.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.state import OPEN
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules import refusals as no
from quartett.games.deckbattle.rules.objecting import Objecting
from quartett.games.deckbattle.rules.piles import joined
from quartett.games.deckbattle.rules.state import (
    IN_HAND,
    INVENTORY,
    ITEM,
    JUTSU,
    KIND,
    NO_CARD,
    ON_OFFER,
    OWED,
)

IN_PREPARATION: Final = vec[i64](
    [
        m.MISSION,
        m.ACTIVATE,
        m.USE,
        m.TECHNIQUE,
        m.EQUIP,
        m.HEAL,
        m.DEPLOY,
        m.LION,
        m.CHANNEL,
        m.SEND,
    ]
)
IN_DEPLOYMENT: Final = vec[i64]([m.FIGHT, m.MASK, m.RECRUIT, m.BUY, m.LION, m.END])
IN_MANOEUVRE: Final = vec[i64]([m.STRIKE, m.WITH, m.BEARER, m.DROP, m.CANCEL])
ON_WHOM: Final = vec[i64]([m.ON, m.CANCEL])
IN_CHOICE: Final = vec[i64]([m.CHOOSE, m.TAKE, m.SKIP, m.DROP])


def distinct(row: vec[i64], first: i64) -> vec[i64]:
    """The cards of a row in order, each once, counted from the first."""
    found = vec[i64](capacity=8)
    for card in row:
        if card != NO_CARD:
            found = joined(found, card - first)
    return found


class Asking(Objecting):
    def verbs_now(self) -> vec[i64]:
        """The verbs that fit the question, in the order of the table."""
        phase: i64 = self.phase
        if phase == m.PREPARING or phase == m.DEPLOYING:
            if self.man >= m.EQUIPPING:
                return ON_WHOM
            if self.man:
                return IN_MANOEUVRE
            return IN_PREPARATION if phase == m.PREPARING else IN_DEPLOYMENT
        if phase == m.CHOOSING:
            return IN_CHOICE
        verb: i64 = self._only_verb(phase)
        return vec[i64]([verb] if verb >= 0 else [])

    def _only_verb(self, phase: i64) -> i64:
        if phase == m.TEAMING:
            return m.TEAM
        if phase == m.PICKING or phase == m.KEEPING:
            return m.PICK
        if phase == m.MENTORING:
            return m.SENSEI
        if phase == m.UNLOCKING:
            return m.UNLOCK
        if phase == m.RETURNING:
            return m.RETURN
        return m.WOUND if phase == m.WOUNDING else -1

    def is_asked(self, seat: i64) -> bool:
        if self.phase == m.KEEPING:
            return 0 <= seat < self.seats and self.sealed[seat] == OWED
        return seat == self.actor and not self.over

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == m.KEEPING:
            return tuple([s for s in range(int(self.seats)) if self.sealed[s] == OWED])
        return () if self.over else (int(self.actor),)

    def closes(self, seat: i64) -> bool:
        return self.phase == m.KEEPING and self.owing == (int(seat),)

    def legal(self, seat: i64) -> tuple[int, ...]:
        if not self.is_asked(seat):
            return ()
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return tuple([int(move) for move in self._allowed(seat)])

    def pick(self, seat: i64, stream: Stream) -> i64:
        moves = self._allowed(seat)
        return moves[stream.below(len(moves))]

    def _allowed(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat that is asked."""
        found = vec[i64](capacity=16)
        for verb in self.verbs_now():
            start: i64 = self.box.start[verb]
            for thing in self._things(seat, verb):
                if self.protest(seat, verb, thing) == no.FINE:
                    found = append(found, start + thing)
        return found

    def _things(self, seat: i64, verb: i64) -> vec[i64]:
        """What a verb could mean now; the protest decides."""
        if verb == m.WITH or verb == m.ON:
            return self._in_play(KIND)
        if verb == m.ACTIVATE or verb == m.CHANNEL or verb == m.SEND:
            return self._in_play(KIND)
        if verb == m.USE or verb == m.BEARER:
            return self._in_play(ITEM)
        if verb == m.FIGHT or verb == m.RECRUIT:
            return distinct(self.field, self.box.first_field)
        if verb == m.MISSION:
            return distinct(self.posted, 0)
        if verb == m.BUY or verb == m.TAKE:
            return distinct(self.market, 0)
        if verb == m.EQUIP or verb == m.DROP:
            first: i64 = seat * INVENTORY
            return distinct(self.inventory[first : first + INVENTORY], 0)
        if verb == m.TECHNIQUE or verb == m.UNLOCK:
            return self._own_techniques(seat)
        return self._all_of(verb)

    def _own_techniques(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for jutsu in range(i64(JUTSU)):
            if self.is_own(seat, jutsu):
                for level in range(i64(3)):
                    found = append(found, 3 * jutsu + level)
        return found

    def _all_of(self, verb: i64) -> vec[i64]:
        number: i64 = self.box.start[verb + 1] - self.box.start[verb]
        found = vec[i64](capacity=number)
        for thing in range(number):
            found = append(found, thing)
        return found

    def _in_play(self, what: i64) -> vec[i64]:
        """The kinds of characters or of worn items in play."""
        found = vec[i64](capacity=8)
        for slot in range(self.in_play()):
            thing: i64 = self.at(slot, what)
            if self.at(slot, KIND) >= 0 and thing >= 0:
                found = joined(found, thing)
        return found

    # Objections

    def objection(self, seat: i64, move: i64) -> i64:
        """FINE, or why `seat` may not answer with `move` now."""
        if not 0 <= move < len(self.box.verb):
            return no.NO_SUCH_MOVE
        verb: i64 = self.box.verb[move]
        if self.over:
            return no.GAME_OVER
        if (seat == CHANCE) != (verb >= m.FIRST_OF_CHANCE):
            return no.PLAYERS_DECIDE if seat == CHANCE else no.PILE_DECIDES
        if not self.is_asked(seat):
            return self._not_asked(seat)
        thing: i64 = move - self.box.start[verb]
        if seat == CHANCE:
            return self.protest_of_chance(verb, thing)
        if not any(verb == fitting for fitting in self.verbs_now()):
            return self._wrong_moment(verb)
        return self.protest(seat, verb, thing)

    def _not_asked(self, seat: i64) -> i64:
        if seat == CHANCE:
            return no.NOTHING_DUE
        if self.phase == m.KEEPING:
            return no.ALREADY_SEALED
        return no.WAIT_FOR_CHANCE if self.actor == CHANCE else no.OTHER_TURN

    def _wrong_moment(self, verb: i64) -> i64:
        if self.phase != m.PREPARING and self.phase != m.DEPLOYING:
            return no.ANSWER_FIRST if verb >= m.MISSION else no.NOT_ASKED_NOW
        if self.man:
            return no.FINISH_FIRST
        if verb == m.CANCEL:
            return no.NOTHING_TO_CANCEL
        if verb < m.MISSION:
            return no.NOT_ASKED_NOW
        return no.PREPARATION_ONLY if self.phase == m.DEPLOYING else no.DEPLOYMENT_ONLY

    def protest(self, seat: i64, verb: i64, thing: i64) -> i64:
        """Why the thing does not go with the verb, at a moment when the verb is asked for."""
        if verb <= m.UNLOCK:
            return self._against_draft(seat, verb, thing)
        if verb <= m.SKIP or self.phase == m.CHOOSING:
            return self._against_choosing(verb, thing)
        if verb == m.ON:
            return self.against_on(thing)
        if verb <= m.CANCEL:
            return self.against_manoeuvre(seat, verb, thing)
        if verb <= m.WOUND:
            waits: bool = any(card == thing for card in self.waiting)
            wrong: i64 = no.NOT_WAITING if verb == m.RETURN else no.NOT_WOUNDED_NOW
            return no.FINE if waits else wrong
        if verb >= m.FIGHT and verb <= m.BUY:
            return self.against_aim(verb, thing)
        return self.against_prepare(seat, verb, thing)

    def _against_draft(self, seat: i64, verb: i64, thing: i64) -> i64:
        if verb == m.TEAM:
            return no.FINE if self.is_team_free(thing) else no.TEAM_TAKEN
        if verb == m.SENSEI:
            return no.FINE if self.is_team_free(thing) else no.SENSEI_TAKEN
        if verb == m.UNLOCK:
            return self._against_unlocking(seat, thing)
        if self.phase == m.KEEPING:
            return no.FINE if self.jutsu_at[thing] == IN_HAND + seat else no.NOT_IN_HAND
        return no.FINE if self.jutsu_at[thing] == ON_OFFER else no.JUTSU_TAKEN

    def _against_unlocking(self, seat: i64, technique: i64) -> i64:
        if not self.is_own(seat, technique // 3):
            return no.NOT_OWN_JUTSU
        level: i64 = technique % 3
        if level < self.levels[technique // 3]:
            return no.ALREADY_UNLOCKED
        if level > self.levels[technique // 3]:
            return no.LEVEL_ORDER
        return no.FINE if level < self.top(2) else no.LEVEL_CAP

    def _against_choosing(self, verb: i64, thing: i64) -> i64:
        if verb == m.SKIP:
            return no.FINE
        taking: bool = self.box.code[self.top(1)] == m.TAKE_ITEM
        full: bool = not self.has_room(self.top(3))
        if verb == m.DROP:
            if not (taking and full):
                return no.NOTHING_TO_DROP
            return no.FINE if self.has_item(self.top(3), thing) else no.NOT_IN_INVENTORY
        if verb == m.TAKE:
            if not taking or not self.can_take(thing):
                return no.NO_SUCH_ITEM
            return no.INVENTORY_FULL if full else no.FINE
        return no.FINE if self.can_choose(thing) else no.CANNOT_CHOOSE

    def may_apply(self, seat: i64, move: i64) -> bool:
        return self.viewer == OPEN and self.objection(seat, move) == no.FINE
