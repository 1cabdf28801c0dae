"""Naruto – Au secours de Konoha."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from quartett.core.game import Card, Level, Option
from quartett.core.play import RandomBot
from quartett.core.problem import Problem
from quartett.core.story import Line, Part, Reason, Worth
from quartett.games.facts import CardFile
from quartett.games.konoha.card_tables import tables
from quartett.games.konoha.cards import Cards, load
from quartett.games.konoha.observation import KonohaObservation
from quartett.games.konoha.players import clairvoyant, unveiled
from quartett.games.konoha.players.greedy import GreedyBot
from quartett.games.konoha.players.judge import KonohaJudge
from quartett.games.konoha.players.steady import SteadyBot
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import DECK, POINTS
from quartett.games.konoha.rules.strength import count
from quartett.games.konoha.telling import advice
from quartett.games.konoha.telling.card_list import card_list
from quartett.games.konoha.telling.events import note_table
from quartett.games.konoha.telling.hand_breakdown import HandBreakdown
from quartett.games.konoha.telling.names import move_table
from quartett.games.konoha.telling.points import LADDER, parts_of
from quartett.games.konoha.telling.questions import Questions
from quartett.games.konoha.telling.reasons import refusal_table
from quartett.games.konoha.telling.view import KonohaView, Views
from quartett.games.konoha.vocabulary import AnyEffect
from quartett.games.rulebook import RulebookGame
from quartett.games.written import effects


class KonohaGame(RulebookGame[Konoha]):
    name = "konoha"
    stem = "KONOHA"
    fewest = 3
    most = 6
    rules_version = 2
    bots = {"random": RandomBot, "greedy": GreedyBot, "steady": SteadyBot}
    seers = {"clairvoyant": lambda: clairvoyant.TEAM, "unveiled": lambda: unveiled.TEAM}
    levels = (
        Level("novice", "greedy", tempted=12),
        Level("casual", tempted=5, hasty=40),
        Level("steady"),
        Level("master", "master", tries=1, among="expert:1"),
    )
    because = staticmethod(advice.because)
    tempting = ("go",)
    tallies = ("failures", "powers", "turns")
    together = True
    talk = ("signal", "silent")
    votes = (("go", "wait"), ("agree", "keep"))
    options = (Option("redeal", lambda seats: "yes", lambda seats: ("yes", "no")),)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.cards_digest = cards.digest
        self.strength = tables(cards)
        self.moves = move_table(cards)
        self.refusals = refusal_table(cards)
        self.breakdown = HandBreakdown(cards, self.strength)
        self.note_table = note_table(cards, self.breakdown)
        self.views = Views(cards, self.breakdown, self.moves)
        self.questions = Questions(cards)

    def silence(self, seen: Konoha) -> Reason | None:
        """Any remark could hint at a card, so only the words of the rules are allowed until the
        end."""
        return None if seen.over else Reason("KONOHA-19", "why-silent")

    def blank(self, seats: int) -> Konoha:
        return Konoha(seats, self.strength)

    def begin(self, seats: int, options: Mapping[str, str]) -> Konoha:
        state = self.blank(seats)
        state.start(options["redeal"] == "yes")
        return state

    def longest(self, seats: int) -> int:
        """Four rounds of a turn for each tile; in a turn everybody passes, speaks and votes, and
        each of the four powers may be proposed, given, taken and followed by talk once."""
        return 4 * len(POINTS) * (3 * seats + 4 * (seats + 4))

    def judge(self, level: str = "master") -> KonohaJudge:
        return KonohaJudge(agreed=level == "master")

    def view(self, seen: Konoha) -> KonohaView:
        return self.views.view(seen)

    def question(self, seen: Konoha, seat: int) -> Line:
        return self.questions.question(seen, seat)

    def choice(self, seen: Konoha, seat: int, move: int) -> Line:
        return self.questions.choice(seen, seat, move)

    def observation(self, seats: int) -> KonohaObservation:
        return KonohaObservation(seats)

    def vocabulary(self) -> Iterable[str]:
        return effects({"synergy": AnyEffect})

    def parts(self, state: Konoha, seat: int) -> tuple[Part, ...]:
        return parts_of(state)

    def ladder(self) -> tuple[Part, ...]:
        return LADDER

    def card_list(self) -> list[Card]:
        return card_list(self.cards)

    def count_hand(self, cards: Sequence[str]) -> list[Worth]:
        """
        >>> [worth.worth for worth in GAME.count_hand(["sakura", "sasuke", "ino"])]
        [3, 4, 2]
        """
        for card in cards:
            if card not in self.cards.ids:
                raise Problem("unknown-card", card=card, cards=", ".join(self.cards.ids))
            if cards.count(card) > 1:
                raise Problem("card-twice", card=card)
        worths = self.breakdown.explain(sum(2 ** self.cards.number(card) for card in cards))
        return sorted(worths, key=lambda worth: cards.index(worth.card))

    def conserved(self, state: Konoha) -> bool:
        """32 cards, each in one place, and the pile holds what the hands do not."""
        sets = [state.unseen, *state.hands]
        sizes = sum(state.size(seat) for seat in range(state.seats))
        return (
            min(sets) >= 0
            and sum(sets) == DECK
            and sum(map(count, sets)) == len(self.cards.ninjas)
            and state.pile == len(self.cards.ninjas) - sizes
        )


def build(file: CardFile) -> KonohaGame:
    return KonohaGame(load(file))


GAME: Final = build(CardFile.own(__name__))
