"""Deck Battle: one test for each technique."""

from arena import arena, drained, with_insects
from quartett.games.deckbattle.rules.values import buying_recruitment

K = ("kurenai", "kakashi")
A = ("asuma", "kakashi")
G = ("gai", "kakashi")


def test_card_naruto_1() -> None:
    t = arena("naruto", unlocked="naruto-1", chakra=1).play("technique naruto-1, draw sai")
    assert t.force("naruto", combat=False) == 3 and t.in_play == "naruto sai"


def test_card_naruto_2() -> None:
    t = arena("naruto", unlocked="naruto-2").play("technique naruto-2")
    assert t.recruit("naruto") == 4


def test_card_naruto_3() -> None:
    t = arena("naruto", unlocked="naruto-3", chakra=7).play("technique naruto-3, draw sai")
    assert (t.force("naruto"), t.force("naruto", combat=False)) == (
        6,
        1,
    ) and t.in_play == "naruto sai"


def test_card_sakura_1() -> None:
    t = arena("sakura", unlocked="sakura-1", chakra=1, wounded="akino").play("technique sakura-1")
    assert t.discard() == "akino" and t.scrolls == 2


def test_card_sakura_2() -> None:
    t = arena("sakura", unlocked="sakura-2", chakra=1).play("technique sakura-2")
    assert (t.force("sakura"), t.force("sakura", combat=False)) == (5, 0)


def test_card_sakura_3() -> None:
    t = arena("sakura", unlocked="sakura-3", chakra=2, wounded="akino").play("technique sakura-3")
    assert t.in_play == "sakura akino" and t.force("sakura") == 4


def test_card_sai_1() -> None:
    t = arena("sai", unlocked="sai-1").play("technique sai-1")
    assert t.scrolls == 1


def test_card_sai_2() -> None:
    t = arena("sai", unlocked="sai-2").play("technique sai-2")
    assert t.state.lion[0] == 1


def test_card_sai_3() -> None:
    t = arena("sai", unlocked="sai-3", chakra=7).play("technique sai-3, draw naruto")
    assert t.scrolls == 3 and t.in_play == "naruto sai"


def test_card_hinata_1() -> None:
    t = arena("hinata", teams=K, unlocked="hinata-1")
    assert drained(t, "chakra", "technique hinata-1") == (2, 2)
    assert t.scrolls == 2


def test_card_hinata_2() -> None:
    t = arena("hinata", teams=K, unlocked="hinata-2", chakra=1, discard="kiba").play(
        "technique hinata-2, choose kiba"
    )
    assert t.eliminated == "kiba" and t.chakra == 1


def test_card_hinata_3() -> None:
    t = arena("hinata kiba shino", teams=K, unlocked="hinata-3", chakra=3).play(
        "technique hinata-3"
    )
    assert (t.force("hinata"), t.force("hinata", combat=False)) == (6, 0)


def test_card_kiba_1() -> None:
    t = arena("kiba", teams=K, unlocked="kiba-1", field="akino").play(
        "technique kiba-1, choose akino"
    )
    assert t.state.akamaru == 0 and t.scrolls == 1


def test_card_kiba_2() -> None:
    t = arena("kiba", teams=K, unlocked="kiba-2", field="akino").play(
        "technique kiba-2, choose akino"
    )
    assert t.state.akamaru == 0 and t.force("kiba", combat=False) == 4


def test_card_kiba_3() -> None:
    t = arena("kiba", teams=K, unlocked="kiba-3", field="akino gamahiro", chakra=1).play(
        "technique kiba-1, choose gamahiro, technique kiba-3, deploy"
    )
    assert t.needs("fight gamahiro") == 6 and t.why_not("fight akino") == "DECK-006"


def test_card_shino_1() -> None:
    t = arena("shino", teams=K, unlocked="shino-1").play("technique shino-1")
    assert t.state.insects[0] == 1


def test_card_shino_2() -> None:
    t = with_insects(arena("shino", teams=K, unlocked="shino-2", chakra=1), 3).play(
        "technique shino-2"
    )
    assert t.force("shino", combat=False) == 7 and t.state.insects[0] == 0


def test_card_shino_3() -> None:
    t = arena("shino", teams=K, unlocked="shino-3", chakra=1, field="akino baki")
    t.play("technique shino-3")
    assert t.legal == ["choose akino", "skip"] and t.state.insects[0] == 3
    assert t.play("choose akino").infirmary() == "akino"


