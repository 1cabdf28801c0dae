"""The generated parts of a state match its attributes: see `fields.py`."""

from pathlib import Path

import pytest

import fields


@pytest.mark.parametrize("path", fields.files(), ids=lambda path: path.parts[-3])
def test_fields_and_fill_follow_from_the_attributes(path: Path) -> None:
    text = path.read_text("utf-8")
    assert fields.written(text) == text, "run `python tests/fields.py`"
