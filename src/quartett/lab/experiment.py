"""An experiment as a small TOML file: what is played, what is compared, and how precisely."""

from typing import Any, Final

import msgspec

from quartett import games
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.lab.cardchange import changed
from quartett.lab.run import MOST_GAMES, Run, plan

Cards = dict[str, dict[str, Any]]
MEASURES: Final = ("wins", "score", "length")
MOST_VARIANTS: Final = 40


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different; everything else is as in the experiment."""

    name: str
    seats: tuple[str, ...] = ()
    options: dict[str, str] = {}
    cards: Cards = {}


class Sweep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """One number that takes all values from `start` to `to`. `number` says which one: a fact of a
    card (`cards.emperor.points`), an option (`options.first`), a number of the first bot
    (`bot.rich`) or of all bots (`bots.rich`)."""

    number: str
    start: float
    to: float
    step: float = 1.0


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`games` is the most that are played of each variant; with `interval` fewer are enough once
    the 95 % interval of every variant is no wider than this to either side."""

    game: str
    seats: tuple[str, ...]
    title: str = ""
    question: str = ""
    answer: str = ""
    """The conclusion for the reader of the report, written once the results are known."""
    games: int = 10_000
    interval: float | None = None
    seed: int = 0
    measure: str = "wins"
    options: dict[str, str] = {}
    """Variants of the rules and rulings, such as `redeal`."""
    cards: Cards = {}
    variants: tuple[Variant, ...] = ()
    sweep: Sweep | None = None
    luck: str = ""
    """How much effort goes into removing the luck of the cards: `glance`, `quick`, `deep`. Off by
    default: with bots that need a millisecond a game, more games are cheaper."""
    moves: bool = False
    """Whether to report for every move, and so for every card, how those who made it fared."""


def variants(experiment: Experiment) -> list[Variant]:
    """Those that the file names, or one for each value of the sweep, or one alone."""
    if experiment.sweep is not None:
        return [swept(experiment, experiment.sweep, value) for value in values(experiment.sweep)]
    return list(experiment.variants) or [Variant(name=experiment.game)]


def values(sweep: Sweep) -> list[float]:
    """
    >>> values(Sweep("bot.rich", 1, 2, 0.5))
    [1, 1.5, 2]
    """
    if sweep.step <= 0 or sweep.to < sweep.start:
        raise Problem("wrong-sweep", start=f"{sweep.start:g}", to=f"{sweep.to:g}")
    count = int((sweep.to - sweep.start) / sweep.step + 1e-9) + 1
    if count > MOST_VARIANTS:
        raise Problem("too-many-variants", count=count, most=MOST_VARIANTS)
    found = [round(sweep.start + number * sweep.step, 9) for number in range(count)]
    return [int(value) if value == int(value) else value for value in found]


def swept(experiment: Experiment, sweep: Sweep, value: float) -> Variant:
    """The variant in which the number of a sweep has this value."""
    kind, _, rest = sweep.number.partition(".")
    name = f"{value:g}"
    if kind == "options" and rest:
        return Variant(name, options={rest: name})
    if kind == "bot" and rest and experiment.seats:
        first, *others = experiment.seats
        return Variant(name, seats=(f"{first}:{rest}={value:g}", *others))
    if kind == "bots" and rest and experiment.seats:
        return Variant(name, seats=tuple(f"{bot}:{rest}={value:g}" for bot in experiment.seats))
    card, _, field = rest.rpartition(".")
    if kind == "cards" and card and field:
        return Variant(name, cards={card: {field: value}})
    raise Problem("unknown-sweep", number=sweep.number)


def runs(experiment: Experiment) -> list[Run]:
    """A checked run for each variant, all with the same seed: the same deals."""
    check(experiment)
    return [run(experiment, variant) for variant in variants(experiment)]


def run(experiment: Experiment, variant: Variant) -> Run:
    game = dealt(experiment, variant)
    names = list(variant.seats or experiment.seats)
    options = {**experiment.options, **variant.options}
    count, seed = experiment.games, experiment.seed
    return plan(game, names, count, seed, options, luck=experiment.luck)


def dealt(experiment: Experiment, variant: Variant) -> Game[Any]:
    """The game with the cards of a variant."""
    if not experiment.cards and not variant.cards:
        return games.load(experiment.game)
    games.load(experiment.game)
    own = CardFile.own(f"quartett.games.{experiment.game}")
    return games.load(experiment.game, changed(changed(own, experiment.cards), variant.cards))


def check(experiment: Experiment) -> None:
    game = games.load(experiment.game)
    if not 1 <= experiment.games <= MOST_GAMES:
        raise Problem("wrong-game-count", games=experiment.games, most=MOST_GAMES)
    known = (*MEASURES, *game.tallies)
    if experiment.measure not in known:
        right = ", ".join(known)
        raise Problem("unknown-measure", measure=experiment.measure, measures=right)
    luckless = "score" if game.together else "wins"
    if experiment.luck and experiment.measure != luckless:
        raise Problem("luck-not-measured", measure=experiment.measure, right=luckless)
    if experiment.interval is not None and experiment.interval <= 0:
        raise Problem("wrong-interval", interval=f"{experiment.interval:g}")
    names = [variant.name for variant in variants(experiment)]
    for name in names:
        if names.count(name) > 1:
            raise Problem("variant-twice", variant=name)
    if len(names) > MOST_VARIANTS:
        raise Problem("too-many-variants", count=len(names), most=MOST_VARIANTS)
