"""Push: stopping, and who takes which column."""

import pytest

from positions import lay, table


def takers(cards: str, seats: int, first: int = 0) -> list[int]:
    """Who is asked, one after another, when the first player stops and all take what they can."""
    game = lay(cards, seats=seats, first=str(first)).play("stop")
    order = []
    while game.legal[0].startswith("take"):
        order.append(game.actor)
        game.play(game.legal[0])
    return order


def test_push_18_after_every_placed_card_the_player_stops_or_goes_on() -> None:
    game = table()
    for card in ("orange-1", "blue-2", "roll", "green-3"):
        assert game.play(f"flip, draw {card}, place 1").legal == ["flip", "stop"]
        assert game.actor == 0


def test_push_19_stopping_means_taking_a_column_at_once() -> None:
    game = lay("orange-1 blue-5 | green-6").play("stop")
    assert (game.actor, game.legal) == (0, ["take 1", "take 2"])
    game.play("take 1")
    assert game.open(0) == "orange-1 blue-5"
    assert game.columns == {2: "green-6"}


def test_push_19_no_column_is_taken_before_the_stop_and_no_card_flipped_after_it() -> None:
    game = lay("orange-1")
    assert game.why_not("take 1") == "PUSH-19"
    assert table().why_not("take 1") == "PUSH-19"
    game.play("stop")
    assert [game.why_not("flip"), game.why_not("place 1")] == ["PUSH-19"] * 2


def test_push_20_the_layout_is_sorted_by_colour_with_all_numbers_visible() -> None:
    game = table(seats=2).turns("purple-3 green-5 orange-2", "yellow-1", "blue-6 orange-4")
    assert game.open(0) == "orange-2 orange-4 blue-6 green-5 purple-3"
    for viewer in (0, 1):
        assert game.view(viewer).seats[0].open_points == 20
        assert game.view(viewer).seats[0].open == game.view(0).seats[0].open


def test_push_28_the_turn_is_over_once_the_column_is_taken() -> None:
    game = lay("orange-1", seats=3).play("stop, take 1")
    assert (game.actor, game.view().turn, game.legal) == (1, 1, ["flip"])


def test_push_28_the_roll_is_resolved_before_the_turn_ends() -> None:
    game = lay("orange-1 roll", seats=3).play("stop, take 1")
    assert game.view().turn == 0 and "roll star" in game.legal
    assert game.play("roll blue").view().turn == 1


def test_push_29_the_others_take_one_column_each_from_the_left() -> None:
    assert takers("orange-1 | orange-2 | orange-3", seats=3) == [0, 1, 2]
    assert takers("orange-1 | orange-2 | orange-3", seats=5, first=3) == [3, 4, 0]
    game = lay("orange-1 | orange-2 | orange-3").play("stop, take 2, take 3, take 1")
    assert [game.open(seat) for seat in range(3)] == ["orange-2", "orange-3", "orange-1"]


def test_push_29_a_column_is_taken_once() -> None:
    game = lay("orange-1 | orange-2").play("stop, take 1")
    assert (game.actor, game.legal) == (1, ["take 2"])
    assert game.why_not("take 1") == "PUSH-29"
    assert game.why_not("take 3") == "PUSH-29"


def test_push_29_nobody_takes_before_it_is_their_turn() -> None:
    game = lay("orange-1 | orange-2 | orange-3").play("stop")
    assert [game.why_not("take 1", seat) for seat in range(3)] == [None, "PUSH-29", "PUSH-29"]


def test_push_30_a_roll_card_works_the_same_for_the_others() -> None:
    game = table(seats=3).turns("orange-6", "orange-5", "orange-4")
    game.lay("blue-1 | orange-1 roll").play("stop, take 1, take 2")
    assert game.open(1) == "orange-1 orange-5"
    game.play("roll orange")
    assert [game.open(seat) for seat in range(3)] == ["orange-6 blue-1", "", "orange-4"]
    assert game.discard == "orange-1 orange-5 roll"


def test_push_31_with_two_players_the_third_column_is_discarded() -> None:
    game = lay("orange-1 | orange-2 roll | orange-3", seats=2).play("stop, take 1, take 3")
    assert game.discard == "orange-2 roll"
    assert game.columns == {}
    assert [type(event).__name__ for event in game.events()][1] == "ColumnLeftOver"


def test_push_31_nothing_is_left_over_of_two_columns() -> None:
    assert lay("orange-1 | orange-2", seats=2).play("stop, take 1, take 2").discard == ""


