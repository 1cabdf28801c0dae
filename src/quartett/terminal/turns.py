"""What others did, one line per turn. What a line leaves out is in the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from quartett.core.chance import CHANCE
from quartett.core.story import Event

if TYPE_CHECKING:
    from quartett.terminal.host import Host

BETWEEN = "\n"
"""Separates the sentences of a turn; where not all fit, it is cut there."""


def turns(host: Host, viewer: int, start: int, end: int | None = None) -> list[str]:
    """The story of some moves: the viewer's own in full, a turn of anybody else in short."""
    told: list[str] = []
    for actor, events in _by_actor(host, viewer, start, end):
        if actor == viewer:
            told += host.say_events(events, viewer)
        else:
            told += (BETWEEN.join(host.say_events(some, viewer)) for some in _lines(host, events))
    return told


def _by_actor(
    host: Host, viewer: int, start: int, end: int | None
) -> Iterator[tuple[int, list[Event]]]:
    """Consecutive moves of one seat, with the answers of chance among them."""
    actor, events = CHANCE, list[Event]()
    sitting = host.sitting
    for move, notes in zip(sitting.match.moves[start:end], sitting.notes[start:end], strict=True):
        if move.seat not in (CHANCE, actor):
            yield actor, events
            actor, events = move.seat, []
        events += sitting.game.events(notes, viewer)
    yield actor, events


def _lines(host: Host, events: Sequence[Event]) -> list[list[Event]]:
    """The important events of a turn, one line per seat concerned."""
    lines: list[list[Event]] = []
    about = None
    for event in _telling(host, events):
        seat = getattr(event, "seat", about)
        if not lines or seat != about:
            lines.append([])
        lines[-1].append(event)
        about = seat
    return lines


def _telling(host: Host, events: Sequence[Event]) -> Iterable[Event]:
    kept = [event for event in events if not isinstance(event, host.stage.ASIDE)]
    return kept or events[-1:]
