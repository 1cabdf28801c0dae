"""Deck Battle: the box, the set-up and the ways to choose a team."""

import pytest

from arena import CARDS, PEOPLE, Arena, arena
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.cards import load
from quartett.games.deckbattle.rules.deck import hand_size
from quartett.games.deckbattle.rules.draft import jutsu_hand
from quartett.games.deckbattle.rules.scoring import collection
from quartett.games.facts import PRINTED, CardFile


def started(seats: int = 2, **options: str) -> Arena:
    return Arena(seats, options)


def dealt(seats: int = 2) -> Arena:
    """A game after its set-up, in the first turn."""
    table = started(seats)
    for team in ("gai", "kakashi", "asuma", "kurenai")[:seats]:
        table.play(f"team {team}")
    return table.settle()


def weights(table: Arena) -> dict[str, int]:
    return {GAME.moves.text(move): weight for move, weight in table.state.outcomes()}


def test_deck_002_006_every_field_character_and_threat_has_a_cost_and_gives_points() -> None:
    met = [card for card in CARDS.characters if card.group in ("field", "threat")]
    assert all(card.force_cost or card.recruit_cost for card in met)
    assert all(card.points > 0 for card in met)


def test_deck_009_each_player_has_own_piles() -> None:
    table = arena("naruto", hand="sakura")
    assert "naruto" in table.pile("draw", 0) and "naruto" not in table.pile("draw", 1)
    assert "hinata" in table.pile("draw", 1) and not table.discard(1)


def test_deck_016_025_all_techniques_are_locked_at_first_and_can_be_looked_at() -> None:
    table = arena("naruto sakura sai", chakra=7)
    assert not table.offers("technique")
    assert table.why_not("technique naruto-1") == "DECK-052"
    listed = {card.name: card for card in GAME.card_list()}
    for jutsu in CARDS.jutsu:
        heads = [line for line in listed[jutsu.id].text if line.name == "effect-technique"]
        told = [(line.arguments["level"], line.arguments["cost"]) for line in heads]
        assert told == [(level + 1, one.cost) for level, one in enumerate(jutsu.techniques)]
        assert len(listed[jutsu.id].text) > len(heads) == 3  # each says what it does


def test_deck_021_gauges_begin_at_nothing_and_the_infirmary_on_side_a() -> None:
    state = dealt(4).state
    assert not any(state.chakra) and not any(state.scrolls) and not any(state.side_b)


def test_deck_022_045_seat_0_has_the_first_player_token_and_turns_go_to_the_left() -> None:
    table = dealt(3)
    order = [table.actor]
    for _ in range(3):
        order.append(table.end_turn().actor)
    assert order == [0, 1, 2, 0]


def test_deck_023_teams_are_chosen_in_turn_order_and_only_once() -> None:
    table = started(3)
    assert (table.actor, table.offers("team")) == (0, ["kakashi", "kurenai", "asuma", "gai"])
    table.play("team asuma")
    assert (table.actor, table.offers("team")) == (1, ["kakashi", "kurenai", "gai"])
    assert table.why_not("team asuma") == "DECK-023"


def test_deck_024_unused_teams_stay_in_the_box() -> None:
    table = dealt(2)
    found = [count for seat in (0, 1) for count in collection(table.state, seat)]
    assert sum(found) == 20
    assert table.why_not("technique hinata-1") == "DECK-A45"


def test_deck_026_027_a_team_is_one_sensei_and_three_characters_three_times() -> None:
    table = started(2).play("team kakashi")
    cards = collection(table.state, 0)
    held = {PEOPLE[kind]: number for kind, number in enumerate(cards) if number}
    assert held == {"kakashi": 1, "naruto": 3, "sakura": 3, "sai": 3}


