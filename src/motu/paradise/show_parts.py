"""What a view and a move are both shown with: hexes by name, and chits of the solitaire game."""

from __future__ import annotations

from motu.paradise.grid import NAMES, cells_in
from motu.paradise.show_types import SolitaireChit
from motu.paradise.view import View


def names_in(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_in(mask)]


def show_chit(view: View, chit: int) -> SolitaireChit:
    it = view.options.box.chits[chit]
    return {"chit": chit + 1, "expand": it.expand, "action": it.action, "late": it.late}
