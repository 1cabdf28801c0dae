"""Reads an experiment file; every error names the file, the line and the field."""

import re
import tomllib
from typing import Any, Final

import msgspec

from quartett.core.problem import Problem, WrongKind, WrongPlace
from quartett.lab.experiment import Experiment, Sweep, Variant, check, run, variants

KINDS: Final = {
    "int": "kind-whole-number",
    "float": "kind-number",
    "str": "kind-text",
    "bool": "kind-flag",
    "array": "kind-list",
    "object": "kind-table",
}
"""The id of our word for what msgspec expected."""
FIELDS: Final = {
    "unknown-game": "game",
    "wrong-game-count": "games",
    "unknown-measure": "measure",
    "luck-not-measured": "luck",
    "unknown-effort": "luck",
    "wrong-interval": "interval",
    "unknown-bot": "seats",
    "unknown-bot-number": "seats",
    "wrong-bot-number": "seats",
    "wrong-seat-count": "seats",
    "unknown-option": "options",
    "unknown-option-value": "options",
    "variant-twice": "variants",
    "too-many-variants": "variants",
    "unknown-sweep": "sweep",
    "wrong-sweep": "sweep",
}
"""Where to look for the subject of a problem; everything else is a card."""


def read(text: str, file: str) -> Experiment:
    """The experiment of a file, with everything in it checked."""
    try:
        found = msgspec.convert(tomllib.loads(text), Experiment, strict=True)
    except tomllib.TOMLDecodeError as error:
        raise Problem("experiment-not-toml", file=file, cause=str(error)) from None
    except msgspec.ValidationError as error:
        raise misread(str(error), text, file) from None
    return checked(found, text, file)


def checked(experiment: Experiment, text: str, file: str) -> Experiment:
    """Checks that every variant can be played."""
    done = 0
    try:
        check(experiment)
        for variant in variants(experiment):
            run(experiment, variant)
            done += 1
    except Problem as problem:
        field = FIELDS.get(problem.name, "cards")
        if field == "variants" and experiment.sweep is not None:
            field = "sweep"
        raise WrongPlace(file, find(text, field, done), field, problem) from None
    return experiment


def misread(cause: str, text: str, file: str) -> Problem:
    """Turns an error of msgspec into a problem of ours. Its path leads to a wrong value, or to the
    table with a missing or unknown field."""
    path = "".join(re.findall(r"at `\$\.?(.*?)`", cause))
    names = re.findall(r"[a-z_]+", path)
    index = int(next(iter(re.findall(r"\[(\d+)\]", path)), 0))
    if unknown := re.search(r"unknown field `(.+?)`", cause):
        names.append(unknown[1])
        inner = Problem("field-unknown", fields=", ".join(known_fields(names)))
    elif missing := re.search(r"missing required field `(.+?)`", cause):
        line = find(text, names[-1], index) if names else 1
        field = ".".join([*names, missing[1]])
        return WrongPlace(file, line, field, Problem("field-missing"))
    else:
        expected = re.search(r"Expected `(\w+)", cause)
        inner = WrongKind(KINDS[expected[1] if expected else "object"])
    return WrongPlace(file, find(text, names[-1], index), ".".join(names), inner)


def known_fields(names: list[str]) -> tuple[str, ...]:
    kinds: dict[str, Any] = {"variants": Variant, "sweep": Sweep}
    kind = kinds.get(names[0], Experiment)
    return tuple(field.encode_name for field in msgspec.structs.fields(kind))


def find(text: str, field: str, variant: int = 0) -> int:
    """The line of a field: in the variant with this number if it is there, else anywhere; the first
    line if it is nowhere."""
    pattern = re.compile(rf"\s*(\[+\s*)?{re.escape(field)}\b|.*[{{,]\s*{re.escape(field)}\s*=")
    hits, block, inside = [], -1, 0
    for number, line in enumerate(text.splitlines(), start=1):
        block += line.strip().startswith("[[variants]]")
        if pattern.match(line):
            hits.append(number)
            inside = inside or (number if block == variant else 0)
    return inside or (hits[0] if hits else 1)
