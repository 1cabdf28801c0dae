"""Deck Battle: what a seat sees as numbers. Where a thing may be missing, 0 means none and things
count from 1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from quartett.core.observation import (
    Field,
    Observation,
    for_each_seat,
    put,
    put_bits,
    put_one,
    put_row,
    put_zeros,
)
from quartett.core.state import State
from quartett.games.deckbattle.rules import infirmary, masking, moves, phases, state
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.state import Position
from quartett.games.deckbattle.rules.tasks import SIZE as TASK

CHARACTERS: Final = 24
"""How many characters in play are listed one by one; any more are only counted."""
WAITING: Final = 8
MOST: Final = 9999


def fields(seats: int, box: Box) -> list[Field]:
    return [
        *turn_fields(seats, int(box.kinds)),
        *market_fields(box),
        *for_each_seat(seats, seat_fields(box)),
    ]


def turn_fields(seats: int, kinds: int) -> list[Field]:
    numbers = "kind and 1, ability used, item and 1, item used, five bonuses, assigned"
    return [
        Field("phase", phases.ENDED + 1, 0, 1, "what is asked: one is 1 (see `moves.py`)"),
        Field("asked", seats, 0, 1, "who owes an answer; of several the first"),
        Field("turn", seats, 0, 1, "whose turn it is"),
        Field("first", seats, 0, 1, "who began"),
        Field("mode", state.KAGE + 1, 0, 1, "standard, chunin, jonin, kage"),
        Field("expert", 1, 0, 1, "whether the expert rules hold"),
        Field("step", 3, 0, 1, "preparation, deployment, upkeep"),
        Field("manoeuvre", 3, 0, MOST, "what is not finished: its kind, its aim, the item dropped"),
        Field("task", TASK, -MOST, MOST, "the next unfinished effect: its kind and 1, its numbers"),
        Field("tasks", 1, 0, MOST, "how many effects are not finished"),
        Field("draft", 1, 0, 2, "stage of the draft"),
        Field("last round", 1, 0, 1, "whether this is the last round"),
        Field("track", 1, 0, state.TRACK, "tokens left on the track"),
        Field("in play", CHARACTERS * state.PLAY, -MOST, MOST, f"characters in play: {numbers}"),
        Field("more in play", 1, 0, MOST, "characters in play beyond these"),
        Field("spent", kinds, 0, 9, "used abilities of characters that left play, by kind"),
        Field("waiting", WAITING, 0, MOST, "characters that wait to be put in order, each and 1"),
        Field("returning", WAITING, 0, MOST, "items that wait to be put in order, each and 1"),
    ]


def market_fields(box: Box) -> list[Field]:
    kinds, items, missions = int(box.kinds), int(box.items), int(box.missions)
    return [
        Field("field", state.FIELD, 0, kinds, "characters on the field, kind and 1"),
        Field("threat", 3, 0, state.FIELD, "place of the Threat and 1, masks on it, masks to come"),
        Field("reserve", kinds, 0, 9, "the pile of the field, by kind"),
        Field("threats", kinds, 0, 9, "the pile of the Threats, by kind"),
        Field("under threats", kinds, 0, 9, "known cards at its bottom, by kind"),
        Field("market", state.MARKET, 0, items, "items for sale, each and 1"),
        Field("items", items, 0, 9, "the pile of the market, by item"),
        Field("under items", items, 0, 9, "known cards at its bottom, by item"),
        Field("posted", 3, 0, missions, "missions on offer, each and 1"),
        Field("missions", missions, 0, 9, "the pile of missions"),
        Field("eliminated", kinds, 0, 9, "cards that left the game, by kind"),
        Field("tokens", int(box.tokens), 0, 9, "tokens not seen yet"),
        Field("goals", 3, 0, int(box.goals), "objectives that lie open, each and 1"),
        Field("goal bag", int(box.goals), 0, 9, "objectives to come"),
        Field("scourge", 1, 0, int(box.scourges), "the Scourge and 1"),
        Field("scourge bag", int(box.scourges), 0, 9, "Scourges to come"),
        Field("chips", 3, 0, 1, "Choji's chips that are set aside"),
        Field("akamaru", 1, 0, state.FIELD, "place on the field and 1"),
        Field("levels", state.JUTSU, 0, 3, "techniques unlocked, by Jutsu card"),
        Field("techniques used", 3 * state.JUTSU, 0, 1, "in this turn"),
        Field("Jutsu offer", state.JUTSU, 0, 1, "Jutsu cards that may be chosen by anybody"),
    ]


def seat_fields(box: Box) -> list[Field]:
    kinds = int(box.kinds)
    return [
        Field("draw", kinds, 0, 9, "draw pile and what is hidden of the hand, by kind"),
        Field("discard", kinds, 0, 9, "discard pile, by kind"),
        Field("hand", kinds, 0, 9, "cards known to be in the hand, by kind"),
        Field("known", kinds, 0, 9, "cards of the hand that all can work out, by kind"),
        Field("wounded", kinds, 0, 9, "wounded, by kind"),
        Field("top wounded", 1, 0, kinds, "the uppermost wounded and 1"),
        Field("done", int(box.missions), 0, 9, "missions fulfilled"),
        Field("inventory", state.INVENTORY, 0, int(box.items), "items, each and 1"),
        Field("owned", int(box.tokens), 0, 9, "tokens"),
        Field("Jutsu board", state.JUTSU, 0, 1, "Jutsu cards on the board of the seat"),
        Field(
            "Jutsu hand", state.JUTSU, 0, 1, "Jutsu cards in its hand during the draft, if known"
        ),
        Field("hidden", 2, 0, 99, "cards of the hand that are not known; Jutsu cards"),
        Field("purse", 8, 0, 99, "chakra, scrolls, side B, lion, insects, masks, turns, Threats"),
        Field("sensei", 1, 0, kinds, "the Sensei and 1"),
        Field("sealed", 2, 0, state.JUTSU, "whether it has sealed a pick; the pick and 1 if known"),
        Field("owns", 2, 0, 1, "Akamaru; the chips"),
    ]


class DeckBattleObservation(Observation):
    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__(seats, box.start[moves.DRAW], fields(int(seats), box))
        self.box: Box = box

    def tell(self, state: State, row: vec[i16], at: i64, shown: vec[i64], block: i64) -> i64:
        assert isinstance(state, Position)
        at = self._tell_turn(row, at, state)
        at = self._tell_play(row, at, state)
        at = self._tell_field(row, at, state)
        at = self._tell_market(row, at, state)
        at = self._tell_tokens(row, at, state)
        for number in range(self.seats):
            at = self._tell_piles(row, at, state, self.seat_at(number))
            at = self._tell_board(row, at, state, self.seat_at(number))
        return at

    def _tell_turn(self, row: vec[i16], at: i64, seen: Position) -> i64:
        at = put_one(row, at, seen.phase, phases.ENDED + 1)
        at = self.put_seat(row, at, seen.actor)
        at = self.put_seat(row, at, seen.turn)
        at = self.put_seat(row, at, seen.first)
        at = put_one(row, at, seen.mode, state.KAGE + 1)
        at = put(row, at, seen.expert)
        at = put_one(row, at, seen.step, 3)
        at = put(row, at, seen.manoeuvre)
        at = put(row, at, seen.target + 1)
        at = put(row, at, seen.dropped + 1)
        at = self._tell_task(row, at, seen)
        at = put(row, at, seen.stage)
        at = put(row, at, 1 if seen.last_round else 0)
        return put(row, at, seen.track)

    def _tell_task(self, row: vec[i16], at: i64, seen: Position) -> i64:
        tasks: i64 = len(seen.stack) // TASK
        if tasks:
            first: i64 = (tasks - 1) * TASK
            at = put(row, at, seen.stack[first] + 1)
            at = put_row(row, at, seen.stack, first + 1, TASK - 1)
        else:
            at = put_zeros(row, at, TASK)
        return put(row, at, tasks)

    def _tell_play(self, row: vec[i16], at: i64, seen: Position) -> i64:
        there: i64 = len(seen.play) // state.PLAY
        shown: i64 = there if there < CHARACTERS else CHARACTERS
        for place in range(shown):
            first: i64 = place * state.PLAY
            at = put(row, at, seen.play[first] + 1)
            at = put(row, at, seen.play[first + 1])
            at = put(row, at, seen.play[first + 2] + 1)
            at = put_row(row, at, seen.play, first + 3, state.PLAY - 3)
        at = put_zeros(row, at, (CHARACTERS - shown) * state.PLAY)
        at = put(row, at, there - shown)
        at = self._put_counts(row, at, seen.spent, self.box.kinds)
        at = self._tell_waiting(row, at, seen.waiting)
        return self._tell_waiting(row, at, seen.returning)

    def _tell_waiting(self, row: vec[i16], at: i64, cards: vec[i64]) -> i64:
        waiting: i64 = min(len(cards), WAITING)
        at = put_row(row, at, cards, 0, waiting, 1)
        return put_zeros(row, at, WAITING - waiting)

    def _put_counts(self, row: vec[i16], at: i64, cards: vec[i64], kinds: i64) -> i64:
        """How often each kind is in a list."""
        first: i64 = at
        at = put_zeros(row, at, kinds)
        for card in cards:
            row[first + card] += 1
        return at

    def _tell_field(self, row: vec[i16], at: i64, seen: Position) -> i64:
        kinds: i64 = self.box.kinds
        at = put_row(row, at, seen.field, 0, state.FIELD, 1)
        at = put(row, at, seen.threat + 1)
        at = put(row, at, seen.masks)
        at = put(row, at, seen.spare_masks)
        at = put_row(row, at, seen.reserve, 0, kinds)
        at = put_row(row, at, seen.threats, 0, kinds)
        return self._put_counts(row, at, seen.under_threats, kinds)

    def _tell_market(self, row: vec[i16], at: i64, seen: Position) -> i64:
        at = put_row(row, at, seen.market, 0, state.MARKET, 1)
        at = put_row(row, at, seen.items, 0, self.box.items)
        at = self._put_counts(row, at, seen.under_items, self.box.items)
        at = put_row(row, at, seen.posted, 0, 3, 1)
        at = put_row(row, at, seen.missions, 0, self.box.missions)
        return self._put_counts(row, at, seen.eliminated, self.box.kinds)

    def _tell_tokens(self, row: vec[i16], at: i64, seen: Position) -> i64:
        at = put_row(row, at, seen.tokens, 0, self.box.tokens)
        at = put_row(row, at, seen.goals, 0, 3, 1)
        at = put_row(row, at, seen.goal_bag, 0, self.box.goals)
        at = put(row, at, seen.scourge + 1)
        at = put_row(row, at, seen.scourge_bag, 0, self.box.scourges)
        at = put_bits(row, at, seen.chips, 3)
        at = put(row, at, seen.akamaru + 1)
        at = put_row(row, at, seen.levels, 0, state.JUTSU)
        at = put_row(row, at, seen.technique_used, 0, 3 * state.JUTSU)
        return self._put_jutsu(row, at, seen, state.ON_OFFER)

    def _put_jutsu(self, row: vec[i16], at: i64, seen: Position, where: i64) -> i64:
        for jutsu in range(i64(state.JUTSU)):
            at = put(row, at, 1 if seen.jutsu_at[jutsu] == where else 0)
        return at

    def _tell_piles(self, row: vec[i16], at: i64, seen: Position, seat: i64) -> i64:
        kinds: i64 = self.box.kinds
        start: i64 = seat * kinds
        if seat == self.viewer:
            at = put_row(row, at, seen.draw, start, kinds)
            at = put_row(row, at, seen.discard, start, kinds)
            at = put_row(row, at, seen.hand, start, kinds)
        else:
            at = self._put_draw(row, at, seen, start, kinds)
            at = put_row(row, at, seen.discard, start, kinds)
            at = put_row(row, at, seen.known, start, kinds)
        at = put_row(row, at, seen.known, start, kinds)
        first: i64 = at
        at = put_zeros(row, at, kinds)
        for card in seen.wounded:
            if card // state.SEAT == seat:
                row[first + card % state.SEAT] += 1
        return put(row, at, infirmary.top_wounded(seen, seat) + 1)

    def _put_draw(self, row: vec[i16], at: i64, seen: Position, start: i64, kinds: i64) -> i64:
        """A draw pile, and what is hidden of the hand."""
        for place in range(start, start + kinds):
            at = put(row, at, seen.draw[place] + seen.hand[place] - seen.known[place])
        return at

    def _hidden(self, seen: Position, seat: i64) -> i64:
        """How many cards of a hand the viewer does not know."""
        hidden: i64 = seen.hidden[seat]
        if seat != self.viewer:
            kinds: i64 = self.box.kinds
            for place in range(seat * kinds, (seat + 1) * kinds):
                hidden += seen.hand[place] - seen.known[place]
        return hidden

    def _tell_jutsu(self, row: vec[i16], at: i64, seen: Position, seat: i64) -> i64:
        """The Jutsu cards on the board of a seat, and in its hand if they are known."""
        at = self._put_jutsu(row, at, seen, state.ON_BOARD + seat)
        if masking.sees_draft(seen, self.viewer, seat):
            at = self._put_jutsu(row, at, seen, state.IN_HAND + seat)
        else:
            at = put_zeros(row, at, state.JUTSU)
        return at

    def _dealt_hidden(self, seen: Position, seat: i64) -> i64:
        hidden: i64 = seen.dealt_hidden[seat]
        if not masking.sees_draft(seen, self.viewer, seat):
            for where in seen.jutsu_at:
                if where == state.IN_HAND + seat:
                    hidden += 1
        return hidden

    def _tell_board(self, row: vec[i16], at: i64, seen: Position, seat: i64) -> i64:
        missions: i64 = self.box.missions
        at = put_row(row, at, seen.done, seat * missions, missions)
        at = put_row(row, at, seen.inventory, seat * state.INVENTORY, state.INVENTORY, 1)
        at = put_row(row, at, seen.owned, seat * self.box.tokens, self.box.tokens)
        at = self._tell_jutsu(row, at, seen, seat)
        at = put(row, at, self._hidden(seen, seat))
        at = put(row, at, self._dealt_hidden(seen, seat))
        at = self._tell_purse(row, at, seen, seat)
        at = put(row, at, seen.sensei[seat] + 1)
        pick: i64 = seen.sealed[seat]
        if seat != self.viewer and pick != state.OWED:
            pick = state.SEALED
        at = put(row, at, 1 if pick == state.SEALED else 0)
        at = put(row, at, pick + 1 if pick >= 0 else 0)
        at = put(row, at, 1 if seen.akamaru_owner == seat else 0)
        return put(row, at, 1 if seen.chip_owner == seat else 0)

    def _tell_purse(self, row: vec[i16], at: i64, seen: Position, seat: i64) -> i64:
        at = put(row, at, seen.chakra[seat])
        at = put(row, at, seen.scrolls[seat])
        at = put(row, at, seen.side_b[seat])
        at = put(row, at, seen.lion[seat])
        at = put(row, at, seen.insects[seat])
        at = put(row, at, seen.masks_won[seat])
        at = put(row, at, seen.turns[seat])
        return put(row, at, seen.beaten[seat])
