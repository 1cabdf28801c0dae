"""Observations scaled to 0 to 1, for learners that need it."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quartett.core.observation import Observation

Scaled = NDArray[np.float32]
WIDE: Final = 100
"""A field that may exceed this is scaled logarithmically: its bounds are far beyond typical values,
and small differences matter there."""


class Scale:
    """Scales each number by the bounds of its field. On a logarithmic scale, a field that may be
    negative has its 0 in the middle.

    >>> from quartett import games
    >>> scale = Scale(games.load("push").observation(2))
    >>> seen = scale(np.zeros(scale.low.shape, np.int16))
    >>> seen.dtype.name, float(seen.min()) >= 0, float(seen.max()) <= 1
    ('float32', True, True)
    """

    def __init__(self, observation: Observation) -> None:
        lengths = [field.length for field in observation.fields]
        low = np.repeat([field.low for field in observation.fields], lengths)
        high = np.repeat([field.high for field in observation.fields], lengths)
        self._wide = np.maximum(np.abs(low), high) > WIDE
        self.low, self.span = self._measured(low), np.ones(low.shape)
        span = self._measured(high) - self.low
        self.span[span > 0] = span[span > 0]

    def _measured(self, numbers: NDArray[Any]) -> NDArray[np.float64]:
        wide = np.sign(numbers) * np.log1p(np.abs(numbers.astype(np.float64)))
        return np.where(self._wide, wide, numbers)

    def __call__(self, rows: NDArray[Any]) -> Scaled:
        """One observation, or many as rows."""
        return ((self._measured(rows) - self.low) / self.span).astype(np.float32)

    def space(self) -> Any:
        return spaces.Box(np.float32(0), np.float32(1), self.low.shape, np.float32)
