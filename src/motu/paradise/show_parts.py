"""What a view and a move are both shown with: hexes by name, and chits of the solitaire game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from motu.paradise.box import Box
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.show_types import SolitaireChit
from motu.paradise.state import SEA, UNSEEN
from motu.paradise.view import View


@lru_cache(maxsize=256)
def map_named(box: Box, tile: tuple[int, ...], known: int) -> Mapping[str, str]:
    """What lies in each known hex. All who look at a table share it, and it changes seldom."""
    return {
        NAMES[cell]: "sea" if tile[cell] == SEA else box.groups[tile[cell]].name
        for cell in cells_in(known)
        if tile[cell] != UNSEEN
    }


@lru_cache(maxsize=256)
def numbers_named(numbers: tuple[int, ...]) -> Mapping[str, int]:
    """The hexes with a number other than nought."""
    return {NAMES[cell]: number for cell, number in enumerate(numbers) if number}


def names_in(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_in(mask)]


def show_chit(view: View, chit: int) -> SolitaireChit:
    it = view.options.box.chits[chit]
    return {"chit": chit + 1, "expand": it.expand, "action": it.action, "late": it.late}
