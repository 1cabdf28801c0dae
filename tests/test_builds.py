"""The compiled build plays like the sources: whole games, what the bots of a daily deal answer, and
what positions are worth (the engine of the pages is compared in the browser tests, and by `make
builds`)."""

import pytest

import quartett
from builds import ROOT, builds, played

GAMES = 5


def test_compiled_and_from_sources_the_same_games_are_played() -> None:
    if not quartett.is_compiled():
        pytest.skip("there is only one build here")
    (_, *sources), (_, *compiled) = (played(*how, GAMES) for _, *how in list(builds(ROOT))[:2])
    assert len(sources) == 12 and sources == compiled
