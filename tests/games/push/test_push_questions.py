"""Push: what is asked says what can be answered."""

from positions import Table, lay, table


def asked(game: Table) -> str:
    seen = game.state.masked(game.actor)
    return str(game.game.question(seen, game.actor).name)


def test_push_a6_banking_is_asked_about_where_there_is_something_to_bank() -> None:
    assert asked(table()) == "ask-flip"
    game = table(seats=2).turns("orange-1", "blue-2")
    assert game.legal == ["flip", "bank orange"]
    assert asked(game) == "ask-open"


def test_push_18_stopping_is_asked_about_where_a_column_lies() -> None:
    assert asked(lay("orange-1")) == "ask-decide"
    assert asked(lay("switch")) == "ask-flip-on"


def test_push_18_flipping_is_asked_about_where_cards_are_left() -> None:
    game = table("flip, draw orange-1, place 1", deck="orange-1")
    assert game.legal == ["stop"]
    assert asked(game) == "ask-stop"


def test_push_19_whoever_takes_the_last_column_chooses_none() -> None:
    game = lay("orange-1 | blue-2 | green-3").play("stop")
    assert asked(game) == "ask-take"
    game.play("take 1, take 2")
    assert asked(game) == "ask-take-last"
