"""Konoha: what a seat sees as numbers."""

from typing import Final

from mypy_extensions import i64

from quartett.core.observation import Field, Observation, for_each_seat
from quartett.core.state import State
from quartett.games.konoha.rules import state
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import AGREE, DEAL, SIGNALS, USE_STRENGTH
from quartett.games.konoha.rules.strength import BIT

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
        super().__init__(seats, DEAL, fields(int(seats)))

    def tell(self, seen: State) -> None:
        assert isinstance(seen, Konoha)
        self.put_one(seen.phase, state.ENDED + 1)
        self.put_seat(seen.actor)
        self.put(seen.round)
        self.put_one(seen.token, state.TILES)
        self.put_bits(seen.line, state.TILES)
        self.put(seen.needed())
        self.put(seen.pile)
        self.put_bits(seen.unseen, NINJAS)
        self.put_one(seen.proposal - USE_STRENGTH, USES)
        self.put(seen.agreed)
        self.put_seat(seen.giver)
        self.put_one(seen.gift, NINJAS)
        self.put(seen.total)
        self.put(seen.turns)
        self._tell_powers(seen)
        self.put(seen.redeal)
        for number in range(self.seats):
            self._tell_seat(seen, self.seat_at(number))

    def _tell_powers(self, seen: Konoha) -> None:
        self.put(seen.failures)
        self.put(seen.used)
        for power in range(i64(state.POWERS)):
            self.put(1 if seen.powers[power] == state.FACE_UP else 0)
        for power in range(i64(state.POWERS)):
            self.put(1 if seen.powers[power] == state.USED else 0)

    def _tell_seat(self, seen: Konoha, seat: i64) -> None:
        self.put_bits(seen.hands[seat], NINJAS)
        self.put(seen.hidden[seat])
        self.put_bits(seen.known[self.seats * self.seats + seat], NINJAS)
        self.put_one(seen.signals[seat], SIGNALS)
        self.put(1 if seen.owed & BIT[seat] else 0)
        pick: i64 = seen.picks[seat]
        self.put(1 if pick == state.SEALED else 0)
        self.put_packed(seen.told[seat], state.MOST_WORDS, state.WORD_BITS)
        self.put_packed(seen.voted[seat], state.TILES, state.VOTE_BITS)
        self.put(pick + 1 if pick > state.OWED else 0)
