"""The process that serves: its database, its port, its logs."""

import json
import logging
import signal
import socket
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from quartett.core.problem import Problem
from quartett.lab.batch import cores
from quartett.table.house import House
from quartett.table.sqlite import SqliteStore
from quartett.table.store import Store
from quartett.table.thinking import Thinkers
from quartett.web.app import build_app
from quartett.web.limits import Limits
from quartett.web.pages import CLIENT

LOG: Final = logging.getLogger("quartett.server")
SQLITE: Final = "sqlite:///"
STOP_SECONDS: Final = 5
BACKLOG: Final = 2048
PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "taskName"}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///quartett.db"
    limits: Limits = Limits()
    client: Path = CLIENT
    behind_proxy: bool = False
    """Whether a proxy on this machine tells the addresses of clients."""


def serve(settings: Settings) -> int:
    """Serves until it is asked to stop. Answers the exit code."""
    store = open_store(settings.database)
    tune_logs()
    house = House(store, Thinkers(max(1, cores() - 1)))
    server = Server(configure(settings, house))
    for number in (signal.SIGINT, signal.SIGTERM):
        # The server raises the signal that stopped it once more when all is stored and closed.
        signal.signal(number, lambda _number, _frame: None)
    server.run()
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """Says where it listens; with port 0 the system chooses."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            host, port, *_ = server.sockets[0].getsockname()
            LOG.info("serving", extra={"host": host, "port": port})


def configure(settings: Settings, house: House) -> uvicorn.Config:
    return uvicorn.Config(
        build_app(house, settings.limits, settings.client),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def open_store(database: str) -> Store:
    """
    >>> open_store("redis://")
    Traceback (most recent call last):
    ...
    quartett.core.problem.Problem: ('unknown-database', {'database': 'redis://'})
    """
    if not database.startswith(SQLITE):
        raise Problem("unknown-database", database=database)
    return SqliteStore(database.removeprefix(SQLITE))


class JsonLines(logging.Formatter):
    """One JSON object a line: when, what, where, and whatever the caller added. Secrets, moves and
    addresses are never added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def tune_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for noisy in ("uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
