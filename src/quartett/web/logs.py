"""The log of the server: JSON lines, rate-limited by kind, without secrets."""

import json
import logging
import sys
from typing import Any, Final

from quartett.web.limits import Bucket

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "taskName"}
LINES_A_SECOND: Final = 2
LINES_AT_ONCE: Final = 50
LONGEST: Final = 4000
"""Signs of a traceback; the end says most."""


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
            line["error"] = self.formatException(record.exc_info)[-LONGEST:]
        return json.dumps(line, default=str)


class Calm(logging.Filter):
    """Lets through a number of lines of a kind; the next one that comes through tells how many did
    not. Otherwise whoever makes us complain fills the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[tuple[str, int], Bucket] = {}
        self._left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.pathname, record.lineno)
        bucket = self._buckets.setdefault(kind, Bucket(LINES_A_SECOND, LINES_AT_ONCE))
        if not bucket.take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


def tune_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm())
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for noisy in ("uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
