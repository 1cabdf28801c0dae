"""Tuning: trials are kept, the fit recovers a planted effect, and only permitted numbers change."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from quartett import games
from quartett.cli import main
from quartett.core.chance import Stream
from quartett.core.dials import Aim, Dial, Place
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.lab import campaign as campaigns
from quartett.lab.campaign import Campaign, Plan, settings_of
from quartett.lab.forecast import Forecast
from quartett.lab.response import TeamResponse
from quartett.lab.tally import SHARE
from quartett.lab.trial import Order, Setting, Trial, changes, draw, played, turned
from quartett.lab.tuned_cards import rewritten

GAME = games.load("deckbattle")
OWN = CardFile.own("quartett.games.deckbattle")
TWO = Setting("steady", 2)
RED = Dial("red cost", (Place("red", "cost", 1, 0, 3),), "red")
BLUE = Dial("blue cost", (Place("blue", "cost", 1, 0, 3),), "blue")
ALL = Dial("threat points", (Place("itachi", "points", 5, 2, 9),))


def trial(shifts: dict[str, int], red: float, threats: float = 5.0) -> Trial:
    """A thousand games of two teams, of which red won a share."""
    wins = {
        "red": (round(red * 1000 * SHARE), 1000, round(40_000 * red - 20_000)),
        "blue": (round((1 - red) * 1000 * SHARE), 1000, round(20_000 - 40_000 * red)),
    }
    order = Order(TWO, shifts, 0, 1000)
    return Trial(order, wins, {"threats-beaten": (threats * 1000, 1000)})


PLANTED = [
    *(trial({"red cost": shift}, 0.60 - 0.05 * shift) for shift in (-1, 0, 1, 2)),
    *(trial({"blue cost": shift}, 0.60) for shift in (-1, 1)),
]


def test_the_fit_finds_what_was_planted() -> None:
    response = TeamResponse("steady", [RED, BLUE], PLANTED)
    assert response.apart("red", 2, {}) == pytest.approx(0.10, abs=0.01)
    assert response.apart("red", 2, {"red cost": 2}) == pytest.approx(0.0, abs=0.02)
    assert response.apart("red", 2, {}) == pytest.approx(-response.apart("blue", 2, {}), abs=0.01)


def test_the_dial_that_helps_is_turned_and_the_other_is_left() -> None:
    found = Forecast([RED, BLUE], (), PLANTED).best({}, reach=3)
    assert found == {"red cost": 2}
    assert Forecast([RED, BLUE], (), PLANTED).best({}, reach=1) == {"red cost": 1}


def test_an_aim_that_is_missed_turns_what_is_everybodys() -> None:
    seen = [trial({"threat points": shift}, 0.5, 3.0 + shift) for shift in (-1, 0, 1, 2)]
    found = Forecast([ALL], (Aim("threats-beaten", 4.0, 6.0),), seen).best({}, reach=3)
    assert found["threat points"] > 0


def test_only_numbers_of_ours_within_their_bounds_have_dials() -> None:
    bounds = {name: fact.value for name, fact in OWN.facts["bounds"].items()}
    places = [place for dial in GAME.dials() for place in dial.places]
    assert places
    for place in places:
        field, *inside = place.field.split(".")
        fact = OWN.facts[place.card][field]
        value = fact.value[int(inside[0])][inside[1]] if inside else fact.value
        assert fact.mark == "reconstructed" and value == place.start
        group = OWN.fact(place.card, "group").value
        assert [place.low, place.high] in [
            range_ for name, range_ in bounds.items() if name.startswith(f"{group}-")
        ]
    free = [place for place in places if place.card == "jutsu-naruto" and place.field == "cost-2"]
    assert not free, "the rulebook says that it is free"


def test_amounts_inside_of_effects_have_dials() -> None:
    found = {place.card + " " + place.field: place for d in GAME.dials() for place in d.places}
    assert (found["jutsu-lee technique-1.0.amount"].low, found["kurenai cost"].low) == (1, 1)
    assert "jutsu-shino technique-1.0.amount" not in found, "called printed"
    assert "jutsu-sai technique-2.0.amount" not in found, "a lion has no amount"


def test_a_team_owns_what_is_its_own() -> None:
    owners = {dial.name: dial.owner for dial in GAME.dials()}
    assert owners["jutsu-lee cost-1"] == owners["gai cost"] == "gai"
    assert owners["shikamaru chakra"] == owners["jutsu-ino technique-3.0.limit"] == "asuma"
    assert owners["threat points"] == ""


def test_the_file_keeps_all_but_the_numbers() -> None:
    shifts = {"jutsu-lee cost-1": 1, "jutsu-lee technique-3.1.amount": 1, "threat points": 1}
    text = turned(OWN, GAME.dials(), shifts).text
    before, after = OWN.text.splitlines(), text.splitlines()
    assert len(before) == len(after)
    different = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert len(different) == len(list(changes(GAME.dials(), shifts))) > 5
    lee, before_lee = (tomllib.loads(each)["jutsu-lee"] for each in (text, OWN.text))
    assert lee["cost-1"] == before_lee["cost-1"] + 1
    assert lee["technique-3"][1]["amount"] == before_lee["technique-3"][1]["amount"] + 1
    assert lee["technique-3"][0] == before_lee["technique-3"][0]
    games.load("deckbattle", CardFile(text, "turned.toml"))


def test_a_file_in_another_manner_is_written_anew() -> None:
    file = CardFile(
        'lee.force = 2\n["gai"]\nforce = { mark = "reconstructed", reason = "a", is = 3 }\n'
        'use = [\n  { effect = "gain", amount = 1 },\n]'
    )
    changed = [("lee", "force", 2, 1), ("gai", "force", 3, 4), ("gai", "use.0.amount", 1, 2)]
    text = rewritten(file, changed)
    assert CardFile(text).fact("gai", "use").value[0]["amount"] == 2
    assert CardFile(text).number("lee", "force", 0, 9) == 1
    assert CardFile(text).number("gai", "force", 0, 9) == 4


def test_dials_are_drawn_within_reach() -> None:
    drawn = [draw((RED, ALL), {"red cost": 2}, Stream(1, number)) for number in range(40)]
    assert {shifts["red cost"] for shifts in drawn} == {1, 2}
    assert {shifts["threat points"] for shifts in drawn} == {-1, 0, 1}


# A whole tuning


def plan(**other: Any) -> Plan:
    settings = settings_of(["random"], [2])
    given = {
        "settings": settings,
        "options": {},
        "rounds": 1,
        "games": {"random": 20},
        "seed": 3,
    } | other
    return Plan(game="deckbattle", digest=GAME.cards_digest, rules_version=3, **given)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tuning") / "tuned"
    few = ["balance", "deckbattle", "--tune", "--bot", "random", "--seats", "2", "--games", "20"]
    given = ["--rounds", "1", "--processes", "1", "--out", str(folder), "--language", "en"]
    assert main([*few, *given]) == 0
    return folder


def test_a_tuning_leaves_a_report_the_cards_and_all_that_was_tried(whole: Path) -> None:
    report = (whole / "report.md").read_text("utf-8")
    assert "| Threats defeated in a game |" in report and "| gai |" in report
    assert "quartett balance deckbattle --tune --bot random" in report
    assert len((whole / "trials.jsonl").read_text("utf-8").splitlines()) == 3
    games.load("deckbattle", CardFile((whole / "cards.toml").read_text("utf-8"), "cards.toml"))
    assert (whole / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of three trials is interrupted, and a line was torn."""
    left = [2]

    def tired(job: Any) -> Trial:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return played(job)

    monkeypatch.setattr(campaigns, "played", tired)
    first = Campaign(GAME, plan(), tmp_path / "tuned")
    first.open(resume=False)
    with pytest.raises(KeyboardInterrupt):
        first.conduct(1, None, lambda games: None)
    with (tmp_path / "tuned" / "trials.jsonl").open("a") as file:
        file.write('{"order": {"sett')
    left[0] = 1
    again = Campaign(GAME, plan(), tmp_path / "tuned")
    again.open(resume=True)
    heard = list[int]()
    shifts, checked = again.conduct(1, None, heard.append)
    assert sum(heard) == again.total and len(checked) == 2 and left == [0]
    monkeypatch.setattr(campaigns, "played", played)
    alone = Campaign(GAME, plan(), tmp_path / "alone")
    alone.open(resume=False)
    assert alone.conduct(1, None, heard.append) == (shifts, checked)


