"""Deck Battle: the end of the game and the count."""

from arena import arena
from quartett.games.deckbattle import GAME


def test_deck_098_the_round_is_finished_so_that_all_have_had_as_many_turns() -> None:
    table = arena("", seats=3, field="akino baki matsuri bisuke temari itachi")
    table.state.track = 1
    table.end_turn()
    assert table.state.last_round and table.actor == 1
    table.end_turn().end_turn()
    assert table.state.over and list(table.state.turns) == [1, 1, 1]
    assert table.why_not("end", 0) == "DECK-098"


def test_deck_a34_if_the_last_seat_triggers_the_end_it_ends_right_there() -> None:
    table = arena("", field="akino baki matsuri bisuke itachi temari")
    table.state.track = 1
    table.end_turn()
    assert not table.state.over
    assert table.end_turn().state.over


def test_deck_001_103_most_points_win() -> None:
    table = arena("", discard="tsunade").put("discard", "gaara", seat=1)
    assert (table.scores, table.winners) == ([5, 4], [0])


def test_deck_099_100_a31_all_own_characters_count_and_starters_give_nothing() -> None:
    table = arena("danzo naruto", discard="akino", hand="baki", wounded="temari").put(
        "draw", "gaara"
    )
    assert table.scores == [4 + 1 + 1 + 2 + 4, 0]


def test_deck_a32_119_eliminated_characters_are_nobodys() -> None:
    table = arena("ebisu", discard="danzo", chakra=1).play("activate ebisu, choose danzo")
    assert (table.eliminated, table.scores) == ("danzo", [1, 0])


def test_deck_101_the_scourge_is_applied() -> None:
    table = arena("", wounded="danzo akino")
    assert table.scores[0] == 5 and table.goal("root-exposed").scores[0] == 1


def test_deck_020_a_scourge_may_change_who_can_win() -> None:
    table = arena("", discard="tsunade").goal("trial")
    table.state.beaten[1] = 1
    assert (table.scores, table.winners) == ([5, 0], [1])


def test_deck_102_characters_missions_tokens_masks_and_objectives_add_up() -> None:
    table = arena("", discard="danzo").did_mission("envoy").own_token("token-card").goal("duty")
    table.state.masks_won[0], table.state.spare_masks = 2, 2
    assert table.scores[0] == 4 + 2 + 1 + 2 * 3 + 1


def test_deck_a35_a_tie_is_a_shared_victory() -> None:
    table = arena("", discard="danzo").put("discard", "gaara", seat=1)
    assert table.winners == [0, 1]


def test_deck_a41_objectives_count_for_everybody_and_only_if_revealed() -> None:
    table = arena("").did_mission("lost-cat").did_mission("lost-cat", seat=1)
    assert table.scores == [0, 0] and table.goal("duty").scores == [1, 1]


def test_deck_008_affinities_count_for_objectives_without_starters() -> None:
    table = arena("sai", discard="sai-root danzo").goal("shadows")
    assert table.scores[0] == 2 + 4 + 2 * 2


def test_statistics_are_told_for_a_turn_and_tokens_are_not_threats() -> None:
    """A Threat that is beaten in the last round brings no token."""
    state = arena("").own_token("token-card").state
    state.beaten[0], state.turns[0] = 2, 5
    counted = [int(state.tally(index, 0)) for index in range(3)]
    assert dict(zip(GAME.tallies, counted, strict=True)) == {"threats": 2, "tokens": 1, "turns": 5}
    assert GAME.tallies[-1] == "turns"
