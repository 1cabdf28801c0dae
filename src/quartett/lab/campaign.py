"""A whole tuning with its folder: rounds of trials, each around the optimum of the last fit, then a
check on deals that no trial saw. Every result is kept at once and not played again."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from quartett.core.chance import Stream
from quartett.core.dials import Dial
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.games.facts import OWN, CardFile
from quartett.lab.forecast import Forecast
from quartett.lab.run import MOST_GAMES, plan
from quartett.lab.trial import Order, Setting, Shifts, Trial, draw, job, played
from quartett.lab.whole_files import keep, read
from quartett.lab.workers import worked

TRIALS: Final = "trials.jsonl"
PLAN: Final = "plan.json"
VARIANT: Final = 20
"""Games with one setting of the dials before the next one is drawn."""
REACH: Final = 2
"""How far one round may move a dial."""
UNSEEN: Final = 2**30
"""Added to the seed for the deals of the check."""

Progress = Callable[[int], None]


class Plan(msgspec.Struct, frozen=True):
    """What determines the trials."""

    game: str
    digest: str
    rules_version: int
    settings: tuple[Setting, ...]
    options: dict[str, str]
    rounds: int
    games: dict[str, int]
    """By bot: a slow one may play fewer."""
    seed: int


class Campaign:
    """`games` are played in each round and in the check, with each setting."""

    def __init__(self, game: Game[Any], plan: Plan, folder: Path) -> None:
        self.game, self.plan, self.folder = game, plan, folder
        self.dials: tuple[Dial, ...] = game.dials()
        self.trials: dict[bytes, Trial] = {}
        self.check()
        self.file = card_file(game)

    def check(self) -> None:
        if not self.dials:
            name = self.game.own_cards[1] if self.game.own_cards else OWN
            raise Problem("tune-no-bounds", file=name)
        if not 1 <= self.plan.rounds <= 100:
            raise Problem("tune-rounds", rounds=self.plan.rounds)
        for games in self.plan.games.values():
            if not VARIANT <= games <= MOST_GAMES:
                raise Problem("tune-games", games=games, fewest=VARIANT)
        for setting in self.plan.settings:
            plan(self.game, [setting.bot] * setting.seats, 1, 0, self.plan.options)

    def open(self, resume: bool) -> None:
        """Checks that the folder belongs to this plan, and reads what is kept there."""
        mark, now = self.folder / PLAN, msgspec.json.encode(self.plan).decode()
        if resume and not mark.exists():
            raise Problem("resume-nothing", folder=str(self.folder))
        if resume and read(mark) != now:
            raise Problem("resume-other", folder=str(self.folder))
        if not resume and self.folder.exists() and any(self.folder.iterdir()):
            raise Problem("report-exists", folder=str(self.folder))
        keep(mark, now)
        kept = self.folder / TRIALS
        for line in read(kept).splitlines() if kept.exists() else ():
            self._remember(trial_of(line))

    def _remember(self, trial: Trial | None) -> None:
        if trial is not None:
            self.trials[key(trial.order)] = trial

    # What is played

    @property
    def total(self) -> int:
        """Games in all rounds and in the check before and after."""
        games = sum(self.plan.games[setting.bot] for setting in self.plan.settings)
        return (self.plan.rounds + 2) * games

    def conduct(
        self, processes: int | None, cluster: str | None, progress: Progress
    ) -> tuple[Shifts, list[Trial]]:
        """The final setting of the dials, and the trials of the check."""
        centre, seen = Shifts(), list[Trial]()
        for number in range(self.plan.rounds):
            orders = self.round(number, centre)
            near = self._played(orders, processes, cluster, progress)
            seen += near
            centre = Forecast(self.dials, self.game.aims, seen, near).best(centre, REACH)
        orders = [*self.checks({}), *self.checks(centre)]
        return centre, self._played(orders, processes, cluster, progress)

    def round(self, number: int, centre: Shifts) -> list[Order]:
        orders = list[Order]()
        for place, setting in enumerate(self.plan.settings):
            for variant in range(self.plan.games[setting.bot] // VARIANT):
                stream = Stream(self.plan.seed, len(orders) * 1000 + number)
                seed = self.plan.seed + (number * 100 + place) * 10_000 + variant
                shifts = draw(self.dials, centre, stream)
                orders.append(Order(setting, shifts, seed, VARIANT))
        return orders

    def checks(self, shifts: Shifts) -> list[Order]:
        """Before and after are played on the same deals."""
        return [
            Order(setting, shifts, self.plan.seed + UNSEEN + part, VARIANT)
            for setting in self.plan.settings
            for part in range(self.plan.games[setting.bot] // VARIANT)
        ]

    def _played(
        self,
        orders: Sequence[Order],
        processes: int | None,
        cluster: str | None,
        progress: Progress,
    ) -> list[Trial]:
        """Results in the order of the orders, whichever is finished first."""
        missing = [order for order in orders if key(order) not in self.trials]
        progress((len(orders) - len(missing)) * VARIANT)
        jobs = [
            job(self.game, self.file, self.dials, order, self.plan.options) for order in missing
        ]
        with closing(worked(played, jobs, processes, cluster)) as trials:
            for trial in trials:
                self._keep(trial)
                progress(VARIANT)
        return [self.trials[key(order)] for order in orders]

    def _keep(self, trial: Trial) -> None:
        self._remember(trial)
        try:
            with (self.folder / TRIALS).open("ab") as file:
                file.write(msgspec.json.encode(trial) + b"\n")
        except OSError as error:
            cause = error.strerror or ""
            raise Problem("file-unwritable", file=str(self.folder / TRIALS), cause=cause) from None


def card_file(game: Game[Any]) -> CardFile:
    if game.own_cards is not None:
        return CardFile(*game.own_cards)
    return CardFile.own(f"quartett.games.{game.name}")


def key(order: Order) -> bytes:
    return msgspec.json.encode(order, order="deterministic")


def trial_of(line: str) -> Trial | None:
    """The last line of a killed run may be incomplete; that trial is played again."""
    try:
        return msgspec.json.decode(line, type=Trial)
    except msgspec.MsgspecError:
        return None


def settings_of(bots: Sequence[str], seats: Sequence[int]) -> tuple[Setting, ...]:
    return tuple(Setting(bot, number) for bot in bots for number in seats)
