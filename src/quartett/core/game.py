"""How a game describes itself, so that everything around the rules works with any game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, Self, TypeVar

import msgspec

from quartett.core.chance import Stream
from quartett.core.dials import Aim, Dial
from quartett.core.judge import Judge
from quartett.core.moves import MoveTable
from quartett.core.observation import Observation
from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.state import OUTSIDE, Note, State
from quartett.core.story import Ending, Event, Line, Part, Reason, Value, View, Worth, ranks
from quartett.core.telling import NoteTable, RefusalTable

S = TypeVar("S", bound=State)

MOST_PREPARED: Final = 256
"""How many different starts a game caches: copying one is much faster."""

BY_LOT: Final = "random"
"""The value of an option that is drawn by lot before the start, where the game allows it."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule or ruling; its sentence is in the words, under its number."""

    number: str
    source: str
    place: str
    section: str = ""
    """The part of the rulebook it belongs to, also for rulings; its title is `section-<name>`."""


class ExampleGroup(msgspec.Struct, frozen=True):
    """Cards shown together in an example, with a caption."""

    cards: tuple[str, ...]
    amount: str = ""
    """A sum, which needs no words."""
    says: str = ""
    """A short caption: `example-<says>`."""
    verdict: Literal["", "yes", "no"] = ""


class Example(msgspec.Struct, frozen=True):
    """A rule shown with real cards: see `example-<name>` and `example-<name>-text`."""

    name: str
    after: str
    """The number of the rule it explains."""
    groups: tuple[ExampleGroup, ...]


class Card(msgspec.Struct, frozen=True):
    """A kind of card as listed: what is printed on it, and how much of that is a guess."""

    name: str
    copies: int
    values: dict[str, Value]
    reconstructed: tuple[str, ...] = ()
    """The names of the values that are not printed."""
    text: tuple[Line, ...] = ()
    """What it does, worded from its effects."""
    title: str = ""
    """Its name in the card file, for cards without a name in the words."""


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game, written in a record as `name=value`."""

    name: str
    default: Callable[[int], str]
    """Depends on the number of seats, as do the choices."""
    choices: Callable[[int], tuple[str, ...]]
    by_lot: bool = False
    """Whether a table may leave it to chance before the start."""
    pattern: str = ""
    """How to write a choice, where there are too many to list."""

    def listing(self, seats: int) -> tuple[str, ...]:
        """The choices as shown to a person."""
        return (self.pattern,) if self.pattern else self.choices(seats)

    def check(self, value: str | int, seats: int) -> str:
        """The choice as text: `first=1` is as good as `first="1"`."""
        text = str(value)
        if text not in self.choices(seats):
            right = ", ".join(self.listing(seats))
            raise Problem("unknown-option-value", option=self.name, value=text, choices=right)
        return text


class Level(msgspec.Struct, frozen=True):
    """A bot of some strength, the same on every machine: its thinking is measured in tries. Weaker
    ones err as people do."""

    name: str
    plays: str = "steady"
    """The bot whose moves it makes apart from its errors, or the judge of a search."""
    tries: int = 0
    """The number of tries of a search."""
    tempted: int = 0
    """How many moves in a hundred give in to temptation."""
    hasty: int = 0
    """How many moves in a hundred see no further than `greedy`."""
    most: int = 99
    """With more seats it is no stronger than the level below, and is not offered."""
    among: str = ""
    """Who replaces it in a team with people, since they know none of the bots' conventions."""


