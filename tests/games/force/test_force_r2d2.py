"""Battle of the Force: R2-D2 in all its outcomes."""

import pytest

from duels import Table, table
from quartett.core.chance import CHANCE, NOBODY


def errand(card: str, seats: int = 3) -> Table:
    """Seat 1 has played R2-D2, seat 0 has won Greedo with an 8, and `card` is turned up."""
    return table(seats).duel("greedo", " ".join(["8", "r2d2", "1", "2"][:seats])).reveal(card)


def test_force_15_r2d2_takes_no_part_in_the_duel() -> None:
    game = table(seats=3).duel("greedo", "1 r2d2 2")
    assert [game.won(seat) for seat in range(3)] == ["", "", "greedo"]
    assert game.lost(1) == ""


def test_force_16_its_owner_turns_up_the_next_card_and_decides() -> None:
    game = table(seats=3).duel("greedo", "8 r2d2 1")
    assert game.actor == CHANCE and game.view().scout == 1
    assert "DroidSent" in repr(game.events())
    game.reveal("jabba")
    assert game.owing == (1,)
    assert game.legal == ["keep", "give 0", "give 2"]
    assert game.why_not("keep", seat=0) == "FORCE-16"
    assert game.why_not("draw") == "FORCE-29"
    assert table(seats=3).reveal("jabba").why_not("keep") == "FORCE-16"


def test_force_17_a_villain_kept_costs_r2d2() -> None:
    game = errand("jabba").play("keep")
    assert (game.won(1), game.hand(1)) == ("jabba", "1 2 3 4 5 6 7 8")
    assert game.lost(1) == "r2d2"


def test_force_18_a_villain_given_away_brings_r2d2_back() -> None:
    game = errand("jabba").play("give 2")
    assert (game.won(1), game.won(2)) == ("", "jabba")
    assert game.hand(1) == "1 2 3 4 5 6 7 8 r2d2"


def test_force_19_a_vader_kept_brings_r2d2_back() -> None:
    game = errand("vader-3").play("keep")
    assert (game.won(1), game.hand(1)) == ("vader-3", "1 2 3 4 5 6 7 8 r2d2")


def test_force_20_a_vader_given_away_costs_r2d2() -> None:
    game = errand("vader-3").play("give 0")
    assert (game.won(0), game.won(1)) == ("greedo vader-3", "")
    assert game.hand(1) == "1 2 3 4 5 6 7 8" and game.lost(1) == "r2d2"


@pytest.mark.parametrize("laid", ["r2d2 r2d2 1", "r2d2 1 r2d2", "1 r2d2 r2d2"])
def test_force_21_several_r2d2_come_back_and_nobody_looks(laid: str) -> None:
    game = table(seats=3).duel("greedo", laid)
    assert game.view().scout == -1
    game.reveal("jabba")
    assert game.owing == (0, 1, 2)
    for seat, card in enumerate(laid.split()):
        assert ("r2d2" in game.hand(seat)) and ("play r2d2" in game.legal_for(seat))
        assert game.lost(seat) == ("" if card == "r2d2" else card)


def test_force_a2_if_everyone_plays_r2d2_the_villain_is_set_aside() -> None:
    game = table(seats=3).duel("greedo", "r2d2 r2d2 r2d2")
    assert game.aside == "greedo" and game.scores == [0, 0, 0]
    assert all(game.hand(seat).endswith("r2d2") for seat in range(3))
    assert game.actor == CHANCE and game.view().scout == -1


def test_force_a3_a_single_rebel_card_among_r2d2_wins_and_is_lost() -> None:
    game = table(seats=3).duel("greedo", "r2d2 1 r2d2")
    assert (game.won(1), game.lost(1)) == ("greedo", "1")


def test_force_a9_with_an_empty_pile_r2d2_has_no_effect() -> None:
    game = table(hands=["3 4", "5 r2d2"], pile="greedo").duel("greedo", "3 r2d2")
    assert game.over and game.ending == "pile-empty"
    assert game.scores == [3, 0]
    assert game.hand(1) == "5 r2d2" and game.view().scout == -1


def test_force_a11_the_card_is_not_fought_for_and_the_round_goes_on() -> None:
    game = errand("jabba")
    assert game.why_not("play 1") == "FORCE-A11"
    assert game.why_not("play 1", seat=0) == "FORCE-A11"
    game.play("give 0")
    assert game.actor == CHANCE and game.view().card == ""
    game.reveal("tarkin")
    assert game.owing == (0, 1, 2)
    assert "play r2d2" in game.legal_for(1)


def test_force_a12_all_see_the_card_that_r2d2_turns_up() -> None:
    game = errand("jabba")
    for viewer in (0, 1, 2, NOBODY):
        assert game.view(viewer).card == "jabba"
        assert "jabba" in repr(game.events(viewer))


def test_force_a13_a_card_is_given_to_any_other_player_even_one_without_cards() -> None:
    game = table(hands=["", "3 r2d2", "5 6"]).duel("greedo", "r2d2 5").reveal("vader-2")
    assert game.legal == ["keep", "give 0", "give 2"]
    game.play("give 0")
    assert game.won(0) == "vader-2"


def test_force_a13_nobody_gives_to_himself_or_to_an_empty_chair() -> None:
    game = errand("jabba")
    assert game.why_not("give 1") == "FORCE-A13"
    assert game.why_not("give 3") == "FORCE-A13"
    assert errand("jabba", seats=4).why_not("give 3") is None


def test_force_a14_a_player_without_cards_may_receive_gifts() -> None:
    game = table(hands=["", "3 r2d2", "5 6"], won=["jabba", "", ""])
    game.duel("greedo", "r2d2 5").reveal("jabba").play("give 0")
    assert game.won(0) == "jabba jabba" and game.scores[0] == 22


def test_force_a17_r2d2_on_its_errand_is_not_in_the_hand_but_counts_as_held() -> None:
    game = table(hands=["1 2", "3 r2d2"]).duel("greedo", "1 r2d2")
    assert game.hand(1) == "3" and game.view().seats[1].count == 1
    assert not game.over
    game = table(hands=["1 2 3", "r2d2"]).duel("greedo", "1 r2d2")
    assert not game.over
    game.reveal("jabba").play("give 0")
    assert not game.over and game.hand(1) == "r2d2"


def test_force_a17_the_end_is_checked_after_every_decision_too() -> None:
    game = table(hands=["1 2 3", "r2d2"]).duel("greedo", "1 r2d2").reveal("jabba").play("keep")
    assert game.view().drawer == 0 and game.legal == ["draw", "done"]
