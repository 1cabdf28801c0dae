"""Generates the TypeScript types of the wire from docs/api.schema.json: `python client/wire.py`.

A test generates them again and compares.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
SCHEMA: Final = HERE.parent / "docs" / "api.schema.json"
TARGET: Final = HERE / "src" / "wire.ts"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
TAKEN: Final = {"Event": "GameEvent"}
"""The browser already has a type of this name."""


def type_name(name: str) -> str:
    """
    >>> type_name("quartett.games.push.telling.view.SeatView")
    'PushSeatView'
    """
    parts = name.split(".")
    if len(parts) > 1:
        return parts[2].capitalize() + parts[-1]
    return TAKEN.get(name, name)


def type_of(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return type_name(part["$ref"].removeprefix("#/$defs/"))
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(type_of(one) for one in part["anyOf"])
    kind = part.get("type")
    if kind == "array":
        return list_of(part)
    if kind == "object":
        return f"Record<string, {type_of(part.get('additionalProperties', {}))}>"
    return "null" if kind == "null" else PLAIN.get(str(kind), "unknown")


def list_of(part: dict[str, Any]) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(type_of(one) for one in part['prefixItems'])}]"
    inner = type_of(part.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def declaration(name: str, part: dict[str, Any]) -> str:
    if "properties" not in part:
        return f"export type {type_name(name)} =\n  | " + "\n  | ".join(union(part)) + ";\n"
    # Clients may leave out fields with a default; what they receive is always complete.
    sent = part.get("additionalProperties") is False
    required = set(part.get("required", ()))
    fields = [
        f"  {field}{'?' if sent and field not in required else ''}: {type_of(content)};\n"
        for field, content in part["properties"].items()
    ]
    return f"export interface {type_name(name)} {{\n{''.join(fields)}}}\n"


def union(part: dict[str, Any]) -> list[str]:
    return [type_of(one) for one in part.get("anyOf", [part])]


def typescript(schema: dict[str, Any]) -> str:
    version = re.search(r"\d+", schema["title"])
    assert version is not None
    head = "// Made by client/wire.py from docs/api.schema.json.\n\n"
    head += f"export const VERSION = {version[0]};\n"
    whole = {**schema["$defs"], **{k.capitalize(): schema["properties"][k] for k in ENDS}}
    return head + "".join("\n" + declaration(name, part) for name, part in sorted(whole.items()))


ENDS: Final = ("sent", "received")


if __name__ == "__main__":
    TARGET.write_text(typescript(json.loads(SCHEMA.read_text("utf-8"))), "utf-8")
