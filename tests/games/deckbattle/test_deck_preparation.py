"""Deck Battle: the first phase of a turn."""

from arena import CARDS, arena
from quartett.games.deckbattle.rules import notes
from quartett.games.deckbattle.rules.missions import missions_of


def test_deck_046_a_turn_is_preparation_then_deployment_then_upkeep() -> None:
    table = arena("naruto")
    assert "deploy" in table.legal and "end" not in table.legal
    table.play("deploy")
    assert table.legal == ["end"]
    assert table.end_turn().actor == 1


def test_deck_047_a7_all_characters_of_the_hand_come_into_play() -> None:
    table = arena("kakashi").put("hand", "hinata hinata kiba", seat=1).end_turn()
    assert table.in_play.split().count("hinata") == 2 and not table.hand(1)


def test_deck_a5_a_larger_hand_is_kept_and_played_whole() -> None:
    table = arena("").put("hand", "hinata hinata hinata kiba kiba kiba shino", seat=1)
    assert len(table.end_turn().in_play.split()) == 7


def test_deck_048_moves_of_the_preparation_come_in_any_order_and_again() -> None:
    table = arena("naruto naruto sakura sakura")
    table.play("send naruto, channel sakura, send naruto, channel sakura")
    assert (table.chakra, table.scrolls) == (2, 2)


def test_deck_010_049_a_card_drawn_in_the_preparation_is_played_at_once() -> None:
    table = arena("kakashi", chakra=2).play("activate kakashi, draw naruto, draw sai")
    assert table.in_play == "kakashi naruto sai" and not table.hand()


def test_deck_011_an_empty_draw_pile_is_made_anew_from_the_discard() -> None:
    table = arena("kakashi", chakra=2).only_draw("naruto").play("activate kakashi, draw naruto")
    assert notes.SHUFFLED in table.told()
    assert not table.discard()
    assert table.play("draw sai").in_play == "kakashi naruto sai"


def test_deck_a4_if_there_is_nothing_to_shuffle_fewer_cards_are_drawn() -> None:
    table = arena("kakashi naruto naruto naruto sakura sakura sakura sai sai sai", chakra=2)
    assert table.play("activate kakashi").actor == 0


def test_deck_005_012_058_channelling_discards_a_character_for_its_chakra() -> None:
    table = arena("sakura ayame").play("channel sakura")
    assert (table.chakra, table.discard(), table.in_play) == (1, "sakura", "ayame")
    assert table.why_not("channel ayame") == "DECK-058"


def test_deck_a12_what_is_above_seven_is_lost_and_the_move_still_legal() -> None:
    table = arena("gaara", chakra=6).play("channel gaara")
    assert table.chakra == 7
    table = arena("naruto", scrolls=7).play("send naruto")
    assert table.scrolls == 7


def test_deck_003_060_sending_discards_a_character_for_its_force() -> None:
    table = arena("kakashi sakura").play("send kakashi")
    assert (table.scrolls, table.discard()) == (2, "kakashi")
    assert table.why_not("send sakura") == "DECK-060"


def test_deck_061_120_what_counts_in_combat_only_brings_no_scrolls() -> None:
    table = arena("naruto", inventory="kunai").play("equip kunai, on naruto")
    assert table.force("naruto") == 3
    assert table.play("send naruto").scrolls == 1


def test_deck_a14_force_without_that_limit_counts_for_missions() -> None:
    table = arena("sai naruto", unlocked="sai-2", chakra=1)
    table.play("technique sai-2, lion, on naruto, send naruto")
    assert table.scrolls == 4


def test_deck_a15_force_can_be_given_to_one_who_has_none() -> None:
    table = arena("sai sakura", unlocked="sai-2", chakra=1)
    table.play("technique sai-2, lion, on sakura")
    assert table.force("sakura") == 3 == table.force("sakura", combat=False)


def test_deck_a13_gauges_are_kept_from_turn_to_turn() -> None:
    table = arena("sakura naruto", field="zetsu akino baki")  # no Threat is revealed that drains
    table.play("channel sakura, send naruto").end_turn().end_turn()
    assert (table.chakra, table.scrolls) == (1, 1)


