"""What differs between two views of one viewer, as it goes over the wire: see decision 0011."""

from typing import Any

import msgspec

from quartett.core.story import View

Change = dict[str, Any]
"""The fields that are new, each whole. Of a list of objects that is as long as before only the
places that differ are given, by their index, and of each only its fields that are new."""


Views = tuple[View, View]
"""Of one viewer, before and after a step."""


def change(before: View, after: View) -> Change:
    """
    >>> from quartett import games
    >>> game = games.load("push")
    >>> state = game.start(2)
    >>> before = game.view(state)
    >>> state.apply(0, game.moves.parse("flip"))
    -1
    >>> change(before, game.view(state))
    {'actor': -1}
    """
    return {
        field: _places(old, new)
        for field in after.__struct_fields__
        if (old := getattr(before, field)) != (new := getattr(after, field))
    }


def own_change(views: Views, public: Views, known: Change) -> Change:
    """The same for a seat, where the change of what everybody sees is known: what its views have in
    common with those is not compared again."""
    (before, after), (shown, now) = views, public
    found: Change = {}
    for field in after.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if new is getattr(now, field) and old is getattr(shown, field):
            if field in known:
                found[field] = known[field]
        elif old != new:
            found[field] = _places(old, new)
    return found


def _places(old: Any, new: Any) -> Any:
    if type(new) is not tuple or len(old) != len(new) or not isinstance(new[0], msgspec.Struct):
        return new
    places = enumerate(zip(old, new, strict=True))
    return {str(at): _fields(was, now) for at, (was, now) in places if was != now}


def _fields(old: msgspec.Struct, new: msgspec.Struct) -> Change:
    return {
        field: value
        for field in new.__struct_fields__
        if (value := getattr(new, field)) != getattr(old, field)
    }


def changed(view: dict[str, Any], change: Change) -> dict[str, Any]:
    """The view after a change, both as they are read from JSON.

    >>> changed({"pile": 3, "seats": [{"cards": []}, {}]}, {"seats": {"0": {"cards": ["a"]}}})
    {'pile': 3, 'seats': [{'cards': ['a']}, {}]}
    """
    return view | {field: _placed(view[field], new) for field, new in change.items()}


def _placed(old: Any, new: Any) -> Any:
    if not isinstance(old, list) or not isinstance(new, dict):
        return new
    return [was | new.get(str(at), {}) for at, was in enumerate(old)]
