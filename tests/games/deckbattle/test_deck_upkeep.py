"""Deck Battle: the third phase of a turn, and the track."""

from typing import Any

from arena import GAME, arena
from quartett.games.deckbattle.rules import phases, tasks
from quartett.games.deckbattle.rules.deck import hand_size
from quartett.games.deckbattle.rules.inventory import return_item
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.tasks import push
from quartett.games.deckbattle.rules.turn import advance


def upkeep(field: str, **given: Any) -> Any:
    """After the hand was drawn: the Threat has moved, and chance reveals what comes next."""
    table = arena("", field=field, **given).play("deploy, end")
    while table.state.phase == phases.DRAWING:
        table.play(table.legal[0])
    return table


def test_deck_085_a6_five_cards_are_drawn() -> None:
    table = arena("naruto").end_turn()
    assert hand_size(table.state, 0) == 5


def test_deck_014_086_087_the_threat_moves_right_and_eliminates_who_stands_there() -> None:
    table = upkeep("itachi akino baki matsuri bisuke temari")
    assert table.field == ". itachi baki matsuri bisuke temari" and table.eliminated == "akino"


def test_deck_015_088_it_jumps_over_an_ally_who_stays() -> None:
    table = upkeep("itachi white-zetsu baki matsuri bisuke temari")
    assert table.field == ". white-zetsu itachi matsuri bisuke temari"
    assert table.eliminated == "baki"


def test_deck_088_the_landing_eliminates_even_an_ally_and_a_gap_is_jumped_too() -> None:
    table = upkeep("itachi white-zetsu white-zetsu matsuri bisuke temari")
    assert table.eliminated == "white-zetsu"
    table = upkeep("itachi . . matsuri bisuke temari")
    assert table.field == ". . itachi matsuri bisuke temari" and table.eliminated == ""


def test_deck_039_089_a_threat_that_leaves_goes_under_the_pile_and_a_token_is_removed() -> None:
    table = upkeep("akino baki matsuri bisuke temari itachi")
    assert table.field == "akino baki matsuri bisuke temari ."
    assert (table.state.track, list(table.state.under_threats)) == (8, [GAME.box.first_threat])
    assert sum(table.state.owned) == 0 and table.legal[0] == "unlock naruto-1"


def test_deck_a33_nobody_gets_points_for_the_token_of_an_escaped_threat() -> None:
    table = upkeep("akino baki matsuri bisuke temari itachi")
    assert table.scores == [0, 0]


def test_deck_a20_from_slot_five_it_jumps_off_the_field_over_a_gap_or_an_ally() -> None:
    for last in (".", "white-zetsu"):
        table = upkeep(f"akino baki matsuri bisuke itachi {last}")
        assert table.field == f"akino baki matsuri bisuke . {last}" and table.state.track == 8


def test_deck_090_091_a_new_threat_comes_to_slot_one_and_eliminates_who_is_there() -> None:
    table = upkeep("akino baki matsuri bisuke temari gaara").play("reveal kisame")
    assert table.field == "kisame baki matsuri bisuke temari gaara"
    assert table.eliminated == "akino"


def test_deck_091_a21_over_an_ally_on_slot_one_it_goes_to_slot_two() -> None:
    table = upkeep("white-zetsu baki matsuri bisuke temari gaara").play("reveal kisame")
    assert table.field == "white-zetsu kisame matsuri bisuke temari gaara"
    assert table.eliminated == "baki"


def test_deck_a22_over_a_gap_on_slot_one_it_goes_to_slot_two() -> None:
    table = upkeep(". baki matsuri bisuke temari gaara").play("reveal kisame")
    assert table.field == ". kisame matsuri bisuke temari gaara" and table.eliminated == "baki"


def test_deck_a23_a_fresh_threat_does_not_move_in_the_same_upkeep() -> None:
    table = upkeep("akino baki matsuri bisuke temari gaara").play("reveal kisame").settle()
    assert table.field.startswith("kisame") and table.actor == 1


def test_deck_092_some_threats_do_something_when_they_are_revealed() -> None:
    table = upkeep("akino baki matsuri bisuke temari gaara").play("reveal deidara")
    assert table.field == "deidara baki matsuri bisuke . ."
    assert table.eliminated == "akino gaara temari"


def test_deck_a24_at_the_set_up_only_masks_are_placed() -> None:
    for threat, masks in (("deidara", 0), ("kakuzu", 4)):
        table = arena("").state
        assert table.masks == 0
        fresh = fresh_game()
        fresh.play(f"reveal {threat}")
        assert fresh.state.masks == masks and fresh.eliminated == ""


def fresh_game() -> Any:
    """Before the first Threat is revealed."""
    from arena import Arena

    table = Arena(2, {}).play("team kakashi, team gai")
    while table.state.phase == phases.DRAWING:
        table.play(table.legal[0])
    return table


def test_deck_093_gaps_are_filled_from_left_to_right() -> None:
    table = upkeep("itachi akino . matsuri . temari")
    table.play("reveal baki, reveal bisuke, reveal gaara")
    assert table.field == "baki itachi bisuke matsuri gaara temari"


