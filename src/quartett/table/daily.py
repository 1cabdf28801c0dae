"""The deal of a day: one seed for each game and day, for everybody, against the same bots.

The seed is made the day before, when its commitment is published, and is itself published when the
day is over. Days are in UTC. Chance is keyed by draws and bots think with the seed, so the same
choices meet the same cards and the same answers, and anybody can verify both.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import msgspec

from quartett import games
from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.keyed import DRAWN, SEED_BYTES, bot_seed, commitment
from quartett.core.problem import Problem
from quartett.core.record import Record, short
from quartett.core.replay import start
from quartett.table.entries import Played
from quartett.table.fairness import seed_of
from quartett.table.opening import chair_of, new_facts
from quartett.table.position import Position
from quartett.table.registry import Opened, Registry
from quartett.table.seats import BOT_NAMES, Seat, parse_seats
from quartett.table.serialization import NO_LOG
from quartett.table.store import Chair, Manner

OPPONENT: Final = "expert:60"
"""A bot whose tries are counted, so that it answers the same on every machine."""
PAUSE: Final = 450
MOST_SCORED: Final = 50
"""The most games whose results are read per request; the others follow at the next one."""
DAILY: Final = "daily"


class Deal(msgspec.Struct, frozen=True):
    day: str
    game: str
    seed: bytes

    @property
    def commitment(self) -> str:
        return commitment(self.seed)


class Result(msgspec.Struct, frozen=True):
    """One game that counts: finished on its day."""

    table: str
    rank: int
    score: int
    won: bool


class Daily:
    def __init__(self, registry: Registry, opponent: str = OPPONENT, pause: int = PAUSE) -> None:
        self.registry = registry
        self.opponent = opponent
        self.pause = pause
        """Milliseconds until a bot answers."""
        self.clock: Callable[[], float] = time.time

    def today(self) -> str:
        return self._day(0)

    def tomorrow(self) -> str:
        return self._day(1)

    def _day(self, later: int) -> str:
        now = datetime.fromtimestamp(self.clock(), UTC)
        return (now + timedelta(days=later)).date().isoformat()

    def is_over(self, day: str) -> bool:
        return day < self.today()

    def is_sealed(self, header: dict[str, str]) -> bool:
        """Whether a table plays the deal of a day that is not over, so that nobody else may
        watch."""
        return DAILY in header and not self.is_over(header[DAILY])

    async def promise(self) -> None:
        """Makes the deals of today and tomorrow, if they do not exist yet."""
        for game in games.NAMES:
            await self.deal(self.today(), game)
            await self.deal(self.tomorrow(), game)

    async def deal(self, day: str, game: str) -> Deal:
        """If several processes make one at once, the first wins and the others get its deal."""
        if game not in games.NAMES:
            raise Problem("unknown-game", game=short(game), games=", ".join(games.NAMES))
        name = f"{DAILY} {day} {game}"
        if day not in (self.today(), self.tomorrow()):
            known = await self.registry.store.secret_names(name) if is_day(day) else []
            if name not in known or not self.is_over(day):
                raise Problem("unknown-day", day=short(day))
        new = secrets.token_bytes(SEED_BYTES)
        return Deal(day, game, await self.registry.store.keep_secret(name, new))

    async def days(self) -> list[str]:
        """Past days, the latest first."""
        names = await self.registry.store.secret_names(f"{DAILY} ")
        days = dict.fromkeys(name.split()[1] for name in names)
        return [day for day in days if self.is_over(day)]

    async def open(self, deal: Deal, name: str, address: str, most: int) -> Opened:
        """A table for one person: as few seats as possible, with bots on all others."""
        if deal.day > self.today():
            raise Problem("unknown-day", day=deal.day)
        game = games.load(deal.game)
        chairs = chairs_of(game, name, self.opponent)
        manner = Manner(watch=False, hints=False, pause=self.pause)
        facts = new_facts(game, chairs, {}, manner, address, waits=True, seed=deal.seed)
        header = {**facts.header, DAILY: deal.day, "luck": DRAWN}
        facts = msgspec.structs.replace(facts, header=header, repeats=True)
        opened = await self.registry.begin(facts, chairs, most)
        await self.registry.store.add_entry(opened.table.name, deal.day, deal.game)
        return opened

    async def results(self, deal: Deal) -> list[Result]:
        """The best first."""
        played = await self.registry.store.entries(deal.day, deal.game)
        unread = [one for one in played if one.over and one.score is None]
        for one in unread[:MOST_SCORED]:
            await self._read(one)
        if unread:
            played = await self.registry.store.entries(deal.day, deal.game)
        return ranked([one for one in played if counts(one, deal.day)])

    async def _read(self, one: Played) -> None:
        state = (await self.registry.find(one.table)).match.state
        score, won = int(state.scores()[0]), 0 in state.winners()
        await self.registry.store.score_entry(one.table, score, won)

    async def player(self, table: str) -> str:
        kept = await self.registry.store.load(table, NO_LOG)
        return kept.chairs[0].name if kept else ""


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def chairs_of(game: Game[Any], name: str, opponent: str) -> list[Chair]:
    """Bots get names different from the person's."""
    name = parse_seats(f"{name}=you" if name else "you", ())[0].name
    free = [one for one in BOT_NAMES if one.casefold() != name.casefold()]
    bots = [Seat(free[at], opponent) for at in range(int(game.fewest) - 1)]
    return [chair_of(seat) for seat in (Seat(name), *bots)]


def counts(one: Played, day: str) -> bool:
    """Whether a game was played on its day, from the beginning to the end."""
    own = {datetime.fromtimestamp(at, UTC).date().isoformat() for at in (one.opened, one.touched)}
    return one.over and one.score is not None and own == {day}


def ranked(played: Sequence[Played]) -> list[Result]:
    """Winners first, then by positions; ties share a rank."""
    order = sorted(played, key=lambda one: (not one.won, -(one.score or 0), one.touched))
    ranks: dict[tuple[bool, int | None], int] = {}
    for at, one in enumerate(order, 1):
        ranks.setdefault((one.won, one.score), at)
    return [Result(one.table, ranks[one.won, one.score], one.score or 0, one.won) for one in order]


def verify_bots(game: Game[Any], record: Record) -> int:
    """Lets every bot of a daily game think again. Returns how many answers were verified; those
    under earlier rules cannot be."""
    seed, players = seed_of(record), bots_of(record)
    position, checked = Position(start(game, record), record.earlier, [0] * record.seats), 0
    for number, move in enumerate(record.moves[record.earlier :], record.earlier + 1):
        if move.seat != CHANCE and players[move.seat]:
            settled = position.length - len(position.sealed)
            stream = Stream(bot_seed(seed, move.seat, settled))
            player = bot(game, players[move.seat])
            right = game.moves.text(
                int(player.choose(position.before.masked(move.seat), move.seat, stream))
            )
            if right != " ".join(move.text.lower().split()):
                told = short(move.text)
                raise Problem("bot-differs", line=move.line, told=told, right=right)
            checked += 1
        position = position.after(move.seat, game.moves.parse(move.text), number)
    return checked


def bots_of(record: Record) -> list[str]:
    """The bot of each seat, as the header names it; nothing for a person."""
    names = [player.rpartition("=")[2] for player in record.players]
    found = [name if ":" in name else "" for name in names]
    return found or [""] * record.seats
