"""The schema in docs/ matches the types."""

from pathlib import Path

from quartett.web import schema

WRITTEN = Path(__file__).parent.parent.parent / "docs" / "api.schema.json"


def test_the_written_schema_is_up_to_date() -> None:
    """If not: python -m quartett.web.schema > docs/api.schema.json"""
    assert WRITTEN.read_text("utf-8") == schema.text()


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    whole = schema.schema()
    references = set(find(whole, "$ref"))
    assert references and references <= {f"#/$defs/{name}" for name in whole["$defs"]}


def find(part: object, key: str) -> list[str]:
    if isinstance(part, dict):
        own = [part[key]] if isinstance(part.get(key), str) else []
        return own + [found for value in part.values() for found in find(value, key)]
    if isinstance(part, list):
        return [found for value in part for found in find(value, key)]
    return []
