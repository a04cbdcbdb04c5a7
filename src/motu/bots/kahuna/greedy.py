"""A bot that counts: it plays the whole turn that leaves it with most on the board and in hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from motu.bots.jit import TwinChance, available, warm_mark
from motu.bots.kahuna.evaluation import PAGES, STANDING, best_turn
from motu.bots.kahuna.turns import MOST_ENDINGS, new_pages, new_slots
from motu.core.chance import Chance
from motu.kahuna.imagine import known
from motu.kahuna.moves import MOVES, Move
from motu.kahuna.state import Position
from motu.kahuna.view import View

LONGEST_TURN = 16
"""A turn has fewer decisions: each costs a card, but for a free bridge after two of them."""


class GreedyBot:
    """Looks to the end of its own turn, and plans anew at every decision."""

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        return MOVES[_way_to_plan()(known(view), chance.below(1 << 32, "seed"))[0]]


class InterpretedBot:
    """Decides the same, always by the interpreter."""

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        return MOVES[plan(known(view), chance.below(1 << 32, "seed"))[0]]


def plan(p: Position, seed: int) -> list[int]:
    """The decisions of the best turn, worked out by the interpreter."""
    pages = new_pages(p, PAGES)
    parents, codes, decisions = [0] * PAGES, [0] * PAGES, [0] * LONGEST_TURN
    ends, worths = [0] * MOST_ENDINGS, [0] * MOST_ENDINGS
    slots, chance = new_slots(PAGES), TwinChance(seed)
    return decisions[: best_turn(pages, parents, codes, slots, ends, worths, STANDING, chance, decisions)]


def is_ready() -> bool:
    """Whether it plans as fast as it can here: by compiled code, where there is Numba."""
    return not available() or bool(_compiled_here) or any(mark.exists() for mark in (warm_mark(), warm_mark(ALONE)))


def make_ready() -> None:
    """Compile what it plans with, and nothing else: some ten seconds, once on a machine."""
    from motu.bots.kahuna import jit, jit_turns  # noqa: PLC0415  (importing Numba takes a while)
    from motu.core.chance import FreeChance  # noqa: PLC0415
    from motu.kahuna import game  # noqa: PLC0415

    jit_turns.plan(game.deal(game.read_options({}), FreeChance(1)), 1)
    if jit.CACHED:
        warm_mark(ALONE).touch()
    _compiled_here.append(True)
    _way_to_plan.cache_clear()


ALONE = "greedy"
"""The mark of this bot, where nothing else has been compiled."""
_compiled_here: list[bool] = []


@cache
def _way_to_plan() -> Callable[[Position, int], list[int]]:
    """The compiled way, where it is ready; the interpreted one decides the same and need not be waited for."""
    if available() and is_ready():
        from motu.bots.kahuna.jit_turns import plan as compiled  # noqa: PLC0415  (importing Numba takes a while)

        return compiled
    return plan
