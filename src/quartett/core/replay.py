"""Replays a record and checks every line against the rules."""

from collections.abc import Iterator
from typing import Any

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import ENDING, Move, Record, ending_of, move_line, short
from quartett.core.snapshot import BROKEN
from quartett.core.snapshot import read as read_snapshot
from quartett.core.state import State
from quartett.core.story import Reason


class RefusedLine(Problem):
    """A line of a record that the rules do not allow. Its sentence comes from the game's own words:
    `reason` says why."""

    def __init__(self, game: str, move: Move, reason: Reason) -> None:
        super().__init__("record-refused", line=move.line, move=move_line(move.seat, move.text))
        self.game = game
        self.reason = reason


def check_header(game: Game[Any], record: Record) -> dict[str, str]:
    """Checks that this game can replay the record. Returns its complete options."""
    rules = int(record.header["rules"])
    if rules != game.rules_version:
        raise Problem("record-other-rules", rules=rules, known=game.rules_version)
    if record.header["cards"] != game.cards_digest:
        raise Problem("record-other-cards", game=game.name)
    game.check_seats(record.seats)
    return game.settle(record.seats, record.options)


def start(game: Game[Any], record: Record) -> State:
    """The state before the first move that can be checked. If the rules changed in mid-game, that
    is the state at the last change."""
    options = check_header(game, record)
    if record.earlier > len(record.moves):
        raise Problem("record-bad-earlier", text=short(record.header["earlier"]))
    if "snapshot" in record.header:
        return read_snapshot(game, record.seats, record.header["snapshot"])
    state: State = game.begin(record.seats, options)
    return state


def replay(game: Game[Any], record: Record, state: State) -> Iterator[Move]:
    """Applies the moves of a record to the state it starts from, and yields each move once it is
    applied. Raises a Problem at the first impossible line, and checks the outcome at the end. Moves
    made under earlier rules are skipped."""
    for move in record.moves[record.earlier :]:
        follow(game, record, state, move)
        yield move
    check_end(record, state)


def follow(game: Game[Any], record: Record, state: State, move: Move) -> None:
    """Applies one move of a record. A made-up snapshot may pass its own check and only break the
    rules later."""
    try:
        state.apply(move.seat, find_move(game, state, move))
    except Problem:
        raise
    except BROKEN:
        if "snapshot" not in record.header:
            raise
        raise Problem("snapshot-not-whole", game=game.name) from None


def find_move(game: Game[Any], state: State, move: Move) -> int:
    """The number of a recorded move, if it is legal here."""
    number = game.moves.find(move.text)
    if number is None:
        examples = game.moves.examples()
        text = short(move.text)
        raise Problem("record-unknown-move", line=move.line, move=text, examples=examples)
    if move.seat >= state.seats:
        raise Problem(
            "record-unknown-seat", line=move.line, seat=move.seat, last=int(state.seats) - 1
        )
    reason = game.why_not(state, move.seat, number)
    if reason is not None:
        raise RefusedLine(game.name, move, reason)
    return number


def check_end(record: Record, state: State) -> None:
    """Checks that the record ends where the game does, with the same outcome."""
    if not record.ending:
        if state.over:
            raise Problem("record-ending-missing", line=record.moves[-1].line, key=ENDING[0])
        return
    if not state.over:
        raise Problem("record-ends-early", line=record.ending_line)
    for key, right in ending_of(state).items():
        told = " ".join(record.ending[key].split())
        if told != right:
            line = record.ending_line + 1 + list(record.ending).index(key)
            raise Problem("record-wrong-ending", line=line, key=key, told=short(told), right=right)
