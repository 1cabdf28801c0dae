"""The story of a record, told move by move."""

from collections.abc import Iterator
from typing import Any

from quartett.bots import NAMES
from quartett.core.chance import NOBODY
from quartett.core.game import Game
from quartett.core.record import Record
from quartett.core.replay import replay, start
from quartett.core.state import Note, State
from quartett.table.seats import seats_of
from quartett.terminal.ending import outcome
from quartett.terminal.scene import Scene, call, signed_names, signs, stage_of
from quartett.words import Words


def retell(game: Game[Any], record: Record, language: str) -> Iterator[str]:
    """One sentence per event, then the outcome. Raises the Problem at the first bad line."""
    words = Words(language, game.name, game.card_list())
    state = start(game, record)
    yield words.say("welcome", names=", ".join(signed_names(_scene(game, state, record, words))))
    if record.earlier:
        yield words.say("told-from", count=record.earlier)
    notes: list[Note] = []
    state.story = notes
    names = call(seats_of(record, NAMES), words, you=False)
    for _ in replay(game, record, state):
        for event in game.events(notes, NOBODY):
            yield words.event(event, names)
        notes.clear()
    yield from _last_words(game, state, record, words)


def _last_words(game: Game[Any], state: State, record: Record, words: Words) -> list[str]:
    if not state.over:
        return [words.say("not-over")]
    return outcome(_scene(game, state, record, words), stage_of(game), game.together)


def _scene(game: Game[Any], state: State, record: Record, words: Words) -> Scene:
    seats = seats_of(record, NAMES)
    view = game.view(state.masked(NOBODY))
    return Scene(words, view, call(seats, words, you=False), signs(seats, words), record.options)