def test_push_32_with_more_players_some_get_no_column() -> None:
    game = lay("orange-1 | orange-2", seats=4).play("stop, take 1, take 2")
    assert [game.open(seat) for seat in range(4)] == ["orange-1", "orange-2", "", ""]
    assert (game.actor, game.view().turn, game.legal) == (1, 1, ["flip", "bank orange"])


def test_push_33_after_a_switch_card_the_right_neighbour_takes_first() -> None:
    assert takers("orange-1 switch | orange-2 | orange-3", seats=4) == [0, 3, 2]
    assert takers("orange-1 | orange-2 | orange-3 switch", seats=6, first=1) == [1, 0, 5]
    assert lay("orange-1 switch", seats=4).view().picking == (3, 2, 1)


@pytest.mark.parametrize(("switches", "order"), [(0, 1), (1, 2), (2, 1), (3, 2), (4, 1)])
def test_push_34_every_switch_card_cancels_the_one_before(switches: int, order: int) -> None:
    cards = "orange-1 " + "switch " * switches
    assert takers(f"{cards}| orange-2 | orange-3", seats=3)[1] == order


def test_push_35_switch_cards_never_change_the_order_of_turns() -> None:
    game = table(seats=4)
    for turn in range(5):
        assert game.actor == turn % 4
        game.turns("switch green-1" if turn < 3 else "green-2")


def test_push_35_switch_cards_count_for_one_turn_only() -> None:
    game = table(seats=3).turns("orange-1 switch")
    game.lay("orange-2 | orange-3 | orange-4").play("stop, take 1")
    assert game.actor == 2


def test_push_a7_no_stop_while_only_switch_cards_were_drawn() -> None:
    game = table("flip, draw switch, flip, draw switch")
    assert game.legal == ["flip"]
    assert game.why_not("stop") == "PUSH-A7"


def test_push_a7_after_a_switch_card_one_may_stop_if_a_column_lies() -> None:
    assert lay("orange-1 switch").legal == ["flip", "stop"]


def test_push_a8_no_stop_before_anything_is_flipped() -> None:
    game = table(seats=2).turns("orange-1", "blue-1")
    assert game.legal == ["flip", "bank orange"]
    assert game.why_not("stop") == "PUSH-A8"


def test_push_a9_nobody_may_refuse_a_column_even_with_a_roll_card() -> None:
    game = lay("orange-1 | roll").play("stop, take 1")
    assert (game.actor, game.legal) == (1, ["take 2"])
    assert game.why_not("stop") == "PUSH-A9"
    assert game.why_not("flip") == "PUSH-19"


def test_push_a10_who_stops_must_take_a_column() -> None:
    game = lay("roll").play("stop")
    assert (game.actor, game.legal) == (0, ["take 1"])
    assert game.why_not("stop") == "PUSH-A9"


def test_push_a16_switch_cards_end_on_the_discard_pile() -> None:
    game = lay("switch orange-1 switch", seats=3).play("stop")
    assert (game.view().aside, game.discard) == (2, "")
    game.play("take 1")
    assert (game.view().aside, game.discard) == (0, "switch switch")


def test_push_a17_leftovers_are_discarded_whatever_the_number_of_players() -> None:
    three = lay("orange-1 blue-2 | orange-2 | orange-3 blue-4", seats=3)
    three.play("flip, draw orange-4, roll star, take 1, take 2")
    assert three.discard == "orange-3 orange-4 blue-4"
    two = lay("orange-1 | orange-2 | orange-3", seats=2)
    two.play("flip, draw orange-4, roll star, take 2")
    assert two.discard == "orange-1 orange-3 orange-4"


def test_push_a18_each_taker_rolls_before_the_next_takes() -> None:
    game = lay("orange-1 roll | orange-2 roll | orange-3", seats=3).play("stop, take 1")
    assert "roll orange" in game.legal
    assert (game.play("roll orange").actor, game.open(0)) == (1, "")
    assert "roll orange" in game.play("take 2").legal
    assert (game.play("roll star").actor, game.legal) == (2, ["take 3"])


def test_the_turns_of_each_seat_are_counted_for_the_lab() -> None:
    game = lay("orange-1 | blue-2 | green-3", seats=3).play("stop, take 1, take 2, take 3")
    assert [int(game.state.tally(1, seat)) for seat in range(3)] == [1, 1, 0]
