"""Retells recorded games move by move, so that a person can read what the rules do.

`PYTHONPATH=src python tests/retelling.py` writes `tests/playthroughs` anew; a test compares. What
changes in a view or an event is then seen in the difference.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quartett import games
from quartett.core.chance import NOBODY
from quartett.core.game import Game
from quartett.core.record import Record, move_line, parse
from quartett.core.replay import replay, start
from quartett.core.state import State
from quartett.core.story import Event

HERE = Path(__file__).parent
RECORDS = HERE / "records"
PLAYTHROUGHS = HERE / "playthroughs"
LONG = 8
RETOLD = (
    *("push/2-seats-eager-3", "push/3-seats-mixed-2", "push/6-seats-mixed-5"),
    *("force/2-seats-mixed-1", "force/3-seats-mixed-2", "force/4-seats-random-3"),
    *("konoha/3-seats-mixed-7", "konoha/4-seats-eager-6", "konoha/6-seats-mixed-2"),
    *("deckbattle/2-seats-mixed-1", "deckbattle/4-seats-mixed-12"),
)


def path_of(name: str) -> Path:
    return PLAYTHROUGHS / f"{name.replace('/', '-')}.txt"


def retell(name: str) -> str:
    record = parse((RECORDS / f"{name}.quartett").read_text("utf-8"))
    game = games.load(record.game)
    title = f"{name}: {record.seats} seats, {record.header['options']}"
    return "\n".join([title, "", *lines(game, record)]) + "\n"


def lines(game: Game[Any], record: Record) -> Iterator[str]:
    """For every move what is told (!), what looks different to a spectator, who is asked (>)."""
    state = start(game, record)
    seen: dict[str, str] = {}
    moves = replay(game, record, state)
    while not state.over:
        shown = spectators_view(game, state)
        yield from changes(seen, shown)
        yield from asks(game, state)
        seen, state.story = shown, []
        move = next(moves)
        yield move_line(move.seat, move.text)
        yield from map(told, game.events(state.story, NOBODY))
    yield from changes(seen, spectators_view(game, state))


def spectators_view(game: Game[Any], state: State) -> dict[str, str]:
    view = game.view(state.masked(NOBODY))
    return flat(msgspec.json.decode(msgspec.json.encode(view)))


def told(event: Event) -> str:
    said = event.line
    arguments = [f"{key}={plain(value)}" for key, value in said.arguments.items()]
    return " ".join(["    !", said.name, *arguments])


def asks(game: Game[Any], state: State) -> Iterator[str]:
    for seat in state.owing:
        if seat >= 0:
            yield f"    > {seat}: " + ", ".join(game.moves.text(move) for move in state.legal(seat))


def changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    """What looks different now; a name without a value has gone."""
    for key, value in sorted({**dict.fromkeys(before, ""), **after}.items()):
        old = before.get(key, "")
        if old != value:
            yield f"      {key}: {difference(old, value)}".rstrip()


def difference(old: str, new: str) -> str:
    """Long lists are told by what joined them and what left them."""
    if len(new.split()) <= LONG:
        return new
    had, has = Counter(old.split()), Counter(new.split())
    joined = [f"+{word}" for word in (has - had).elements()]
    return " ".join(joined + [f"-{word}" for word in (had - has).elements()])


def flat(view: Any, prefix: str = "") -> dict[str, str]:
    """A view as names and values: `seats.0.open` is `orange-2 blue-3`."""
    found: dict[str, str] = {}
    for key, value in view.items() if isinstance(view, dict) else enumerate(view):
        if isinstance(value, dict) or (isinstance(value, list) and value and is_deep(value[0])):
            found |= flat(value, f"{prefix}{key}.")
        else:
            found[f"{prefix}{key}"] = plain(value)
    return found


def is_deep(value: Any) -> bool:
    return isinstance(value, dict | list)


def plain(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


if __name__ == "__main__":
    for name in RETOLD:
        path_of(name).write_text(retell(name), "utf-8")
