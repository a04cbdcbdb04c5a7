"""Many games at once: the compiled rules over numpy arrays, without Python in between."""

from __future__ import annotations

from motu.research.vector.arrays import Step
from motu.research.vector.kahuna import VectorKahuna, streams

__all__ = ["Step", "VectorKahuna", "streams"]
