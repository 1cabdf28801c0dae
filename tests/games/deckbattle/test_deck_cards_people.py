"""Deck Battle: one test for each Sensei and field character that does something."""

from arena import arena, drained

K = ("kurenai", "kakashi")
A = ("asuma", "kakashi")
G = ("gai", "kakashi")


def test_card_kakashi() -> None:
    t = arena("kakashi", chakra=2).play("activate kakashi, draw sai, draw sai")
    assert t.in_play == "kakashi sai sai" and t.chakra == 0


def test_card_kurenai() -> None:
    t = arena("kurenai", teams=K, chakra=1).play("activate kurenai, draw shino")
    assert t.recruit("kurenai") == 3 and t.in_play == "kurenai shino"


def test_card_asuma() -> None:
    t = arena("asuma", teams=A, chakra=2, market="kunai").play("activate asuma, take kunai")
    assert (t.worn(), t.force("asuma"), t.force("asuma", combat=False)) == ("kunai", 6, 4)


def test_card_gai() -> None:
    t = arena("gai", teams=G, chakra=1, wounded="akino").play("activate gai")
    assert t.force("gai", combat=False) == 3 + 1 + 1


def test_card_gaara() -> None:
    t = arena("gaara temari naruto")
    assert (t.force("gaara"), t.force("temari"), t.force("naruto")) == (4, 3, 1) and t.force(
        "temari", combat=False
    ) == 2


def test_card_temari() -> None:
    t = arena("temari baki baki", chakra=1).play("activate temari")
    assert t.force("temari") == 5


def test_card_kankuro() -> None:
    t = arena("kankuro", chakra=1, market="kunai ramen").play("activate kankuro, take ramen")
    assert t.inventory() == "ramen"


def test_card_baki() -> None:
    t = arena("baki tsunade yamato", field="gaara akino", step="deploy")
    assert t.needs("recruit gaara") == 6 and t.needs("fight akino") == 2
    assert t.play("fight akino, with baki, strike").chakra == 1


def test_card_chiyo() -> None:
    t = arena("chiyo", chakra=3).put("eliminated", "danzo").play("activate chiyo")
    assert t.in_play == "chiyo danzo" and t.eliminated == ""


def test_card_matsuri() -> None:
    t = arena("matsuri", field="bisuke", step="deploy").play("recruit bisuke, with matsuri, strike")
    assert t.chakra == 1


def test_card_pakura() -> None:
    t = arena("pakura", field="akino", step="deploy").play("fight akino, with pakura, strike")
    assert t.scrolls == 1


def test_card_bisuke() -> None:
    t = arena("bisuke").play("activate bisuke")
    assert t.chakra == 1


def test_card_akino() -> None:
    t = arena("akino").play("send akino, draw sai")
    assert t.in_play == "sai" and t.scrolls == 1


def test_card_pakkun() -> None:
    t = arena("pakkun akino bisuke").play("activate pakkun")
    assert t.recruit("pakkun") == 5


def test_card_gamahiro() -> None:
    t = arena("gamahiro", field="akino", step="deploy").play("fight akino, with gamahiro, strike")
    assert t.scrolls == 1


def test_card_gamabunta() -> None:
    t = arena("gamabunta akino")
    assert (t.force("gamabunta"), t.force("akino"), t.force("akino", combat=False)) == (5, 2, 1)


def test_card_gamakichi() -> None:
    t = arena("gamakichi akino bisuke naruto").play("activate gamakichi")
    assert t.force("gamakichi") == 4


def test_card_fukasaku() -> None:
    t = arena("fukasaku sakura yamato shikaku iruka", field="jiraiya danzo").play("channel sakura")
    assert t.chakra == 2
    t.play("deploy")
    assert (t.needs("recruit jiraiya"), t.needs("recruit danzo")) == (7 - 1 - 1, 6 - 1)  # Iruka too


