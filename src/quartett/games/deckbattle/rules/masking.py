"""Deck Battle: what one seat may know of the table, and guesses at the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import OPEN
from quartett.games.deckbattle.rules.deck import size
from quartett.games.deckbattle.rules.draft import jutsu_hand
from quartett.games.deckbattle.rules.state import IN_HAND, IN_PILE, JUTSU, OWED, SEALED, Position


def hide(table: Position, viewer: i64) -> None:
    """DECK-117: hands and the order of piles are secret; piles have no order here."""
    table.viewer = viewer
    for seat in range(table.seats):
        if seat != viewer:
            _hide_hand(table, seat)
            _hide_draft(table, viewer, seat)


def _hide_hand(table: Position, seat: i64) -> None:
    kinds: i64 = table.box.kinds
    for place in range(seat * kinds, (seat + 1) * kinds):
        unseen: i64 = table.hand[place] - table.known[place]
        table.hand[place] -= unseen
        table.draw[place] += unseen
        table.hidden[seat] += unseen


def _hide_draft(table: Position, viewer: i64, seat: i64) -> None:
    if table.sealed[seat] != OWED:
        table.sealed[seat] = SEALED
    if sees_draft(table, viewer, seat):
        return
    for jutsu in range(i64(JUTSU)):
        if table.jutsu_at[jutsu] == IN_HAND + seat:
            table.jutsu_at[jutsu] = IN_PILE
            table.dealt_hidden[seat] += 1


def sees_draft(table: Position, viewer: i64, seat: i64) -> bool:
    """Whether a seat's Jutsu cards in the draft are the viewer's own, or what it passed on."""
    if seat == viewer:
        return True
    return viewer >= 0 and table.stage == 2 and seat == table.left_of(viewer)


def guess(table: Position, stream: Stream) -> None:
    """Fills hidden cards with unseen ones, and sealed answers with possible ones."""
    table.viewer = OPEN
    for seat in range(table.seats):
        while table.hidden[seat]:
            place: i64 = seat * table.box.kinds + _any(table, table.draw, seat, stream)
            table.draw[place] -= 1
            table.hand[place] += 1
            table.hidden[seat] -= 1
        while table.dealt_hidden[seat]:
            table.jutsu_at[_any_jutsu(table, stream)] = IN_HAND + seat
            table.dealt_hidden[seat] -= 1
        if table.sealed[seat] == SEALED:
            hand = jutsu_hand(table, seat)
            table.sealed[seat] = hand[stream.below(len(hand))]


def unseal(table: Position) -> None:
    """Sealed picks are owed again."""
    for seat in range(table.seats):
        if table.sealed[seat] != OWED:
            table.sealed[seat] = OWED
            table.actor = min(table.actor, seat)


def _any(table: Position, row: vec[i64], seat: i64, stream: Stream) -> i64:
    """The kind of a random card of a seat's pile."""
    index: i64 = stream.below(size(table, row, seat))
    kind: i64 = 0
    while index >= row[seat * table.box.kinds + kind]:
        index -= row[seat * table.box.kinds + kind]
        kind += 1
    return kind


def _any_jutsu(table: Position, stream: Stream) -> i64:
    pile = [jutsu for jutsu in range(JUTSU) if table.jutsu_at[jutsu] == IN_PILE]
    return pile[stream.below(len(pile))]
