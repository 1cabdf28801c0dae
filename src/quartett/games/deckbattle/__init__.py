"""Naruto Shippuden Deck Battle."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from quartett.core.dials import Dial
from quartett.core.game import Card, Level, Option
from quartett.core.play import RandomBot
from quartett.core.story import Line, View
from quartett.core.telling import RefusalTable
from quartett.games.deckbattle import offers
from quartett.games.deckbattle.card_bounds import AIMS, dials
from quartett.games.deckbattle.card_checks import check_effects
from quartett.games.deckbattle.card_tables import tables
from quartett.games.deckbattle.cards import FILE_EFFECTS, FILE_GROUPS, Cards, load
from quartett.games.deckbattle.observation import DeckBattleObservation
from quartett.games.deckbattle.plans import PLANS
from quartett.games.deckbattle.players.evaluation import Evaluation
from quartett.games.deckbattle.players.greedy import GreedyBot
from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.games.deckbattle.players.judge import DeckBattleJudge
from quartett.games.deckbattle.players.learned import LearnedValue
from quartett.games.deckbattle.players.network import Network, learned_rows
from quartett.games.deckbattle.players.steady import SteadyBot, many_habits
from quartett.games.deckbattle.rules import conservation, phases
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.scoring import collection
from quartett.games.deckbattle.rules.state import FIELD, TRACK
from quartett.games.deckbattle.telling import advice, points, reach
from quartett.games.deckbattle.telling.card_list import card_list, uses
from quartett.games.deckbattle.telling.event_table import note_table
from quartett.games.deckbattle.telling.names import move_table
from quartett.games.deckbattle.telling.questions import Questions
from quartett.games.deckbattle.telling.reasons import ARGUMENTS, REFUSALS
from quartett.games.deckbattle.telling.view import DeckBattleView
from quartett.games.deckbattle.telling.view_builder import ViewBuilder
from quartett.games.facts import CardFile
from quartett.games.rulebook import RulebookGame
from quartett.games.written import effects, told

MODES: Final = ("standard", "chunin", "jonin", "kage")
ANSWERS_OF_A_TURN: Final = 200
"""Ten times as many answers as a random turn has."""


def veteran() -> SteadyBot:
    """Plays as `steady` does, with better habits: it sends more on missions and fights less."""
    return SteadyBot("veteran")


@cache
def network() -> Network:
    return Network(learned_rows())


class DeckBattleGame(RulebookGame[DeckBattle]):
    name = "deckbattle"
    stem = "DECK"
    fewest = 2
    most = 4
    rules_version = 3
    bots = {"random": RandomBot, "greedy": GreedyBot, "steady": SteadyBot, "veteran": veteran}
    levels = (
        Level("novice", tempted=5, hasty=3),
        Level("casual", tempted=2, hasty=2),
        Level("steady"),
        Level("skilled", "veteran", hasty=16),
        Level("adept", "veteran", hasty=5),
        Level("veteran", "veteran"),
        Level("tactician", "expert", tries=2, hasty=25),
        Level("expert", "expert", tries=2),
        Level("challenger", "champion", tries=4, hasty=16),
        Level("champion", "champion", tries=4),
        Level("virtuoso", "master", tries=8, hasty=8),
        Level("master", "master", tries=8),
    )
    tempting = ("strike", "deploy", "end")
    tallies = ("threats", "tokens", "turns")
    within_reach = staticmethod(reach.within_reach)
    because = staticmethod(advice.because)
    parts = staticmethod(points.parts_of)
    decided = staticmethod(points.decided)
    offers = staticmethod(offers.offers)
    conserved = staticmethod(conservation.conserved)
    plans = PLANS
    aims = AIMS
    options = (
        Option("mode", lambda seats: "standard", lambda seats: MODES),
        Option("expert", lambda seats: "no", lambda seats: ("yes", "no")),
        Option(
            "first", lambda seats: "0", lambda seats: tuple(map(str, range(seats))), by_lot=True
        ),
    )

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.cards_digest = cards.digest
        self.box = tables(cards)
        self.moves = move_table(cards)
        self.refusals = RefusalTable(REFUSALS, ARGUMENTS)
        self.note_table = note_table(cards)
        self.views = ViewBuilder(cards)
        self.questions = Questions(cards, self.views)

    def blank(self, seats: int) -> DeckBattle:
        return DeckBattle(seats, self.box)

    def begin(self, seats: int, options: Mapping[str, str]) -> DeckBattle:
        state = self.blank(seats)
        mode, first = MODES.index(options["mode"]), int(options["first"])
        state.begin(mode, options["expert"] == "yes", first)
        return state

    def longest(self, seats: int) -> int:
        """The rules bound the turns: a Threat is gone after six at most (DECK-086), the end comes
        with the ninth token, the round is finished (DECK-098), and one more may follow (DECK-A58).
        They do not bound a turn: a manoeuvre may be begun and called off forever."""
        return (TRACK * FIELD + 2 * seats - 1) * ANSWERS_OF_A_TURN

    def judge(self, level: str = "master") -> DeckBattleJudge:
        """`expert` plans a turn by rules of thumb; `champion` uses fitted weights, tries several
        draws and more plans, and knows the strength of the teams; `master` plays the turn by many
        habits instead, and each of these plans on for a round."""
        value = self.value()
        if level == "expert":
            return DeckBattleJudge(SteadyBot(), Evaluation("thumb"), value, 1, 0)
        many, teams = [] if level == "champion" else many_habits(), self.best_teams()
        return DeckBattleJudge(SteadyBot(), Evaluation("fitted"), value, 4, 100, teams, many)

    def value(self) -> LearnedValue:
        """Of a position between two turns. The network knows the built-in cards one by one; with
        other cards, or after these have changed in number, it is the learned sum, which knows only
        what cards do."""
        known = network()
        return known if self.own_cards is None and known.fits(self.box) else LearnedValue()

    def best_teams(self) -> tuple[int, ...]:
        """The teams, strongest first, as measured with the built-in cards. With other cards the
        order is unknown, and teams are chosen at random."""
        if self.own_cards is not None:
            return ()
        sensei = [card.id for card in self.cards.characters if card.group == "sensei"]
        won = WEIGHTS.numbers("teams")
        return tuple(sensei.index(name) for name in sorted(won, key=lambda name: -won[name]))

    def view(self, seen: DeckBattle) -> DeckBattleView:
        return self.views.view(seen)

    def own_view(self, seen: DeckBattle, public: View) -> DeckBattleView:
        assert isinstance(public, DeckBattleView)
        return self.views.own_view(seen, public)

    def learns_alone(self, before: DeckBattle, after: DeckBattle, seat: int) -> bool:
        return self.views.learns_alone(before, after, seat)

    def question(self, seen: DeckBattle, seat: int) -> Line:
        return self.questions.question(seen, seat)

    def choice(self, seen: DeckBattle, seat: int, move: int) -> Line:
        return self.questions.choice(seen, seat, move)

    def observation(self, seats: int) -> DeckBattleObservation:
        return DeckBattleObservation(seats, self.box)

    def turn_of(self, state: DeckBattle, seat: int) -> int:
        """A turn is one plan; the draft and questions in other players' turns are not part of
        it."""
        own = state.phase > phases.MENTORING and state.turn == seat
        return int(state.turns[seat]) if own else 0

    def card_list(self) -> list[Card]:
        return card_list(self.cards)

    def holdings(self, state: DeckBattle, seat: int) -> dict[str, tuple[str, ...]]:
        """The team, even if its Sensei was eliminated; the characters and missions won."""
        people, missions = self.cards.characters, self.cards.missions
        done = list(state.done)[seat * len(missions) :]
        owned = [
            card for card, number in zip(people, collection(state, seat), strict=True) if number
        ]
        return {
            "team": (people[int(state.sensei[seat])].id,),
            "field": tuple(card.id for card in owned if card.group == "field"),
            "threat": tuple(card.id for card in owned if card.group == "threat"),
            "mission": tuple(card.id for card, times in zip(missions, done, strict=False) if times),
        }

    def vocabulary(self) -> Iterator[str]:
        yield from told(FILE_GROUPS, ("id", "reconstructed", "group"))
        yield from effects(FILE_EFFECTS)

    def uses(self) -> dict[str, tuple[str, ...]]:
        return uses(self.cards)

    def signs(self, state: DeckBattle) -> dict[str, float]:
        return {
            "threats-beaten": sum(int(number) for number in state.beaten),
            "turns": sum(int(number) for number in state.turns) / int(state.seats),
            "missions-done": sum(int(number) for number in state.done) / int(state.seats),
            "empty-reserve": float(not any(state.reserve)),
        }

    def dials(self) -> tuple[Dial, ...]:
        own = CardFile(*self.own_cards) if self.own_cards else CardFile.own(__name__)
        return dials(own)


def build(file: CardFile) -> DeckBattleGame:
    cards = load(file)
    check_effects(file, cards)
    return DeckBattleGame(cards)


GAME: Final = build(CardFile.own(__name__))
