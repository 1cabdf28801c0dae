"""Deck Battle: the contract of a state, implemented by the functions of the other modules."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, IllegalMove
from quartett.games.deckbattle.rules import (
    chance,
    draft,
    effects,
    infirmary,
    inventory,
    jutsu,
    legality,
    manoeuvre,
    masking,
    missions,
    moves,
    phases,
    preparation,
    scoring,
    turn,
)
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.refusals import FINE
from quartett.games.deckbattle.rules.state import NO_CARD, OWED, Position


class DeckBattle(Position):
    """One game of Naruto Shippuden Deck Battle."""

    def begin(self, mode: i64, expert: bool, first: i64) -> None:
        turn.set_up(self, mode, expert, first)
        turn.advance(self)

    # Who is asked, and for what

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == phases.KEEPING:
            return tuple([s for s in range(int(self.seats)) if self.sealed[s] == OWED])
        return () if self.over else (int(self.actor),)

    def closes(self, seat: i64) -> bool:
        return self.phase == phases.KEEPING and self.owing == (int(seat),)

    def legal(self, seat: i64) -> tuple[int, ...]:
        if not legality.is_asked(self, seat):
            return ()
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return tuple(int(move) for move in legality.allowed(self, seat))

    def pick(self, seat: i64, stream: Stream) -> i64:
        found = legality.allowed(self, seat)
        return found[stream.below(len(found))]

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def chance(self, stream: Stream) -> i64:
        return chance.sample(self, stream)

    def objection(self, seat: i64, move: i64) -> i64:
        return legality.objection(self, seat, move)

    # Applying an answer

    def apply(self, seat: i64, move: i64) -> i64:
        known: bool = 0 <= move < len(self.box.verb) and self.viewer == OPEN
        if not known or legality.objection(self, seat, move) != FINE:
            raise IllegalMove(int(seat), int(move))
        self._answer(seat, move)
        return self.actor

    def _answer(self, seat: i64, move: i64) -> None:
        verb: i64 = self.box.verb[move]
        thing: i64 = move - self.box.start[verb]
        if seat == CHANCE:
            chance.answer(self, verb, thing)
        elif verb <= moves.UNLOCK:
            answer_draft(self, seat, verb, thing)
        elif verb <= moves.WOUND:
            answer_question(self, seat, verb, thing)
        elif verb >= moves.FIGHT and verb <= moves.BUY:
            manoeuvre.begin(self, verb, thing)
        else:
            prepare(self, seat, verb, thing)
        turn.advance(self)

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                self._answer(CHANCE, chance.sample(self, stream))
            else:
                self._answer(self.actor, self.pick(self.actor, stream))
            answers += 1
        return answers

    # The end

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(int(self.seats))]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return "last-token"

    def tally(self, index: i64, seat: i64) -> i64:
        if index == 0:
            return self.beaten[seat]
        return tokens_of(self, seat) if index == 1 else self.turns[seat]

    # Copies, and what a seat knows

    def tables(self) -> object:
        return self.box

    def copy(self) -> "DeckBattle":
        twin = DeckBattle(0, self.box)
        twin.fill(self)
        return twin

    def hide(self, viewer: i64) -> None:
        masking.hide(self, viewer)

    def guess(self, stream: Stream) -> None:
        masking.guess(self, stream)

    def unseal(self) -> None:
        masking.unseal(self)


def answer_draft(table: Position, seat: i64, verb: i64, thing: i64) -> None:
    """Answers about teams and unlocking."""
    if verb == moves.TEAM:
        draft.choose_team(table, seat, thing)
    elif verb == moves.SENSEI:
        draft.choose_sensei(table, seat, thing)
    elif verb == moves.UNLOCK:
        jutsu.unlock(table, seat, thing)
    else:
        draft.pick(table, seat, thing)


def prepare(table: Position, seat: i64, verb: i64, thing: i64) -> None:
    """Answers in the preparation, and those that end it or the deployment."""
    if verb == moves.MISSION:
        missions.go_on_mission(table, seat, thing)
    elif verb == moves.ACTIVATE:
        preparation.activate(table, seat, thing)
    elif verb == moves.USE:
        preparation.use_item(table, seat, thing)
    elif verb == moves.TECHNIQUE:
        jutsu.begin_technique(table, seat, thing)
    elif verb == moves.EQUIP:
        table.manoeuvre, table.target = phases.EQUIPPING, thing
    elif verb == moves.LION:
        table.manoeuvre, table.target = phases.UNLEASHING, NO_CARD
    elif verb == moves.HEAL:
        infirmary.heal(table, seat)
    elif verb == moves.CHANNEL:
        preparation.channel(table, seat, thing)
    elif verb == moves.SEND:
        preparation.send(table, seat, thing)
    elif verb == moves.DEPLOY:
        turn.begin_deployment(table, seat)
    else:
        turn.begin_upkeep(table)


def answer_question(table: Position, seat: i64, verb: i64, thing: i64) -> None:
    """Answers to questions within an effect or a manoeuvre."""
    if verb == moves.CHOOSE:
        effects.choose(table, thing)
    elif verb == moves.TAKE:
        effects.take_item(table, thing)
    elif verb == moves.SKIP:
        effects.skip(table)
    elif verb == moves.ON:
        preparation.name(table, seat, thing)
    elif verb == moves.WITH:
        manoeuvre.join(table, thing)
    elif verb == moves.DROP:
        inventory.drop(table, seat, thing)
    elif verb == moves.STRIKE:
        manoeuvre.strike(table, seat)
    elif verb == moves.CANCEL:
        manoeuvre.stand_down(table)
    else:
        turn.put_next(table, thing)
