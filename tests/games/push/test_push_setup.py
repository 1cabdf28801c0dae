"""Push: the box, the seats, and who begins."""

from importlib.resources import files

import pytest

from positions import PUSH, table
from quartett.core.chance import CHANCE
from quartett.core.problem import Problem
from quartett.games.facts import PRINTED, CardFile
from quartett.games.push import GAME, PushGame
from quartett.games.push.cards import load as load_cards
from quartett.words import Words


def pile(seats: int) -> dict[str, int]:
    """What may lie on top of the first pile, and how often it is in there."""
    state = table("flip", seats=seats).state
    return {PUSH.moves.text(move): weight for move, weight in state.outcomes()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_push_01_two_to_six_may_play(seats: int) -> None:
    assert len(table(seats=seats).view().seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_push_01_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Problem) as refused:
        PUSH.start(seats)
    assert refused.value.name == "wrong-seat-count"
    assert refused.value.arguments == {"seats": seats, "fewest": 2, "most": 6}


def test_push_03_all_120_cards_are_one_pile() -> None:
    first = pile(seats=3)
    assert sum(first.values()) == 120 == table(seats=3).view().pile
    assert (first["draw roll"], first["draw switch"]) == (18, 12)
    numbers = [f"draw {colour}-{value}" for colour in GAME.cards.colours for value in range(1, 7)]
    assert [first[name] for name in numbers] == [3] * 30


def test_push_03_nothing_lies_anywhere_else_at_the_start() -> None:
    view = table(seats=4).view()
    assert (view.columns, view.discard_cards, view.aside, view.flipped) == ((), (), 0, "")
    assert all(not seat.open and not any(seat.banked_counts) for seat in view.seats)


def test_push_03_a_card_drawn_three_times_is_gone() -> None:
    game = table().lay("orange-2 | orange-2 | orange-2").play("flip")
    assert "draw orange-2" not in game.legal
    assert game.why_not("draw orange-2", CHANCE) == "PUSH-03"
    assert "draw orange-3" in game.legal


def test_push_03_the_pile_decides_and_nobody_else() -> None:
    game = table("flip")
    assert game.actor == CHANCE
    assert game.why_not("draw orange-6", seat=0) == "PUSH-08"
    assert not game.state.legal(0)


def test_push_04_two_players_leave_the_switch_cards_out() -> None:
    first = pile(seats=2)
    assert "draw switch" not in first
    assert sum(first.values()) == 108 == table(seats=2).view().pile
    assert table("flip", seats=2).why_not("draw switch", CHANCE) == "PUSH-04"


def test_push_06_seat_0_sat_down_first_and_begins() -> None:
    assert [table(seats=seats).actor for seats in range(2, 7)] == [0] * 5


def test_push_a23_any_seat_may_begin() -> None:
    for seats in range(2, 7):
        assert [table(seats=seats, first=str(s)).actor for s in range(seats)] == [*range(seats)]


def test_push_a23_the_first_player_may_be_drawn_by_lot_and_is_always_a_seat() -> None:
    first = next(option for option in PUSH.options if option.name == "first")
    assert first.by_lot
    for wrong in ("3", "-1", "x", ""):
        with pytest.raises(Problem) as refused:
            table(seats=3, first=wrong)
        assert refused.value.name == "unknown-option-value"
        assert refused.value.arguments["choices"] == "0, 1, 2"


def test_push_05_turns_go_on_to_the_left() -> None:
    game = table(seats=4, first="2")
    order = [game.actor]
    for card in ("orange-1", "blue-1", "green-1", "yellow-1"):
        order.append(game.turns(card).actor)
    assert order == [2, 3, 0, 1, 2]


def test_push_05_nobody_plays_out_of_turn() -> None:
    game = table(seats=3)
    assert [game.why_not("flip", seat) for seat in range(3)] == [None, "PUSH-05", "PUSH-05"]


def test_push_a25_orange_is_printed_and_the_other_colours_are_ours_to_name() -> None:
    assert GAME.cards.colours[0] == "orange"
    text = files("quartett.games.push").joinpath("cards.toml").read_text("utf-8")
    assert '"blue"' in text
    red = PushGame(load_cards(CardFile(text.replace('"blue"', '"red"'))))
    assert red.moves.text(PUSH.moves.parse("bank blue")) == "bank red"
    assert red.moves.text(PUSH.moves.parse("draw blue-3")) == "draw red-3"
    assert red.cards_digest != PUSH.cards_digest


def test_push_a25_only_orange_is_marked_as_printed() -> None:
    colours = CardFile.own("quartett.games.push").facts["colours"].values()
    assert [fact.value for fact in colours if fact.mark == PRINTED] == ["orange"]
    assert len(colours) == 5 == len(set(GAME.cards.colours))


def test_a_card_file_without_characters_can_be_played() -> None:
    text = files("quartett.games.push").joinpath("cards.toml").read_text("utf-8")
    assert load_cards(CardFile(text[: text.index("[characters]")])).characters == {}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("pink", "characters, field pink. Right would be: one of orange, blue"),
        ("[zorro]\nname", "a card that this game does not know: zorro"),
    ],
)
def test_a_card_file_with_something_unknown_is_refused(line: str, complaint: str) -> None:
    text = files("quartett.games.push").joinpath("cards.toml").read_text("utf-8")
    fact = '{ is = "Sai", mark = "reconstructed", reason = "a test" }'
    with pytest.raises(Problem) as refused:
        load_cards(CardFile(f"{text}{line} = {fact}\n", "my.toml"))
    assert complaint in Words("en", "push").problem(refused.value)
