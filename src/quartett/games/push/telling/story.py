"""Push: what happened, as events; what one seat may know, as a view; what it is asked."""

from collections.abc import Sequence
from typing import Final

import msgspec

from quartett.core.state import Note
from quartett.core.story import Event, Line, View, knows
from quartett.games.push.cards import Cards
from quartett.games.push.rules import moves
from quartett.games.push.rules.columns import ROLL_MARK
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, FLIP, PLACE, STOP, TAKE
from quartett.games.push.rules.sets import COLOUR_SET, COLOURS, count, points
from quartett.games.push.rules.state import COLUMNS, DECIDING, NO_CARD, OPENING, PLACING
from quartett.games.push.telling.names import card_name, card_names, face_name


class TurnBegan(Event, frozen=True):
    seat: int


class CardFlipped(Event, frozen=True):
    seat: int
    card: str


class CardPlaced(Event, frozen=True):
    seat: int
    card: str
    column: int


class Busted(Event, frozen=True):
    seat: int
    card: str


class Stopped(Event, frozen=True):
    seat: int


class ColumnTaken(Event, frozen=True):
    seat: int
    column: int
    cards: tuple[str, ...]
    points: int


class DieRolled(Event, frozen=True):
    seat: int
    face: str
    cards: tuple[str, ...]
    points: int


class ColourBanked(Event, frozen=True):
    """PUSH-A22: the numbers are the owner's own knowledge from now on."""

    seat: int
    colour: str
    count: int
    points: int | None


class ColumnLeftOver(Event, frozen=True):
    column: int
    cards: tuple[str, ...]


class GameEnded(Event, frozen=True):
    pass


class ColumnView(msgspec.Struct, frozen=True):
    """A column that lies on the table."""

    number: int
    cards: tuple[str, ...]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat's layout. `banked` is empty where the cards are hidden from the viewer."""

    open: tuple[str, ...]
    open_points: int
    banked: tuple[str, ...]
    banked_points: int
    banked_counts: tuple[int, ...]


class PushView(View, frozen=True):
    colours: tuple[str, ...]
    """The order of everything that is counted by colour."""
    turn: int
    flipped: str
    columns: tuple[ColumnView, ...]
    picking: tuple[int, ...]
    """Who takes a column in this turn, in order, as far as it is known."""
    aside: int
    pile: int
    pile_colours: tuple[int, ...]
    pile_rolls: int
    pile_switches: int
    discard: int
    discard_cards: tuple[str, ...]
    """PUSH-27: the discard pile lies face up. Sorted, as nobody needs its order."""
    seats: tuple[SeatView, ...]


