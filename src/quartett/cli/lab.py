"""conduct an experiment and write a report of it"""

import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quartett import is_compiled
from quartett.cli.arguments import INTERRUPTED, Parser
from quartett.core.problem import Problem

if TYPE_CHECKING:
    from quartett.lab.experiment import Experiment
    from quartett.lab.findings import Findings
    from quartett.words import Words

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("file", help="the experiment (TOML, see docs/lab)")
    parser.add_argument("--out", metavar="DIR", help="folder of the report (named after the file)")
    parser.add_argument("--resume", action="store_true", help="go on where a run was interrupted")
    parser.add_argument(
        "--sweep",
        metavar="NUMBER=FROM..TO[:STEP]",
        help="vary one number: cards.emperor.points=4..14, bot.caution=-2..4:0.5",
    )
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster: auto or host:port"
    )


def run(settings: Namespace) -> int:
    from quartett.lab.experiment_file import checked, read
    from quartett.lab.figures import blank
    from quartett.lab.progress import progress_bar
    from quartett.lab.study import Study
    from quartett.lab.whole_files import read as read_file
    from quartett.lab.write_up import write
    from quartett.words import Words

    path = Path(settings.file)
    source = read_file(path)
    experiment = read(source, settings.file)
    if settings.sweep:
        experiment = checked(swept(experiment, settings.sweep), source, settings.file)
    settings.game = experiment.game
    words = Words(settings.language, experiment.game)
    blank(1, 1)  # nothing is begun without the means to draw
    folder = Path(settings.out) if settings.out else Path(path.stem)
    study = Study(experiment, folder, settings.resume)
    if not is_compiled():
        print(words.say("lab-uncompiled"), file=sys.stderr)
    with progress_bar(experiment.games) as progress:
        findings = study.conduct(settings.processes, settings.cluster, progress)
    if findings.games:
        write(findings, folder, words, source, command(settings))
    if not findings.interrupted:
        study.clear()
    tell(findings, folder, words)
    return INTERRUPTED if findings.interrupted else 0


def swept(experiment: "Experiment", text: str) -> "Experiment":
    """The experiment with the sweep of the command line instead of its variants."""
    import re

    import msgspec

    from quartett.lab.experiment import Sweep

    found = re.fullmatch(r"([\w.-]+)=(-?[\d.]+?)\.\.(-?[\d.]+)(?::([\d.]+))?", text)
    try:
        number, *limits = found.groups() if found else ()
        start, to, step = (float(limit or 1) for limit in limits)
    except ValueError:
        raise Problem("bad-sweep", sweep=text) from None
    sweep = Sweep(number or "", start, to, step)
    return msgspec.structs.replace(experiment, variants=(), sweep=sweep)


def command(settings: Namespace) -> str:
    """What to type to get the same games again."""
    words = ["quartett", "lab", settings.file]
    if settings.sweep:
        words.append(f"--sweep={settings.sweep}")
    return shlex.join(words)


def tell(findings: "Findings", folder: Path, words: "Words") -> None:
    from quartett.lab.report import aligned
    from quartett.lab.tables import measured

    rows = measured(findings, words)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    print(*("  ".join(aligned(row, widths)).rstrip() for row in rows), sep="\n")
    print(words.say("lab-report-written", folder=str(folder)))
    if findings.interrupted:
        print(words.say("lab-go-on"))
