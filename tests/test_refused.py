"""Visible moves that are not possible are listed with every question, and correctly so."""

import pytest

from quartett.core.chance import CHANCE
from quartett.table.updates import choices, refusals
from walks import ALL_GAMES, SOME, Setup, led

every_setup = pytest.mark.parametrize("setup", SOME, ids=str)
SILENT = {"konoha"}
"""Games in which all that lies in sight is possible."""


@every_setup
def test_within_reach_is_either_possible_or_refused_with_the_reason_of_the_rules(
    setup: Setup,
) -> None:
    game, told = setup.game, 0
    for state in led(setup, 3):
        for seat in state.owing:
            if seat == CHANCE:
                continue
            seen = state.masked(seat)
            reached = list(game.within_reach(seen, seat))
            possible = {choice.move for choice in choices(game, seen, seat)}
            refused = {one.move: one.reason for one in refusals(game, seen, seat)}
            assert len(reached) == len(set(reached))
            assert {game.moves.text(move) for move in reached} - possible == refused.keys()
            for move, reason in refused.items():
                assert game.why_not(state, seat, game.moves.parse(move)) == reason
            told += len(refused)
    assert (told > 0) == (setup.name not in SILENT)


def test_every_game_is_looked_at() -> None:
    assert {setup.name for setup in SOME} == set(ALL_GAMES)
