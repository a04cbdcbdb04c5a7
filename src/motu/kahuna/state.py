"""The position: a few small integers and short lists, the same names as a numpy record in jitted code.

It holds no order of the deck: which card lies on top is decided when it is drawn. `Fields` declares every field once;
slots, copies, comparisons, the records of jitted code and the arrays of vectorised games all follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motu.kahuna.cards import letters_of
from motu.kahuna.options import Options

BRIDGES = 25
HAND_LIMIT = 5
ROW = 3
ROUNDS = 3

# The stages of a game.
HANDICAP, TURN, EXCESS, OVER = range(4)
# How the turn before ended: with a card drawn, without, or with a discard in the place of the draw.
DREW, DREW_NOTHING, DISCARDED = range(3)
# The winner, besides the seats 0 and 1.
NOBODY, DRAWN = -1, 2
# How a game was decided.
UNDECIDED, BY_POINTS, BY_THIRD, BY_BRIDGES, BY_NOTHING, BY_SUDDEN = range(6)

# Where fields start that hold a number for each seat, and one for each scoring.
_BY_SEAT = [0, 0]
_BY_SCORING = [0, 0, 0]


class Fields:
    """Everything about a table that the rules need to know, each with the value it starts with."""

    __slots__ = ()

    rules: int = 0
    """The bits of the options that the rules ask for."""
    bridges: list[int] = _BY_SEAT
    """The lines with a bridge of this seat, as a set."""
    stones: list[int] = _BY_SEAT
    """The islands with a stone of this seat, as a set."""
    hand: list[int] = _BY_SEAT
    """The cards in hand."""
    cards: list[int] = _BY_SEAT
    """How many these are."""
    open: list[int] = _BY_SEAT
    """Cards of that hand which everybody knows: taken from the row and not played since, nor possibly discarded face
    down."""
    deduced: list[int] = _BY_SEAT
    """Further cards of that hand which the opponent knows, having seen where all others were when a round ended."""
    doubtful: list[int] = _BY_SEAT
    """Cards that the opponent knew in that hand before some were discarded face down."""
    doubtful_gone: list[int] = _BY_SEAT
    """How many were: all but so many of the doubtful ones are still there."""
    buried: list[int] = _BY_SEAT
    """The face-down discards of this round."""
    scored: list[int] = _BY_SCORING
    """The three scorings, in favour of seat 0 where positive."""
    row: int = 0
    """The face-up row."""
    deck: int = 0
    """The face-down deck, as a pile without an order."""
    left: int = 0
    """How many cards are left in the deck."""
    pile: int = 0
    """The discards that lie open."""
    returned: int = 0
    """Those of them that were last shuffled into the deck."""
    stage: int = TURN
    """What kind of decision is due."""
    mover: int = 0
    """Whose decision it is."""
    round_number: int = 1
    turn: int = 1
    """From 1; 0 while handicap bridges are placed."""
    played: int = 0
    """Cards played in this turn."""
    dropped: int = 0
    """Cards discarded in this turn."""
    last_turn_end: int = DREW
    """How the turn before ended: DREW, DREW_NOTHING or DISCARDED."""
    offer: int = 0
    """Variant 1: 1 + the line just cleared, where a bridge may go for free; else 0."""
    last: int = 0
    """Last turns still to come; 0 before them."""
    first: int = 0
    """Who begins."""
    grace: int = 0
    """Where an empty board loses (NONE_ON_BOARD): the seats that entered round 2 without a bridge and whose first turn
    is not over, as bits."""
    handicap: int = 0
    """Handicap bridges still to be placed."""
    winner: int = NOBODY
    """NOBODY, a seat, or DRAWN."""
    decided: int = UNDECIDED
    """How the game was decided."""
    allowed_kinds: int = 0
    """The kinds of decisions that are open to the mover, by `legal.allowed` of all the rest."""
    listed: int = 0
    """Whether the moves were listed since the last one was played: see `Position.listing`."""


START: dict[str, Any] = {name: getattr(Fields, name) for name in Fields.__annotations__}
"""The fields by name, with their first values: whatever knows the fields of a position asks here."""
FIELDS = ("options", *(name for name in START if name != "listed"))
"""All fields that make a position what it is."""


# Two functions with a line for every field, made as `dataclasses` make theirs: a loop would take three times as long.


def _written(signature: str, lines: list[str]) -> Callable[..., Any]:
    scope: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join([f"def written({signature}):", *lines]), scope)
    return scope["written"]  # type: ignore[no-any-return]


_begin: Callable[[Position, Options], None] = _written(
    "p, options",
    [
        *(f"p.{name} = {value!r}" for name, value in START.items()),
        "p.rules, p.options, p.listing = options.rules, options, ()",
    ],
)
_copied: Callable[[Position], Position] = _written(
    "p",
    [
        "twin = new(p.__class__)",
        *(f"twin.{name} = p.{name}{'[:]' if isinstance(value, list) else ''}" for name, value in START.items()),
        "twin.options, twin.listed, twin.listing = p.options, 0, ()",
        "return twin",
    ],
)


class Position(Fields):
    """A table: the fields above, the options, and what `game.play` need not work out twice.

    listing     the moves that were listed last. They and `listed` are no part of the position: copies and comparisons
                leave them out
    """

    __slots__ = ("listing", "options", *START)

    options: Options
    listing: tuple[int, ...]

    def __init__(self, options: Options) -> None:
        _begin(self, options)

    copy = _copied
    """The same position again, sharing nothing that can change."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """The whole table in a line, hidden cards too: it is for those who look at states, not for players."""
        sides = (
            f"{name} {letters_of(self.hand[seat]) or '-'} ({self.bridges[seat].bit_count()} bridges, "
            f"{self.stones[seat].bit_count()} stones)"
            for seat, name in enumerate(("White", "Black"))
        )
        mover = "over" if self.stage == OVER else f"{('White', 'Black')[self.mover]} to move"
        table = f"row {letters_of(self.row) or '-'}, {self.left} in the deck"
        return f"<Position: round {self.round_number}, turn {self.turn}, {mover}, {', '.join(sides)}, {table}>"
