"""What can be written in a card file, derived from the types that read it."""

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec


def told(kinds: Mapping[str, type[msgspec.Struct]], leave_out: tuple[str, ...]) -> Iterator[str]:
    """Groups of cards with their fields.

    >>> class Card(msgspec.Struct):
    ...     copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    >>> list(told({"item": Card}, ()))
    ['item', '  [copies]: 1 to 9']
    """
    for group, kind in kinds.items():
        yield group
        for field in msgspec.structs.fields(kind):
            if field.name not in leave_out:
                yield f"  {named(field)}: {written(field.type)}"


def effects(titles: Mapping[str, Any]) -> Iterator[str]:
    """Families of effects with their meaning; a field in brackets is optional."""
    for title, union in titles.items():
        yield title
        for kind in get_args(union) or (union,):
            fields = msgspec.structs.fields(kind)
            parts = [f"{named(field)} = {written(field.type)}" for field in fields]
            yield f"  {kind.__struct_config__.tag}" + "".join(f", {part}" for part in parts)
            yield f"      {' '.join((kind.__doc__ or '').split())}"


def right(kind: Any) -> tuple[str, dict[str, str | int]] | None:
    """What would be right for a value of this type: a phrase and its arguments. None for effects,
    where the type alone does not say enough.

    >>> right(Annotated[int, msgspec.Meta(ge=0, le=99)]), right(tuple[Literal["leaf", "sand"], ...])
    (('right-number', {'lowest': 0, 'highest': 99}), ('right-choice', {'choices': 'leaf, sand'}))
    """
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return "right-number", {"lowest": parts[1].ge, "highest": parts[1].le}
    if origin is Literal:
        return "right-choice", {"choices": ", ".join(part for part in parts if part)}
    if origin is tuple:
        return right(parts[0])
    plain: dict[Any, tuple[str, dict[str, str | int]]] = {
        str: ("right-text", {}),
        bool: ("right-choice", {"choices": "true, false"}),
    }
    return plain.get(kind)


def named(field: msgspec.structs.FieldInfo) -> str:
    name = field.name.replace("_", "-")
    return name if field.required else f"[{name}]"


def written(kind: Any) -> str:
    """How to write a value.

    >>> written(Literal["play", "discard"]), written(bool), written(tuple[str, ...])
    ('play | discard', 'true | false', 'list of text')
    """
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        limits = parts[1]
        return f"{limits.ge} to {limits.le}"
    if origin is Literal:
        return " | ".join(str(word) or '""' for word in parts)
    if origin is tuple:
        return f"list of {written(parts[0])}"
    if isinstance(kind, UnionType) or (origin is not None and parts):
        if all(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in parts):
            return "effects"
        return " | ".join(written(part) for part in parts)
    return {bool: "true | false", int: "number", str: "text"}.get(kind, "effects")
