"""How balanced a game is: counts are exact, and the conclusions follow from them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from arena import arena
from quartett import games
from quartett.cli import main
from quartett.core.state import State
from quartett.games.deckbattle.plans import LEANINGS, leaning
from quartett.games.deckbattle.players.habits import WEIGHTS, Habits
from quartett.lab.balance import Counts, Effect, count_end, count_leader, effects, measure
from quartett.lab.evenness import data, story, strong, unused, used
from quartett.lab.evenness_plot import plot
from quartett.lab.measures import by_seat, measures
from quartett.lab.run import plan
from quartett.lab.tally import SHARE
from quartett.words import LANGUAGES, Words

PUSH = games.load("push")
RUN = plan(PUSH, ["greedy"] * 3, 12, 5, {})


@pytest.fixture(scope="module")
def counts() -> Counts:
    return measure(RUN, processes=1)


def test_every_win_and_every_move_is_counted_once(counts: Counts) -> None:
    assert counts.games == 12
    assert sum(counts.wins.values()) == 12 * SHARE
    lengths = [len(RUN.record(index).moves) for index in range(12)]
    assert sum(counts.moves.values()) == sum(lengths)
    assert counts.longest == max(lengths)
    assert sum(seen.mean for seen in by_seat(counts)) == pytest.approx(1.0)


def test_the_number_of_processes_does_not_change_the_counts(counts: Counts) -> None:
    assert measure(RUN, processes=2) == counts


def test_a_game_without_holdings_has_no_effects(counts: Counts) -> None:
    assert effects(counts) == []
    assert unused(PUSH, counts, Words("en", "push")) == []


def test_those_who_have_a_card_are_compared_with_those_who_do_not() -> None:
    """Ten games of two: the card `a` is had by one player in each, who wins eight of them; all
    losers without it have nothing, so that there is nobody alike."""
    had = Counter({("g", "", 1): 10, ("g", "a", 1): 10, ("g", "", 0): 10})
    won = Counter({("g", "", 1): 8 * SHARE, ("g", "a", 1): 8 * SHARE, ("g", "", 0): 2 * SHARE})
    (effect,) = effects(Counts(2, games=10, had=had, won=won))
    assert (effect.group, effect.card, effect.had) == ("g", "a", 0.5)
    assert effect.win_rate == pytest.approx(0.8)
    assert effect.difference == pytest.approx(0.6)
    assert effect.alike == pytest.approx(0.0)
    assert 0.2 < effect.margin < 0.4


def test_among_alike_only_the_same_number_of_cards_is_compared() -> None:
    """Whoever has one card of the group wins half of the games, with `a` as with `b`."""
    had = Counter({("g", "", 1): 20, ("g", "a", 1): 10, ("g", "b", 1): 10, ("g", "", 0): 20})
    won = Counter({key: number * SHARE // 2 for key, number in had.items() if key[2]})
    won["g", "", 0] = 10 * SHARE
    found = effects(Counts(2, games=20, had=had, won=won))
    assert [effect.card for effect in found] == ["a", "b"]
    assert all(effect.alike == pytest.approx(0.0) for effect in found)


def test_joint_winners_divide_the_win() -> None:
    state = PUSH.start(3)
    counts = Counts(3)
    count_end(counts, RUN, joint(state))
    assert set(counts.wins.values()) == {SHARE // 3}


def joint(state: State) -> State:
    """A game in which nobody has anything yet is won by all."""
    assert state.winners() == [0, 1, 2]
    return state


def test_a_card_is_used_by_a_player_and_not_by_chance() -> None:
    game = games.load("deckbattle")
    said = ("reveal gaara", "recruit gaara", "with naruto", "activate bisuke", "reveal kunai")
    counts = Counts(2, moves=Counter(game.moves.parse(text) for text in said))
    times = used(game, counts)
    assert [card for card, number in times.items() if number] == ["naruto", "bisuke"]
    assert "gaara, " in unused(game, counts, Words("en", "deckbattle"))[1]


def test_everything_that_a_player_can_use_has_a_move() -> None:
    game = games.load("deckbattle")
    groups = ("sensei", "starter", "field", "threat", "item", "mission")
    cards = [card.name for card in game.card_list() if card.values["group"] in groups]
    assert set(cards) < set(game.uses()) and len(game.uses()) == len(cards) + 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(counts: Counts, language: str) -> None:
    told = story(RUN, counts, Words(language, "push"))
    assert "12" in told and "–" in told and "{" not in told


def test_it_is_data_and_a_picture_too(counts: Counts, tmp_path: Path) -> None:
    told = json.loads(json.dumps(data(RUN, counts)))
    assert sum(told["statistics"]["turns"].values()) == 12 * 3
    assert told["games"] == 12 and sum(told["moves"].values()) == sum(counts.moves.values())
    plot(RUN, counts, Words("en", "push"), tmp_path / "even.svg")
    assert (tmp_path / "even.svg").read_text("utf-8").startswith("<?xml")


def test_the_command_tells_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["balance", "push", "--games", "4", "--processes", "1", "--language", "en"]
    assert main([*few, "--seats", "2", "--bot", "random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bot"] == "random"
    assert main([*few, "--bot", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main([*few, "--seats", "9"]) == 2
    assert "9" in capsys.readouterr().err


def test_a_plan_plays_against_the_bot_that_leans(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["balance", "deckbattle", "--plans", "--games", "2", "--processes", "1"]
    assert main([*few, "--bot", "steady", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    names = [[bot["bot"] for bot in one["bots"]] for one in told]
    assert names == [[f"steady-{plan}", "steady"] for plan in LEANINGS]
    assert main([*few, "--bot", "expert"]) == 2
    assert "expert" in capsys.readouterr().err


@pytest.mark.parametrize("plan", LEANINGS)
def test_a_plan_moves_the_habits_it_names_and_no_others(plan: str) -> None:
    plain, leant = Habits(WEIGHTS.numbers("steady")), leaning("steady", plan).habits
    names = WEIGHTS.numbers("steady")
    moved = {name for name in names if getattr(plain, name) != getattr(leant, name)}
    assert moved == set(LEANINGS[plan])
    assert leant.worth[3] == leant.scroll


def test_the_leader_at_half_time_is_the_one_who_is_alone_ahead() -> None:
    counts = Counts(3)
    for scores, winners in (
        ([5, 2, 1], [0]),
        ([5, 2, 1], [1]),
        ([5, 2, 1], [0, 2]),
        ([4, 4, 1], [0]),
    ):
        count_leader(counts, scores, winners)
    assert (counts.led, counts.kept) == (3, SHARE + SHARE // 2)


def test_what_a_game_shows_is_measured_with_its_interval() -> None:
    signs = Counter({("threats-beaten", 4.0): 50, ("threats-beaten", 6.0): 50})
    found = measures(
        Counts(2, games=100, signs=signs, offered=200, dead=20, led=80, kept=40 * SHARE)
    )
    assert found["threats-beaten"].mean == 5.0
    assert found["threats-beaten"].margin == pytest.approx(0.197, abs=0.001)
    assert (found["dead-offers"].mean, found["leader-wins"].mean) == (0.1, 0.5)


def test_only_what_is_strong_beyond_doubt_is_called_strong() -> None:
    def card(alike: float, margin: float, had: float = 0.5) -> Effect:
        return Effect("g", "a", had, 0.5, (0.4, 0.6), alike, margin, alike)

    found = [
        card(0.2, 0.05),
        card(-0.2, 0.05),
        card(0.2, 0.15),
        card(0.05, 0.01),
        card(0.2, 0.05, 1.0),
    ]
    assert strong(found) == found[:2]


def test_an_ability_that_would_do_nothing_is_a_dead_offer() -> None:
    """Bisuke gives a chakra, but not into a full gauge."""
    game = games.load("deckbattle")
    assert game.offers(arena("bisuke naruto", chakra=3).state, 0) == (1, 0)
    assert game.offers(arena("bisuke naruto", chakra=7).state, 0) == (1, 1)
    assert game.offers(arena("naruto", chakra=3).state, 0) == (0, 0)
