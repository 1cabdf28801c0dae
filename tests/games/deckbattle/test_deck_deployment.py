"""Deck Battle: the second phase of a turn."""

from typing import Any

from arena import arena
from quartett.games.deckbattle.rules.manoeuvre import total


def deploy(play: str, field: str = "", **given: Any) -> Any:
    return arena(play, field=field, step="deploy", **given)


def test_deck_072_no_preparation_in_the_deployment() -> None:
    table = deploy("naruto kakashi", chakra=7, scrolls=7, missions="lost-cat", wounded="danzo")
    for move in ("activate kakashi", "send naruto", "channel kakashi", "heal", "mission lost-cat"):
        assert table.why_not(move) == "DECK-072"


def test_deck_072_no_deployment_in_the_preparation() -> None:
    table = arena("pain", field="akino")
    assert table.why_not("fight akino") == "DECK-046" == table.why_not("end")


def test_deck_073_manoeuvres_come_in_any_order_and_again() -> None:
    table = deploy("pain naruto sakura sakura", "akino matsuri bisuke")
    table.play("recruit matsuri, with naruto, with sakura, strike")
    table.play("fight akino, with pain, strike")
    assert table.infirmary() == "akino" and "matsuri" in table.discard()
    assert table.why_not("recruit bisuke") == "DECK-006"


def test_deck_073_an_unfinished_manoeuvre_is_cancelled_without_noise() -> None:
    table = deploy("pain naruto", "akino")
    before = table.state.numbers()
    told = []
    for move in ("fight akino", "with pain", "with naruto", "cancel"):
        told += table.play(move).told()
    assert told == [] and table.state.numbers() == before
    assert table.why_not("cancel") == "DECK-073"


def test_deck_074_the_force_of_the_fighters_must_reach_the_cost() -> None:
    table = deploy("kakashi naruto naruto naruto jugo", "gamahiro")
    table.play("fight gamahiro, with jugo")
    assert table.why_not("strike") == "DECK-006"
    assert "gamahiro" in table.play("with kakashi, strike").infirmary()


def test_deck_074_who_cannot_be_reached_cannot_be_fought() -> None:
    assert deploy("kakashi", "gamahiro").why_not("fight gamahiro") == "DECK-006"
    assert deploy("pain", "matsuri").why_not("fight matsuri") == "DECK-074"
    assert deploy("pain", "matsuri").why_not("fight akino") == "DECK-074"


def test_deck_075_the_beaten_go_under_the_infirmary_and_the_fighters_to_the_discard() -> None:
    table = deploy("pain", "akino", wounded="danzo").play("fight akino, with pain, strike")
    assert (table.infirmary(), table.discard(), table.in_play) == ("danzo akino", "pain", "")


def test_deck_013_076_the_threat_on_the_field_may_add_a_constraint() -> None:
    assert deploy("gaara jugo orochimaru", "pain").why_not("fight pain") is None
    assert deploy("gamabunta itachi tsunade", "pain").why_not("fight pain") is None
    table = arena("jugo orochimaru naruto", field="pain", inventory="explosive-tag")
    table.play("equip explosive-tag, on jugo, use explosive-tag, deploy, fight pain")
    table.play("with jugo, with orochimaru")
    assert total(table.state) == 14 and table.why_not("strike") == "DECK-076"
    assert table.play("with naruto, strike").state.beaten[0] == 1


def test_deck_013_the_field_effect_of_a_beaten_threat_is_over() -> None:
    table = deploy("naruto naruto itachi pain kisame", "konan", market="kunai")
    assert table.why_not("buy kunai") == "DECK-006"
    table.play("fight konan, with itachi, with pain, with kisame, strike, reveal token-scroll")
    table.play("unlock naruto-1, unlock hinata-1")
    assert table.needs("buy kunai") == 2


def test_deck_077_a_beaten_threat_removes_a_token_from_the_track() -> None:
    table = deploy("pain sasuke", "itachi").play("fight itachi, with pain, with sasuke, strike")
    assert table.state.track == 8 and table.legal[0] == "reveal token-card"


def test_deck_004_078_recruitment_must_reach_the_cost() -> None:
    table = deploy("naruto sakura", "bisuke akino").play("recruit bisuke, with naruto")
    assert table.why_not("strike") == "DECK-006"
    assert "bisuke" in table.play("with sakura, strike").discard()
    assert deploy("pain naruto", "gamahiro").why_not("recruit gamahiro") == "DECK-078"


def test_deck_079_the_recruited_and_the_recruiters_go_to_the_discard() -> None:
    table = deploy("tsunade", "bisuke").play("recruit bisuke, with tsunade, strike")
    assert table.discard() == "bisuke tsunade" and not table.infirmary()


def test_deck_080_an_item_costs_two_below_and_three_above() -> None:
    table = deploy("tsunade iruka", market="kunai shuriken ramen headband")
    assert [table.needs(f"buy {i}") for i in ("kunai", "shuriken", "ramen", "headband")] == [
        *(2, 2, 3, 3)
    ]
    table.play("buy headband, with tsunade, strike")
    assert (table.inventory(), table.discard()) == ("headband", "tsunade")


def test_deck_081_a_full_inventory_must_give_up_an_item_to_buy() -> None:
    table = deploy("tsunade", market="kunai", inventory="ramen headband shuriken")
    table.play("buy kunai, with tsunade")
    assert table.why_not("strike") == "DECK-A38"
    table.play("drop headband, strike")
    assert table.inventory() == "ramen kunai shuriken"
    assert list(table.state.under_items) == [4]


