"""The deal of the day over HTTP: what is promised and shown, who played how, and a table for it."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett import games
from quartett.bots.levels import TRIES
from quartett.core.problem import Problem
from quartett.table.daily import Daily, Deal, Result
from quartett.table.opening import DAY
from quartett.table.table import Table
from quartett.web import bodies, responses
from quartett.web.answers import answer, body_of
from quartett.web.requests import daily_of, limits_of, registry_of, set_cookie
from quartett.web.shield import address_of
from quartett.web.tables import link

MOST_BEST: Final = 10
MOST_DAYS: Final = 60
BARS: Final = 12


async def show_daily(request: Request) -> Response:
    daily = daily_of(request)
    await daily.promise()
    deals = [
        await deal_seen(daily, day, game)
        for game in games.NAMES
        for day in (daily.today(), daily.tomorrow())
    ]
    days = (await daily.days())[:MOST_DAYS]
    return answer(responses.DailySeen(daily.today(), deals, days))


async def deal_seen(daily: Daily, day: str, game: str) -> responses.DealSeen:
    deal = await daily.deal(day, game)
    level, _, tries = daily.opponent.partition(TRIES)
    seed = deal.seed.hex() if daily.is_over(day) else ""
    seats = int(games.load(game).fewest)
    return responses.DealSeen(day, game, seats, level, int(tries), deal.commitment, seed)


async def deal_asked(request: Request) -> Deal:
    return await daily_of(request).deal(request.path_params["day"], request.path_params["game"])


async def show_day(request: Request) -> Response:
    daily, deal = daily_of(request), await deal_asked(request)
    results = await daily.results(deal)
    own = next((one for one in results if one.table == request.query_params.get("table")), None)
    best = [await result_seen(daily, deal, one) for one in results[:MOST_BEST]]
    return answer(
        responses.DaySeen(
            await deal_seen(daily, deal.day, deal.game),
            deal.day == daily.today(),
            len(results),
            bars([one.score for one in results]),
            best,
            await result_seen(daily, deal, own) if own else None,
        )
    )


async def result_seen(daily: Daily, deal: Deal, one: Result) -> responses.ResultSeen:
    """Games can be looked at when the day is over: until then they would tell the cards."""
    table = one.table if daily.is_over(deal.day) else ""
    return responses.ResultSeen(one.rank, await daily.player(one.table), one.score, one.won, table)


def bars(scores: list[int]) -> list[responses.BarSeen]:
    """How many had how many points, in at most twelve steps of the same width.

    >>> [(bar.least, bar.most, bar.count) for bar in bars([1, 1, 3])]
    [(1, 1, 2), (2, 2, 0), (3, 3, 1)]
    """
    if not scores:
        return []
    least, most = min(scores), max(scores)
    width = (most - least) // BARS + 1
    return [
        responses.BarSeen(at, at + width - 1, sum(at <= score < at + width for score in scores))
        for at in range(least, most + 1, width)
    ]


async def play_daily(request: Request) -> Response:
    """A browser plays the deal of today once; it comes back to the same table."""
    asked = await body_of(request, bodies.TakeSeat, limits_of(request).body_bytes)
    daily, deal = daily_of(request), await deal_asked(request)
    name = f"quartett-daily-{deal.game}-{deal.day}"
    known = request.cookies.get(name, "")
    if known and (table := await begun(request, known, deal)) is not None:
        return answer(responses.TableOpened(table.name, 0, [], deal.commitment))
    most = limits_of(request).tables
    opened = await daily.open(deal, asked.name, address_of(request.scope), most)
    links = [link(opened.table.name, seat, secret) for seat, secret in opened.secrets.items()]
    response = answer(responses.TableOpened(opened.table.name, 0, links, deal.commitment), 201)
    set_cookie(request, response, opened.table.name, opened.host)
    if deal.day == daily.today():
        manner: dict[str, Any] = {"httponly": True, "samesite": "strict"}
        secure = request.url.scheme == "https"
        path = f"/api/daily/{deal.day}"
        response.set_cookie(
            name, opened.table.name, max_age=2 * DAY, path=path, secure=secure, **manner
        )
    return response


async def begun(request: Request, table: str, deal: Deal) -> Table | None:
    try:
        found = await registry_of(request).find(table)
    except Problem:
        return None
    return found if found.facts.header["commitment"] == deal.commitment else None


ROUTES: Final = [
    Route("/api/daily", show_daily),
    Route("/api/daily/{day}/{game}", show_day),
    Route("/api/daily/{day}/{game}", play_daily, methods=["POST"]),
]
