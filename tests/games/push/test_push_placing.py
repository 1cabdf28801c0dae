"""Push: flipping cards and laying them into columns."""

import pytest

from positions import lay, table
from quartett.core.chance import CHANCE


def test_push_08_the_first_card_starts_the_first_column() -> None:
    game = table("flip, draw green-4")
    assert game.legal == ["place 1"]
    assert game.play("place 1").columns == {1: "green-4"}


def test_push_08_no_card_can_be_placed_before_one_is_flipped() -> None:
    assert table().why_not("place 1") == "PUSH-08"
    assert lay("green-4").why_not("place 1") == "PUSH-08"


def test_push_09_cards_are_flipped_one_at_a_time_as_many_as_wished() -> None:
    game = table()
    for number in range(15):
        colour, column = ("orange", "blue", "green", "yellow", "purple")[number % 5], number // 5
        assert "flip" in game.legal
        game.play(f"flip, draw {colour}-{number % 5 + 1}, place {column + 1}")
        assert game.view().pile == 120 - number - 1
    assert game.actor == 0 and "flip" in game.legal


def test_push_10_a_flipped_card_is_placed_before_anything_else() -> None:
    game = lay("orange-1").play("flip, draw blue-2")
    for move in ("flip", "stop", "take 1"):
        assert game.why_not(move) == "PUSH-10"
    assert game.legal == ["place 1", "place 2"]


def test_push_10_the_card_is_turned_up_before_the_player_goes_on() -> None:
    game = table("flip")
    assert game.actor == CHANCE
    assert [game.why_not(move, 0) for move in ("flip", "place 1")] == ["PUSH-10"] * 2


def test_push_11_each_card_goes_into_an_old_column_or_a_new_one() -> None:
    game = lay("orange-1").play("flip, draw blue-2")
    assert game.legal == ["place 1", "place 2"]
    twin = lay("orange-1").play("flip, draw blue-2, place 2")
    assert game.play("place 1").columns == {1: "orange-1 blue-2"}
    assert twin.columns == {1: "orange-1", 2: "blue-2"}


def test_push_11_the_player_decides_and_not_chance() -> None:
    game = lay("orange-1").play("flip, draw blue-2")
    assert game.why_not("place 1", CHANCE) == "PUSH-11"


def test_push_12_there_are_at_most_three_columns() -> None:
    game = lay("orange-1 | blue-2 | green-3").play("flip, draw yellow-4")
    assert game.legal == ["place 1", "place 2", "place 3"]
    assert game.play("place 3").columns.keys() == {1, 2, 3}
    assert len([text for text in game.game.moves.texts if text.startswith("place")]) == 3
    assert game.view().most_columns == 3


def test_push_12_columns_are_begun_in_order_and_fewer_are_fine() -> None:
    game = table("flip, draw blue-2")
    assert [game.why_not(f"place {n}") for n in (1, 2, 3)] == [None, "PUSH-12", "PUSH-12"]
    assert "stop" in lay("blue-2").legal
    assert "stop" in lay("blue-2 | blue-3").legal


def test_push_13_a_colour_may_occur_only_once_in_a_column() -> None:
    game = lay("orange-1 blue-2").play("flip, draw orange-5")
    assert game.why_not("place 1") == "PUSH-13"
    assert game.legal == ["place 2"]


def test_push_14_a_number_may_occur_only_once_in_a_column() -> None:
    game = lay("orange-1 blue-2").play("flip, draw green-2")
    assert game.why_not("place 1") == "PUSH-14"
    assert game.legal == ["place 2"]


@pytest.mark.parametrize("colour", ["orange", "blue", "green", "yellow", "purple"])
@pytest.mark.parametrize("value", [1, 3, 6])
def test_push_13_14_only_another_colour_with_another_number_fits(colour: str, value: int) -> None:
    game = lay("green-3").play(f"flip, draw {colour}-{value}")
    assert ("place 1" in game.legal) == (colour != "green" and value != 3)


def test_push_15_one_roll_card_at_most_in_a_column() -> None:
    game = lay("orange-1 roll").play("flip, draw roll")
    assert game.why_not("place 1") == "PUSH-15"
    assert game.legal == ["place 2"]


def test_push_16_a_roll_card_goes_into_any_column_without_one_or_opens_a_new_one() -> None:
    game = lay("orange-1 blue-2 green-3 yellow-4 purple-5 | orange-2").play("flip, draw roll")
    assert game.legal == ["place 1", "place 2", "place 3"]
    assert table("flip, draw roll, place 1").columns == {1: "roll"}


def test_push_16_a_roll_card_is_in_nobodys_way() -> None:
    for card in ("orange-1", "purple-6"):
        assert "place 1" in lay("roll").play(f"flip, draw {card}").legal


def test_push_17_a_switch_card_never_goes_into_a_column() -> None:
    game = lay("orange-1 | blue-2 switch")
    assert game.columns == {1: "orange-1", 2: "blue-2"}
    assert (game.view().aside, game.discard, game.actor) == (1, "", 0)
    assert game.legal == ["flip", "stop"]


def test_push_17_a_switch_card_lies_aside_until_the_turn_ends() -> None:
    game = lay("orange-1 | blue-2 switch").play("stop, take 1")
    assert (game.view().aside, game.discard) == (1, "")
    game.play("take 2")
    assert (game.view().aside, game.discard) == (0, "switch")


def test_push_17_a_switch_card_never_goes_too_far() -> None:
    game = lay("roll orange-1 | roll orange-2 | roll orange-3 switch")
    assert game.actor == 0 and game.legal == ["flip", "stop"]


def test_push_a11_a_new_column_may_be_begun_although_the_card_fits_an_old_one() -> None:
    game = lay("orange-1 | blue-2").play("flip, draw green-3")
    assert game.legal == ["place 1", "place 2", "place 3"]


def test_push_a12_a_card_that_can_be_placed_must_be_placed() -> None:
    game = lay("orange-1 | orange-2 | orange-3").play("flip, draw blue-3")
    assert game.legal == ["place 1", "place 2"]
    assert game.why_not("roll orange", CHANCE) == "PUSH-21"


def test_push_a13_a_card_that_fits_no_old_column_begins_a_new_one() -> None:
    game = lay("orange-1 | orange-2").play("flip, draw orange-3")
    assert game.legal == ["place 3"]
    assert game.view().flipped == "orange-3"


def test_push_ex1_the_orange_2_goes_only_into_the_third_column() -> None:
    game = lay("blue-2 green-5 | orange-4 purple-1 | yellow-3 blue-6", seats=4)
    game.play("flip, draw orange-2")
    assert game.legal == ["place 3"]
    assert [game.why_not(f"place {n}") for n in (1, 2, 3)] == ["PUSH-14", "PUSH-13", None]
    assert game.play("place 3").columns[3] == "orange-2 blue-6 yellow-3"
