"""What games set up for a test have in common: moves as they stand in a record, and questions.

`positions.py`, `duels.py`, `missions.py` and `arena.py` say how a position of each game is set up.
"""

from typing import Any, Generic, Self, TypeVar

from quartett.core.chance import NOBODY
from quartett.core.state import Note, State
from quartett.core.story import Event, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Played(Generic[S, V]):
    def __init__(self, game: Any, state: S) -> None:
        self.game = game
        self.state = state
        self.notes: list[Note] = []

    def answer(self, seat: int, text: str) -> Self:
        """Takes a move of a seat. Every card must stay in the game."""
        self.notes = self.state.story = []
        self.state.apply(seat, self.game.moves.parse(text))
        assert self.game.conserved(self.state), f"cards were lost or made by {text}"
        return self

    def play(self, moves: str) -> Self:
        """Takes moves, separated by commas, of whoever owes them."""
        for text in filter(None, (part.strip() for part in moves.split(","))):
            self.answer(self.actor, text)
        return self

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def owing(self) -> tuple[int, ...]:
        return self.state.owing

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def ending(self) -> str:
        return self.state.ending()

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    @property
    def legal(self) -> list[str]:
        """What the actor may answer, as texts."""
        return self.legal_for(self.actor)

    def legal_for(self, seat: int) -> list[str]:
        return [self.game.moves.text(move) for move in self.state.legal(seat)]

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The rule against a move of a seat (if none is named: of the actor)."""
        asked = self.actor if seat is None else seat
        reason = self.game.why_not(self.state, asked, self.game.moves.parse(text))
        return None if reason is None else str(reason.rule)

    def view(self, viewer: int = NOBODY) -> V:
        shown: V = self.game.view(self.state.masked(viewer))
        return shown

    def events(self, viewer: int = NOBODY) -> list[Event]:
        """What was told about the last move."""
        told: list[Event] = self.game.events(self.notes, viewer)
        return told
