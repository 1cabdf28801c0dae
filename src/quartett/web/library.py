"""What can be read without a table: games, rules, cards, languages and their words; health."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quartett import __version__, games
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.web import messages as wire
from quartett.web.answers import answer, language_of, words_of
from quartett.web.tables import house_of
from quartett.words import LANGUAGES, SHARED, source


def game_seen(game: Game[Any]) -> wire.GameSeen:
    options = [
        wire.OptionSeen(
            option.name,
            game.settle(game.most, {})[option.name],
            list(option.choices(game.most)),
        )
        for option in game.options
    ]
    return wire.GameSeen(
        game.name,
        game.fewest,
        game.most,
        game.rules_version,
        game.cards_digest,
        list(game.bots),
        options,
    )


async def show_server(request: Request) -> Response:
    known = [game_seen(games.load(name)) for name in games.NAMES]
    return answer(wire.ServerSeen(wire.VERSION, __version__, known, list(LANGUAGES)))


def asked_language(request: Request) -> str:
    """`?language=` or what the browser prefers."""
    language = request.query_params.get("language")
    if language is None:
        return language_of(request.headers.get("accept-language", ""))
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise Problem("unknown-language", language=short(language), languages=choices)
    return language


async def show_rules(request: Request) -> Response:
    game = games.load(short(request.path_params["game"]))
    words = words_of(asked_language(request), game.name)
    rules = [
        wire.RuleSeen(rule.number, words.rule(rule.number), rule.source, rule.place)
        for rule in game.rulebook
    ]
    return answer(rules)


async def show_cards(request: Request) -> Response:
    game = games.load(short(request.path_params["game"]))
    words = words_of(asked_language(request), game.name)
    cards = [
        wire.CardSeen(card, words.thing("card", card.name), [words.line(t) for t in card.text])
        for card in game.card_list()
    ]
    return answer(cards)


async def show_words(request: Request) -> Response:
    """The Fluent file of a room, for clients that say the sentences themselves."""
    language, room = request.path_params["language"], request.path_params["room"]
    rooms = (*SHARED, *games.NAMES)
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise Problem("unknown-language", language=short(language), languages=choices)
    if room not in rooms:
        raise Problem("unknown-words", room=short(room), rooms=", ".join(rooms))
    return PlainTextResponse(source(language, room))


async def show_health(request: Request) -> Response:
    """Whether the store still answers."""
    house = house_of(request)
    await house.store.alive()
    viewers = sum(len(table.viewers) for table in house.tables.values())
    return answer(wire.Health("well", len(house.tables), viewers))


ROUTES: Final = [
    Route("/healthz", show_health),
    Route("/api", show_server),
    Route("/api/games/{game}/rules", show_rules),
    Route("/api/games/{game}/cards", show_cards),
    Route("/api/words/{language}/{room}.ftl", show_words),
]
