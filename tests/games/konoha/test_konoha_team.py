"""Konoha: the habits and conventions of the strong bots."""

import re
from itertools import pairwise

import pytest

from missions import IDS, KONOHA, TEXT, Table, deal
from quartett.bots import bot
from quartett.bots.levels import among_people
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import play_game
from quartett.games.facts import CardFile
from quartett.games.konoha import build
from quartett.games.konoha.players.conventions import (
    DEGREES,
    degree_for,
    degree_of,
    meaning,
    signal_of,
    turn_of,
)
from quartett.games.konoha.players.expert import ExpertBot
from quartett.games.konoha.players.go_or_wait import GoOrWait
from quartett.games.konoha.players.master import MasterBot
from quartett.games.konoha.players.pass_weights import (
    COMES,
    NINJAS,
    PASSED,
    PASSED_FROM,
    PASSED_TO,
    usual,
)
from quartett.games.konoha.players.steady import SteadyBot
from quartett.games.konoha.players.weights import is_fitted
from quartett.games.konoha.rules.moves import SIGNAL, SIGNALS, SILENT
from quartett.games.konoha.rules.state import SAID_NOTHING, TILES

WORDS = ["weak", "fair", "silent", "good", "strong", "mighty"]
STRENGTHS = range(-12, 31)


def answer(game: Table, seat: int, level: str = "master:1") -> str:
    move = bot(KONOHA, level).choose(game.state.masked(seat), seat, Stream(1))
    return str(KONOHA.moves.text(int(move)))


@pytest.mark.parametrize("turn", range(TILES))
def test_a_stronger_hand_never_gets_a_weaker_word(turn: int) -> None:
    degrees = [int(degree_for(strength, turn)) for strength in STRENGTHS]
    assert degrees == sorted(degrees) and set(degrees) == set(range(DEGREES))
    texts = [KONOHA.moves.text(int(signal_of(degree))) for degree in range(DEGREES)]
    assert texts == [word if word == "silent" else f"signal {word}" for word in WORDS]


def test_among_people_a_word_means_what_the_page_tells() -> None:
    game = deal("sasuke sakura hinata lee tenten", "", "").pass_on()
    strength = int(KONOHA.strength.of(int(game.state.hands[0])))
    assert answer(game, 0, among_people(KONOHA, "master")) == f"signal {told_on_the_page(strength)}"


def told_on_the_page(strength: int) -> str:
    """The words with the strengths that stand below them, `konoha-means-…`."""
    limits = {"weak": 5, "fair": 8, "good": 11, "strong": 14, "mighty": 99}
    return next(word for word, most in limits.items() if strength <= most)


@pytest.mark.parametrize("turn", range(TILES))
def test_what_is_said_is_understood(turn: int) -> None:
    for strength in STRENGTHS:
        move = int(signal_of(degree_for(strength, turn)))
        signal = SAID_NOTHING if move == SILENT else move - SIGNAL
        degree = int(degree_of(signal))
        assert signal < SIGNALS and degree == degree_for(strength, turn)
        assert abs(meaning(degree, turn) - strength) <= 2 or degree in (0, DEGREES - 1)


def test_turns_are_counted_by_the_missions_left_out() -> None:
    game = deal("", "", "")
    turns = []
    for _ in range(3):
        turns.append(int(turn_of(game.state)))
        game.pass_on().say("good", "good", "good").vote("wait")
    assert turns == [0, 1, 2]


def test_the_tables_know_every_card() -> None:
    assert len(COMES) == len(PASSED) == 3 * NINJAS
    assert len(PASSED_FROM) == len(PASSED_TO) == NINJAS * NINJAS
    starts = range(0, 3 * NINJAS, NINJAS)
    assert all(0.9 < sum(COMES[at : at + NINJAS]) / 1000 < 1.1 for at in starts)


def test_a_partner_follows_the_card_that_was_passed_before() -> None:
    """Sakura goes where Sasuke went, if her own hand has no use for her."""
    state = deal("sakura ino kin dosu zaku", "sasuke", "").state
    seen = state.masked(0)
    seen.hands[1] = state.hands[1] & 2
    seen.hidden[1] = 4
    assert KONOHA.moves.text(int(ExpertBot().choose(seen, 0, Stream(1)))) == "pass sakura"


@pytest.mark.parametrize("level", ["expert:1", "master:1"])
def test_the_strong_bots_go_on_strong_words_and_wait_on_weak_ones(level: str) -> None:
    def vote(word: str) -> str:
        game = deal("sasuke sakura kakashi lee gai", "", "").pass_on().say(word, word, word)
        return answer(game, 0, level)

    assert vote("mighty") == "go" and vote("weak") == "wait"


def test_a_higher_lead_is_worth_more() -> None:
    game = deal("", "", "").pass_on().say("good", "good", "good")
    counsel = GoOrWait(game.state.masked(0), 1.2, ExpertBot().worths)
    leads = [float(lead) for lead in range(-15, 12)]
    for value in (counsel.now, counsel.waiting, counsel.either, counsel.after_pass):
        assert all(low <= high + 1e-9 for low, high in pairwise(map(value, leads)))
    assert counsel.now(8.0) > counsel.waiting(8.0) and counsel.now(-8.0) < counsel.waiting(-8.0)


@pytest.mark.parametrize("seats", [3, 6])
def test_a_team_that_has_agreed_plays_whole_games(seats: int) -> None:
    for index, kept in enumerate(("yes", "no")):
        state = KONOHA.start(seats, redeal=kept)
        play_game(state, [MasterBot()] * seats, Stream(6, index), Stream(7, index))
        assert state.over and KONOHA.conserved(state)


def test_with_other_cards_the_team_does_not_pass_by_tables_for_these() -> None:
    """The same ninjas in another order: the fitted tables would speak of other cards."""
    blocks = re.split(r"^(?=\[)", TEXT, flags=re.M)
    turned = build(CardFile(blocks[0] + "".join(blocks[2:] + blocks[1:2])))
    assert turned.cards.ids == (*IDS[1:], IDS[0])
    assert is_fitted(KONOHA.strength)
    assert not is_fitted(turned.strength)
    other_than_usual = 0
    for seed in range(6):
        state, stream = turned.start(4), Stream(seed)
        while state.actor == CHANCE:
            state.apply(CHANCE, state.chance(stream))
        for player in (ExpertBot(), MasterBot()):
            seen = state.masked(0)
            chosen = player.choose(seen, 0, Stream(seed, 1))
            assert chosen == SteadyBot().choose(seen, 0, Stream(seed, 1))
            other_than_usual += chosen != usual(seen, 0)
    assert other_than_usual
