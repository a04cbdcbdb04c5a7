"""What every message about the game is made of: players, hexes and points as people call them."""

from __future__ import annotations

from typing import Any

from motu.core.errors import Message, Value, message
from motu.paradise.grid import NAMES
from motu.paradise.names import Named, group_name
from motu.paradise.options import SEATS
from motu.paradise.state import NOWHERE, WILD, State
from motu.paradise.view import View

PLAYERS = tuple(seat.lower() for seat in SEATS)


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
    return lambda s, viewer, seat, cell: say(what, seat, place=hex_name(s, cell))
