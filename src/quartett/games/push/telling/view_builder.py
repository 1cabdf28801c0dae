"""Push: builds the view of a masked state."""

import msgspec

from quartett.core.telling import head
from quartett.games.push.cards import Cards
from quartett.games.push.rules.columns import COLUMNS, ROLL_MARK
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import CARDS, COLOUR_SET, COLOURS, points
from quartett.games.push.rules.state import NO_CARD
from quartett.games.push.telling.names import card_name, card_names, column_cards
from quartett.games.push.telling.view import ColumnView, PushView, SeatView


def view(cards: Cards, seen: Push) -> PushView:
    """The view of a masked state."""
    return PushView(
        **head(seen),
        colours=cards.colours,
        turn=int(seen.turn),
        flipped="" if seen.flipped == NO_CARD else card_name(cards, int(seen.flipped)),
        columns=tuple(
            column_view(cards, seen, column) for column in range(COLUMNS) if seen.is_lying(column)
        ),
        most_columns=COLUMNS,
        picking=tuple(seen.picking()),
        aside=int(seen.aside),
        pile=int(seen.pile),
        pile_colours=tuple(in_pile(seen, colour) for colour in range(COLOURS)),
        pile_rolls=int(seen.rolls),
        pile_switches=int(seen.switches),
        discard=int(seen.discarded()),
        discard_cards=discard_cards(cards, seen),
        seats=tuple(seat_view(cards, seen, seat) for seat in range(seen.seats)),
    )


def own_view(cards: Cards, seen: Push, public: PushView) -> PushView:
    """The view of a seat, from the public one: only its own bank differs."""
    if seen.over:
        return view(cards, seen)
    own, seats = int(seen.viewer), list(public.seats)
    seats[own] = seat_view(cards, seen, own)
    return msgspec.structs.replace(public, viewer=own, seats=tuple(seats))


def discard_cards(cards: Cards, seen: Push) -> tuple[str, ...]:
    rolls, switches = int(seen.discard_rolls), int(seen.discard_switches)
    numbers = card_names(cards, int(seen.discard))
    return (*numbers, *("roll",) * rolls, *("switch",) * switches)


def column_view(cards: Cards, seen: Push, column: int) -> ColumnView:
    content = int(seen.content(column))
    worth = int(points(content % ROLL_MARK))
    return ColumnView(column + 1, column_cards(cards, content), worth)


def seat_view(cards: Cards, seen: Push, seat: int) -> SeatView:
    banked = int(seen.banked[seat])
    return SeatView(
        open=card_names(cards, int(seen.open[seat])),
        open_points=int(points(seen.open[seat])),
        banked=card_names(cards, banked),
        banked_points=int(points(banked)),
        banked_counts=tuple(in_bank(seen, seat, colour) for colour in range(COLOURS)),
    )


def in_pile(seen: Push, colour: int) -> int:
    """The number of number cards of a colour in the pile, which is known even where the values of
    banked cards are not."""
    unseen = int(CARDS.count(seen.unseen & COLOUR_SET[colour]))
    return unseen - sum(int(seen.hidden[s * COLOURS + colour]) for s in range(seen.seats))


def in_bank(seen: Push, seat: int, colour: int) -> int:
    known = int(CARDS.count(seen.banked[seat] & COLOUR_SET[colour]))
    return known + int(seen.hidden[seat * COLOURS + colour])
