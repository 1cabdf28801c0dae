"""Konoha: the hands that hints and reviews imagine, and that they agree with the bots."""

from itertools import islice
from statistics import fmean

import pytest
from benchmarks.hints import agrees, questions

import quartett
from missions import KONOHA, deal
from quartett import games
from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import Bot
from quartett.games.konoha.players.expectations import signal_for
from quartett.games.konoha.players.hand_sampling import NO_WORD, believe, word_of
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import VOTING
from quartett.games.konoha.rules.strength import count

WORDS = ("weak", "fair", "good", "strong", "mighty")
GUESSES = 12


def voting(*words: str) -> Konoha:
    """After the first pass, as seat 0 sees it."""
    table = deal("sasuke sakura kakashi lee gai", "", *[""] * (len(words) - 2))
    return table.pass_on().say(*words).state.masked(0)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("seats", [3, 6])
def test_imagined_hands_are_as_strong_as_was_said(seats: int, word: str) -> None:
    """With six seats two cards are in the pile, so that hands must exchange cards."""
    seen = voting("good", word, *(["good"] * (seats - 2)))
    assert seen.phase == VOTING
    guesses = [believe(seen, Stream(1, number)) for number in range(GUESSES)]
    said = [signal_for(guess.strength.of(guess.hands[1])) for guess in guesses]
    assert said.count(WORDS.index(word)) >= GUESSES - 2


def test_a_guess_keeps_every_card_and_all_that_is_known() -> None:
    seen = voting("good", "mighty", "weak", "fair")
    guess = believe(seen, Stream(3))
    cards = 0
    for seat in range(4):
        assert guess.hands[seat] & seen.hands[seat] == seen.hands[seat]
        assert count(guess.hands[seat]) == seen.size(seat)
        assert not cards & guess.hands[seat]
        cards |= guess.hands[seat]
    assert guess.unseen == seen.unseen & ~cards and guess.hands[0] == seen.hands[0]


def test_words_count_for_the_hand_that_they_were_said_of() -> None:
    """They are remembered while the next card is chosen, and say nothing of the hand after it."""
    table = deal("", "", "").pass_on().say("weak", "mighty", "silent")
    assert [word_of(table.state, seat) for seat in range(3)] == [0, 4, NO_WORD]
    table.vote("wait")
    assert [word_of(table.state, seat) for seat in range(3)] == [0, 4, NO_WORD]
    table.pass_on()
    assert [word_of(table.state, seat) for seat in range(3)] == [NO_WORD] * 3


@pytest.mark.parametrize("seats", [3, 6])
def test_imagined_hands_are_about_as_strong_as_real_ones(seats: int) -> None:
    """Of a team that passes by its habits; hands drawn at random are weaker."""
    gaps = []
    for number in range(24):
        state, player = KONOHA.start(seats), bot(KONOHA, "expert:1")
        stream = Stream(6, number)
        while state.phase != VOTING:
            step(state, player, stream)
        guess = believe(state.masked(0), Stream(5, number))
        gaps.append((total(state) - total(guess)) / (seats - 1))
    assert abs(fmean(gaps)) < 0.6


def step(state: Konoha, player: Bot, stream: Stream) -> None:
    seat = int(state.actor)
    seen = state.masked(seat) if seat != CHANCE else state
    move = state.chance(stream) if seat == CHANCE else player.choose(seen, seat, stream)
    state.apply(seat, move)


def total(state: Konoha) -> int:
    return sum(int(state.strength.of(hand)) for hand in state.hands)


@pytest.mark.parametrize(("name", "seats"), [("konoha", 3), ("konoha", 6), ("force", 2)])
def test_the_first_of_a_hint_is_what_the_best_level_does(name: str, seats: int) -> None:
    """Of 200 positions each: docs/strength.md."""
    game = games.load(name)
    some = islice(questions(game, seats), 12 if quartett.is_compiled() else 1)
    assert all(agrees(game, seen, seat) for seen, seat in some)
