"""The learned value and the habits of `veteran`: chances between turns, and the command that learns
both again."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from benchmarks.deckbattle import __main__ as command
from benchmarks.deckbattle import habits, judgement, many, network, positions, teams
from benchmarks.deckbattle.__main__ import FILE, main, replaced

import quartett
from quartett.bots.rollouts import play_on
from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import shares
from quartett.core.play import play_game
from quartett.games.deckbattle import GAME, veteran
from quartett.games.deckbattle.players.evaluation import Evaluation
from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.games.deckbattle.players.learned import LearnedValue
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.players.traits import TRAITS, traits_of
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.phases import PREPARATION

VALUE = LearnedValue()
compiled = pytest.mark.skipif(not quartett.is_compiled(), reason="many games")
every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def turns(seats: int, seed: int = 3) -> Iterator[DeckBattle]:
    """A game of veterans, stopped where a turn has begun."""
    state, chance, own, bot = GAME.start(seats), Stream(seed), Stream(4), veteran()
    begun = 0
    while not state.over:
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(actor, state.chance(chance))
            continue
        if sum(state.turns) != begun:
            begun = sum(state.turns)
            yield state
        state.apply(actor, bot.choose(state.masked(actor), actor, own))


@every_number
def test_chances_add_up_and_follow_the_points(seats: int) -> None:
    for state in turns(seats):
        chances = VALUE.chances(state)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)
        richer = state.copy()
        richer.masks_won[0] += 1
        assert VALUE.chances(richer)[0] > chances[0]


@every_number
def test_games_are_played_on_through_the_next_turn_before_they_are_judged(seats: int) -> None:
    """A hand is worth what can be done with it: judged before its turn, luck is hardly seen."""
    judge, judged = GAME.judge(), 0
    for number, state in enumerate(turns(seats)):
        played = state.copy()
        play_on(judge, played, state, Stream(5, number), Stream(6, number))
        assert played.over or sum(played.turns) == sum(state.turns) + 2
        judged += not played.over
    assert judged > seats


@every_number
def test_chances_are_those_of_the_end_when_the_game_is_over(seats: int) -> None:
    state = GAME.start(seats)
    play_game(state, [veteran() for _ in range(seats)], Stream(1), Stream(2))
    assert GAME.judge().values(state) == shares(state)


@every_number
def test_in_the_last_round_who_has_had_the_last_turn_gains_nothing(seats: int) -> None:
    games = [turns(seats, seed) for seed in range(8)]
    last = [state.copy() for game in games for state in game if state.last_round]
    assert last
    for state in last:
        begun = (state.turn - state.first) % seats
        for seat in range(seats):
            had = (seat - state.first) % seats < begun
            assert (VALUE.gain(state, seat) == 0.0) == had


def test_a_better_hand_is_a_trait_and_an_unknown_one_is_none() -> None:
    state = next(turns(2)).copy()
    seat, other = int(state.turn), 1 - int(state.turn)
    force = TRAITS.index("hand_force")
    kinds = int(state.box.kinds)
    held = [kind for kind in range(kinds) if state.hand[other * kinds + kind]]
    strong = max(range(kinds), key=lambda kind: state.box.force[kind])
    before = traits_of(state, other)[force]
    state.hand[other * kinds + held[0]] -= 1
    state.hand[other * kinds + strong] += 1
    assert traits_of(state, other)[force] > before
    state.step = PREPARATION + 1
    assert list(traits_of(state, seat)[force : force + 4]) == [0.0] * 4


@compiled
def test_habits_have_the_same_names_and_the_better_ones_win() -> None:
    assert WEIGHTS.numbers("veteran").keys() == WEIGHTS.numbers("steady").keys()
    won = 0.0
    for deal in range(20):
        state = GAME.start(2)
        bots = [SteadyBot(), SteadyBot()]
        bots[deal % 2] = veteran()
        play_game(state, list(bots), Stream(8, deal), Stream(9, deal))
        won += shares(state)[deal % 2]
    assert won >= 14  # 9 of 10 in many games


@compiled
def test_they_are_learned_again_by_one_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, few in (("PLAYERS", 8), ("DEALS", 1), ("MORE_DEALS", 1)):
        monkeypatch.setattr(habits, name, few)
    monkeypatch.setattr(teams, "PLAYER", "steady")
    monkeypatch.setattr(command, "CHECKED", 2)
    monkeypatch.setattr(command, "FEWEST", 20)
    asked = ["--generations", "1", "--games", "20", "--teams", "20", "--seed", "2"]
    asked += ["--kept", str(tmp_path / "kept.json")]
    main(asked)
    text = capsys.readouterr().out
    found = tomllib.loads(text[text.index("[veteran]") :])
    known = tomllib.loads(FILE.read_text("utf-8"))
    for name, table in found.items():
        assert table.keys() == known[name].keys()
    assert found["veteran"] != known["veteran"]
    # Stopped and begun again, the run takes what it has found, and plays no game.
    for module in (habits, positions, network, teams):
        monkeypatch.delattr(module, "GAME")
    main(asked)
    assert text.endswith(capsys.readouterr().out.partition("\n")[2])


@compiled
def test_slopes_are_found_from_pairs_that_a_file_keeps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pairs.jsonl"
    judgement.main([str(file), "--pairs", "1", "--seed", "3"])
    kept = file.read_text("utf-8")
    judgement.main([str(file), "--pairs", "2", "--seed", "3"])
    assert file.read_text("utf-8").startswith(kept)
    assert len(file.read_text("utf-8").splitlines()) == 2
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == 2 * list(judgement.NAMES)


def test_slopes_are_those_that_leads_were_made_of() -> None:
    steps = np.random.default_rng(1).standard_normal((200, len(judgement.NAMES)))
    rows = [{"steps": list(one), "lead": 4 * one[0] - 2 * one[3]} for one in steps]
    found = [slope for _, slope, _ in judgement.slopes(rows)]
    assert found == pytest.approx([2.0, 0.0, 0.0, -1.0] + [0.0] * (len(found) - 4))


@compiled
def test_a_plan_is_kept_until_something_unforeseen_happens() -> None:
    """Who keeps his plan makes its moves, and plans anew where chance has spoken."""
    keeper, state, chance = judgement.Keeper(Evaluation("fitted")), GAME.start(2), Stream(5)
    kept = planned = 0
    while sum(state.turns) < 6:
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(actor, state.chance(chance))
            continue
        seen = state.masked(actor)
        due = keeper.kept.get(seen.known_to(actor))
        move = keeper.choose(seen, actor, Stream(6))
        assert move in seen.legal(actor) and due in (None, move)
        kept, planned = kept + (due is not None), planned + (due is None)
        state.apply(actor, move)
    assert kept > planned > 6


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "7"], "'7' is not a whole number from 100 on"),
        (["--seed", "x"], "'x' is not a whole number from 0 on"),
        (["--generations", "-1"], "--generations"),
    ],
)
def test_bad_numbers_are_told(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_a_table_is_replaced_and_nothing_else() -> None:
    text = "# a\n[one]\nx = 1\ny = 2\n\n# b\n[two]\nx = 3\n"
    assert replaced(text, "[one]\nx = 9") == "# a\n[one]\nx = 9\n\n# b\n[two]\nx = 3\n"


def test_habits_are_taken_for_what_they_add_to_each_other() -> None:
    """The second best alone is left out, since he is good at the same turns as the best."""
    leads = np.array([[9.0, 8.0, 0.0], [9.0, 8.0, 0.0], [0.0, 0.0, 5.0]])
    assert many.taken(leads, 2) == [0, 2]


def test_the_many_habits_can_be_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GAMES", 1), ("TRIED", 4), ("TAKEN", 3)):
        monkeypatch.setattr(many, name, number)
    table = many.many_table(habits.habits_of("veteran"), 3)
    assert table == many.many_table(habits.habits_of("veteran"), 3)
    assert replaced(FILE.read_text("utf-8"), table).count(table) == 1
    rows = tomllib.loads(table)["many"]
    assert len(rows) == 3 and {len(row) for row in rows.values()} == {len(habits.NAMES)}
