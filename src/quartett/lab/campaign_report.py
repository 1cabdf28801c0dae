"""What a tuning changed and its effect, before and after, on deals that it did not see."""

from collections.abc import Sequence
from math import sqrt

from quartett.core.dials import Aim
from quartett.lab.campaign import Campaign
from quartett.lab.measures import SHARES, Seen, rate
from quartett.lab.report import decimal, percent, whole
from quartett.lab.statistics import Z95
from quartett.lab.tables import Table
from quartett.lab.tally import SHARE
from quartett.lab.trial import Setting, Shifts, Trial, changes, turned
from quartett.lab.whole_files import keep
from quartett.lab.write_up import Page
from quartett.words import Words


def write(
    campaign: Campaign, shifts: Shifts, checked: Sequence[Trial], words: Words, command: str
) -> None:
    page = Page(words, words.say("tune-title", game=words.say(f"game-{campaign.plan.game}")))
    games = (whole(number, words) for number in campaign.plan.games.values())
    page.text(words.say("tune-told", games=" / ".join(dict.fromkeys(games))))
    page.head(words.say("tune-numbers"))
    page.table(numbers(campaign, shifts, words))
    for setting in campaign.plan.settings:
        page.head(words.say("tune-setting", bot=setting.bot, seats=setting.seats))
        page.table(compared(campaign, setting, checked, words))
    page.head(words.say("lab-repeat"))
    page.code(command)
    keep(campaign.folder / "report.md", "\n".join(page.markdown).rstrip() + "\n")
    keep(campaign.folder / "report.html", page.whole_html())
    keep(campaign.folder / "cards.toml", turned(campaign.file, campaign.dials, shifts).text)


def numbers(campaign: Campaign, shifts: Shifts, words: Words) -> Table:
    head = [words.say(name) for name in ("lab-card", "tune-field", "tune-before", "tune-after")]
    found = changes(campaign.dials, shifts)
    return [head, *([card, field, str(old), str(new)] for card, field, old, new in found)]


def compared(campaign: Campaign, setting: Setting, checked: Sequence[Trial], words: Words) -> Table:
    """Every team and every measure with its target."""
    mine = [trial for trial in checked if trial.order.setting == setting]
    before, after = mine[: len(mine) // 2], mine[len(mine) // 2 :]
    keys = ("tune-measure", "tune-before", "tune-after", "tune-aim")
    rows = [[words.say(name) for name in keys]]
    for team in sorted(mine[0].teams):
        told = [share(part, team).told(True, words) for part in (before, after)]
        rows.append([team, *told, f"{percent(1 / setting.seats, words)} ± 5"])
    for measure in sorted(mine[0].measures):
        told = [mean(part, measure).told(measure in SHARES, words) for part in (before, after)]
        wanted = [aim for aim in campaign.game.aims if aim.measure == measure]
        wanted = [aim for aim in wanted if aim.seats in (0, setting.seats)]
        name = words.say(f"measure-{measure}")
        rows.append([name, *told, aimed(wanted[0], words) if wanted else "–"])
    return rows


def share(trials: Sequence[Trial], team: str) -> Seen:
    """The team's share of wins."""
    had = sum(trial.teams.get(team, (0, 0, 0))[1] for trial in trials)
    won = sum(trial.teams.get(team, (0, 0, 0))[0] for trial in trials) / SHARE
    return rate(won, had)


def mean(trials: Sequence[Trial], measure: str) -> Seen:
    pairs = [trial.measures[measure] for trial in trials]
    cases = sum(number for _, number in pairs)
    total = sum(part for part, _ in pairs)
    if measure in SHARES:
        return rate(total, cases)
    value = total / cases
    apart = sum((part / number - value) ** 2 for part, number in pairs if number)
    spread = sqrt(apart / max(len(pairs) - 1, 1) / len(pairs))
    return Seen(value, Z95 * spread, cases)


def aimed(aim: Aim, words: Words) -> str:
    number = percent if aim.measure in SHARES else decimal
    return f"{number(aim.low, words)} – {number(aim.high, words)}"
