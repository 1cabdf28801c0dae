"""Deck Battle: what one seat may know of the table, and guesses of the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import OPEN
from quartett.games.deckbattle.rules.state import IN_HAND, IN_PILE, JUTSU, OWED, SEALED, Position


class Hiding(Position):
    def hide(self, viewer: i64) -> None:
        """DECK-117: hands and the order of piles are secret; piles have no order here."""
        self.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer:
                self._hide_hand(seat)
                self._hide_draft(viewer, seat)

    def _hide_hand(self, seat: i64) -> None:
        kinds: i64 = self.box.kinds
        for place in range(seat * kinds, (seat + 1) * kinds):
            unseen: i64 = self.hand[place] - self.known[place]
            self.hand[place] -= unseen
            self.draw[place] += unseen
            self.hidden[seat] += unseen

    def _hide_draft(self, viewer: i64, seat: i64) -> None:
        if self.sealed[seat] != OWED:
            self.sealed[seat] = SEALED
        if viewer >= 0 and self.stage == 2 and seat == self.left_of(viewer):
            return  # what the viewer passed on
        for jutsu in range(i64(JUTSU)):
            if self.jutsu_at[jutsu] == IN_HAND + seat:
                self.jutsu_at[jutsu] = IN_PILE
                self.dealt_hidden[seat] += 1

    def guess(self, stream: Stream) -> None:
        """Fill what is hidden with unseen cards, and sealed answers with possible ones."""
        self.viewer = OPEN
        for seat in range(self.seats):
            while self.hidden[seat]:
                place: i64 = seat * self.box.kinds + self._any(self.draw, seat, stream)
                self.draw[place] -= 1
                self.hand[place] += 1
                self.hidden[seat] -= 1
            while self.dealt_hidden[seat]:
                self.jutsu_at[self._any_jutsu(stream)] = IN_HAND + seat
                self.dealt_hidden[seat] -= 1
            if self.sealed[seat] == SEALED:
                hand = self.jutsu_hand(seat)
                self.sealed[seat] = hand[stream.below(len(hand))]

    def unseal(self) -> None:
        for seat in range(self.seats):
            if self.sealed[seat] != OWED:
                self.sealed[seat] = OWED
                self.actor = min(self.actor, seat)

    def _any(self, row: vec[i64], seat: i64, stream: Stream) -> i64:
        """The kind of a random card of a seat's pile."""
        index: i64 = stream.below(self.size(row, seat))
        kind: i64 = 0
        while index >= row[seat * self.box.kinds + kind]:
            index -= row[seat * self.box.kinds + kind]
            kind += 1
        return kind

    def _any_jutsu(self, stream: Stream) -> i64:
        pile = [jutsu for jutsu in range(JUTSU) if self.jutsu_at[jutsu] == IN_PILE]
        return pile[stream.below(len(pile))]
