"""The difference between two views of one viewer, as sent over the wire: see decision 0011."""

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from quartett.core.story import View

Change = dict[str, Any]
"""The new fields, each complete. For a list of objects of the same length only the items that
differ are given, by index, with only their new fields."""


Values = tuple[Any, ...]
"""The fields of a view, in order."""


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
        for field, old, new in zip(
            after.__struct_fields__, astuple(before), astuple(after), strict=True
        )
        if old is not new and old != new
    }


def own_change(before: View, after: View, shown: Values, now: Values, known: Change) -> Change:
    """The same for a seat, where the public change from `shown` to `now` is known: what its views
    share with those is not compared again."""
    found, fields = known.copy(), after.__struct_fields__
    olds, news = astuple(before), astuple(after)
    places = range(len(fields))
    own = {
        *compress(places, map(is_not, olds, shown)),
        *compress(places, map(is_not, news, now)),
    }
    for at in own:
        field, old, new = fields[at], olds[at], news[at]
        if old == new:
            found.pop(field, None)
        else:
            found[field] = _own_places(old, new, shown[at], now[at], known.get(field, {}))
    return found


def _places(old: Any, new: Any) -> Any:
    if not _is_placed(old, new):
        return new
    places = enumerate(zip(old, new, strict=True))
    return {
        str(at): _fields(was, now) for at, (was, now) in places if was is not now and was != now
    }


def _own_places(old: Any, new: Any, shown: Any, now: Any, known: Any) -> Any:
    if not (_is_placed(old, new) and len(shown) == len(now) == len(new)):
        return _places(old, new)
    found: Change = {}
    for at, own in enumerate(zip(old, new, shown, now, strict=True)):
        was, is_now, others_saw, others_see = own
        if was is others_saw and is_now is others_see:
            if str(at) in known:
                found[str(at)] = known[str(at)]
        elif was != is_now:
            found[str(at)] = _fields(was, is_now)
    return found


def _is_placed(old: Any, new: Any) -> bool:
    """Whether only the items that differ are sent."""
    return type(new) is tuple and len(old) == len(new) and isinstance(new[0], msgspec.Struct)


def _fields(old: msgspec.Struct, new: msgspec.Struct) -> Change:
    return {
        field: value
        for field, was, value in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
        if value is not was and value != was
    }


def changed(view: dict[str, Any], change: Change) -> dict[str, Any]:
    """The view after a change, both as read from JSON.

    >>> changed({"pile": 3, "seats": [{"cards": []}, {}]}, {"seats": {"0": {"cards": ["a"]}}})
    {'pile': 3, 'seats': [{'cards': ['a']}, {}]}
    """
    return view | {field: _placed(view[field], new) for field, new in change.items()}


def _placed(old: Any, new: Any) -> Any:
    if not isinstance(old, list) or not isinstance(new, dict):
        return new
    return [was | new.get(str(at), {}) for at, was in enumerate(old)]