def test_deck_007_051_an_activated_ability_works_once_a_turn_and_may_cost_chakra() -> None:
    table = arena("gai", teams=("gai", "kakashi"), chakra=3).play("activate gai")
    assert (table.chakra, table.force("gai")) == (2, 4)
    assert table.why_not("activate gai") == "DECK-051"


def test_deck_051_one_that_was_used_and_comes_back_in_the_same_turn_stays_used() -> None:
    table = arena("orochimaru bisuke", chakra=3)
    table.play("activate bisuke, channel bisuke, activate orochimaru, choose bisuke")
    assert "bisuke" in table.in_play and table.why_not("activate bisuke") == "DECK-051"


def test_deck_a51_one_that_came_back_used_is_like_another_that_was_used() -> None:
    table = arena("orochimaru bisuke bisuke", chakra=3)
    table.play("activate bisuke, activate bisuke 2, channel bisuke, activate orochimaru")
    table.play("choose bisuke")
    assert table.offers("channel").count("bisuke") == 1
    assert table.why_not("channel bisuke 2") == "DECK-A51"


def test_deck_a11_two_copies_are_two_abilities_but_a_technique_is_one() -> None:
    table = arena("bisuke bisuke naruto naruto", unlocked="naruto-1", chakra=1)
    table.play("activate bisuke, activate bisuke 2, technique naruto-1, draw sai")
    assert table.chakra == 2
    assert table.why_not("activate bisuke") == "DECK-051"
    assert table.why_not("technique naruto-1") == "DECK-053"


def test_deck_a10_who_was_activated_can_still_be_channelled() -> None:
    table = arena("bisuke").play("activate bisuke, channel bisuke")
    assert table.chakra == 2


def test_deck_050_a_passive_ability_works_while_its_character_is_in_play() -> None:
    table = arena("danzo sai")
    assert table.force("sai") == 2
    assert table.play("channel danzo").force("sai") == 1


def test_deck_052_a_technique_needs_its_unlocking_its_name_in_play_and_its_chakra() -> None:
    table = arena("naruto", unlocked="naruto-1 sakura-1", chakra=0)
    assert table.why_not("technique naruto-1") == "DECK-059"
    assert table.why_not("technique naruto-2") == "DECK-052"
    assert table.why_not("technique sakura-1") == "DECK-052"


def test_deck_053_a_technique_is_used_once_a_turn_and_again_in_the_next() -> None:
    table = arena("naruto", unlocked="naruto-2").play("technique naruto-2")
    assert table.why_not("technique naruto-2") == "DECK-053"
    table.put("hand", "naruto").end_turn().end_turn()
    assert table.why_not("technique naruto-2") is None


def test_deck_054_acquired_characters_of_the_name_perform_techniques_too() -> None:
    table = arena("naruto-sage", unlocked="naruto-1", chakra=1).play("technique naruto-1")
    assert table.force("naruto-sage") == 6


def test_deck_052_if_several_could_perform_it_the_player_says_who() -> None:
    table = arena("naruto naruto-sage", unlocked="naruto-1", chakra=1).play("technique naruto-1")
    assert table.legal == ["on naruto", "on naruto-sage", "cancel"]
    assert table.play("cancel").chakra == 1
    table.play("technique naruto-1, on naruto-sage")
    assert (table.chakra, table.force("naruto-sage"), table.force("naruto")) == (0, 6, 1)


def test_deck_a45_techniques_of_other_teams_cannot_be_used() -> None:
    table = arena("lee-gates", unlocked="lee-1", chakra=3)
    assert table.why_not("technique lee-1") == "DECK-A45"


def test_deck_017_055_a_character_in_play_wears_an_item_of_the_inventory() -> None:
    table = arena("naruto sakura", inventory="kunai headband")
    table.play("equip headband, on sakura")
    assert (table.worn(), table.inventory(), table.recruit("sakura")) == ("headband", "kunai", 2)
    assert table.why_not("equip ramen") == "DECK-055"


def test_deck_055_equipping_can_be_cancelled_without_a_word() -> None:
    table = arena("naruto", inventory="kunai").play("equip kunai, cancel")
    assert table.told() == [] and table.inventory() == "kunai"


