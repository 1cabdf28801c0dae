"""Every flood of one client that ever hurt the server, and what an honest table felt meanwhile.

`make flood` starts a server with its usual limits. An honest player (127.0.0.1) asks and plays with
a bot; the attacker comes from another address (127.0.0.2) and floods. Measured before, during and
after each flood: the time of an answer, the time of a bot, the memory of the server.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quartett import games
from quartett.lab.run import plan
from quartett.web.messages import VERSION

SECONDS: Final = float(os.environ.get("QUARTETT_FLOOD_SECONDS", "10"))
HONEST, BAD = ("127.0.0.1", 0), ("127.0.0.2", 0)
Flood = Callable[["Site"], Awaitable[None]]


class Site:
    def __init__(self, port: int) -> None:
        self.port = port

    async def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        source: tuple[str, int] = BAD,
        cookie: str = "",
    ) -> tuple[int, dict[str, str], bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=source)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        whole = await reader.read()
        writer.close()
        top, _, rest = whole.partition(b"\r\n\r\n")
        lines = top.decode("latin-1").split("\r\n")
        pairs = [line.partition(": ")[::2] for line in lines[1:]]
        headers = {name.lower(): value for name, value in pairs}
        return int(lines[0].split()[1]), headers, rest

    async def open(
        self, seats: list[str], game: str = "push", source: tuple[str, int] = BAD, **more: Any
    ) -> tuple[str, str]:
        """The name of a table and the cookie of its host."""
        body = {"game": game, "seats": seats, **more}
        status, headers, answer = await self.http("POST", "/api/tables", body, source)
        if status != 201:
            raise OSError(f"{status} {answer[:80]!r}")
        cookie = next(v for k, v in headers.items() if k == "set-cookie").split(";")[0]
        name = json.loads(answer)["table"]
        return name, f"quartett-{name}={cookie.partition('=')[2]}"

    async def sit(
        self, table: str, cookie: str = "", source: tuple[str, int] = BAD
    ) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        headers = {"Cookie": cookie} if cookie else {}
        socket = await connect(address, additional_headers=headers, local_addr=source)
        await socket.send(json.dumps({"type": "hello", "version": VERSION}))
        return socket


class Honest:
    """Asks ten times a second, and plays with a bot."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.asked: list[float] = []
        self.bots: list[float] = []
        self.failures = 0

    async def run(self) -> None:
        await asyncio.gather(self.ask(), self._play())

    async def ask(self) -> None:
        name, cookie = await self.site.open(["you", "you"], source=HONEST)
        socket = await self.site.sit(name, cookie, HONEST)
        while True:
            begun = time.perf_counter()
            await socket.send(json.dumps({"type": "why", "id": "w", "move": "flip"}))
            while json.loads(await asyncio.wait_for(socket.recv(), 60))["type"] != "answer":
                pass
            self.asked.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)

    async def _play(self) -> None:
        while True:
            name, cookie = await self.site.open(["you", "steady"], "force", HONEST)
            socket = await self.site.sit(name, cookie, HONEST)
            await self._game(name, socket)
            await socket.close()

    async def _game(self, name: str, socket: ClientConnection) -> None:
        begun, number = 0.0, 0
        while True:
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                _, _, seen = await self.site.http("GET", f"/api/tables/{name}", source=HONEST)
                if json.loads(seen)["over"]:
                    return
                continue
            if told["type"] == "update" and told["choices"]:
                if begun:
                    self.bots.append(time.perf_counter() - begun)
                move = {"id": f"m{number}", "number": told["number"]}
                move |= {"type": "move", "move": told["choices"][0]["move"]}
                number += 1
                await asyncio.sleep(0.05)
                begun = time.perf_counter()
                await socket.send(json.dumps(move))

    def take(self) -> tuple[str, float]:
        """What was measured since the last time, and the worst answer in ms."""
        asked, bots, self.asked, self.bots = sorted(self.asked), sorted(self.bots), [], []
        if not asked:
            return "no answer at all", float("inf")
        ms = [1000 * one for one in asked]
        p99 = ms[min(len(ms) - 1, int(len(ms) * 0.99))]
        bot = f"{bots[len(bots) // 2]:5.2f} {bots[-1]:5.2f}" if bots else "    -     -"
        return f"{ms[len(ms) // 2]:7.1f} {p99:7.1f}  {bot}", p99


