"""Deck Battle: one test for each item, mission, token, objective and scourge."""

from typing import Any

from arena import CARDS, Arena, arena
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.turn import close_turn
from quartett.games.deckbattle.rules.values import buying_recruitment

POINTS = {card.id: card.points for card in (*CARDS.characters, *CARDS.missions, *CARDS.tokens)}


def done(mission: str, **given: Any) -> Arena:
    """After a mission was paid with seven scrolls in the gauge."""
    return arena("", missions=mission, scrolls=7, **given).play(f"mission {mission}")


def beaten(token: str, **given: Any) -> Arena:
    """After a Threat was beaten and a token revealed."""
    table = arena("pain sasuke", field="kisame", step="deploy", **given)
    return table.play(f"fight kisame, with pain, with sasuke, strike, reveal {token}")


def test_card_kunai() -> None:
    t = arena("naruto", inventory="kunai").play("equip kunai, on naruto")
    assert (t.force("naruto"), t.force("naruto", combat=False)) == (3, 1)


def test_card_shuriken() -> None:
    t = arena("naruto", inventory="shuriken").play("equip shuriken, on naruto")
    assert t.force("naruto", combat=False) == 2


def test_card_ramen() -> None:
    t = arena("sakura", inventory="ramen").play("equip ramen, on sakura")
    assert (
        t.recruit("sakura", "sai-root"),
        t.recruit("sakura", "baki"),
        buying_recruitment(t.state, 0),
    ) == (5, 1, 1)


def test_card_summoning_seal() -> None:
    t = arena("naruto", inventory="summoning-seal").play(
        "equip summoning-seal, on naruto, use summoning-seal, draw sai"
    )
    assert t.in_play == "naruto sai"


def test_card_headband() -> None:
    t = arena("naruto", inventory="headband").play("equip headband, on naruto")
    assert buying_recruitment(t.state, 0) == 2


def test_card_soldier_pill() -> None:
    t = arena("naruto", inventory="soldier-pill").play(
        "equip soldier-pill, on naruto, use soldier-pill"
    )
    assert t.chakra == 2


def test_card_explosive_tag() -> None:
    t = arena("naruto", inventory="explosive-tag").play(
        "equip explosive-tag, on naruto, use explosive-tag"
    )
    assert (t.force("naruto"), t.force("naruto", combat=False)) == (4, 1)


def test_card_mission_scroll() -> None:
    t = arena("naruto", inventory="mission-scroll").play(
        "equip mission-scroll, on naruto, use mission-scroll"
    )
    assert t.scrolls == 2


def test_card_medical_kit() -> None:
    t = arena("naruto", inventory="medical-kit", wounded="akino").play(
        "equip medical-kit, on naruto, use medical-kit"
    )
    assert t.in_play == "naruto akino"


def test_card_chakra_awakening() -> None:
    t = done("chakra-awakening")
    assert t.chakra == 3 and t.scrolls == 4


def test_card_merchant_escort() -> None:
    t = done("merchant-escort").play("draw sai")
    assert t.in_play == "sai"


def test_card_lost_cat() -> None:
    t = done("lost-cat")
    assert t.chakra == 2


def test_card_herb_gathering() -> None:
    t = done("herb-gathering", wounded="akino")
    assert t.in_play == "akino"


def test_card_courier() -> None:
    t = done("courier", market="kunai").play("take kunai")
    assert t.inventory() == "kunai"


def test_card_bandit_camp() -> None:
    t = done("bandit-camp").play("draw sai")
    assert t.in_play == "sai" and t.chakra == 1 and t.scores[0] == POINTS["bandit-camp"]


def test_card_envoy() -> None:
    t = done("envoy", market=". . ramen").play("take ramen")
    assert t.inventory() == "ramen" and t.chakra == 2 and t.scores[0] == POINTS["envoy"]


def test_card_spy_hunt() -> None:
    t = done("spy-hunt", discard="akino").play("choose akino, draw sai")
    assert t.eliminated == "akino" and t.in_play == "sai" and t.scores[0] == POINTS["spy-hunt"]


def test_card_rescue() -> None:
    t = done("rescue", wounded="akino").play("draw sai")
    assert t.in_play == "sai akino" and t.scores[0] == POINTS["rescue"] + 1


