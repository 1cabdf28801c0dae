"""A recorded game on a real page. The test plays the server's side of the socket, so every
moment of a game can be examined as often and in as many sizes as needed, with the messages of a
real table."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from browsing import Visit
from quartett import games
from quartett.bots.evaluator import Effort
from quartett.bots.hint import hint
from quartett.core.record import Move, parse
from quartett.core.replay import start
from quartett.table.affairs import Affairs
from quartett.table.away import USUAL_LIMITS
from quartett.table.log import Entry
from quartett.table.match import Match
from quartett.table.store import Chair
from quartett.table.updates import update_for
from quartett.table.viewer import HERE
from quartett.web import messages as wire

RECORDS: Final = Path(__file__).parent.parent / "records"
NAMES: Final = ("", "Mira", "Jon", "Ada", "Noor", "Finn")
TABLE: Final = "Willow-1"
CARDS: Final = f"""{{
  const before = window.fetch;
  window.fetch = (asked, ...rest) => before(
    String(asked).includes('/api/tables/{TABLE}/cards') ? '/api/games/%s/cards' : asked, ...rest);
}}"""
"""Requests the cards of the game instead of a staged table's. A route would work too, but with
any route the browser bypasses its cache and asks the test about every file."""
HASTY: Final = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
"""The effort for hints, which need to be well-formed but not good."""


def match_of(game: str, record: str) -> tuple[Match, list[Move]]:
    """A recorded game before its first move, and its moves."""
    told = parse((RECORDS / game / f"{record}.quartett").read_text("utf-8"))
    rules = games.load(game)
    return Match(rules, start(rules, told), bytes(32)), told.moves


def told_in(game: str, record: str, seat: int = 0) -> Iterator[list[Any]]:
    """What a seat is told after each move."""
    match, moves = match_of(game, record)
    for at, move in enumerate(moves):
        match.take(Entry(at, move.seat, move.text, "", 0.0))
        yield match.game.events(match.told[at] or [], seat)


def recorded(game: str, seats: int, fits: Callable[[str], bool]) -> str:
    """The first recorded game that matches; which one that is depends on the cards."""
    names = sorted(path.stem for path in (RECORDS / game).glob(f"{seats}-seats-*.quartett"))
    return next(name for name in names if fits(name))


class Staged:
    """A table that is shown to one seat in a browser."""

    def __init__(
        self,
        one: Visit,
        game: str,
        record: str,
        seat: int = 0,
        *,
        hints: bool = False,
        page: Page | None = None,
    ) -> None:
        self.one = one
        self.hints = hints
        self.page = page or one.page
        # The end page requests the replay, which the server does not have.
        one.expect(f"/api/tables/{TABLE}/replay")
        self.seat = seat
        self.match, self.moves = match_of(game, record)
        self.game = self.match.game
        self.seats = int(self.match.state.seats)
        self.shown = 0
        self._socket: WebSocketRoute | None = None

    @property
    def number(self) -> int:
        return self.match.number

    @property
    def view(self) -> Any:
        return self.game.view(self.match.state.masked(self.seat))

    @property
    def asked(self) -> bool:
        return self.seat in self.match.state.owing

    # The match

    def advance(self, steps: int = 1) -> None:
        """Plays recorded moves without telling the page."""
        for move in self.moves[self.number : self.number + steps]:
            self.match.take(Entry(self.number, move.seat, move.text, "", 0.0))

    def until(self, arrived: Callable[["Staged"], bool]) -> None:
        while not arrived(self):
            assert self.number < len(self.moves), "the record ends before that"
            self.advance()

    def next_question(self) -> None:
        """Plays on until the seat is asked again."""
        self.advance()
        self.until(lambda staged: staged.asked or staged.match.state.over)

    def find(self, fits: Callable[[list[Any]], bool]) -> int:
        """The number of entries before the next step with such events."""
        ahead = Match(self.game, self.match.state.copy(), bytes(32))
        for at, move in enumerate(self.moves[self.number :]):
            ahead.take(Entry(at, move.seat, move.text, "", 0.0))
            if fits(self.game.events(ahead.told[at] or [], self.seat)):
                return self.number + at
        raise AssertionError("nothing like that is recorded")

    # The page

    def open(self) -> None:
        """Opens the page at the current state."""
        self.meet()
        self.page.wait_for_selector("#question")
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def meet(self) -> None:
        """Opens the page without waiting for anything."""
        self.page.route_web_socket("**/api/tables/*/play", self._met)
        self.page.add_init_script(CARDS % self.game.name)
        self.page.goto(f"/table/{TABLE}")

    def show(self, first: bool = False, garble: Callable[[str], str] = str) -> None:
        """Sends the page everything that has happened since the last update."""
        self._send(update_for(self._table(), self.seat, self.shown, first), garble)
        self.shown = self.number

    def reach(self) -> None:
        """Sends an update and waits until the page shows it."""
        self.show()
        self.page.wait_for_selector(f'main[data-number="{self.number}"]')

    def lose_line(self) -> None:
        """Breaks the connection; the page reconnects and is told what it missed."""
        assert self._socket is not None
        self._socket.close(code=1011)

    def _table(self) -> Any:
        chairs = [Chair("bot" if at else "person", name) for at, name in enumerate(NAMES)]
        chairs[0], chairs[self.seat] = chairs[self.seat], chairs[0]
        return SimpleNamespace(
            match=self.match,
            number=self.number,
            chairs=chairs[: self.seats],
            here=set(range(self.seats)),
            crowd=SimpleNamespace(devices=[1] * self.seats, seen={}),
            devices=lambda seat: 1,
            autoplay=SimpleNamespace(due=lambda seat: None, asked_at=lambda seat: time.time()),
            away_limits=USUAL_LIMITS,
            facts=SimpleNamespace(room=False, manner=SimpleNamespace(seconds=None)),
            presence=lambda seat: HERE,
            absent_since=lambda seat: None,
            watching=0,
            affairs=Affairs(),
            told=SimpleNamespace(seats=[]),
            wish=None,
            rematch="",
        )

    def _met(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._hear(json.loads(str(text))))

    def _send(self, message: Any, garble: Callable[[str], str] = str) -> None:
        assert self._socket is not None
        self._socket.send(garble(msgspec.json.encode(message).decode()))

    def _hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "hello":
            game, options, none = self.game.name, {"redeal": "yes"}, list[str]()
            self._send(
                wire.Welcome(
                    wire.VERSION, TABLE, game, self.seat, False, options, "", 0, self.hints, none
                )
            )
            self.shown = said["number"]
            self.show(first=True)
        elif said["type"] == "why":
            move = self.game.moves.parse(said["move"])
            reason = self.game.why_not(self.match.state.masked(self.seat), self.seat, move)
            self._send(wire.Answer(said["id"], self.number, reason))
        elif said["type"] == "hint":
            seen = self.match.state.masked(self.seat)
            told = hint(self.game, seen, self.seat, HASTY)
            self._send(wire.Hinted(said["id"], self.number, told.measure, told.moves))
        elif said["type"] == "move":
            self._answer(said)

    def _answer(self, said: dict[str, Any]) -> None:
        """Makes the user's move: the game leaves the record and continues on its own."""
        plan = self.match.plan(self.seat, self.game.moves.parse(said["move"]))
        for entry in plan.entries:
            self.match.take(entry)
        self._send(wire.Answer(said["id"], self.number))
        self.show()