def test_card_katsuyu() -> None:
    t = arena("katsuyu", wounded="danzo").play("activate katsuyu")
    assert t.discard() == "danzo" and t.chakra == 1


def test_card_manda() -> None:
    t = arena("manda", chakra=1, discard="naruto").play("activate manda, choose naruto")
    assert (t.force("manda"), t.force("manda", combat=False), t.eliminated) == (8, 5, "naruto")


def test_card_sai_root() -> None:
    t = arena("sai-root").play("activate sai-root")
    assert t.scrolls == 1


def test_card_yamato() -> None:
    t = arena("yamato", chakra=1).play("activate yamato, draw sai")
    assert t.in_play == "sai yamato"


def test_card_danzo() -> None:
    t = arena("danzo sai naruto")
    assert (t.force("danzo", combat=False), t.force("sai"), t.force("naruto")) == (4, 2, 1)


def test_card_ayame() -> None:
    t = arena("ayame", market="kunai", step="deploy")
    assert t.needs("buy kunai") == 1


def test_card_teuchi() -> None:
    t = arena("teuchi naruto", market="kunai", step="deploy").play(
        "buy kunai, with teuchi, with naruto, strike"
    )
    assert t.chakra == 2


def test_card_iruka() -> None:
    t = arena("iruka tsunade", field="konohamaru bisuke", step="deploy")
    assert (t.needs("recruit konohamaru"), t.needs("recruit bisuke")) == (2, 2)


def test_card_tsunade() -> None:
    t = arena("tsunade", chakra=2, wounded="akino").play("activate tsunade, draw sai")
    assert t.in_play == "sai akino tsunade"


def test_card_shizune() -> None:
    t = arena("shizune", chakra=2, wounded="akino").play("heal")
    assert t.in_play == "akino shizune" and t.chakra == 0


def test_card_jiraiya() -> None:
    t = arena("jiraiya", chakra=2, discard="akino danzo").play("activate jiraiya")
    assert t.legal == ["choose akino", "skip"] and "akino" in t.play("choose akino").in_play
    assert t.chakra == 1


def test_card_ibiki() -> None:
    t = arena("ibiki", chakra=1).put("hand", "kurenai kiba", seat=1).play("activate ibiki")
    assert t.actor == 1 and t.offers("choose") == ["kurenai", "kiba"]
    assert t.play("choose kiba").discard(1) == "kiba" and t.hand(1) == "kurenai"


def test_card_anko() -> None:
    t = arena("anko", field="akino", step="deploy").play("fight akino, with anko, strike")
    assert t.chakra == 2


def test_card_ebisu() -> None:
    t = arena("ebisu", chakra=1, discard="danzo").play("activate ebisu, choose danzo")
    assert t.eliminated == "danzo"


def test_card_konohamaru() -> None:
    t = arena("konohamaru", chakra=1).play("activate konohamaru")
    assert t.force("konohamaru", combat=False) == 2 and t.scrolls == 1


def test_card_genma() -> None:
    t = arena("genma", missions="lost-cat", scrolls=1).play("mission lost-cat")
    assert t.scrolls == 0 and t.chakra == 2


def test_card_kotetsu() -> None:
    t = arena("kotetsu", chakra=1, market="kunai").play("activate kotetsu, take kunai")
    assert t.worn() == "kunai" and t.force("kotetsu") == 3


def test_card_izumo() -> None:
    t = arena("izumo").play("activate izumo, draw kiba")
    assert (t.force("izumo"), t.force("izumo", combat=False), t.discard(1)) == (2, 1, "kiba")


def test_card_hiashi() -> None:
    t = arena("hiashi", chakra=1, field="itachi akino").play("activate hiashi, choose akino")
    assert t.field == "itachi . . . . ." and t.scrolls == 2


def test_card_hanabi() -> None:
    t = arena("hanabi hiashi tsume").play("activate hanabi")
    assert t.force("hanabi") == 3


