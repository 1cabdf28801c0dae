"""Deck Battle: small print that a whole game would not miss. Each of these was once a change of
the rules that no other test noticed."""

from librt.vecs import vec
from mypy_extensions import i64

from arena import GAME, KINDS, arena, with_insects
from quartett.games.deckbattle.rules import phases, tasks
from quartett.games.deckbattle.rules.manoeuvre import total
from quartett.games.deckbattle.rules.play import enter
from quartett.games.deckbattle.rules.prices import market_price
from quartett.games.deckbattle.rules.tasks import push
from quartett.games.deckbattle.rules.turn import advance

KIBAS = ("kurenai", "kakashi")


def test_deck_a10_whoever_was_used_can_be_channelled_and_its_copy_is_fresh() -> None:
    table = arena("bisuke bisuke").play("activate bisuke, channel bisuke")
    assert table.why_not("activate bisuke") is None


def test_deck_076_hidan_wounds_only_those_who_fight_him() -> None:
    table = arena("pain", field="hidan akino", step="deploy")
    table.play("fight akino, with pain, strike")
    assert (table.infirmary(), table.discard()) == ("akino", "pain")


def test_deck_076_sasori_disarms_only_those_who_fight_him() -> None:
    table = arena("naruto", field="sasori baki", inventory="kunai")
    table.play("equip kunai, on naruto, deploy")
    table.state.manoeuvre, table.state.target = phases.FIGHTING, 1
    assert table.force("naruto") == 3
    table.state.target = 0
    assert table.force("naruto") == 1


def test_deck_076_three_cannot_reach_a_threat_that_two_may_fight() -> None:
    table = arena("danzo pakura hiashi", field="tobi", step="deploy")
    assert table.why_not("fight tobi") == "DECK-006"


def test_deck_076_where_few_may_fight_nobody_counts_who_is_no_longer_there() -> None:
    """Pain with a kunai has 7 of 8; the places of those who channelled are empty."""
    table = arena("pain naruto naruto", field="tobi", inventory="kunai")
    table.play("equip kunai, on pain, channel naruto, channel naruto, deploy")
    assert table.why_not("fight tobi") == "DECK-006"


def test_deck_076_where_few_may_fight_the_bearer_of_an_item_may() -> None:
    table = arena("naruto naruto pain", field="tobi", inventory="kunai")
    table.play("equip kunai, on naruto, deploy, fight tobi, with pain, with naruto")
    assert total(table.state) == 5 + 3 and table.why_not("strike") is None


def test_deck_a29_techniques_are_unlocked_from_the_active_player_on() -> None:
    table = arena("", seats=3)
    table.state.turn = 1
    push(table.state, tasks.TOKEN, -2)
    advance(table.state)
    order = []
    while table.state.phase == phases.UNLOCKING:
        order.append(table.actor)
        table.play(table.legal[0])
    assert order == [1, 2, 0]


def test_deck_051_what_was_used_in_a_turn_is_fresh_in_the_next() -> None:
    table = arena("bisuke").put("hand", "bisuke", seat=1)
    table.play("activate bisuke, channel bisuke").end_turn()
    assert table.actor == 1 and table.why_not("activate bisuke") is None


def test_deck_a52_051_one_used_card_spoils_only_one_that_comes_back() -> None:
    table = arena("bisuke").play("activate bisuke, channel bisuke")
    enter(table.state, KINDS["bisuke"])
    assert table.why_not("activate bisuke") == "DECK-051"
    enter(table.state, KINDS["bisuke"])
    assert table.why_not("activate bisuke 2") is None


def test_deck_a52_another_copy_that_comes_instead_counts_as_the_used_one() -> None:
    table = arena("bisuke naruto", unlocked="naruto-1", chakra=3).put("draw", "bisuke")
    table.play("activate bisuke, channel bisuke, technique naruto-1, draw bisuke")
    assert table.why_not("activate bisuke") == "DECK-051"


def test_deck_a54_006_nothing_is_for_nothing() -> None:
    table = arena("ayame ayame iruka iruka", market="kunai", field="teuchi", step="deploy")
    assert table.needs("buy kunai") == market_price(table.state, 0) == 1
    assert table.needs("recruit teuchi") == 1
    table = arena("genma genma", missions="lost-cat", scrolls=1)
    assert table.play("mission lost-cat").scrolls == 0
    table = arena("shizune shizune", wounded="akino baki", chakra=2).play("heal, heal")
    assert table.chakra == 0 and table.infirmary() == ""


def test_deck_110_there_are_only_three_insects() -> None:
    table = with_insects(arena("shino", teams=KIBAS, unlocked="shino-3", chakra=2), 1)
    assert table.play("technique shino-3").state.insects[0] == 3


def test_deck_092_deidara_does_not_destroy_himself() -> None:
    table = arena("", field="akino baki").play("deploy, end").settle_until("reveal deidara")
    assert table.field == "deidara . . . . ." and table.eliminated == "akino baki"


def test_deck_123_who_copies_is_not_copied() -> None:
    table = arena("itachi naruto", chakra=7).play("activate itachi")
    assert table.state.phase == phases.PREPARING


def test_deck_006_who_cannot_be_recruited_is_not_acquired_either() -> None:
    table = arena("tobi", field=". gamahiro", chakra=1).play("activate tobi")
    assert table.state.phase == phases.PREPARING and table.discard() == ""


def test_deck_059_nobody_loses_more_chakra_than_there_is() -> None:
    table = arena("", missions="hideout", scrolls=7)
    table.state.chakra[1] = 1
    assert table.play("mission hideout").state.chakra[1] == 0


def test_deck_081_only_one_item_is_given_up_for_a_purchase() -> None:
    table = arena("naruto sakura", inventory="kunai ramen shuriken", market="headband")
    table.play("deploy, buy headband, with naruto, with sakura, drop kunai")
    assert table.why_not("drop ramen") == "DECK-081"
    assert table.play("strike").inventory() == "headband ramen shuriken"


def test_deck_089_threats_under_the_pile_come_back_in_order() -> None:
    table = arena("", field="akino")
    state, threats = table.state, range(GAME.box.first_threat, GAME.box.kinds)
    state.under_threats = vec[i64](list(threats))
    for kind in threats:
        state.threats[kind] = 0
    table.play("deploy, end").settle_until("reveal itachi")
    assert [int(kind) for kind in state.under_threats] == list(threats)[1:]
