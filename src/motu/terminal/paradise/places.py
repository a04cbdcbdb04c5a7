"""What lies in a hex, as the viewer knows it: what the drawn map and the listed one have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from motu.paradise.box import OFF_MAP, TRANSPORTS, Group
from motu.paradise.names import Named, group_name
from motu.paradise.pieces import LETTERS, count
from motu.paradise.state import NOWHERE, SEA, UNSEEN
from motu.paradise.view import View

INITIALS = "RYGB"
"""The seats on the map."""


class Pile(NamedTuple):
    """Pieces of one seat in a hex: how many, the own ones or those face up as a stack, and whether a chain canoe lies
    there."""

    seat: int
    number: int
    own: int
    face_up: int
    chain: bool


class Place(NamedTuple):
    """A hex of the map.

    kind        "off", "unknown", "secret", "sea", "atoll" or "group"
    group       what lies there, where the viewer knows it
    name        what that is called in the reader's language
    holder      who controls it, or NOWHERE
    """

    cell: int
    kind: str
    group: Group | None
    name: str
    holder: int
    wild: bool
    home: bool
    piles: tuple[Pile, ...]
    seen_by: tuple[int, ...]
    explorer: bool
    fleet: bool


class Map:
    """The hexes of a view, one after the other."""

    def __init__(self, view: View, call: Callable[[Named], str]) -> None:
        self.view = view
        self.call = call
        self.box = view.options.box
        self._piles = [dict(piles) for piles in view.piles]
        self._face_up = [dict(piles) for piles in view.face_up]
        self._own = dict(view.own)

    def place(self, cell: int) -> Place:
        view = self.view
        tile = view.tile[cell]
        holder = next((seat for seat in range(view.count) if view.held[seat] >> cell & 1), NOWHERE)
        here = view.at == cell
        return Place(
            cell=cell,
            kind=self._kind(cell, tile),
            group=self._group(cell, tile) if tile >= 0 else None,
            name=self.call(group_name(self.box, tile)) if tile >= 0 else "",
            holder=holder,
            wild=bool(view.wild >> cell & 1),
            home=cell in view.home,
            piles=tuple(self._pile(seat, cell) for seat in range(view.count) if cell in self._piles[seat]),
            seen_by=tuple(seat for seat in range(view.count) if view.marks[seat] >> cell & 1),
            explorer=here and view.origin == NOWHERE,
            fleet=here and view.origin != NOWHERE,
        )

    def _group(self, cell: int, tile: int) -> Group:
        """The group with the squares that events have left it (11.2)."""
        group, more = self.box.groups[tile], self.view.soil[cell]
        return replace(group, green=group.green + more) if more else group

    def _kind(self, cell: int, tile: int) -> str:
        if self.box.kinds[cell] == OFF_MAP:
            return "off"
        if self.view.secret >> cell & 1:
            return "secret"
        if tile == UNSEEN:
            return "unknown"
        if tile == SEA:
            return "sea"
        return "atoll" if self.box.groups[tile].atoll else "group"

    def _pile(self, seat: int, cell: int) -> Pile:
        own = self._own.get(cell, 0) if seat == self.view.seat else 0
        face_up = self._face_up[seat].get(cell, 0)
        if self.view.options.alone:  # all lies open
            own, face_up = face_up, 0
        chain = bool(self.view.chain[seat] >> cell & 1)
        return Pile(seat, self._piles[seat][cell], own, face_up, chain)


def stack_text(stack: int, chain: bool = False) -> str:
    """A stack in short: "2WC=" for two warrior bands, a war canoe, and the face-up canoe of a chain."""
    text = ""
    for kind, letter in enumerate(LETTERS):
        number = count(stack, kind) - (chain and kind == TRANSPORTS)
        if number > 0:
            text += f"{number if number > 1 else ''}{letter}"
    return text + "=" * chain