def test_card_tsume() -> None:
    t = arena("tsume kiba pain", teams=K, field="akino baki", step="deploy")
    assert (t.needs("fight akino"), t.needs("fight baki")) == (1, 4)
    assert (t.force("kiba", combat=False), t.force("pain")) == (2, 5)


def test_card_shibi() -> None:
    t = arena("shibi shino shino", teams=K).play("activate shibi")
    assert t.chakra == 3


def test_card_shikaku() -> None:
    t = arena("shikaku shikamaru", teams=A, chakra=1).play("activate shikaku, draw ino")
    assert t.in_play == "shikamaru ino shikaku" and t.scrolls == 1


def test_card_inoichi() -> None:
    t = arena("inoichi ino", teams=A, chakra=1).play("activate inoichi, draw choji")
    assert t.in_play == "ino choji inoichi" and t.chakra == 1


def test_card_choza() -> None:
    t = arena("choza choji choji", teams=A, chakra=1).play("activate choza")
    assert t.force("choza") == 7


def test_card_lee_gates() -> None:
    t = arena("lee-gates", wounded="akino baki").play("activate lee-gates")
    assert (t.force("lee-gates"), t.force("lee-gates", combat=False)) == (7, 4)


def test_card_naruto_sage() -> None:
    t = arena("naruto-sage sakura sai", chakra=1).play("activate naruto-sage")
    assert t.force("naruto-sage") == 7


def test_card_sakura_medic() -> None:
    t = arena("sakura-medic", chakra=1, wounded="akino").play("activate sakura-medic")
    assert t.discard() == "akino" and t.force("sakura-medic") == 4


def test_card_killer_bee() -> None:
    t = arena("killer-bee naruto", field="akino", step="deploy")
    assert (t.force("naruto"), t.force("naruto", combat=False)) == (2, 1)
    assert t.play("fight akino, with killer-bee, strike, draw sai").hand() == "sai"


def test_card_kabuto() -> None:
    t = arena("kabuto", wounded="akino baki").play("activate kabuto, choose baki")
    assert (t.infirmary(), t.eliminated, t.chakra) == ("akino", "baki", 2)


def test_card_orochimaru() -> None:
    t = arena("orochimaru", chakra=2, discard="danzo").play("activate orochimaru, choose danzo")
    assert t.in_play == "danzo orochimaru"


def test_card_sasuke() -> None:
    t = arena("sasuke orochimaru", field="kisame akino", step="deploy")
    assert (t.needs("fight kisame"), t.needs("fight akino")) == (10, 2)
    t = arena("sasuke orochimaru", field="itachi", step="deploy")
    assert t.needs("fight itachi") == 12 - 1 - 2


def test_card_suigetsu() -> None:
    t = arena("suigetsu", inventory="kunai ramen").play("activate suigetsu")
    assert t.force("suigetsu", combat=False) == 5


def test_card_karin() -> None:
    t = arena("karin jugo suigetsu").play("activate karin")
    assert t.chakra == 3


def test_card_jugo() -> None:
    t = arena("jugo karin naruto")
    assert (
        t.force("jugo"),
        t.force("karin"),
        t.force("naruto"),
        t.force("karin", combat=False),
    ) == (5, 2, 1, 1)


def test_card_white_zetsu() -> None:
    t = arena("white-zetsu").play("channel white-zetsu")
    assert t.chakra == 2


def test_card_animal_path() -> None:
    t = arena("animal-path", chakra=1, discard="gamahiro danzo").play(
        "activate animal-path, choose gamahiro"
    )
    assert t.in_play == "gamahiro animal-path" and t.force("animal-path") == 4


def test_card_asura_path() -> None:
    t = arena("asura-path", field="akino", step="deploy").play(
        "fight akino, with asura-path, strike"
    )
    assert t.scrolls == 2


def test_card_preta_path() -> None:
    t = drained(arena("preta-path"), "chakra", "activate preta-path")
    assert t == (1, 4)
