"""Looking things up: rules with pictures, searchable cards, words for everything."""

import json
import re
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browsing import DESKTOP, PATIENCE, PHONE, WHOLE, Visit
from quartett import games
from quartett.web.library import cards_seen
from quartett.words import LANGUAGES, Words, singular
from staged import Staged
from test_browser_end import ended

CLIENT = Path(__file__).parent.parent.parent / "client"
TODAY = LANGUAGES[date.today().toordinal() % len(LANGUAGES)]
SOME_LANGUAGES = LANGUAGES if WHOLE else (TODAY,)
every_game = pytest.mark.parametrize("game", games.NAMES)


def test_every_card_is_found_with_at_most_four_keys_in_every_language() -> None:
    places = {
        f"{name} {language}": [
            {"name": seen.name, "text": " ".join(seen.text)}
            for seen in cards_seen(games.load(name), language)
        ]
        for name in games.NAMES
        for language in SOME_LANGUAGES
    }
    assert sum(map(len, places.values())) > len(SOME_LANGUAGES) * 236
    files = (CLIENT / "node_modules" / "typescript", CLIENT / "src" / "learn" / "search.ts")
    told = subprocess.run(
        ["node", str(Path(__file__).parent / "search.mjs"), *map(str, files)],
        input=json.dumps(places),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert json.loads(told.stdout) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_on_a_card_has_words(game: str, language: str) -> None:
    words = Words(language, game)
    for card in games.load(game).card_list():
        assert all(words.has(f"field-{field}") for field in (*card.values, *card.reconstructed))
        for field, value in card.values.items():
            for one in value if isinstance(value, tuple) else (value,):
                known = words.has(f"{singular(field)}-{one}") or field in ("rank", "character")
                assert isinstance(one, int) or known, (card.name, field, one)


def ids_of(game: str) -> set[str]:
    """Identifiers of cards, fields and values, which must not be visible."""
    cards = games.load(game).card_list()
    names = {card.name for card in cards} | {field for card in cards for field in card.values}
    return {name for name in names if re.search(r"-", name)}


@every_game
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_no_page_shows_an_id(revisit: Callable[..., Visit], game: str, language: str) -> None:
    one = revisit(settings={"speed": "still", "language": language})
    for page, waited in (("rules", "[data-example]"), ("cards", "[data-listed]")):
        one.page.goto(f"/{page}/{game}")
        one.page.wait_for_selector(waited)
        assert ids_on(one.page, game) == set()


def ids_on(page: Page, game: str) -> set[str]:
    """Identifiers in the visible text, in accessible names and in titles."""
    read = page.evaluate(
        "document.body.textContent + [...document.querySelectorAll('[aria-label], [title]')]"
        ".map(one => `${one.ariaLabel} ${one.title}`).join(' ')"
    )
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", read)) & ids_of(game)


MIDDLES = {"push": 150, "force": 40, "konoha": 90, "deckbattle": 420}


@every_game
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_no_table_and_no_end_shows_an_id(
    revisit: Callable[..., Visit], game: str, language: str
) -> None:
    """In the middle of a recorded game, with its whole log, and after its last move."""
    one = revisit(settings={"speed": "still", "language": language})
    staged = Staged(one, game, "3-seats-mixed-1")
    staged.open()
    staged.advance(MIDDLES[game])
    staged.show()
    one.page.wait_for_selector(f"main[data-number='{staged.number}']")
    assert ids_on(one.page, game) == set()
    ended(one, game, "3-seats-mixed-1")
    one.page.wait_for_selector(".replay")
    assert ids_on(one.page, game) == set()


def test_cards_are_searched_filtered_and_shown_with_their_faces(
    visit: Callable[..., Visit],
) -> None:
    one = visit(viewport=PHONE)
    one.page.goto("/cards/deckbattle")
    listed = one.page.locator("[data-listed]")
    listed.first.wait_for()
    assert listed.count() == len(games.load("deckbattle").card_list())
    search = one.page.get_by_role("searchbox")
    search.fill("gmk")
    one.page.wait_for_selector("[data-listed=gamakichi]:first-child [data-card=gamakichi]")
    search.fill("")
    for filtered, label, left in (("kind", "Threat", 10), ("effect", "changes costs", 4)):
        one.page.locator(f"[data-filter={filtered}]").select_option(label=label)
        expect(listed).to_have_count(left, timeout=PATIENCE)
    for filtered in ("kind", "effect"):
        one.page.locator(f"[data-filter={filtered}]").select_option(label="All")
    one.page.locator("[data-filter=team]").select_option(label="Sand")
    one.page.wait_for_selector("[data-listed=gaara]")
    assert one.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


BROKEN = """() => [...document.querySelectorAll('[data-listed] dt')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
  return lines.size > one.textContent.trim().split(/\\s+/).length;
}).map((one) => one.textContent)"""
"""Names of values that wrap within a word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_card_is_broken_on_a_phone(visit: Callable[..., Visit], language: str) -> None:
    one = visit(viewport=PHONE, settings={"speed": "still", "language": language})
    one.page.goto("/cards/deckbattle")
    one.page.wait_for_selector("[data-listed] dt")
    assert one.page.evaluate(BROKEN) == []
    assert one.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


PRINTED: Final = """() => {
  const inside = (text) => {
    const [name, field] = [text, text.closest('svg').querySelector('rect')]
      .map((one) => one.getBoundingClientRect());
    return name.left > field.left && name.right < field.right;
  };
  return [...document.querySelectorAll('[data-listed] svg text')]
    .map((text) => [text.textContent, inside(text)]);
}"""
"""Names printed on cards, and whether they stay within their coloured field."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_roll_and_switch_cards_are_called_fits_on_them(
    revisit: Callable[..., Visit], language: str
) -> None:
    one = revisit(settings={"speed": "still", "language": language})
    one.page.goto("/cards/push")
    one.page.wait_for_selector("[data-listed] svg text")
    one.page.evaluate("() => document.fonts.ready.then(() => true)")
    printed = one.page.evaluate(PRINTED)
    assert Words(language, "push").say("push-switch") in [text for text, _ in printed]
    assert [text for text, inside in printed if not inside] == []


def test_rules_have_contents_and_a_way_back(visit: Callable[..., Visit]) -> None:
    one = visit(viewport=DESKTOP)
    one.keep("quartett-tables", '[{"table": "abc", "game": "force", "seat": 0}]')
    one.page.goto("/rules/force")
    contents = one.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Darth Vader").press("Enter")
    one.page.wait_for_selector("nav [aria-current]:has-text('Darth Vader')")
    assert one.page.locator("[data-back]").first.get_attribute("href") == "/table/abc"
