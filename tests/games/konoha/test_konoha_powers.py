"""Konoha: failed missions and the four powers."""

import pytest

from missions import KONOHA, WEAK, Table, deal, reach, strength
from quartett.core.chance import CHANCE
from quartett.games.konoha.rules.state import OWED


def powered(*powers: str, seats: int = 3) -> Table:
    """A later round, after passing and talking, with these powers lying open."""
    game = deal(*[""] * seats).with_powers(*powers)
    return game.deal(*[""] * seats).pass_on().say()


def test_konoha_26_a_power_is_for_a_later_round() -> None:
    game = deal("", "", "").pass_on().say()
    assert game.asks == "vote" and game.why_not("use gift") == "KONOHA-A7"
    game = powered("gift")
    assert game.asks == "power" and game.why_not("use gift") is None
    assert game.why_not("use pass") == "KONOHA-26"


@pytest.mark.parametrize("power", ["strength", "recruit", "gift", "pass"])
def test_konoha_25_no_tile_comes_where_no_mission_failed(power: str) -> None:
    game = deal("", "", "")
    assert game.why_not(f"tile {power}", CHANCE) == "KONOHA-25"
    assert game.pass_on().why_not(f"tile {power}", CHANCE) == "KONOHA-25"


def test_konoha_27_a_power_needs_the_majority_of_the_seats() -> None:
    game = powered("pass", seats=4).play("use pass, agree, keep, keep")
    assert game.powers() == {"pass": "open"} and game.asks == "vote"
    assert game.told()[-1] == "proposal-dropped"
    game = powered("pass", seats=4).play("use pass, keep, agree, agree")
    assert game.powers() == {"pass": "used"} and game.asks == "pass"


def test_konoha_27_the_lowest_seat_that_wants_a_power_proposes_it() -> None:
    game = powered("pass", "gift").play("keep")
    assert game.actor == 1 and game.legal == ["use gift", "use pass", "keep"]
    assert game.why_not("agree") == "KONOHA-27" and game.why_not("keep", 0) == "KONOHA-27"
    game.play("use pass")
    assert game.actor == 2 and game.legal == ["agree", "keep"]
    assert game.why_not("use gift") == "KONOHA-27"
    assert game.play("agree").powers()["pass"] == "used"


def test_konoha_27_nobody_has_to_use_a_power() -> None:
    game = powered("pass").play("keep, keep, keep")
    assert game.asks == "vote" and game.powers() == {"pass": "open"}


def test_konoha_28_each_power_works_once() -> None:
    game = powered("pass", "gift").play("use pass, agree, agree").pass_on().say()
    assert game.asks == "power" and game.why_not("use pass") == "KONOHA-28"
    assert game.powers() == {"gift": "open", "pass": "used"}


def test_konoha_29_strength_adds_1_for_each_player() -> None:
    game = reach(27, "strength").vote("go")
    assert game.asks == "strength" and game.legal == ["use strength", "keep"]
    assert game.hand(1, viewer=0) == game.hand(1)
    game.play("use strength, keep, agree")
    assert "mission-won" in game.told() and game.score == 7
    won = next(event for event in game.events() if event.line.name == "mission-won")
    assert won.line.arguments["strength"] == "30"
    game = reach(27, "strength").vote("go").play("keep, use strength, keep")
    assert "mission-failed" in game.told() and game.powers() == {"strength": "open"}


def test_konoha_a7_strength_is_added_when_the_totals_are_known() -> None:
    game = reach(27, "strength")
    assert game.asks == "vote" and game.why_not("use strength") == "KONOHA-A7"
    assert reach(26, "strength").vote("go").asks == "tile"
    assert "mission-won" in reach(30, "strength").vote("go").told()


def test_konoha_a7_the_other_powers_come_after_passing_and_before_hands_are_shown() -> None:
    game = deal("", "", "").with_powers("recruit", "strength").deal("", "", "")
    assert game.asks == "pass" and game.why_not("use recruit 0") == "KONOHA-A7"
    game.pass_on()
    assert game.asks == "signal" and game.why_not("use recruit 0") == "KONOHA-A7"
    game.say()
    assert game.why_not("use recruit 0") is None
    assert game.why_not("use strength") == "KONOHA-A7"
    assert game.why_not("use recruit 3") == "KONOHA-01"


def test_konoha_a7_different_powers_can_be_used_in_the_same_turn() -> None:
    game = powered("pass", "gift").play("use gift, agree, agree")
    card = game.hand(0).split()[0]
    game.play(f"give {card}, take, silent, silent")
    assert game.asks == "power" and game.why_not("use pass") is None


def test_a_ninja_for_oneself_is_offered_as_such() -> None:
    game = powered("recruit")
    own, other = (KONOHA.moves.parse(f"use recruit {seat}") for seat in (0, 1))
    assert KONOHA.choice(game.state.masked(0), 0, own).name == "choose-own-recruit"
    assert KONOHA.choice(game.state.masked(0), 0, other).name == "choose-recruit"
    game.play("use recruit 1")
    assert KONOHA.question(game.state.masked(1), 1).name == "ask-agree-own-recruit"
    assert KONOHA.question(game.state.masked(2), 2).name == "ask-agree-recruit"


def test_konoha_29_recruiting_brings_a_sixth_card_from_the_pile() -> None:
    game = powered("recruit").play("use recruit 1, agree, agree")
    assert game.actor == 1 and game.legal == ["take", "refuse"]
    game.play("take")
    assert game.actor == CHANCE and len(game.legal) == 17
    name = game.legal[0].split()[1]
    game.play(game.legal[0])
    assert game.view().seats[1].size == 6 and name in game.hand(1)
    assert game.told(0)[0] == "ninja-recruited" and name not in repr(game.events(0))
    assert name in repr(game.events(1)) and game.powers() == {"recruit": "used"}


