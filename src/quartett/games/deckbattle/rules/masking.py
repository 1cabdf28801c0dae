"""Deck Battle: what one seat may know of the table, and guesses of the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import OPEN
from quartett.games.deckbattle.rules.deck import size
from quartett.games.deckbattle.rules.draft import jutsu_hand
from quartett.games.deckbattle.rules.state import IN_HAND, IN_PILE, JUTSU, OWED, SEALED, Position


def hide(state: Position, viewer: i64) -> None:
    """DECK-117: hands and the order of piles are secret; piles have no order here."""
    state.viewer = viewer
    for seat in range(state.seats):
        if seat != viewer:
            _hide_hand(state, seat)
            _hide_draft(state, viewer, seat)


def _hide_hand(state: Position, seat: i64) -> None:
    kinds: i64 = state.box.kinds
    for place in range(seat * kinds, (seat + 1) * kinds):
        unseen: i64 = state.hand[place] - state.known[place]
        state.hand[place] -= unseen
        state.draw[place] += unseen
        state.hidden[seat] += unseen


def _hide_draft(state: Position, viewer: i64, seat: i64) -> None:
    if state.sealed[seat] != OWED:
        state.sealed[seat] = SEALED
    if viewer >= 0 and state.stage == 2 and seat == state.left_of(viewer):
        return  # what the viewer passed on
    for jutsu in range(i64(JUTSU)):
        if state.jutsu_at[jutsu] == IN_HAND + seat:
            state.jutsu_at[jutsu] = IN_PILE
            state.dealt_hidden[seat] += 1


def guess(state: Position, stream: Stream) -> None:
    """Fill what is hidden with unseen cards, and sealed answers with possible ones."""
    state.viewer = OPEN
    for seat in range(state.seats):
        while state.hidden[seat]:
            place: i64 = seat * state.box.kinds + _any(state, state.draw, seat, stream)
            state.draw[place] -= 1
            state.hand[place] += 1
            state.hidden[seat] -= 1
        while state.dealt_hidden[seat]:
            state.jutsu_at[_any_jutsu(state, stream)] = IN_HAND + seat
            state.dealt_hidden[seat] -= 1
        if state.sealed[seat] == SEALED:
            hand = jutsu_hand(state, seat)
            state.sealed[seat] = hand[stream.below(len(hand))]


def unseal(state: Position) -> None:
    """Sealed picks are owed again."""
    for seat in range(state.seats):
        if state.sealed[seat] != OWED:
            state.sealed[seat] = OWED
            state.actor = min(state.actor, seat)


def _any(state: Position, row: vec[i64], seat: i64, stream: Stream) -> i64:
    """The kind of a random card of a seat's pile."""
    index: i64 = stream.below(size(state, row, seat))
    kind: i64 = 0
    while index >= row[seat * state.box.kinds + kind]:
        index -= row[seat * state.box.kinds + kind]
        kind += 1
    return kind


def _any_jutsu(state: Position, stream: Stream) -> i64:
    pile = [jutsu for jutsu in range(JUTSU) if state.jutsu_at[jutsu] == IN_PILE]
    return pile[stream.below(len(pile))]
