"""What a game tells about itself, so that everything around the rules can serve any game."""

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
"""How many different starts a game remembers: a copy is made much faster."""

BY_LOT: Final = "random"
"""The value of an option that chance shall settle before the start, where the game allows it."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule or ruling; its sentence is in the words under its number."""

    number: str
    source: str
    place: str
    section: str = ""
    """The part of the rulebook it belongs to, a ruling too; its title is `section-<name>`."""


class ExampleGroup(msgspec.Struct, frozen=True):
    """Cards that lie together in an example, and what is said below them."""

    cards: tuple[str, ...]
    amount: str = ""
    """A sum, which needs no words."""
    says: str = ""
    """A few words: `example-<says>`."""
    verdict: Literal["", "yes", "no"] = ""


class Example(msgspec.Struct, frozen=True):
    """A rule shown with real cards: `example-<name>` and `example-<name>-text` say what."""

    name: str
    after: str
    """The number of the rule that it explains."""
    groups: tuple[ExampleGroup, ...]


class Card(msgspec.Struct, frozen=True):
    """A kind of card as it is listed: what stands on it, and how much of that is a guess."""

    name: str
    copies: int
    values: dict[str, Value]
    reconstructed: tuple[str, ...] = ()
    """The names of the values that are not printed."""
    text: tuple[Line, ...] = ()
    """What it does, told from its effects."""
    title: str = ""
    """The name that the file gives it; for cards that the words do not know."""


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game, as it stands in a record: `name=value`."""

    name: str
    default: Callable[[int], str]
    """By the number of seats, as are the choices."""
    choices: Callable[[int], tuple[str, ...]]
    by_lot: bool = False
    """Whether a table may leave it to chance before the start."""
    pattern: str = ""
    """How a choice is written, where there are too many to list."""

    def listing(self, seats: int) -> tuple[str, ...]:
        """What to tell a person who asks for the choices."""
        return (self.pattern,) if self.pattern else self.choices(seats)

    def check(self, value: str, seats: int) -> str:
        if value not in self.choices(seats):
            right = ", ".join(self.listing(seats))
            raise Problem("unknown-option-value", option=self.name, value=value, choices=right)
        return value


class Level(msgspec.Struct, frozen=True):
    """A player of some strength, the same on every machine: as long as it thinks is counted in
    tries. Whoever is weaker errs as people do."""

    name: str
    plays: str = "steady"
    """The bot whose moves it makes, but for its errors; or the judge of a search."""
    tries: int = 0
    """How long a search is."""
    tempted: int = 0
    """In how many moves of a hundred it does what is tempting."""
    hasty: int = 0
    """In how many of a hundred it sees no farther than `greedy`."""
    most: int = 99
    """With more seats it is no step of its own, and nobody is offered it."""
    among: str = ""
    """The player who takes its place in a team with people, who were told of no conventions."""


class Game(Generic[S]):
    """One of the games, with the cards it is played with."""

    name: str
    stem: str
    """What the numbers of its rules begin with."""
    fewest: int
    most: int
    rules_version: int
    talk: tuple[str, ...] = ()
    """The verbs of moves that only tell others something: they are never mistakes."""
    votes: tuple[tuple[str, ...], ...] = ()
    """The verbs between which a seat chooses where the most votes decide: a vote that turned
    nothing is no mistake."""
    together: bool = False
    """Whether all seats win or lose as one team: then a win is a whole one for each of them."""
    moves: MoveTable
    note_table: NoteTable
    refusals: RefusalTable[S]
    options: tuple[Option, ...]
    tallies: tuple[str, ...]
    """Names of the statistics that `State.tally` counts, in its order. The last counts the
    occasions for the others: turns, cards won."""
    bots: Mapping[str, Callable[[], Bot]]
    """From the weakest to the strongest."""
    levels: tuple[Level, ...] = (
        Level("steady"),
        Level("expert", "expert", tries=100),
        Level("master", "master", tries=400),
    )
    """Who can be played against, from the weakest to the strongest: no two of them are the same."""
    tempting: tuple[str, ...] = ()
    """What people do too readily, the most tempting first: moves, or their verbs."""
    clear_lead: float = 10.0
    """How many points are a clear lead; for a team, how many are the most."""
    seers: Mapping[str, Callable[[], Bot]] = {}
    """Players of the lab who see all hands, to show what the best play could reach."""
    aims: tuple[Aim, ...] = ()
    """What the lab aims at when it turns the numbers of cards."""
    cards_digest: str
    own_cards: tuple[str, str] | None = None
    """The text and the name of somebody's own card file, if the game is played with one."""

    _prepared: dict[object, S]

    def __new__(cls, *cards: object) -> Self:
        game = super().__new__(cls)
        game._prepared = {}
        return game

    def __deepcopy__(self, memo: object) -> "Game[S]":
        """Nothing in it changes, so that a copy is the game itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return OUTSIDE["load"], (self.name, self.own_cards)

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """The numbered rules, in the order of the book."""
        raise NotImplementedError

    @property
    def examples(self) -> tuple[Example, ...]:
        return ()

    def blank(self, seats: int) -> S:
        """A state to be filled by `State.read`."""
        raise NotImplementedError

    def begin(self, seats: int, options: Mapping[str, str]) -> S:
        """The start of a game. `options` are complete and checked: see `start`."""
        raise NotImplementedError

    def judge(self, level: str = "master") -> Judge:
        """What a search is told of this game; a level may know more than the one below."""
        return Judge(self.bots["steady"](), self.clear_lead, self.together, masks=True)

    def why_not(self, state: S, seat: int, move: int) -> Reason | None:
        """Why `seat` may not answer with `move` now; None if it may. A number that is no move of
        the game is an error."""
        self.moves.check(move)
        return self.refusals.reason(state, seat, move)

    def silence(self, seen: S) -> Reason | None:
        """Why people may not make remarks now; None if they may. A team that may not tell what it
        holds could tell it by a remark."""
        return None

    def within_reach(self, seen: S, seat: int) -> Iterable[int]:
        """The moves that a seat which is asked could reach for, because what they are about lies on
        the table before it. Of those that are not possible it is told why."""
        return ()

    def vocabulary(self) -> Iterable[str]:
        """What can be written in a card file of one's own, line by line. It is read by whoever
        writes TOML, and so it is in the words of the file."""
        return ()

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        """What the rules noted, as one viewer may hear it."""
        return self.note_table.events(notes, viewer)

    def view(self, seen: S) -> View:
        """What a masked state shows."""
        raise NotImplementedError

    def own_view(self, seen: S, public: View) -> View:
        """What a seat sees: the same as `view`, made from what everybody sees at that moment."""
        return self.view(seen)

    def question(self, seen: S, seat: int) -> Line:
        """What the seat is asked now."""
        raise NotImplementedError

    def choice(self, seen: S, seat: int, move: int) -> Line:
        """A move as something to choose, with what follows from it."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """More answers of players than this no game has, as far as the rules bound it; where they
        do not, more than anybody has use for. Environments that promise an end keep to it."""
        return 100_000

    def small_starts(self) -> Sequence[S]:
        """Starts for two seats with so few cards that every position can be gone through."""
        return ()

    def observation(self, seats: int) -> Observation:
        """What a seat sees as numbers, for learners."""
        raise NotImplementedError

    def because(self, seen: S, seat: int, move: int) -> tuple[Line, ...]:
        """What a good player would say for a move, from what the seat knows."""
        return ()

    def card_list(self) -> list[Card]:
        """Every kind of card in the box."""
        raise NotImplementedError

    def count_hand(self, cards: Sequence[str]) -> list[Worth]:
        """What each of these cards is worth together with the others, where hands have a worth."""
        raise Problem("no-hand-to-count", game=self.name)

    def parts(self, state: S, seat: int) -> tuple[Part, ...]:
        """The points of a seat by their source; they add up to its score."""
        return (Part("part", "points", state.scores()[seat]),)

    def turn_of(self, state: S, seat: int) -> int:
        """In which of its turns a seat is, from 1, where a turn is one plan of many answers and is
        judged as a whole; 0 where every answer is a decision of its own."""
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
        """What a seat has of its own choice when the game is over, by group and each name once:
        the statistics of the lab compare players with and without it."""
        return {}

    def uses(self) -> dict[str, tuple[str, ...]]:
        """By which moves of a player each card is used: the lab tells which never were."""
        return {}

    def signs(self, state: S) -> dict[str, float]:
        """What the lab notes of a finished game besides who won."""
        return {}

    def offers(self, state: S, seat: int) -> tuple[int, int]:
        """How many offers before a seat that is asked might do nothing, and how many would."""
        return 0, 0

    def dials(self) -> tuple[Dial, ...]:
        """The numbers of the cards that the lab may turn."""
        return ()

    def conserved(self, state: S) -> bool:
        """Whether every card and token of the box is still there, once each. Tests ask this after
        every move; masked states must pass too."""
        raise NotImplementedError

    def rule(self, text: str) -> Rule:
        """The rule of this number, with or without the name of the game and leading zeros.

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

    def start(self, seats: int, **options: str) -> S:
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

    def settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options of the game in its order, the given ones checked."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Problem("unknown-option", option=name, options=", ".join(known))
        return {
            name: option.check(options.get(name, option.default(seats)), seats)
            for name, option in known.items()
        }

    def draw_lots(self, seats: int, options: Mapping[str, str], stream: Stream) -> dict[str, str]:
        """The same options, with those that are left to chance drawn.

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
