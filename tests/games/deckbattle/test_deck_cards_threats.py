"""Deck Battle: one test for each Threat, in play and on the field."""

from arena import arena


def test_card_itachi() -> None:
    t = arena("itachi bisuke").play("activate itachi, choose bisuke, activate bisuke")
    assert t.chakra == 2


def test_card_itachi_on_the_field() -> None:
    t = arena("naruto", field="itachi", unlocked="naruto-2", chakra=1).play("technique naruto-2")
    assert t.chakra == 0


def test_card_itachi_revealed() -> None:
    t = arena("", field="akino baki temari").put("hand", "kurenai kiba", seat=1)
    t.play("deploy, end").settle_until("reveal itachi")
    held = len(t.hand().split())
    t.play(t.legal[0])
    assert len(t.hand().split()) == held - 1 and t.actor == 1
    assert t.play("choose kiba").discard(1) == "kiba"


def test_card_kisame() -> None:
    t = arena("kisame", field="akino", step="deploy").play("fight akino, with kisame, strike")
    assert t.chakra == 2


def test_card_kisame_on_the_field() -> None:
    t = arena("gaara sakura", field="kisame").play("channel gaara, channel sakura")
    assert t.chakra == 2


def test_card_kisame_revealed() -> None:
    t = arena("", field="akino baki temari", chakra=3)
    t.state.chakra[1] = 1
    t.play("deploy, end").settle_until("reveal kisame")
    assert (t.chakra, t.state.chakra[1]) == (1, 0)


def test_card_deidara() -> None:
    t = arena("deidara", chakra=1, field="itachi akino").play("activate deidara, choose akino")
    assert t.eliminated == "akino" and t.force("deidara") == 6


def test_card_deidara_on_the_field() -> None:
    t = arena("", field="akino baki temari").play("deploy, end").settle_until("reveal deidara")
    assert t.eliminated == "akino temari baki"


def test_card_sasori() -> None:
    t = arena("sasori", chakra=1, field="itachi temari danzo").play("activate sasori")
    assert t.offers("choose") == ["temari"]
    assert t.play("choose temari").infirmary() == "temari"


def test_card_sasori_on_the_field() -> None:
    t = arena("orochimaru naruto", field="sasori", inventory="kunai").play(
        "equip kunai, on orochimaru, deploy"
    )
    assert t.why_not("fight sasori") == "DECK-006"


def test_card_sasori_revealed() -> None:
    t = arena("", field="akino baki temari").play("deploy, end").settle_until("reveal sasori")
    t.play("draw sai, draw sai, draw kiba, draw kiba")
    assert t.discard() == "sai sai" and t.discard(1) == "kiba kiba"


def test_card_hidan() -> None:
    t = arena("hidan", wounded="akino baki").play("activate hidan")
    assert t.force("hidan", combat=False) == 7


def test_card_hidan_on_the_field() -> None:
    t = arena("pain jugo", field="hidan", step="deploy").play(
        "fight hidan, with pain, with jugo, strike, wound jugo"
    )
    assert t.infirmary() == "hidan jugo pain"


def test_card_kakuzu() -> None:
    t = arena("kakuzu", chakra=1).play("activate kakuzu, draw sai")
    assert t.in_play == "sai kakuzu"


def test_card_kakuzu_on_the_field() -> None:
    t = arena("pain sasuke", field="kakuzu", step="deploy")
    assert t.state.masks == 4 and t.why_not("fight kakuzu") == "DECK-104"


def test_card_pain() -> None:
    t = arena("pain", chakra=2, wounded="akino baki").play("activate pain")
    assert t.in_play == "baki akino pain"


def test_card_pain_on_the_field() -> None:
    t = arena("jugo orochimaru", field="pain", inventory="explosive-tag").play(
        "equip explosive-tag, on jugo, use explosive-tag, deploy"
    )
    assert t.why_not("fight pain") == "DECK-076"


def test_card_pain_revealed() -> None:
    t = arena("", field="akino baki temari", scrolls=3)
    t.play("deploy, end").settle_until("reveal pain")
    assert t.scrolls == 1


def test_card_konan() -> None:
    t = arena("konan", inventory="kunai ramen").play("activate konan")
    assert t.recruit("konan") == 4


def test_card_konan_on_the_field() -> None:
    t = arena("tsunade", field="konan", market="kunai", step="deploy")
    assert t.needs("buy kunai") == 3


def test_card_zetsu() -> None:
    t = arena("zetsu white-zetsu pain").play("activate zetsu")
    assert t.scrolls == 3


def test_card_zetsu_on_the_field() -> None:
    t = arena("tsunade", field="zetsu bisuke", step="deploy")
    assert t.needs("recruit bisuke") == 3


def test_card_tobi() -> None:
    t = arena("tobi", chakra=1, field="itachi iruka tsunade").play("activate tobi, choose iruka")
    assert t.discard() == "iruka" and t.field == "itachi . tsunade . . ."


def test_card_tobi_on_the_field() -> None:
    t = arena("jugo karin orochimaru baki", field="tobi", step="deploy").play(
        "fight tobi, with jugo, with orochimaru"
    )
    assert t.why_not("with karin") == "DECK-076" and t.state.beaten[0] == 0
