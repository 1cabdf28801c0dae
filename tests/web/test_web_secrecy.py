"""Swap everything that a viewer cannot know: every byte on its socket stays the same."""

import copy
import re
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from matches import walk
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import State
from quartett.table.log import Entry
from quartett.table.match import Match
from quartett.table.position import Position
from quartett.table.table import Table
from quartett.table.updates import update_for
from quartett.table.viewer import NotNow
from quartett.web.openapi import REQUESTS
from serving import PATIENCE, InThread, Player, ask, enter, open_table, serving, wait_for
from walks import ALL_GAMES, SOME, Setup

some_setups = pytest.mark.parametrize(
    "setup",
    [next(s for s in SOME if s.name == name and s.seats >= 3) for name in ALL_GAMES],
    ids=str,
)
TABLE = "{table}"
FEW = 2
LOOKS, APART = 5, 8
"""The number of states of a game to examine, and the least distance between them."""
READ = (
    "",
    "/record",
    "/replay",
    "/replay?viewer=0",
    "/review?seat=0",
    "/puzzle",
    "/puzzle?number=3",
    "/notices",
    "/cards",
    "/cards.toml",
)
WRONG = (
    *(("/enter", {"secret": "x" * 32}), ("/rematch", {}), ("/start", {}), ("/room", {"seats": 2})),
    *(("/seats/0/take", {}), ("/seats/1/hand", {"bot": "nobody"}), ("/seats/9/link", {})),
    *(("/seats/0/name", {}), ("/seats/9/free", {}), ("/seats/9/forced", {"forced": True})),
    *(("/notices", {"way": "webhook", "target": "x"}), ("/notices/stop", {"id": "x"})),
)
"""Requests that are refused or change nothing."""
APART_FROM = {"/passes", "/forget"}
"""They concern a browser's secrets and not the game: one issues new ones, the other revokes
them."""
WHYS = 24
"""The approximate number of moves to ask reasons for."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("secrecy") / "tables.db") as running:
        yield running


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times of departure and numbers of watchers depend on the time of day: no secret, but never
    the same twice."""
    monkeypatch.setattr("quartett.table.viewer.Gathering.absent_since", lambda table, seat: 0.0)
    monkeypatch.setattr("quartett.table.viewer.COUNT_SECONDS", 3600.0)


