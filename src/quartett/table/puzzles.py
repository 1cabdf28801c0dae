"""Puzzles as a page shows them: the table as the seat saw it, its question, and the worth of every
answer. They come from the package, or from finished games in which somebody went wrong."""

from typing import Any

import msgspec

from quartett.bots import NAMES
from quartett.bots.evaluator import Evaluator, Weighed
from quartett.bots.levels import USUAL
from quartett.bots.puzzles import Puzzle, puzzles, verb_of
from quartett.bots.review import GRADES, known_effort
from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Record, parse
from quartett.core.replay import replay, start
from quartett.core.state import State
from quartett.core.story import Line
from quartett.games import loaded
from quartett.table.replays import check_length
from quartett.table.reviews import OF_A_HUNDRED, Cards
from quartett.table.seats import BOT_NAMES, Seat, seats_of
from quartett.table.updates import SeatSeen, Update, choices, refusals


class PuzzleListed(msgspec.Struct, frozen=True):
    """`name` stays the same when others are added; `errs` is how often `steady` goes wrong."""

    name: str
    seats: int
    errs: float


class Worth(msgspec.Struct, frozen=True):
    """A legal move, and how much less it is worth than the best; 0 if it is right."""

    move: str
    line: Line
    loss: float


class PuzzleSeen(msgspec.Struct, frozen=True):
    """A puzzle: seat, table and question, and the answer."""

    game: str
    seat: int
    options: dict[str, str]
    measure: str
    """What 1 means: the `chance` of a win, or the `score` of a team."""
    scale: float
    """How many of the displayed units make 1."""
    errs: float | None
    """How often `steady` goes wrong, if that is known."""
    update: Update
    moves: tuple[Worth, ...]
    """All legal moves, the best first."""
    because: tuple[Line, ...]
    """The case for the best move."""


def listed(game: Game[Any]) -> list[PuzzleListed]:
    """The puzzles of the package, easiest first; none if it has none."""
    try:
        found = puzzles(game)
    except Problem:
        return []
    return [PuzzleListed(one.name, int(one.seen(game).seats), one.errs) for one in found]


def packaged(game: Game[Any], number: int) -> PuzzleSeen:
    """By its number, from 1."""
    known = puzzles(game)
    if not 1 <= number <= len(known):
        raise Problem("unknown-puzzle", number=number, most=len(known))
    one: Puzzle = known[number - 1]
    seen = one.seen(game)
    names = [Seat("" if at == one.seat else BOT_NAMES[at], USUAL) for at in range(int(seen.seats))]
    losses = [(one.best, 0.0), *sorted(one.losses.items(), key=lambda pair: pair[1])]
    options = game.settle(int(seen.seats), {})
    return shown(game, seen, one.seat, names, options, losses, one.errs)


def from_game(text: str, cards: Cards, number: int) -> PuzzleSeen:
    """Makes a puzzle of answer `number` of a finished record, from 0. Runs in a worker."""
    record = parse(text)
    check_length(record)
    if not record.ending:
        raise Problem("review-not-over")
    game = loaded(record.game, cards)
    seen, seat = position(game, record, number)
    weighed = Evaluator(game, known_effort("quick")).weigh(seen, seat)
    losses = [(game.moves.text(one.move), sure_loss(one)) for one in weighed]
    losses.sort(key=lambda pair: pair[1])
    options = game.settle(record.seats, record.options)
    return shown(game, seen, seat, seats_of(record, NAMES), options, losses, None)


def position(game: Game[Any], record: Record, number: int) -> tuple[State, int]:
    """What a seat knew before its answer."""
    state = start(game, record)
    before = state.copy()
    for index, move in enumerate(replay(game, record, state), record.earlier):
        if index == number and move.seat != CHANCE:
            seen = before.masked(move.seat)
            if len(seen.legal(move.seat)) > 1 and verb_of(move.text) not in game.talk:
                return seen, move.seat
            break
        before = state.copy()
    raise Problem("no-puzzle-there", number=number)


def sure_loss(one: Weighed) -> float:
    """As a review reports it."""
    return round(one.loss, 4) if one.is_worse and one.loss >= GRADES[-1][0] else 0.0


def shown(
    game: Game[Any],
    seen: State,
    seat: int,
    names: list[Seat],
    options: dict[str, str],
    losses: list[tuple[str, float]],
    errs: float | None,
) -> PuzzleSeen:
    worths = tuple(
        Worth(text, game.choice(seen, seat, game.moves.parse(text)), loss) for text, loss in losses
    )
    return PuzzleSeen(
        game.name,
        seat,
        options,
        "score" if game.together else "chance",
        game.judge().scale if game.together else OF_A_HUNDRED,
        errs,
        update(game, seen, seat, names),
        worths,
        tuple(game.because(seen, seat, game.moves.parse(losses[0][0]))),
    )


def update(game: Game[Any], seen: State, seat: int, names: list[Seat]) -> Update:
    """The update as at any other table, without a past."""
    return Update(
        number=0,
        steps=[],
        view=game.view(seen),
        seats=[seat_seen(at, seat, one, seen) for at, one in enumerate(names)],
        question=game.question(seen, seat),
        choices=choices(game, seen, seat),
        refused=refusals(game, seen, seat),
    )


def seat_seen(at: int, own: int, who: Seat, seen: State) -> SeatSeen:
    """Only the solver is asked, and the solver's seat is called you."""
    if at == own:
        return SeatSeen("person", "", "", True, True, None)
    kind = "bot" if who.bot else "person"
    return SeatSeen(kind, who.name, who.bot, True, at in seen.owing, None)