def test_deck_056_an_activated_item_works_once_a_turn_for_its_bearer() -> None:
    table = arena("naruto", inventory="explosive-tag")
    assert table.why_not("use explosive-tag") == "DECK-056"
    table.play("equip explosive-tag, on naruto, use explosive-tag")
    assert table.force("naruto") == 4
    assert table.why_not("use explosive-tag") == "DECK-056"


def test_deck_057_114_one_item_for_each_character() -> None:
    table = arena("naruto", inventory="kunai shuriken").play("equip kunai, on naruto")
    assert table.why_not("equip shuriken") == "DECK-057"
    table = arena("naruto sai", inventory="kunai shuriken")
    table.play("equip kunai, on naruto, equip shuriken")
    assert table.why_not("on naruto") == "DECK-057" and table.legal == ["on sai", "cancel"]


def test_deck_059_chakra_that_is_spent_is_gone() -> None:
    table = arena("kakashi", chakra=2).play("activate kakashi")
    assert table.chakra == 0
    assert arena("kakashi", chakra=1).why_not("activate kakashi") == "DECK-059"


def test_deck_062_064_side_a_plays_the_top_character_then_only_side_b_is_left() -> None:
    table = arena("naruto", wounded="danzo akino baki", chakra=7).play("heal")
    assert (table.chakra, table.in_play, table.infirmary()) == (4, "naruto danzo", "akino baki")
    table.play("heal")
    assert (table.chakra, table.discard(), table.infirmary()) == (2, "akino", "baki")


def test_deck_063_a17_side_b_may_be_used_as_often_as_chakra_lasts() -> None:
    table = arena("naruto", wounded="danzo akino baki", chakra=7).play("heal, heal, heal")
    assert (table.chakra, table.discard()) == (0, "baki akino")


def test_deck_062_healing_needs_chakra_and_somebody_wounded() -> None:
    assert arena("naruto", chakra=7).why_not("heal") == "DECK-062"
    assert arena("naruto", wounded="danzo", chakra=2).why_not("heal") == "DECK-059"


def test_deck_096_the_infirmary_token_is_on_side_a_again_in_the_next_turn() -> None:
    table = arena("naruto", wounded="danzo akino", chakra=7).play("heal").end_turn().end_turn()
    assert table.play("heal").in_play.split().count("akino") == 1


def test_deck_a18_a_healed_character_can_be_used_at_once() -> None:
    table = arena("naruto", wounded="bisuke", chakra=3).play("heal, activate bisuke")
    assert table.chakra == 1


def test_deck_065_some_abilities_heal_too() -> None:
    table = arena("katsuyu", wounded="danzo").play("activate katsuyu")
    assert table.discard() == "danzo"


def test_deck_066_a19_the_wounded_go_to_the_bottom_and_the_first_one_is_the_top() -> None:
    table = arena("pain", wounded="danzo", field="akino", step="deploy")
    table.play("fight akino, with pain, strike")
    assert table.infirmary() == "danzo akino"


def test_deck_018_068_a_mission_costs_scrolls_rewards_at_once_and_is_kept() -> None:
    table = arena("naruto", missions="chakra-awakening envoy", scrolls=4)
    table.play("mission chakra-awakening")
    assert (table.scrolls, table.chakra, missions_of(table.state, 0)) == (1, 3, 1)
    assert table.why_not("mission envoy") == "DECK-068"
    assert table.why_not("mission lost-cat") == "DECK-068"


def test_deck_071_a40_several_missions_a_turn_but_places_stay_empty_until_upkeep() -> None:
    table = arena("", missions="chakra-awakening lost-cat", scrolls=5)
    table.play("mission chakra-awakening, mission lost-cat")
    assert (table.chakra, list(table.state.posted)) == (5, [-1, -1, -1])


def test_deck_069_070_costs_and_points_follow_the_rank() -> None:
    costs = {"C": (2, 3), "B": (4, 5), "A": (6, 7)}
    assert all(mission.cost in costs[mission.rank] for mission in CARDS.missions)
    points = {rank: [c.points for c in CARDS.missions if c.rank == rank] for rank in costs}
    assert max(points["C"]) == 0 < min(points["B"]) and max(points["B"]) < min(points["A"])