def test_deck_094_items_slide_down_before_the_market_is_filled() -> None:
    table = upkeep("itachi akino baki matsuri bisuke temari", market=". kunai ramen headband")
    table.play("reveal gaara")
    assert table.market == "ramen kunai . headband"
    assert table.play("reveal shuriken").market == "ramen kunai shuriken headband"


def test_deck_095_empty_mission_places_are_filled() -> None:
    table = arena("", missions="lost-cat").end_turn()
    assert min(table.state.posted) >= 0 and table.state.posted[0] == 2


def test_deck_097_then_the_left_neighbour_has_a_turn() -> None:
    assert arena("", seats=3).end_turn().actor == 1


def test_deck_a1_an_empty_reserve_leaves_gaps_and_nothing_is_recycled() -> None:
    table = arena("", field="itachi")
    state = table.state
    for kind in range(len(state.reserve)):
        for _ in range(int(state.reserve[kind])):
            table.put("eliminated", GAME.cards.characters[kind].id)
    assert table.end_turn().field == ". . itachi . . ."


def test_deck_a2_if_no_threat_is_left_slot_one_is_filled_like_the_others() -> None:
    table = arena("")
    for card in GAME.cards.characters:
        if card.group == "threat":
            table.put("eliminated", card.id)
    table.end_turn()
    assert table.state.threat == -1 and "." not in table.field.split()


def test_deck_a3_without_tokens_a_beaten_threat_brings_only_itself() -> None:
    table = arena("pain sasuke", field="itachi", step="deploy")
    table.state.track = 0
    table.play("fight itachi, with pain, with sasuke, strike")
    assert table.state.phase == phases.DEPLOYING and table.infirmary() == "itachi"


def test_deck_a36_an_empty_mission_pile_leaves_places_empty() -> None:
    table = arena("")
    for mission, number in enumerate(list(table.state.missions)):
        for _ in range(int(number)):
            table.did_mission(GAME.cards.missions[mission].id, seat=1)
    assert list(table.end_turn().state.posted) == [-1, -1, -1]


def test_deck_a37_when_the_shuffled_items_are_gone_those_under_them_come_in_order() -> None:
    table = arena("")
    state = table.state
    for item in (3, 1, 2, 0):
        state.items[item] -= 1
        return_item(state, item)
    for item, number in enumerate(list(state.items)):
        for _ in range(int(number)):
            state.items[item] -= 1
            return_item(state, item)
    assert table.end_turn().market == "summoning-seal shuriken ramen kunai"


def test_deck_040_whoever_beats_a_threat_takes_a_token_and_its_reward() -> None:
    table = arena("pain sasuke", field="itachi", step="deploy")
    table.play("fight itachi, with pain, with sasuke, strike, reveal token-scroll")
    assert table.scrolls == 2 and tokens_of(table.state, 0) == 1


def test_deck_041_a29_a30_everybody_unlocks_one_technique_from_the_active_player_on() -> None:
    table = arena("", seats=3, field="akino baki matsuri bisuke temari itachi").end_turn()
    table.play("deploy, end")
    assert sum(table.state.levels) == 3
    table = upkeep("akino baki matsuri bisuke temari itachi", seats=3)
    order = []
    while table.state.phase == phases.UNLOCKING:
        order.append(table.actor)
        assert all(text.startswith("unlock") for text in table.legal)
        table.play(table.legal[0])
    assert order == [0, 1, 2]


def test_deck_042_the_track_caps_the_level() -> None:
    table = arena("", field="akino baki matsuri bisuke temari itachi", unlocked="naruto-1")
    table.play("deploy, end")
    while table.state.phase == phases.DRAWING:
        table.play(table.legal[0])
    assert table.why_not("unlock naruto-2") == "DECK-042"
    assert table.offers("unlock") == ["sakura-1", "sai-1"]
    assert list(GAME.box.caps) == [1, 1, 2, 2, 2, 3, 3, 3, 3]


def test_deck_043_a_level_needs_the_one_below_it() -> None:
    table = upkeep("akino baki matsuri bisuke temari itachi")
    assert table.why_not("unlock naruto-2") == "DECK-043"
    assert table.why_not("unlock hinata-1") == "DECK-A45"


def test_deck_038_044_every_second_token_reveals_an_objective_and_the_eighth_the_scourge() -> None:
    table = arena("")
    revealed = []
    for number in range(1, 10):
        push(table.state, tasks.TOKEN, -2)
        advance(table.state)
        while table.state.phase == phases.UNLOCKING:
            table.play(table.legal[0])
        if table.actor < 0:
            revealed.append((number, table.legal[0].split()[1]))
            table.play(table.legal[0])
    assert [number for number, _ in revealed] == [2, 4, 6, 8]
    assert revealed[3][1] == "root-exposed" and table.state.last_round == 1
    assert [int(level) for level in table.state.levels[:6]] == [3] * 6


def test_deck_a42_the_scourge_is_always_revealed_before_the_end() -> None:
    table = arena("")
    while not table.state.over:
        table.end_turn()
    assert table.state.scourge >= 0 and -1 not in list(table.state.goals)
