"""The tool that plants mutants: what it finds, and that it never plants two changes or none."""

import doctest
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent / "mutants"))
import draw
import plants


def test_the_examples_are_true() -> None:
    assert doctest.testmod(plants).failed == 0


@pytest.mark.parametrize("game", plants.GAMES)
def test_every_mutant_that_is_drawn_changes_one_line_of_one_module(game: str) -> None:
    drawn = draw.drawn(game)
    assert len(set(drawn)) == draw.WANTED[game]
    for mutant in drawn:
        texts = [path.read_text("utf-8") for path in plants.rules(draw.ROOT, game)]
        changed = [(text, plants.planted(text, mutant)) for text in texts]
        ((old, new),) = [(old, new) for old, new in changed if new is not None]
        lines = zip(old.splitlines(), new.splitlines(), strict=True)
        assert sum(one != other for one, other in lines) == 1
        compile(new, "mutant", "exec")


@pytest.mark.parametrize("game", plants.GAMES)
def test_every_mutant_that_is_kept_fits_one_place(game: str) -> None:
    texts = [path.read_text("utf-8") for path in plants.rules(draw.ROOT, game)]
    for mutant in plants.stored(game):
        fits = [text for text in texts if plants.planted(text, mutant) is not None]
        assert len(fits) == 1, mutant


def test_sixty_are_kept_at_least() -> None:
    assert sum(len(plants.stored(game)) for game in plants.GAMES) >= 60