def frame(kind: int, payload: bytes = b"") -> bytes:
    return bytes([kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def raw_frames(site: Site, frames: bytes) -> None:
    """A socket that sends these frames for ever and reads nothing."""
    name, cookie = await site.open(["you", "you"])
    while True:
        _, writer = await asyncio.open_connection("127.0.0.1", site.port, local_addr=BAD)
        head = f"GET /api/tables/{name}/play HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
        head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        writer.write((head + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
        hello = json.dumps({"type": "hello", "version": VERSION}).encode()
        writer.write(frame(0x81, hello))
        try:
            while True:
                writer.write(frames)
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            await asyncio.sleep(0.05)
        finally:
            writer.close()


async def pings(site: Site) -> None:
    await raw_frames(site, frame(0x89, b"x" * 100) * 500)


async def pieces(site: Site) -> None:
    await raw_frames(site, frame(0x01) + frame(0x00) * 1000)


async def idle(site: Site) -> None:
    """Connections that send nothing, or half a request."""
    half = (b"", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{")
    held = []
    while True:
        for sent in half * 100:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", site.port, local_addr=BAD
                )
                writer.write(sent)
                held.append((reader, writer))
            except OSError:
                pass
        await asyncio.sleep(0.5)


async def masters(site: Site) -> None:
    """As many tables of strong bots as one address may open."""
    while True:
        try:
            await site.open(["master", "master", "master"], "force")
        except OSError:
            await asyncio.sleep(0.2)


async def undos(site: Site) -> None:
    """Move, undo, move, undo at a table with three strong bots."""
    name, cookie = await site.open(["you", "master", "master", "master"], "force")
    socket, number, sent = await site.sit(name, cookie), 0, 0
    choices: list[Any] = []
    while True:
        told = json.loads(await socket.recv())
        if told["type"] == "update":
            number, choices = told["number"], told["choices"] or choices
        if told["type"] in ("update", "answer", "refused"):
            sent += 1
            kind = {"type": "undo"} if sent % 2 else {"type": "move", "move": choices[0]["move"]}
            await socket.send(json.dumps({"id": f"u{sent}", "number": number, **kind}))
            await asyncio.sleep(0.05)


async def hints(site: Site) -> None:
    name, cookie = await site.open(["you", "you"], "force")

    async def ask(place: int) -> None:
        socket, sent = await site.sit(name, cookie), 0
        while True:
            sent += 1
            await socket.send(json.dumps({"type": "hint", "id": f"h{sent}"}))
            while json.loads(await socket.recv())["type"] not in ("hint", "refused"):
                pass

    await asyncio.gather(*(ask(place) for place in range(50)))


async def advice(site: Site) -> None:
    """The dearest hints there are, at as many tables as may be opened: up to two seconds each."""
    tables = [await site.open(["you"] * 4, "force") for _ in range(8)]

    async def ask(name: str, cookie: str) -> None:
        socket, sent = await site.sit(name, cookie), 0
        while True:
            sent += 1
            await socket.send(json.dumps({"type": "hint", "id": f"h{sent}"}))
            while json.loads(await socket.recv())["type"] not in ("hint", "refused"):
                pass

    await asyncio.gather(*(ask(*table) for table in tables))


async def records(site: Site) -> None:
    """A long game that was played to its end, to be checked and kept again and again."""
    name, cookie = await site.open(["random"] * 4, "deckbattle")
    while not json.loads((await site.http("GET", f"/api/tables/{name}", cookie=cookie))[2])["over"]:
        await asyncio.sleep(0.2)
    _, _, record = await site.http("GET", f"/api/tables/{name}/record", cookie=cookie)
    body = {"record": record.decode(), "seats": ["you", *["random"] * 3]}

    async def ask() -> None:
        while True:
            await site.http("POST", "/api/records", body)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(ask() for _ in range(8)))


async def whys(site: Site) -> None:
    name, cookie = await site.open(["you", "you"])

    async def ask() -> None:
        socket = await site.sit(name, cookie)
        while True:
            await socket.send(json.dumps({"type": "why", "id": "w", "move": "place 3"}))
            await asyncio.sleep(0.04)

    await asyncio.gather(*(ask() for _ in range(50)))


async def replays(site: Site) -> None:
    record = plan(games.load("deckbattle"), ["random"] * 4, 1, 1, {}).record(0).text()

    async def ask() -> None:
        while True:
            await site.http("POST", "/api/replay", {"record": record})
            await asyncio.sleep(0.05)

    await asyncio.gather(*(ask() for _ in range(8)))


async def bombs(site: Site) -> None:
    """Card files that took gigabytes."""
    while True:
        for dots in (120_000, 8):
            text = ("a" + ".b" * dots + "=1\n") * (1 if dots > 8 else 8000)
            body = {"game": "push", "seats": ["you", "you"], "cards": {"text": text[:250_000]}}
            await site.http("POST", "/api/tables", body)


async def requests(site: Site) -> None:
    async def ask() -> None:
        while True:
            await site.http("GET", "/api")

    await asyncio.gather(*(ask() for _ in range(20)))


FLOODS: Final[tuple[Flood, ...]] = (
    *(pings, pieces, idle, masters, undos, hints, advice, whys, replays, records, bombs, requests),
)


def start(folder: str, *more: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "quartett", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/tables.db", *more]
    logs = (Path(folder) / "log").open("w")
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=logs, text=True)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for line in (Path(folder) / "log").read_text().splitlines():
            if '"serving"' in line:
                return process, int(json.loads(line)["port"])
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def memory(process: "subprocess.Popen[str]") -> int:
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


async def flooded(flood: Flood) -> tuple[str, bool]:
    with tempfile.TemporaryDirectory(prefix="flood") as folder:
        process, port = start(folder)
        site = Site(port)
        honest = Honest(site)
        playing = asyncio.create_task(honest.run())
        try:
            await asyncio.sleep(max(4.0, SECONDS / 2))
            before, _ = honest.take()
            began = memory(process)
            attack = asyncio.create_task(flood(site))
            await asyncio.sleep(SECONDS)
            during, worst = honest.take()
            grown = memory(process) - began
            attack.cancel()
            await asyncio.gather(attack, return_exceptions=True)
            await asyncio.sleep(max(4.0, SECONDS / 2))
            after, _ = honest.take()
            alive = process.poll() is None and not playing.done()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            process.terminate()
            process.wait(60)
    held = alive and worst < 100
    line = f"{flood.__name__:9} | {before} | {during} | {after} | {grown:+5d} MB"
    return f"{line} | {'held' if held else 'NOT HELD' if alive else 'DOWN'}", held


def main() -> int:
    print("honest answers: median ms, p99 ms; bot: median s, worst s", flush=True)
    print("flood     | before                        | during                        | after")
    names = sys.argv[1:]
    chosen = [flood for flood in FLOODS if not names or flood.__name__ in names]
    held = 0
    for flood in chosen:
        try:
            line, well = asyncio.run(flooded(flood))
        except (OSError, WebSocketException, TimeoutError) as error:
            line, well = f"{flood.__name__:9} | {type(error).__name__}: {error}", False
        held += well
        print(line, flush=True)
    print(f"{held} of {len(chosen)} held")
    return 0 if held == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
