"""let a program of your own play on a seat of a served table"""

import sys
from argparse import Namespace
from typing import Final

from quartett.cli.arguments import Parser
from quartett.core.problem import Problem

TAKES_OPTIONS: Final = False
FAILED: Final = 1


def describe(parser: Parser) -> None:
    parser.usage = "quartett seat LINK [--text] [--seconds 60] -- PROGRAM [ARGUMENT ...]"
    parser.add_argument("link", help="the link of the seat, with what stands after the #")
    parser.add_argument("program", nargs="+", help="after --: the program and its arguments")
    parser.add_argument("--text", action="store_true", help="plain text instead of lines of JSON")
    parser.add_argument("--seconds", type=float, default=60.0, help="for one answer (60)")


def run(settings: Namespace) -> int:
    from quartett.programs.link import parse
    from quartett.programs.process import Program
    from quartett.programs.seat_client import Sitting
    from quartett.programs.seat_runner import sit

    if not 0 < settings.seconds <= 86_400:
        raise Problem("wrong-seconds", seconds=f"{settings.seconds:g}")
    program = Program(settings.program, settings.text)
    with Sitting(parse(settings.link), settings.language) as sitting:
        done = sit(sitting, program, settings.seconds, lambda text: print(text, file=sys.stderr))
        if sitting.over:
            teller, view = sitting.teller, sitting.view
            winners = ", ".join(teller.names[seat] for seat in view["winners"]) or "-"
            scores = ", ".join(map(str, view["scores"]))
            print(teller.words.say("seat-over", winners=winners, scores=scores))
    return 0 if done else FAILED