class Story:
    """Tells of games played with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        return [self._event(note, viewer) for note in notes]

    def _event(self, note: Note, viewer: int) -> Event:
        kind, seat, first, second = note
        if kind in (moves.TOOK, moves.LEFT_OVER):
            return self._column_event(kind, seat, first, second)
        if kind in (moves.ROLLED, moves.BANKED):
            return self._layout_event(kind, seat, first, second, viewer)
        if kind == moves.PLACED:
            return CardPlaced(seat, card_name(self.cards, second), first + 1)
        if kind in (moves.FLIPPED, moves.BUSTED):
            return CARD_EVENTS[kind](seat, card_name(self.cards, first))
        return GameEnded() if kind == moves.GAME_ENDED else SEAT_EVENTS[kind](seat)

    def _column_event(self, kind: int, seat: int, column: int, content: int) -> Event:
        cards = self._column_cards(content)
        if kind == moves.TOOK:
            return ColumnTaken(seat, column + 1, cards, int(points(content % ROLL_MARK)))
        return ColumnLeftOver(column + 1, cards)

    def _layout_event(self, kind: int, seat: int, first: int, cards: int, viewer: int) -> Event:
        worth = int(points(cards))
        if kind == moves.ROLLED:
            return DieRolled(
                seat, face_name(self.cards, first), card_names(self.cards, cards), worth
            )
        colour = self.cards.colours[first]
        return ColourBanked(seat, colour, int(count(cards)), worth if knows(viewer, seat) else None)

    def _column_cards(self, content: int) -> tuple[str, ...]:
        return card_names(self.cards, content % ROLL_MARK, roll=content >= ROLL_MARK)

    def view(self, seen: Push) -> PushView:
        return PushView(
            viewer=int(seen.viewer),
            actor=int(seen.actor),
            over=seen.over,
            scores=tuple(seen.scores()) if seen.over else (),
            winners=tuple(seen.winners()) if seen.over else (),
            colours=self.cards.colours,
            turn=int(seen.turn),
            flipped="" if seen.flipped == NO_CARD else card_name(self.cards, int(seen.flipped)),
            columns=tuple(
                self._column(seen, column) for column in range(COLUMNS) if seen.is_lying(column)
            ),
            picking=tuple(seen.picking()),
            aside=int(seen.aside),
            pile=int(seen.pile),
            pile_colours=tuple(_pile_of(seen, colour) for colour in range(COLOURS)),
            pile_rolls=int(seen.rolls),
            pile_switches=int(seen.switches),
            discard=int(seen.discarded()),
            discard_cards=self._discard(seen),
            seats=tuple(self._seat(seen, seat) for seat in range(seen.seats)),
        )

    def _discard(self, seen: Push) -> tuple[str, ...]:
        rolls, switches = int(seen.discard_rolls), int(seen.discard_switches)
        numbers = card_names(self.cards, int(seen.discard))
        return (*numbers, *("roll",) * rolls, *("switch",) * switches)

    def _column(self, seen: Push, column: int) -> ColumnView:
        content = int(seen.content(column))
        return ColumnView(column + 1, self._column_cards(content), int(points(content % ROLL_MARK)))

    def _seat(self, seen: Push, seat: int) -> SeatView:
        banked = int(seen.banked[seat])
        return SeatView(
            open=card_names(self.cards, int(seen.open[seat])),
            open_points=int(points(seen.open[seat])),
            banked=card_names(self.cards, banked),
            banked_points=int(points(banked)),
            banked_counts=tuple(_banked_of(seen, seat, colour) for colour in range(COLOURS)),
        )

    def question(self, seen: Push, seat: int) -> Line:
        if seen.phase == OPENING:
            return Line("ask-open")
        if seen.phase == PLACING:
            return Line("ask-place", {"card": card_name(self.cards, int(seen.flipped))})
        return Line("ask-decide" if seen.phase == DECIDING else "ask-take")

    def choice(self, seen: Push, seat: int, move: int) -> Line:
        if move == FLIP:
            return Line("choose-flip")
        if move == STOP:
            return Line("choose-stop")
        if move >= BANK:
            return self._choose_bank(seen, seat, move - BANK)
        if move >= TAKE:
            column = self._column(seen, move - TAKE)
            return Line("choose-take", msgspec.structs.asdict(column))
        if move - PLACE == seen.laid:
            return Line("choose-new-column", {"number": move - PLACE + 1})
        return Line("choose-place", msgspec.structs.asdict(self._column(seen, move - PLACE)))

    def _choose_bank(self, seen: Push, seat: int, colour: int) -> Line:
        cards = int(seen.open[seat] & COLOUR_SET[colour])
        name = self.cards.colours[colour]
        held = card_names(self.cards, cards)
        return Line("choose-bank", {"colour": name, "cards": held, "points": int(points(cards))})


def _pile_of(seen: Push, colour: int) -> int:
    """How many number cards of a colour the pile holds; this is known even where the numbers on
    banked cards are not."""
    unseen = int(count(seen.unseen & COLOUR_SET[colour]))
    return unseen - sum(int(seen.hidden[s * COLOURS + colour]) for s in range(seen.seats))


def _banked_of(seen: Push, seat: int, colour: int) -> int:
    known = int(count(seen.banked[seat] & COLOUR_SET[colour]))
    return known + int(seen.hidden[seat * COLOURS + colour])


CARD_EVENTS: Final = {moves.FLIPPED: CardFlipped, moves.BUSTED: Busted}
SEAT_EVENTS: Final = {moves.TURN_BEGAN: TurnBegan, moves.STOPPED: Stopped}
