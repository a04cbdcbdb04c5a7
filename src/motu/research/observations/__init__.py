"""What a seat sees, as numbers: out of a view alone, so nothing hidden can get in.

`part` says what a piece of an observation is and how pieces are joined; `kahuna` and `paradise` list those of a game.
"""

from __future__ import annotations

from typing import Any

from motu.research.observations import kahuna, paradise
from motu.research.observations.part import Array, Observer, Part

__all__ = ["OBSERVERS", "Array", "Observer", "Part"]

OBSERVERS: dict[str, Observer[Any, Any]] = {"kahuna": kahuna.OBSERVER, "paradise": paradise.OBSERVER}
"""For each game how its views become numbers."""
