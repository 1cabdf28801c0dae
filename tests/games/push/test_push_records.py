"""Push: in every kept game the points add up."""

from pathlib import Path

import pytest

from quartett.core.chance import NOBODY
from quartett.core.record import Record, parse
from quartett.core.replay import check_header, replay
from quartett.games.push import GAME
from quartett.games.push.rules.game import Push
from quartett.games.push.telling.view import PushView
from retelling import RECORDS

KEPT = sorted((RECORDS / "push").glob("*.quartett"))
ALL_POINTS = 315


def begun(record: Record) -> Push:
    return GAME.begin(record.seats, check_header(GAME, record))


def worth(cards: tuple[str, ...]) -> int:
    """Counted from the names, not with the arithmetic of the rules."""
    return sum(int(card.rpartition("-")[2]) for card in cards if "-" in card)


def check_points(view: PushView) -> None:
    """What lies open is worth what its cards say."""
    for layout in view.seats:
        assert layout.open_points == worth(layout.open)
        assert layout.banked_points == worth(layout.banked)
    for column in view.columns:
        assert column.points == worth(column.cards)


@pytest.mark.parametrize("path", KEPT[::2], ids=lambda path: path.stem)
def test_push_44_in_a_kept_game_all_points_are_somewhere_at_every_step(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    state = begun(record)
    drawn = [0]
    for move in replay(GAME, record, state):
        if move.text.startswith("draw") and "-" in move.text:
            drawn.append(int(move.text.rpartition("-")[2]))
        view = GAME.view(state.masked(NOBODY))
        check_points(view)
        lying = sum(column.points for column in view.columns)
        flipped = worth((view.flipped,))
        assert sum(drawn) == sum(state.scores()) + lying + flipped + worth(view.discard_cards)
    assert sum(drawn) == ALL_POINTS == sum(state.scores()) + worth(view.discard_cards)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_push_44_the_scores_of_a_kept_game_are_the_numbers_in_the_layouts(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    state = begun(record)
    for _ in replay(GAME, record, state):
        pass
    view = GAME.view(state.masked(NOBODY))
    check_points(view)
    scores = [worth(layout.open + layout.banked) for layout in view.seats]
    assert scores == state.scores() == [int(score) for score in record.ending["scores"].split()]
    assert sum(scores) + worth(view.discard_cards) == ALL_POINTS


def test_the_kept_games_hold_all_that_can_happen() -> None:
    """Otherwise they would prove little."""
    told: dict[str, int] = {}
    for path in KEPT[::6]:
        record = parse(path.read_text("utf-8"))
        state = begun(record)
        state.story = []
        for _ in replay(GAME, record, state):
            pass
        for event in GAME.events(state.story, NOBODY):
            told[event.line.name] = told.get(event.line.name, 0) + 1
    for name in ("busted", "colour-banked", "column-left-over", "die-rolled", "column-taken"):
        assert told[name] >= 20
