"""A match, a game being played: its log, and the state, record and story that follow from it.

The log only grows. An entry is a move, or `undo`, which takes back a seat's last answer and
everything after it. Simultaneous answers are in the log as they came in; the record has them in
seat order, and so does the state once they are all there.
"""

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.keyed import Nonce, chance_key, drawn_seed, parse_nonces
from quartett.core.record import Move
from quartett.core.snapshot import layout_of
from quartett.core.state import Note, State
from quartett.table.log import NONCE, ONE_SEALED, UNDO, Entry, in_seat_order
from quartett.table.position import Answer, Position
from quartett.table.scenes import Shown
from quartett.table.snapshot import Snapshot

KEPT: Final = 64
"""How many of the last entries can be shown again as they were: more than follow from one answer.
The same number of moves can be taken back without replaying the game."""
LONGEST_LOG: Final = 15_000
"""No game is this long. Whoever gets here by moving back and forth can no longer take anything
back, and still has room to finish before the table is full."""


class Plan(msgspec.Struct, frozen=True):
    """Entries that could follow, where they lead, and whether they end the game."""

    entries: list[Entry]
    over: bool
    snapshot: Snapshot
    positions: list[Any] = []
    """The position after each entry."""
    before: float = 0.0
    """When the entry before these was made; 0 if there is none."""


class Draws(msgspec.Struct, frozen=True):
    """Chance that is keyed by how often it has drawn in each kind of phase."""

    counted: dict[int, int]
    """The counts before the match begins."""
    since: int
    """The number of moves from which they are counted: there the rules last changed."""


