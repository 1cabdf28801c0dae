"""The process that serves: its database, its port, its logs."""

import asyncio
import errno
import logging
import resource
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

import msgspec
import uvicorn

from quartett.bots.cores import cores
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.notices.messenger import USUAL, Means
from quartett.table import upkeep
from quartett.table.bot_workers import Thinkers
from quartett.table.record_files import data_folder
from quartett.table.registry import Registry
from quartett.table.sqlite import SqliteStore
from quartett.table.store import Store
from quartett.web.app import build_app
from quartett.web.collector import Collector
from quartett.web.limits import Limits
from quartett.web.lines import Config, Http, Lines
from quartett.web.logs import tune_logs
from quartett.web.pages import CLIENT
from quartett.web.processes import serve_many
from quartett.web.socket_line import Socket

LOG: Final = logging.getLogger("quartett.server")
SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql://", "postgres://")
STOP_SECONDS: Final = 5
USUAL_PORT: Final = 8000
BACKLOG: Final = 2048
SPARE_FILES: Final = 128
SWITCH_SECONDS: Final = 0.001
"""The thread that stores waits for the loop only as long as a few moves take."""
AT_HOME: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int | None = None
    """None is the usual one, or a free one if that is taken; 0 lets the system choose."""
    database: str = ""
    """Without one the tables are kept where the records of this person lie."""
    limits: Limits = Limits()
    client: Path = CLIENT
    behind_proxy: bool = False
    """Whether a proxy on this machine tells the addresses of clients."""
    processes: int = 1
    """Behind one port; more than one need a store that they can share."""
    hosts: tuple[str, ...] = ()
    """The names that the server may be called by; none are any, or those of this machine if it
    listens to nobody else."""
    means: Means = USUAL
    """How people may be told that it is their turn."""
    compile_with: str = ""
    """The command that compiles the rules when the first page has been served."""


def serve(settings: Settings, tell: Callable[[str], None] = lambda _: None) -> int:
    """Serves until it is asked to stop. Calls `tell` with its address once it accepts requests, and
    returns the exit code."""
    store = open_store(settings.database or usual_database())
    if settings.processes > 1 and not store.shared:
        raise Problem("processes-need-postgresql")
    line = bind(settings.host, settings.port)
    raise_files()
    tune_logs()
    sys.setswitchinterval(SWITCH_SECONDS)
    if settings.processes > 1:
        tell(address_of_line(line))
        return serve_many(settings.processes, lambda: serve_one(settings, store, line))
    return serve_one(settings, store, line, tell)


