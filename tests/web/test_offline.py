"""The server inside the page: the same responses as over a network, and nothing is lost."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quartett import games
from quartett.core.record import parse
from quartett.offline.pocket import Pocket, Told
from quartett.web.messages import VERSION
from quartett.words import EVERY_PAGE

ROOT = Path(__file__).parent.parent.parent
MOST_MOVES = 2000
PATIENCE = 300


class Keeper:
    """The browser's storage: the last database it was given."""

    def __init__(self) -> None:
        self.kept = b""
        self.full = False
        self.times = 0

    async def keep(self, whole: bytes) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("no room")
        self.kept = whole
        self.times += 1


def run(work: Awaitable[Any]) -> Any:
    async def bounded() -> Any:
        return await asyncio.wait_for(work, PATIENCE)

    return asyncio.run(bounded())


async def opened(keeper: Keeper) -> Pocket:
    pocket = Pocket(keeper.kept, keeper.keep)
    await pocket.start()
    return pocket


async def post(pocket: Pocket, address: str, body: Any) -> Told:
    return await pocket.ask("POST", address, json.dumps(body).encode(), "en")


async def new_table(pocket: Pocket, game: str, *seats: str) -> str:
    told = await post(pocket, "/api/tables", {"game": game, "seats": ["you", *seats]})
    assert told.status == 201, told.body
    return str(json.loads(told.body)["table"])


class Talk:
    """A connection, with the messages received on it."""

    def __init__(self, pocket: Pocket, table: str) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.ids = iter(range(1, 10_000))
        self.line = pocket.connect(
            f"/api/tables/{table}/play",
            lambda text: self.heard.put_nowait(json.loads(text)),
            lambda code: self.heard.put_nowait({"type": "end", "code": code}),
        )
        hello = {"type": "hello", "version": VERSION, "number": 0, "language": "en"}
        self.line.say(json.dumps(hello))

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while not wanted(message := await self.heard.get()):
            assert message["type"] not in ("end", "refused"), message
        return message

    async def update(self) -> dict[str, Any]:
        """The next update with a question for us, or the end."""
        return await self.until(lambda m: m["type"] == "update" and (m["choices"] or is_over(m)))

    def say(self, kind: str, **more: Any) -> str:
        name = str(next(self.ids))
        self.line.say(json.dumps({"type": kind, "id": name, **more}))
        return name

    async def reply(self, kind: str, **more: Any) -> dict[str, Any]:
        name = self.say(kind, **more)
        return await self.until(lambda m: m.get("id") == name)


def is_over(update: dict[str, Any]) -> bool:
    """Whether nobody owes an answer; what chance owes is resolved before an update."""
    return not any(seat["owes"] for seat in update["seats"])


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_is_played_kept_and_replayed(game: str) -> None:
    async def play() -> None:
        keeper = Keeper()
        pocket = await opened(keeper)
        bots = ["steady"] * (games.load(game).fewest - 1)
        table = await new_table(pocket, game, *bots)
        talk = Talk(pocket, table)
        update = await talk.update()
        for _ in range(MOST_MOVES):
            if is_over(update):
                break
            move = update["choices"][0]["move"]
            talk.say("move", number=update["number"], move=move)
            update = await talk.update()
        assert is_over(update)
        record = await pocket.ask("GET", f"/api/tables/{table}/record")
        replay = await pocket.ask("GET", f"/api/tables/{table}/replay")
        assert record.body.startswith(b"quartett 1\n") and replay.status == 200
        await pocket.stop()
        again = await opened(keeper)
        assert (await again.ask("GET", f"/api/tables/{table}/record")).body == record.body
        await again.stop()

    run(play())


def test_seats_hints_and_undo_work_after_the_page_was_closed() -> None:
    async def play() -> None:
        keeper = Keeper()
        first = await opened(keeper)
        table = await new_table(first, "push", "steady")
        update = await Talk(first, table).update()
        await first.stop()

        second = await opened(keeper)
        talk = Talk(second, table)
        again = await talk.update()
        assert again["question"] == update["question"] and again["choices"] == update["choices"]
        hint = await talk.reply("hint")
        assert hint["type"] == "hint" and hint["moves"]
        await second.stop()

    run(play())


def test_what_cannot_be_kept_did_not_happen() -> None:
    async def play() -> None:
        keeper = Keeper()
        pocket = await opened(keeper)
        keeper.full = True
        told = await post(pocket, "/api/tables", {"game": "push", "seats": ["you", "steady"]})
        assert told.status == 503 and json.loads(told.body)["name"] == "not-stored"
        keeper.full = False
        table = await new_table(pocket, "push", "steady")
        assert (await pocket.ask("GET", f"/api/tables/{table}")).status == 200
        await pocket.stop()

    run(play())


def test_rules_cards_words_and_lessons_are_there() -> None:
    async def look() -> None:
        pocket = await opened(Keeper())
        for address in (
            "/api",
            "/api/words/nl/pages.ftl",
            *(f"/api/games/{name}/rules?language=de" for name in games.NAMES),
            *(f"/api/games/{name}/cards?language=fr" for name in games.NAMES),
            *(f"/api/games/{name}/lesson?part={n}" for name in games.NAMES for n in (1, 2)),
        ):
            assert (await pocket.ask("GET", address)).status == 200, address
        assert (await pocket.ask("GET", "/api/games/nothing/rules")).status == 404
        await pocket.stop()

    run(look())


SEATS = {"push": ["steady"], "force": ["Jon=greedy"], "konoha": ["Bo=you", "greedy"]}
"""The other seats. In Force and Konoha answers are sealed."""


