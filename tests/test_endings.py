"""What bots know without searching: the end of Force, and what signals mean."""

from librt.vecs import vec

import quartett
from quartett import games
from quartett.bots.budget import Budget
from quartett.bots.evaluator import regretted
from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import Mixture
from quartett.core.matrix import ROUNDS, Matrix
from quartett.games.force.players.equilibrium import (
    Foresight,
    equilibrium,
    habits,
    judged,
    trusting,
)
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import REVEAL
from quartett.games.force.rules.pile import UNIT, VADERS, VILLAINS
from quartett.games.konoha.players.expectations import signal_for
from quartett.games.konoha.players.hand_sampling import believe
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import VOTING

FORCE, KONOHA = games.load("force"), games.load("konoha")


def never() -> bool:
    return False


def always() -> bool:
    return True


def duel(hands: tuple[int, int], kinds: tuple[int, ...]) -> Force:
    """Two seats, few cards, the first villain turned up."""
    state: Force = FORCE.start(2)
    state.hands = hands[0] + (hands[1] << 9)
    state.villains = sum(int(UNIT[kind]) for kind in kinds)
    state.vaders = 0
    state.pile = VILLAINS.count(state.villains)
    state.apply(CHANCE, state.chance(Stream(1)))
    return state


def test_a_matrix_with_a_saddle_is_played_without_mixing() -> None:
    game = Matrix(vec[float]([0.5, 0.9, 0.2, 0.3]), 2, 2)
    game.solve(ROUNDS)
    assert game.rows[0] > 0.99 and game.columns[0] > 0.99 and abs(game.value - 0.5) < 0.01


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    game = Matrix(vec[float]([0.5, 0.0, 1.0, 1.0, 0.5, 0.0, 0.0, 1.0, 0.5]), 3, 3)
    game.solve(ROUNDS)
    assert all(abs(share - 1 / 3) < 0.03 for share in [*game.rows, *game.columns])


def test_the_last_duel_is_won_by_the_higher_card() -> None:
    """One villain, 5 and 2 against 4 and 1: only the 5 wins for certain."""
    state = duel((0b00010010, 0b00001001), (6,))
    assert equilibrium(state.masked(0), 0, always, 0.0)[0][1] > 0.99


def test_the_end_of_force_is_the_same_whoever_has_sealed_before() -> None:
    state = duel((0b0110, 0b1001), (2, 4))
    before = equilibrium(state.masked(1), 1, always, 0.0)
    state.apply(0, state.legal(0)[0])
    assert equilibrium(state.masked(1), 1, always, 0.0) == before


def test_what_takes_too_long_is_left_to_the_search() -> None:
    state = duel((0b0110, 0b1001), (2, 4))
    assert equilibrium(state.masked(0), 0, never, 0.0) == ([], [])


def voting(seed: int) -> Konoha:
    state: Konoha = KONOHA.start(4)
    stream, steady = Stream(seed), KONOHA.bots["steady"]()
    while state.phase != VOTING:
        actor = state.actor
        if actor == CHANCE:
            state.apply(actor, state.chance(stream))
        else:
            state.apply(actor, steady.choose(state.masked(actor), actor, stream))
    return state


def fitting(guess: Konoha) -> int:
    """How many of the others' hands are as strong as they said."""
    return sum(
        signal_for(guess.strength.of(guess.hands[seat])) == guess.signals[seat]
        for seat in range(1, guess.seats)
    )


def test_hands_are_believed_to_be_as_strong_as_was_said() -> None:
    believed = imagined = 0
    for seed in range(10):
        seen = voting(seed).masked(0)
        guess = believe(seen, Stream(seed))
        assert guess.masked(0).numbers() == seen.numbers() and KONOHA.conserved(guess)
        believed += fitting(guess)
        imagined += fitting(seen.imagine(Stream(seed)))
    assert believed >= 25 and imagined <= 20, "of thirty hands"


def test_positions_of_force_have_a_number_of_their_own() -> None:
    """The same number for the same position, another one for any other; and what a seat knows has
    the same number whatever the others have sealed."""
    steady, met = FORCE.bots["steady"](), dict[tuple[int, ...], int]()
    played = 6 if quartett.is_compiled() else 3
    for game in range(played):
        state, stream = FORCE.start(2 + game % 3), Stream(1, game)
        while not state.over:
            actor = state.actor
            met[tuple(state.numbers())] = state.key()
            for seat in range(state.seats):
                other = state.masked(seat).imagine(Stream(2))
                assert other.known_to(seat) == state.known_to(seat)
            chance = actor == CHANCE
            state.apply(
                actor, state.chance(stream) if chance else steady.choose(state, actor, stream)
            )
    assert len(set(met.values())) == len(met) > 25 * played


def test_a_high_card_is_saved_for_the_villain_that_is_sure_to_come() -> None:
    """A 1 and an 8 against a 2 and a 7, one point now and ten afterwards."""
    state = duel((0b10000001, 0b01000010), (0, 6))
    state.villains, state.card = int(UNIT[6]), VADERS
    assert equilibrium(state.masked(0), 0, always, 0.0)[0][0] > 0.99


def test_who_counts_on_habits_gains_by_them_and_does_not_where_the_end_is_in_sight() -> None:
    state: Force = FORCE.start(2)
    state.apply(CHANCE, REVEAL + VADERS + 4)
    found = Foresight(always).duel(state, 0, ROUNDS)
    careful = found.rows[:]
    found.columns = habits(state, 1)
    safe = sum(share * found.row(row) for row, share in enumerate(careful))
    best = max(found.row(row) for row in range(found.height))
    bold = trusting(found, state, 0, 1.0)
    assert safe < best and abs(bold.value - best) < 1e-6
    end = duel((0b0110, 0b1001), (2, 4)).masked(1)
    assert equilibrium(end, 1, always, 1.0) == equilibrium(end, 1, always, 0.0)


def test_what_loses_nothing_against_perfect_play_is_no_mistake() -> None:
    """Hints count on habits as the level does, but nobody is blamed for not doing so."""
    shifted = 0
    for card, _ in FORCE.start(2).outcomes():
        state: Force = FORCE.start(2)
        state.apply(CHANCE, card)
        found = judged(state, 0, Budget(tries=20).begin().may_look, 0.6)
        mixture = Mixture(found.shares, found.worths, found.doubts())
        rows = zip(regretted(state.legal(0), mixture), found.safe, strict=True)
        for one, safe in rows:
            assert safe < max(found.safe) or not one.is_worse
        shifted += found.worths.index(max(found.worths)) != found.safe.index(max(found.safe))
    assert shifted
