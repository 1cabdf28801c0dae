"""Push: what happened, as events for one viewer."""

from quartett.core.state import Note
from quartett.core.story import CardEvent, Event, SeatEvent, knows
from quartett.core.telling import NoteTable, Openly
from quartett.games.push.cards import Cards
from quartett.games.push.rules import moves
from quartett.games.push.rules.columns import ROLL_MARK
from quartett.games.push.rules.pile import CARDS, points
from quartett.games.push.telling import names


class TurnBegan(SeatEvent, frozen=True): ...


class CardFlipped(CardEvent, frozen=True): ...


class CardPlaced(CardEvent, frozen=True):
    column: int


class Busted(CardEvent, frozen=True): ...


class Stopped(SeatEvent, frozen=True): ...


class ColumnTaken(SeatEvent, frozen=True):
    column: int
    cards: tuple[str, ...]
    points: int


class DieRolled(SeatEvent, frozen=True):
    face: str
    cards: tuple[str, ...]
    points: int


class ColourBanked(SeatEvent, frozen=True):
    """PUSH-A22: from now on only the owner knows the numbers."""

    colour: str
    count: int
    points: int | None


class ColumnLeftOver(Event, frozen=True):
    column: int
    cards: tuple[str, ...]


class GameEnded(Event, frozen=True): ...


def note_table(cards: Cards) -> NoteTable:
    def placed(note: Note) -> list[Event]:
        _, seat, column, card = note
        return [CardPlaced(seat, names.card_name(cards, card), column + 1)]

    def took(note: Note) -> list[Event]:
        _, seat, column, content = note
        worth = int(points(content % ROLL_MARK))
        return [ColumnTaken(seat, column + 1, names.column_cards(cards, content), worth)]

    def rolled(note: Note) -> list[Event]:
        _, seat, face, lost = note
        shown = names.face_name(cards, face)
        return [DieRolled(seat, shown, names.card_names(cards, lost), int(points(lost)))]

    def banked(note: Note, viewer: int) -> list[Event]:
        _, seat, colour, hidden = note
        worth = int(points(hidden)) if knows(viewer, seat) else None
        return [ColourBanked(seat, cards.colours[colour], int(CARDS.count(hidden)), worth)]

    return NoteTable(
        {
            moves.TURN_BEGAN: (TurnBegan, "seat"),
            moves.FLIPPED: (CardFlipped, "seat cards"),
            moves.PLACED: Openly(placed),
            moves.BUSTED: (Busted, "seat cards"),
            moves.STOPPED: (Stopped, "seat"),
            moves.TOOK: Openly(took),
            moves.ROLLED: Openly(rolled),
            moves.BANKED: banked,
            moves.LEFT_OVER: (ColumnLeftOver, "place column"),
            moves.GAME_ENDED: (GameEnded, ""),
        },
        {
            "cards": names.all_cards(cards),
            "column": lambda content: names.column_cards(cards, content),
        },
    )
