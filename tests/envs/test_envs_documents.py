"""What is written about observations is what they are."""

from pathlib import Path

from quartett.envs.describe import document

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_tables_of_observations_are_up_to_date() -> None:
    assert DOCUMENT.read_text("utf-8") == document(), "run python -m quartett.envs.describe"