def test_card_summoning_pact() -> None:
    t = done("summoning-pact", discard="akino baki").play("choose akino")
    assert t.in_play == "akino" and t.chakra == 2 and t.scrolls == 0


def test_card_kazekage_rescue() -> None:
    t = arena("", missions="kazekage-rescue", scrolls=7).put("eliminated", "akino")
    t.play("mission kazekage-rescue, draw sai")
    assert t.in_play == "sai" and t.discard() == "akino"
    assert t.scores[0] == POINTS["kazekage-rescue"] + 1


def test_card_hideout() -> None:
    t = arena("", missions="hideout", scrolls=7, field="itachi danzo jiraiya")
    t.state.chakra[1] = 3
    t.play("mission hideout")
    assert t.offers("choose") == ["danzo"]
    assert t.play("choose danzo").infirmary() == "danzo" and t.state.chakra[1] == 1


def test_card_fire_temple() -> None:
    t = done("fire-temple", field="chiyo").play("choose chiyo")
    assert t.discard() == "chiyo" and t.scores[0] == POINTS["fire-temple"] + 3


def test_card_forbidden_scroll() -> None:
    t = arena("", missions="forbidden-scroll", scrolls=7).put("eliminated", "akino")
    t.play("mission forbidden-scroll")
    assert t.in_play == "akino" and t.chakra == 2
    assert t.scores[0] == POINTS["forbidden-scroll"] + 1


def test_card_token_card() -> None:
    t = beaten("token-card").play("draw sai")
    assert t.hand() == "sai" and tokens_of(t.state, 0) == 1


def test_card_token_chakra() -> None:
    t = beaten("token-chakra")
    assert t.chakra == 3


def test_card_token_scroll() -> None:
    t = beaten("token-scroll")
    assert t.scrolls == 2


def test_card_token_item() -> None:
    t = beaten("token-item", market="kunai").play("take kunai")
    assert t.inventory() == "kunai"


def test_card_duty() -> None:
    t = arena("").did_mission("lost-cat").did_mission("courier").goal("duty")
    assert t.scores == [2, 0]


def test_card_hunters() -> None:
    """What was defeated counts, whoever owns it now."""
    t = beaten("token-chakra")
    plain = t.scores[0]
    assert t.goal("hunters").scores[0] == plain + 1
    t.state.wounded = t.state.wounded[:0]
    assert arena("", discard="itachi").goal("hunters").scores == [POINTS["itachi"], 0]


def test_card_arsenal() -> None:
    t = arena("", inventory="kunai ramen").goal("arsenal")
    assert t.scores == [4, 0]


def test_card_diplomacy() -> None:
    t = arena("", discard="danzo gaara").goal("diplomacy")
    assert t.scores == [4 + 4 + 5, 0]


def test_card_sand_alliance() -> None:
    t = arena("", discard="baki temari").goal("sand-alliance")
    assert t.scores == [1 + 2 + 2 * 2, 0]


def test_card_pact() -> None:
    t = arena("", discard="akino gamahiro").goal("pact")
    assert t.scores == [1 + 3 + 2, 0]


def test_card_shadows() -> None:
    t = arena("", discard="genma").goal("shadows")
    assert t.scores == [1 + 2, 0]


def test_card_healers() -> None:
    t = arena("", discard="karin chiyo").goal("healers")
    assert t.scores == [2 + 3 + 2 * 2, 0]


def test_card_root_exposed() -> None:
    t = arena("", discard="danzo akino").goal("root-exposed")
    assert t.scores == [1, 0]


def test_card_genjutsu() -> None:
    """The last seat ends the last round, and everybody has one turn more."""
    t = arena("").goal("genjutsu")
    t.state.last_round, t.state.turn = 1, 1
    close_turn(t.state)
    assert t.state.turn == 0 and t.state.last_round == 2


def test_card_trial() -> None:
    t = arena("", discard="akino").goal("trial")
    assert t.winners == [0]
    t.state.beaten[1] = 1
    assert t.winners == [1]


def test_card_shame() -> None:
    t = arena("").own_token("token-scroll", seat=1).goal("shame")
    assert t.scores == [-3, POINTS["token-scroll"]]


def test_card_archives() -> None:
    t = arena("").did_mission("envoy").goal("archives")
    assert t.scores == [POINTS["envoy"] - 1, 0]
