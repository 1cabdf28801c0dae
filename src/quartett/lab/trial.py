"""Cards with some numbers changed, and how the teams fared with them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from quartett.core.chance import Stream
from quartett.core.dials import Dial
from quartett.core.game import Game
from quartett.games.facts import CardFile
from quartett.lab.balance import Counts, count_part
from quartett.lab.measures import sums
from quartett.lab.run import Run, plan
from quartett.lab.tuned_cards import Change, rewritten

Shifts = dict[str, int]
"""How far each dial is turned; a missing one is at 0."""


class Setting(msgspec.Struct, frozen=True):
    """Who plays, and at how many seats."""

    bot: str
    seats: int


class Order(msgspec.Struct, frozen=True):
    """Games with one setting of the dials."""

    setting: Setting
    shifts: Shifts
    seed: int
    games: int


Job = tuple[Run, Order, CardFile, tuple[Dial, ...]]


class Trial(msgspec.Struct, frozen=True):
    """The result of an order: for each team its wins in 60ths, how many players had it and how many
    points they were ahead of each opponent in all, and for each measure its sum and number of
    cases."""

    order: Order
    teams: dict[str, tuple[int, int, int]]
    measures: dict[str, tuple[float, int]]


def changes(dials: Sequence[Dial], shifts: Mapping[str, int]) -> Iterator[Change]:
    """Every number that changes with the dials at this setting."""
    for dial in dials:
        for place in dial.places:
            now = place.moved(shifts.get(dial.name, 0))
            if now != place.start:
                yield place.card, place.field, place.start, now


def turned(file: CardFile, dials: Sequence[Dial], shifts: Mapping[str, int]) -> CardFile:
    return CardFile(rewritten(file, changes(dials, shifts)), file.file)


def draw(dials: tuple[Dial, ...], centre: Mapping[str, int], stream: Stream) -> Shifts:
    """Moves each dial a step up, a step down or not at all from the centre."""
    found = Shifts()
    for dial in dials:
        shift = centre.get(dial.name, 0) + int(stream.below(3)) - 1
        found[dial.name] = min(max(shift, dial.least), dial.most)
    return found


def played(job: Job) -> Trial:
    """Turns the dials and plays one order; this is the work of one process."""
    run, order, file, dials = job
    text = rewritten(file, changes(dials, order.shifts))
    run = msgspec.structs.replace(run, cards=(text, file.file))
    return noted(order, count_part((run, 0, run.games)))


def job(
    game: Game[Any],
    file: CardFile,
    dials: tuple[Dial, ...],
    order: Order,
    options: dict[str, str],
) -> Job:
    names = [order.setting.bot] * order.setting.seats
    return plan(game, names, order.games, order.seed, options), order, file, dials


def noted(order: Order, counts: Counts) -> Trial:
    teams = dict[str, tuple[int, int, int]]()
    group = next(iter(counts.had))[0]
    for (one, card, size), had in counts.had.items():
        if one == group and card:
            won, before, _ = teams.get(card, (0, 0, 0))
            won += counts.won[one, card, size]
            teams[card] = won, before + had, counts.ahead[card]
    return Trial(order, teams, sums(counts))
