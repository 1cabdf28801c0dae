"""A record as a step-by-step replay, from any seat or with everything revealed."""

import gzip
from typing import Any, Final

import msgspec

from quartett.bots import NAMES
from quartett.core.chance import NOBODY
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Record, parse
from quartett.core.replay import replay, start
from quartett.core.state import OPEN, State
from quartett.core.story import Event, Line, View
from quartett.games import loaded
from quartett.table.change import Change, change
from quartett.table.fairness import verify
from quartett.table.seats import Seat, seats_of

MOST_MOVES: Final = 5_000
"""More moves than any game has; longer records are refused."""


MOST_BYTES: Final = 2**25
"""The largest response before compression; the longest games have a tenth of it."""
QUICKLY: Final = 1
"""The compression level. Successive views differ little, so this is enough."""
READING_SECONDS: Final = 20.0
"""None of our records takes this long to read."""
Cards = tuple[str, str] | None
"""Text and name of a custom card file."""


def check_length(record: Record) -> None:
    if len(record.moves) > MOST_MOVES:
        raise Problem("record-too-long", moves=len(record.moves), most=MOST_MOVES)


class ReplayStep(msgspec.Struct, frozen=True):
    """One move of the record, and what it changes on the table."""

    seat: int
    """-1 where chance answered."""
    move: str
    events: list[Event]
    change: Change
    """What the viewer sees after it, as a difference to the previous view."""
    scores: list[int]
    """The points of each seat if the game ended here."""


class Fairness(msgspec.Struct, frozen=True):
    """Whether chance was fair: how many answers follow from the seed, or what differs."""

    checked: int
    problem: Line | None = None
    commitment: str = ""
    """As in the record; players compare it with what was shown before the deal."""
    nonces: list[str] = []
    """The players' nonces, each as `seat@place=digits`; players look for their own."""


class Replay(msgspec.Struct, frozen=True):
    """A whole record. `viewer` is a seat, -2 for a spectator, -3 with everything revealed."""

    game: str
    options: dict[str, str]
    seats: list[Seat]
    viewer: int
    together: bool
    """Whether all seats are one team."""
    earlier: int
    """The number of moves before the start, which were made under other rules and cannot be
    shown."""
    start: View
    steps: list[ReplayStep]
    ending: dict[str, str]
    """Outcome, scores and winners; empty if the record stops before the end."""
    fairness: Fairness | None
    """None if the record has no seed, like games that were not served."""


# This runs in a worker, so it is not beside the routes: importing those loads the whole server,
# which takes ten times as long, and the first replay after a start would have to wait for it.


def ready() -> None:
    """A first job that does nothing but load a worker's imports."""


def foreign(text: str, cards: Cards, viewer: int) -> bytes:
    """An uploaded record, whose snapshot is not trusted."""
    if "snapshot" in parse(text).header:
        raise Problem("record-with-snapshot")
    return packed(text, cards, viewer)


def packed(text: str, cards: Cards, viewer: int) -> bytes:
    """The compressed response, or a problem if it would be too long."""
    whole = retold(text, cards, viewer)
    if len(whole) > MOST_BYTES:
        raise Problem("too-heavy", seconds=int(READING_SECONDS))
    return gzip.compress(whole, QUICKLY, mtime=0)


def retold(text: str, cards: Cards, viewer: int) -> bytes:
    """The replay of a text as JSON."""
    record = parse(text)
    return msgspec.json.encode(replay_of(loaded(record.game, cards), record, viewer))


def replay_of(game: Game[Any], record: Record, viewer: int) -> Replay:
    """
    >>> from quartett import games
    >>> from quartett.lab.run import plan
    >>> game = games.load("push")
    >>> record = plan(game, ["random", "random"], 1, 1, {}).record(0)
    >>> replay_of(game, record, OPEN).steps[0].move
    'flip'
    """
    check_length(record)
    state = start(game, record)
    if viewer not in (OPEN, NOBODY, *range(record.seats)):
        raise Problem("unknown-viewer", viewer=viewer, last=record.seats - 1)
    first = seen_by(game, state, viewer)
    return Replay(
        game.name,
        record.options,
        seats_of(record, NAMES),
        viewer,
        game.together,
        record.earlier,
        first,
        steps_of(game, record, state, first),
        record.ending,
        fairness_of(game, record),
    )


def seen_by(game: Game[Any], state: State, viewer: int) -> View:
    return game.view(state if viewer == OPEN else state.masked(viewer))


def steps_of(game: Game[Any], record: Record, state: State, first: View) -> list[ReplayStep]:
    steps: list[ReplayStep] = []
    state.story = []
    before = first
    for move in replay(game, record, state):
        events = game.events(state.story, first.viewer)
        view = seen_by(game, state, first.viewer)
        news = change(before, view)
        steps.append(ReplayStep(move.seat, move.text, events, news, list(state.scores())))
        state.story, before = [], view
    return steps


def fairness_of(game: Game[Any], record: Record) -> Fairness | None:
    if "seed" not in record.header or not record.ending:
        return None
    try:
        checked, wrong = verify(game, record), None
    except Problem as problem:
        checked, wrong = 0, Line(problem.name, dict(problem.arguments))
    nonces = record.header.get("nonces", "").split()
    return Fairness(checked, wrong, record.header.get("commitment", ""), nonces)
