"""Push: banking a colour instead of flipping."""

import msgspec

from positions import Table, lay, table
from quartett.core.chance import NOBODY, Stream


def two_colours() -> Table:
    """Seat 0 of two is to play and owns three orange cards and one blue card, all open."""
    return table(seats=2).turns(
        "orange-5 blue-6", "green-1", "orange-4", "green-2", "orange-5", "green-3"
    )


def test_push_07_a_turn_is_for_flipping_or_for_banking() -> None:
    game = two_colours()
    assert game.legal == ["flip", "bank orange", "bank blue"]
    for moves in ("flip, draw yellow-1", "place 1", "stop"):
        game.play(moves)
        assert game.why_not("bank orange") == "PUSH-07"
        assert not [text for text in game.legal if text.startswith("bank")]


def test_push_07_after_banking_nobody_flips_in_that_turn() -> None:
    game = two_colours().play("bank orange")
    assert (game.actor, game.view().turn) == (1, 1)
    assert game.why_not("flip", seat=0) == "PUSH-05"


def test_push_41_all_open_cards_of_one_colour_are_turned_face_down() -> None:
    game = two_colours().play("bank orange")
    assert (game.open(0), game.banked(0)) == ("blue-6", "orange-4 orange-5 orange-5")
    assert game.view(0).seats[0].banked_points == 14


def test_push_41_exactly_one_colour_is_banked() -> None:
    game = two_colours().play("bank blue")
    assert (game.open(0), game.banked(0)) == ("orange-4 orange-5 orange-5", "blue-6")


def test_push_41_nobody_elses_cards_are_banked() -> None:
    game = table(seats=2).turns("orange-1", "orange-2").play("bank orange")
    assert (game.open(1), game.banked(1)) == ("orange-2", "")


def test_push_42_banked_cards_stay_banked_and_score() -> None:
    game = two_colours()
    assert game.scores[0] == 20
    game.play("bank orange").turns("green-4")
    assert game.scores[0] == 20
    game.turns("orange-6").play("bank green")
    assert (game.open(0), game.banked(0)) == ("orange-6 blue-6", "orange-4 orange-5 orange-5")
    assert game.scores[0] == 26
    assert not [text for text in game.legal if text not in ("flip", "bank orange", "bank blue")]


def test_push_a5_banking_is_the_whole_turn() -> None:
    game = table(seats=3).turns("orange-1", "orange-2", "orange-3")
    before = game.view()
    game.play("bank orange")
    assert (game.actor, game.legal) == (1, ["flip", "bank orange"])
    after = game.view()
    assert (after.columns, after.pile, after.discard) == ((), before.pile, 0)


def test_push_a6_only_a_colour_with_open_cards_may_be_banked() -> None:
    assert table().legal == ["flip"]
    assert table().why_not("bank orange") == "PUSH-A6"
    game = two_colours()
    assert game.why_not("bank green") == "PUSH-A6"


def test_push_a6_banked_cards_alone_cannot_be_banked_again() -> None:
    game = table(seats=2).turns("orange-1", "blue-1").play("bank orange, bank blue")
    assert (game.actor, game.legal) == (0, ["flip"])
    assert game.why_not("bank orange") == "PUSH-A6"


def test_push_a19_later_cards_of_a_banked_colour_lie_open_and_at_risk() -> None:
    game = two_colours().play("bank orange").turns("green-4", "orange-6", "yellow-1")
    assert game.open(0) == "orange-6 blue-6"
    game.lay("roll").play("stop, take 1, roll orange")
    assert (game.open(0), game.banked(0)) == ("blue-6", "orange-4 orange-5 orange-5")


def test_push_a19_the_colour_may_be_banked_again() -> None:
    game = two_colours().play("bank orange").turns("green-4", "orange-6", "yellow-1")
    assert game.play("bank orange").banked(0) == "orange-4 orange-5 orange-5 orange-6"
    assert game.open(0) == "blue-6"


def test_push_a22_others_see_how_many_cards_are_banked_but_not_which() -> None:
    game = two_colours().play("bank orange")
    for viewer in (1, NOBODY):
        layout = game.view(viewer).seats[0]
        assert (layout.banked, layout.banked_points) == ((), 0)
        assert layout.banked_counts == (3, 0, 0, 0, 0)
    assert game.view(0).seats[0].banked_counts == (3, 0, 0, 0, 0)


def test_push_a22_the_event_tells_the_points_to_the_owner_only() -> None:
    told = {
        viewer: two_colours().play("bank orange").events(viewer)[0] for viewer in (0, 1, NOBODY)
    }
    assert msgspec.to_builtins(told[0]) | {"points": None} == msgspec.to_builtins(told[1])
    assert msgspec.to_builtins(told[0])["points"] == 14
    assert told[1] == told[NOBODY]


def test_push_a22_a_guess_at_a_bank_has_as_many_cards_of_the_colour() -> None:
    seen = two_colours().play("bank orange").state.masked(1)
    guesses = {
        two_colours().game.view(seen.imagine(Stream(7, n)).masked(0)).seats[0].banked
        for n in range(40)
    }
    assert len(guesses) > 10
    for guess in guesses:
        assert len(guess) == 3 and {card.split("-")[0] for card in guess} == {"orange"}


def test_push_a22_the_end_shows_all_cards() -> None:
    game = lay("orange-3", seats=2, deck="orange-3 blue-2 blue-1").play("stop, take 1")
    game.turns("blue-1").play("bank orange").lay("blue-2").play("stop, take 1")
    assert game.over
    for viewer in (0, 1, NOBODY):
        assert game.view(viewer).seats[0].banked == ("orange-3",)
        assert game.view(viewer).scores == (3, 3)