def test_deck_028_special_tokens_go_to_those_whose_characters_use_them() -> None:
    table = started(2).play("team kurenai, team asuma")
    assert (table.state.akamaru_owner, table.state.chip_owner) == (0, 1)
    table = arena("shino", teams=("kurenai", "kakashi"), unlocked="shino-1", chakra=7)
    assert list(table.play("technique shino-1").state.insects) == [1, 0]
    assert list(table.state.lion) == [0, 0]
    table = arena("sai", teams=("kakashi", "kurenai"), unlocked="sai-2", chakra=7)
    assert list(table.play("technique sai-2").state.lion) == [1, 0]
    assert list(table.state.insects) == [0, 0] and table.state.akamaru_owner == 1


def test_deck_029_the_first_hand_is_five_cards() -> None:
    table = dealt(3)
    assert len(table.in_play.split()) == 5
    assert [int(hand_size(table.state, seat)) for seat in (1, 2)] == [5, 5]


def test_deck_030_the_first_threat_stands_on_the_first_slot() -> None:
    table = started(2).play("team kakashi, team gai")
    for _ in range(10):
        table.state.apply(CHANCE, table.state.chance(Stream(3)))
    assert len(weights(table)) == 10 and weights(table)["reveal itachi"] == 1
    table.play("reveal itachi")
    assert table.field == "itachi . . . . ."


def test_deck_031_all_field_characters_are_the_reserve_and_five_are_revealed() -> None:
    table = dealt(2)
    assert sum(card.copies for card in CARDS.characters if card.group == "field") == 97
    assert sum(table.state.reserve) == 92 and "." not in table.field.split()


def test_deck_032_three_missions_are_posted() -> None:
    table = dealt(2)
    assert sum(table.state.missions) == 33 and min(table.state.posted) >= 0


def test_deck_033_034_objectives_and_scourge_are_not_known_yet() -> None:
    table = dealt(2)
    assert (sum(table.state.goal_bag), sum(table.state.scourge_bag)) == (8, 5)
    assert set(table.state.goals) == {-1} and table.state.scourge == -1


def test_deck_035_four_items_lie_in_the_market() -> None:
    table = dealt(2)
    assert sum(table.state.items) == 24 and min(table.state.market) >= 0


def test_deck_036_nine_threat_tokens_lie_on_the_track() -> None:
    table = dealt(2)
    assert table.state.track == 9 == sum(table.state.tokens)


def test_deck_037_112_masks_lie_ready_and_markers_are_only_reminders() -> None:
    """What markers remind of is in the state itself: a gain stays with its character."""
    table = arena("naruto", unlocked="naruto-1", chakra=1)
    assert table.state.spare_masks == 4
    assert table.play("technique naruto-1").force("naruto") == 3


def test_deck_124_125_chunin_picks_go_forth_and_back_and_forth_then_sensei_back() -> None:
    table = started(3, mode="chunin")
    order = []
    for name in ("naruto", "kiba", "lee", "ino", "sai", "neji", "shino", "choji", "sakura"):
        assert len(table.offers("pick")) == 12 - len(order)
        order.append(table.actor)
        table.play(f"pick {name}")
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    seats = []
    for name in ("gai", "kakashi", "asuma"):
        seats.append(table.actor)
        table.play(f"sensei {name}")
    assert seats == [2, 1, 0]
    held = {PEOPLE[k]: n for k, n in enumerate(collection(table.state, 0)) if n}
    assert held == {"asuma": 1, "naruto": 3, "neji": 3, "shino": 3}


