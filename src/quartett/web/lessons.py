"""The first turn of each game, for whoever learns it."""

from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett import games
from quartett.core.record import short
from quartett.table.lesson import Lesson
from quartett.web.answers import answer


@cache
def lesson_of(name: str) -> Lesson:
    return Lesson(games.load(name))


async def show_lesson(request: Request) -> Response:
    return answer(lesson_of(short(request.path_params["game"])).seen)


ROUTES: Final = [Route("/api/games/{game}/lesson", show_lesson)]
