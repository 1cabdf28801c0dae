"""Deck Battle: what a view tells, for those who draw it."""

import pytest

from arena import Arena, arena
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.view import DeckBattleView


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
