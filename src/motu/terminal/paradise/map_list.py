"""The map as a list, a place a line: for pipes and screen readers. Where nothing is, nothing is said."""

from __future__ import annotations

from motu.paradise.box import Group
from motu.paradise.grid import CELLS, NAMES
from motu.paradise.phrases import PLAYERS, hex_name
from motu.paradise.pieces import LETTERS, counts
from motu.paradise.state import NOWHERE
from motu.paradise.vessels import pieces_of
from motu.paradise.view import View
from motu.terminal.paradise.seen import Map, Pile, Place
from motu.terminal.speech import Speech


def lines(view: View, speech: Speech) -> list[str]:
    """The groups and atolls that are known, secret tiles, and every hex with pieces in it, row by row."""
    chart = Map(view, speech.call)
    told = [_line(view, speech, chart.place(cell)) for cell in range(CELLS)]
    return [line for line in told if line]


def line(view: View, speech: Speech, cell: int) -> str:
    """All about one hex, even if nothing is there; nothing about what is off the map."""
    place = Map(view, speech.call).place(cell)
    return _line(view, speech, place) or ("" if place.kind == "off" else _land(view, speech, place))


def _line(view: View, speech: Speech, place: Place) -> str:
    parts = [speech.say("paradise-pile", player=PLAYERS[pile.seat], **_pile(speech, pile)) for pile in place.piles]
    if place.explorer:
        knots = speech.say("paradise-knots", knots=view.knots)
        parts.append(speech.say("paradise-explorer-here", player=PLAYERS[view.player], knots=knots))
    if place.fleet:
        fleet = _stack(speech, pieces_of(view.fleet)) or speech.say("paradise-pieces", number=view.fleet_size)
        parts.append(speech.say("paradise-fleet-here", player=PLAYERS[view.player], fleet=fleet))
    if place.kind in ("off", "unknown", "sea") and not parts:
        return ""
    return " ".join([_land(view, speech, place), *parts])


def _land(view: View, speech: Speech, place: Place) -> str:
    """What the hex is, and whose."""
    cell, group = place.cell, place.group
    if place.kind in ("unknown", "sea"):
        return speech.say("paradise-place-open", place=NAMES[cell], kind=place.kind)
    if place.kind == "secret":
        return _secret(speech, place)
    assert group is not None
    name = hex_name(view, cell)
    if place.kind == "atoll":
        return speech.say("paradise-place-atoll", place=name)
    squares = _squares(speech, group, view.improved[cell])
    if place.wild:
        return speech.say("paradise-place-wild", place=name, squares=squares, locals=group.locals)
    if place.holder == NOWHERE:
        return speech.say("paradise-place-free", place=name, squares=squares)
    return speech.say(
        "paradise-place-held",
        place=name,
        player=PLAYERS[place.holder],
        home="yes" if place.home else "no",
        villages=speech.say("paradise-side-villages", villages=view.villages[cell]),
        squares=squares,
    )


def _squares(speech: Speech, group: Group, improved: int) -> str:
    id_ = "paradise-squares-improved" if improved else "paradise-squares"
    return speech.say(id_, green=group.green, brown=group.brown, improved=improved)


def _secret(speech: Speech, place: Place) -> str:
    who = ", ".join(speech.say("paradise-seat", player=PLAYERS[seat]) for seat in place.seen_by) or "–"
    name, group = NAMES[place.cell], place.group
    if group is None:
        return speech.say("paradise-place-secret", place=name, players=who)
    squares = _squares(speech, group, 0)
    return speech.say("paradise-place-secret-own", place=name, players=who, group=place.name, squares=squares)


def _pile(speech: Speech, pile: Pile) -> dict[str, str | int]:
    """The pieces of a pile: the viewer's own by their kinds, others' by number, with those that lie face up."""
    pieces = _stack(speech, pile.own) or speech.say("paradise-pieces", number=pile.number)
    face_up = _stack(speech, pile.face_up)
    return {"pieces": pieces, "open": "yes" if face_up else "no", "face": face_up or "-"}


def _stack(speech: Speech, stack: int) -> str:
    """The pieces of a stack in words."""
    numbers = zip(LETTERS, counts(stack), strict=True)
    return ", ".join(speech.say("paradise-count", piece=letter, number=number) for letter, number in numbers if number)
