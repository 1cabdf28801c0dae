"""Deck Battle: what a view tells, for those who draw it."""

import pytest

from arena import Arena, arena
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.telling.view import DeckBattleView, InPlayView


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


def test_deck_006_a_refusal_says_how_much_is_missing() -> None:
    table = arena("naruto", field="gamahiro", step="deploy")
    why = GAME.why_not(table.state, 0, GAME.moves.parse("fight gamahiro"))
    assert why is not None
    told = why.arguments
    assert told["missing"] == int(str(told["needed"])) - int(str(told["total"])) > 0


@pytest.mark.parametrize(
    ("moves", "place"),
    [
        ("channel naruto", 1),
        ("send naruto", 0),
        ("equip ramen, on naruto", 1),
        ("deploy, fight gamahiro, with naruto", 1),
        ("deploy, fight gamahiro, with kunai", 0),
    ],
)
def test_a_view_tells_which_of_two_that_are_alike_a_move_means(moves: str, place: int) -> None:
    table = arena(
        "naruto naruto kakashi sai sai", field="gamahiro", inventory="kunai ramen", chakra=1
    )
    table.play("equip kunai, on naruto")
    *first, last = moves.split(", ")
    table.play(", ".join(first))
    verb = last.split()[0]
    before = seen(table).in_play
    wearing = last == "with kunai"
    narutos = [one for one in before if one.card == "naruto"]
    named = [one for one in narutos if verb != "with" or wearing == (one.item == "kunai")]
    assert [one.place for one in named if verb not in one.another] == [place]
    now = {one.place: one for one in seen(table.play(last)).in_play}
    changed = [
        one.place for one in before if (was := now.get(one.place)) is None or told(was) != told(one)
    ]
    assert changed == [place]


def told(one: InPlayView) -> tuple[str, bool, int]:
    return one.item, one.assigned, one.force


def test_of_two_missions_that_are_alike_the_first_is_done() -> None:
    table = arena("naruto", missions="merchant-escort rescue merchant-escort", scrolls=2)
    assert seen(table).mission_another == (False, False, True)
    assert seen(table.play("mission merchant-escort")).missions == ("", "rescue", "merchant-escort")


def test_a_view_tells_which_of_two_on_the_field_or_in_the_market_is_meant() -> None:
    table = arena(
        "naruto kakashi", field="matsuri . matsuri", market="kunai ramen kunai", step="deploy"
    )
    view = seen(table)
    assert [slot.another for slot in view.field] == [False, False, True, False, False, False]
    assert view.market_another == (False, False, True, False)
    table.play("recruit matsuri")
    assert (seen(table).manoeuvre.kind, seen(table).manoeuvre.place) == ("recruit", 1)