def test_another_plan_does_not_go_on_in_its_folder(tmp_path: Path) -> None:
    Campaign(GAME, plan(), tmp_path / "tuned").open(resume=False)
    with pytest.raises(Problem, match="resume-other"):
        Campaign(GAME, plan(seed=4), tmp_path / "tuned").open(resume=True)
    with pytest.raises(Problem, match="report-exists"):
        Campaign(GAME, plan(), tmp_path / "tuned").open(resume=False)
    with pytest.raises(Problem, match="resume-nothing"):
        Campaign(GAME, plan(), tmp_path / "none").open(resume=True)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["push", "--tune"], "bounds"),
        (["deckbattle", "--tune", "--rounds", "0"], "1 to 100"),
        (["deckbattle", "--tune", "--games", "3"], "fewest are 20"),
        (["deckbattle", "--tune", "--games", "many"], "many"),
        (["deckbattle", "--tune", "--bot", "steady", "--games", "20,40"], "not 2"),
        (["deckbattle", "--tune", "--json"], "--json"),
        (["deckbattle", "--tune", "--bot", "steady,nobody"], "nobody"),
        (["deckbattle", "--tune", "--seats", "9"], "9"),
        (["deckbattle", "--rounds", "2"], "--tune"),
    ],
)
def test_what_makes_no_sense_is_refused(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    place = ["--out", str(tmp_path / "tuned")] if "--tune" in given else []
    assert main(["balance", *given, *place, "--language", "en"]) == 2
    told = capsys.readouterr().err.strip().splitlines()
    assert said in told[-1] and not (tmp_path / "tuned").exists()
