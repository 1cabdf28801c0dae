"""The capacity plan: the document shows what is computed from the figures it names."""

from pathlib import Path

import pytest
from benchmarks.capacity import COSTS, Assumed, limits, plan, players_of_one_database, table

ROOT = Path(__file__).parents[1]
each_game = pytest.mark.parametrize("game", COSTS)


def test_the_document_shows_what_is_computed() -> None:
    told = (ROOT / "docs/capacity.md").read_text()
    assert table(Assumed()) in told and limits(Assumed()) in told


@each_game
def test_costs_are_those_of_the_benchmarks(game: str) -> None:
    measured = (ROOT / "benchmarks/README.md").read_text()
    cost = COSTS[game]
    assert f"| {cost.move_ms} | {cost.move_bytes:,} |" in measured


@each_game
def test_twice_the_players_need_twice_as_much(game: str) -> None:
    once, twice = (plan(COSTS[game], Assumed(players=n)) for n in (10**6, 2 * 10**6))
    assert twice.moves == 2 * once.moves and twice.rows == 2 * once.rows
    assert twice.thinking_cores == 2 * once.thinking_cores
    full = Assumed(players=players_of_one_database(COSTS[game], Assumed()))
    assert plan(COSTS[game], full).databases == 1


@each_game
def test_without_bots_nobody_thinks(game: str) -> None:
    found = plan(COSTS[game], Assumed(people=4.0))
    assert found.bot_moves == found.thinking_cores == 0 and found.first != "thinking"
