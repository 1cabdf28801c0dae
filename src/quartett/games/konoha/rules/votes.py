"""Konoha: how the team decides: simultaneous answers, and proposals."""

from mypy_extensions import i64

from quartett.games.konoha.rules import notes
from quartett.games.konoha.rules.moves import AGREE, GO, KEEP
from quartett.games.konoha.rules.state import OWED, VOTE, Position
from quartett.games.konoha.rules.strength import BIT, lowest


def ask_all(table: Position, phase: i64) -> None:
    """All seats answer at the same time; nobody sees an answer before all are in."""
    ask_some(table, phase, BIT[table.seats] - 1)


def ask_some(table: Position, phase: i64, seats: i64) -> None:
    clear(table)
    table.owed = seats
    table.ask(phase, lowest(seats))


def clear(table: Position) -> None:
    for seat in range(table.seats):
        table.picks[seat] = OWED


def seal(table: Position, seat: i64, move: i64) -> bool:
    """Takes one answer. Returns whether it was the last."""
    table.picks[seat] = move
    table.owed ^= BIT[seat]
    if table.owed == 0:
        return True
    table.actor = lowest(table.owed)
    return False


def majority_goes(table: Position) -> bool:
    """KONOHA-20, A24: the majority decides, and a tie means waiting."""
    going: i64 = 0
    for seat in range(table.seats):
        if table.picks[seat] == GO:
            going += 1
        table.voted[seat] = table.voted[seat] * VOTE + table.picks[seat] - GO + 1
        table.note(notes.VOTED, seat, table.picks[seat])
    return 2 * going > table.seats


def hear_proposals(table: Position, phase: i64) -> None:
    """KONOHA-27: the seats speak in turn from seat 0. The first one that wants a power proposes it,
    and those after it agree or disagree."""
    table.proposal = OWED
    table.agreed = 0
    table.ask(phase, 0)


def speak(table: Position, seat: i64, move: i64) -> bool:
    """Takes one word. Returns whether everybody has spoken."""
    if move == KEEP:
        table.note(notes.KEPT, seat)
    elif move == AGREE:
        table.agreed += 1
        table.note(notes.AGREED, seat)
    else:
        table.proposal = move
        table.agreed = 1
        table.note(notes.PROPOSED, seat, move)
    if seat + 1 == table.seats:
        return True
    table.actor = seat + 1
    return False


def majority_agrees(table: Position) -> bool:
    """KONOHA-27, A24: a proposal needs the majority of all seats."""
    return 2 * table.agreed > table.seats