def test_konoha_29_the_chosen_player_may_leave_the_card() -> None:
    game = powered("recruit").play("use recruit 2, agree, agree, refuse")
    assert game.powers() == {"recruit": "open"} and game.asks == "vote"


def test_konoha_a5_a6_the_pile_is_what_was_laid_aside_and_never_empty() -> None:
    game = powered("recruit", seats=6)
    assert game.view().pile == 2
    game.play("use recruit 0, agree, agree, agree, agree, agree, take")
    held = {card for seat in range(6) for card in game.hand(seat).split()}
    assert len(game.legal) == 2
    assert not held & {text.split()[1] for text in game.legal}
    game.play(game.legal[0])
    assert game.view().pile == 1


def test_konoha_29_a10_a_gift_goes_to_the_first_to_the_left_who_wants_it() -> None:
    game = powered("gift").play("use gift, agree, agree, keep")
    card = game.hand(1).split()[0]
    assert game.why_not(f"give {game.hand(0).split()[0]}") == "KONOHA-A10"
    game.play(f"give {card}")
    assert game.actor == 2 and card in game.hand(1, viewer=0).split()
    game.play("refuse")
    assert game.actor == 0
    game.play("take")
    assert [seat.size for seat in game.view().seats] == [6, 4, 5]
    assert card in game.hand(0) and card in game.hand(0, viewer=2)
    assert game.powers() == {"gift": "used"} and game.asks == "signal"


@pytest.mark.parametrize("answers", ["keep, keep, keep", "give, refuse, refuse"])
def test_konoha_a10_a_gift_that_nobody_gives_or_takes_is_not_spent(answers: str) -> None:
    game = powered("gift").play("use gift, agree, agree")
    card = game.hand(0).split()[0]
    game.play(answers.replace("give", f"give {card}"))
    assert game.powers() == {"gift": "open"} and game.asks == "vote"
    assert (game.state.giver, game.state.gift) == (0, OWED), "nothing is left of the offer"
    assert [seat.size for seat in game.view().seats] == [5, 5, 5]


def test_konoha_29_a11_the_extra_pass_goes_left_and_leaves_the_token() -> None:
    game = powered("pass").play("use pass, agree, agree")
    assert game.asks == "pass" and game.points == 7
    first = [game.hand(seat).split()[0] for seat in range(3)]
    game.pass_on(*first)
    assert all(first[seat] in game.hand((seat + 1) % 3) for seat in range(3))
    assert game.asks == "signal" and game.points == 7


def test_konoha_a31_whose_hand_a_power_has_changed_may_speak_again() -> None:
    game = powered("gift").play("use gift, agree, agree")
    game.play(f"give {game.hand(0).split()[0]}, take")
    assert game.asks == "signal" and game.state.owing == (0, 1)
    assert game.why_not("signal weak", 2) == "KONOHA-18"
    game.answer(1, "signal mighty")
    assert [seat.signal for seat in game.view(0).seats] == ["", "", ""], "sealed until both spoke"
    game.answer(0, "signal weak")
    assert [seat.signal for seat in game.view(2).seats] == ["weak", "mighty", ""]
    assert game.asks == "vote"
    game = powered("recruit").play("use recruit 2, agree, agree, take")
    game.play(game.legal[0])
    assert game.asks == "signal" and game.state.owing == (2,)
    assert game.play("silent").asks == "vote"


def test_konoha_a8_a_power_of_the_fourth_round_comes_too_late() -> None:
    game = deal(*WEAK, redeal="no")
    for power in ("strength", "recruit", "gift"):
        game.turn("go")
        game.play(f"tile {power}" if game.asks == "tile" else "keep, keep, keep")
        if game.asks == "tile":
            game.play(f"tile {power}")
    game.turn("go")
    assert game.asks == "tile" and game.legal == ["tile pass"]
    game.play("tile pass")
    assert game.state.over and game.powers()["pass"] == "open"


def test_konoha_a9_a28_hands_of_four_and_six_pass_one_card_and_count_whole() -> None:
    game = powered("gift").play("use gift, agree, agree")
    game.play(f"give {game.hand(0).split()[0]}, take, silent, silent").vote("wait").pass_on()
    assert [seat.size for seat in game.view().seats] == [4, 6, 5]
    totals = [strength(game.hand(seat)) for seat in range(3)]
    game.say().vote("go")
    shown = [event.line.arguments for event in game.events() if event.line.name == "hand-shown"]
    assert [len(hand["cards"]) for hand in shown] == [4, 6, 5]
    assert [hand["strength"].replace("−", "-") for hand in shown] == [str(t) for t in totals]


def test_konoha_a9_in_the_next_round_all_have_five_again() -> None:
    for redeal in ("yes", "no"):
        game = deal("", "", "", redeal=redeal).with_powers("gift")
        if game.asks == "deal":
            game.deal("", "", "")
        game.pass_on().say().play("use gift, agree, agree")
        game.play(f"give {game.hand(0).split()[0]}, take, silent, silent").vote("go")
        if game.asks == "tile":
            game.play("tile pass")
        assert game.view().round == 3 and game.asks == "deal"
        assert game.deal("", "", "").view().seats[0].size == 5


def test_konoha_a25_there_is_a_tile_for_every_round() -> None:
    game = deal(*WEAK, redeal="no")
    for left in (4, 3, 2, 1):
        while game.asks != "tile":
            game.turn("wait")
        assert len(game.legal) == left
        game.play(game.legal[0])
    assert game.state.over
