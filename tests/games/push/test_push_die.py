"""Push: roll cards, the die, and going too far."""

import pytest

from positions import Table, lay, table
from quartett.core.chance import CHANCE

FULL = "orange-1 | orange-2 | orange-3"
"""Three columns in which no further orange card fits."""


def rich(seats: int = 3, **options: str) -> Table:
    """Seat 0 owns open cards of three colours, two orange ones banked, and is to play."""
    game = table(seats=seats, **options).turns("orange-5 blue-6", *["green-1"] * (seats - 1))
    game.play("bank orange").turns(*["green-2"] * (seats - 1))
    return game.turns("orange-4 green-6", *["yellow-1"] * (seats - 1))


def test_push_21_number_cards_join_the_layout_before_the_roll() -> None:
    game = lay("orange-1 blue-2 roll").play("stop, take 1")
    assert game.actor == CHANCE and game.open(0) == "orange-1 blue-2"
    assert game.legal == [
        "roll " + face for face in ["orange", "blue", "green", "yellow", "purple", "star"]
    ]


def test_push_21_without_a_roll_card_nobody_rolls() -> None:
    game = lay("orange-1 blue-2 | roll").play("stop, take 1")
    assert game.actor == 1
    assert game.why_not("roll orange", CHANCE) == "PUSH-21"


def test_push_21_the_die_decides_and_nobody_else() -> None:
    game = lay("roll").play("stop, take 1")
    assert game.why_not("roll star", seat=0) == "PUSH-21"
    assert game.why_not("draw orange-1", CHANCE) == "PUSH-21"


def test_push_21_each_face_is_as_likely() -> None:
    game = lay("roll").play("stop, take 1")
    assert [weight for _, weight in game.state.outcomes()] == [1] * 6


def test_push_22_all_open_cards_of_the_rolled_colour_are_lost() -> None:
    game = table(seats=2).turns("orange-5 blue-6", "green-1")
    game.lay("orange-2 yellow-3 roll").play("stop, take 1, roll orange")
    assert game.open(0) == "blue-6 yellow-3"
    assert game.discard == "orange-2 orange-5 roll"


def test_push_22_nobody_else_loses_a_card() -> None:
    game = table(seats=3).turns("orange-5", "orange-4", "orange-3")
    game.lay("roll").play("stop, take 1, roll orange")
    assert [game.open(seat) for seat in range(3)] == ["", "orange-4", "orange-3"]


def test_push_23_the_roll_card_goes_to_the_discard_pile() -> None:
    game = lay("orange-1 roll").play("stop, take 1, roll blue")
    assert (game.discard, game.open(0)) == ("roll", "orange-1")


def test_push_24_banked_cards_are_never_lost_to_the_die() -> None:
    game = rich().lay("roll").play("stop, take 1, roll orange")
    assert (game.banked(0), game.open(0)) == ("orange-5", "blue-6 green-6")


def test_push_25_a_star_costs_nothing() -> None:
    game = lay("orange-1 blue-2 roll").play("stop, take 1, roll star")
    assert (game.open(0), game.discard) == ("orange-1 blue-2", "roll")


def test_push_26_a_colour_one_does_not_own_costs_nothing() -> None:
    game = lay("orange-1 blue-2 roll").play("stop, take 1, roll purple")
    assert (game.open(0), game.discard) == ("orange-1 blue-2", "roll")


def test_push_27_the_discard_pile_is_open_to_everyone() -> None:
    game = rich().lay(f"roll {FULL}").play("flip, draw orange-6, roll green, take 1, roll star")
    pile = ("green-6", "orange-6", "roll")
    for viewer in (0, 1, 2, -2):
        view = game.view(viewer)
        assert sorted(view.discard_cards) == sorted(pile)
        assert view.discard == 3


def test_push_36_a_card_that_fits_none_of_three_columns_is_too_much() -> None:
    game = lay(FULL).play("flip, draw orange-4")
    assert game.actor == CHANCE and game.legal[0] == "roll orange"
    assert [type(event).__name__ for event in game.events()] == ["CardFlipped", "Busted"]
    assert game.state.tally(game.game.tallies.index("busts"), 0) == 1


@pytest.mark.parametrize("card", ["blue-1", "green-2", "roll", "switch"])
def test_push_36_a_card_that_fits_one_column_is_not_too_much(card: str) -> None:
    assert lay(FULL).play(f"flip, draw {card}").actor == 0


def test_push_37_who_goes_too_far_takes_no_column() -> None:
    game = lay(FULL, seats=3).play("flip, draw orange-4, roll star")
    assert (game.actor, game.open(0)) == (1, "")
    game.play("take 1, take 2")
    assert [game.open(seat) for seat in range(3)] == ["", "orange-1", "orange-2"]


