"""The map as a list, a place a line: for pipes and screen readers. Where nothing is, nothing is said."""

from __future__ import annotations

from motu.paradise.box import Group
from motu.paradise.grid import CELLS, NAMES
from motu.paradise.names import PLAYERS, hex_name
from motu.paradise.pieces import LETTERS, counts
from motu.paradise.state import NOWHERE
from motu.paradise.vessels import pieces_of
from motu.paradise.view import View
from motu.terminal.console import Console
from motu.terminal.paradise.places import Map, Pile, Place


def lines(view: View, console: Console) -> list[str]:
    """The groups and atolls that are known, secret tiles, and every hex with pieces in it, row by row."""
    chart = Map(view, console.call)
    told = [_line(view, console, chart.place(cell)) for cell in range(CELLS)]
    return [line for line in told if line]


def line(view: View, console: Console, cell: int) -> str:
    """All about one hex, even if nothing is there; nothing about what is off the map."""
    place = Map(view, console.call).place(cell)
    return _line(view, console, place) or ("" if place.kind == "off" else _land(view, console, place))


def _line(view: View, console: Console, place: Place) -> str:
    parts = [console.say("paradise-pile", player=PLAYERS[pile.seat], **_pile(console, pile)) for pile in place.piles]
    if place.explorer:
        knots = console.say("paradise-knots", knots=view.knots)
        parts.append(console.say("paradise-explorer-here", player=PLAYERS[view.player], knots=knots))
    if place.fleet:
        fleet = _stack(console, pieces_of(view.fleet)) or console.say("paradise-pieces", number=view.fleet_size)
        parts.append(console.say("paradise-fleet-here", player=PLAYERS[view.player], fleet=fleet))
    if place.kind in ("off", "unknown", "sea") and not parts:
        return ""
    return " ".join([_land(view, console, place), *parts])


def _land(view: View, console: Console, place: Place) -> str:
    """What the hex is, and whose."""
    cell, group = place.cell, place.group
    if place.kind in ("unknown", "sea"):
        return console.say("paradise-place-open", place=NAMES[cell], kind=place.kind)
    if place.kind == "secret":
        return _secret(console, place)
    assert group is not None
    name = hex_name(view, cell)
    if place.kind == "atoll":
        return console.say("paradise-place-atoll", place=name)
    squares = _squares(console, group, view.improved[cell])
    if place.wild:
        return console.say("paradise-place-wild", place=name, squares=squares, locals=group.locals)
    if place.holder == NOWHERE:
        return console.say("paradise-place-free", place=name, squares=squares)
    return console.say(
        "paradise-place-held",
        place=name,
        player=PLAYERS[place.holder],
        home="yes" if place.home else "no",
        villages=console.say("paradise-side-villages", villages=view.villages[cell]),
        squares=squares,
    )


def _squares(console: Console, group: Group, improved: int) -> str:
    id_ = "paradise-squares-improved" if improved else "paradise-squares"
    return console.say(id_, green=group.green, brown=group.brown, improved=improved)


def _secret(console: Console, place: Place) -> str:
    who = ", ".join(console.say("paradise-seat", player=PLAYERS[seat]) for seat in place.seen_by) or "–"
    name, group = NAMES[place.cell], place.group
    if group is None:
        return console.say("paradise-place-secret", place=name, players=who)
    squares = _squares(console, group, 0)
    return console.say("paradise-place-secret-own", place=name, players=who, group=place.name, squares=squares)


def _pile(console: Console, pile: Pile) -> dict[str, str | int]:
    """The pieces of a pile: the viewer's own by their kinds, others' by number, with those that lie face up."""
    pieces = _stack(console, pile.own) or console.say("paradise-pieces", number=pile.number)
    face_up = _stack(console, pile.face_up)
    return {"pieces": pieces, "open": "yes" if face_up else "no", "face": face_up or "-"}


def _stack(console: Console, stack: int) -> str:
    """The pieces of a stack in words."""
    numbers = zip(LETTERS, counts(stack), strict=True)
    return ", ".join(console.say("paradise-count", piece=letter, number=number) for letter, number in numbers if number)
