"""What can be read without a table: games, rules, cards, languages and their words; health."""

import gzip
import re
from functools import cache, lru_cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quartett import __version__, games
from quartett.core.game import Example, Game
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.web import catalog, messages, responses
from quartett.web.answers import answer, words_of
from quartett.web.requests import (
    asked_language,
    check_watching,
    number_asked,
    registry_of,
    table_of,
)
from quartett.words import (
    EVERY_PAGE,
    LANGUAGES,
    LESSONS,
    ON_EVERY_PAGE,
    PAGE_ROOMS,
    SHARED,
    Words,
    source,
)

QUICKLY: Final = 6
RULES: Final = "-rules"
RULE: Final = re.compile(r"^[A-Z]+-A?\d+ =.*\n(?:[ }].*\n)*", re.MULTILINE)
"""The sentence of a rule under its number, with the lines that belong to it."""
COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
BOTS_SECONDS: Final = 60
"""A person's bot that has not begun to think after so long is not well."""


def packed(request: Request, whole: Response) -> Response:
    """What every page of a table loads, small for those who can unpack it."""
    whole.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        whole.body = compressed(bytes(whole.body))
        whole.headers["content-encoding"] = "gzip"
        whole.headers["content-length"] = str(len(whole.body))
    return whole


@lru_cache(maxsize=64)
def compressed(text: bytes) -> bytes:
    return gzip.compress(text, QUICKLY, mtime=0)


def game_seen(game: Game[Any]) -> catalog.GameSeen:
    return catalog.GameSeen(
        game.name,
        game.fewest,
        game.most,
        game.rules_version,
        game.cards_digest,
        [catalog.LevelSeen(one.name, min(one.most, game.most)) for one in game.levels],
        game.together,
        options_seen(game, game.most),
    )


def options_seen(game: Game[Any], seats: int) -> list[catalog.OptionSeen]:
    return [
        catalog.OptionSeen(
            option.name,
            option.default(seats),
            [] if option.pattern else list(option.choices(seats)),
            option.pattern,
            option.by_lot,
        )
        for option in game.options
    ]


async def show_server(request: Request) -> Response:
    known = [game_seen(games.load(name)) for name in games.NAMES]
    build = registry_of(request).thinkers.rules.build
    return answer(catalog.ServerSeen(messages.VERSION, __version__, build, known, list(LANGUAGES)))


async def show_rules(request: Request) -> Response:
    game = games.load(short(request.path_params["game"]))
    words = words_of(asked_language(request), game.name)
    names = dict.fromkeys(rule.section for rule in game.rulebook)
    return packed(request, answer([section_seen(game, name, words) for name in names]))


def section_seen(game: Game[Any], name: str, words: Words) -> catalog.SectionSeen:
    rules = [rule for rule in game.rulebook if rule.section == name]
    numbers = {rule.number for rule in rules}
    return catalog.SectionSeen(
        name,
        words.say(f"section-{name}"),
        [catalog.RuleSeen(r.number, words.rule(r.number), r.source, r.place) for r in rules],
        [example_seen(one, words) for one in game.examples if one.after in numbers],
    )


def example_seen(example: Example, words: Words) -> catalog.ExampleSeen:
    title = words.say(f"example-{example.name}")
    groups = [
        catalog.GroupSeen(
            list(one.cards),
            words.say(f"example-{one.says}") if one.says else one.amount,
            one.verdict,
        )
        for one in example.groups
    ]
    text = words.say(f"example-{example.name}-text")
    return catalog.ExampleSeen(example.name, example.after, title, text, groups)


async def show_cards(request: Request) -> Response:
    game = games.load(short(request.path_params["game"]))
    return answer(cards_seen(game, asked_language(request)))


async def show_table_cards(request: Request) -> Response:
    """The cards that a table is played with, which may be somebody's own."""
    table = await table_of(request)
    await check_watching(request, table)
    return packed(request, answer(cards_seen(table.match.game, asked_language(request))))


def cards_seen(game: Game[Any], language: str) -> list[catalog.CardSeen]:
    words = words_of(language, game.name)
    return [
        catalog.CardSeen(card, words.thing("card", card.name), [words.line(t) for t in card.text])
        for card in game.card_list()
    ]


async def show_options(request: Request) -> Response:
    """The options for a number of seats."""
    game = games.load(short(request.path_params["game"]))
    seats = number_asked(request, "seats", game.most)
    game.check_seats(seats)
    return answer(options_seen(game, seats))


async def show_words(request: Request) -> Response:
    """The Fluent file of a room, for clients that say the sentences themselves."""
    language, room = request.path_params["language"], request.path_params["room"]
    own = (*games.NAMES, *(name + RULES for name in games.NAMES))
    rooms = (EVERY_PAGE, *SHARED, *PAGE_ROOMS, LESSONS, *own)
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise Problem("unknown-language", language=short(language), languages=choices)
    if room not in rooms:
        raise Problem("unknown-words", room=short(room), rooms=", ".join(rooms))
    return packed(request, PlainTextResponse(text_of(language, room)))


@cache
def text_of(language: str, room: str) -> str:
    """Without comments. A table never says a rule of its game, it leads to it: rules are a room of
    their own, so that tables stay light."""
    if room == EVERY_PAGE:
        return "\n".join(text_of(language, part) for part in ON_EVERY_PAGE)
    text = COMMENT.sub("", source(language, room.removesuffix(RULES)))
    if room.endswith(RULES):
        return "".join(RULE.findall(text))
    return RULE.sub("", text) if room in games.NAMES else text


async def show_health(request: Request) -> Response:
    """Whether the store can be written, bots answer, and every table can be read."""
    registry = registry_of(request)
    viewers = sum(len(table.viewers) for table in registry.tables.values())
    waiting, oldest = registry.thinkers.waiting()
    if not await registry.can_write():
        status = "store"
    elif oldest > BOTS_SECONDS:
        status = "bots"
    else:
        status = "tables" if len(registry.retries) else "well"
    unreadable, build = len(registry.retries), registry.thinkers.rules.build
    health = responses.Health(
        status, len(registry.tables), viewers, waiting, oldest, unreadable, build
    )
    return answer(health, 503 if status in ("store", "bots") else 200)


ROUTES: Final = [
    Route("/healthz", show_health),
    Route("/api", show_server),
    Route("/api/games/{game}/rules", show_rules),
    Route("/api/games/{game}/cards", show_cards),
    Route("/api/tables/{table}/cards", show_table_cards),
    Route("/api/games/{game}/options", show_options),
    Route("/api/words/{language}/{room}.ftl", show_words),
]
