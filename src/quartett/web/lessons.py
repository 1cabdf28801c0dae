"""The first turn of each game, for whoever learns it."""

from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett import games
from quartett.core.record import short
from quartett.table.lesson import Lesson
from quartett.web import messages as wire
from quartett.web.answers import answer, body_of
from quartett.web.asking import limits_of


@cache
def lesson_of(name: str) -> Lesson:
    return Lesson(games.load(name))


async def show_lesson(request: Request) -> Response:
    return answer(lesson_of(short(request.path_params["game"])).seen)


async def show_reasons(request: Request) -> Response:
    """Why moves are not possible at a step of the lesson, as `reasons` on the socket."""
    lesson = lesson_of(short(request.path_params["game"]))
    asked = await body_of(request, wire.AskReasons, limits_of(request).body_bytes)
    return answer(lesson.reasons(asked.step, asked.moves))


ROUTES: Final = [
    Route("/api/games/{game}/lesson", show_lesson),
    Route("/api/games/{game}/lesson/reasons", show_reasons, methods=["POST"]),
]
