"""Deck Battle: how well a player stands, in points, with what the cards will still do."""

from typing import Final

from mypy_extensions import i64

from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.inventory import items_of
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.state import KIND, SEAT

TURNS: Final = WEIGHTS.numbers("turns")
TOKEN_TURNS: Final[float] = TURNS["token"]
STEP_TURNS: Final[float] = TURNS["step"]
PASSED: Final[float] = TURNS["passed"]
GAME_TURNS: Final[float] = TURNS["game"]


class Evaluation:
    """How well each seat stands. `weights` is the name of a table in weights.toml; its numbers are
    points, those of a card for a game that has just begun."""

    def __init__(self, weights: str) -> None:
        numbers = WEIGHTS.numbers(weights)
        self.force: float = numbers["force"]
        self.recruit: float = numbers["recruit"]
        self.power: float = numbers["power"]
        self.ability: float = numbers["ability"]
        self.passive: float = numbers["passive"]
        self.dull: float = numbers["dull"]
        self.captive: float = numbers["captive"]
        self.chakra: float = numbers["chakra"]
        self.scroll: float = numbers["scroll"]
        self.item: float = numbers["item"]
        self.token: float = numbers["token"]

    def standings(self, state: DeckBattle) -> list[float]:
        """Of all seats."""
        left: float = self.left(state)
        scores = state.scores()
        found: list[float] = []
        for seat in range(state.seats):
            found.append(float(scores[seat]) + self.prospect(state, seat, left))
        return found

    def left(self, state: DeckBattle) -> float:
        """How much of the game is left, from 0 to 1."""
        turns: float = TOKEN_TURNS * float(state.track) - PASSED
        if state.threat > 0:
            turns -= STEP_TURNS * float(state.threat)
        return max(turns, 0.0) / GAME_TURNS

    def prospect(self, state: DeckBattle, seat: i64, left: float) -> float:
        """What cards and stores will still bring."""
        if left <= 0.0:
            return 0.0
        stored: float = self.chakra * float(state.chakra[seat])
        stored += self.scroll * float(state.scrolls[seat])
        stored += self.item * float(items_of(state, seat))
        stored += self.token * float(state.lion[seat] + state.insects[seat])
        turns: float = left * GAME_TURNS / float(state.seats)
        return min(turns, 1.0) * stored + left * self._services(state, seat)

    def _services(self, state: DeckBattle, seat: i64) -> float:
        """Of all characters, wherever they are."""
        total: float = 0.0
        kinds: i64 = state.box.kinds
        for kind in range(kinds):
            place: i64 = seat * kinds + kind
            copies: i64 = state.draw[place] + state.discard[place] + state.hand[place]
            if copies:
                total += float(copies) * self.service(state, kind)
        if seat == state.turn:
            for slot in range(places(state)):
                if at(state, slot, KIND) >= 0:
                    total += self.service(state, at(state, slot, KIND))
        for card in state.wounded:
            if card // SEAT == seat:
                total += self.captive * self.service(state, card % SEAT)
        return total

    def service(self, state: DeckBattle, kind: i64) -> float:
        """What a character will do in a whole game."""
        box = state.box
        total: float = self.force * float(box.force[kind]) + self.recruit * float(box.recruit[kind])
        total += self.power * float(box.chakra[kind])
        if box.ability[kind] >= 0:
            total += self.ability
        if box.holds[box.holding[kind]]:
            total += self.passive
        return total - self.dull


def lead(standings: list[float], seat: i64) -> float:
    """How far a seat is ahead of the best other one."""
    best: float = -1e9
    for other in range(len(standings)):
        if other != seat and standings[other] > best:
            best = standings[other]
    return standings[seat] - best
