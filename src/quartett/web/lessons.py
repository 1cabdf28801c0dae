"""The lessons of each game."""

from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett import games
from quartett.core.record import short
from quartett.table.lesson import PARTS, Lesson
from quartett.web.answers import answer
from quartett.web.requests import number_asked


@cache
def lesson_of(name: str, part: int) -> Lesson:
    return Lesson(games.load(name), part)


async def show_lesson(request: Request) -> Response:
    name = short(request.path_params["game"])
    return answer(lesson_of(name, number_asked(request, "part", PARTS[0])).seen)


ROUTES: Final = [Route("/api/games/{game}/lesson", show_lesson)]
