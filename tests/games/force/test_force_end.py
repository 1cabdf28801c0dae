"""Battle of the Force: how the game ends and what counts."""

import pytest

from duels import FORCE, table
from quartett.core.chance import CHANCE, Stream


def test_force_28_the_game_ends_when_only_one_player_has_cards() -> None:
    game = table(hands=["3", "1 2"]).duel("greedo", "3 1")
    assert game.actor == 1 and game.legal == ["draw", "done"]
    assert game.why_not("play 1") == "FORCE-28"
    game.play("done")
    assert game.over and game.ending == "last-hand"
    assert game.why_not("draw", seat=1) == "FORCE-28"


def test_force_29_the_last_player_draws_one_card_for_each_card_left() -> None:
    game = table(hands=["3", "1 2"]).duel("greedo", "3 1")
    assert game.view().draws == 2
    assert game.why_not("draw", seat=0) == "FORCE-29"
    assert game.why_not("keep") == "FORCE-16"
    game.play("draw").reveal("jabba")
    assert game.won(1) == "jabba" and not game.over
    game.play("draw").reveal("emperor")
    assert game.over and game.ending == "last-hand"
    assert game.won(1) == "jabba emperor" and game.scores == [3, 16]


def test_force_29_draw_and_done_are_for_the_end_only() -> None:
    game = table(seats=2).reveal("jabba")
    assert game.why_not("draw") == game.why_not("done") == "FORCE-29"


def test_force_30_a15_the_game_ends_when_all_who_hold_cards_hold_only_r2d2() -> None:
    game = table(hands=["3", "r2d2", "r2d2"]).duel("greedo", "3 r2d2 r2d2")
    assert game.over and game.ending == "only-r2d2"
    assert game.why_not("play r2d2", seat=1) == "FORCE-30"


def test_force_a15_two_players_with_only_r2d2_do_not_end_it_while_a_third_holds_a_rebel() -> None:
    game = table(hands=["3 4", "r2d2", "r2d2"]).duel("greedo", "3 r2d2 r2d2")
    assert not game.over and game.actor == CHANCE


def test_force_a7_the_end_is_checked_before_vader_could_turn_up() -> None:
    game = table(hands=["3 r2d2", "r2d2"], pile="greedo vader-1").duel("greedo", "3 r2d2")
    assert game.over and game.ending == "only-r2d2"
    assert game.why_not("reveal vader-1", seat=CHANCE) == "FORCE-30"


def test_force_31_the_game_ends_when_the_pile_is_used_up() -> None:
    game = table(hands=["3 4 5", "1 2"], pile="greedo jabba").duel("greedo", "3 1")
    assert not game.over
    game.duel("jabba", "4 1")
    assert game.over and game.ending == "pile-empty"
    assert game.why_not("play 5", seat=0) == "FORCE-31"


def test_force_a10_the_last_card_is_still_fought_for() -> None:
    game = table(hands=["3 4", "1 2"], pile="greedo").reveal("greedo")
    assert game.view().pile == 0 and game.owing == (0, 1)
    game.play("play 3, play 1")
    assert game.won(0) == "greedo" and game.over


def test_force_a10_the_last_card_may_be_r2d2s() -> None:
    game = table(hands=["3 4", "1 r2d2"], pile="greedo jabba").duel("greedo", "3 r2d2")
    game.reveal("jabba").play("keep")
    assert game.won(1) == "jabba" and game.ending == "pile-empty"


def test_force_a16_hands_are_never_all_empty() -> None:
    for seats in (2, 3, 4):
        for number in range(300):
            state = FORCE.start(seats)
            state.play_out(Stream(seats, number))
            assert state.hands


def test_force_a17_a_pending_r2d2_is_a_card_to_draw_for() -> None:
    game = table(hands=["3", "r2d2"]).duel("greedo", "3 r2d2")
    assert game.actor == 1 and game.view().draws == 1
    game.play("draw").reveal("vader-2")
    assert game.over and game.scores == [3, -2]


def test_force_a18_r2d2_counts_for_the_last_draws() -> None:
    assert table(hands=["3", "1 r2d2"]).duel("greedo", "3 1").view().draws == 2


def test_force_a19_the_last_draws_are_blind_optional_and_may_bring_vader() -> None:
    game = table(hands=["3", "1 2 4"]).duel("vader-1", "3 4")
    assert game.legal == ["draw", "done"]
    assert game.play("draw").actor == CHANCE
    assert len(game.state.outcomes()) == 12
    game.reveal("vader-6")
    assert game.won(1) == "vader-1 vader-6" and game.legal == ["draw", "done"]
    game.play("done")
    assert game.over and game.scores == [0, -7]


def test_force_a19_no_more_is_drawn_than_the_pile_holds() -> None:
    game = table(hands=["3", "1 2 4"], pile="greedo jabba").duel("greedo", "3 1")
    assert game.view().draws == 1
    game.play("draw").reveal("jabba")
    assert game.over and game.ending == "last-hand"


def test_force_28_31_with_nothing_to_draw_the_game_is_over_by_itself() -> None:
    game = table(hands=["3", "1 2"], pile="greedo").duel("greedo", "3 1")
    assert game.over and game.ending == "last-hand"


def test_force_30_31_only_r2d2_comes_before_the_empty_pile() -> None:
    game = table(hands=["3 r2d2", "r2d2"], pile="greedo").duel("greedo", "3 r2d2")
    assert game.ending == "only-r2d2"


def test_force_32_villains_score_their_printed_points() -> None:
    assert table(won=["jabba emperor", "stormtrooper boba-fett"]).scores == [16, 9]


@pytest.mark.parametrize(("copies", "score"), [(1, 6), (2, 22), (3, 38), (4, 54)])
def test_force_33_34_35_sets_of_one_villain_earn_10_20_30(copies: int, score: int) -> None:
    assert table(won=[" ".join(["jabba"] * copies), ""]).scores == [score, 0]


def test_force_a20_bonuses_are_not_added_up_within_a_kind_but_over_kinds() -> None:
    assert table(won=["greedo greedo greedo greedo", ""]).scores[0] == 12 + 30
    assert table(won=["greedo greedo jabba jabba jabba", ""]).scores[0] == 6 + 18 + 10 + 20


def test_force_36_vaders_are_subtracted() -> None:
    """Own numbers: 6, 6 and 3 with a pair of sixes, less 2 and 5."""
    assert table(won=["jabba jabba greedo vader-2 vader-5", ""]).scores[0] == 15 + 10 - 7


def test_force_a21_several_vaders_earn_nothing() -> None:
    assert table(won=["vader-1 vader-2 vader-3 vader-4", ""]).scores[0] == -10


def test_force_a22_totals_may_be_negative() -> None:
    game = table(won=["vader-5", "vader-1 vader-2"])
    assert game.scores == [-5, -3] and game.winners == [1]


def test_force_02_37_most_points_win() -> None:
    assert table(won=["jabba", "emperor", "greedo"]).winners == [1]


def test_force_a23_equal_points_share_the_victory() -> None:
    assert table(won=["jabba", "tarkin stormtrooper", "greedo"]).winners == [0, 1]


def test_force_a28_every_round_takes_a_card_from_the_pile_so_the_game_ends() -> None:
    for seats in (2, 3, 4):
        state, stream = FORCE.start(seats), Stream(seats)
        reveals = 0
        while not state.over:
            seat = state.actor
            if seat == CHANCE:
                before = int(state.pile)
                state.apply(seat, state.chance(stream))
                assert state.pile == before - 1
                reveals += 1
            else:
                state.apply(seat, state.pick(seat, stream))
        assert reveals <= 34
