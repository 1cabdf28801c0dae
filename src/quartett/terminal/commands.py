"""What a person may do at a question besides answering it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quartett.bots.hint import Advice, Hint, hint
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table import record_files
from quartett.terminal.answers import COMMANDS, Command
from quartett.terminal.cards import card_text, find_cards
from quartett.terminal.refusals import refusals

if TYPE_CHECKING:
    from quartett.terminal.host import Host


class Quit(Exception):
    """The person leaves the table; the game can be resumed later."""


def obey(host: Host, command: Command, seat: int, place: Path | None) -> bool:
    """Carries out a command. Returns whether the question must be shown again."""
    if command.name == "quit":
        if place is not None:
            record_files.keep(place, host.sitting.record)
        raise Quit
    if command.name == "save":
        save(host, command.rest, place)
        return False
    return BY_NAME[command.name](host, seat, command.rest)


def tell_why(host: Host, seat: int, rest: str) -> bool:
    """Everything that is not possible now and why, or only what contains a certain word."""
    seen, words = host.sitting.state.masked(seat), host.words
    refused = refusals(host.sitting.game, seen, seat, rest)
    told = [(text, words.reason(reason, host.names)) for text, reason in refused]
    lines = [words.say("not-now", move=text, reason=reason) for text, reason in told]
    host.screen.page(words, *lines or [words.say("why-nothing")])
    return False


def tell_help(host: Host, seat: int, rest: str) -> bool:
    words = host.words
    example = host.sitting.game.moves.text(host.sitting.state.legal(seat)[0])
    others = [name for name in COMMANDS if name != "help"]
    host.screen.page(
        words,
        words.say("help-answer", example=example),
        *(words.say(f"help-{name}", command=words.say(f"command-{name}")) for name in others),
    )
    return False


def tell_hint(host: Host, seat: int, rest: str) -> bool:
    """The moves a master would consider, each with its consequences and the reasons for it."""
    seen = host.sitting.state.masked(seat)
    told = hint(host.sitting.game, seen, seat)
    for advice in told.moves:
        host.screen.say(sentence(host, told, advice))
    return False


def sentence(host: Host, told: Hint, advice: Advice) -> str:
    if any(line.name == "hint-only" for line in advice.reasons):
        first = advice.move  # nothing was searched, so the chance of winning is unknown
    elif told.measure == "score":
        first = host.words.say("hint-score", move=advice.move, points=round(advice.value))
    else:
        percent = round(100 * advice.value)
        first = host.words.say("hint-chance", move=advice.move, percent=percent)
    reasons = [host.words.line(line, host.names) for line in advice.reasons]
    return " ".join([f"{first}.", *reasons])


def tell_rule(host: Host, seat: int, rest: str) -> bool:
    """One rule by its number; without one, how to ask for it."""
    if rest:
        number = host.sitting.game.rule(short(rest)).number
        host.screen.say(f"{number}{host.words.say('colon')}{host.words.rule(number)}")
    else:
        host.screen.say(host.words.say("help-rule", command=host.words.say("command-rule")))
    return False


def tell_rules(host: Host, seat: int, rest: str) -> bool:
    """All rules, or those that contain a certain word."""
    words, wanted = host.words, rest.casefold()
    colon, rulebook = words.say("colon"), host.sitting.game.rulebook
    told = [f"{rule.number}{colon}{words.rule(rule.number)}" for rule in rulebook]
    found = [line for line in told if wanted in line.casefold()]
    host.screen.page(words, *found or [words.say("rules-without", word=short(rest))])
    return False


def tell_card(host: Host, seat: int, rest: str) -> bool:
    """What a card says; without a name, how to ask for it."""
    if not rest:
        host.screen.say(host.words.say("help-card", command=host.words.say("command-card")))
        return False
    for card in find_cards(rest, host.cards.values(), host.words):
        host.screen.say(card_text(host.words, card))
    return False


def tell_table(host: Host, seat: int, rest: str) -> bool:
    host.screen.show(host.scene(seat))
    return False


def tell_legend(host: Host, seat: int, rest: str) -> bool:
    """The legend of the table."""
    words = host.words
    more = {name: words.say(f"command-{name}") for name in ("log", "table")}
    signs = [*host.stage.legend(host.scene(seat)), words.say("legend-asked")]
    host.screen.page(words, *signs, words.say("legend-more", **more))
    return False


def tell_log(host: Host, seat: int, rest: str) -> bool:
    host.screen.page(host.words, *host.sentences(seat, 0) or [host.words.say("log-empty")])
    return False


def undo(host: Host, seat: int, rest: str) -> bool:
    if not host.sitting.can_undo(seat):
        raise Problem("cannot-undo")
    host.remark = host.words.say("undone", move=host.sitting.match.moves[-1].text)
    host.sitting.undo(seat)
    known = len(host.sitting.match.moves)
    host.heard = {person: min(known, heard) for person, heard in host.heard.items()}
    return True


def completions(host: Host) -> list[str]:
    """What Tab completes besides moves."""
    names = {name for one in COMMANDS for name in (one, host.words.say(f"command-{one}"))}
    card = host.words.say("command-card")
    cards = [f"{card} {host.words.thing('card', one)}" for one in host.cards]
    return [*sorted(name for name in names if name.isalpha()), *cards]


def save(host: Host, rest: str, place: Path | None) -> None:
    """Saves a copy of the record, or says where it is kept anyway."""
    if rest:
        place = Path(rest)
        with suppress(RuntimeError):  # ~user without a home directory
            place = place.expanduser()
        record_files.claim(place)
    if place is None:
        host.screen.say(host.words.say("help-save", command=host.words.say("command-save")))
        return
    record_files.keep(place, host.sitting.record)
    host.screen.say(host.words.say("kept", file=str(place)))


BY_NAME: Final[dict[str, Callable[[Host, int, str], bool]]] = {
    "why": tell_why,
    "help": tell_help,
    "card": tell_card,
    "hint": tell_hint,
    "rule": tell_rule,
    "rules": tell_rules,
    "table": tell_table,
    "legend": tell_legend,
    "log": tell_log,
    "undo": undo,
}
