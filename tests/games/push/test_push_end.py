"""Push: the empty pile, the score and the winners."""

from positions import Table, lay, table
from quartett.core.chance import CHANCE, NOBODY


def finished(*columns: str, seats: int = 2) -> Table:
    """A game that ends after these turns, each with one column taken by the one who laid it."""
    game = table(seats=seats, deck=" ".join(columns)).turns(*columns)
    assert game.over
    return game


def test_push_02_who_collects_the_highest_sum_wins() -> None:
    assert finished("orange-1 blue-2 green-3", "orange-6 blue-5").winners == [1]
    assert finished("orange-1 blue-3 green-4", "orange-2 blue-5").winners == [0]


def test_push_43_the_game_ends_when_the_pile_is_empty_and_the_columns_are_handed_out() -> None:
    game = lay("orange-1 | blue-2", seats=2, deck="orange-1 blue-2")
    assert not game.over and game.view().pile == 0
    assert not game.play("stop, take 1").over
    game.play("take 2")
    assert game.over and game.actor == NOBODY
    assert [type(event).__name__ for event in game.events()] == ["ColumnTaken", "GameEnded"]


def test_push_43_the_last_roll_still_counts() -> None:
    game = lay("orange-1 roll", seats=2, deck="orange-1 roll").play("stop, take 1")
    assert not game.over
    assert game.play("roll orange").over and game.scores == [0, 0]


def test_push_43_no_move_is_legal_after_the_end() -> None:
    game = finished("orange-1", "orange-2")
    for actor in (0, 1, CHANCE, NOBODY):
        assert not game.state.legal(actor)
        for text in game.game.moves.texts:
            assert game.why_not(text, actor) == "PUSH-43"


def test_push_44_open_and_banked_cards_score_their_numbers() -> None:
    game = table(seats=2, deck="orange-6 blue-5 green-4 yellow-1 yellow-2 yellow-3")
    game.turns("orange-6 blue-5 green-4", "yellow-1").play("bank blue").turns(
        "yellow-2", "yellow-3"
    )
    assert game.over
    assert (game.open(0), game.banked(0)) == ("orange-6 green-4 yellow-3", "blue-5")
    assert game.scores == [18, 3] == list(game.view().scores)


def test_push_44_lost_cards_score_nothing() -> None:
    game = table(seats=2, deck="orange-6 blue-5 roll").turns("orange-6", "blue-5")
    assert game.scores == [6, 5]
    game.lay("roll").play("stop, take 1, roll orange")
    assert game.over and game.scores == [0, 5] and game.winners == [1]


def test_push_45_the_highest_sum_wins_even_with_fewer_cards() -> None:
    game = finished("orange-1 blue-2 green-3", "orange-6 blue-1", "orange-5", seats=3)
    assert (game.scores, game.winners) == ([6, 7, 5], [1])


def test_push_46_of_equal_sums_more_cards_win() -> None:
    game = finished("orange-6", "orange-2 blue-4", "orange-5 blue-1", seats=3)
    assert (game.scores, game.winners) == ([6, 6, 6], [1, 2])
    assert finished("orange-3 blue-2 green-1", "orange-2 blue-4").winners == [0]


def test_push_46_more_cards_with_a_lower_sum_do_not_win() -> None:
    assert finished("orange-3 blue-2 green-1", "orange-6 blue-1").winners == [1]


def test_push_47_still_tied_players_win_together() -> None:
    game = finished("orange-6 blue-1", "orange-4 blue-3", "orange-2 blue-4", seats=3)
    assert (game.scores, game.winners) == ([7, 7, 6], [0, 1])
    assert game.view().winners == (0, 1)


def test_push_47_everybody_wins_when_nobody_has_anything() -> None:
    game = lay("roll orange-1", seats=4, deck="roll orange-1").play("stop, take 1, roll orange")
    assert game.over and game.winners == [0, 1, 2, 3]


def test_push_a1_the_last_card_forces_the_stop() -> None:
    game = lay("orange-1 | blue-2", seats=3, deck="orange-1 blue-2")
    assert (game.actor, game.legal) == (0, ["stop"])
    assert game.why_not("flip") == "PUSH-A1"
    assert game.play("stop, take 2, take 1").over
    assert game.scores == [2, 1, 0]


def test_push_a1_a_last_switch_card_forces_the_stop_if_a_column_lies() -> None:
    game = lay("orange-1 | blue-2 switch", seats=3, deck="orange-1 blue-2 switch")
    assert game.legal == ["stop"]
    assert game.play("stop, take 2").actor == 2


def test_push_a2_the_very_last_card_may_be_too_much() -> None:
    deck = "orange-1 orange-2 orange-3 orange-4"
    game = lay("orange-1 | orange-2 | orange-3", seats=3, deck=deck).play("flip, draw orange-4")
    assert (game.actor, game.discard, game.over) == (CHANCE, "orange-4", False)
    assert game.play("roll star, take 3").actor == 2
    assert game.play("take 1").over
    assert (game.scores, game.discard) == ([0, 3, 1], "orange-2 orange-4")


def test_push_a3_last_switch_cards_without_a_column_end_the_game() -> None:
    game = table(seats=3, deck="orange-1 switch switch").turns("orange-1")
    game.play("flip, draw switch")
    assert (game.over, game.legal) == (False, ["flip"])
    game.play("flip, draw switch")
    assert game.over and (game.scores, game.discard) == ([1, 0, 0], "switch switch")


def test_push_a4_no_turn_begins_with_an_empty_pile() -> None:
    game = finished("orange-1", "orange-2")
    assert game.why_not("bank orange", seat=0) == "PUSH-43"
    assert [type(event).__name__ for event in game.events()] == ["ColumnTaken", "GameEnded"]


def test_push_a20_ties_count_the_cards_held_at_the_end_not_those_ever_taken() -> None:
    game = table(seats=2, deck="blue-1 blue-2 purple-5 orange-2 green-3 roll")
    game.turns("blue-1 purple-5", "orange-2 green-3")
    game.lay("blue-2 roll").play("stop, take 1, roll blue")
    assert (game.open(0), game.open(1)) == ("purple-5", "orange-2 green-3")
    assert game.over and (game.scores, game.winners) == ([5, 5], [1])


def test_push_a20_banked_cards_count_for_ties_as_open_ones_do() -> None:
    game = table(seats=2, deck="orange-2 orange-3 purple-5 roll roll")
    game.turns("orange-2", "purple-5", "orange-3").lay("roll").play("stop, take 1, roll star")
    game.play("bank orange").lay("roll").play("stop, take 1, roll star")
    assert (game.banked(0), game.open(1)) == ("orange-2 orange-3", "purple-5")
    assert game.over and (game.scores, game.winners) == ([5, 5], [0])


def test_push_a21_the_discard_pile_never_comes_back() -> None:
    deck = "orange-1 orange-2 orange-3 orange-4 blue-1"
    game = lay("orange-1 | orange-2 | orange-3", seats=2, deck=deck)
    game.play("flip, draw orange-4, roll star, take 1")
    assert (game.discard, game.view().pile) == ("orange-2 orange-3 orange-4", 1)
    assert game.play("flip").legal == ["draw blue-1"]
    game.play("draw blue-1, place 1, stop, take 1")
    assert game.over and game.discard == "orange-2 orange-3 orange-4"