def serve_one(
    settings: Settings,
    store: Store,
    line: socket.socket,
    tell: Callable[[str], None] = lambda _: None,
) -> int:
    """One process that serves on a socket which is open already."""
    thinkers = Thinkers(max(1, (cores() - 1) // settings.processes))
    registry = Registry(store, thinkers, away_limits=settings.limits.away_limits)
    server = Server(configure(settings, registry))
    server.tell = tell
    for number in (signal.SIGINT, signal.SIGTERM):
        # From now on a signal stops the server in order, also while it starts; it raises the one
        # that stopped it once more when all is stored and closed.
        signal.signal(number, server.handle_exit)
    server.run([line])
    return 0 if server.started else 1


def address_of_line(line: socket.socket) -> str:
    host, port, *_ = line.getsockname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def near_address(address: str) -> str:
    """What phones in the same network open, where the server listens to them; else nothing.

    >>> near_address("http://127.0.0.1:8000"), near_address("http://192.168.0.2:8000")
    ('', 'http://192.168.0.2:8000')
    """
    parts = urlsplit(address)
    host = parts.hostname or ""
    if host in AT_HOME:
        return ""
    if host not in EVERYWHERE:
        return address
    own = own_address()
    return f"http://{own}:{parts.port}" if own else ""


def own_address() -> str:
    """Of this machine in its network. Nothing is sent: the system only says which way it would
    take to a private address."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("10.255.255.255", 9))
        own = str(line.getsockname()[0])
        return "" if own in AT_HOME or own in EVERYWHERE else own
    return ""


def usual_database() -> str:
    """A file next to this person's records."""
    try:
        data_folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        cause = error.strerror or ""
        raise Problem("database-unusable", database=str(data_folder()), cause=cause) from None
    return f"{SQLITE}{data_folder() / 'tables.db'}"


def bind(host: str, port: int | None) -> socket.socket:
    """The socket to listen on. The usual port may be taken by something else: then any will do."""
    try:
        return listen(host, USUAL_PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return listen(host, 0)
        # `create_server` says the address a second time, in brackets.
        cause = (error.strerror or str(error)).partition(" (while attempting")[0]
        told = USUAL_PORT if port is None else port
        raise Problem("port-unusable", host=short(host), port=told, cause=cause) from None
    except OverflowError:
        raise Problem("port-unusable", host=short(host), port=port or 0, cause="0-65535") from None


def listen(host: str, port: int) -> socket.socket:
    """Accepted connections send at once: an update that follows an answer would otherwise wait
    until the client has confirmed the answer, which takes it up to 40 ms."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.create_server((host, port), family=family, backlog=BACKLOG)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


class Server(uvicorn.Server):
    """Says where it listens, and looks for garbage when nobody has to wait for it."""

    tell: Callable[[str], None]
    _collector: Collector
    _collecting: asyncio.Task[NoReturn] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._collector = Collector(self._connections)
        self._collector.begin()
        self._collecting = asyncio.create_task(self._collector.go_on())
        for server in self.servers:
            host, port, *_ = server.sockets[0].getsockname()
            LOG.info("serving", extra={"host": host, "port": port})
            self.tell(address_of_line(server.sockets[0]))

    def _connections(self) -> int:
        assert isinstance(self.config, Config)
        return len(self.config.lines)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
            self._collector.end()
        await super().shutdown(sockets)


def configure(settings: Settings, registry: Registry) -> Config:
    config = Config(
        build_app(
            registry,
            settings.limits,
            settings.client,
            hosts_of(settings),
            settings.means,
            settings.compile_with if settings.processes == 1 else "",
        ),
        host=settings.host,
        port=settings.port or 0,
        http=Http,
        ws=Socket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    config.lines = Lines(settings.limits, settings.behind_proxy, most_connections())
    return config


def hosts_of(settings: Settings) -> tuple[str, ...]:
    """
    >>> hosts_of(Settings(host="0.0.0.0")), hosts_of(Settings(hosts=("cards.example",)))
    ((), ('cards.example',))
    """
    at_home = settings.host in AT_HOME and not settings.behind_proxy
    return settings.hosts or (AT_HOME if at_home else ())


def most_connections() -> int:
    """The maximum of connections that leaves descriptors for files, workers and the database."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else max(soft - SPARE_FILES, soft // 2)


def raise_files() -> None:
    """As many open files as the system allows: a connection is one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def open_store(database: str) -> Store:
    """
    >>> try:
    ...     open_store("redis://")
    ... except Problem as problem:
    ...     problem.name
    'unknown-database'
    """
    if database.startswith(POSTGRESQL):
        return open_postgresql(database)
    if not database.startswith(SQLITE):
        raise Problem("unknown-database", database=short(database))
    return SqliteStore(database.removeprefix(SQLITE))


def open_postgresql(database: str) -> Store:
    """Its driver is installed only where it is wanted: the extra `postgresql`."""
    try:
        from quartett.table.postgres import PostgresStore
    except ModuleNotFoundError:
        raise Problem("database-driver-missing") from None
    return PostgresStore(database)


def upkeep_of(database: str) -> tuple[Callable[[Any, Path], int], Callable[[Path, Any], int], Any]:
    """How a database is copied into a file, how it is made of one again, and what both call it."""
    if not database.startswith(POSTGRESQL):
        return upkeep.copy, upkeep.restore, upkeep.file_of(database)
    try:
        from quartett.table import postgres_upkeep
    except ModuleNotFoundError:
        raise Problem("database-driver-missing") from None
    return postgres_upkeep.copy, postgres_upkeep.restore, database
