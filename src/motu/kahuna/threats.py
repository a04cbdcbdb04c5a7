"""Which islands can fall within one turn, as far as a viewer can tell.

Cards are paid for from what the player may hold: those known to be in his hand, and as many of the unseen ones as he
has others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from motu.kahuna.board import LETTERS
from motu.kahuna.imagine import known
from motu.kahuna.legal import MAY_PLAY, allowed
from motu.kahuna.one_turn import Search
from motu.kahuna.play import end_turn
from motu.kahuna.possible_hand import possible_hands
from motu.kahuna.state import DREW, HANDICAP, OVER, TURN, Position
from motu.kahuna.view import View


class KahunaThreat(TypedDict):
    """An island that can fall within a turn.

    by          who can do that: in this turn if it is theirs, else in their next one, as the board is now
    seat        whose stone falls; None where there is none and a player can take the island
    certain     whether cards suffice that the viewer knows to be there
    island      its letter
    cards       the fewest cards that it takes
    """

    by: int
    seat: int | None
    certain: bool
    island: str
    cards: int


def threats(view: View) -> list[KahunaThreat]:
    """The islands that can fall in a turn, to either player."""
    return [each.copy() for each in _threats(view)]


@lru_cache(maxsize=512)
def _threats(view: View) -> tuple[KahunaThreat, ...]:
    if view.stage in (HANDICAP, OVER):
        return ()
    found = [each for by in range(2) for each in _by(view, by)]
    return tuple(sorted(found, key=lambda each: (each["island"], each["by"])))


def _by(view: View, by: int) -> list[KahunaThreat]:
    p = known(view)
    may = p if by == p.mover else _next_turn(p)
    if may.stage == OVER or not may.allowed_kinds & MAY_PLAY:
        return []
    hand, sure = possible_hands(view, p, by)
    possible = Search(may, hand).fewest()
    certain = possible if hand == sure else Search(may, sure).fewest()
    found: list[KahunaThreat] = []
    for island, cards in possible.items():
        falls = 1 - by if may.stones[1 - by] >> island & 1 else None
        found.append({"island": LETTERS[island], "seat": falls, "by": by, "cards": cards, "certain": island in certain})
    return found


def _next_turn(p: Position) -> Position:
    """The turn after this one, should the mover do nothing more."""
    p = p.copy()
    p.stage = TURN
    end_turn(p, DREW)
    p.allowed_kinds = allowed(p)
    return p
