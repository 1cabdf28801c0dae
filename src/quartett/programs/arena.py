"""The arena: custom programs and levels of bots play each other on the same deals from every seat.
Every game is kept, so an arena continues where it was stopped."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from quartett.bots.players import player
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.play import Bot, RandomBot, ask
from quartett.core.problem import Problem
from quartett.core.state import Note, State
from quartett.lab.run import BOTS, MOST_GAMES
from quartett.lab.whole_files import read
from quartett.programs.contender import Contender
from quartett.programs.process import Failure

Progress = Callable[[int], None]


class Entrant(msgspec.Struct, frozen=True):
    """A level of bots, or a program, which is started by `command`."""

    name: str
    command: tuple[str, ...] = ()
    text: bool = False


class Plan(msgspec.Struct, frozen=True):
    """Everything that determines the games of an arena, except their number."""

    game: str
    entrants: tuple[Entrant, ...]
    options: dict[str, str]
    seed: int
    seconds: float
    cards: str


class Meeting(msgspec.Struct, frozen=True):
    """One game: who sat at each seat, how it ended, and who failed and how."""

    pair: tuple[int, ...]
    index: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    failures: dict[int, list[str]] = {}
    """By entrant."""


class Standing(msgspec.Struct, frozen=True):
    """What has been played so far."""

    plan: Plan
    games: int
    """For each pair, or team."""
    played: tuple[Meeting, ...]
    interrupted: bool

    @property
    def wanted(self) -> int:
        return self.games * len(pairs(self.plan))


def check(game: Game[Any], entrants: Sequence[Entrant], count: int) -> None:
    """Finds everything that could be wrong before the first game."""
    names = [entrant.name for entrant in entrants]
    if len(names) < 2 or len(set(names)) < len(names):
        raise Problem("arena-few", players=", ".join(names) or "-")
    if not 1 <= count <= MOST_GAMES:
        raise Problem("wrong-game-count", games=count, most=MOST_GAMES)
    for entrant in entrants:
        if not entrant.command:
            player(game, entrant.name)


def pairs(plan: Plan) -> list[tuple[int, ...]]:
    """Who meets whom; a team is one entrant on all seats."""
    from quartett import games

    numbers = range(len(plan.entrants))
    if games.load(plan.game).together:
        return [(number,) for number in numbers]
    return list(combinations(numbers, 2))


def fight(
    game: Game[Any], plan: Plan, count: int, keep: Path, progress: Progress | None = None
) -> Standing:
    """Plays the games that are not in the file yet. Ctrl-C ends early."""
    known = kept(keep, plan)
    played = {(meeting.pair, meeting.index): meeting for meeting in known}
    wanted = [(pair, index) for index in range(count) for pair in pairs(plan)]
    interrupted = False
    try:
        for meeting in _play_all(game, plan, [each for each in wanted if each not in played], keep):
            played[meeting.pair, meeting.index] = meeting
            if progress is not None:
                progress(1)
    except KeyboardInterrupt:
        interrupted = True
    done = tuple(played[each] for each in wanted if each in played)
    return Standing(plan, count, done, interrupted)


def _play_all(
    game: Game[Any], plan: Plan, wanted: Sequence[tuple[tuple[int, ...], int]], keep: Path
) -> Iterator[Meeting]:
    with Ring(game, plan) as ring:
        for pair, index in wanted:
            meeting = ring.play(pair, index)
            _append(keep, msgspec.json.encode(meeting))
            yield meeting


# What is kept: the plan in the first line, then a line for each game


def kept(file: Path, plan: Plan) -> list[Meeting]:
    """The games of this plan that were played. An incomplete last line was being written when the
    process was killed: that game is played again."""
    if not file.exists():
        _append(file, msgspec.json.encode(plan))
        return []
    first, *lines = read(file).split("\n")
    try:
        if msgspec.json.decode(first, type=Plan) != plan:
            raise Problem("arena-other", file=str(file))
        meetings = [msgspec.json.decode(line, type=Meeting) for line in lines[:-1]]
    except msgspec.DecodeError:
        raise Problem("arena-other", file=str(file)) from None
    if lines and lines[-1]:
        _cut(file, len(lines[-1].encode()))
    return meetings


def _append(file: Path, line: bytes) -> None:
    try:
        with file.open("ab") as opened:
            opened.write(line + b"\n")
    except OSError as error:
        raise Problem("file-unwritable", file=str(file), cause=error.strerror or "") from None


def _cut(file: Path, size: int) -> None:
    with file.open("rb+") as opened:
        opened.truncate(file.stat().st_size - size)


class Ring:
    """The entrants, with the processes of the programs: one per seat that they play."""

    def __init__(self, game: Game[Any], plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.seats = game.fewest
        self._bots = {
            number: player(game, entrant.name)
            for number, entrant in enumerate(plan.entrants)
            if not entrant.command
        }
        self._contenders: dict[tuple[int, int], Contender] = {}

    def __enter__(self) -> "Ring":
        return self

    def __exit__(self, *_: object) -> None:
        for contender in self._contenders.values():
            contender.stop()

    def order(self, pair: tuple[int, ...], index: int) -> list[int]:
        """The entrant at each seat: every deal is played once from each."""
        return [pair[(seat - index) % len(pair)] for seat in range(self.seats)]

    def play(self, pair: tuple[int, ...], index: int) -> Meeting:
        order = self.order(pair, index)
        state: State = self.game.start(self.seats, **self.plan.options)
        deal = index // len(pair)
        game = Played(state, Stream(self.plan.seed, deal), Stream(self.plan.seed, BOTS + index))
        seated = [self._player(entrant, seat) for seat, entrant in enumerate(order)]
        failures: dict[int, list[str]] = {}
        for seat, name in game.play(self.game, seated, self._names(order)):
            failures.setdefault(order[seat], []).append(name)
        places = [order.index(entrant) for entrant in pair]
        scores, shares = state.scores(), [_share(state, seat) for seat in places]
        if len(failures) == 1 and len(pair) > 1:
            shares = [0.0 if entrant in failures else 1.0 for entrant in pair]
        return Meeting(
            pair,
            index,
            tuple(shares),
            tuple(int(scores[seat]) for seat in places),
            failures,
        )

    def _names(self, order: list[int]) -> list[str]:
        return [self.plan.entrants[entrant].name for entrant in order]

    def _player(self, entrant: int, seat: int) -> Bot | Contender:
        if entrant in self._bots:
            return self._bots[entrant]
        key = (entrant, seat)
        if key not in self._contenders:
            named = self.plan.entrants[entrant]
            self._contenders[key] = Contender(
                self.game, named.command, named.text, self.plan.seconds, self.plan.options
            )
        return self._contenders[key]


def _share(state: State, seat: int) -> float:
    """The share of the win: 1 divided by the number of winners."""
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


class Played:
    """A game in progress. Whoever fails has lost, and a random bot finishes the game; for a team
    its score counts."""

    def __init__(self, state: State, chance: Stream, own: Stream) -> None:
        self.state = state
        self.chance = chance
        self.own = own
        self.notes: list[Note] = []
        state.story = self.notes

    def play(
        self, game: Game[Any], seated: Sequence[Bot | Contender], names: list[str]
    ) -> Iterator[tuple[int, str]]:
        """Returns each seat that has failed, and how."""
        players = list(seated)
        for seat, each in enumerate(seated):
            if isinstance(each, Contender):
                each.begin(seat, names)
        while not self.state.over:
            actor = int(self.state.actor)
            try:
                move = self._move(actor, players)
            except Failure as failure:
                players[actor] = RandomBot()
                yield actor, failure.name
                continue
            self.state.apply(actor, move)
            self._tell(game, players)
        for each in players:
            if isinstance(each, Contender):
                each.end(self.state)

    def _move(self, actor: int, players: Sequence[Bot | Contender]) -> int:
        if actor == CHANCE:
            return int(self.state.chance(self.chance))
        asked = players[actor]
        if isinstance(asked, Contender):
            return asked.choose(self.state.masked(actor))
        return int(ask(asked, self.state, self.own))

    def _tell(self, game: Game[Any], players: Sequence[Bot | Contender]) -> None:
        for seat, each in enumerate(players):
            if isinstance(each, Contender):
                each.hear(game.events(self.notes, seat))
        self.notes.clear()
