"""What argparse says of a command that was typed wrongly, as a problem with words of ours."""

import re
from difflib import get_close_matches
from typing import Final

from quartett.core.problem import Problem

COMPLAINTS: Final = (
    (r"the following arguments are required: (?P<names>.*)", "arguments-missing"),
    (r"argument (?P<argument>.*?): expected .*", "argument-without-value"),
    (r"argument (?P<argument>.*?): ignored explicit argument .*", "argument-takes-no-value"),
    (r"argument (?P<argument>.*?): invalid int value: '(?P<given>.*)'", "argument-no-whole"),
    (r"argument (?P<argument>.*?): invalid natural value: '(?P<given>.*)'", "argument-no-natural"),
    (r"argument (?P<argument>.*?): invalid float value: '(?P<given>.*)'", "argument-no-number"),
    (r"unknown argument (?P<argument>.*)", "argument-unknown"),
    (r"ambiguous option: (?P<argument>\S+).* could match (?P<choices>.*)", "argument-ambiguous"),
)
CHOICE: Final = r"argument (?P<argument>.*?): invalid choice: '?(.*?)'? \(choose from (.*)\)"


class Misuse(Problem):
    """Nothing that `program` understands; its help tells what is."""

    program: str


def misuse(message: str, program: str) -> Misuse:
    found = wrong_choice(message) or complaint(message) or Misuse("argument-wrong", cause=message)
    found.program = program
    return found


def complaint(message: str) -> Misuse | None:
    for form, name in COMPLAINTS:
        if found := re.fullmatch(form, message):
            return Misuse(name, **found.groupdict())
    return None


def wrong_choice(message: str) -> Misuse | None:
    """With what was probably meant, or with all that is possible.

    >>> wrong_choice("argument command: invalid choice: 'plai' (choose from 'play', 'rules')").name
    'argument-meant'
    """
    found = re.fullmatch(CHOICE, message)
    if found is None:
        return None
    argument, given, listed = found.groups()
    choices = re.findall(r"[\w-]+", listed)
    if all(choice.isdecimal() for choice in choices):
        bounds = {"least": choices[0], "most": choices[-1]}
        return Misuse("argument-out-of-range", argument=argument, given=given, **bounds)
    if near := get_close_matches(given, choices, 1):
        return Misuse("argument-meant", given=given, near=near[0])
    return Misuse("argument-none-of", given=given, choices=", ".join(choices))
