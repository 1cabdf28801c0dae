"""One match being played: the state, the record and the story that grow with it, the way back."""

from collections.abc import Mapping
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
    >>> match.record.moves[-1].text
    'flip'
    """

    def __init__(self, game: Game[Any], record: Record, state: State) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.notes: list[list[Note]] = []
        """What the rules noted at each move of the record."""
        self._way_back: list[State] = []

    @classmethod
    def new(
        cls, game: Game[Any], seats: int, options: Mapping[str, str], players: str = ""
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
        earlier = record.moves[: record.earlier]
        match = cls(game, Record(dict(record.header), earlier), start(game, record))
        match.notes = [[] for _ in earlier]
        before = match._listen()
        for move in replay(game, record, match.state):
            match._write_down(move, before)
            before = match._listen()
        return match

    def answer(self, seat: int, move: int) -> None:
        """Takes one answer and writes it down. One that is not legal raises and changes nothing."""
        before = self._listen()
        self.state.apply(seat, move)
        self._write_down(Move(seat, self.game.moves.text(move)), before)

    def answer_chance(self, stream: Stream) -> None:
        self.answer(CHANCE, int(self.state.chance(stream)))

    def _listen(self) -> State:
        """Hears the next move from its beginning. Answers the state before it."""
        before = self.state.copy()
        self.state.story = []
        return before

    def _write_down(self, move: Move, before: State) -> None:
        last = self.record.moves[-1].seat if self.record.moves else CHANCE
        if move.seat == CHANCE or move.seat != last:
            self._way_back.clear()
        if before.closes(move.seat):
            self._way_back.clear()  # what the others had sealed is seen
        elif move.seat != CHANCE:
            self._way_back.append(before)
        self.record.moves.append(move)
        self.notes.append(self.state.story or [])
        if self.state.over:
            self.record.ending = ending_of(self.state)

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's own and nobody learned anything from it:
        chance has not answered since, and nobody else was asked."""
        own = bool(self._way_back) and self.record.moves[-1].seat == seat
        return own and seat in self.state.owing

    def undo(self) -> None:
        """Takes back the last answer: see `can_undo`."""
        self.state = self._way_back.pop()
        self.record.moves.pop()
        self.notes.pop()
