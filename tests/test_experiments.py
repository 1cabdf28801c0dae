"""Experiments: what their files may contain, that results do not depend on how they are run, and
what is kept when they are interrupted."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from quartett.cli import main
from quartett.core.problem import Problem
from quartett.lab import study as study_module
from quartett.lab.block import Order, Played, play
from quartett.lab.experiment import Experiment, Sweep, Variant, runs, swept, values
from quartett.lab.experiment_file import read
from quartett.lab.findings import Findings, Sum
from quartett.lab.study import Study
from quartett.words import LANGUAGES, Words

TWO = 'game = "push"\nseats = ["greedy", "random"]\n'
SMALL = Experiment(
    game="force",
    seats=("greedy", "random"),
    games=250,
    seed=3,
    variants=(Variant("usual"), Variant("poor emperor", cards={"emperor": {"points": 2}})),
)


def numbers(findings: Findings) -> list[list[list[int]]]:
    return findings.rows


WRONG = [
    ("gmaes = 3", 3, "gmaes", "There is no such field here"),
    ('games = "many"', 3, "games", "should be a whole number"),
    ("games = 0", 3, "games", "It can have 1 to"),
    ('measure = "fame"', 3, "measure", "wins, score, length, busts, turns"),
    ("interval = 0", 3, "interval", "above 0"),
    ("interval = -1.5", 3, "interval", "above 0"),
    ('options = { risk = "maybe" }', 3, "options", "It can be: yes, no"),
    ('[options]\nrisks = "yes"', 3, "options", "risks"),
    ('[[variants]]\nname = "a"\n[[variants]]\nname = "a"', 3, "variants", "Two variants"),
    ('[[variants]]\nseats = ["greedy", "random"]', 3, "variants.name", "needed"),
    (
        '[[variants]]\nname = "a"\n[[variants]]\nname = "b"\nseats = ["random"]',
        7,
        "seats",
        "2 to 6",
    ),
    ("[cards.pikachu]\ncopies = 3", 3, "cards", "There is no card called"),
    ("[cards.die]\ncolour = 3", 3, "cards", "has no"),
    ('[sweep]\nnumber = "weather"\nfrom = 1\nto = 2', 3, "sweep", "can be varied"),
    ('[sweep]\nnumber = "bot.rich"\nfrom = 3\nto = 2', 3, "sweep", "from 3 to 2"),
    ('[sweep]\nnumber = "bot.rich"\nfrom = 1\nto = 900', 3, "sweep", "too many"),
    ('[sweep]\nnumber = "bot.charm"\nfrom = 1\nto = 2', 2, "seats", "has no number called"),
]


@pytest.mark.parametrize(("more", "line", "field", "told"), WRONG, ids=[w[0][:20] for w in WRONG])
def test_what_is_wrong_is_told_with_file_line_and_field(
    more: str, line: int, field: str, told: str
) -> None:
    with pytest.raises(Problem) as caught:
        read(TWO + more, "x.toml")
    sentence = Words("en", "push").problem(caught.value)
    assert sentence.startswith(f"x.toml, line {line}, “{field}”: "), sentence
    assert told in sentence
    for language in LANGUAGES:
        assert f"{line}" in Words(language, "push").problem(caught.value)


def test_what_is_not_toml_is_told_with_its_line() -> None:
    with pytest.raises(Problem) as caught:
        read("game = \n", "x.toml")
    assert "line 1" in Words("en").problem(caught.value)


def test_wrong_bots_and_missing_fields_are_told() -> None:
    for text, line in (
        ('game = "push"\nseats = ["nobody", "random"]', 2),
        ('seats = ["random"]', 1),
    ):
        with pytest.raises(Problem) as caught:
            read(text, "x.toml")
        assert caught.value.arguments["line"] == line


def test_a_sweep_is_a_variant_for_each_value() -> None:
    assert values(Sweep("bot.rich", 1, 2, 0.25)) == [1, 1.25, 1.5, 1.75, 2]
    made = swept(SMALL, Sweep("cards.emperor.points", 1, 3), 2)
    assert made == Variant("2", cards={"emperor": {"points": 2}})
    assert swept(SMALL, Sweep("options.rebels", 1, 3), 2).options == {"rebels": "2"}
    assert swept(SMALL, Sweep("bot.x", 1, 3), 2).seats == ("greedy:x=2", "random")
    assert swept(SMALL, Sweep("bots.x", 1, 3), 2).seats == ("greedy:x=2", "random:x=2")


def test_a_changed_card_counts_as_changed() -> None:
    usual, poor = (run.load() for run in runs(SMALL))
    worth = [
        dict(zip(game.cards.villains, game.cards.points, strict=True)) for game in (usual, poor)
    ]
    assert worth[1] == worth[0] | {"emperor": 2} and worth[0]["emperor"] != 2
    assert usual.cards_digest != poor.cards_digest


def conduct(folder: Path, processes: int | None = 1, **settings: object) -> Findings:
    return Study(SMALL, folder, **settings).conduct(processes, None)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = conduct(tmp_path / "one"), conduct(tmp_path / "two", 2)
    assert one.games == 250 and numbers(one) == numbers(two)
    assert one.found[1].difference.mean != 0.0


def test_both_variants_get_the_same_deals(tmp_path: Path) -> None:
    """Poor emperors change what bots fight for; the mean difference is far from that of games
    that have nothing in common."""
    found = conduct(tmp_path / "x").found[1]
    alone = (found.measured.reach**2 * 2) ** 0.5
    assert found.difference.reach < alone


def test_it_stops_when_the_interval_is_narrow_enough(tmp_path: Path) -> None:
    wanted = Experiment(
        game="push", seats=("random", "random"), games=10_000, interval=0.05, measure="wins"
    )
    found = Study(wanted, tmp_path / "x").conduct(2, None)
    assert found.found[0].measured.reach <= 0.05 and 500 <= found.games <= 700
    again = Study(wanted, tmp_path / "y").conduct(1, None)
    assert numbers(found) == numbers(again)


def stopping_after(blocks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody pressed Ctrl-C while the next block is played."""
    done = 0

    def interrupted(order: Order) -> Played:
        nonlocal done
        done += 1
        if done > blocks:
            raise KeyboardInterrupt
        return play(order)

    monkeypatch.setattr(study_module, "play", interrupted)


