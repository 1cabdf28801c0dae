"""Konoha: what a seat sees as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from quartett.core.observation import (
    Field,
    Observation,
    for_each_seat,
    put,
    put_bits,
    put_long,
    put_one,
    put_packed,
)
from quartett.core.state import State
from quartett.games.konoha.rules import state
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import AGREE, DEAL, SIGNALS, USE_STRENGTH
from quartett.games.konoha.rules.strength import BIT, count

NINJAS: Final = 32
USES: Final = AGREE - USE_STRENGTH
MOST: Final = 999

PHASES: Final = (
    "deal, pass, signal, agree, recruit, draw, give, take, vote, boost, fail, ended: one is 1"
)
TOLD: Final = "its words in this round, the latest first: 1 silence, 2 the weakest, 6 the strongest"


def fields(seats: int) -> list[Field]:
    each = [
        Field("hand", NINJAS, 0, 1, "cards that the seat is known to hold, by number"),
        Field("hidden", 1, 0, 6, "how many more it holds"),
        Field("shown", NINJAS, 0, 1, "cards of the seat that all know of"),
        Field("signal", SIGNALS, 0, 1, "what it signalled in this turn"),
        Field("owes", 1, 0, 1, "whether it must still give a sealed answer"),
        Field("sealed", 1, 0, 1, "whether it has given one that is not known"),
        Field("told", state.MOST_WORDS, 0, SIGNALS + 1, TOLD),
        Field(
            "voted", state.TILES, 0, 2, "its votes in this round, the latest first: 1 go, 2 wait"
        ),
        Field("picked", 1, 0, DEAL, "its sealed answer, if it is known: the move and 1; else 0"),
    ]
    return [
        Field("phase", state.ENDED + 1, 0, 1, PHASES),
        Field("asked", seats, 0, 1, "who owes an answer; of several the first"),
        Field("round", 1, 0, state.ROUNDS, "round"),
        Field("token", state.TILES, 0, 1, "the mission where the token is; none in the village"),
        Field("line", state.TILES, 0, 1, "missions that are not won, the highest first"),
        Field("needed", 1, 0, MOST, "strength that a mission needs"),
        Field("pile", 1, 0, NINJAS, "cards in the pile"),
        Field("unseen", NINJAS, 0, 1, "cards of the pile and of what others hide"),
        Field("proposal", USES, 0, 1, "the power that was proposed, by its move"),
        Field("agreed", 1, 0, seats, "how many want it"),
        Field("giver", seats, 0, 1, "who gives, or gets a recruit"),
        Field("gift", NINJAS, 0, 1, "the card that is offered"),
        Field("total", 1, 0, MOST, "strength of all hands at the last attempt"),
        Field("turns", 1, 0, MOST, "turns so far"),
        Field("failures", 1, 0, state.ROUNDS, "failed missions"),
        Field("used", 1, 0, state.POWERS, "powers used"),
        Field("ready", state.POWERS, 0, 1, "powers that lie face up"),
        Field("spent", state.POWERS, 0, 1, "powers that were used"),
        Field("redeal", 1, 0, 1, "whether cards are dealt anew each round"),
        *for_each_seat(seats, each),
    ]


class KonohaObservation(Observation):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats, DEAL, fields(int(seats)), 1 + 2 * seats)

    def tell(self, state: State, row: vec[i16], at: i64, shown: vec[i64], block: i64) -> i64:
        assert isinstance(state, Konoha)
        at = self._tell_mission(row, at, state)
        at = put_cards(row, at, BIT[state.gift] if state.gift >= 0 else 0, shown, block)
        at = self._tell_team(row, at, state)
        for place in range(self.seats):
            seat: i64 = self.seat_at(place)
            at = self._tell_hand(row, at, state, seat, shown, block + 1 + 2 * place)
            at = self._tell_answers(row, at, state, seat)
        return at

    def _tell_mission(self, row: vec[i16], at: i64, seen: Konoha) -> i64:
        at = put_one(row, at, seen.phase, state.ENDED + 1)
        at = self.put_seat(row, at, seen.actor)
        at = put(row, at, seen.round)
        at = put_one(row, at, seen.token, state.TILES)
        at = put_bits(row, at, seen.line, state.TILES)
        at = put(row, at, seen.needed())
        at = put(row, at, seen.pile)
        at = put_bits(row, at, self._unseen(seen), NINJAS)
        at = put_one(row, at, seen.proposal - USE_STRENGTH, USES)
        at = put(row, at, seen.agreed)
        return self.put_seat(row, at, seen.giver)

    def _tell_team(self, row: vec[i16], at: i64, seen: Konoha) -> i64:
        at = put(row, at, seen.total)
        at = put(row, at, seen.turns)
        at = self._tell_powers(row, at, seen)
        return put(row, at, seen.redeal)

    def _known(self, seen: Konoha, seat: i64) -> i64:
        """The cards of a seat that the viewer knows of."""
        if seat == self.viewer:
            return seen.hands[seat]
        return seen.hands[seat] & seen.known[self.viewer * self.seats + seat]

    def _unseen(self, seen: Konoha) -> i64:
        """The pile, and what others hide."""
        unseen: i64 = seen.unseen
        for seat in range(self.seats):
            unseen |= seen.hands[seat] ^ self._known(seen, seat)
        return unseen

    def _tell_powers(self, row: vec[i16], at: i64, seen: Konoha) -> i64:
        at = put(row, at, seen.failures)
        at = put(row, at, seen.used)
        for power in range(i64(state.POWERS)):
            at = put(row, at, 1 if seen.powers[power] == state.FACE_UP else 0)
        for power in range(i64(state.POWERS)):
            at = put(row, at, 1 if seen.powers[power] == state.USED else 0)
        return at

    def _tell_hand(
        self, row: vec[i16], at: i64, seen: Konoha, seat: i64, shown: vec[i64], block: i64
    ) -> i64:
        hand: i64 = self._known(seen, seat)
        at = put_cards(row, at, hand, shown, block)
        at = put(row, at, seen.hidden[seat] + count(seen.hands[seat] ^ hand))
        return put_cards(row, at, seen.known[self.seats * self.seats + seat], shown, block + 1)

    def _tell_answers(self, row: vec[i16], at: i64, seen: Konoha, seat: i64) -> i64:
        at = put_one(row, at, seen.signals[seat], SIGNALS)
        at = put(row, at, 1 if seen.owed & BIT[seat] else 0)
        pick: i64 = seen.picks[seat]
        if seat != self.viewer and pick != state.OWED:
            pick = state.SEALED
        at = put(row, at, 1 if pick == state.SEALED else 0)
        at = put_packed(row, at, seen.told[seat], state.MOST_WORDS, state.WORD_BITS)
        at = put_packed(row, at, seen.voted[seat], state.TILES, state.VOTE_BITS)
        return put(row, at, pick + 1 if pick > state.OWED else 0)


def put_cards(row: vec[i16], at: i64, cards: i64, shown: vec[i64], block: i64) -> i64:
    return put_long(row, at, cards, NINJAS, 1, shown, block)