class Game(Generic[S]):
    """One of the games, with the cards that it is played with."""

    name: str
    stem: str
    """The prefix of its rule numbers."""
    fewest: int
    most: int
    rules_version: int
    talk: tuple[str, ...] = ()
    """The verbs of moves that only inform others: they are never mistakes."""
    votes: tuple[tuple[str, ...], ...] = ()
    """The verbs between which a seat chooses where a majority decides: a vote that changed nothing
    is no mistake."""
    together: bool = False
    """Whether all seats win or lose as one team. Then each of them gets the whole win."""
    moves: MoveTable
    note_table: NoteTable
    refusals: RefusalTable[S]
    options: tuple[Option, ...]
    tallies: tuple[str, ...]
    """Names of the statistics that `State.tally` counts, in order. The last one counts the
    occasions for the others, such as turns or cards won."""
    bots: Mapping[str, Callable[[], Bot]]
    """Weakest first."""
    levels: tuple[Level, ...] = (
        Level("steady"),
        Level("expert", "expert", tries=100),
        Level("master", "master", tries=400),
    )
    """The opponents on offer, weakest first, all of different strength."""
    tempting: tuple[str, ...] = ()
    """Moves or verbs that people play too readily, the most tempting first."""
    clear_lead: float = 10.0
    """How many points are a clear lead; for a team, the maximum."""
    seers: Mapping[str, Callable[[], Bot]] = {}
    """Bots of the lab that see all hands, to bound what perfect play could reach."""
    plans: Mapping[str, Callable[[], Bot]] = {}
    """Bots of the lab that lean towards one way of winning, named after the bot that leans:
    `steady-hunter`."""
    aims: tuple[Aim, ...] = ()
    """What the lab aims at when it tunes the cards."""
    cards_digest: str
    own_cards: tuple[str, str] | None = None
    """The text and the name of a custom card file, if the game is played with one."""

    _prepared: dict[object, S]

    def __new__(cls, *cards: object) -> Self:
        game = super().__new__(cls)
        game._prepared = {}
        return game

    def __deepcopy__(self, memo: object) -> "Game[S]":
        """A game is immutable, so a copy is the game itself."""
        return self

    def __repr__(self) -> str:
        cards = f", {self.own_cards[1]!r}" if self.own_cards else ""
        return f"<game {self.name!r}{cards}, rules {self.rules_version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return OUTSIDE["load"], (self.name, self.own_cards)

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """The numbered rules, in rulebook order."""
        raise NotImplementedError

    @property
    def examples(self) -> tuple[Example, ...]:
        return ()

    def blank(self, seats: int) -> S:
        """A state to be filled by `State.read`."""
        raise NotImplementedError

    def begin(self, seats: int, options: Mapping[str, str]) -> S:
        """A new game. `options` are complete and checked: see `start`."""
        raise NotImplementedError

    def judge(self, level: str = "master") -> Judge:
        """What a search knows about this game; a level may know more than the one below."""
        return Judge(self.bots["steady"](), self.clear_lead, self.together, masks=True)

    def why_not(self, state: S, seat: int, move: int) -> Reason | None:
        """Why `seat` may not answer with `move` now; None if it may. A number that is no move
        raises ValueError."""
        self.moves.check(move)
        return self.refusals.reason(state, seat, move)

    def silence(self, seen: S) -> Reason | None:
        """Why people may not make remarks now; None if they may. A team that may not talk about its
        cards could do so by a remark."""
        return None

    def within_reach(self, seen: S, seat: int) -> Iterable[int]:
        """The moves that the seat to move could reach for, because their cards lie in front of it.
        For those that are illegal it is told why."""
        return ()

    def vocabulary(self) -> Iterable[str]:
        """What can be written in a custom card file, line by line. It is for people who write TOML,
        so it uses the words of the file."""
        return ()

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        """The notes of the rules as events for one viewer."""
        return self.note_table.events(notes, viewer)

    def view(self, seen: S) -> View:
        """The view of a masked state."""
        raise NotImplementedError

    def own_view(self, seen: S, public: View) -> View:
        """The view of a seat: the same as `view`, built from what everybody sees at that moment."""
        return self.view(seen)

    def learns_alone(self, before: S, after: S, seat: int) -> bool:
        """Whether a seat may see another change than everybody from one state to the next, because
        what it alone knows has changed. If in doubt it may; then its own views are compared."""
        return True

    def question(self, seen: S, seat: int) -> Line:
        """What the seat is asked now."""
        raise NotImplementedError

    def choice(self, seen: S, seat: int, move: int) -> Line:
        """A move as something to choose, with what follows from it."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """An upper bound on the players' answers in one game. Where the rules set none, it is more
        than any real game needs. Environments that promise an end truncate there."""
        return 100_000

    def small_starts(self) -> Sequence[S]:
        """Starts for two seats with so few cards that every position can be enumerated."""
        return ()

    def observation(self, seats: int) -> Observation:
        """What a seat sees as numbers, for learners."""
        raise NotImplementedError

    def because(self, seen: S, seat: int, move: int) -> tuple[Line, ...]:
        """The argument a good player would give for a move, from what the seat knows."""
        return ()

    def card_list(self) -> list[Card]:
        """Every kind of card in the box."""
        raise NotImplementedError

    def count_hand(self, cards: Sequence[str]) -> list[Worth]:
        """What each of these cards is worth in this hand, where hands have a value."""
        raise Problem("no-hand-to-count", game=self.name)

    def parts(self, state: S, seat: int) -> tuple[Part, ...]:
        """The points of a seat by their source; they add up to its score."""
        return (Part("part", "points", state.scores()[seat]),)

    def turn_of(self, state: S, seat: int) -> int:
        """The number of a seat's current turn, from 1, where a turn is one plan of many answers
        that is judged as a whole; 0 where every answer is a decision of its own."""
        return 0

    def ladder(self) -> tuple[Part, ...]:
        """The grades that a team can reach, from the lowest, each with the points that it takes."""
        return ()

    def decided(self, state: S) -> Line | None:
        """What decided a finished game, if it was not the points alone."""
        return None

    def ending(self, state: S) -> Ending:
        """How a finished game came out."""
        places = ranks(state.scores(), state.winners())
        parts = tuple(self.parts(state, seat) for seat in range(int(state.seats)))
        return Ending(self.together, tuple(places), parts, self.ladder(), self.decided(state))

    def holdings(self, state: S, seat: int) -> dict[str, tuple[str, ...]]:
        """What a seat has chosen to own by the end of the game, by group, each name once. The lab
        compares players with and without it."""
        return {}

    def uses(self) -> dict[str, tuple[str, ...]]:
        """The moves that use each card: the lab reports cards that never were used."""
        return {}

    def signs(self, state: S) -> dict[str, float]:
        """What the lab measures in a finished game besides the winner."""
        return {}

    def offers(self, state: S, seat: int) -> tuple[int, int]:
        """How many offers to the seat to move might do nothing, and how many would."""
        return 0, 0

    def dials(self) -> tuple[Dial, ...]:
        """The numbers on cards that the lab may tune."""
        return ()

    def conserved(self, state: S) -> bool:
        """Whether every card and token of the box is still there, once each. Tests check this after
        every move; masked states must pass too."""
        raise NotImplementedError

    def rule(self, text: str) -> Rule:
        """The rule with this number, with or without prefix and leading zeros.

        >>> from quartett import games
        >>> [games.load("push").rule(text).number for text in ("PUSH-07", "7", "a7")]
        ['PUSH-07', 'PUSH-07', 'PUSH-A7']
        """
        numbers = {rule.number.removeprefix(f"{self.stem}-"): rule for rule in self.rulebook}
        wanted = text.upper().removeprefix(f"{self.stem}-").lstrip("0")
        for number, rule in numbers.items():
            if number.lstrip("0") == wanted:
                return rule
        first, *_, last = self.rulebook
        raise Problem("unknown-rule", rule=text, numbers=f"{first.number} … {last.number}")

    def start(self, seats: int, **options: str | int) -> S:
        """
        >>> from quartett import games
        >>> games.load("push").start(3, risk="yes").legal(0)
        (0,)
        """
        key: object = (seats, *options.items()) if options else seats
        first = self._prepared.get(key)
        if first is None:
            self.check_seats(seats)
            first = self.begin(seats, self.settle(seats, options))
            if len(self._prepared) < MOST_PREPARED:
                self._prepared[key] = first
        return first.copy()

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise Problem("wrong-seat-count", seats=seats, fewest=self.fewest, most=self.most)

    def settle(self, seats: int, options: Mapping[str, str | int]) -> dict[str, str]:
        """All options in order, with the given ones checked."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Problem("unknown-option", option=name, options=", ".join(known))
        return {
            name: option.check(options.get(name, option.default(seats)), seats)
            for name, option in known.items()
        }

    def draw_lots(self, seats: int, options: Mapping[str, str], stream: Stream) -> dict[str, str]:
        """The same options, with those left to chance drawn by lot.

        >>> from quartett import games
        >>> games.load("push").draw_lots(3, {"first": "random"}, Stream(1))["first"] in "012"
        True
        """
        drawn = dict(options)
        for option in self.options:
            if option.by_lot and drawn.get(option.name) == BY_LOT:
                choices = option.choices(seats)
                drawn[option.name] = choices[stream.below(len(choices))]
        return drawn

    def restore(self, numbers: list[int]) -> S:
        """The state whose `numbers` these are."""
        state = self.blank(numbers[0])
        state.read(numbers)
        return state