def test_what_is_done_is_kept_and_gone_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopping_after(2, monkeypatch)
    first = conduct(tmp_path / "x")
    assert first.interrupted and first.games == 200
    stopping_after(1, monkeypatch)
    second = conduct(tmp_path / "x", resume=True)
    assert not second.interrupted and second.games == 250
    monkeypatch.undo()
    assert numbers(second) == numbers(conduct(tmp_path / "whole"))


def test_another_experiment_does_not_go_on_here(tmp_path: Path) -> None:
    conduct(tmp_path / "x")
    other = Experiment(game="push", seats=("random", "random"), games=100)
    for resume, problem in ((True, "resume-other"), (False, "report-exists")):
        with pytest.raises(Problem) as caught:
            Study(other, tmp_path / "x", resume)
        assert caught.value.name == problem
    with pytest.raises(Problem) as caught:
        Study(other, tmp_path / "empty", resume=True)
    assert caught.value.name == "resume-nothing"


def die_once(mark: str, order: Order) -> Played:
    """Kills the process it runs in, the first time."""
    if order.first == 100 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(order)


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from functools import partial

    whole = conduct(tmp_path / "whole")
    mortal: Callable[[Order], Played] = partial(die_once, str(tmp_path / "died"))
    monkeypatch.setattr(study_module, "play", mortal)
    found = conduct(tmp_path / "x", 2)
    assert (tmp_path / "died").exists() and numbers(found) == numbers(whole)


def test_intervals_are_those_of_the_books() -> None:
    found = Sum()
    for value in (1, 2, 3, 4):
        found.take(value)
    assert found.mean == 2.5 and found.reach == pytest.approx(1.959964 * 1.2909944 / 2)


FILES = {"comparison.png", "experiment.sha256", "experiment.toml", "report.html", "report.md"}


def test_the_report_is_written_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = TWO + 'games = 120\nmoves = true\ntitle = "A < B"\nquestion = "Who | wins?"\n'
    (tmp_path / "small.toml").write_text(text)
    assert main(["lab", "small.toml", "--processes", "1", "--language", "en"]) == 0
    assert "The report is in small." in capsys.readouterr().out
    found = {path.name for path in (tmp_path / "small").iterdir()}
    assert found == FILES | {"moves-0.png", "results.csv"}
    markdown = (tmp_path / "small" / "report.md").read_text("utf-8")
    assert "quartett lab small.toml" in markdown and "| bank orange |" in markdown
    assert "<h1>A &lt; B</h1>" in (tmp_path / "small" / "report.html").read_text("utf-8")
    lines = (tmp_path / "small" / "results.csv").read_text().splitlines()
    assert len(lines) == 121 and lines[0].startswith("variant,game,length,win_60ths_0,score_0")
    assert main(["lab", "small.toml", "--language", "en"]) == 2
    assert "--resume" in capsys.readouterr().err


def test_a_sweep_of_the_command_line_draws_a_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.toml").write_text(TWO + "games = 50\n")
    sweep = ["--sweep", "bot.caution=-2..2:2", "--processes", "1", "--language", "fr"]
    assert main(["lab", "small.toml", "--out", "s", *sweep]) == 0
    assert (tmp_path / "s" / "curve.png").stat().st_size > 1000
    assert "--sweep=bot.caution=-2..2:2" in (tmp_path / "s" / "report.md").read_text("utf-8")
    assert main(["lab", "small.toml", "--out", "t", "--sweep", "rich", "--language", "en"]) == 2
    assert "is not a sweep" in capsys.readouterr().err and not (tmp_path / "t").exists()


def test_wrong_input_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.toml").write_text(TWO + "gmaes = 3\n")
    for file in ("bad.toml", "nowhere.toml", "."):
        assert main(["lab", file, "--language", "en"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]


def test_a_bar_shows_the_games_that_are_counted(tmp_path: Path) -> None:
    heard: list[int] = []
    Study(SMALL, tmp_path / "x").conduct(1, None, heard.append)
    assert heard == [100, 100, 50]
    assert study_module.BLOCK == 100


WORKED = sorted((Path(__file__).parents[1] / "docs" / "lab").glob("*.toml"))


@pytest.mark.parametrize("path", WORKED, ids=lambda path: path.stem)
def test_the_worked_experiments_can_be_played_and_have_their_reports(path: Path) -> None:
    experiment = read(path.read_text("utf-8"), path.name)
    assert experiment.answer and experiment.question
    folder = path.with_suffix("")
    assert path.read_text("utf-8") == (folder / "experiment.toml").read_text("utf-8")
    for file in ("report.md", "report.html"):
        assert path.name in (folder / file).read_text("utf-8")


def test_there_is_a_worked_experiment_for_every_game_and_one_for_a_ruling() -> None:
    from quartett import games

    found = [read(path.read_text("utf-8"), path.name).game for path in WORKED]
    assert set(found) == set(games.NAMES) and len(found) >= 5
