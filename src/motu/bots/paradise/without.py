"""A bot that leaves a part of the game out. How often the whole bot beats it is what that part is worth.

It filters the legal moves before the bot is asked, so it works with any bot that chooses from the list it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from motu.core.chance import Chance
from motu.paradise.box import CARD, COLONIES, WAR_CANOES
from motu.paradise.grid import mask_of
from motu.paradise.moves import FACE_UP_TRANSPORT, Move
from motu.paradise.state import EXPLORE, FLEET
from motu.paradise.view import View

Test = Callable[[Move], bool]


class Player(Protocol):
    """Whoever decides: any bot. `motu.bots.bot`, which describes bots, lists those that are made of this."""

    def decide(self, view: Any, moves: Sequence[Any], seconds: float, chance: Chance) -> Any: ...


class Without:
    """A bot that does without one of `PARTS`."""

    def __init__(self, bot: Player, part: str) -> None:
        self.bot = bot
        self.part = part

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        """What the bot decides among the moves that are left; all of them where there is no other."""
        belongs = _PARTS[self.part](view)
        down = to_turn_down(view, moves) if self.part == "links" else None
        if down is not None:
            return down
        left = tuple(move for move in moves if not belongs(move)) or tuple(moves)
        move: Move = self.bot.decide(view, left, seconds, chance)
        if move not in left:
            raise ValueError(f"{move!r} is not among the moves that are left")
        return move


def exploration(view: View) -> Test:
    """The explorer stays at home: it finds no hex and no kumara."""
    return lambda move: view.stage == EXPLORE and move.kind in ("go", "search")


def links(view: View) -> Test:
    """No transport canoe is laid face up, so that there are no chains."""
    return lambda move: move.kind == "flip" or _builds(move, FACE_UP_TRANSPORT)


def to_turn_down(view: View, moves: Sequence[Move]) -> Move | None:
    """A canoe that lies face up all the same, after a retreat (8.3): nobody asks its owner then."""
    assert view.seat is not None
    chain = view.chain[view.seat]
    return next((move for move in moves if move.kind == "flip" and chain >> move.cell & 1), None)


def cards(view: View) -> Test:
    """No card is bought."""
    return lambda move: _builds(move, CARD)


def battles(view: View) -> Test:
    """No war canoe is built, and no fleet sails to where enemies are."""
    if view.stage != FLEET:
        return lambda move: _builds(move, WAR_CANOES)
    enemies = view.wild
    for seat, piles in enumerate(view.piles):
        if seat != view.seat:
            enemies |= view.held[seat] | mask_of(cell for cell, _ in piles)
    return lambda move: move.kind == "go" and bool(enemies >> move.cell & 1)


def settling(view: View) -> Test:
    """No colony is built, and none becomes a village."""
    return lambda move: move.kind == "settle" or _builds(move, COLONIES)


def _builds(move: Move, item: int) -> bool:
    return move.kind == "build" and move.what == item


_PARTS: dict[str, Callable[[View], Test]] = {
    "exploration": exploration,
    "links": links,
    "cards": cards,
    "battles": battles,
    "settling": settling,
}
"""Which moves belong to a part, as things stand in a view."""
PARTS = tuple(_PARTS)
