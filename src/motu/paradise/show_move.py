"""A move in words and numbers: what it is about, so that nobody has to read its notation."""

from __future__ import annotations

from motu.paradise.explain import search_odds
from motu.paradise.grid import NAMES
from motu.paradise.moves import FACE_UP_TRANSPORT, FIRST, LAND_ANY, LOAD_ANY, LOSSES, Move
from motu.paradise.pieces import LETTERS
from motu.paradise.show_parts import show_chit
from motu.paradise.show_types import Item, MovedCanoe, ParadiseMove
from motu.paradise.state import NOWHERE
from motu.paradise.vessels import EMPTY, kind_of, load_of, sailed_by, with_load
from motu.paradise.view import View


def show_move(view: View, move: Move) -> ParadiseMove:
    """A move, and what it is about; a search for kumara has its odds."""
    kind, what = move.kind, move.what
    shown: ParadiseMove = {"move": move.text, "kind": kind}
    if move.cell != NOWHERE:
        shown["hex"] = NAMES[move.cell]
    if kind in _PIECES:
        shown["piece"] = _PIECES[kind][what]
    elif kind in ("add", "drop"):
        shown["piece"] = LETTERS[kind_of(what)]
        shown["canoe"] = _moved(what)
    elif kind in ("load", "land"):
        _of_a_load(shown, move)
    elif kind == "put" and view.taken != NOWHERE:
        shown["piece"] = LETTERS[view.taken]
    elif kind == "build":
        shown["item"] = "transport-up" if what == FACE_UP_TRANSPORT else _ITEMS[what]
    elif kind in ("show", "use"):
        shown["card"] = view.options.box.cards[what].name
    elif kind == "event":
        shown["event"] = view.options.box.events[what].name
    elif kind in ("first", "fell", "name"):
        shown["seat"] = what
        if kind == "first":
            shown["clockwise"] = move in _CLOCKWISE
    elif kind == "carry":
        shown["number"] = what
    elif kind == "chit":
        shown.update(show_chit(view, what))  # type: ignore[typeddict-item]
    elif kind == "search":
        odds = search_odds(view, move.cell)
        shown["odds"] = {"found": float(odds.found), "lost": float(odds.lost)}
    return shown


_PIECES = {"take": LETTERS, "march": LETTERS, "save": LETTERS, "lose": LOSSES}
_CLOCKWISE = {first[0] for first in FIRST}
_ITEMS: tuple[Item, ...] = (
    "warriors",
    "war-canoe",
    "transport",
    "colony",
    "rumor",
    "village",
    "agriculture",
    "card",
)


def _of_a_load(shown: ParadiseMove, move: Move) -> None:
    """The piece, and the canoe where it is named."""
    if move in _ANY:
        shown["piece"] = LETTERS[move.what]
    else:
        shown["piece"] = LETTERS[load_of(move.what)]
        shown["canoe"] = _moved(with_load(move.what, EMPTY) if move.kind == "load" else move.what)


_ANY = {*LOAD_ANY.values(), *LAND_ANY.values()}


def _moved(it: int) -> MovedCanoe:
    load = load_of(it)
    return {"canoe": LETTERS[kind_of(it)], "load": "" if load == EMPTY else LETTERS[load], "sailed": sailed_by(it)}
