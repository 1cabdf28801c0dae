"""let one bot play on all seats, and tell what seats and cards have to do with winning"""

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from quartett import is_compiled
from quartett.cli.arguments import INTERRUPTED, Parser, add_game, game_options, load_game
from quartett.core.game import Game
from quartett.core.problem import Problem

TAKES_OPTIONS: Final = True
GAMES: Final = 10_000
TRIED: Final = 1_000
"""Games per round of a tuning, which has many rounds."""
ROUNDS: Final = 3


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bot", default="steady", help="who plays on all seats (steady); with --tune also several"
    )
    parser.add_argument(
        "--seats", type=int, help="how many (the most there are; with --tune all numbers)"
    )
    parser.add_argument(
        "--games",
        help=f"how many ({GAMES}; with --tune {TRIED} in each round, or a number for each bot)",
    )
    parser.add_argument("--seed", type=int, default=0, help="of all chance and all bots (0)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--plot", metavar="FILE", help="a picture of it: .png or .svg")
    parser.add_argument(
        "--tune",
        action="store_true",
        help="turn the numbers of cards, as far as their file allows, until the teams are even",
    )
    parser.add_argument(
        "--plans",
        action="store_true",
        help="let bots that lean towards one plan each play against the plain one",
    )
    parser.add_argument("--rounds", type=int, help=f"of a tuning ({ROUNDS})")
    parser.add_argument("--out", metavar="DIR", help="folder of a tuning (tuned-GAME)")
    parser.add_argument("--resume", action="store_true", help="go on with a tuning")
    parser.add_argument("--cluster", metavar="ADDRESS", help="tune on a Ray cluster")


def run(settings: Namespace) -> int:
    game = load_game(settings)
    if not is_compiled():
        from quartett.words import Words

        told = Words(settings.language, settings.game).say("lab-uncompiled")
        print(told, file=sys.stderr)
    if settings.tune:
        return tune(game, settings)
    return lean(game, settings) if settings.plans else tell(game, settings)


def tell(game: Game[Any], settings: Namespace) -> int:
    from quartett.lab.balance import measure
    from quartett.lab.batch import workers
    from quartett.lab.evenness import data, story
    from quartett.lab.evenness_plot import plot
    from quartett.lab.plot import check_place
    from quartett.lab.progress import progress_bar
    from quartett.lab.run import plan
    from quartett.words import Words

    check_untuned(settings)
    if settings.plot:
        check_place(Path(settings.plot))
    seats = game.most if settings.seats is None else settings.seats
    options = game_options(game, settings.rest, seats, settings.seed)
    count = counted(settings.games, [settings.bot], GAMES)[settings.bot]
    played = plan(game, [settings.bot] * seats, count, settings.seed, options)
    words = Words(settings.language, settings.game)
    try:
        with progress_bar(count) as progress:
            counts = measure(played, workers(settings.processes, count), progress)
    except KeyboardInterrupt:
        print(words.say("balance-interrupted"), file=sys.stderr)
        return INTERRUPTED
    if settings.plot:
        plot(played, counts, words, Path(settings.plot))
    told = json.dumps(data(played, counts)) if settings.json else story(played, counts, words)
    print(told)
    return 0


def check_untuned(settings: Namespace) -> None:
    """Refuses arguments that only make sense for a tuning."""
    for name in ("rounds", "out", "resume", "cluster"):
        if getattr(settings, name):
            raise Problem("tune-only", option=f"--{name}")


def lean(game: Game[Any], settings: Namespace) -> int:
    """One leaning bot among plain ones, seats rotating."""
    from quartett.lab.batch import simulate
    from quartett.lab.progress import progress_bar
    from quartett.lab.report import table
    from quartett.words import Words

    check_untuned(settings)
    plans = [name for name in game.plans if name.startswith(f"{settings.bot}-")]
    if not plans:
        raise Problem("plans-none", bot=settings.bot, plans=", ".join(game.plans) or "–")
    seats = game.fewest if settings.seats is None else settings.seats
    options = game_options(game, settings.rest, seats, settings.seed)
    count = counted(settings.games, [settings.bot], GAMES)[settings.bot]
    words = Words(settings.language, settings.game)
    for name in plans:
        names = [name, *[settings.bot] * (seats - 1)]
        with progress_bar(count) as progress:
            result = simulate(
                game, names, count, settings.seed, options, settings.processes, progress
            )
        print(json.dumps(result.json()) if settings.json else table(result, words))
        if result.interrupted:
            return INTERRUPTED
    return 0


def tune(game: Game[Any], settings: Namespace) -> int:
    from quartett.lab.campaign import Campaign
    from quartett.lab.campaign_report import write
    from quartett.lab.progress import progress_bar
    from quartett.words import Words

    if settings.json or settings.plot:
        raise Problem("tune-writes", option="--json" if settings.json else "--plot")
    folder = Path(settings.out or f"tuned-{game.name}")
    campaign = Campaign(game, planned(game, settings), folder)
    campaign.open(settings.resume)
    words = Words(settings.language, settings.game)
    try:
        with progress_bar(campaign.total) as progress:
            found = campaign.conduct(settings.processes, settings.cluster, progress)
    except KeyboardInterrupt:
        print(words.say("tune-interrupted", folder=str(folder)), file=sys.stderr)
        return INTERRUPTED
    write(campaign, *found, words, command(settings))
    print((folder / "report.md").read_text("utf-8"))
    print(words.say("lab-report-written", folder=str(folder)))
    return 0


def planned(game: Game[Any], settings: Namespace) -> Any:
    from quartett.lab.campaign import Plan, settings_of

    every = range(game.fewest, game.most + 1)
    seats = tuple(every) if settings.seats is None else (settings.seats,)
    bots = [name.strip() for name in settings.bot.split(",")]
    options = game_options(game, settings.rest, seats[0], settings.seed)
    return Plan(
        game=game.name,
        digest=game.cards_digest,
        rules_version=game.rules_version,
        settings=settings_of(bots, seats),
        options=options,
        rounds=ROUNDS if settings.rounds is None else settings.rounds,
        games=counted(settings.games, bots, TRIED),
        seed=settings.seed,
    )


def counted(given: str | None, bots: Sequence[str], usual: int) -> dict[str, int]:
    """How many games each bot plays: one number for all, or one for each."""
    numbers = [usual] if given is None else [whole(part) for part in given.split(",")]
    if len(numbers) not in (1, len(bots)):
        raise Problem("tune-games-each", games=len(numbers), bots=len(bots))
    return dict(zip(bots, numbers * len(bots) if len(numbers) == 1 else numbers, strict=True))


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Problem("argument-no-whole", argument="--games", given=text) from None


def command(settings: Namespace) -> str:
    """What to type to get the same games again."""
    words = ["quartett", "balance", settings.game, "--tune", "--bot", settings.bot]
    for name in ("cards", "seats", "games", "rounds"):
        if getattr(settings, name) is not None:
            words += [f"--{name}", str(getattr(settings, name))]
    return shlex.join([*words, "--seed", str(settings.seed), *settings.rest])
