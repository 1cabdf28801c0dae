"""Battle of the Force."""

from collections.abc import Mapping, Sequence
from typing import Final

from quartett.core.game import Card, Level, Option
from quartett.core.play import RandomBot
from quartett.core.story import Line, Part
from quartett.games.facts import CardFile
from quartett.games.force.cards import Cards, card_list, load
from quartett.games.force.observation import ForceObservation
from quartett.games.force.players.greedy import GreedyBot
from quartett.games.force.players.judge import TRUST, ForceJudge
from quartett.games.force.players.steady import SteadyBot
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import ALL_VADERS, BITS, UNIT, VADERS, VILLAINS
from quartett.games.force.rules.state import HAND, MOST_SEATS, NONE
from quartett.games.force.small import small_starts
from quartett.games.force.telling import reach
from quartett.games.force.telling.advice import because
from quartett.games.force.telling.events import note_table
from quartett.games.force.telling.names import castings, move_table
from quartett.games.force.telling.points import parts_of
from quartett.games.force.telling.questions import choice, question
from quartett.games.force.telling.reasons import refusal_table
from quartett.games.force.telling.view import ForceView, view
from quartett.games.rulebook import RulebookGame


class ForceGame(RulebookGame[Force]):
    name = "force"
    stem = "FORCE"
    fewest = 2
    most = MOST_SEATS
    rules_version = 1
    bots = {"random": RandomBot, "greedy": GreedyBot, "steady": SteadyBot}
    levels = (
        Level("novice", "greedy", tempted=10),
        Level("casual", tempted=10, hasty=30),
        Level("steady"),
        Level("master", "master", tries=20),
    )
    within_reach = staticmethod(reach.within_reach)
    tempting = ("play 8", "play 7", "keep", "draw")
    tallies = ("vaders", "won")

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.cards_digest = cards.digest
        self.moves = move_table(cards)
        self.note_table = note_table(cards)
        self.refusals = refusal_table(cards)
        self.options = (
            Option(
                "rebels",
                lambda seats: ",".join(cards.rebels[:seats]),
                lambda seats: castings(cards, seats),
                by_lot=True,
                pattern=f"<{'|'.join(cards.rebels)}>,…",
            ),
        )

    def blank(self, seats: int) -> Force:
        return Force(seats)

    def begin(self, seats: int, options: Mapping[str, str]) -> Force:
        rebels = [self.cards.rebels.index(name) for name in options["rebels"].split(",")]
        ranks = [rank for rebel in rebels for rank in self.cards.ranks(rebel)]
        state = Force(seats)
        state.start(self.cards.deck, list(self.cards.points), rebels, ranks)
        return state

    def longest(self, seats: int) -> int:
        """For each card of the pile everybody lays a card, and somebody keeps, gives or draws."""
        return int(self.start(seats).pile) * (seats + 2)

    def small_starts(self) -> Sequence[Force]:
        return small_starts(self.start(2))

    def judge(self, level: str = "master") -> ForceJudge:
        return ForceJudge(TRUST[level])

    def view(self, seen: Force) -> ForceView:
        return view(self.cards, seen)

    def question(self, seen: Force, seat: int) -> Line:
        return question(self.cards, seen, seat)

    def choice(self, seen: Force, seat: int, move: int) -> Line:
        return choice(self.cards, seen, seat, move)

    def observation(self, seats: int) -> ForceObservation:
        return ForceObservation(seats, len(self.cards.points))

    def because(self, seen: Force, seat: int, move: int) -> tuple[Line, ...]:
        return because(self.cards, seen, seat, move)

    def parts(self, state: Force, seat: int) -> tuple[Part, ...]:
        return parts_of(self.cards, state, seat)

    def card_list(self) -> list[Card]:
        return card_list(self.cards)

    def conserved(self, state: Force) -> bool:
        """28 villains and six Vaders, each in one place; nine cards in a hand or lost. A sum of
        sets could carry from one kind to the next, but every carry changes the count."""
        villains = [state.villains, state.aside, *state.captured]
        vaders = [state.vaders, state.aside_vaders, *state.penalties]
        if 0 <= state.card < VADERS:
            vaders.append(2**state.card)
        elif state.card != NONE:
            villains.append(UNIT[state.card - VADERS])
        if min(*villains, *vaders) < 0:
            return False  # not a set, and counting it would never end
        return (
            sum(villains) == self.cards.deck
            and sum(map(VILLAINS.count, villains)) == VILLAINS.count(self.cards.deck)
            and sum(vaders) == ALL_VADERS
            and sum(BITS[bits] for bits in vaders) == VADERS
            and state.pile == VILLAINS.count(state.villains) + BITS[state.vaders]
            and 0 <= state.hands < 2 ** (HAND * state.seats)
        )


def build(file: CardFile) -> ForceGame:
    return ForceGame(load(file))


GAME: Final = build(CardFile.own(__name__))
