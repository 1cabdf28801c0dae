"""A server that is stopped and restarted: no move is lost and no player sees an error."""

import asyncio
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from kills import check, count
from quartett.table.match import Plan
from quartett.table.sqlite import SqliteStore
from serving import InProcess, Player, enter, open_table, serving, wait_for
from stubborn import Stubborn

RESTARTS = 2
CONNECT_AGAIN = 1012
TABLES = 2


class Told(Stubborn):
    """Records the codes that ended its connections, and all refusals and problems."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.codes: list[int] = []
        self.errors: list[str] = []

    def _play(self, player: Player) -> None:
        try:
            super()._play(player)
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            raise
        finally:
            kinds = ('{"type":"refused"', '{"type":"problem"')
            self.errors += [frame for frame in player.frames if frame.startswith(kinds)]


def test_a_restart_loses_no_move_and_shows_no_error(tmp_path: Path) -> None:
    server = InProcess(tmp_path / "tables.db")
    players = [
        Told(server.address, open_table(server.address, ["you", "random"], "deckbattle"))
        for _ in range(TABLES)
    ]
    for player in players:
        player.start()
    try:
        for _ in range(RESTARTS):
            wanted = count(players) + 8
            wait_for(lambda n=wanted: count(players) >= n)
            server.stop()
            check(tmp_path / "tables.db", players)
            server.start()
        wanted = count(players) + 8
        wait_for(lambda: count(players) >= wanted)
    finally:
        for player in players:
            player.stopped = True
        server.stop()
        for player in players:
            player.join()
    check(tmp_path / "tables.db", players)
    assert [player.failure for player in players] == [None] * TABLES
    assert [error for player in players for error in player.errors] == []
    codes = [code for player in players for code in player.codes]
    assert len(codes) >= TABLES * RESTARTS and set(codes) == {CONNECT_AGAIN}
    assert not [line for line in server.logs if '"error"' in line or "Traceback" in line]


def test_who_goes_away_in_the_middle_of_a_move_disturbs_nobody(
    tmp_path: Path, monkeypatch: Any
) -> None:
    """The move is stored and sent to the others without a new connection."""
    append = SqliteStore.append

    async def slow(store: SqliteStore, table: str, plan: Plan) -> None:
        await asyncio.sleep(0.3)
        await append(store, table, plan)

    with serving(tmp_path / "tables.db") as server:
        opened = open_table(server.address, ["you", "you"])
        name = opened.json["table"]
        mover = Player(server.address, name, opened.cookie)
        other = Player(server.address, name, enter(server.address, opened, 1))
        number = mover.question()["number"]
        other.hear_until("update")
        monkeypatch.setattr(SqliteStore, "append", slow)
        mover.say(type="move", id="last words", number=number, move="flip")
        wait_for(lambda: server.registry.tables[name]._lock.locked())
        mover.socket.socket.close()
        while other.number <= number:
            other.hear_until("update")
        assert not server.registry.tables[name].broken
        other.say(type="ping", id="here")
        assert other.hear_until("answer")["id"] == "here"
        back = Player(server.address, name, opened.cookie)
        assert back.move("flip", number, "last words")["number"] == number + 1
        back.close()
        other.close()
