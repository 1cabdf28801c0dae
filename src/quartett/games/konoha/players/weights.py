"""Konoha: the numbers that were fitted or measured by play, from `weights.toml`."""

import tomllib
from pkgutil import get_data
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.konoha.rules.strength import Strength


def _read() -> dict[str, Any]:
    data = get_data("quartett.games.konoha.players", "weights.toml")
    assert data is not None
    return tomllib.loads(data.decode())


_FILE: Final = _read()
FITTED_TO: Final = i64(_FILE["fitted_to"])


def whole_numbers(section: str, name: str) -> vec[i64]:
    return vec[i64]([int(word) for word in _FILE[section][name].split()])


def numbers(section: str, name: str) -> vec[float]:
    return vec[float]([float(word) for word in _FILE[section][name].split()])


def is_fitted(strength: Strength) -> bool:
    """Whether these are the cards that the numbers were fitted to, in the same order."""
    return strength.fingerprint == FITTED_TO