def test_deck_a38_who_gives_up_no_item_cannot_buy_and_may_cancel() -> None:
    table = deploy("tsunade", market="kunai", inventory="ramen headband shuriken")
    table.play("buy kunai, with tsunade, drop headband, cancel")
    assert table.inventory() == "ramen headband shuriken"


def test_deck_082_surplus_is_lost() -> None:
    table = deploy("pain", "akino baki").play("fight akino, with pain, strike")
    assert table.why_not("fight baki") == "DECK-006"


def test_deck_083_who_was_not_assigned_goes_to_the_discard() -> None:
    table = deploy("naruto sakura").play("end")
    assert table.discard() == "naruto sakura" and table.in_play == ""


def test_deck_084_worn_items_go_under_the_pile_in_an_order_of_choice() -> None:
    table = arena("naruto sakura", inventory="kunai ramen")
    table.play("equip kunai, on naruto, equip ramen, on sakura, deploy, end")
    assert table.legal == ["return kunai", "return ramen"]
    table.play("return ramen")
    assert list(table.state.under_items) == [2, 0]


def test_deck_a39_an_item_whose_bearer_did_nothing_goes_under_the_pile_too() -> None:
    table = arena("naruto", inventory="kunai").play("equip kunai, on naruto, deploy, end")
    assert list(table.state.under_items) == [0] and table.inventory() == ""


def test_deck_a8_with_both_costs_either_one_suffices() -> None:
    beaten = deploy("pain", "akino").play("fight akino, with pain, strike")
    recruited = deploy("tsunade", "akino").play("recruit akino, with tsunade, strike")
    assert beaten.infirmary() == "akino" and "akino" in recruited.discard()


def test_deck_a9_a_character_serves_in_one_manoeuvre_only() -> None:
    table = deploy("pain", "akino baki").play("fight akino, with pain")
    assert table.why_not("with pain") == "DECK-073"
    assert "pain" not in table.play("strike").in_play


def test_deck_a16_the_lion_may_be_let_loose_in_the_deployment() -> None:
    table = arena("sai naruto", field="baki", unlocked="sai-2", chakra=1)
    table.play("technique sai-2, deploy, lion, on naruto, fight baki, with naruto, strike")
    assert table.infirmary() == "baki"


def test_deck_a28_techniques_unlocked_by_a_fight_wait_for_the_next_turn() -> None:
    table = deploy("pain sasuke naruto", "itachi", chakra=5)
    table.play("fight itachi, with pain, with sasuke, strike, reveal token-scroll")
    table.play("unlock naruto-1, unlock hinata-1")
    assert table.why_not("technique naruto-1") == "DECK-072"


def test_deck_a46_121_what_counts_for_recruiting_only_buys_nothing() -> None:
    table = arena("sakura", field="sai-root", inventory="ramen", market="kunai")
    table.play("equip ramen, on sakura, deploy")
    assert table.needs("recruit sai-root") == 5
    assert table.why_not("buy kunai") == "DECK-006"
    table = arena("sakura naruto", field="sai-root", inventory="ramen", market="kunai")
    table.play("equip ramen, on sakura, deploy")
    table.play("buy kunai, with sakura")
    assert table.why_not("strike") == "DECK-006"


def test_deck_122_a_gain_belongs_to_the_one_who_activates_it() -> None:
    table = arena("naruto konohamaru", chakra=1).play("activate konohamaru")
    assert (table.force("konohamaru"), table.force("naruto")) == (2, 1)


def test_deck_118_the_item_of_a_discarded_bearer_goes_under_the_pile() -> None:
    table = arena("sakura", inventory="kunai").play("equip kunai, on sakura, channel sakura")
    assert list(table.state.under_items) == [0] and table.worn() == ""


def test_deck_067_several_wounded_at_once_are_put_in_an_order_of_choice() -> None:
    table = deploy("pain jugo", "hidan", wounded="danzo")
    table.play("fight hidan, with pain, with jugo, strike")
    assert table.legal == ["wound jugo", "wound pain"]
    table.play("wound pain")
    assert table.infirmary() == "danzo hidan pain jugo"


def test_deck_a47_token_and_reward_come_first_then_techniques_then_the_objective() -> None:
    table = deploy("pain sasuke", "itachi").own_token("token-card", seat=1)
    table.play("fight itachi, with pain, with sasuke, strike, reveal token-chakra")
    assert table.chakra == 3
    table.play("unlock sai-1, unlock kiba-1")
    assert "reveal duty" in table.legal


def test_deck_073_of_two_alike_the_bearer_has_its_own_name() -> None:
    table = arena("naruto naruto", field="akino", inventory="kunai")
    table.play("equip kunai, on naruto, deploy, fight akino")
    assert table.legal == ["with naruto", "with naruto 2", "cancel"]
    assert "strike" not in table.play("with naruto 2").legal
    assert "strike" in table.play("cancel, fight akino, with naruto").legal


def test_deck_a53_a_card_drawn_in_ones_own_deployment_stays_in_hand() -> None:
    table = deploy("killer-bee", "akino")
    table.play("fight akino, with killer-bee, strike, draw sai")
    assert table.hand() == "sai" and table.in_play == ""
