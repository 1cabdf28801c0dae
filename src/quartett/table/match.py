"""One match being played: the state, the record that grows with it, and the way back."""

from typing import Any

from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.record import Move, Record, ending_of, header_of
from quartett.core.replay import replay, start
from quartett.core.state import Note, State


class Match:
    """
    >>> from quartett import games
    >>> match = Match.new(games.load("push"), 3, {"first": "1"})
    >>> match.answer(1, match.game.moves.parse("flip"))
    []
    >>> match.record.moves[-1].text
    'flip'
    """

    def __init__(self, game: Game[Any], record: Record, state: State) -> None:
        self.game = game
        self.record = record
        self.state = state
        self._way_back: list[State] = []

    @classmethod
    def new(
        cls, game: Game[Any], seats: int, options: dict[str, str], players: str = ""
    ) -> "Match":
        game.check_seats(seats)
        settled = game.settle(seats, options)
        header = header_of(game, seats, settled)
        if players:
            header["players"] = players
        return cls(game, Record(header, []), game.begin(seats, settled))

    @classmethod
    def resume(cls, game: Game[Any], record: Record) -> "Match":
        """Goes on where a record stops, after checking every line of it."""
        state = start(game, record)
        for _ in replay(game, record, state):
            pass
        return cls(game, record, state)

    def answer(self, seat: int, move: int) -> list[Note]:
        """Takes one answer, writes it down, and tells what the rules noted."""
        before = self.state.copy()
        notes: list[Note] = []
        self.state.story = notes
        self.state.apply(seat, move)
        self.record.moves.append(Move(seat, self.game.moves.text(move)))
        if self.state.over:
            self.record.ending = ending_of(self.state)
        if seat == CHANCE or self._last_seat() != seat:
            self._way_back.clear()
        if seat != CHANCE:
            self._way_back.append(before)
        return notes

    def _last_seat(self) -> int:
        moves = self.record.moves
        return moves[-2].seat if len(moves) > 1 else CHANCE

    def answer_chance(self, stream: Stream) -> list[Note]:
        return self.answer(CHANCE, int(self.state.chance(stream)))

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's own and nobody learned anything from it:
        chance has not answered since, and nobody else was asked."""
        return bool(self._way_back) and self.record.moves[-1].seat == seat == self.state.actor

    def undo(self) -> None:
        self.state = self._way_back.pop()
        self.record.moves.pop()
        self.record.ending = {}
