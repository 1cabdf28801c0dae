"""How even a game is, as tables for people and as data."""

from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.lab.balance import Counts, Effect, effects
from quartett.lab.measures import SHARES, by_seat, measures
from quartett.lab.report import aligned, decimal, percent, whole
from quartett.lab.run import Run
from quartett.lab.statistics import mean_and_spread
from quartett.words import Words

HEADINGS: Final = ("card", "had", "win-rate", "interval", "apart", "alike")
STRONG: Final = 0.10
"""A card is conspicuous if its owners win this much more often than comparable players."""


def story(run: Run, counts: Counts, words: Words) -> str:
    """Aligned lines of plain text: seats, statistics, cards by group, what nobody did."""
    lines = [title(run, counts, words), "", seats(counts, words), *statistics(run, counts, words)]
    lines += measured(counts, words)
    found = effects(counts)
    for group in dict.fromkeys(effect.group for effect in found):
        lines += ["", f"{group}:", *table([e for e in found if e.group == group], words)]
    if found:
        cards = ", ".join(effect.card for effect in strong(found)) or "–"
        lines += ["", words.say("lab-strong", cards=cards)]
    return "\n".join([*lines, *unused(run.load(), counts, words)])


def title(run: Run, counts: Counts, words: Words) -> str:
    options = ", ".join(f"{name}={value}" for name, value in run.options.items())
    game, games = words.say(f"game-{run.game}"), whole(counts.games, words)
    return words.say("lab-title", game=game, options=options, games=games, seed=str(run.seed))


def seats(counts: Counts, words: Words) -> str:
    rates = [seen.told(True, words) for seen in by_seat(counts)]
    return f"{words.say('lab-by-seat')}{words.say('colon')}{', '.join(rates)}"


def measured(counts: Counts, words: Words) -> list[str]:
    return [
        f"{words.say(f'measure-{name}')}{words.say('colon')}{seen.told(name in SHARES, words)}"
        for name, seen in measures(counts).items()
    ]


def statistics(run: Run, counts: Counts, words: Words) -> list[str]:
    lines = []
    for index, name in enumerate(run.load().tallies):
        mean, low, high = spread(counts, index)
        named = f"{words.say(f'tally-{name}')}{words.say('colon')}"
        lines.append(f"{named}{decimal(mean, words)} ({low} – {high})")
    return lines


def spread(counts: Counts, index: int) -> tuple[float, int, int]:
    """The mean of a statistic over all players, and its minimum and maximum."""
    values = players(counts, index)
    return mean_and_spread(values)[0], min(values), max(values)


def players(counts: Counts, index: int) -> dict[int, int]:
    """The number of players with each final value of a statistic."""
    found = {value: number for (one, value), number in counts.tallies.items() if one == index}
    return dict(sorted(found.items()))


def table(found: list[Effect], words: Words) -> list[str]:
    rows = [[words.say(f"lab-{name}") for name in HEADINGS]]
    for effect in found:
        near = f"{points(effect.difference, words)} ± {decimal(100 * effect.margin, words)}"
        low, high = (percent(end, words) for end in effect.interval)
        rates = [percent(effect.had, words), percent(effect.win_rate, words), f"{low} – {high}"]
        rows.append([effect.card, *rates, near, points(effect.alike, words)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(aligned(row, widths)) for row in rows]


def strong(found: list[Effect]) -> list[Effect]:
    """The cards that significantly correlate with wins or losses; what everybody owns cannot."""
    return [e for e in found if e.had < 1.0 and abs(e.alike) - e.margin > STRONG]


def points(difference: float, words: Words) -> str:
    """Percentage points, with their sign."""
    return ("+" if difference >= 0 else "−") + decimal(abs(100 * difference), words)


def unused(game: Game[Any], counts: Counts, words: Words) -> list[str]:
    """The cards that no player used in all these games."""
    idle = [card for card, times in used(game, counts).items() if not times]
    told = words.say("lab-unused", cards=", ".join(idle) or "–")
    return ["", told] if game.uses() else []


def used(game: Game[Any], counts: Counts) -> dict[str, int]:
    """How often each card was used."""
    return {
        card: sum(counts.moves[game.moves.parse(text)] for text in texts)
        for card, texts in game.uses().items()
    }


def data(run: Run, counts: Counts) -> dict[str, Any]:
    """Everything as plain values."""
    game = run.load()
    named = {game.moves.text(move): number for move, number in sorted(counts.moves.items())}
    return {
        "game": run.game,
        "bot": run.names[0],
        "seats": run.seats,
        "options": run.options,
        "seed": run.seed,
        "games": counts.games,
        "longest": counts.longest,
        "by_seat": [seen.mean for seen in by_seat(counts)],
        "by_seat_margin": [seen.margin for seen in by_seat(counts)],
        "measures": {name: plain(seen) for name, seen in measures(counts).items()},
        "statistics": {name: players(counts, i) for i, name in enumerate(game.tallies)},
        "effects": [plain(effect) for effect in effects(counts)],
        "strong": [effect.card for effect in strong(effects(counts))],
        "moves": named,
        "used": used(game, counts),
    }


def plain(found: msgspec.Struct) -> dict[str, Any]:
    """The fields of a result as plain values."""
    return {field: getattr(found, field) for field in found.__struct_fields__}
