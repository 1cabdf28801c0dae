"""Every place that a new game or a new language needs. A test fails with the name of the place that
is missing, and CONTRIBUTING lists the same places."""

import re
from pathlib import Path

import pytest

from quartett import games
from quartett.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")

OF_A_GAME = {
    "src/quartett/games/{game}/cards.toml": "its facts",
    "src/quartett/games/{game}/cards.py": "what loads them",
    "src/quartett/games/{game}/rulebook.toml": "numbers and sources of its rules",
    "src/quartett/games/{game}/lesson.toml": "its two lessons",
    "src/quartett/games/{game}/puzzles.jsonl": "its puzzles",
    "src/quartett/games/{game}/observation.py": "what a learner sees",
    "src/quartett/games/{game}/rules/game.py": "its rules",
    "src/quartett/games/{game}/telling/view.py": "what people see",
    "src/quartett/games/{game}/players/judge.py": "what a search is told",
    "src/quartett/terminal/{game}/__init__.py": "its table in the terminal",
    "client/src/tables/{game}/room.ts": "its table in the browser",
    "client/src/cards/{game}/Fan.svelte": "its cards in the lobby",
    "tests/games/{game}": "its tests",
    "tests/records/{game}": "its recorded games",
    "docs/games/{game}.md": "its page",
}
TOLD_OF_A_GAME = {
    "tests/test_chance.py": "how many games are played, and their CHECKSUMS",
    "tests/retelling.py": "the games that are retold in tests/playthroughs",
    "tests/test_lessons.py": "how to tell that its lessons show the rules they name",
    "docs/README.md": "the index of documents",
    "docs/observations.md": "the description of what a learner sees",
    "README.md": "the list of games",
    "client/src/theme/tokens.css": "its colours",
    "client/src/theme/base.css": "its mat",
    "client/src/cards/Back.svelte": "the back of its cards",
    "client/src/cards/signs.ts": "its symbol in lists",
}
"""Files that have a line about each game."""

OF_A_LANGUAGE = sorted(path.stem for path in (ROOT / "src/quartett/words/en").glob("*.ftl"))


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("place", OF_A_GAME)
def test_a_game_has_all_its_places(game: str, place: str) -> None:
    assert (ROOT / place.format(game=game)).exists(), f"{game} lacks {OF_A_GAME[place]}"


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("place", TOLD_OF_A_GAME)
def test_a_game_is_told_of_wherever_all_games_are(game: str, place: str) -> None:
    text, title = (ROOT / place).read_text("utf-8"), Words("en", game).say(f"game-{game}")
    assert game in text.lower() or title in text, f"{place} lacks {TOLD_OF_A_GAME[place]}"


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_has_a_playthrough(game: str) -> None:
    assert list((ROOT / "tests" / "playthroughs").glob(f"{game}-*.txt"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_has_its_words_in_every_language(game: str, language: str) -> None:
    """Without them other tests cannot even be collected, and do not say what is missing."""
    assert (ROOT / f"src/quartett/words/{language}/{game}.ftl").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", OF_A_LANGUAGE)
def test_a_language_has_all_its_words(language: str, room: str) -> None:
    assert (ROOT / f"src/quartett/words/{language}/{room}.ftl").exists()


def test_the_pages_speak_the_same_languages() -> None:
    source = (ROOT / "client/src/words/spoken.svelte.ts").read_text("utf-8")
    found = re.search(r"LANGUAGES = \[(.*?)\]", source)
    assert found is not None
    assert tuple(re.findall(r"'(\w+)'", found[1])) == LANGUAGES


@pytest.mark.parametrize("place", [*OF_A_GAME, *TOLD_OF_A_GAME])
def test_the_guide_names_every_place_of_a_game(place: str) -> None:
    assert place.format(game="<game>").removeprefix("src/quartett/") in GUIDE
