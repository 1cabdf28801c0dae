"""Battle of the Force: what happened, as events for one viewer."""

from quartett.core.state import Note
from quartett.core.story import CardEvent, Event, SeatEvent
from quartett.core.telling import NoteTable, Openly
from quartett.games.force.cards import Cards
from quartett.games.force.rules import moves
from quartett.games.force.rules.moves import OUTCOMES
from quartett.games.force.rules.pile import VADERS
from quartett.games.force.telling.names import hand_names, pile_names


class VillainTurnedUp(Event, frozen=True):
    card: str
    points: int


class VaderTurnedUp(Event, frozen=True):
    card: str


class CardLaid(SeatEvent, frozen=True):
    """FORCE-08: only its owner knows the card."""

    card: str | None


class CardPlayed(CardEvent, frozen=True): ...


class SymbolsDecided(Event, frozen=True):
    number: int


class VillainWon(CardEvent, frozen=True): ...


class VaderWon(CardEvent, frozen=True): ...


class CardSetAside(Event, frozen=True):
    card: str


class CardLost(CardEvent, frozen=True): ...


class DroidSent(SeatEvent, frozen=True): ...


class DroidReturned(SeatEvent, frozen=True): ...


class CardScouted(CardEvent, frozen=True): ...


class CardKept(CardEvent, frozen=True): ...


class CardGiven(CardEvent, frozen=True): ...


class CardReceived(CardEvent, frozen=True): ...


class LastHandLeft(SeatEvent, frozen=True):
    count: int


class CardDrawn(CardEvent, frozen=True): ...


class DrawingDeclined(SeatEvent, frozen=True): ...


class GameEnded(Event, frozen=True):
    ending: str


def note_table(cards: Cards) -> NoteTable:
    names = {"hand": hand_names(cards), "pile": pile_names(cards), "outcome": OUTCOMES}

    def turned_up(note: Note) -> list[Event]:
        card, name = note[2], pile_names(cards)[note[2]]
        if card < VADERS:
            return [VaderTurnedUp(name)]
        return [VillainTurnedUp(name, cards.points[card - VADERS])]

    return NoteTable(
        {
            moves.TURNED_UP: Openly(turned_up),
            moves.LAY: (CardLaid, "seat hand?"),
            moves.PLAYED: (CardPlayed, "seat hand"),
            moves.TIED: (SymbolsDecided, "place"),
            moves.VILLAIN_WON: (VillainWon, "seat pile"),
            moves.VADER_WON: (VaderWon, "seat pile"),
            moves.SET_ASIDE: (CardSetAside, "pile"),
            moves.LOST: (CardLost, "seat hand"),
            moves.R2D2_SENT: (DroidSent, "seat"),
            moves.R2D2_BACK: (DroidReturned, "seat"),
            moves.SCOUTED: (CardScouted, "seat pile"),
            moves.KEPT: (CardKept, "seat pile"),
            moves.GAVE: (CardGiven, "seat pile"),
            moves.RECEIVED: (CardReceived, "seat pile"),
            moves.LAST_HAND_LEFT: (LastHandLeft, "seat number"),
            moves.DREW: (CardDrawn, "seat pile"),
            moves.DECLINED: (DrawingDeclined, "seat"),
            moves.GAME_ENDED: (GameEnded, "outcome"),
        },
        names,
    )
