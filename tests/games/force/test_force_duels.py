"""Battle of the Force: duels for villains and for Darth Vader."""

import pytest

from duels import FORCE, table
from quartett.core.chance import NOBODY, Stream
from quartett.core.state import IllegalMove
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.state import HAND, HIDDEN


def test_force_08_all_lay_one_card_at_the_same_time_in_any_order() -> None:
    game = table(seats=3).reveal("jabba")
    assert game.owing == (0, 1, 2) and game.actor == 0
    game.answer(2, "play 4")
    assert game.owing == (0, 1)
    game.answer(0, "play 6")
    assert game.owing == (1,) and game.actor == 1
    assert game.why_not("play 5", seat=0) == "FORCE-08"
    with pytest.raises(IllegalMove):
        game.answer(0, "play 5")
    game.answer(1, "play 5")
    assert game.won(0) == "jabba"


def test_force_08_only_a_card_of_the_hand_can_be_laid() -> None:
    game = table(hands=["3 5", "2 r2d2"]).reveal("jabba")
    assert game.legal_for(0) == ["play 3", "play 5"]
    assert game.legal_for(1) == ["play 2", "play r2d2"]
    assert game.why_not("play 8", seat=0) == "FORCE-08"
    assert game.why_not("play r2d2", seat=0) == "FORCE-08"


def test_force_08_a27_a_laid_card_is_secret_until_all_are_in() -> None:
    game = table(seats=3).reveal("jabba").answer(1, "play 7")
    assert [type(event).__name__ for event in game.events(0)] == ["CardLaid"]
    for viewer in (0, 2, NOBODY):
        assert game.view(viewer).seats[1].laid == "face-down"
        assert game.state.masked(viewer).laid_card(1) == HIDDEN
        assert "7" not in repr(game.events(viewer))
    assert game.view(1).seats[1].laid == "luke-7"
    assert "luke-7" in repr(game.events(1))


def test_force_a27_what_is_sealed_makes_no_difference_to_the_others() -> None:
    """Whatever seat 1 lays: seats 0 and 2 and a spectator see and hear the same."""
    seen = set()
    for card in ("1", "8", "r2d2"):
        game = table(seats=3).reveal("jabba").answer(1, f"play {card}")
        heard = [repr(game.events(viewer)) for viewer in (0, 2, NOBODY)]
        known = [game.state.masked(viewer).numbers() for viewer in (0, 2, NOBODY)]
        seen.add(repr((heard, known)))
    assert len(seen) == 1


def test_force_a27_a_guess_lays_any_card_that_could_have_been_laid() -> None:
    game = table(hands=["1 2", "3 r2d2"]).reveal("jabba").answer(1, "play 3")
    seen = game.state.masked(0)
    guessed = {int(seen.imagine(Stream(number)).laid_card(1)) for number in range(40)}
    assert guessed == {2, 8}
    game = table(hands=["1 2", "3 4 r2d2"]).reveal("vader-1").answer(1, "play 3")
    seen = game.state.masked(0)
    assert {int(seen.imagine(Stream(number)).laid_card(1)) for number in range(40)} == {2, 3}


def test_force_09_the_last_card_turns_all_of_them_up() -> None:
    game = table(seats=3).reveal("jabba").answer(0, "play 3").answer(2, "play 4")
    assert not game.state.closes(0) and game.state.closes(1)
    game.answer(1, "play 5")
    shown = [event.card for event in game.events() if type(event).__name__ == "CardPlayed"]
    assert shown == ["yoda-3", "luke-5", "leia-4"]
    assert [seat.laid for seat in game.view().seats] == ["", "", ""]


def test_force_10_the_highest_value_wins_the_villain() -> None:
    game = table(seats=4).duel("emperor", "3 7 6 1")
    assert [game.won(seat) for seat in range(4)] == ["", "emperor", "", ""]


def test_force_10_a_lower_value_with_more_symbols_does_not_win() -> None:
    """Luke's 3 has four symbols, Yoda's 4 has four, Yoda's 8 has none."""
    assert table(seats=2).duel("jabba", "8 3").won(0) == "jabba"


@pytest.mark.parametrize(("value", "winner"), [(1, 3), (3, 1), (5, 0), (6, 3), (7, 2), (8, 1)])
def test_force_11_equal_values_are_decided_by_symbols(value: int, winner: int) -> None:
    game = table(seats=4).duel("jabba", " ".join([str(value)] * 4))
    assert [bool(game.won(seat)) for seat in range(4)] == [seat == winner for seat in range(4)]
    assert "SymbolsDecided" in repr(game.events())


def test_force_11_only_the_highest_values_are_compared() -> None:
    game = table(seats=3).duel("jabba", "2 2 5")
    assert game.won(2) == "jabba"
    assert "SymbolsDecided" not in repr(game.events())


def test_force_12_the_villain_lies_open_before_the_winner() -> None:
    game = table(seats=2).duel("greedo", "2 1").duel("greedo", "1 2")
    for viewer in (0, 1, NOBODY):
        assert game.view(viewer).seats[0].villains == ("greedo",)
        assert game.view(viewer).seats[1].villains == ("greedo",)


def test_force_13_the_winner_of_a_villain_loses_the_card() -> None:
    game = table(seats=2).duel("jabba", "7 5")
    assert game.hand(0) == "1 2 3 4 5 6 8 r2d2" and game.lost(0) == "7"
    game.reveal("jabba")
    assert game.why_not("play 7", seat=0) == "FORCE-08"


