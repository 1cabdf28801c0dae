"""Deck Battle: the sixteen worked examples of the rulebook."""

from arena import KINDS, arena
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.rules import phases, tasks
from quartett.games.deckbattle.rules.manoeuvre import total
from quartett.games.deckbattle.rules.tasks import push
from quartett.games.deckbattle.rules.turn import advance


def test_deck_ex1_the_fourth_token_unlocks_sai_2_or_naruto_1() -> None:
    table = arena("", unlocked="sakura-2 sai-1")
    table.state.track = 6
    push(table.state, tasks.TOKEN, -2)
    advance(table.state)
    assert table.offers("unlock") == ["naruto-1", "sai-2"]


def test_deck_ex2_itachi_leaves_and_the_second_objective_is_revealed() -> None:
    table = arena("", field="akino baki matsuri bisuke temari itachi", unlocked="naruto-1")
    table.state.track = 6
    table.goal("duty").play("deploy, end").settle()
    assert "naruto-2" in table.offers("unlock") and "sakura-1" in table.offers("unlock")
    table.play("unlock naruto-2").play(table.legal[0]).play("reveal hunters")
    assert list(table.state.goals) == [0, 1, -1]


def test_deck_ex3_bisuke_is_free_kakashi_costs_two_and_gaara_is_passive() -> None:
    table = arena("bisuke kakashi gaara", chakra=2)
    assert table.offers("activate") == ["kakashi", "bisuke"]
    assert table.why_not("activate gaara") == "DECK-051"
    assert table.play("activate bisuke, activate kakashi").chakra == 1


def test_deck_ex4_naruto_1_costs_one_and_naruto_2_nothing() -> None:
    table = arena("naruto", unlocked="naruto-2 sakura-1", chakra=1)
    assert table.play("technique naruto-1, draw sai, technique naruto-2").chakra == 0
    assert table.why_not("technique sakura-1") == "DECK-052"
    assert table.why_not("technique sai-1") == "DECK-052"


def test_deck_ex5_naruto_with_a_kunai_cannot_take_the_ramen_but_another_can() -> None:
    table = arena("naruto sakura", inventory="kunai ramen").play("equip kunai, on naruto")
    table.play("equip ramen")
    assert table.why_not("on naruto") == "DECK-057" and table.why_not("on sakura") is None


def test_deck_ex6_gaara_gives_three_chakra_and_his_ability_is_gone() -> None:
    table = arena("gaara temari")
    assert table.force("temari") == 3
    assert table.play("channel gaara").chakra == 3 and table.force("temari") == 2


def test_deck_ex7_only_bisuke_cannot_be_sent_and_naruto_with_kunai_brings_one() -> None:
    table = arena("naruto gaara kakashi bisuke", inventory="kunai").play("equip kunai, on naruto")
    assert table.offers("send") == ["kakashi", "naruto", "gaara"]
    assert table.play("send naruto").scrolls == 1


def test_deck_ex8_three_chakra_play_danzo_and_the_token_is_flipped() -> None:
    table = arena("", wounded="danzo", chakra=3).play("heal")
    assert (table.in_play, table.chakra, table.state.side_b[0]) == ("danzo", 0, 1)


def test_deck_ex9_deidara_goes_below_danzo_and_the_others() -> None:
    table = arena("pain sasuke", wounded="danzo akino", field="deidara", step="deploy")
    table.play("fight deidara, with pain, with sasuke, strike")
    assert table.infirmary() == "danzo akino deidara"


def test_deck_ex10_chakra_awakening_then_enough_is_left_for_the_escort() -> None:
    missions = "chakra-awakening merchant-escort summoning-pact"
    table = arena("naruto", missions=missions, scrolls=5).play("mission chakra-awakening")
    assert (table.chakra, table.scrolls) == (3, 2)
    assert table.why_not("mission merchant-escort") is None
    assert table.why_not("mission summoning-pact") == "DECK-068"
    assert GAME.box.mission_cost[9] == 7


def test_deck_ex11_kakashi_and_gai_with_a_kunai_beat_gamahiro() -> None:
    table = arena("kakashi pakura", field="gamahiro", inventory="kunai")
    assert GAME.box.force[KINDS["gai"]] == 3 == GAME.box.force[KINDS["pakura"]]
    table.play("equip kunai, on kakashi, deploy, fight gamahiro, with kakashi, with pakura")
    assert total(table.state) == 7 and table.needed == 6
    assert "gamahiro" in table.play("strike").infirmary()


def test_deck_ex12_sakura_recruits_sai_with_a_ramen() -> None:
    table = arena("sakura", field="sai-root", inventory="ramen").play("equip ramen, on sakura")
    assert table.recruit("sakura", "sai-root") == 5
    table.play("deploy, recruit sai-root, with sakura, strike")
    assert table.discard() == "sakura sai-root"


def test_deck_ex13_with_ayame_items_cost_one_less() -> None:
    market = "summoning-seal shuriken ramen headband"
    table = arena("naruto ayame", market=market, step="deploy")
    assert [table.needs(f"buy {item}") for item in market.split()] == [1, 1, 2, 2]
    table.play("buy summoning-seal, with naruto, strike, buy shuriken, with ayame, strike")
    assert table.inventory() == "summoning-seal shuriken"
    table = arena("naruto ayame", market=market, step="deploy")
    table.play("buy ramen, with naruto, with ayame, strike")
    assert table.inventory() == "ramen"


def test_deck_ex14_itachi_jumps_over_the_gap_and_akino_is_eliminated() -> None:
    table = arena("", field="baki itachi . akino . temari").play("deploy, end")
    while table.state.phase == phases.DRAWING:
        table.play(table.legal[0])
    assert table.field == "baki . . itachi . temari" and table.eliminated == "akino"
    table.play("reveal gaara, reveal bisuke, reveal matsuri")
    assert table.field == "baki gaara bisuke itachi matsuri temari"


def test_deck_ex15_ramen_and_headband_slide_down() -> None:
    table = arena("", field="itachi baki temari gaara bisuke matsuri", market=". . ramen headband")
    table.play("deploy, end")
    while "reveal kunai" not in table.legal:
        table.play(table.legal[0])
    table.play("reveal kunai, reveal shuriken")
    assert table.market == "ramen headband kunai shuriken"


def test_deck_ex16_one_point_for_each_mission() -> None:
    table = arena("").did_mission("lost-cat").did_mission("courier").did_mission("lost-cat")
    assert table.goal("duty").scores == [3, 0]
