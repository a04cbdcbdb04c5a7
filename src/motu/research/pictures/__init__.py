"""Views as pictures: the board of Kahuna, the map of Conquest of Paradise, and what lies beside them."""

from __future__ import annotations

from typing import Any

from PIL import Image

from motu.kahuna.view import View as KahunaView
from motu.research.pictures import kahuna, paradise


def picture(view: Any) -> Image.Image:
    """What a seat, or a spectator, sees."""
    return kahuna.picture(view) if isinstance(view, KahunaView) else paradise.picture(view)