class Glass:
    """A table whose match the test controls."""

    def __init__(self, server: InThread, setup: Setup) -> None:
        self.server, self.setup = server, setup
        opened = open_table(
            server.address, ["you"] * setup.seats, setup.name, options=setup.options
        )
        self.table: Table = server.registry.tables[opened.json["table"]]
        self.cookies = {seat: enter(server.address, opened, seat) for seat in range(setup.seats)}
        self.cookies[NOBODY] = ""

    def on_loop(self, work: Callable[[], None]) -> None:
        """Runs a function in the server's thread, and waits for it."""
        done = threading.Event()

        def run() -> None:
            work()
            done.set()

        self.server.loop.call_soon_threadsafe(run)
        assert done.wait(PATIENCE)

    def show(self, match: Match) -> None:
        def swap() -> None:
            self.table.match = match
            self.table.renew()

        self.on_loop(swap)

    def answer(self, seat: int, move: int) -> None:
        """Makes a seat's answer, sent to all viewers. Chance does not follow, since it may
        differ."""

        def take() -> None:
            match = self.table.match
            match.take(Entry(match.number, seat, match.game.moves.text(move)))
            self.table.wake_all()

        self.on_loop(take)

    def answers(self, viewer: int, match: Match) -> list[tuple[int, bytes]]:
        """Everything that a viewer can learn over HTTP: the table, and the refusals of its
        record, replay and review, without links, room codes and notices."""
        self.show(match)
        place = f"{self.server.address}/api/tables"
        name, headers = self.table.name, {"Cookie": self.cookies[viewer]}
        asked = [ask(f"{place}/{name}{path}", **headers) for path in READ]
        asked.append(ask(f"{place}/seen?table={name}", **headers))
        asked += [ask(f"{place}/{name}{path}", body, **headers) for path, body in WRONG]
        return [(one.status, one.body) for one in asked]

    def hints(self, viewer: int, match: Match) -> list[str]:
        self.show(match)
        player = Player(self.server.address, self.table.name, self.cookies[viewer])
        player.hear_until("update")
        player.say(type="hint", id="h")
        player.hear_until("hint", "refused")
        player.close()
        wait_for(lambda: not self.table.viewers)
        return player.frames

    def effort(self, viewer: int, match: Match, move: int) -> int:
        """The work until a wrong move is refused, measured in calls: the same calls take the
        same time, however busy the machine is."""
        self.show(match)
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        def refuse() -> None:
            sys.setprofile(count)
            try:
                self.table._find(viewer, self.setup.game.moves.text(move))
            except NotNow:
                pass
            finally:
                sys.setprofile(None)

        self.on_loop(refuse)
        return calls

    def frames(self, viewer: int, match: Match, answer: tuple[int, int] | None) -> list[str]:
        """Everything that a viewer is sent: at the start, to every request it may make, to
        invalid messages, and after an answer."""
        self.show(match)
        name, cookie = self.table.name, self.cookies[viewer]
        player = Player(self.server.address, name, cookie, match.oldest)
        update = player.hear_until("update")
        assert [step["number"] for step in update["steps"] if "view" in step] == list(
            range(match.oldest + 1, match.number + 1)
        )
        texts = self.setup.game.moves.texts
        for move in texts[match.number % WHYS :: max(1, len(texts) // WHYS)]:
            player.say(type="why", id=move, move=move)
            player.hear_until("answer", "refused")
        for number in (match.number, match.number + 1, 0):
            legal = match.state.legal(viewer) if viewer in match.state.owing else ()
            wrong = next(m for m in range(len(self.setup.game.moves)) if m not in legal)
            player.move(self.setup.game.moves.text(wrong), number, "wrong")
        if answer is not None:
            self.answer(*answer)
            player.hear_until("update")
        player.close()
        wait_for(lambda: not self.table.viewers)  # presence would be sent too
        return player.frames


def twin(match: Match, states: list[State]) -> Match:
    """The same match with another hidden truth at every step that can be shown."""
    other = copy.copy(match)
    other.moves, other.told = list(match.moves), list(match.told)
    point = match.position
    other._stand(Position(states[-1], point.length, point.asked, states[-1]))
    other._states = deque(states)
    return other


def same(match: Match) -> Match:
    return twin(match, [state.copy() for state in match._states])


def swapped(match: Match, viewer: int, number: int) -> list[State]:
    """The states with everything replaced that a viewer cannot know, differently at each step."""
    return [
        state.masked(viewer).imagine(Stream(number + at, viewer + 9))
        for at, state in enumerate(match._states)
    ]


def glimpses(setup: Setup) -> Iterator[tuple[int, Match]]:
    """Some states of a game in which somebody cannot know something."""
    looks, following = 0, 0
    for number, match in enumerate(walk(setup, seed=2)):
        if looks < LOOKS and number >= following and hides(match.state, number):
            looks, following = looks + 1, number + APART
            yield number, match
    assert looks > 3


def hides(state: State, number: int) -> bool:
    guess = state.masked(NOBODY).imagine(Stream(number))
    return not state.over and guess.masked(0).numbers() != state.masked(0).numbers()


def next_answer(state: State, guess: State, number: int) -> tuple[int, int] | None:
    """A move that is legal in both for a seat, and that reveals no sealed answers."""
    for seat in state.owing:
        if seat != CHANCE and not state.closes(seat):
            both = [move for move in state.legal(seat) if move in guess.legal(seat)]
            if both:
                return seat, both[number % len(both)]
    return None


@some_setups
def test_what_a_viewer_cannot_know_changes_no_byte_on_its_socket(
    server: InThread, setup: Setup
) -> None:
    glass, differed, heard = Glass(server, setup), 0, 0
    for number, match in glimpses(setup):
        for viewer in (*range(setup.seats), NOBODY):
            guesses = swapped(match, viewer, number)
            pairs = zip(guesses, match._states, strict=True)
            differed += sum(guess.numbers() != state.numbers() for guess, state in pairs)
            answer = next_answer(match.state, guesses[-1], number)
            frames = glass.frames(viewer, same(match), answer)
            assert frames == glass.frames(viewer, twin(match, guesses), answer)
            heard += len(frames)
    assert differed > 30 and heard > 100


@some_setups
def test_what_a_viewer_cannot_know_changes_no_byte_over_http(
    server: InThread, setup: Setup
) -> None:
    """Records, replays and reviews that are not available yet, notices, links and errors."""
    glass, differed = Glass(server, setup), 0
    for number, match in islice(glimpses(setup), FEW):
        for viewer in (0, setup.seats - 1, NOBODY):
            guesses = swapped(match, viewer, number)
            differed += guesses[-1].numbers() != match.state.numbers()
            told = glass.answers(viewer, same(match))
            assert told == glass.answers(viewer, twin(match, guesses))
            assert {status for status, _ in told} >= {200, 409} and all(s < 500 for s, _ in told)
    assert differed


def test_every_door_of_a_table_is_among_those_that_are_tried() -> None:
    """A new route has to be added above."""
    tried = {path.partition("?")[0] for path in READ} | {path for path, _ in WRONG}
    tried = {re.sub(r"/seats/\d", "/seats/{seat}", path) for path in tried}
    doors = {one.path.partition("/api/tables/{table}")[2] for one in REQUESTS if TABLE in one.path}
    assert doors - tried == APART_FROM


@some_setups
def test_hints_are_made_of_what_the_seat_knows(server: InThread, setup: Setup) -> None:
    glass, hinted = Glass(server, setup), 0
    for number, match in islice(glimpses(setup), FEW):
        for viewer in [seat for seat in match.state.owing if seat != CHANCE][:1]:
            told = glass.hints(viewer, same(match))
            assert told == glass.hints(viewer, twin(match, swapped(match, viewer, number)))
            hinted += any(frame.startswith('{"type":"hint"') for frame in told)
    assert hinted


@some_setups
def test_a_refusal_takes_as_long_whatever_is_hidden(server: InThread, setup: Setup) -> None:
    glass, moves, compared = Glass(server, setup), setup.game.moves, 0
    for number, match in islice(glimpses(setup), FEW):
        for viewer in range(setup.seats):
            legal = match.state.legal(viewer) if viewer in match.state.owing else ()
            wrong = [move for move in range(len(moves)) if move not in legal]
            guesses = swapped(match, viewer, number)
            for move in wrong[:: max(1, len(wrong) // 6)]:
                effort = glass.effort(viewer, same(match), move)
                assert effort == glass.effort(viewer, twin(match, guesses), move) > 0
                compared += 1
    assert compared > 10


@some_setups
def test_a_leak_would_be_seen(
    server: InThread, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that sent everyone what seat 0 may see would be caught."""
    monkeypatch.setattr(
        "quartett.web.watcher.update_for",
        lambda table, _, since, first, *undo: update_for(table, 0, since, first, *undo),
    )
    glass = Glass(server, setup)
    for number, match in glimpses(setup):
        frames = glass.frames(NOBODY, same(match), None)
        if frames != glass.frames(NOBODY, twin(match, swapped(match, NOBODY, number)), None):
            return
    raise AssertionError("no leak was seen")