def test_deck_125_a_character_or_sensei_can_be_taken_only_once() -> None:
    table = started(2, mode="chunin").play("pick naruto")
    assert table.why_not("pick naruto") == "DECK-125"
    table.play("pick lee, pick neji, pick sai, pick ino, pick kiba, sensei gai")
    assert table.why_not("sensei gai") == "DECK-125"
    assert table.offers("sensei") == ["kakashi", "kurenai", "asuma"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deck_126_jonin_leaves_three_jutsu_cards_for_each_and_all_sensei(seats: int) -> None:
    table = started(seats, mode="jonin").settle()
    assert len(table.offers("pick")) == 3 * seats
    while table.offers("pick"):
        table.play(f"pick {table.offers('pick')[0]}")
    assert len(table.offers("sensei")) == 4


def kage() -> Arena:
    table = started(2, mode="kage")
    return table.play("deal naruto, deal lee, deal sakura, deal neji, deal sai, deal tenten")


def test_deck_127_kage_picks_are_sealed_and_the_rest_goes_left() -> None:
    table = kage()
    assert table.state.owing == (0, 1)
    assert table.offers("pick") == ["naruto", "sakura", "sai"]
    table.play("pick sai")
    assert table.state.owing == (1,) and table.why_not("pick naruto", 0) == "DECK-127"
    assert table.state.masked(1).sealed[0] == -2
    table.play("pick lee")
    assert table.offers("pick") == ["neji", "tenten"]
    table.play("pick neji, pick naruto")
    assert table.actor == 1 and len(table.offers("sensei")) == 4
    assert [int(table.state.jutsu_at[j]) for j in (0, 1, 2)] == [21, 20, 20]


def test_deck_127_what_was_passed_on_is_known_to_the_one_who_passed_it() -> None:
    table = started(3, mode="kage")
    table.play("deal naruto, deal lee, deal kiba, deal sakura, deal neji, deal shino")
    table.play("deal sai, deal tenten, deal ino, pick sai, pick lee, pick ino")
    seen = table.state.masked(0)
    assert jutsu_hand(seen, 1) == jutsu_hand(table.state, 1)
    assert not jutsu_hand(seen, 2) and seen.dealt_hidden[2] == 2


def test_deck_a48_unused_jutsu_cards_go_back_unseen() -> None:
    table = kage()
    assert table.state.jutsu_at[3] == 0
    table.play("pick sai, pick lee, pick neji, pick naruto")
    assert list(table.state.jutsu_at).count(1) == 6


@pytest.mark.parametrize("tokens", [0, 2])
def test_deck_128_expert_makes_the_threat_dearer_by_own_tokens_with_any_mode(tokens: int) -> None:
    table = arena("pain sasuke orochimaru kisame", field="deidara", step="deploy", expert="yes")
    for _ in range(tokens):
        table.own_token("token-card")
    table.own_token("token-scroll", seat=1)
    assert table.needs("fight deidara") == 11 - 1 + tokens  # Sasuke makes Threats cheaper by 1


def test_deck_a27_expert_does_not_make_masks_dearer() -> None:
    table = arena("pain", field="kakuzu", step="deploy", expert="yes").own_token("token-card")
    assert table.needs("fight mask") == 4


def test_deck_a49_the_card_set_is_data_that_can_be_replaced() -> None:
    own = CardFile.own("quartett.games.deckbattle")
    printed = [f for card in own.facts.values() for f in card.values() if f.mark == PRINTED]
    assert len(printed) > 40
    text = (
        'naruto.group = { is = "starter", mark = "reconstructed", reason = "a test" }\n'
        'naruto.strength = { is = 2, mark = "reconstructed", reason = "a test" }'
    )
    with pytest.raises(Problem) as refused:
        load(CardFile(text, "my.toml"))
    assert refused.value.arguments["field"] == "strength"


def test_deck_019_counts_of_the_box() -> None:
    counts = {"sensei": 4, "starter": 36, "field": 97, "threat": 10}
    for group, right in counts.items():
        assert sum(c.copies for c in CARDS.characters if c.group == group) == right
    assert sum(c.copies for c in CARDS.items) == 28
    assert sum(c.copies for c in CARDS.missions) == 36
    sizes = (len(CARDS.jutsu), len(CARDS.objectives), len(CARDS.scourges), len(CARDS.chips))
    assert sizes == (12, 8, 5, 3)
