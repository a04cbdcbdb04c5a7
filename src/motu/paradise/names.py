"""What groups, cards and printed places are called: in the reader's language, or as a player's own box has them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from motu.core.errors import Message, message
from motu.paradise.box import Box
from motu.paradise.box_loader import default_box
from motu.paradise.grid import NAMES
from motu.paradise.steps.setup import slug

Named = str | Message


@cache
def _ours() -> frozenset[str]:
    """The names that the catalogues know: those of the house's box."""
    box = default_box()
    return frozenset((*(group.name for group in box.groups), *(card.name for card in box.cards), *box.labels.values()))


def called(name: str) -> Named:
    """A name out of a box, to be said in the reader's language where it is one of ours."""
    return message("paradise-name", key=slug(name), name=name) if name in _ours() else name


def group_name(box: Box, tile: int) -> Named:
    return called(box.groups[tile].name)


def card_name(box: Box, card: int) -> Named:
    return called(box.cards[card].name)


def label(box: Box, cell: int) -> Named:
    """The name printed in a hex; the hex, if none is."""
    name = box.labels.get(cell)
    return NAMES[cell] if name is None else called(name)


def group_names(box: Box, tiles: Iterable[int]) -> tuple[Named, ...]:
    return tuple(group_name(box, tile) for tile in tiles)
