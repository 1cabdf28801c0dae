"""let one bot play on all seats, and tell what seats and cards have to do with winning"""

import json
import shlex
import sys
from argparse import Namespace
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
        "--games", type=int, help=f"how many ({GAMES}; with --tune {TRIED} in each round)"
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
    return tune(game, settings) if settings.tune else tell(game, settings)


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
    count = GAMES if settings.games is None else settings.games
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
        games=TRIED if settings.games is None else settings.games,
        seed=settings.seed,
    )


def command(settings: Namespace) -> str:
    """What to type to get the same games again."""
    words = ["quartett", "balance", settings.game, "--tune", "--bot", settings.bot]
    for name in ("cards", "seats", "games", "rounds"):
        if getattr(settings, name) is not None:
            words += [f"--{name}", str(getattr(settings, name))]
    return shlex.join([*words, "--seed", str(settings.seed), *settings.rest])
