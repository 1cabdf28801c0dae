"""Deck Battle: of several copies of a character the player says which one is meant."""

import pytest

from arena import CARDS, KINDS, PEOPLE, Arena, arena
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.rules.infirmary import infirmary
from quartett.games.deckbattle.rules.play import at
from quartett.games.deckbattle.rules.state import ITEM, NO_CARD
from quartett.games.deckbattle.rules.values import mission_force
from quartett.games.deckbattle.telling.view import DeckBattleView


def seen(table: Arena) -> DeckBattleView:
    return GAME.view(table.state.masked(0))


def strengthened(play: str, **given: object) -> Arena:
    """The first Naruto has a kunai, so that the copies differ."""
    table = arena(play, inventory="kunai", **given)
    return table.play("equip kunai, on naruto")


def test_deck_a51_copies_that_differ_in_nothing_are_one_choice() -> None:
    table = arena("naruto naruto naruto sai", field="akino", step="deploy")
    table.play("fight akino")
    assert table.offers("with") == ["naruto", "sai"]
    assert table.why_not("with naruto 2") == "DECK-A51"
    assert table.play("with naruto").offers("with") == ["naruto 2", "sai"]
    assert table.why_not("with naruto") == "DECK-073"
    assert table.play("with naruto 2").offers("with") == ["naruto 3", "sai"]
    assert [one.name for one in seen(table).in_play][:3] == ["naruto", "naruto", "naruto 3"]


def test_deck_073_074_a_strong_copy_can_be_sent_alone_and_a_weak_one_too() -> None:
    """One Lee with 6 Force need not take the others along against 6."""
    for name, enough in (("lee", True), ("lee 2", False)):
        table = arena("lee lee lee", teams=("gai", "kakashi"), unlocked="lee-3", chakra=3)
        table.put("wounded", "akino")
        table.state.field[0] = KINDS["asura-path"]
        table.state.threats[KINDS["asura-path"]] -= 1
        table.state.threat = 0
        table.play("technique lee-3, deploy")
        assert table.needs("fight asura-path") <= table.force("lee")
        table.play(f"fight asura-path, with {name}")
        assert ("strike" in table.legal) == enough


def test_deck_058_the_player_says_who_is_channelled() -> None:
    for name, left in (("naruto", ""), ("naruto 2", "kunai")):
        table = strengthened("naruto naruto").play(f"channel {name}")
        assert (table.in_play, table.worn(), table.chakra) == ("naruto", left, 1)


def test_deck_060_the_player_says_who_is_sent() -> None:
    table = strengthened("naruto naruto")
    table.state.play[4] = 2
    assert table.play("send naruto 2").scrolls == 1 and table.worn() == "kunai"
    assert table.play("send naruto").scrolls >= 4


def test_deck_055_057_the_player_says_who_wears_an_item() -> None:
    table = arena("naruto naruto", inventory="kunai ramen").play("equip kunai, on naruto")
    assert table.play("equip ramen").offers("on") == ["naruto 2"]
    assert table.why_not("on naruto") == "DECK-057"
    table.play("on naruto 2")
    items = [CARDS.items[int(at(table.state, slot, ITEM))].id for slot in (0, 1)]
    assert items == ["kunai", "ramen"]


def test_deck_052_the_player_says_who_performs_a_technique() -> None:
    """Two techniques of one character can serve two fights."""
    table = arena("lee lee", teams=("gai", "kakashi"), unlocked="lee-3", chakra=7)
    plain = int(mission_force(table.state, 0))
    assert table.play("technique lee-1").offers("on") == []  # both alike: the first performs it
    assert table.play("technique lee-3").offers("on") == ["lee", "lee 2"]
    table.play("on lee 2")
    assert int(mission_force(table.state, 0)) == plain + 2
    assert (table.force("lee"), table.force("lee 2")) == (plain + 2, plain + 4)


def test_deck_109_the_player_says_who_rides_the_lion() -> None:
    table = strengthened("naruto naruto sai", unlocked="sai-2", chakra=7)
    table.play("technique sai-2, lion, on naruto 2")
    assert mission_force(table.state, 1) == mission_force(table.state, 2) + 3


