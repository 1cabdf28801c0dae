"""A seat at a served table, kept up to date in a thread that reconnects if the connection is
lost."""

import json
import secrets
import threading
import time
import uuid
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from quartett import games
from quartett.core.game import Card
from quartett.core.problem import Problem
from quartett.programs.link import Door, Link, Told
from quartett.programs.telling import Teller
from quartett.table.change import changed
from quartett.table.seats import Seat
from quartett.table.updates import NOTHING_SEEN
from quartett.web.messages import VERSION

AWAY: Final = 120.0
"""Seconds after which we stop waiting for a server to come back."""
AGAIN: Final = 0.5
"""Seconds until the next attempt to connect, or to repeat what was sent too fast."""
FINAL: Final = (4400, 4403, 4404, 4429)
"""Close codes after which reconnecting makes no sense."""
MOST_EVENTS: Final = 1000
"""Events not fetched yet; the oldest are dropped."""


class Sitting:
    """`last` is the newest update, with a complete view. `news` is called when it has changed."""

    def __init__(self, link: Link, language: str = "en") -> None:
        self.door = Door(link, language)
        self.facts = self.door.facts()
        self.language = language
        self.last: dict[str, Any] = {}
        self.news: Callable[[], None] = lambda: None
        self.problem: Problem | None = None
        """Why the connection ended, if the game has not."""
        self._events: list[dict[str, Any]] = []
        self._number = NOTHING_SEEN
        self._nonce = secrets.token_hex(16)
        """The nonce that this seat adds to chance."""
        self._changed = threading.Condition()
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._socket: ClientConnection | None = None
        self._left = False
        self._heard_at = time.monotonic()
        self._teller = self._make_teller()
        self._thread = threading.Thread(target=self._stay, daemon=True)
        self._thread.start()

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_: object) -> None:
        self._left = True
        socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(AGAIN * 4)

    # What is seen

    @property
    def seat(self) -> int:
        return self.door.seat

    @property
    def view(self) -> Any:
        return self.last["view"]

    @property
    def over(self) -> bool:
        return bool(self.last) and bool(self.view["over"])

    @property
    def asked(self) -> bool:
        """Whether this seat owes an answer and is not played by a bot."""
        return bool(self.last) and bool(self.last["choices"]) and not self.replaced

    @property
    def replaced(self) -> bool:
        """Whether a bot plays on this seat."""
        return bool(self.last) and self.last["seats"][self.seat]["kind"] == "bot"

    @property
    def teller(self) -> Teller:
        """Puts what is seen into words; names may change while people arrive."""
        self._teller.seats = [Seat(one["name"], one["bot"]) for one in self.last["seats"]]
        return self._teller

    def told(self) -> list[str]:
        """What has happened since the last call."""
        with self._changed:
            events, self._events = self._events, []
        return self.teller.events(events)

    def _make_teller(self) -> Teller:
        cards: list[Card] = []
        if self.facts["own_cards"]:
            cards = [msgspec.convert(each["card"], Card) for each in self.door.cards()]
        seats = [Seat(one["name"], one["bot"]) for one in self.facts["seats"]]
        game, options = games.load(self.facts["game"]), self.facts["options"]
        return Teller(game, self.seat, seats, options, self.language, cards)

    def wait(self, ready: Callable[[], bool], seconds: float) -> bool:
        """Waits until a condition holds. Raises the problem if the connection is lost for good."""
        until = time.monotonic() + seconds
        with self._changed:
            while not ready():
                left = until - time.monotonic()
                if self.problem is not None:
                    raise self.problem
                if left <= 0:
                    return False
                self._changed.wait(min(left, 1.0))
        return True

    # What is said

    def move(self, move: str, number: int) -> dict[str, Any]:
        """Sends a move and returns `answer` or `refused`, as the table said. Its effect is in
        `last`."""
        told = self._say({"type": "move", "number": number, "move": move})
        if told["type"] == "answer":
            self.wait(lambda: self._number >= int(told["number"]), AWAY)
        return told

    def why(self, move: str) -> dict[str, Any]:
        return self._say({"type": "why", "move": move})

    def _say(self, message: dict[str, Any]) -> dict[str, Any]:
        name = uuid.uuid4().hex
        with self._changed:
            self._unanswered[name] = {**message, "id": name}
            self._send(self._unanswered[name])
        self.wait(lambda: name in self._answers, AWAY)
        if name not in self._answers:
            raise Problem("server-away", server=self.door.link.server)
        return self._answers.pop(name)

    def _send(self, message: dict[str, Any]) -> None:
        """If the connection is lost, the message is sent again after the next hello."""
        try:
            if self._socket is not None:
                self._socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            return

    # The line

    def _stay(self) -> None:
        while not (self._left or self.problem):
            try:
                self._listen()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if code in FINAL:
                    self._give_up(Problem("line-ended", code=code))
            except (OSError, InvalidHandshake):  # including time-outs
                pass
            self._socket = None
            if time.monotonic() - self._heard_at > AWAY:
                self._give_up(Problem("server-away", server=self.door.link.server))
            if not (self._left or self.problem):
                time.sleep(AGAIN)

    def _listen(self) -> None:
        headers = {"Cookie": self.door.cookie}
        with connect(self.door.link.socket, additional_headers=headers, max_size=2**22) as socket:
            hello = {"version": VERSION, "number": self._number, "language": self.language}
            socket.send(json.dumps({"type": "hello", "nonce": self._nonce, **hello}))
            with self._changed:
                self._socket = socket
                waiting = list(self._unanswered.values())
            for message in waiting:
                self._send(message)
            for text in socket:
                self._hear(json.loads(text))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self._heard_at = time.monotonic()
        with self._changed:
            if kind == "update":
                self._see(message)
            elif kind in ("answer", "refused"):
                self._unanswered.pop(message["id"], None)
                self._answers[message["id"]] = message
            elif kind == "problem" and message["name"] == "too-fast":
                threading.Timer(AGAIN, self._say_again).start()
            elif kind == "problem":
                self.problem = Told(str(message["text"]))
            self._changed.notify_all()
        self.news()

    def _see(self, update: dict[str, Any]) -> None:
        view = update["view"] or self.last["view"]
        for step in update["steps"]:
            if step["change"] is not None:
                view = changed(view, step["change"])
            self._events += step["events"]
        self._events = self._events[-MOST_EVENTS:]
        self.last = {**update, "view": view}
        self._number = int(update["number"])

    def _say_again(self) -> None:
        with self._changed:
            for message in self._unanswered.values():
                self._send(message)

    def _give_up(self, problem: Problem) -> None:
        with self._changed:
            self.problem = self.problem or problem
            self._changed.notify_all()
        self.news()
