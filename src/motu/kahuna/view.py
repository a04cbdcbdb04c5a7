"""What a seat, or a spectator, may know: built up from nothing, field by field.

Public is what lies open and what was seen to happen: bridges, stones, the row, the played cards, how many cards
everybody has, who took which open card. Hidden are hands, the deck, and face-down discards (ruling 8). A player who
counts knows more than a spectator: when a round ends, deck and row are gone, and what does not lie open, is not in his
hand and not among his own discards, is in the other hand or was discarded face down from it. `deduced` and `doubtful`
keep that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from motu.kahuna.cards import letters_of, size
from motu.kahuna.options import Options
from motu.kahuna.state import START, Position

Pair = tuple[int, int]


class View(NamedTuple):
    """A table as one seat sees it (`seat` None: a spectator). Names and numbers are those of `Position`."""

    seat: int | None
    options: Options
    rules: int
    hand: int | None
    """The viewer's own cards; None for a spectator."""
    buried: int | None
    """The viewer's own face-down discards of this round; None for a spectator."""
    cards: Pair
    """How many cards each seat has in hand."""
    discarded: Pair
    """How many cards each seat has discarded face down in this round."""
    open: Pair
    deduced: Pair
    """What the opponent knows of each hand besides the open cards; nothing, to a spectator."""
    doubtful: Pair
    doubtful_gone: Pair
    bridges: Pair
    stones: Pair
    row: int
    left: int
    """How many cards are left in the deck."""
    pile: int
    returned: int
    stage: int
    mover: int
    round_number: int
    turn: int
    played: int
    dropped: int
    last_turn_end: int
    offer: int
    last: int
    first: int
    handicap: int
    grace: int
    scored: tuple[int, int, int]
    winner: int
    decided: int

    def __str__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        hand = "" if self.hand is None else f", hand {letters_of(self.hand) or '-'}"
        return f"<{who}, round {self.round_number}, turn {self.turn}{hand}, row {letters_of(self.row) or '-'}>"


OWN = ("hand", "buried")
"""Fields that only their owner sees."""
PLAYERS = ("deduced", "doubtful", "doubtful_gone")
"""Fields that the players see, but no spectator."""
SEEN = tuple(name for name in View._fields if name in START and name not in OWN)
"""Fields of the position that a view has as they are: those that are named in `View`, and no others."""


def _written() -> Callable[[Position, int | None], View]:
    """A function with a line for every field of `View`, made as `dataclasses` make theirs: a loop would take twice as
    long. A field that is public is taken as it is; for the others there is a line here."""
    hidden = {
        "seat": "seat",
        "options": "p.options",
        "discarded": "(size(p.buried[0]), size(p.buried[1]))",
        **{name: f"None if seat is None else p.{name}[seat]" for name in OWN},
        **{name: f"(0, 0) if seat is None else tuple(p.{name})" for name in PLAYERS},
    }
    public = {name: f"tuple(p.{name})" if isinstance(START[name], list) else f"p.{name}" for name in SEEN}
    values = ", ".join((public | hidden)[name] for name in View._fields)
    scope: dict[str, Any] = {"View": View, "size": size}
    exec(f"def view(p, seat):\n    return View({values})", scope)
    return scope["view"]  # type: ignore[no-any-return]


view = _written()
"""What may this seat, or a spectator, know?"""
