"""Konoha: what cards are worth in a hand."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from missions import IDS, KONOHA, cards, strength, worths
from quartett.games.konoha.rules.strength import CARDS, count
from quartett.games.konoha.vocabulary import Cancels, Doubles, PerTeammate

NINJAS = {ninja.id: ninja for ninja in KONOHA.cards.ninjas}


def with_symbol(symbol: str, *without: str) -> list[str]:
    return [n.id for n in NINJAS.values() if n.symbol == symbol and n.id not in without]


def test_konoha_ex1_sakura_is_2_with_sasuke_4_with_ino_1() -> None:
    assert worths("sakura") == {"sakura": 2}
    assert worths("sakura sasuke")["sakura"] == 4
    assert worths("sakura ino")["sakura"] == 1
    assert worths("sakura sasuke ino")["sakura"] == 3


def test_konoha_ex2_the_worked_hand_is_worth_10() -> None:
    hand = "lee hinata kakashi gaara sasuke"
    assert worths(hand) == {"lee": 2, "hinata": 3, "kakashi": 4, "gaara": -1, "sasuke": 2}
    assert strength(hand) == 10


def test_konoha_ex4_the_hokage_with_two_different_symbols_is_worth_4() -> None:
    assert NINJAS["lee"].symbol != NINJAS["hinata"].symbol
    assert worths("hokage lee hinata")["hokage"] == 4


def test_konoha_ex5_orochimaru_with_three_different_symbols_is_worth_minus_2() -> None:
    assert worths("orochimaru lee hinata asuma")["orochimaru"] == -2


def test_konoha_09_37_a16_a_name_in_the_hand_counts_once() -> None:
    assert worths("jiraya")["jiraya"] == NINJAS["jiraya"].strength
    for helpers in ("orochimaru", "tsunade", "orochimaru tsunade"):
        assert worths(f"jiraya {helpers}")["jiraya"] == NINJAS["jiraya"].strength + 3


def test_konoha_10_strengths_run_from_minus_5_to_4_and_one_is_minus_5() -> None:
    strengths = [ninja.strength for ninja in NINJAS.values()]
    assert (min(strengths), max(strengths), strengths.count(-5)) == (-5, 4, 1)
    assert strength("itachi orochimaru") == -5 - 4


def test_konoha_11_every_ninja_has_one_of_five_symbols() -> None:
    assert {ninja.symbol for ninja in NINJAS.values()} == {"eye", "crown", "target", "fist", "drop"}
    assert len(NINJAS) == 32


def test_konoha_12_other_cards_make_a_ninja_stronger_or_weaker() -> None:
    assert worths("lee")["lee"] == 2 < worths("lee gai")["lee"]
    assert worths("hinata")["hinata"] == 2 > worths("hinata neji")["hinata"]


def test_konoha_13_the_yellow_team_has_three_cards_and_sakura_is_with_sasuke() -> None:
    teams = [ninja.team for ninja in NINJAS.values()]
    assert teams.count("yellow") == 3
    assert NINJAS["sakura"].team == NINJAS["sasuke"].team == NINJAS["kakashi"].team


@pytest.mark.parametrize("leader", ["asuma", "kurenai", "gai", "kakashi"])
def test_konoha_32_a_leader_gains_1_for_each_other_card_of_the_team(leader: str) -> None:
    assert NINJAS[leader].synergy == (PerTeammate(1),)
    base, team = NINJAS[leader].strength, NINJAS[leader].team
    mates = [n.id for n in NINJAS.values() if n.team == team and n.id != leader]
    for size in range(len(mates) + 1):
        for some_mates in combinations(mates, size):
            assert worths(" ".join((leader, *some_mates)))[leader] == base + size
    assert worths(f"{leader} hokage")[leader] == base


def test_konoha_33_a15_sasuke_loses_2_once_for_any_number_of_drops() -> None:
    assert NINJAS["gaara"].symbol == "drop"
    assert worths("sasuke lee")["sasuke"] == 4
    assert worths("sasuke gaara")["sasuke"] == 2
    assert worths("sasuke gaara shino dosu")["sasuke"] == 2


def test_konoha_34_hinata_loses_2_with_neji_and_gains_1_for_each_fist() -> None:
    assert worths("hinata neji")["hinata"] == 0
    assert worths("hinata lee kiba")["hinata"] == 4
    assert worths("hinata lee kiba neji")["hinata"] == 2


def test_konoha_35_sakura_is_doubled_after_everything_is_added() -> None:
    assert [n.id for n in NINJAS.values() if Doubles("sakura") in n.synergy] == ["tsunade"]
    assert worths("sakura tsunade")["sakura"] == 4
    assert worths("sakura tsunade sasuke")["sakura"] == 8
    assert worths("sakura tsunade ino")["sakura"] == 2


def test_konoha_36_orochimaru_is_worth_minus_4_minus_2_or_0() -> None:
    assert worths("orochimaru")["orochimaru"] == -4
    assert worths("orochimaru lee hinata")["orochimaru"] == -4
    assert worths("orochimaru lee hinata asuma")["orochimaru"] == -2
    assert worths("orochimaru lee hinata asuma jiraya")["orochimaru"] == 0
    assert worths("orochimaru lee hinata asuma jiraya dosu")["orochimaru"] == 0


def test_konoha_38_the_hokage_gains_1_for_each_different_symbol() -> None:
    assert worths("hokage")["hokage"] == 2
    assert worths("hokage lee kiba")["hokage"] == 3
    assert worths("hokage lee hinata asuma dosu")["hokage"] == 6
    assert worths("hokage lee hinata asuma dosu jiraya")["hokage"] == 7


def test_konoha_39_kabuto_is_worth_minus_2_with_another_card_of_his_symbol() -> None:
    base, symbol = NINJAS["kabuto"].strength, NINJAS["kabuto"].symbol
    assert base != -2 and worths("kabuto lee")["kabuto"] == base
    for other in with_symbol(symbol, "kabuto"):
        assert worths(f"kabuto {other}")["kabuto"] == -2


CANCELLERS = {
    n.id: n.synergy[0].symbol for n in NINJAS.values() if isinstance(n.synergy[0], Cancels)
}


def test_konoha_40_zaku_temari_and_kankuro_cancel_exactly_one_card() -> None:
    """One of two or three: the cheapest counts 0, and the others what they count without it."""
    assert set(CANCELLERS) == {"zaku", "temari", "kankuro"}
    for canceller, symbol in CANCELLERS.items():
        aims = with_symbol(symbol, *CANCELLERS)
        some_aims = [*combinations(aims, 2), *combinations(aims, 3)]
        hands = [(others, uncancelled(canceller, *others)) for others in some_aims]
        fit = [(others, whole) for others, whole in hands if min(whole[n] for n in others) > 0]
        assert fit, canceller
        for others, whole in fit:
            hand = worths(" ".join((canceller, *others)))
            (gone,) = [name for name in whole if hand[name] != whole[name]]
            assert hand[gone] == 0 < whole[gone] == min(whole[name] for name in others)


def uncancelled(*names: str) -> dict[str, int]:
    """What each card is worth before anything is cancelled."""
    hand = cards(" ".join(names))
    return {name: int(KONOHA.strength.alone(IDS.index(name), hand)) for name in names}


def test_konoha_41_a22_a_cancelled_card_counts_0_even_doubled_sakura() -> None:
    assert CANCELLERS["zaku"] == NINJAS["sakura"].symbol == "fist"
    assert worths("sakura tsunade sasuke zaku")["sakura"] == 0
    assert worths("itachi hinata kurenai temari")["itachi"] == 0


def test_konoha_42_with_several_candidates_the_best_one_for_the_owner_is_cancelled() -> None:
    hand = worths("temari neji itachi")
    assert hand["itachi"] == 0 and hand["neji"] == NINJAS["neji"].strength
    hand = worths("zaku lee choji")
    assert hand["choji"] == 0 and hand["lee"] == 2


def test_konoha_43_gaara_gains_1_for_each_target() -> None:
    assert worths("gaara")["gaara"] == -2
    assert worths("gaara kakashi")["gaara"] == -1
    assert worths("gaara kakashi asuma tenten")["gaara"] == 1


def test_konoha_44_naruto_gains_2_for_each_crown() -> None:
    base = NINJAS["naruto"].strength
    assert worths("naruto lee")["naruto"] == base
    assert worths("naruto hokage jiraya")["naruto"] == base + 4


def test_konoha_45_a14_ebisu_and_shizune_gain_1_with_two_and_3_with_three_yellow_cards() -> None:
    for one, other in (("ebisu", "shizune"), ("shizune", "ebisu")):
        base = NINJAS[one].strength
        assert worths(one)[one] == base
        assert worths(f"{one} {other}")[one] == base + 1
        assert worths(f"{one} iruka")[one] == base + 1
        assert worths(f"{one} {other} iruka")[one] == base + 3


def test_konoha_a12_no_card_counts_itself() -> None:
    for ninja in NINJAS.values():
        assert worths(ninja.id)[ninja.id] == ninja.strength
    assert NINJAS["itachi"].symbol == "eye" and worths("itachi neji")["itachi"] == -4


def test_konoha_a13_different_symbols_are_counted_on_the_other_cards() -> None:
    assert NINJAS["orochimaru"].symbol == "drop" and NINJAS["hokage"].symbol == "crown"
    assert worths("orochimaru lee hinata")["orochimaru"] == -4
    assert worths("hokage jiraya tsunade")["hokage"] == 3


def test_konoha_a17_fixed_worth_comes_after_adding_and_cancelling_comes_last() -> None:
    assert worths("kabuto dosu")["kabuto"] == -2
    assert worths("kabuto dosu kankuro")["kabuto"] == 0
    assert worths("orochimaru kankuro")["orochimaru"] == 0


def test_konoha_a18_a_cancelled_card_keeps_name_symbol_and_team_for_the_others() -> None:
    hand = worths("itachi temari kurenai hinata")
    assert hand["itachi"] == 0 and hand["kurenai"] == NINJAS["kurenai"].strength + 1
    hand = worths("gaara kankuro sasuke")
    assert hand["gaara"] == 0 and hand["sasuke"] == 2


def test_konoha_a19_a_cancelled_canceller_still_cancels() -> None:
    assert NINJAS["zaku"].symbol == CANCELLERS["kankuro"] == "drop"
    hand = worths("zaku kankuro choji")
    assert hand["zaku"] == 0 and hand["choji"] == 0


def test_konoha_a20_cancelling_is_compulsory_and_may_hit_a_negative_card() -> None:
    assert worths("zaku lee")["lee"] == 0
    assert worths("temari itachi")["itachi"] == 0


def test_konoha_a21_a_card_cannot_cancel_itself_and_two_may_hit_the_same() -> None:
    for canceller, symbol in CANCELLERS.items():
        assert worths(canceller)[canceller] == NINJAS[canceller].strength
        assert KONOHA.strength.targets[IDS.index(canceller)] & cards(canceller) == 0
        assert KONOHA.strength.targets[IDS.index(canceller)] == cards(
            " ".join(with_symbol(symbol, canceller))
        )


def test_konoha_a23_tsunade_alone_doubles_nothing() -> None:
    assert worths("tsunade lee") == {"tsunade": NINJAS["tsunade"].strength, "lee": 2}


def test_konoha_46_only_the_own_hand_counts() -> None:
    assert strength("sakura") + strength("sasuke") < strength("sakura sasuke")


hands = some.sets(some.sampled_from(IDS), min_size=4, max_size=7).map(sorted)


def slow(hand: list[str]) -> int:
    """The best total over every way to cancel, each card counted on its own."""
    table, held = KONOHA.strength, cards(" ".join(hand))
    own = {card: int(table.alone(card, held)) for card in CARDS.kinds(held)}
    aims = [CARDS.kinds(int(table.targets[card]) & held) for card in own if table.targets[card]]
    gone = (set(choice) for choice in product(*(aim for aim in aims if aim)))
    return max(sum(worth for card, worth in own.items() if card not in out) for out in gone)


@settings(max_examples=300, deadline=None)
@given(hands)
def test_konoha_a21_no_other_choice_of_cancelled_cards_is_better(hand: list[str]) -> None:
    assert strength(" ".join(hand)) == slow(hand)


@settings(max_examples=300, deadline=None)
@given(hands)
def test_the_working_adds_up_to_the_strength(hand: list[str]) -> None:
    text = " ".join(hand)
    assert sum(worths(text).values()) == strength(text)
    for worth in KONOHA.count_hand(hand):
        added = [line.arguments["amount"] for line in worth.changes if line.name == "change-added"]
        amounts = [int(str(amount).replace("−", "-")) for amount in added]
        if len(added) == len(worth.changes):
            assert worth.printed + sum(amounts) == worth.worth


@given(some.integers(0, 2**32 - 1))
def test_a_set_of_cards_is_counted_right(held: int) -> None:
    assert count(held) == held.bit_count() == len(CARDS.kinds(held))
    assert sum(2**card for card in CARDS.kinds(held)) == held
