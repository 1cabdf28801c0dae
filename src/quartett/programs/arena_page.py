"""The standing of an arena as a table with intervals."""

from collections import Counter

from quartett.lab.ladder import Duel, Rung, rated
from quartett.lab.ladder_page import cells, duel_line
from quartett.lab.statistics import Z95, mean_and_spread, wilson
from quartett.programs.arena import Meeting, Standing
from quartett.programs.process import FAILURES
from quartett.words import Words


def text(standing: Standing, words: Words) -> str:
    """Aligned lines, for a terminal, a file or a screen reader."""
    plan = standing.plan
    title = words.say(
        "arena-title",
        game=words.say(f"game-{plan.game}"),
        seed=plan.seed,
        done=len(standing.played),
        games=standing.wanted,
    )
    found = duels(standing)
    table = rows(standing, rungs(standing, found), words)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) for row in table]
    told = [duel_line(duel, words) for duel in found]
    return "\n".join([title, "", *(line.rstrip() for line in lines), *[""][: len(told)], *told])


def rows(standing: Standing, found: list[Rung], words: Words) -> list[list[str]]:
    together = all(len(meeting.pair) == 1 for meeting in standing.played)
    value = words.say("lab-score" if together else "ladder-rating")
    head = [words.say("arena-player"), words.say("lab-games"), value, words.say("lab-interval")]
    table = [[*head, words.say("arena-failures")]]
    names = [entrant.name for entrant in standing.plan.entrants]
    for rung in found:
        number = names.index(rung.player)
        games = sum(number in meeting.pair for meeting in standing.played)
        _, _, value, interval = score_cells(rung) if together else cells(rung)
        failed = failures(standing.played, number)
        table.append([rung.player, str(games), value, interval, told_failures(failed, words)])
    return table


def score_cells(rung: Rung) -> list[str]:
    low, high = rung.value - rung.reach, rung.value + rung.reach
    return [rung.player, "", f"{rung.value:.2f}", f"{low:.2f} … {high:.2f}"]


def duels(standing: Standing) -> list[Duel]:
    found: dict[tuple[int, ...], list[float]] = {}
    for meeting in standing.played:
        if len(meeting.pair) == 2:
            found.setdefault(meeting.pair, []).append(meeting.shares[0])
    names = [entrant.name for entrant in standing.plan.entrants]
    return [
        Duel(
            names[one],
            names[two],
            len(shares),
            sum(shares),
            sum(shares) / len(shares),
            wilson(sum(shares) / len(shares), len(shares)),
        )
        for (one, two), shares in sorted(found.items())
    ]


def rungs(standing: Standing, found: list[Duel]) -> list[Rung]:
    """The strongest first."""
    names = [entrant.name for entrant in standing.plan.entrants]
    if found:
        met = [name for name in names if any(name in (duel.first, duel.second) for duel in found)]
        return rated(found, met)
    scores: dict[int, Counter[int]] = {}
    for meeting in standing.played:
        scores.setdefault(meeting.pair[0], Counter())[meeting.scores[0]] += 1
    teams = [_team(names[number], counts) for number, counts in scores.items()]
    return sorted(teams, key=lambda rung: -rung.value)


def _team(name: str, counts: Counter[int]) -> Rung:
    mean, spread = mean_and_spread(counts)
    return Rung(name, 0, mean, Z95 * spread / counts.total() ** 0.5)


def failures(played: tuple[Meeting, ...], entrant: int) -> Counter[str]:
    return Counter(name for meeting in played for name in meeting.failures.get(entrant, ()))


def told_failures(found: Counter[str], words: Words) -> str:
    told = [words.say(f"arena-{name}", count=found[name]) for name in FAILURES if found[name]]
    return ", ".join(told) or words.say("arena-none")
