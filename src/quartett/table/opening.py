"""What a table is opened with: who sits where, which options and cards, how it is played."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from quartett import games
from quartett.bots import NAMES
from quartett.core.chance import NOBODY
from quartett.core.game import BY_LOT, Game
from quartett.core.keyed import LOTS, SEED_BYTES, commitment, keyed_stream
from quartett.core.problem import Problem
from quartett.core.record import header_of, short
from quartett.games import loaded
from quartett.table.passes import new_table_name
from quartett.table.seats import Seat, parse_seats, players_line
from quartett.table.store import BOT, FREE, HAND, PERSON, PLAY, WAIT, Chair, Facts, Manner

DAY: Final = 86_400
LONGEST_WAIT: Final = 30 * DAY
LONGEST_PAUSE: Final = 5000
"""Milliseconds."""
FREE_SEAT: Final = "free"


class CardsSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A custom card file: its text (TOML), and its name in error messages."""

    text: str
    file: str = "cards.toml"


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    """`you`, `Ada=you`, a bot's name, `Mira=steady`, or `free`."""
    options: dict[str, str] = {}
    """Missing options have their defaults; `random` is drawn by lot where the game allows it."""
    manner: Manner = Manner()
    room: bool = False
    """Whether a table with free seats waits in its room until it is started."""
    cards: CardsSent | None = None
    here: list[int] = []
    """Seats of people who share the browser that opens the table; its cookie opens them all."""


def game_of(asked: OpenTable) -> Game[Any]:
    """The requested game, with its cards. Reading a card file takes a while."""
    own = asked.cards
    if own is None or asked.game not in games.NAMES:
        return games.load(short(asked.game))
    return loaded(asked.game, (own.text, short(own.file)))


def try_cards(asked: OpenTable) -> None:
    """Reads an untrusted card file where it can do no harm: in a worker."""
    game_of(asked)


def chairs_of(game: Game[Any], seats: Sequence[str]) -> list[Chair]:
    """`you`, `Ada=you`, `steady`, `Mira=steady` as on the command line, or `free`."""
    parsed = parse_seats(",".join("you" if s == FREE_SEAT else s for s in seats), NAMES)
    if len(parsed) != len(seats):
        players = ", ".join(["you", FREE_SEAT, *NAMES])
        raise Problem("unknown-player", player=",", players=players)
    return [
        Chair(FREE) if text == FREE_SEAT else chair_of(seat)
        for text, seat in zip(seats, parsed, strict=True)
    ]


def chair_of(seat: Seat) -> Chair:
    return Chair(BOT, seat.name, seat.bot) if seat.bot else Chair(PERSON, seat.name)


def check_manner(manner: Manner) -> None:
    if manner.late not in (WAIT, PLAY, HAND):
        raise Problem("bad-lateness", late=short(manner.late), choices=f"{WAIT}, {PLAY}, {HAND}")
    if not 0 <= manner.seconds <= LONGEST_WAIT:
        raise Problem("bad-pace", seconds=manner.seconds, longest=LONGEST_WAIT)
    if not 0 <= manner.pause <= LONGEST_PAUSE:
        raise Problem("bad-pause", pause=manner.pause, longest=LONGEST_PAUSE)


def new_facts(
    game: Game[Any],
    chairs: Sequence[Chair],
    options: Mapping[str, str],
    manner: Manner,
    address: str,
    waits: bool = False,
    code: str = "",
    seed: bytes = b"",
) -> Facts:
    """`waits`: nothing happens before the first person comes and adds a nonce. With a `code` the
    table waits in its room."""
    seed = seed or secrets.token_bytes(SEED_BYTES)
    header = header_for(game, chairs, options, seed, room=bool(code))
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON]
    return Facts(
        new_table_name(),
        header,
        seed,
        manner,
        time.time(),
        address,
        dict(options),
        game.own_cards,
        waits=waits and bool(people),
        room=bool(code),
        code=code,
        host=people[0] if people else NOBODY,
    )


def header_for(
    game: Game[Any],
    chairs: Sequence[Chair],
    options: Mapping[str, str],
    seed: bytes,
    room: bool = False,
) -> dict[str, str]:
    """The header of the record. In a `room` nothing is drawn yet: whoever can still change the
    options must not see the draw."""
    seats = len(chairs)
    game.check_seats(seats)
    settled = game.settle(seats, game.draw_lots(seats, options, keyed_stream(seed, LOTS)))
    if room:
        open_ones = {name: asked for name, asked in options.items() if asked != BY_LOT}
        settled = game.settle(seats, open_ones)
    header = header_of(game, seats, settled)
    header["players"] = players_line(Seat(chair.name, chair.bot) for chair in chairs)
    header["commitment"] = commitment(seed)
    if lots := [f"{name}={BY_LOT}" for name, asked in options.items() if asked == BY_LOT]:
        header["lots"] = " ".join(lots)
    return header
