"""Push, Naruto Shippuden edition."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from quartett.core.game import Card, Level, Option
from quartett.core.play import RandomBot
from quartett.core.story import Line, Part, View
from quartett.games.facts import CardFile
from quartett.games.push import small
from quartett.games.push.cards import Cards, card_list, load
from quartett.games.push.observation import PushObservation
from quartett.games.push.players.chances import Chances, learned_rows
from quartett.games.push.players.greedy import GreedyBot
from quartett.games.push.players.judge import PushJudge
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.columns import COLUMNS, ROLL_MARK
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import CARDS, NUMBERS, ROLL_CARD, UNIT
from quartett.games.push.telling import advice, points, reach
from quartett.games.push.telling.events import note_table
from quartett.games.push.telling.names import move_table
from quartett.games.push.telling.questions import choice, question
from quartett.games.push.telling.reasons import refusal_table
from quartett.games.push.telling.view import PushView
from quartett.games.push.telling.view_builder import own_view, view
from quartett.games.rulebook import RulebookGame


@cache
def chances() -> Chances:
    return Chances(learned_rows())


class PushGame(RulebookGame[Push]):
    name = "push"
    stem = "PUSH"
    fewest = 2
    most = 6
    rules_version = 1
    bots = {"random": RandomBot, "greedy": GreedyBot, "steady": SteadyBot}
    levels = (
        Level("novice", tempted=25, hasty=20),
        Level("casual", tempted=15, hasty=10),
        Level("steady"),
        Level("master", "master", tries=1000),
    )
    small_starts = staticmethod(small.small_starts)
    within_reach = staticmethod(reach.within_reach)
    because = staticmethod(advice.because)
    decided = staticmethod(points.decided)
    tempting = ("flip",)
    tallies = ("busts", "turns")
    options = (
        Option(
            "first", lambda seats: "0", lambda seats: tuple(map(str, range(seats))), by_lot=True
        ),
        Option("risk", lambda seats: "no", lambda seats: ("yes", "no")),
    )

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.cards_digest = cards.digest
        self.moves = move_table(cards)
        self.note_table = note_table(cards)
        self.refusals = refusal_table(cards)

    def blank(self, seats: int) -> Push:
        return Push(seats)

    def begin(self, seats: int, options: Mapping[str, str]) -> Push:
        state = Push(seats)
        first, risk = int(options["first"]), options["risk"] == "yes"
        state.start(first, risk, self.cards.deck, self.cards.rolls, self.cards.switches)
        return state

    def longest(self, seats: int) -> int:
        """Each card is flipped and placed, and each may end a turn: a stop, and three columns
        taken. Banking removes a card for good."""
        return 7 * sum(card.copies for card in self.card_list())

    def judge(self, level: str = "master") -> PushJudge:
        return PushJudge(chances())

    def view(self, seen: Push) -> PushView:
        return view(self.cards, seen)

    def own_view(self, seen: Push, public: View) -> PushView:
        assert isinstance(public, PushView)
        return own_view(self.cards, seen, public)

    def learns_alone(self, before: Push, after: Push, seat: int) -> bool:
        """The cards in one's own bank; at the end all banks are open."""
        return bool(after.over or before.banked[seat] != after.banked[seat])

    def question(self, seen: Push, seat: int) -> Line:
        return question(self.cards, seen, seat)

    def choice(self, seen: Push, seat: int, move: int) -> Line:
        return choice(self.cards, seen, seat, move)

    def observation(self, seats: int) -> PushObservation:
        return PushObservation(seats)

    def parts(self, state: Push, seat: int) -> tuple[Part, ...]:
        return points.parts_of(self.cards, state, seat)

    def card_list(self) -> list[Card]:
        return card_list(self.cards)

    def conserved(self, state: Push) -> bool:
        """120 cards, 108 for two. Adding sets as integers could carry from one kind to the next,
        but every carry changes the count, so sum and count together are exact."""
        lying = [int(state.content(c)) for c in range(COLUMNS) if state.is_lying(c)]
        sets = [state.unseen, state.discard, *state.open, *state.banked]
        sets += [content % ROLL_MARK for content in lying]
        if min(sets) < 0:
            return False  # not a set, and counting it would never end
        if 0 <= state.flipped < NUMBERS:
            sets.append(UNIT[state.flipped])
        rolls = state.rolls + state.discard_rolls + int(state.flipped == ROLL_CARD)
        rolls += sum(content // ROLL_MARK for content in lying)
        switches = state.switches + state.aside + state.discard_switches
        pile = CARDS.count(state.unseen) - sum(state.hidden) + state.rolls + state.switches
        return (
            sum(sets) == self.cards.deck
            and sum(map(CARDS.count, sets)) == CARDS.count(self.cards.deck)
            and rolls == self.cards.rolls
            and switches == (self.cards.switches if state.seats > 2 else 0)
            and pile == state.pile
        )


def build(file: CardFile) -> PushGame:
    return PushGame(load(file))


GAME: Final = build(CardFile.own(__name__))