def test_deck_056_the_player_says_whose_item_is_used() -> None:
    usable = "soldier-pill"
    table = arena("naruto sakura", inventory=f"{usable} {usable}")
    table.play(f"equip {usable}, on naruto, equip {usable}, on sakura")
    assert table.offers("use") == [usable, f"{usable} 2"]
    assert [one.item_name for one in seen(table).in_play] == [usable, f"{usable} 2"]
    assert table.play(f"use {usable} 2").offers("use")[:1] == [usable]
    assert table.why_not(f"use {usable} 2") == "DECK-056"


def test_deck_051_the_player_says_who_is_activated() -> None:
    table = arena("bisuke bisuke", inventory="kunai").play("equip kunai, on bisuke")
    assert table.offers("activate") == ["bisuke", "bisuke 2"]
    table.play("activate bisuke 2")
    assert table.why_not("activate bisuke 2") == "DECK-051"
    assert table.why_not("activate bisuke") is None


def test_deck_074_078_the_player_says_which_of_two_on_the_field() -> None:
    """The gap decides how far the Threat goes and whom it eliminates: DECK-088."""
    for name, gap, gone in (("bisuke", 1, "akino"), ("bisuke 2", 4, "")):
        table = arena("tsunade", field="itachi bisuke akino gaara bisuke danzo", step="deploy")
        table.play(f"recruit {name}, with tsunade, strike")
        assert table.state.field[gap] == NO_CARD
        table.play("end").settle()
        assert gone in table.eliminated and ("akino" in table.eliminated) == (name == "bisuke")
    assert [slot.name for slot in seen(arena(field="bisuke . bisuke")).field][:3] == [
        *("bisuke", "", "bisuke 2"),
    ]


def test_deck_080_094_the_player_says_which_of_two_in_the_market() -> None:
    """What lies behind the one that is bought moves up."""
    for name, price, left in (("kunai", 2, "shuriken ramen kunai ."), ("kunai 2", 3, "")):
        table = arena("naruto sakura sai kakashi", market="kunai ramen shuriken kunai")
        table.play("deploy")
        assert table.needs(f"buy {name}") == price
        if left:
            table.play(f"buy {name}, with kakashi, strike")
            assert table.market == ". ramen shuriken kunai"
    assert seen(table).market_names == ("kunai", "ramen", "shuriken", "kunai 2")


def test_deck_107_akamaru_goes_where_his_owner_says() -> None:
    table = arena("kiba", teams=("kurenai", "kakashi"), field=". akino akino", unlocked="kiba-1")
    table.play("technique kiba-1, choose akino 2")
    assert table.state.akamaru == 2


def test_deck_067_of_two_in_the_infirmary_the_player_says_which() -> None:
    """One that lies directly under its copy has no name of its own: DECK-A51."""
    table = arena("kabuto", wounded="naruto baki naruto naruto", chakra=7).play("activate kabuto")
    assert table.offers("choose") == ["naruto", "naruto 2", "baki"]
    assert seen(table).seats[0].infirmary_names == ("naruto", "baki", "naruto 2", "naruto 2")
    table.play("choose naruto 2")
    assert [PEOPLE[kind] for kind in infirmary(table.state, 0)] == ["naruto", "baki", "naruto"]


@pytest.mark.parametrize("move", ["with naruto 2", "on naruto 2", "activate naruto 2"])
def test_deck_047_a_copy_that_is_not_there_is_not_in_play(move: str) -> None:
    table = arena("naruto sakura kakashi", inventory="kunai", field="akino")
    if move.startswith("on"):
        table.play("equip kunai")
    if move.startswith("with"):
        table.play("deploy, fight akino")
    assert table.why_not(move) == "DECK-047"


def test_deck_a50_a_manoeuvre_that_cannot_be_finished_is_not_begun() -> None:
    table = arena("naruto", field="gamahiro akino", step="deploy")
    assert table.offers("fight") == [] and table.why_not("fight gamahiro") == "DECK-006"


def test_why_not_of_a_number_that_is_no_move_is_an_error() -> None:
    table = arena("naruto")
    for move in (-1, len(GAME.moves), 99999):
        with pytest.raises(ValueError, match="not a move"):
            GAME.why_not(table.state, 0, move)
