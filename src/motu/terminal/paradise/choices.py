"""What can be done now, in groups, in the order in which a person looks for it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from motu.paradise.box import ITEMS
from motu.paradise.explain import search_odds
from motu.paradise.grid import NAMES
from motu.paradise.moves import FACE_UP_TRANSPORT, FIRST, LAND_ANY, LOAD_ANY, LOSSES, Move
from motu.paradise.names import PLAYERS, card_name, group_name, hex_name, label
from motu.paradise.pieces import LETTERS
from motu.paradise.solitaire.log import chit_words
from motu.paradise.state import EXPLORE, NOWHERE, SEARCH, STAGES
from motu.paradise.steps import at_any_time
from motu.paradise.vessels import EMPTY, load_of, sailed_by
from motu.paradise.vessels import kind_of as vessel_kind
from motu.paradise.view import View
from motu.terminal.console import Console
from motu.terminal.paradise import events
from motu.terminal.paradise.places import stack_text
from motu.terminal.presenter import Choice, Group

ORDER = (
    *events.KINDS,
    "first",
    "home",
    "explore",
    "look",
    "cross",
    "search",
    "seek",
    "arrive",
    "push",
    "hide",
    "turn",
    "take",
    "put",
    "fight",
    "use",
    "lose",
    "carry",
    "retreat",
    "save",
    "settle",
    "village",
    "feast",
    "agriculture",
    "colony",
    "transport",
    "transport-up",
    "war-canoe",
    "warriors",
    "rumor",
    "card",
    "spend",
    "store",
    "focus",
    "fleet",
    "sail",
    "add",
    "load",
    "land",
    "drop",
    "march",
    "flip",
    "fell",
    "chit",
    "done",
    "aside",
)
"""The groups of choices: those of the decision at hand, what ends it, and then what can be done at any time."""
WITH_PIECE = ("lose", "save", "take", "march")
"""Kinds of moves that are about a piece."""
CANOES = ("add", "drop")
"""Kinds of moves that are about a canoe; `load` and `land` are about what it carries."""


def groups(view: View, moves: Sequence[Move], console: Console) -> list[Group]:
    """Every move under the title of its group."""
    found: dict[str, list[Choice]] = {}
    for move in moves:
        kind = kind_of(view, move)
        found.setdefault("aside" if kind in at_any_time.KINDS else kind, []).append(_choice(view, move, console))
    return [Group(_title(view, kind, console), found[kind]) for kind in ORDER if kind in found]


def _title(view: View, kind: str, console: Console) -> str:
    """What a group of choices is about; what can be built has its price."""
    if kind in events.KINDS:
        return console.say("paradise-choices-event", kind=kind)
    if kind == "chit":
        return console.say("paradise-choices-chit")
    title = console.say("paradise-choices", kind=kind)
    item = "transport" if kind == "transport-up" else kind
    if item not in ITEMS:
        return title
    return console.say("paradise-choices-cost", title=title, cost=view.options.box.costs[ITEMS.index(item)])


def kind_of(view: View, move: Move) -> str:
    """The group that a move belongs to: as fine as a person tells them apart."""
    if move.kind == "go" and view.stage == SEARCH:
        return "arrive" if move.cell in view.options.box.south_america else "seek"
    if move.kind == "go":
        return _going(view, move.cell) if view.stage == EXPLORE else "sail"
    if move.kind == "build":
        return _item(move)
    if move.kind == "reveal" and move.cell == view.looking:
        return "turn"
    return events.kind_of(view, move)


def _going(view: View, cell: int) -> str:
    if view.known >> cell & 1:
        return "cross"
    return "look" if view.secret >> cell & 1 else "explore"


def _item(move: Move) -> str:
    return "transport-up" if move.what == FACE_UP_TRANSPORT else ITEMS[move.what]


def _choice(view: View, move: Move, console: Console) -> Choice:
    effect = ""
    if move.kind in ("show", "use"):
        effect = console.say("paradise-effect", effect=view.options.box.cards[move.what].effect)
    elif move.kind == "event":
        effect = events.effect(view, move, console)
    places = (NAMES[move.cell],) if move.cell != NOWHERE else ()
    return Choice(move, move.text, _brief(view, move, console), explain(view, move, console), effect, places)


def _brief(view: View, move: Move, console: Console) -> str:
    """A word or two behind the notation: what it does not say itself."""
    if move.kind in ("show", "use"):
        return console.call(card_name(view.options.box, move.what))
    if move.kind == "event":
        return events.name(view, move.what, console)
    if move.kind in WITH_PIECE:
        return console.say("paradise-short", piece=_piece(move))
    if move.kind in CANOES:
        return console.say("paradise-short-canoe", **_canoe(move.what))
    if move.kind in ("load", "land"):
        return console.say("paradise-short-loading", **_loading(move))
    if move.kind == "disband":
        return console.say("paradise-short", piece="R")
    if move.kind == "fleet":
        chain = bool(view.chain[view.seat or 0] >> move.cell & 1)
        return stack_text(dict(view.own).get(move.cell, 0), chain)
    if move.kind == "flip":
        return console.say("paradise-short-flip", way=_way(view, move))
    if move.kind in ("focus", "spend"):
        return console.say("paradise-short-focus")
    if move.kind == "search":
        odds = search_odds(view, move.cell)
        return console.say("paradise-kumara-odds", found=_percent(odds.found), lost=_percent(odds.lost))
    if view.stage == SEARCH:
        return console.call(label(view.options.box, move.cell)) if move.cell in view.options.box.labels else ""
    if move.cell == NOWHERE:
        return explain(view, move, console)
    tile = view.tile[move.cell]
    return console.call(group_name(view.options.box, tile)) if tile >= 0 else ""


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def _canoe(it: int) -> dict[str, Any]:
    """What a canoe of the fleet is, what it carries, and how many hexes it has sailed."""
    load = load_of(it)
    return {
        "piece": LETTERS[vessel_kind(it)],
        "load": "none" if load == EMPTY else LETTERS[load],
        "hexes": sailed_by(it),
    }


def _loading(move: Move) -> dict[str, Any]:
    """What comes aboard or is put down, and from or into which canoe, where that is said."""
    if move in LOAD_ANY.values() or move in LAND_ANY.values():
        return {"load": LETTERS[move.what], "piece": "none", "hexes": 0}
    return _canoe(move.what)


def _piece(move: Move) -> str:
    return (LOSSES if move.kind == "lose" else LETTERS)[move.what]


def _way(view: View, move: Move) -> str:
    """Whether turning the canoe over lays it face up or down."""
    return "down" if view.chain[view.seat or 0] >> move.cell & 1 else "up"


def explain(view: View, move: Move, console: Console) -> str:
    """What a move would do."""
    kind = kind_of(view, move)
    if kind in events.KINDS:
        return events.would(view, move, console)
    if kind == "done" and view.stage in events.ENDINGS:
        return events.ending(view, console)
    if kind == "done":
        return console.say("paradise-done", stage=_ending(view))
    if kind == "first":
        way = "clockwise" if move is FIRST[move.what][0] else "counter"
        return console.say("paradise-would-first", other=PLAYERS[move.what], way=way, players=len(_alive(view)))
    if kind == "fell":
        return console.say("paradise-would-fell", other=PLAYERS[move.what])
    if kind == "chit":
        return console.say("paradise-would-chit", **chit_words(view, move.what))
    if kind == "carry":
        return console.say("paradise-would-carry", colonies=move.what)
    if move.kind == "build":
        return console.say("paradise-would-build", item=_item(move), place=hex_name(view, move.cell))
    place = hex_name(view, move.cell)
    if kind == "flip":
        return console.say("paradise-would-flip", place=place, way=_way(view, move))
    if kind in WITH_PIECE:
        return console.say("paradise-would-piece", kind=kind, piece=_piece(move), place=place)
    if kind in CANOES:
        return console.say("paradise-would-canoe", kind=kind, **_canoe(move.what))
    if kind in ("load", "land"):
        return console.say("paradise-would-load", kind=kind, **_loading(move))
    card = card_name(view.options.box, move.what) if kind in ("show", "use") else "-"
    return console.say("paradise-would", kind=kind, place=place, card=card)


def _alive(view: View) -> list[int]:
    return [seat for seat in range(view.count) if not view.out >> seat & 1]


def _ending(view: View) -> str:
    """Which decision "." would end."""
    stage = STAGES[view.stage]
    if stage == "explore" and view.at != NOWHERE:
        return "return"
    return "settle" if stage == "build" and view.settling else stage
