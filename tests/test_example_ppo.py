"""A few steps of the MaskablePPO example, if sb3-contrib is installed (`make learners`)."""

import re
import runpy
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib")
FILE = Path(__file__).parents[1] / "examples" / "ppo.py"


def test_maskable_ppo_learns_and_never_makes_an_illegal_move() -> None:
    """An illegal move would end a game with less than any loss."""
    example = runpy.run_path(str(FILE))
    model = example["learn"](512, games=2)
    assert 0.0 <= example["contest"](model, 5) <= 1.0


def test_readme_shows_a_learner_that_runs() -> None:
    text = (FILE.parents[1] / "README.md").read_text("utf-8")
    (block,) = [b for b in re.findall(r"```python\n(.*?)```", text, re.S) if "sb3_contrib" in b]
    short = block.replace("200_000", "64").replace("n_steps=256", "n_steps=8")
    assert short.count("64") == 1
    found: dict[str, object] = {}
    exec(short, found)
    assert found["model"].num_timesteps >= 64  # type: ignore[attr-defined]
