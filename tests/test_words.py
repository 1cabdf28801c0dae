"""The words: five languages that take the same, words for all that is said, and none left over.

A new game is covered by its name in `games.NAMES`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import quartett
from ftl import ROOMS, counted, events, messages, references, variables
from quartett import games
from quartett.bots import LEVELS, NAMES
from quartett.games.deckbattle import vocabulary
from quartett.words import LANGUAGES, SHARED, Words, source

SOURCE = Path(quartett.__file__).parent
CLIENT = Path(__file__).parent.parent / "client" / "src"
OTHERS = tuple(language for language in LANGUAGES if language != "en")

# Ids that code puts together from a kind and a name: names of things (`Words.thing`), the letter of
# a colour, the options of a game with their values, languages and bots to choose from.
PUT_TOGETHER = (
    *("card-", "colour-", "face-", "letter-", "option-", "language-", "bot-"),
    *("symbol-", "team-", "signal-", "vote-", "power-", "grade-"),
    *("link-", "length-", "tree-", "lesson-"),
    *("notice-", "shape-"),
    *("item-", "technique-", "affinity-", "group-", "phase-", "type-"),
    *("part-", "open-", "banked-"),
    *("deckbattle-help-", "deckbattle-strike-", "konoha-means-"),
    *("filter-", "does-", "verdict-", "pile-", "unit-", "turn-", "round-"),
    *("build-", "aside-", "say-", "puzzle-called-", "puzzle-cost-"),
    *("ask-", "choose-"),  # all of them are heard in `test_words_in_games`
)
# Small words that every language is asked for, whether a table shows them yet or not.
SMALL_WORDS = {"seat", "yes", "no"}

every_room = pytest.mark.parametrize("room", ROOMS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", OTHERS)
every_game = pytest.mark.parametrize("name", games.NAMES)


@cache
def every_id() -> set[str]:
    return {name for room in ROOMS for name in messages("en", room)}


@every_room
@other_languages
def test_all_languages_have_the_same_ids(room: str, language: str) -> None:
    assert messages(language, room).keys() == messages("en", room).keys()


@every_room
@other_languages
def test_all_languages_take_the_same_arguments(room: str, language: str) -> None:
    different = [
        name for name in messages("en", room) if variables(language, name) != variables("en", name)
    ]
    assert not different


@every_room
def test_no_french_line_breaks_before_a_sign(room: str) -> None:
    """The hint and the signs of names list them as commands and signs, not as punctuation."""
    lines = [line for line in source("fr", room).splitlines() if not line.startswith("#")]
    listed = ("hint = ", "hint-enter = ", "bad-player-name = ", "command-why = ")
    broken = [line for line in lines if re.search(r" [;:?!»]|« ", line)]
    assert [line for line in broken if not line.startswith(listed)] == []


SEVERAL = {
    "de": "Punkte Punkten Karten Spiele Spielen Züge Zügen Sekunden Plätze Plätzen Geräten Masken"
    " Kämpfer Tische Tischen Varianten Bots Runden Spalten Schritte Ausfälle Minuten Tage Stunden",
    "en": "points cards games moves seconds seats devices masks fighters characters tables variants"
    " bots rounds columns steps failures minutes days hours turns players people tries",
    "fr": "points cartes parties coups secondes places appareils masques combattants tables"
    " variantes bots manches colonnes étapes défaillances minutes jours heures tours joueurs",
    "it": "punti carte partite mosse secondi posti dispositivi maschere combattenti tavoli varianti"
    " bot round colonne passi guasti minuti giorni ore turni giocatori persone tentativi",
    "nl": "punten kaarten spellen zetten seconden plaatsen apparaten maskers vechters tafels"
    " varianten bots rondes kolommen stappen minuten dagen uren beurten spelers mensen pogingen",
}
"""Nouns that are wrong after a 1."""
NEVER_ONE = {
    *("too-many-asked", "too-many-variants", "too-many-here", "too-many-remarks", "too-fast"),
    *("people-here", "room-plays", "seat-devices", "free-seats", "wrong-seat-count"),
    *("wrong-bot-count", "no-such-seat", "too-few-games", "too-heavy", "tell-me-how"),
    *("wrong-seconds", "cards-long-key", "effect-fighters-most", "right-total"),
    *("packing", "arena-title", "in-front", "daily-bar", "lab-interrupted", "lab-length"),
    *(
        "ladder-with-seats",
        "branch-seats",
        "daily-with",
        "effect-fighters-least",
        "program-late",
        "record-other-cards",
    ),
}
"""Limits, sizes of tables and packs, means, and the whole of which something is a part: `1 of 7
games`."""


@every_room
@every_language
def test_no_number_stands_before_a_fixed_plural(room: str, language: str) -> None:
    """`1 points`: what can be one has a form for it."""
    several = SEVERAL[language].split()
    fixed = {
        (name, variable, word)
        for name, message in messages(language, room).items()
        for variable, word in counted(message)
        if word in several and name not in NEVER_ONE
    }
    assert fixed == set()


@pytest.mark.parametrize(
    ("text", "fixed"),
    (
        ("one = { $n } points", [("n", "points")]),
        ("one = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}", []),
        ("one = { $a ->\n    [one] x\n   *[other] { $n } points\n}", [("n", "points")]),
        ("one = x\n    .short = { $n } points", [("n", "points")]),
    ),
)
def test_a_fixed_plural_is_found(text: str, fixed: list[tuple[str, str]]) -> None:
    message = FluentParser().parse(f"{text}\n").body[0]
    assert isinstance(message, Message) and list(counted(message)) == fixed


@every_language
@every_game
def test_no_room_hides_the_words_of_another(language: str, name: str) -> None:
    names = list(chain.from_iterable(messages(language, room) for room in (*SHARED, name)))
    assert len(names) == len(set(names)), {one for one in names if names.count(one) > 1}


def test_numbers_below_zero_have_a_minus_sign() -> None:
    assert "−4" in Words("en", "konoha").say("because-hand", strength=-4)
    assert "-" not in Words("fr", "konoha").say("because-hand", strength=-4)


def test_no_code_puts_a_colon_after_words() -> None:
    """French has a space before it, so that it belongs to the words."""
    text = re.compile(r"""(?:words\.say\([^)]*\)|names\[\w+\])\}: """)
    files = [*(SOURCE / "terminal").rglob("*.py"), SOURCE / "lab" / "evenness.py"]
    assert [file.name for file in files if text.search(file.read_text("utf-8"))] == []


# What code says


class Said:
    """A call that says something: the ids it may name, and the arguments it gives."""

    def __init__(self, call: ast.Call, file: Path) -> None:
        first = call.args[0] if call.args else ast.Constant(None)
        strings = [node for node in ast.walk(first) if isinstance(node, ast.Constant)]
        self.put_together = any(isinstance(node, ast.JoinedStr) for node in ast.walk(first))
        self.ids = [node.value for node in strings if isinstance(node.value, str)]
        self.arguments = {keyword.arg for keyword in call.keywords}
        self.place = f"{file.relative_to(SOURCE)}:{call.lineno}"


def listed_files() -> list[Path]:
    """The code without the rooms of games that are not in the list yet."""
    rooms = [room for room in (SOURCE / "games").iterdir() if room.is_dir()]
    unlisted = {room for room in rooms if room.name not in games.NAMES}
    return [file for file in SOURCE.rglob("*.py") if not unlisted & set(file.parents)]


@cache
def parsed() -> list[tuple[Path, ast.AST]]:
    return [(file, ast.parse(file.read_text("utf-8"))) for file in listed_files()]


def calls(*functions: str) -> Iterator[Said]:
    for file, tree in parsed():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in functions:
                yield Said(node, file)


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def sentences(said: Said) -> list[str]:
    """The ids of a call; a sentence printed as it stands is none."""
    return [name for name in said.ids if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name)]


@cache
def problems() -> list[Said]:
    return [said for said in calls("Problem") if said.ids]


@cache
def whole() -> list[Said]:
    return [said for said in calls("say", "Line") if said.ids and not said.put_together]


@cache
def begun() -> set[str]:
    """The beginnings of ids that end in something else each time."""
    found = (said.ids[0] for said in calls("say") if said.put_together)
    return {stem for stem in found if stem.endswith("-")}


def written_out() -> set[str]:
    """Every string in the code that could be an id, such as the reasons."""
    nodes = chain.from_iterable(ast.walk(tree) for _, tree in parsed())
    strings = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {text for text in strings if isinstance(text, str)}


def said_in_the_browser() -> set[str]:
    """Every string in the client that could be an id."""
    files = [file for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte")]
    texts = "".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'", texts))


def told_by_games() -> set[str]:
    """Ids that follow from what the games declare."""
    told = events()
    for game in map(games.load, games.NAMES):
        told |= {f"game-{game.name}", f"about-{game.name}"}
        told |= {rule.number for rule in game.rulebook}
        told |= {f"tally-{tally}" for tally in game.tallies}
        told |= {f"option-{option.name}" for option in game.options}
        told |= {f"bot-{bot}" for bot in NAMES} | {f"level-{level}" for level in LEVELS}
    return told


def effects() -> Iterator[str]:
    """What cards of Deck Battle can do, by the name it has in card files."""
    for kind in vocabulary.Effect.__subclasses__():
        yield str(kind.__struct_config__.tag)


def test_there_are_words_for_everything_that_the_games_declare() -> None:
    assert told_by_games() <= every_id()


def test_there_are_words_for_everything_that_code_says() -> None:
    said = {name: said.place for said in (*problems(), *whole()) for name in sentences(said)}
    missing = {name: place for name, place in said.items() if name not in every_id()}
    assert said and not missing
    assert all(any(name.startswith(stem) for name in every_id()) for stem in begun())


def test_there_are_words_for_everything_that_the_pages_say() -> None:
    files = [file for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte")]
    said = {name for file in files for name in re.findall(r"say\('([^'$]+)'", file.read_text())}
    assert said and said <= every_id()


def test_there_are_words_for_every_reason_question_and_choice() -> None:
    parts = {text for text in written_out() if re.fullmatch(r"(why|ask|choose)-[a-z-]+", text)}
    assert parts and parts <= every_id()


def test_problems_bring_the_arguments_of_their_sentences() -> None:
    for said in problems():
        needed = variables("en", said.ids[0])
        assert needed == said.arguments, f"{said.place}: {said.ids[0]}"


def test_no_words_are_left_over() -> None:
    used = told_by_games() | SMALL_WORDS | {text for text in written_out() if "-" in text}
    used |= {f"effect-{kind}" for kind in effects()}
    used |= {name for said in whole() for name in sentences(said)} | said_in_the_browser()
    for room in ROOMS:
        used = used.union(*(references(m).messages for m in messages("en", room).values()))
    stems = (*PUT_TOGETHER, *begun())
    assert not {name for name in every_id() - used if not name.startswith(stems)}
