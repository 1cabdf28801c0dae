"""A client for tests that kill servers."""

import threading
import time

from websockets.exceptions import WebSocketException

from quartett.table.updates import NOTHING_SEEN
from serving import Asked, Player


class Stubborn(threading.Thread):
    """Keeps playing whatever happens: resends what was not acknowledged, and remembers what was."""

    def __init__(self, server: str, opened: Asked, cookie: str = "", mark: str = "m") -> None:
        """`mark`: the prefix of its message ids, if several clients play at one table."""
        super().__init__()
        self._mark = mark
        self.server = server
        """Can be changed while it plays: the next connection goes there."""
        self.table, self.cookie = opened.json["table"], cookie or opened.cookie
        self.acknowledged: dict[str, int] = {}
        self.stopped = False
        self.over = False
        self._number = NOTHING_SEEN
        self._sent = 0
        self._unanswered: tuple[str, int, str] | None = None
        self.failure: BaseException | None = None

    @property
    def waits(self) -> bool:
        """Whether it has sent a move that is not answered yet."""
        return self._unanswered is not None

    def run(self) -> None:
        while not self.stopped and not self.over:
            try:
                self._play(Player(self.server, self.table, self.cookie, self._number))
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.05)  # retrying without a pause would keep the server from starting
            except BaseException as error:
                self.failure = error
                return

    def _play(self, player: Player) -> None:
        player.hear_until("update")
        while not self.stopped and not self.over:
            update = player.last
            self._number, self.over = update["number"], update["view"]["over"]
            if self._unanswered is None and update["choices"]:
                self._sent += 1
                move = update["choices"][self._sent % len(update["choices"])]["move"]
                self._unanswered = (f"{self._mark}{self._sent}", update["number"], move)
            if self._unanswered is not None:
                self._send(player, *self._unanswered)
            elif not self.over:
                player.hear_until("update")
        player.close()

    def _send(self, player: Player, name: str, number: int, move: str) -> None:
        """A move that was stored before the crash is acknowledged again, never refused as stale.
        The first update after the crash already contains it, and no other follows."""
        answer = player.move(move, number, name)
        assert answer["type"] == "answer", answer
        self.acknowledged[name] = answer["number"]
        self._unanswered = None
        while player.last["number"] < answer["number"]:
            player.hear_until("update")


class Patient(Stubborn):
    """Receives an error if a move could not be stored, and sends it again."""

    def _send(self, player: Player, name: str, number: int, move: str) -> None:
        try:
            super()._send(player, name, number, move)
        except AssertionError as error:
            if "not-stored" not in str(error):
                raise
            player.close()
            raise EOFError from None
