"""The JSON schema of everything on the wire, made from the types: `python -m quartett.web.schema`.

Views and events are those of all games.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quartett import games
from quartett.core.game import Rule
from quartett.core.story import Event, View
from quartett.table.branch import PlayOn
from quartett.table.finished import KeepGame
from quartett.table.lesson import LessonSeen
from quartett.table.opening import OpenTable
from quartett.table.puzzles import PuzzleListed, PuzzleSeen
from quartett.table.replays import Replay
from quartett.table.reviews import ReviewBegun, ReviewDone, ReviewRow
from quartett.table.room import SetRoom
from quartett.web import bodies, catalog, responses
from quartett.web.messages import VERSION, Received, Sent, Trouble

HTTP_TYPES: Final = (
    *(OpenTable, PlayOn, KeepGame),
    *(bodies.Enter, bodies.TakeSeat, bodies.HandSeat, bodies.Forced),
    *(responses.SeatLink, responses.TableOpened, responses.Entered, responses.TableSeen),
    *(responses.TableListed, bodies.SendRecord, Replay),
    *(catalog.ServerSeen, catalog.SectionSeen, catalog.CardSeen, responses.Health, Rule),
    *(SetRoom, bodies.NameSeat, responses.RoomFound),
    *(LessonSeen, bodies.SendReview, ReviewBegun, ReviewRow, ReviewDone),
    *(PuzzleListed, PuzzleSeen),
    *(bodies.WishNotice, bodies.StopNotice, responses.NoticesSeen),
    *(responses.DailySeen, responses.DaySeen),
)


def schema() -> dict[str, Any]:
    """
    >>> sorted(schema()["properties"])
    ['events', 'http', 'received', 'sent', 'views']
    """
    for name in games.NAMES:
        games.load(name)
    views, events = list(kinds_of(View)), list(kinds_of(Event))
    types = [Sent, Received, *HTTP_TYPES, Trouble, *views, *events]
    (sent, received, *others), parts = msgspec.json.schema_components(
        types, ref_template="#/$defs/{name}"
    )
    http, rest = others[: len(HTTP_TYPES) + 1], others[len(HTTP_TYPES) + 1 :]
    parts["View"] = {"anyOf": rest[: len(views)]}
    parts["Event"] = {"anyOf": rest[len(views) :]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Quartett, version {VERSION} of the wire",
        "properties": {
            "sent": sent,
            "received": received,
            "http": {"anyOf": http},
            "views": {"$ref": "#/$defs/View"},
            "events": {"$ref": "#/$defs/Event"},
        },
        "$defs": dict(sorted(parts.items())),
    }


def kinds_of(parent: type[Any]) -> Iterator[type[Any]]:
    """All kinds that the games in the list tell, in an order that no import changes."""
    rooms = tuple(f"quartett.games.{name}." for name in games.NAMES)
    kinds = [kind for kind in _descendants(parent) if kind.__module__.startswith(rooms)]
    yield from sorted(kinds, key=lambda kind: (kind.__module__, kind.__qualname__))


def _descendants(parent: type[Any]) -> Iterator[type[Any]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from _descendants(kind)


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
