"""Every decision that exists, each with a number that never changes: what the rules, records and programs speak of.

| kind | text | decision |
|---|---|---|
| first | `first:red+` | who plays first, and clockwise (+) or not (5) |
| home | `^G11` | a home: at the start (3.2), or a new one (8.4) |
| go | `>H12` | the explorer or the fleet goes to a hex (6, 7.3) |
| push | `~H12` | another's explorer is off course, and goes there (6.3) |
| hide | `hide` | keep a tile secret, with a marker on it (6.3) |
| reveal | `!H12` | turn a tile face up (6.3) |
| show | `!7` | turn a card face up (9.5) |
| done | `.` | enough: return, stop, end the step |
| take, put | `W@G11`, `:H12` | transit: take a piece, put it down (7.2) |
| flip | `/G11` | turn a transport canoe over (7.3, 8.4) |
| fleet | `@G11` | make up a fleet here (7.3) |
| add, drop | `+T`, `-T` | a canoe joins the fleet, stays behind; `+T1W` has sailed one hex and carries a band (7.3) |
| load, land | `+W`, `-W` | take aboard, put down (7.4); `+WT` into a transport canoe, though a war canoe has room |
| disband | `-R@G11` | take a rumor off the map (7.6) |
| fight | `*H12` | the battle to be fought next (8.1) |
| use | `#7` | use a card (9.5) |
| lose | `xW` | the piece that panics or is eliminated; V is a local warrior (8.2) |
| carry | `carry:2` | so many colonies come along where not all can (8.3) |
| retreat | `<H12` | where to retreat (8.3) |
| save | `W>V` | give up a piece to save a village (8.4) |
| build | `V+G11` | build: W C T L R, V village, A agriculture, K card; T^G11 is a transport canoe face up (9) |
| feast | `F+G11` | a village that Harvest Feast gives |
| focus | `focus` | focus inward (9.2) |
| settle | `S+G11` | a colony becomes a village (9.4) |
| fell | `fell:red` | Deforestation against a player (10.4) |
| role | `draw`, `order` | the last player draws the event, or chooses the order (11.2) |
| event | `event:12` | play an event that was kept (11.2) |
| pick, name | `=G11`, `=red` | the hex, the player that an event is about (11.2) |
| march | `W%G11` | a piece goes from here to the other of New Zealand's islands on foot (11.3) |
| store, spend | `store:G11`, `spend` | keep a build point of these groups, use the one kept (11.4) |
| search | `kumara:G11` | the explorer sets out from here in search of kumara (11.5) |
| levy | `WW+G11` | two warrior bands at the price of one (event War Fever) |
| chit | `chit:3` | the chit to be carried out next (solitaire) |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motu.paradise.box import CARDS, COLONIES, EVENTS, MOST_OF, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import CELLS, NAMES
from motu.paradise.options import SEATS
from motu.paradise.pieces import LETTERS
from motu.paradise.vessels import EMPTY, FARTHEST, KINDS, LOADS, load_of, sailed_by, text, vessel

CARRIED = MOST_OF[COLONIES] + 1
FACE_UP_TRANSPORT = 8
"""The item that is a transport canoe placed face up; the others are those of `box.ITEMS`."""
BUILDS = (*LETTERS, "V", "A", "K", "T^")
CHITS = 16
LOCAL = 2
"""What is lost, besides warrior bands (0) and war canoes (1): a local warrior."""
LOSSES = "WCV"


class Move(int):
    """A decision. There is one of each: `move is MOVES[move]`.

    kind    as in the table above
    text    the move in notation
    seen    what others see of it: nobody sees what kind of piece is taken, carried or left, but how far it has sailed
    cell    the hex it is about, or -1
    what    the piece, item, card, seat or number it is about, or -1
    """

    kind: str
    text: str
    seen: str
    cell: int
    what: int

    def __new__(cls, move: int | str) -> Move:
        """The move of this number, or the one that is written so."""
        return BY_TEXT[move.lower()] if isinstance(move, str) else super().__new__(cls, move)

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return numbered, (int(self),)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


_made: list[Move] = []
_HIDDEN = {"take": "?{}", "march": "?{}"}


def _make(kind: str, text: str, cell: int = -1, what: int = -1, seen: str = "") -> Move:
    move = Move(len(_made))
    move.kind, move.text, move.cell, move.what = kind, text, cell, what
    move.seen = seen or _HIDDEN.get(kind, "{}").format(text if kind not in _HIDDEN else text[1:])
    _made.append(move)
    return move


def _cells(kind: str, text: Callable[[str], str], what: int = -1) -> tuple[Move, ...]:
    """A move of this kind for every cell."""
    return tuple(_make(kind, text(name), cell, what) for cell, name in enumerate(NAMES))


# The order of these lines is the numbering: new kinds go to the end.
DONE = _make("done", ".")
HIDE = _make("hide", "hide")
FOCUS = _make("focus", "focus")
FIRST = tuple(
    tuple(_make("first", f"first:{seat.lower()}{sign}", -1, number) for sign in "+-")
    for number, seat in enumerate(SEATS)
)
FELL = tuple(_make("fell", f"fell:{seat.lower()}", -1, number) for number, seat in enumerate(SEATS))
SHOW = tuple(_make("show", f"!{card + 1}", -1, card) for card in range(CARDS))
USE = tuple(_make("use", f"#{card + 1}", -1, card) for card in range(CARDS))
_FRESH = {kind: vessel(kind) for kind in KINDS}
"""Canoes and rumors that have not sailed."""
_first = [
    _make(kinds[1] if kind in _FRESH else kinds[0], f"{sign}{letter}", -1, _FRESH.get(kind, kind), f"{sign}?")
    for sign, kinds in (("+", ("load", "add")), ("-", ("land", "drop")))
    for kind, letter in enumerate(LETTERS)
]
LOSE = tuple(_make("lose", f"x{letter}", -1, kind) for kind, letter in enumerate(LOSSES))
SAVE = tuple(_make("save", f"{letter}>V", -1, kind) for kind, letter in enumerate("WC"))
CARRY = tuple(_make("carry", f"carry:{number}", -1, number) for number in range(CARRIED))
HOME = _cells("home", "^{}".format)
GO = _cells("go", ">{}".format)
PUSH = _cells("push", "~{}".format)
REVEAL = _cells("reveal", "!{}".format)
PUT = _cells("put", ":{}".format)
FLIP = _cells("flip", "/{}".format)
FLEET = _cells("fleet", "@{}".format)
DISBAND = _cells("disband", "-R@{}".format)
FIGHT = _cells("fight", "*{}".format)
RETREAT = _cells("retreat", "<{}".format)
FEAST = _cells("feast", "F+{}".format)
SETTLE = _cells("settle", "S+{}".format)
TAKE = tuple(_cells("take", f"{letter}@{{}}".format, kind) for kind, letter in enumerate(LETTERS))
BUILD = tuple(
    _cells("build", f"{item}{{}}".format if item == "T^" else f"{item}+{{}}".format, number)
    for number, item in enumerate(BUILDS)
)
# The advanced rules and the solitaire game.
DRAW = _make("role", "draw")
ORDER = _make("role", "order")
SPEND = _make("spend", "spend")
PLAY_EVENT = tuple(_make("event", f"event:{event + 1}", -1, event) for event in range(EVENTS))
NAME = tuple(_make("name", f"={seat.lower()}", -1, number) for number, seat in enumerate(SEATS))
CARRY_OUT = tuple(_make("chit", f"chit:{chit + 1}", -1, chit) for chit in range(CHITS))
PICK = _cells("pick", "={}".format)
MARCH = {kind: _cells("march", f"{LETTERS[kind]}%{{}}".format, kind) for kind in (WARRIORS, COLONIES)}
STORE = _cells("store", "store:{}".format)
SEARCH = _cells("search", "kumara:{}".format)
LEVY = _cells("levy", "WW+{}".format)

# Canoes one by one (7.3, 7.4).
_vessels = [vessel(kind, load, hexes) for hexes in range(FARTHEST + 1) for kind in KINDS for load in LOADS[kind]]
ADD = {_FRESH[kind]: _first[kind] for kind in KINDS} | {
    it: _make("add", f"+{text(it)}", -1, it, f"+?{sailed_by(it)}") for it in _vessels if 0 < sailed_by(it) < FARTHEST
}
"""A canoe or a rumor joins the fleet, by vessel: with its load, if it has sailed before."""
DROP = {_FRESH[kind]: _first[len(LETTERS) + kind] for kind in KINDS} | {
    it: _make("drop", f"-{text(it)}", -1, it, f"-?{sailed_by(it) or ''}")
    for it in _vessels
    if it not in _FRESH.values()
}
"""One of the fleet stays behind, with its load."""
LOAD_ANY = {kind: _first[kind] for kind in (WARRIORS, COLONIES)}
LAND_ANY = {kind: _first[len(LETTERS) + kind] for kind in (WARRIORS, COLONIES)}
"""A band or a colony comes aboard, or is put down: in and from which canoe goes without saying."""
_carriers = [(kind, load) for kind in (WAR_CANOES, TRANSPORTS) for load in LOADS[kind] if load != EMPTY]
LOAD = {
    vessel(kind, load, hexes): _make("load", f"+{LETTERS[load]}{text(vessel(kind, EMPTY, hexes))}", -1, it, "+?")
    for hexes in range(FARTHEST)
    for kind, load in _carriers
    for it in (vessel(kind, load, hexes),)
}
LAND = {
    vessel(kind, load, hexes): _make("land", f"-{LETTERS[load]}{text(vessel(kind, EMPTY, hexes))}", -1, it, "-?")
    for hexes in range(FARTHEST + 1)
    for kind, load in _carriers
    for it in (vessel(kind, load, hexes),)
}
"""The same with the canoe named, as the vessel it is with this load."""

BASE = 3 + 8 + 4 + 2 * CARDS + 10 + 5 + CARRIED + 26 * CELLS
"""How many decisions the base game has."""
MOVES = tuple(_made)
BY_TEXT = {move.text.lower(): move for move in MOVES}
assert len(BY_TEXT) == len(MOVES) == BASE + 3 + EVENTS + 4 + CHITS + 6 * CELLS + 90
assert all(load_of(move.what) == EMPTY for move in ADD.values() if not sailed_by(move.what))


def numbered(number: int) -> Move:
    """The move of this number: what a pickled move becomes again."""
    return MOVES[number]
