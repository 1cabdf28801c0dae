"""Deck Battle: one test for each item, mission, token, objective and scourge."""

from typing import Any

from arena import Arena, arena, drained
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.values import buying_recruitment


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
    assert t.in_play == "sai" and t.scores[0] == 2


def test_card_envoy() -> None:
    t = done("envoy", market=". . ramen").play("take ramen")
    assert t.inventory() == "ramen" and t.scores[0] == 3


def test_card_spy_hunt() -> None:
    t = done("spy-hunt", discard="akino").play("choose akino")
    assert t.eliminated == "akino" and t.scores[0] == 2


def test_card_rescue() -> None:
    t = done("rescue", wounded="akino")
    assert t.in_play == "akino" and t.scores[0] == 3 + 1


def test_card_summoning_pact() -> None:
    t = done("summoning-pact", discard="akino baki").play("choose akino")
    assert t.in_play == "akino" and t.chakra == 2 and t.scrolls == 0


def test_card_kazekage_rescue() -> None:
    t = done("kazekage-rescue").play("draw sai, draw sai")
    assert t.in_play == "sai sai" and t.scores[0] == 4


def test_card_hideout() -> None:
    t = drained(arena("", missions="hideout", scrolls=7), "chakra", "mission hideout")
    assert t == (2, 3)


def test_card_fire_temple() -> None:
    t = done("fire-temple", field="iruka").play("choose iruka")
    assert t.discard() == "iruka" and t.scores[0] == 4 + 2


def test_card_forbidden_scroll() -> None:
    t = done("forbidden-scroll")
    assert t.chakra == 3 and t.scores[0] == 4


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
    t = arena("", discard="itachi", wounded="pain").goal("hunters")
    assert t.scores == [2 + 2 + 2 * 1, 0]


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


def test_card_plague() -> None:
    t = arena("", wounded="akino baki").goal("plague")
    assert t.scores == [2 - 2, 0]


def test_card_genjutsu() -> None:
    t = arena("", discard="itachi akino").goal("genjutsu")
    assert t.scores == [1, 0]


def test_card_trial() -> None:
    t = arena("", discard="akino").did_mission("lost-cat", seat=1).goal("trial")
    assert t.winners == [1]


def test_card_shame() -> None:
    t = arena("").own_token("token-scroll", seat=1).goal("shame")
    assert t.scores == [-2, 1]


def test_card_archives() -> None:
    t = arena("").did_mission("envoy").goal("archives")
    assert t.scores == [3 - 1, 0]