class Match:
    """
    >>> from quartett import games
    >>> game = games.load("push")
    >>> match = Match(game, game.start(2), bytes(32))
    >>> match.add(match.plan(0, game.moves.parse("flip")))
    >>> match.number, match.moves[0].text
    (2, 'flip')
    """

    def __init__(
        self,
        game: Game[Any],
        start: State,
        seed: bytes,
        earlier: Sequence[Move] = (),
        nonces: Sequence[Nonce] = (),
        draws: Draws | None = None,
    ) -> None:
        """`earlier` are moves that led to the start and can no longer be taken back; `nonces` were
        added before it; `draws` is set if chance is keyed by draws."""
        self.game = game
        self.seed = seed
        self.start = start
        self.earlier = list(earlier)
        self.told: list[Sequence[Note] | None] = []
        """What the rules noted at each entry; None at an undo."""
        self.times: list[float] = []
        """When each entry was made."""
        self.moves: list[Move] = list(earlier)
        self.number = 0
        """The number of entries in the log."""
        self.nonces: list[Nonce] = list(nonces)
        self.reached = len(self.moves)
        """The highest number of moves so far: no later answer of chance has been seen."""
        self._draws = draws
        self._layout = layout_of(start)
        drawn = None if draws is None else draws.counted
        self._stand(Position(start, len(self.moves), [0] * int(start.seats), drawn=drawn))

    def _stand(self, position: Position) -> None:
        self.position = position
        self._states = deque([position.state], KEPT + 1)
        """The positions after each of the last entries; the last one is current."""
        self._line = deque([] if position.sealed else [position], KEPT + 1)
        """The last positions along the moves that still count, where nothing was sealed."""
        self._lasts: dict[int, int | None] = {}
        """The index of each seat's last move, as far as it was needed since the last undo."""
        self.shown = Shown()

    def _add_nonces(self, log: Sequence[Entry]) -> None:
        told = [entry.text.removeprefix(NONCE) for entry in log if entry.text.startswith(NONCE)]
        self.nonces = [*self.nonces, *parse_nonces(" ".join(told))]

    def skip(self, log: Sequence[Entry], sealed: Sequence[Move]) -> None:
        """Skips the log that led to the start, whose story can no longer be told. Some of its last
        answers may still be sealed."""
        self.number = self.reached = len(log)
        self._add_nonces(log)
        self.times = [entry.at for entry in log]
        self.told = [[] for _ in log]
        self.moves += sealed
        asked, drawn = self._all_asked(self.number), self.position.drawn
        start = Position(self.start, len(self.earlier), asked, drawn=drawn)
        self._stand(self._walked(start, self._answers(sealed)))

    @property
    def state(self) -> State:
        return self.position.state

    # Looking ahead

    def plan(
        self, seat: int, move: int, forced: Collection[int] = (), ack: str = "", at: float = 0.0
    ) -> Plan:
        """What follows from an answer: itself, what chance answers, and the only moves of the
        seats in `forced`. Changes nothing; an illegal move raises."""
        position = self.position.after(seat, move, self.number + 1)
        first = Entry(self.number, seat, self._text(move), ack, at, position.opened)
        return self._follow([first], [position], forced, at)

    def plan_start(self, forced: Collection[int] = (), at: float = 0.0) -> Plan:
        """What follows automatically where chance owes an answer, as at the first deal."""
        return self._follow([], [], forced, at)

    def plan_undo(self, seat: int, ack: str = "", at: float = 0.0) -> Plan:
        last = self._last(seat)
        back = ONE_SEALED if last >= self.settled else last
        position = self._undone(seat)
        return self._planned([Entry(self.number, seat, UNDO, ack, at, back)], [position])

    def plan_nonce(
        self, seat: int, digits: str, forced: Collection[int] = (), at: float = 0.0
    ) -> Plan:
        """A player adds a nonce to future answers of chance; the first deal may follow."""
        nonce = Nonce(seat, self.reached, digits)
        entry = Entry(self.number, seat, NONCE + nonce.text, "", at)
        return self._follow([entry], [self.position], forced, at, [*self.nonces, nonce])

    def _follow(
        self,
        entries: list[Entry],
        positions: list[Position],
        forced: Collection[int],
        at: float,
        nonces: Sequence[Nonce] | None = None,
    ) -> Plan:
        seed = self.seed if self._draws is None else drawn_seed(self.seed, self._draws.since)
        key = partial(chance_key, seed, self.nonces if nonces is None else nonces)
        start, number = positions[-1] if positions else self.position, self.number + len(entries)
        for (seat, move), position in start.follow(number, key, forced):
            number = self.number + len(entries)
            entries.append(Entry(number, seat, self._text(move), "", at, position.opened))
            positions.append(position)
        return self._planned(entries, positions)

    def _planned(self, entries: list[Entry], positions: list[Position]) -> Plan:
        last = positions[-1] if positions else self.position
        number, length = self.number + len(entries), last.length - len(last.sealed)
        snapshot = Snapshot(number, length, self._layout, last.before.numbers())
        before = self.times[-1] if self.times else 0.0
        return Plan(entries, bool(last.state.over), snapshot, positions, before)

    def _text(self, move: int) -> str:
        return self.game.moves.text(move)

    # Growing

    def add(self, plan: Plan) -> None:
        """Applies a plan that has been stored."""
        if plan.entries and plan.entries[0].number != self.number:
            raise ValueError(f"a plan for {plan.entries[0].number} entries, not {self.number}")
        self.shown.go_on(self.number)
        for entry, position in zip(plan.entries, plan.positions, strict=True):
            self._grow(entry, position)

    def take(self, entry: Entry) -> None:
        """Applies an entry that has been stored. Raises, and changes nothing, if it cannot
        follow."""
        if entry.number != self.number:
            raise ValueError(f"entry {entry.number} cannot follow after {self.number} entries")
        self.shown.go_on(self.number)
        if entry.text == UNDO:
            self._grow(entry, self._undone(entry.seat))
        elif entry.text.startswith(NONCE):
            self._grow(entry, self.position)
        else:
            move = self.game.moves.parse(entry.text)
            self._grow(entry, self.position.after(entry.seat, move, self.number + 1))

    def _grow(self, entry: Entry, position: Position) -> None:
        if entry.text == UNDO:
            self._take_back(entry.seat, position)
            self.told.append(None)
        elif entry.text.startswith(NONCE):
            self._add_nonces([entry])
            self.told.append([])
        else:
            self._lasts[entry.seat] = len(self.moves)
            self.moves.append(Move(entry.seat, entry.text))
            if position.opened:
                self.moves[-position.opened :] = in_seat_order(self.moves[-position.opened :])
                self._lasts = {}
            self.told.append(position.notes)
            if not position.sealed:
                self._line.append(position)
        self.number += 1
        self.reached = max(self.reached, len(self.moves))
        self.times.append(entry.at)
        self.position = position
        self._states.append(position.state)

    @property
    def oldest(self) -> int:
        """The smallest number of entries for which the state is still known."""
        return self.number - len(self._states) + 1

    def state_at(self, number: int) -> State:
        """The state after the first `number` entries, at least `oldest` of them."""
        if number < self.oldest:
            raise IndexError(number)
        return self._states[number - self.oldest]

    def masked_at(self, number: int, viewer: int) -> State:
        """What a viewer may know after the first `number` entries. It must not be changed."""
        if number != self.number:
            return self.state_at(number).masked(viewer)
        known, seen = self.shown.masked.get(viewer, (-1, None))
        if known != number or seen is None:
            seen = self.state.masked(viewer)
            self.shown.masked[viewer] = (number, seen)
        return seen

    @property
    def settled(self) -> int:
        """The number of moves without sealed ones."""
        return len(self.moves) - len(self.position.sealed)

    def asked_since(self, seat: int) -> int:
        """The number of entries since which the seat has known its current question."""
        return self.position.asked[seat]

    def _all_asked(self, number: int) -> list[int]:
        return [number] * int(self.start.seats)

    # Taking back

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat has an answer that may be taken back with consent."""
        return self.can_take_back_any() and self.last_of(seat) is not None

    def can_take_back_any(self) -> bool:
        """Nothing can be taken back in a game whose deal others play too."""
        long = self.number >= LONGEST_LOG or self.position.drawn is not None
        return not (long or self.state.over)

    def nothing_learned(self, seat: int) -> bool:
        """Whether the last answer was this seat's own and since then chance has not answered,
        nobody else was asked and nothing was revealed; or whether it is still sealed."""
        last = self.last_of(seat)
        return last is not None and not self.state.over and self.learned_nothing_since(last, seat)

    def learned_nothing_since(self, last: int, seat: int) -> bool:
        """The same for a seat whose last answer is known, in a game that is not over."""
        if last >= self.settled:
            return True
        newest = last == len(self.moves) - 1 and not self.position.opened
        return newest and self.state.owing == (seat,)

    def last_of(self, seat: int) -> int | None:
        """The index of this seat's last move in the record."""
        if seat not in self._lasts:
            own = (n for n in self._numbers_back() if self.moves[n].seat == seat)
            self._lasts[seat] = next(own, None)
        return self._lasts[seat]

    def _numbers_back(self) -> range:
        """The indices of all moves that could be taken back, the last first."""
        return range(len(self.moves) - 1, len(self.earlier) - 1, -1)

    def _last(self, seat: int) -> int:
        last = self.last_of(seat)
        if last is None:
            raise ValueError(f"seat {seat} has nothing to take back")
        return last

    def _undone(self, seat: int) -> Position:
        """The position that an undo leads to. A seat that takes back its own sealed answer is asked
        again; for the others nothing changes."""
        last, number = self._last(seat), self.number + 1
        if last >= self.settled:
            before = Position(self.position.before, self.settled, self.position.asked)
            kept = [answer for answer in self.position.sealed if answer[0] != seat]
            asked = list(self.position.asked)
            asked[seat] = number
            return self._walked(before, kept).asked_again(asked)
        base = self._before(last)
        kept = self._answers(self.moves[base.length : last])
        return self._walked(base, kept).asked_again(self._all_asked(number))

    def _before(self, move: int) -> Position:
        """The last position before a move where nothing was sealed."""
        near = (position for position in reversed(self._line) if position.length <= move)
        return next(near, None) or Position(self.start, len(self.earlier), self._all_asked(0))

    def _walked(self, position: Position, answers: Iterable[Answer]) -> Position:
        for seat, move in answers:
            position = position.after(seat, move, self.number)
        return position

    def _answers(self, moves: Sequence[Move]) -> list[Answer]:
        return [(move.seat, self.game.moves.parse(move.text)) for move in moves]

    def _take_back(self, seat: int, position: Position) -> None:
        last, self._lasts = self._last(seat), {}
        if last >= self.settled:
            del self.moves[last]
            return
        del self.moves[last:]
        while self._line and self._line[-1].length > last:
            self._line.pop()
        if not (position.sealed or (self._line and self._line[-1].length == position.length)):
            self._line.append(position)
