"""A record as something to look at step by step, from any seat or with everything open."""

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
"""More than any game has; a text that claims more is not looked at."""


MOST_BYTES: Final = 2**25
"""Of an answer before it is compressed; the longest games have a tenth of it."""
QUICKLY: Final = 1
"""The level of compression. Views follow each other with few changes, so it is enough."""
READING_SECONDS: Final = 20.0
"""No record of ours takes so long to be read."""
Cards = tuple[str, str] | None
"""Text and name of an own card file."""


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
    """What the viewer sees after it, as the difference to what was seen before."""
    scores: list[int]
    """The points of each seat if the game ended here."""


class Fairness(msgspec.Struct, frozen=True):
    """Whether chance kept its word: how many answers follow from the seed, or what differs."""

    checked: int
    problem: Line | None = None
    commitment: str = ""
    """As the record has it; who was there compares it with what was shown before the deal."""
    nonces: list[str] = []
    """Of the players, each as `seat@place=digits`: who was there looks for their own."""


class Replay(msgspec.Struct, frozen=True):
    """A whole record. `viewer` is a seat, -2 for who only watched, -3 with everything open."""

    game: str
    options: dict[str, str]
    seats: list[Seat]
    viewer: int
    together: bool
    """Whether all seats are one team."""
    earlier: int
    """How many moves come before the start: made under other rules, they cannot be shown."""
    start: View
    steps: list[ReplayStep]
    ending: dict[str, str]
    """Outcome, scores and winners; empty if the record stops before the end."""
    fairness: Fairness | None
    """None if the record has no seed, as games that were not served."""


# What runs in a worker stands here and not beside the routes: whoever imports those waits for all
# of the server, ten times as long as for this, and the first replay after a start would wait too.


def ready() -> None:
    """The first job of a worker that is only to be there, with all that it reads with."""


def foreign(text: str, cards: Cards, viewer: int) -> bytes:
    """A record that somebody brings: its own word for a state is not taken."""
    if "snapshot" in parse(text).header:
        raise Problem("record-with-snapshot")
    return packed(text, cards, viewer)


def packed(text: str, cards: Cards, viewer: int) -> bytes:
    """The whole answer, or a problem if it would be too long."""
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
