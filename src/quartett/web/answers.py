"""Answers over HTTP: JSON of our own types, and problems with a sentence."""

from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quartett.core.problem import Problem
from quartett.core.replay import RefusedLine
from quartett.web.messages import Trouble
from quartett.words import LANGUAGES, Words

T = TypeVar("T")

STATUS: Final = {
    "unknown-table": 404,
    "unknown-page": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-words": 404,
    "unknown-seat": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "no-puzzles": 404,
    "unknown-puzzle": 404,
    "no-puzzle-there": 404,
    "wrong-method": 405,
    "no-pass": 403,
    "wrong-secret": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-link-for-bots": 409,
    "too-many-here": 409,
    "too-many-passes": 409,
    "table-full": 409,
    "too-many-undos": 409,
    "player-name-twice": 409,
    "no-client": 404,
    "no-own-cards": 404,
    "seat-taken": 409,
    "unknown-code": 404,
    "already-started": 409,
    "not-started": 409,
    "host-starts": 409,
    "host-stays": 409,
    "seats-free": 409,
    "seat-occupied": 409,
    "rematch-after-end": 409,
    "record-after-end": 409,
    "daily-sealed": 409,
    "unknown-day": 404,
    "review-not-over": 409,
    "body-too-long": 413,
    "too-heavy": 413,
    "not-json": 415,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "review-busy": 429,
    "own-fault": 500,
    "table-archived": 409,
    "table-newer-rules": 409,
    "table-without-snapshot": 409,
    "snapshot-other-layout": 409,
    "not-stored": 503,
}
"""Every other problem is 400."""

ENCODE: Final = msgspec.json.Encoder().encode


@cache
def words_of(language: str, game: str | None = None) -> Words:
    return Words(language, game)


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak.

    >>> language_of("pt-BR,nl;q=0.8,en;q=0.5")
    'nl'
    """
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def trouble(problem: Problem, language: str) -> Trouble:
    game = problem.game if isinstance(problem, RefusedLine) else None
    text = words_of(language, game).problem(problem)
    return Trouble(problem.name, dict(problem.arguments), text)


def answer(value: Any, status: int = 200) -> Response:
    return Response(ENCODE(value), status, media_type="application/json")


def problem_answer(problem: Problem, accepted: str) -> Response:
    return answer(trouble(problem, language_of(accepted)), STATUS.get(problem.name, 400))


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body as one of our types. Only JSON: a form of a foreign page could send no such."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Problem("not-json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Problem("body-too-long", most=most)
    decoded: T = decode(body, kind)
    return decoded


@cache
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(text: bytes | str, kind: Any) -> Any:
    return decoded(decoder_of(kind), text)


def decoded(decoder: msgspec.json.Decoder[T], text: bytes | str) -> T:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad-message", cause=str(error)) from None
