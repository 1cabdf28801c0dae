"""Konoha: numbers fitted or measured in play, from `weights.toml`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.konoha.rules.strength import Strength
from quartett.games.weights import Weights

WEIGHTS: Final = Weights("quartett.games.konoha.players")
FITTED_TO: Final = i64(WEIGHTS.values["fitted_to"])


def whole_numbers(section: str, name: str) -> vec[i64]:
    return vec[i64]([int(word) for word in WEIGHTS.texts(section)[name].split()])


def numbers(section: str, name: str) -> vec[float]:
    return vec[float]([float(word) for word in WEIGHTS.texts(section)[name].split()])


def is_fitted(strength: Strength) -> bool:
    """Whether these are the cards that the numbers were fitted to, in the same order."""
    return strength.fingerprint == FITTED_TO