def test_force_14_the_others_take_their_cards_back_and_may_reuse_them() -> None:
    game = table(seats=3).duel("jabba", "7 5 6")
    assert game.hand(1) == game.hand(2) == "1 2 3 4 5 6 7 8 r2d2"
    game.duel("greedo", "1 5 4")
    assert game.won(1) == "greedo"


def test_force_23_24_vader_is_fought_for_with_rebel_cards_only() -> None:
    game = table(seats=3).reveal("vader-4")
    assert game.owing == (0, 1, 2)
    assert game.legal_for(0) == [f"play {value}" for value in range(1, 9)]
    assert game.why_not("play r2d2", seat=0) == "FORCE-24"
    assert table(seats=3).reveal("jabba").why_not("play r2d2", seat=0) is None


def test_force_25_the_highest_card_wins_vader() -> None:
    game = table(seats=3).duel("vader-4", "3 8 5")
    assert [game.won(seat) for seat in range(3)] == ["", "vader-4", ""]
    assert game.scores == [0, -4, 0]


def test_force_26_the_winner_of_vader_keeps_the_card() -> None:
    assert table(seats=3).duel("vader-4", "3 8 5").hand(1) == "1 2 3 4 5 6 7 8 r2d2"


def test_force_27_all_others_lose_the_cards_they_laid_against_vader() -> None:
    game = table(seats=3).duel("vader-4", "3 8 5")
    assert (game.lost(0), game.lost(1), game.lost(2)) == ("3", "", "5")


def test_force_a1_cards_that_leave_a_tie_give_a_villain_to_nobody() -> None:
    game = tied_table()
    game.apply(-1, FORCE.moves.parse("reveal jabba"))
    game.apply(0, 4), game.apply(1, 4)
    assert (
        list(game.captured) == [0, 0] and game.aside and [game.hand(0), game.hand(1)] == [511, 511]
    )
    assert FORCE.conserved(game)


def test_force_a1_cards_that_leave_a_tie_cost_all_their_cards_against_vader() -> None:
    game = tied_table()
    game.apply(-1, FORCE.moves.parse("reveal vader-2"))
    game.apply(0, 4), game.apply(1, 4)
    assert list(game.penalties) == [0, 0] and game.aside_vaders == 2
    assert [game.hand(0), game.hand(1)] == [511 - 16, 511 - 16]
    assert FORCE.conserved(game)


def test_force_a1_the_game_ends_if_a_tie_takes_all_the_last_cards() -> None:
    game = tied_table()
    game.hands = 1 + 2**HAND
    game.apply(-1, FORCE.moves.parse("reveal vader-2"))
    game.apply(0, 0), game.apply(1, 0)
    assert game.over and game.ending() == "last-hand" and game.winners() == [0, 1]


def tied_table() -> Force:
    """Two seats whose cards of the same value are equally strong."""
    state = Force(2)
    cards = FORCE.cards
    state.start(cards.deck, list(cards.points), [0, 1], [*range(1, 9)] * 2)
    return state


def test_force_a4_only_r2d2_against_vader_plays_and_loses_nothing() -> None:
    game = table(hands=["3 4", "r2d2", "5 6"]).reveal("vader-1")
    assert game.owing == (0, 2) and game.legal_for(1) == []
    assert game.why_not("play r2d2", seat=1) == "FORCE-24"
    assert game.why_not("play 3", seat=1) == "FORCE-A4"
    game.play("play 3, play 6")
    assert (game.hand(0), game.hand(1), game.hand(2)) == ("4", "r2d2", "5 6")


def test_force_a5_nobody_is_forced_to_play_r2d2_against_vader() -> None:
    for hands in (["r2d2", "3 r2d2"], ["3 r2d2", "r2d2", "r2d2"]):
        game = table(hands=hands).reveal("vader-1")
        assert all("play r2d2" not in game.legal_for(seat) for seat in range(len(hands)))


def test_force_a6_a_single_player_against_vader_must_play_and_keeps_the_card() -> None:
    game = table(hands=["r2d2", "3"]).reveal("vader-6")
    assert game.owing == (1,) and game.legal_for(1) == ["play 3"]
    game.play("play 3")
    assert (game.won(1), game.hand(1), game.hand(0)) == ("vader-6", "3", "r2d2")
    assert not game.over


def test_force_a8_nobody_passes_and_r2d2_alone_must_be_played_on_a_villain() -> None:
    game = table(hands=["3", "r2d2"]).reveal("jabba")
    assert game.owing == (0, 1) and game.legal_for(1) == ["play r2d2"]
    assert not [text for text in FORCE.moves.texts if text in ("pass", "wait")]


def test_force_a14_a_player_without_cards_sits_out_and_keeps_what_he_won() -> None:
    game = table(hands=["", "3 4", "5 6"], won=["jabba", "", ""]).reveal("greedo")
    assert game.owing == (1, 2) and game.legal_for(0) == []
    assert game.why_not("play 3", seat=0) == "FORCE-A14"
    game.play("play 3, play 5")
    assert game.won(0) == "jabba" and not game.over


def test_force_a24_lost_cards_are_seen_by_all() -> None:
    game = table(seats=3).duel("vader-4", "3 8 5").duel("jabba", "1 7 2")
    for viewer in (0, 1, 2, NOBODY):
        lost = [seat.lost for seat in game.view(viewer).seats]
        assert lost == [("yoda-3",), ("luke-7",), ("leia-5",)]


def test_force_a25_losers_with_the_winners_value_lose_their_cards_to_vader() -> None:
    """At value 6 Han has four symbols, Yoda two, Luke one."""
    game = table(seats=4).duel("vader-2", "6 6 1 6")
    assert [game.lost(seat) for seat in range(4)] == ["6", "6", "1", ""]
    assert game.won(3) == "vader-2"
