"""What a seat sees, in words: the same for a served table and for a game in the arena."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from quartett.core.chance import NOBODY
from quartett.core.game import Card, Game
from quartett.core.story import Line, Reason
from quartett.programs.protocol import Barred, Offer
from quartett.table.seats import Seat
from quartett.terminal.scene import Scene, call, signs, stage_of
from quartett.words import Words


class Teller:
    """Describes a table to one seat, using only what the seat was shown."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        language: str = "en",
        cards: Iterable[Card] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = dict(options)
        self.cards = list(cards) or game.card_list()
        self.words = Words(language, game.name, self.cards)
        self.seats = list(seats)
        start = game.start(len(seats), **self.options)
        self._shape = type(game.view(start.masked(NOBODY)))

    @property
    def names(self) -> tuple[str, ...]:
        return call(self.seats, self.words, you=False)

    def table(self, view: Any) -> list[str]:
        """The table in sentences. `view` is plain data, as read from JSON."""
        scene = Scene(
            self.words,
            msgspec.convert(view, self._shape),
            self.names,
            signs(self.seats, self.words),
            self.options,
            {card.name: card for card in self.cards},
        )
        return stage_of(self.game).tell(scene)

    def events(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        return [
            self.words.happened(_line(event["type"], event), self.names, self.seat)
            for event in events
        ]

    def line(self, line: Mapping[str, Any]) -> str:
        return self.words.line(_line(line["name"], line["arguments"]), self.names)

    def offers(self, choices: Iterable[Mapping[str, Any]]) -> list[Offer]:
        return [Offer(choice["move"], self.line(choice["line"])) for choice in choices]

    def barred(self, refused: Iterable[Mapping[str, Any]]) -> list[Barred]:
        return [
            Barred(each["move"], each["reason"]["rule"], self.reason(each["reason"]))
            for each in refused
        ]

    def reason(self, reason: Mapping[str, Any]) -> str:
        """Why a move is not possible, with the number of its rule."""
        line = _line(reason["name"], reason["arguments"])
        return self.words.reason(Reason(reason["rule"], line.name, line.arguments), self.names)


def _line(name: str, arguments: Mapping[str, Any]) -> Line:
    told = {key: _whole(value) for key, value in arguments.items() if key != "type"}
    return Line(name, told)


def _whole(value: Any) -> Any:
    return tuple(map(_whole, value)) if isinstance(value, list) else value
