"""Deck Battle: special tokens, and the reminders at the end of the rulebook."""

from arena import GAME, arena
from quartett.core.chance import NOBODY, Stream
from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.deck import hand_size, pile_size
from quartett.games.deckbattle.rules.infirmary import infirmary

KIBAS = ("kurenai", "kakashi")
CHOJIS = ("asuma", "kakashi")


def test_deck_104_kakuzu_cannot_be_fought_before_his_four_masks() -> None:
    table = arena("pain orochimaru deidara kisame itachi hidan", field="kakuzu", step="deploy")
    assert table.why_not("fight kakuzu") == "DECK-104"
    for name in ("deidara", "kisame", "hidan", "itachi"):
        table.play(f"fight mask, with {name}, strike")
    assert table.why_not("fight mask") == "DECK-104"
    table.play("fight kakuzu, with pain, with orochimaru, strike")
    assert table.state.beaten[0] == 1


def test_deck_105_a26_a_mask_costs_four_gives_three_points_and_is_no_threat() -> None:
    table = arena("deidara", field="kakuzu", step="deploy")
    assert table.needs("fight mask") == 4
    before = table.scores[0]
    table.play("fight mask, with deidara, strike")
    assert table.scores[0] == before + 3 and table.state.track == 9
    assert table.state.beaten[0] == 0 and table.state.phase == phases.DEPLOYING


def test_deck_106_masks_move_with_kakuzu_and_leave_the_game_with_him() -> None:
    table = arena("", field="kakuzu akino baki matsuri bisuke temari").end_turn()
    assert table.state.masks == 4 and table.field.split()[1] == "kakuzu"
    table = arena("", field="akino baki matsuri bisuke temari kakuzu").end_turn()
    assert table.state.masks == 0 == table.state.spare_masks


def test_deck_a25_when_kakuzu_comes_back_he_has_no_masks() -> None:
    table = arena("", field="akino baki matsuri bisuke temari gaara")
    table.state.spare_masks = 0
    table.play("deploy, end").settle_until("reveal kakuzu")
    assert table.state.masks == 0


def test_deck_107_115_the_card_for_akamaru_is_kept_in_hand_for_the_own_turn() -> None:
    table = arena("pain", teams=("kakashi", "kurenai"), field=". akino", step="deploy")
    table.state.akamaru = 1
    hand = int(hand_size(table.state, 1))
    table.play("fight akino, with pain, strike")
    assert table.state.phase == phases.DRAWING
    table.settle()
    assert hand_size(table.state, 1) == hand + 1 and table.state.akamaru == -1


def test_deck_107_akamaru_moves_with_the_character() -> None:
    table = arena("kiba", teams=KIBAS, field="kisame akino baki", unlocked="kiba-1")
    table.play("technique kiba-1, choose kisame, deploy, end").settle()
    assert table.state.akamaru == 1 == table.state.threat


def test_deck_a43_akamaru_comes_back_without_a_card_if_his_owner_or_a_threat_takes_it() -> None:
    table = arena("kiba pain", teams=KIBAS, field=". akino", unlocked="kiba-1")
    table.play("technique kiba-1, choose akino, deploy, fight akino, with pain, strike")
    assert table.state.phase == phases.DEPLOYING and table.state.akamaru == -1
    table = arena("kiba", teams=KIBAS, field="kisame akino", unlocked="kiba-1")
    table.play("technique kiba-1, choose akino, deploy, end").settle()
    assert table.state.akamaru == -1 and hand_size(table.state, 0) == 5


def test_deck_108_after_the_hunt_the_token_is_taken_back() -> None:
    table = arena("kiba kiba", teams=KIBAS, field=". gamahiro", unlocked="kiba-3", chakra=1)
    table.play("technique kiba-1, choose gamahiro, technique kiba-3, deploy")
    table.play("fight gamahiro, with kiba, with kiba 2, strike")
    assert table.infirmary() == "gamahiro" and table.state.akamaru == -1


