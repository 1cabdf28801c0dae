"""A game at one keyboard: the match, which is the single authority at every table, and its
record."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.record import Record, ending_of, header_of
from quartett.core.replay import check_end, find_move, start
from quartett.core.state import Note, State
from quartett.table.log import Entry
from quartett.table.match import Match


class Sitting:
    """
    >>> from quartett import games
    >>> sitting = Sitting.new(games.load("push"), 3, {"first": "1"})
    >>> sitting.answer(1, sitting.game.moves.parse("flip"))
    >>> sitting.record.moves[-1].text
    'flip'
    """

    def __init__(self, match: Match, header: dict[str, str]) -> None:
        self.game = match.game
        self.match = match
        self.header = header
        self.notes: list[Sequence[Note]] = [[] for _ in match.moves]
        """What the rules noted at each move of the record."""

    @classmethod
    def new(
        cls, game: Game[Any], seats: int, options: Mapping[str, str], players: str = ""
    ) -> "Sitting":
        game.check_seats(seats)
        settled = game.settle(seats, options)
        header = header_of(game, seats, settled)
        if players:
            header["players"] = players
        return cls(Match(game, game.begin(seats, settled), b""), header)

    @classmethod
    def resume(cls, game: Game[Any], record: Record) -> "Sitting":
        """Continues where a record stops, after checking every line of it."""
        earlier = record.moves[: record.earlier]
        match = Match(game, start(game, record), b"", earlier)
        sitting = cls(match, dict(record.header))
        for move in record.moves[record.earlier :]:
            sitting.answer(move.seat, find_move(game, match.state, move))
        check_end(record, match.state)
        return sitting

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def record(self) -> Record:
        """As it stands now."""
        over = self.state.over
        moves = list(self.match.moves)
        return Record(dict(self.header), moves, ending_of(self.state) if over else {})

    def answer(self, seat: int, move: int) -> None:
        """Takes one answer and records it. An illegal one raises and changes nothing."""
        self.match.take(Entry(self.match.number, seat, self.game.moves.text(move)))
        self.notes.append(self.match.position.notes)

    def answer_chance(self, stream: Stream) -> None:
        self.answer(CHANCE, int(self.state.chance(stream)))

    def can_undo(self, seat: int) -> bool:
        return self.match.nothing_learned(seat)

    def undo(self, seat: int) -> None:
        """Takes back the last answer: see `can_undo`."""
        self.match.add(self.match.plan_undo(seat))
        self.notes.pop()
