"""What a seat, or a spectator, may know: built up from nothing, field by field.

Public is what lies open and what was seen to happen: bridges, stones, the row, the played cards, how many cards
everybody has, who took which open card. Hidden are hands, the deck, and face-down discards (ruling 8). A player who
counts knows more than a spectator: when a round ends, deck and row are gone, and what does not lie open, is not in his
hand and not among his own discards, is in the other hand or was discarded face down from it. `deduced` and `doubtful`
keep that.
"""

from __future__ import annotations

from typing import NamedTuple

from motu.kahuna.cards import letters_of, size
from motu.kahuna.options import Options
from motu.kahuna.state import Position

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


def view(p: Position, seat: int | None) -> View:
    """What may this seat, or a spectator, know?"""
    return View(
        seat=seat,
        options=p.options,
        rules=p.rules,
        hand=None if seat is None else p.hand[seat],
        buried=None if seat is None else p.buried[seat],
        cards=(p.cards[0], p.cards[1]),
        discarded=(size(p.buried[0]), size(p.buried[1])),
        open=(p.open[0], p.open[1]),
        deduced=(0, 0) if seat is None else (p.deduced[0], p.deduced[1]),
        doubtful=(0, 0) if seat is None else (p.doubtful[0], p.doubtful[1]),
        doubtful_gone=(0, 0) if seat is None else (p.doubtful_gone[0], p.doubtful_gone[1]),
        bridges=(p.bridges[0], p.bridges[1]),
        stones=(p.stones[0], p.stones[1]),
        row=p.row,
        left=p.left,
        pile=p.pile,
        returned=p.returned,
        stage=p.stage,
        mover=p.mover,
        round_number=p.round_number,
        turn=p.turn,
        played=p.played,
        dropped=p.dropped,
        last_turn_end=p.last_turn_end,
        offer=p.offer,
        last=p.last,
        first=p.first,
        handicap=p.handicap,
        grace=p.grace,
        scored=(p.scored[0], p.scored[1], p.scored[2]),
        winner=p.winner,
        decided=p.decided,
    )