def test_push_38_the_card_that_fits_nowhere_is_discarded() -> None:
    assert lay(FULL).play("flip, draw orange-4").discard == "orange-4"


def test_push_39_who_goes_too_far_rolls_once_and_loses_that_colour() -> None:
    game = rich().lay(FULL).play("flip, draw orange-6, roll green")
    assert (game.open(0), game.banked(0)) == ("orange-4 blue-6", "orange-5")
    assert game.discard == "orange-6 green-6"
    assert game.actor == 1


def test_push_39_banked_cards_are_safe_when_going_too_far() -> None:
    game = rich().lay(FULL).play("flip, draw orange-6, roll orange")
    assert (game.open(0), game.banked(0)) == ("blue-6 green-6", "orange-5")


def test_push_40_the_others_take_as_usual_and_the_next_player_follows() -> None:
    game = lay(FULL, seats=5, first="3").play("flip, draw orange-4, roll blue")
    order = []
    while game.legal[0].startswith("take"):
        order.append(game.actor)
        game.play(game.legal[-1])
    assert (order, game.actor) == ([4, 0, 1], 4)
    assert [game.open(seat) for seat in range(5)] == ["orange-2", "orange-1", "", "", "orange-3"]


def test_push_40_a_roll_card_works_for_them_too() -> None:
    game = lay("orange-1 roll | orange-2 | orange-3").play("flip, draw orange-4, roll blue, take 1")
    assert "roll star" in game.legal
    game.play("roll orange")
    assert (game.actor, game.open(1)) == (2, "")


def test_push_48_in_the_risk_variant_a_star_costs_the_open_layout() -> None:
    game = rich(risk="yes").lay("roll purple-2").play("stop, take 1, roll star")
    assert (game.open(0), game.banked(0)) == ("", "orange-5")
    assert game.discard == "orange-4 blue-6 green-6 purple-2 roll"


def test_push_48_colours_cost_the_same_in_the_risk_variant() -> None:
    game = rich(risk="yes").lay("roll").play("stop, take 1, roll blue")
    assert game.open(0) == "orange-4 green-6"


def test_push_48_the_variant_is_chosen_before_the_game() -> None:
    assert rich(risk="no").lay("roll").play("stop, take 1, roll star").open(0) != ""
    risk = next(option for option in table().game.options if option.name == "risk")
    assert risk.default(3) == "no"


def test_push_a14_a_roll_card_that_fits_nowhere_means_one_roll() -> None:
    game = lay("roll | roll | roll", seats=3).play("flip, draw roll")
    assert (game.discard, game.legal[-1]) == ("roll", "roll star")
    game.play("roll star")
    assert (game.actor, game.legal) == (1, ["take 1", "take 2", "take 3"])


def test_push_a15_switch_cards_count_after_going_too_far() -> None:
    game = lay(f"{FULL} switch", seats=4).play("flip, draw orange-4, roll blue")
    order = []
    while game.legal[0].startswith("take"):
        order.append(game.actor)
        game.play(game.legal[0])
    assert (order, game.actor) == ([3, 2, 1], 1)


def test_push_a18_who_goes_too_far_rolls_before_the_others_take() -> None:
    game = lay(FULL).play("flip, draw orange-4")
    assert game.why_not("take 1", seat=1) == "PUSH-10"
    assert game.columns.keys() == {1, 2, 3}
    assert game.play("roll star").actor == 1


def test_push_a24_in_the_risk_variant_a_star_is_as_bad_after_going_too_far() -> None:
    game = rich(risk="yes").lay(FULL).play("flip, draw orange-6, roll star")
    assert (game.open(0), game.banked(0)) == ("", "orange-5")
    assert game.discard == "orange-4 orange-6 blue-6 green-6"


def test_push_ex2_open_orange_cards_go_and_banked_ones_stay() -> None:
    game = table(seats=2).turns("orange-5 purple-1", "green-1").play("bank orange").turns("green-2")
    game.turns("orange-2 blue-3", "yellow-1", "orange-6 yellow-4", "yellow-2")
    assert (game.open(0), game.banked(0)) == (
        "orange-2 orange-6 blue-3 yellow-4 purple-1",
        "orange-5",
    )
    game.lay("roll").play("stop, take 1, roll orange")
    assert (game.open(0), game.banked(0)) == ("blue-3 yellow-4 purple-1", "orange-5")
    assert game.discard == "orange-2 orange-6 roll"
