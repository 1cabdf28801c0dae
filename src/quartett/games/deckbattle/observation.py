"""Deck Battle: what a seat sees as numbers. Where a thing may be missing, 0 means none and things
count from 1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.observation import Field, Observation, for_each_seat
from quartett.core.state import State
from quartett.games.deckbattle.rules import infirmary, moves, phases, state
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

    def tell(self, seen: State) -> None:
        assert isinstance(seen, Position)
        self._tell_turn(seen)
        self._tell_play(seen)
        self._tell_field(seen)
        self._tell_market(seen)
        self._tell_tokens(seen)
        for number in range(self.seats):
            self._tell_piles(seen, self.seat_at(number))
            self._tell_board(seen, self.seat_at(number))

    def _tell_turn(self, seen: Position) -> None:
        self.put_one(seen.phase, phases.ENDED + 1)
        self.put_seat(seen.actor)
        self.put_seat(seen.turn)
        self.put_seat(seen.first)
        self.put_one(seen.mode, state.KAGE + 1)
        self.put(seen.expert)
        self.put_one(seen.step, 3)
        self.put(seen.manoeuvre)
        self.put(seen.target + 1)
        self.put(seen.dropped + 1)
        self._tell_task(seen)
        self.put(seen.stage)
        self.put(1 if seen.last_round else 0)
        self.put(seen.track)

    def _tell_task(self, seen: Position) -> None:
        tasks: i64 = len(seen.stack) // TASK
        if tasks:
            first: i64 = (tasks - 1) * TASK
            self.put(seen.stack[first] + 1)
            self.put_row(seen.stack, first + 1, TASK - 1)
        else:
            self.put_one(-1, TASK)
        self.put(tasks)

    def _tell_play(self, seen: Position) -> None:
        there: i64 = len(seen.play) // state.PLAY
        shown: i64 = there if there < CHARACTERS else CHARACTERS
        for place in range(shown):
            first: i64 = place * state.PLAY
            self.put(seen.play[first] + 1)
            self.put(seen.play[first + 1])
            self.put(seen.play[first + 2] + 1)
            self.put_row(seen.play, first + 3, state.PLAY - 3)
        self.put_one(-1, (CHARACTERS - shown) * state.PLAY)
        self.put(there - shown)
        self._put_counts(seen.spent, self.box.kinds)
        self._tell_waiting(seen.waiting)
        self._tell_waiting(seen.returning)

    def _tell_waiting(self, row: vec[i64]) -> None:
        waiting: i64 = min(len(row), WAITING)
        self.put_row(row, 0, waiting, 1)
        self.put_one(-1, WAITING - waiting)

    def _put_counts(self, cards: vec[i64], kinds: i64) -> None:
        """How often each kind is in a list."""
        first: i64 = self.at
        self.put_one(-1, kinds)
        row = self.row
        for card in cards:
            row[first + card] += 1

    def _tell_field(self, seen: Position) -> None:
        kinds: i64 = self.box.kinds
        self.put_row(seen.field, 0, state.FIELD, 1)
        self.put(seen.threat + 1)
        self.put(seen.masks)
        self.put(seen.spare_masks)
        self.put_row(seen.reserve, 0, kinds)
        self.put_row(seen.threats, 0, kinds)
        self._put_counts(seen.under_threats, kinds)

    def _tell_market(self, seen: Position) -> None:
        self.put_row(seen.market, 0, state.MARKET, 1)
        self.put_row(seen.items, 0, self.box.items)
        self._put_counts(seen.under_items, self.box.items)
        self.put_row(seen.posted, 0, 3, 1)
        self.put_row(seen.missions, 0, self.box.missions)
        self._put_counts(seen.eliminated, self.box.kinds)

    def _tell_tokens(self, seen: Position) -> None:
        self.put_row(seen.tokens, 0, self.box.tokens)
        self.put_row(seen.goals, 0, 3, 1)
        self.put_row(seen.goal_bag, 0, self.box.goals)
        self.put(seen.scourge + 1)
        self.put_row(seen.scourge_bag, 0, self.box.scourges)
        self.put_bits(seen.chips, 3)
        self.put(seen.akamaru + 1)
        self.put_row(seen.levels, 0, state.JUTSU)
        self.put_row(seen.technique_used, 0, 3 * state.JUTSU)
        self._put_jutsu(seen, state.ON_OFFER)

    def _put_jutsu(self, seen: Position, where: i64) -> None:
        for jutsu in range(i64(state.JUTSU)):
            self.put(1 if seen.jutsu_at[jutsu] == where else 0)

    def _tell_piles(self, seen: Position, seat: i64) -> None:
        kinds: i64 = self.box.kinds
        self.put_row(seen.draw, seat * kinds, kinds)
        self.put_row(seen.discard, seat * kinds, kinds)
        self.put_row(seen.hand, seat * kinds, kinds)
        self.put_row(seen.known, seat * kinds, kinds)
        first: i64 = self.at
        self.put_one(-1, kinds)
        row = self.row
        for card in seen.wounded:
            if card // state.SEAT == seat:
                row[first + card % state.SEAT] += 1
        self.put(infirmary.top_wounded(seen, seat) + 1)

    def _tell_board(self, seen: Position, seat: i64) -> None:
        missions: i64 = self.box.missions
        self.put_row(seen.done, seat * missions, missions)
        self.put_row(seen.inventory, seat * state.INVENTORY, state.INVENTORY, 1)
        self.put_row(seen.owned, seat * self.box.tokens, self.box.tokens)
        self._put_jutsu(seen, state.ON_BOARD + seat)
        self._put_jutsu(seen, state.IN_HAND + seat)
        self.put(seen.hidden[seat])
        self.put(seen.dealt_hidden[seat])
        self._tell_purse(seen, seat)
        self.put(seen.sensei[seat] + 1)
        pick: i64 = seen.sealed[seat]
        self.put(1 if pick == state.SEALED else 0)
        self.put(pick + 1 if pick >= 0 else 0)
        self.put(1 if seen.akamaru_owner == seat else 0)
        self.put(1 if seen.chip_owner == seat else 0)

    def _tell_purse(self, seen: Position, seat: i64) -> None:
        self.put(seen.chakra[seat])
        self.put(seen.scrolls[seat])
        self.put(seen.side_b[seat])
        self.put(seen.lion[seat])
        self.put(seen.insects[seat])
        self.put(seen.masks_won[seat])
        self.put(seen.turns[seat])
        self.put(seen.beaten[seat])
