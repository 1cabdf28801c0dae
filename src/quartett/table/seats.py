"""Who sits where: people and bots, as written on the command line and in a record.

A seat is `you` (a person), `Ada=you` (a person with a name), `steady` (a bot) or `Mira=steady` (a
bot with a name). The command line puts commas between them, the `players:` line of a record
semicolons; there a single word that is not a bot is the name of a person.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import chain, count
from typing import Final

import msgspec

from quartett.bots.own import is_own
from quartett.core.problem import Problem
from quartett.core.record import Record, short
from quartett.table.names import alike, check_name

YOU: Final = "you"

BOT_NAMES: Final = ("Mira", "Jon", "Noor", "Luca", "Ilse", "Teo", "Sara", "Emil", "Ayo", "Lotte")


class Seat(msgspec.Struct, frozen=True):
    """A person has no `bot`; one without a name gets a name from the words."""

    name: str
    bot: str = ""

    @property
    def text(self) -> str:
        who = self.bot or YOU
        return f"{self.name}={who}" if self.name else who


def parse_seats(text: str, bots: Collection[str], own: bool = False) -> list[Seat]:
    """The seats of a command line. `own`: whether custom bots such as `mymodule:MyBot` are allowed.
    In a record they are not: reading an untrusted file must import nothing.

    >>> [seat.text for seat in parse_seats("you,Ada=you,steady", ["steady"])]
    ['you', 'Ada=you', 'Mira=steady']
    """
    seats = [_seat(entry.strip(), bots, own) for entry in text.split(",")]
    names = [seat.name for seat in seats if seat.name]
    for place, name in enumerate(names):
        if any(alike(name, other) for other in names[:place]):
            raise Problem("player-name-twice", player=name)
    return _named(seats)


def seats_of(record: Record, bots: Collection[str]) -> list[Seat]:
    """The seats of a record: all people if it names nobody. Its players are free text, so whatever
    is not in our format is the name of a person."""
    return _named([_seat_of(player, bots) for player in record.players or [YOU] * record.seats])


def _seat_of(player: str, bots: Collection[str]) -> Seat:
    name, equals, who = player.rpartition("=")
    if who == YOU or who in bots:
        return Seat(short(name), "" if who == YOU else who)
    return Seat(short(name if equals else who))


def players_line(seats: Iterable[Seat]) -> str:
    return "; ".join(seat.text for seat in seats)


def _seat(entry: str, bots: Collection[str], own: bool) -> Seat:
    name, equals, who = entry.rpartition("=")
    name, who = name.strip(), who.strip()
    known = own and is_own(who)
    if not known:
        who = who.lower()
    if not known and who != YOU and who not in bots:
        raise Problem("unknown-player", player=short(who), players=", ".join([YOU, *bots]))
    if equals:
        name = check_name(name)
    return Seat(name, "" if who == YOU else who)


def _named(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, with unused names for bots that have none."""
    taken = {seat.name.casefold() for seat in seats}
    names = chain(BOT_NAMES, (f"Bot {number}" for number in count(len(BOT_NAMES) + 1)))
    free = (name for name in names if name.casefold() not in taken)
    return [Seat(next(free), s.bot) if s.bot and not s.name else s for s in seats]
