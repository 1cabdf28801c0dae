"""Deck Battle: what a view tells, for those who draw it."""

import pytest

from arena import Arena, arena
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.telling.view import DeckBattleView


def seen(table: Arena, viewer: int = 0) -> DeckBattleView:
    return GAME.view(table.state.masked(viewer))


@pytest.mark.parametrize(
    ("place", "table"),
    [
        ("discard", arena("ebisu", chakra=1, discard="danzo").play("activate ebisu")),
        ("infirmary", arena("kabuto", wounded="akino").play("activate kabuto")),
        ("", arena("kabuto")),
    ],
)
def test_a_view_tells_where_the_one_lies_that_is_asked_for(place: str, table: Arena) -> None:
    view = seen(table)
    assert view.choosing == place
    assert view.asks == ("choose" if place else "prepare")


def test_a_view_tells_which_jutsu_cards_can_be_picked() -> None:
    table = Arena(2, {"mode": "chunin"})
    view = seen(table, viewer=1)
    assert (view.asks, len(view.offer)) == ("pick", 12)
    table.play("pick naruto")
    assert set(view.offer) - set(seen(table).offer) == {"naruto"}


def test_deck_127_in_a_view_only_the_cards_passed_to_the_viewer_are_on_offer() -> None:
    table = Arena(2, {"mode": "kage"}).settle()
    mine, theirs = seen(table, 0), seen(table, 1)
    assert mine.asks == "keep" and len(mine.offer) == len(theirs.offer) == 3
    assert not set(mine.offer) & set(theirs.offer)
    assert seen(table, -2).offer == ()


def test_deck_042_a_view_tells_what_each_place_of_the_track_unlocks() -> None:
    view = seen(arena("naruto"))
    assert view.caps == GAME.cards.caps and len(view.caps) == view.track


def test_deck_111_a_view_counts_the_chips_on_the_board() -> None:
    table = arena("choji", teams=("asuma", "kakashi"))
    assert [seat.chips for seat in seen(table).seats] == [0, 0]
    table.state.chips = 4
    assert [seat.chips for seat in seen(table).seats] == [2, 0]


def test_deck_073_a_view_tells_what_an_item_brings_to_a_manoeuvre() -> None:
    """The Kunai is a term of its own: +2 Force in combat, and nothing for recruiting."""
    table = arena("naruto sakura", inventory="kunai", field="akino bisuke")
    table.play("equip kunai, on naruto, deploy, fight akino")
    shares = {one.card: (one.worth, one.item_worth) for one in seen(table).in_play}
    assert shares == {"naruto": (3, 2), "sakura": (0, 0)}
    table.play("cancel, recruit bisuke")
    assert [one.item_worth for one in seen(table).in_play] == [0, 0]


def test_deck_006_a_refusal_says_how_much_is_missing() -> None:
    table = arena("naruto", field="gamahiro", step="deploy")
    why = GAME.why_not(table.state, 0, GAME.moves.parse("fight gamahiro"))
    assert why is not None
    told = why.arguments
    assert told["missing"] == int(str(told["needed"])) - int(str(told["total"])) > 0


def test_a_view_names_characters_as_moves_do() -> None:
    table = arena("naruto naruto sai sai", field="matsuri . matsuri", inventory="kunai ramen")
    table.play("equip kunai, on naruto")
    names = [(one.place, one.name, one.item_name) for one in seen(table).in_play]
    assert names == [(0, "naruto", "kunai"), (1, "naruto 2", ""), (2, "sai", ""), (3, "sai", "")]
    for one in seen(table).in_play:
        assert f"channel {one.name}" in table.legal
    assert [slot.name for slot in seen(table).field] == ["matsuri", "", "matsuri 2", "", "", ""]
    table.play("equip ramen, on sai")
    assert [one.name for one in seen(table).in_play][2:] == ["sai", "sai 2"]


def test_of_two_missions_that_are_alike_the_first_is_done() -> None:
    table = arena("naruto", missions="merchant-escort rescue merchant-escort", scrolls=2)
    assert seen(table.play("mission merchant-escort")).missions == ("", "rescue", "merchant-escort")


def test_a_manoeuvre_tells_the_place_it_aims_at() -> None:
    table = arena(
        "naruto kakashi", field="matsuri . matsuri", market="kunai ramen kunai", step="deploy"
    )
    view = seen(table.play("recruit matsuri 2"))
    assert (view.manoeuvre.kind, view.manoeuvre.place) == ("recruit", 3)


def test_deck_117_a_view_lists_what_is_left_to_draw_for_its_owner_alone() -> None:
    """Who counts the own deck knows it; its order and the piles of others are secret."""
    table = arena("").only_draw("sai naruto naruto")
    assert seen(table, 0).seats[0].to_draw == ("naruto", "naruto", "sai")
    assert [seen(table, viewer).seats[0].to_draw for viewer in (1, -2)] == [(), ()]
    assert seen(table, 0).seats[1].to_draw == ()
    own = GAME.own_view(table.state.masked(0), seen(table, -2))
    assert own == seen(table, 0)
