"""Konoha: what bots do with what they may know, and what a clairvoyant team reaches."""

from collections.abc import Iterable

import pytest

import quartett
from missions import KONOHA, Table, deal, strength
from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import Bot, play_game
from quartett.core.problem import Problem
from quartett.games.konoha.players.clairvoyant import Ways
from quartett.games.konoha.players.expectations import signal_for
from quartett.games.konoha.rules.state import PASSING
from quartett.games.konoha.rules.strength import CARDS

GREEDY: Bot = KONOHA.bots["greedy"]()
STEADY: Bot = KONOHA.bots["steady"]()


def answer(game: Table, seat: int, player: Bot = STEADY) -> str:
    move = player.choose(game.state.masked(seat), seat, Stream(1))
    return str(KONOHA.moves.text(int(move)))


def mean(name: str, seats: int = 3, games: int = 25) -> float:
    total = 0
    for index in range(games):
        state, player = KONOHA.start(seats), bot(KONOHA, name)
        play_game(state, [player] * seats, Stream(4, index), Stream(4, 2**31 + index))
        total += int(state.score())
    return total / games


@pytest.mark.skipif(not quartett.is_compiled(), reason="as good in both builds")
def test_who_plays_better_scores_more_and_nobody_more_than_the_clairvoyant_team() -> None:
    scores = [mean(name) for name in ("random", "greedy", "steady", "clairvoyant")]
    assert scores == sorted(scores) and scores[0] + 3 < scores[1] and scores[2] + 2 < scores[3]


def test_signals_rise_with_the_strength_of_the_hand() -> None:
    words = [int(signal_for(strength)) for strength in range(-5, 25)]
    assert words == sorted(words) and set(words) == {0, 1, 2, 3, 4}


def test_the_bots_say_what_their_hand_is_worth() -> None:
    game = deal("sasuke sakura kakashi tsunade jiraya", "itachi orochimaru gaara kin dosu", "")
    game.pass_on("jiraya", "dosu", game.hand(2).split()[0])
    for player in (GREEDY, STEADY):
        assert answer(game, 0, player) == "signal strong"
        assert answer(game, 1, player) == "signal weak"


@pytest.mark.parametrize("player", [GREEDY, STEADY])
def test_strong_signals_make_the_bots_go_and_weak_ones_make_them_wait(player: Bot) -> None:
    def vote(word: str) -> str:
        game = deal("sasuke sakura kakashi lee gai", "", "").pass_on().say(word, word, word)
        return answer(game, 0, player)

    assert vote("mighty") == "go" and vote("weak") == "wait"


@pytest.mark.parametrize("player", [GREEDY, STEADY])
def test_the_bots_pass_on_what_weakens_them_most(player: Bot) -> None:
    game = deal("sasuke sakura kakashi itachi ebisu", "", "")
    assert answer(game, 0, player) == "pass itachi"


@pytest.mark.parametrize(
    ("words", "choice"),
    [(("mighty", "mighty"), "keep"), (("good", "fair"), "use pass"), (("weak", "weak"), "keep")],
)
def test_the_steady_bot_uses_powers_for_missions_within_reach(
    words: tuple[str, str], choice: str
) -> None:
    game = deal("", "", "").with_powers("pass").deal("kakashi lee neji iruka kiba", "", "")
    game.pass_on().say("silent", *words)
    assert strength(game.hand(0)) == 12 and answer(game, 0) == choice


def test_the_unveiled_team_passes_first_without_sight_and_then_knows_all() -> None:
    unveiled, habit, seer = (bot(KONOHA, name) for name in ("unveiled", "expert:1", "clairvoyant"))
    assert unveiled.sees_all() and "unveiled" not in KONOHA.bots
    state, chance = KONOHA.start(4), Stream(7)
    blind = 0
    while state.round < 2:
        seat = state.actor
        if seat == CHANCE:
            state.apply(CHANCE, state.chance(chance))
            continue
        move = unveiled.choose(state, seat, Stream(1))
        if state.phase == PASSING and not any(state.known):
            assert move == habit.choose(state.masked(seat), seat, Stream(1))
            blind += 1
        else:
            assert move == seer.choose(state, seat, Stream(1))
        state.apply(seat, move)
    assert blind == 4


def test_the_clairvoyant_team_is_for_the_lab_only() -> None:
    assert bot(KONOHA, "clairvoyant").sees_all() and "clairvoyant" not in KONOHA.bots
    assert not any(make().sees_all() for make in KONOHA.bots.values())
    with pytest.raises(Problem, match="unknown-bot"):
        bot(KONOHA, "oracle")


def test_the_clairvoyant_team_knows_the_best_way_to_pass_once() -> None:
    game = deal("", "", "")
    ways = Ways(game.state.strength, game.state.hands, 3)
    best = max(
        after(game.state.hands, (a, b, c))
        for a in cards_of(game, 0)
        for b in cards_of(game, 1)
        for c in cards_of(game, 2)
    )
    assert int(ways.totals[0]) == best
    reached = ways.after(game.state.hands, 0)
    assert sum(int(KONOHA.strength.of(hand)) for hand in reached) == best


def cards_of(game: Table, seat: int) -> list[int]:
    return CARDS.kinds(game.state.hands[seat])


def after(hands: Iterable[int], passed: tuple[int, int, int]) -> int:
    new = [int(hand) for hand in hands]
    for seat, card in enumerate(passed):
        new[seat] -= 2**card
        new[(seat + 1) % 3] += 2**card
    return sum(int(KONOHA.strength.of(hand)) for hand in new)
