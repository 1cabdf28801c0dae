"""Every sentence of whole games can be formed in every language and reads well."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from corners import CORNERS
from ftl import ROOMS, events, messages
from quartett import games
from quartett.core.game import Game
from quartett.core.record import Move
from quartett.core.replay import RefusedLine
from quartett.core.state import Note, State
from quartett.core.story import Event, Line, Reason
from quartett.words import LANGUAGES, Words, source
from walks import SOME, actors, led, viewers, walk

NAMES = ("Mira", "Jon", "Noor", "Luca", "Ilse", "Teo")
LONGEST_REASON = 60
MOST_GAMES = 40
BLAME = re.compile(
    r"\b(invalid|illegal|error|wrong|ungültig|illegal|fehler|falsch|invalide|illégal|interdit|erreur"
    r"|non valid|illegale|errore|vietat|ongeldig|illegaal|fout|verboden)",
    re.IGNORECASE,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", games.NAMES)


Told = tuple[Line | Reason | Event, int]
"""What is told or asked, and who hears it."""


def heard(name: str, seed: int) -> Iterator[Told]:
    """Reasons are asked for now and then, and whenever there is a new question."""
    questions: set[str] = set()
    for setup in (setup for setup in SOME if setup.name == name):
        notes: list[Note] = []
        pause = max(6, len(setup.game.moves) // 10)
        for number, state in enumerate(led(setup, seed) if seed % 3 == 1 else walk(setup, seed)):
            for viewer in viewers(state):
                yield from ((event, viewer) for event in setup.game.events(notes, viewer))
            told = list(asked(setup.game, state))
            yield from told
            new = {repr(question) for question in told[:1]} - questions
            if number % pause == 0 or state.over:
                yield from refused(setup.game, state, actors(state))
            elif new:
                yield from refused(setup.game, state, state.owing)
            questions |= new
            notes.clear()
            state.story = notes


def cornered(name: str) -> Iterator[Told]:
    game = games.load(name)
    for state in CORNERS[name]() if name in CORNERS else []:
        yield from asked(game, state)
        yield from refused(game, state, actors(state))
        yield from answered(game, state)


def asked(game: Game[Any], state: State) -> Iterator[Told]:
    for seat in (seat for seat in state.owing if seat >= 0):
        seen = state.masked(seat)
        yield game.question(seen, seat), seat
        yield from ((game.choice(seen, seat, move), seat) for move in seen.legal(seat))
        if (silence := game.silence(seen)) is not None:
            yield silence, seat


def answered(game: Game[Any], state: State) -> Iterator[Told]:
    """What is told of every answer that can be given."""
    for seat in (seat for seat in state.owing if seat >= 0):
        for move in state.legal(seat):
            after, notes = state.copy(), list[Note]()
            after.story = notes
            after.apply(seat, move)
            for viewer in viewers(after):
                yield from ((event, viewer) for event in game.events(notes, viewer))


def refused(game: Game[Any], state: State, asking: Sequence[int]) -> Iterator[Told]:
    for actor in asking:
        reasons = (game.why_not(state, actor, move) for move in range(len(game.moves)))
        found = {repr(reason): reason for reason in reasons if reason is not None}
        yield from ((reason, actor) for reason in found.values())


@cache
def distinct(name: str) -> tuple[Told, ...]:
    """The same sentence to the same ears once, from as many games as it takes to hear all."""
    found: dict[tuple[str, int | None], Told] = {}
    for seed in range(MOST_GAMES + 1):
        for told, viewer in heard(name, seed) if seed else cornered(name):
            found[repr(told), viewer if isinstance(told, Event) else None] = told, viewer
        if lines_of(found.values()) >= expected(name):
            break
    return tuple(found.values())


def lines_of(told: Iterable[Told]) -> set[str]:
    return {(one.line if isinstance(one, Event) else one).name for one, _ in told}


def expected(name: str) -> set[str]:
    """All events, questions, choices and reasons of a game that the words know."""
    told = {one for one in messages("en", name) if one.startswith(("why-", "ask-", "choose-"))}
    return told | (events() & messages("en", name).keys())


def spoken(words: Words, told: Line | Reason | Event, viewer: int) -> str:
    if isinstance(told, Event):
        return words.event(told, NAMES, viewer)
    return words.reason(told, NAMES) if isinstance(told, Reason) else words.line(told, NAMES)


def flaw(text: str) -> str | None:
    """A gap where an argument is empty, or something left of the code."""
    found = re.search(r"^\s|\s$|\(\)|[{}_]|None|  |[:,(]\s?[.,)]", text)
    return found and f"{found[0]!r} in {text!r}"


def test_gaps_are_flaws() -> None:
    assert flaw("Lost: .") and flaw("Column 2 ()") and flaw("Lost: , 3") and flaw("{ $seat }")
    assert flaw("Mira took column 2: orange 2, roll card (2 points).") is None


@every_game
def test_the_games_that_are_heard_bring_every_sentence(name: str) -> None:
    assert lines_of(distinct(name)) == expected(name)


@every_language
@every_game
def test_every_sentence_of_whole_games_reads_well(language: str, name: str) -> None:
    words = Words(language, name)
    flaws = (flaw(spoken(words, told, viewer)) for told, viewer in distinct(name))
    assert not list(filter(None, flaws))


@every_language
@every_game
def test_you_are_told_of_yourself_in_other_words(language: str, name: str) -> None:
    words = Words(language, name)
    for told, viewer in distinct(name):
        seat = getattr(told, "seat", None)
        if isinstance(told, Event) and seat is not None:
            named = NAMES[seat] in words.event(told, NAMES, viewer)
            assert named == (viewer != seat)


@every_language
@every_game
def test_reasons_are_short_and_blame_nobody(language: str, name: str) -> None:
    words = Words(language, name)
    for told, _ in distinct(name):
        if isinstance(told, Reason):
            text = words.line(told, NAMES)
            assert len(text) <= LONGEST_REASON and not text.endswith("."), text
            assert not BLAME.search(text), text


@every_language
@every_game
def test_a_refused_line_of_a_record_says_its_line_and_the_rule(language: str, name: str) -> None:
    words = Words(language, name)
    reasons = {told.name: told for told, _ in distinct(name) if isinstance(told, Reason)}
    for reason in reasons.values():
        text = words.problem(RefusedLine(name, Move(1, "flip", 1234), reason))
        assert "1234" in text and "1 flip" in text and text.endswith(f"({reason.rule}).")
        assert flaw(text) is None


@every_language
@pytest.mark.parametrize("room", ROOMS)
def test_nobody_is_shouted_at(language: str, room: str) -> None:
    """A scourge is drawn as !? in the terminal, and its legend says so."""
    assert "!" not in source(language, room).replace("!?", "")


@every_language
@every_game
def test_the_letters_of_the_colours_differ(language: str, name: str) -> None:
    words = Words(language, name)
    letters = [words.say(one) for one in messages(language, name) if one.startswith("letter-")]
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)
    assert len(set(letters)) == len(letters)