async def running(pocket: Pocket, game: str, answers: int) -> str:
    """A table with this many answers, at which only people have to act."""
    table = await new_table(pocket, game, *SEATS[game])
    talk = Talk(pocket, table)
    for _ in range(answers):
        update = await talk.update()
        talk.say("move", number=update["number"], move=update["choices"][0]["move"])
    if game == "konoha":  # where another person owes an answer too
        await talk.until(lambda m: m["type"] == "update")
    else:
        await talk.update()
    return table


@pytest.mark.parametrize("game", SEATS)
def test_a_running_table_leaves_with_its_moves_and_without_its_seed(game: str) -> None:
    async def leave() -> None:
        pocket, server = await opened(Keeper()), await opened(Keeper())
        table = await running(pocket, game, 1 if game == "konoha" else 3)
        here = pocket._registry.tables[table]
        told = await pocket.leave(table, False, "en")
        asked = json.loads(told.body)
        assert told.status == 200 and asked["luck"] == "new"
        assert here.facts.seed.hex() not in told.body.decode()
        kept = await pocket.record(table, "en")
        assert kept.body.decode() == asked["record"]
        moves = parse(asked["record"]).moves
        assert len(moves) == here.match.settled == asked["after"]
        # In Konoha the first of them has a sealed answer, which does not leave.
        assert (game == "konoha") == (len(moves) < len(here.match.moves))
        assert (await pocket.ask("GET", f"/api/tables/{table}/record")).status == 409

        there = await post(server, "/api/branch", asked)
        assert there.status == 201, there.body
        name = json.loads(there.body)["table"]
        gone = server._registry.tables[name]
        assert [str(c.name) for c in gone.chairs] == [str(c.name) for c in here.chairs]
        assert gone.facts.seed != here.facts.seed and len(gone.facts.before) == len(moves)
        assert gone.match.state.numbers() == here.match.position.before.numbers()
        await pocket.stop()
        await server.stop()

    run(leave())


def test_friends_may_come_instead_of_bots_and_a_finished_table_is_kept_as_it_is() -> None:
    async def leave() -> None:
        pocket, server = await opened(Keeper()), await opened(Keeper())
        table = await running(pocket, "push", 1)
        asked = json.loads((await pocket.leave(table, True, "en")).body)
        assert asked["seats"] == ["you", "free"]
        missing = await pocket.leave("nowhere", False, "de")
        assert missing.status == 404 and json.loads(missing.body)["name"] == "unknown-table"
        over = await post(pocket, "/api/tables", {"game": "push", "seats": ["greedy", "greedy"]})
        name = json.loads(over.body)["table"]
        for _ in range(MOST_MOVES):
            if json.loads((await pocket.ask("GET", f"/api/tables/{name}")).body)["over"]:
                break
            await asyncio.sleep(0.05)
        told = await pocket.leave(name, False, "en")
        assert json.loads(told.body)["name"] == "branch-over"
        record = (await pocket.record(name, "en")).body
        assert b"seed: " in record
        kept = await post(
            server, "/api/records", json.loads((await pocket.finished(name, "en")).body)
        )
        assert kept.status == 201, kept.body
        there = json.loads(kept.body)["table"]
        assert (await server.ask("GET", f"/api/tables/{there}/record")).body == record
        early = await pocket.finished(table, "en")
        assert early.status == 409 and json.loads(early.body)["name"] == "record-after-end"
        await pocket.stop()
        await server.stop()

    run(leave())


NOT_THERE = ("ssl", "smtplib", "uvloop", "psycopg")
"""Modules that are missing from a browser's Python, or left out of the download."""


def test_the_pocket_needs_only_what_is_packed_for_it() -> None:
    """An import that is missing from the packed folders would break every offline game."""
    packed = (ROOT / "client" / "offline.py").read_text("utf-8")
    rooms = set(re.findall(r'"(\w+)"', packed.split("OURS: Final = (")[1].split(")")[0]))
    script = (
        f"import sys; sys.modules.update(dict.fromkeys({NOT_THERE!r}))\n"
        "import quartett.offline.pocket\n"
        "print(*{name.split('.')[1] for name in sys.modules if name.startswith('quartett.')})"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) <= rooms


def test_every_icon_of_the_manifest_is_there_in_its_size() -> None:
    public = ROOT / "client" / "public"
    icons = json.loads((public / "manifest.webmanifest").read_text("utf-8"))["icons"]
    kinds = {(one["sizes"], one["purpose"]) for one in icons}
    assert kinds >= {(f"{s}x{s}", use) for s in (192, 512) for use in ("any", "maskable")}
    for one in icons:
        data = (public / one["src"].lstrip("/")).read_bytes()
        if one["type"] == "image/png":
            # Every PNG begins with its size.
            width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
            assert f"{width}x{height}" == one["sizes"]


def test_what_every_page_says_lies_beside_the_engine() -> None:
    """A second tab has no engine, and still has to say that it is waiting for the first."""
    spoken = (ROOT / "client" / "src" / "words" / "spoken.svelte.ts").read_text("utf-8")
    shared = re.findall(r"'(\w+)'", spoken.split("const SHARED = [")[1].split("]")[0])
    packed = (ROOT / "client" / "offline.py").read_text("utf-8")
    rooms = re.findall(r'"(\w+)"', packed.split("SPOKEN: Final = (")[1].split('"""')[0])
    assert shared and set(shared) <= {*rooms, EVERY_PAGE}