def test_card_shikamaru_1() -> None:
    t = arena("shikamaru", teams=A, unlocked="shikamaru-1", chakra=1)
    t.state.scrolls[1] = 2
    t.play("technique shikamaru-1, draw ino")
    assert t.in_play == "shikamaru ino" and t.state.scrolls[1] == 1


def test_card_shikamaru_2() -> None:
    t = arena("shikamaru", teams=A, unlocked="shikamaru-2", chakra=1, field="akino baki")
    t.play("technique shikamaru-2")
    assert t.legal == ["choose akino", "skip"]
    assert t.play("choose akino").infirmary() == "akino"


def test_card_shikamaru_3() -> None:
    t = arena("shikamaru", teams=A, unlocked="shikamaru-3", chakra=2, field="ebisu tsunade").play(
        "technique shikamaru-3"
    )
    assert t.legal == ["choose ebisu", "skip"] and t.play("choose ebisu").discard() == "ebisu"


def test_card_ino_1() -> None:
    t = arena("ino", teams=A, unlocked="ino-1", chakra=1).put("hand", "naruto sai", seat=1)
    t.play("technique ino-1")
    assert t.actor == 1 and t.play("choose sai").discard(1) == "sai"
    assert t.recruit("ino") == 2


def test_card_ino_2() -> None:
    t = arena("ino", teams=A, unlocked="ino-2", chakra=1, discard="choji akino").play(
        "technique ino-2, choose choji"
    )
    assert t.in_play == "ino choji"


def test_card_ino_3() -> None:
    t = arena("ino", teams=A, unlocked="ino-3", chakra=2)
    t.put("discard", "temari danzo", seat=1).play("technique ino-3")
    assert t.legal == ["choose temari", "skip"]
    assert t.play("choose temari").infirmary() == "temari" and t.discard(1) == "danzo"


def test_card_choji_1() -> None:
    t = arena("choji", teams=A, unlocked="choji-1").play("technique choji-1, reveal chips-2")
    assert t.chakra == 1 and t.state.chips == 5


def test_card_choji_2() -> None:
    t = arena("choji", teams=A, unlocked="choji-2", chakra=1).play("technique choji-2")
    assert t.force("choji") == 4 and t.state.chips == 7


def test_card_choji_3() -> None:
    t = arena("choji", teams=A, unlocked="choji-3", chakra=3).play("technique choji-3")
    assert (t.force("choji"), t.force("choji", combat=False)) == (8, 2)


def test_card_lee_1() -> None:
    t = arena("lee", teams=G, unlocked="lee-1", chakra=1).play("technique lee-1")
    assert t.force("lee", combat=False) == 4


def test_card_lee_2() -> None:
    t = arena("lee", teams=G, unlocked="lee-2", chakra=1, discard="neji akino")
    assert t.play("technique lee-2, choose neji").in_play == "lee neji"


def test_card_lee_3() -> None:
    t = arena("lee", teams=G, unlocked="lee-3", chakra=3, wounded="akino").play("technique lee-3")
    assert (t.force("lee"), t.force("lee", combat=False)) == (2 + 4 + 1, 2)


def test_card_neji_1() -> None:
    t = arena("neji", teams=G, unlocked="neji-1").play("technique neji-1, draw lee")
    assert buying_recruitment(t.state, 0) == 2 and t.discard() == "lee"


def test_card_neji_2() -> None:
    t = arena("neji", teams=G, unlocked="neji-2", chakra=2, field="akino baki").play(
        "technique neji-2"
    )
    assert t.legal == ["choose akino", "skip"] and t.play("choose akino").infirmary() == "akino"


def test_card_neji_3() -> None:
    t = arena("neji", teams=G, unlocked="neji-3")
    assert drained(t, "chakra", "technique neji-3") == (1, 1)
    assert t.play("draw lee, draw lee").in_play == "lee lee neji"


def test_card_tenten_1() -> None:
    t = arena("tenten", teams=G, unlocked="tenten-1", chakra=1, market="kunai").play(
        "technique tenten-1, take kunai"
    )
    assert t.inventory() == "kunai"


def test_card_tenten_2() -> None:
    t = arena("tenten", teams=G, unlocked="tenten-2", inventory="kunai ramen").play(
        "technique tenten-2"
    )
    assert (t.force("tenten"), t.force("tenten", combat=False)) == (2, 0)


def test_card_tenten_3() -> None:
    t = arena("tenten", teams=G, unlocked="tenten-3", chakra=3, market=". . . ramen").play(
        "technique tenten-3, take ramen, draw lee"
    )
    assert t.worn() == "ramen" and t.in_play == "lee tenten"
