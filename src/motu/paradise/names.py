"""What messages about the game are made of: groups, cards, players and hexes as people call them, and points.

Names out of a box are said in the reader's language where they are ours; else as a player's own box has them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from motu.core.errors import Message, Value, message
from motu.paradise.box import Box, slug
from motu.paradise.box_loader import default_box
from motu.paradise.grid import NAMES
from motu.paradise.options import SEATS
from motu.paradise.pieces import LETTERS, counts
from motu.paradise.state import NOWHERE, WILD, State
from motu.paradise.view import View

Named = str | Message
PLAYERS = tuple(seat.lower() for seat in SEATS)


@cache
def _ours() -> frozenset[str]:
    """The names that the catalogues know: those of the house's box."""
    box = default_box()
    return frozenset((*(group.name for group in box.groups), *(card.name for card in box.cards), *box.labels.values()))


@lru_cache(maxsize=512)
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


def player_name(seat: int) -> str:
    """The name of a seat as messages have it; an independent group has none."""
    return "nobody" if seat == WILD else PLAYERS[seat]


def hex_name(s: State | View, cell: int) -> Named:
    """A hex as people call it: "Samoa (G11)", or "H12" where nothing is known to lie."""
    if cell == NOWHERE:
        return "-"
    tile = s.tile[cell]
    if tile < 0 or not s.known >> cell & 1:
        return NAMES[cell]
    return message("paradise-place", group=group_name(s.options.box, tile), hex=NAMES[cell])


def counted(stack: int, locals_: int = 0) -> tuple[Message, ...]:
    """How many pieces there are of each kind, and how many local warriors beside them."""
    numbers = [*zip(LETTERS, counts(stack), strict=True), ("V", locals_)]
    return tuple(message("paradise-count", piece=kind, number=number) for kind, number in numbers if number)


def here(s: State | View, cell: int) -> dict[str, Named]:
    """A hex for a message: as people call it, and as programs do."""
    return {"place": hex_name(s, cell), "hex": "" if cell == NOWHERE else NAMES[cell]}


def unnamed(cell: int) -> dict[str, Named]:
    """The same where nothing is told of what lies there."""
    return {"place": NAMES[cell], "hex": NAMES[cell]}


def setting_out(s: State | View, cell: int) -> dict[str, Named]:
    """The hex in which something begins that ends elsewhere."""
    return {"start": hex_name(s, cell), "from": NAMES[cell]}


def halves(number: int) -> str:
    """Points as people write them: 7½."""
    sign, number = ("-", -number) if number < 0 else ("", number)
    whole, half = divmod(number, 2)
    return f"{sign}{whole or ('' if half else 0)}{'½' if half else ''}"


# --- How an event is told: a function of the table, the viewer, and what the event says ------------------------------


def say(what: str, seat: int, **args: Value) -> Message:
    return message(what, player=player_name(seat), **args)


def plain(what: str) -> Any:
    return lambda s, viewer, seat: say(what, seat)


def at(what: str) -> Any:
    return lambda s, viewer, seat, cell: say(what, seat, **here(s, cell))