def test_deck_109_the_lion_gives_three_force_and_is_no_technique() -> None:
    table = arena("sai naruto", unlocked="sai-2", chakra=1)
    assert table.why_not("lion") == "DECK-109"
    table.play("technique sai-2, lion, on naruto")
    assert table.force("naruto") == 4 and table.why_not("lion") == "DECK-109"
    assert notes.TECHNIQUE not in table.told()


def test_deck_110_insects_do_nothing_until_they_are_removed() -> None:
    table = arena("shino", teams=KIBAS, unlocked="shino-2", chakra=1).play("technique shino-1")
    assert table.state.insects[0] == 1 and table.force("shino") == 1
    table.play("technique shino-2")
    assert table.state.insects[0] == 0 and table.force("shino") == 3


def test_deck_111_chips_give_their_chakra_and_come_back_with_level_two() -> None:
    table = arena("choji", teams=CHOJIS, unlocked="choji-2").play("technique choji-1")
    assert table.legal == ["reveal chips-1", "reveal chips-2", "reveal chips-3"]
    table.play("reveal chips-3")
    assert table.chakra == 2 and table.state.chips == 3
    assert table.play("technique choji-2").state.chips == 7


def test_deck_a44_without_chips_level_one_gives_nothing() -> None:
    table = arena("choji", teams=CHOJIS, unlocked="choji-1")
    table.state.chips = 0
    assert table.play("technique choji-1").chakra == 0 and table.actor == 0


def test_deck_113_card_effects_beat_the_rules() -> None:
    """A healed character comes into play although the Infirmary token was not used."""
    table = arena("pain", wounded="danzo", chakra=2).play("activate pain")
    assert table.in_play == "danzo pain" and not table.state.side_b[0]


def test_deck_116_discards_infirmaries_and_the_eliminated_are_open_to_all() -> None:
    table = arena("", discard="danzo", wounded="akino baki").put("eliminated", "temari gaara")
    for viewer in (NOBODY, 1):
        seen = table.state.masked(viewer)
        assert infirmary(seen, 0) == infirmary(table.state, 0)
        assert list(seen.eliminated) == list(table.state.eliminated)
        assert list(seen.discard) == list(table.state.discard)


def test_deck_117_hands_are_secret_and_a_guess_of_them_fits() -> None:
    table = arena("").put("hand", "hinata kiba", seat=1)
    seen = table.state.masked(0)
    assert sum(seen.hand) == 0 and hand_size(seen, 1) == 2 and pile_size(seen, 1) == 8
    guesses = {tuple(seen.imagine(Stream(seed)).hand) for seed in range(20)}
    assert len(guesses) > 3


def test_deck_a55_117_who_counts_knows_the_part_of_a_hand_drawn_before_the_shuffle() -> None:
    table = arena("").only_draw("naruto sai").play("deploy, end, draw naruto, draw sai")
    assert notes.SHUFFLED in table.told()
    seen = table.state.masked(1)
    assert sum(seen.hand) == 2 and hand_size(seen, 0) == 2


def test_deck_123_a_copy_copies_cost_and_effect_for_the_one_who_copies() -> None:
    table = arena("itachi konohamaru", chakra=1)
    table.play("activate itachi, choose konohamaru")
    assert (table.force("itachi"), table.chakra) == (6, 0)
    assert table.why_not("activate konohamaru") == "DECK-059"
    table = arena("itachi konohamaru")
    assert table.play("activate itachi").state.phase == phases.PREPARING


def test_a_game_in_the_middle_of_a_choice_is_copied_and_saved() -> None:
    table = arena("ebisu", discard="danzo akino", chakra=1).play("activate ebisu")
    for twin in (table.state.copy(), GAME.restore(table.state.numbers())):
        assert twin.legal(0) == table.state.legal(0) and len(twin.legal(0)) == 3
        twin.apply(0, twin.legal(0)[0])
        assert twin.phase == phases.PREPARING != table.state.phase
