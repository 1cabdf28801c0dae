"""The finite table of all moves of a game: an int inside the rules, a line of text outside."""

from collections.abc import Iterable

from quartett.core.problem import Problem


class MoveTable:
    """Converts moves to text and back.

    >>> table = MoveTable(["flip", "place 1", "stop"])
    >>> table.text(1), table.parse("place  1 ")
    ('place 1', 1)
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts: tuple[str, ...] = tuple(texts)
        self._numbers: dict[str, int] = {text: number for number, text in enumerate(self.texts)}
        if len(self._numbers) != len(self.texts):
            raise ValueError("two moves share one text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        return self.texts[move]

    def check(self, move: int) -> None:
        """Raises ValueError for a number that is no move. That is a bug in the caller, not bad
        input."""
        if not 0 <= move < len(self.texts):
            raise ValueError(f"{move} is not a move: the game has {len(self.texts)}")

    def find(self, text: str) -> int | None:
        """The move with this text, or None. Case and spacing are ignored."""
        return self._numbers.get(" ".join(text.lower().split()))

    def parse(self, text: str) -> int:
        move = self.find(text)
        if move is None:
            raise Problem("unknown-move", move=text.strip(), examples=self.examples())
        return move

    def examples(self) -> str:
        """One move of each verb, for messages that list valid input."""
        first: dict[str, str] = {}
        for text in self.texts:
            first.setdefault(text.split()[0], text)
        return ", ".join(first.values())
