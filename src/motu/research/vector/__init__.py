"""Many games at once: the compiled rules over numpy arrays, without Python in between."""

from __future__ import annotations

from motu.research.extra import require

require("numba")

from motu.research.vector.arrays import Step  # noqa: E402  (what is missing is named first)
from motu.research.vector.kahuna import VectorKahuna, streams  # noqa: E402

__all__ = ["Step", "VectorKahuna", "streams"]
