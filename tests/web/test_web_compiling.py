"""The rules are compiled after the first page, and bots use them from the next move on."""

import asyncio
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.applications import Starlette

import quartett
from quartett import games
from quartett.table import builds
from quartett.table.bot_workers import Thinkers
from quartett.table.builds import Rules
from quartett.table.fair_queue import Asker
from quartett.web.compilation import Compiling
from quartett.web.pages import routes
from serving import InProcess, ask, open_table, wait_for

ROOT = Path(__file__).parent.parent.parent
STATE = "core/state.cpython-0.so"


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package that looks compiled, while the server's is not."""
    folder = tmp_path / "other"
    shutil.copytree(builds.OWN, folder / "quartett", ignore=shutil.ignore_patterns("client"))
    (folder / "quartett" / STATE).touch()
    monkeypatch.setattr(builds, "EXTENSION_SUFFIXES", [".cpython-0.so"])
    return folder


def test_only_a_compiled_build_of_the_same_sources_is_taken(other: Path) -> None:
    rules = Rules()
    assert rules.build == "uncompiled"
    (other / "quartett" / "web" / "shield.py").write_text("'''Another time.'''\n")
    assert not rules.take(other) and not rules.take(other / "nowhere")
    shutil.copy(builds.OWN / "web" / "shield.py", other / "quartett" / "web" / "shield.py")
    assert rules.take(other) and rules.build == "compiled"
    (other / "quartett" / STATE).unlink()
    assert not Rules().take(other)


def test_workers_move_to_another_build_and_back_if_they_cannot_start_there(other: Path) -> None:
    """The games continue in either case."""
    (other / "quartett" / STATE).unlink()  # it would be loaded
    game, asker = games.load("push"), Asker("table", "address")
    seen, before = game.start(2).masked(0), list(sys.path)

    async def ask_thrice() -> list[int]:
        thinkers = Thinkers(1)
        try:
            found = [await thinkers.ask(asker, game, seen.numbers(), 0, "steady")]
            thinkers.rules.folder = other
            found.append(await thinkers.ask(asker, game, seen.numbers(), 0, "steady"))
            assert thinkers.rules.folder == other
            (other / "quartett" / "__init__.py").write_text("raise ImportError\n")
            thinkers.bots._workers[0].end()
            thinkers.bots._workers[1].end()
            found.append(await thinkers.ask(asker, game, seen.numbers(), 0, "steady"))
            assert thinkers.rules.folder is None
            return found
        finally:
            thinkers.stop()

    assert asyncio.run(ask_thrice()) == [game.moves.parse("flip")] * 3
    assert sys.path == before


@pytest.mark.parametrize("command", ["false", "no-such-command-anywhere"])
def test_a_command_that_fails_leaves_everything_as_it_is(
    command: str, caplog: pytest.LogCaptureFixture
) -> None:
    rules = Rules()
    rules.own = False

    async def compile_in_vain() -> None:
        compiling = Compiling(command, rules)
        await compiling.begin()
        await compiling.begin()
        assert compiling._task is not None
        await compiling._task
        await compiling.stop()

    with caplog.at_level("WARNING", "quartett.server"):
        asyncio.run(compile_in_vain())
    assert caplog.messages == ["not compiled"] and rules.build == "uncompiled"


def test_what_still_compiles_ends_with_the_server() -> None:
    rules = Rules()
    rules.own = False

    async def stop_early() -> int | None:
        compiling = Compiling("sleep 600", rules)
        await compiling.begin()
        while compiling._process is None:
            await asyncio.sleep(0.01)
        process = compiling._process
        await compiling.stop()
        return await asyncio.wait_for(process.wait(), 60)

    assert asyncio.run(stop_early()) == -15


@pytest.mark.parametrize(("address", "begins"), [("/", 1), ("/sw.js", 1), ("/icons/one.svg", 0)])
def test_a_visit_begins_it_also_if_the_page_was_kept_by_the_browser(
    tmp_path: Path, address: str, begins: int
) -> None:
    """The browser then requests the service worker, and no page."""
    for name in ("index.html", "sw.js", "icons/one.svg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    begun: list[str] = []

    async def begin() -> None:
        begun.append(address)

    app = Starlette(routes=routes(tmp_path))
    app.state.compiling = SimpleNamespace(begin=begin)

    async def heard(_: Any = None) -> dict[str, Any]:
        return {"type": "http.request"}

    scope = {"type": "http", "method": "GET", "path": address, "headers": [], "query_string": b""}
    asyncio.run(app(scope, heard, heard))
    assert len(begun) == begins


@pytest.mark.skipif(not quartett.is_compiled(), reason="what it moves to is the installed build")
def test_a_server_of_the_sources_moves_to_the_compiled_rules_after_its_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    server = InProcess(tmp_path / "tables.db", "--compile-with", "true")
    try:
        assert ask(f"{server.address}/healthz").json["build"] == "uncompiled"
        first = open_table(server.address, ["steady", "steady"])
        assert ask(f"{server.address}/").status == 200
        wait_for(lambda: ask(f"{server.address}/healthz").json["build"] == "compiled")
        assert ask(f"{server.address}/api").json["build"] == "compiled"
        second = open_table(server.address, ["master", "steady"])
        for opened in (first, second):
            table = f"{server.address}/api/tables/{opened.json['table']}"
            wait_for(lambda table=table: ask(table).json["result"] is not None)
        mapped = [path.read_text() for path in maps_of_children(server.process.pid)]
        assert any("quartett_core__mypyc" in text for text in mapped)
    finally:
        server.stop()


def maps_of_children(pid: int) -> list[Path]:
    """The modules loaded by the child processes (Linux)."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for path in found for child in path.read_text().split()]
    return [Path(f"/proc/{child}/maps") for child in children]
