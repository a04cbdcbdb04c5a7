"""Kahuna and Conquest of Paradise for OpenSpiel: whoever imports this may load `motu_kahuna` and `motu_paradise`.

import pyspiel
import motu.research.openspiel

game = pyspiel.load_game("motu_kahuna(preset=classic,open_hands=yes)")
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401
except ImportError as error:
    raise ImportError(
        "OpenSpiel is not installed. It comes with motu's extra `research`: pip install 'motu[research]'. "
        "There are no packages of it for Windows."
    ) from error

from motu.research.openspiel.game import Game, Kahuna, Paradise, register
from motu.research.openspiel.state import State

__all__ = ["Game", "Kahuna", "Paradise", "State"]

register()
