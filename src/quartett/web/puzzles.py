"""What would you do? The puzzles of each game, and the positions of a finished one."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett import games
from quartett.core.record import short
from quartett.table.puzzles import from_game, listed, packaged
from quartett.web.answers import answer
from quartett.web.replays import PRICE
from quartett.web.requests import finished_table, number_asked, registry_of
from quartett.web.shield import address_of


async def list_puzzles(request: Request) -> Response:
    return answer(listed(games.load(short(request.path_params["game"]))))


async def show_puzzle(request: Request) -> Response:
    game = games.load(short(request.path_params["game"]))
    return answer(packaged(game, request.path_params["number"]))


async def show_own_puzzle(request: Request) -> Response:
    """What would you do now, where you once went wrong? Weighed anew in a worker."""
    table = await finished_table(request, PRICE)
    number = number_asked(request, "number", 0)
    asked = from_game, table.record().text(), table.facts.cards, number
    return answer(await registry_of(request).thinkers.read(address_of(request.scope), *asked))


ROUTES: Final = [
    Route("/api/games/{game}/puzzles", list_puzzles),
    Route("/api/games/{game}/puzzles/{number:int}", show_puzzle),
    Route("/api/tables/{table}/puzzle", show_own_puzzle),
]
