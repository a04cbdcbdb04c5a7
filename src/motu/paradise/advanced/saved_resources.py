"""Saved resources (11.4): one build point can be kept for a later turn.

In the building step a player may use the point in store at home, and put a point of any of their groups aside (`added`,
`plays`), each once. Others see it when all are done (`placed`).
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.core.errors import Message, message
from motu.paradise.grid import NAMES
from motu.paradise.hooks import Rule
from motu.paradise.moves import SPEND, STORE, Move
from motu.paradise.names import plain
from motu.paradise.state import BUILD, State
from motu.paradise.steps.building import pool_at


def moves(s: State, seat: int) -> list[Move]:
    """Use the point that was put aside, and put one aside: each once in a step, and never are two in store."""
    if (s.done | s.settling) >> seat & 1:
        return []
    listed = [SPEND] if may_spend(s, seat) else []
    if may_store(s, seat):
        pools = s.pools[seat]
        listed += [STORE[first(pools[place])] for place in range(0, len(pools), 2) if pools[place + 1]]
    return listed


def may_spend(s: State, seat: int) -> bool:
    return bool(s.stored >> seat & 1) and SPEND not in s.plans[seat]


def may_store(s: State, seat: int) -> bool:
    """Whether there is room in the store: the point that was there is spent first."""
    return not is_planned(s, seat) and not may_spend(s, seat)


def is_planned(s: State, seat: int) -> bool:
    """Whether a point is to be put aside."""
    return any(move.kind == "store" for move in s.plans[seat])


def first(groups: int) -> int:
    """The hex that stands for a pool."""
    return (groups & -groups).bit_length() - 1


def plan_store(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.plans[seat].append(move)
    s.pools[seat][pool_at(s.pools[seat], move.cell)] -= 1


def plan_spend(s: State, seat: int, move: Move, chance: Chance) -> None:
    """The point is one of the home's, and of the groups that a chain links to it."""
    s.plans[seat].append(move)
    s.pools[seat][1] += 1


def store(s: State, seat: int, move: Move, chance: Chance) -> None:
    """After the other point has been spent, if it was: plans are placed in the order of the numbers of moves."""
    s.stored |= 1 << seat
    s.events.append(("stored", seat))


def spend(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.stored &= ~(1 << seat)
    s.events.append(("spent", seat))


def why_not(s: State, seat: int, move: Move) -> Message | None:
    if s.stage != BUILD:
        return None
    if s.settling >> seat & 1:
        return message("paradise-settling")
    if move is SPEND:
        return message("paradise-store-used" if SPEND in s.plans[seat] else "paradise-store-none")
    if is_planned(s, seat):
        return message("paradise-store-once")
    if may_spend(s, seat):
        return message("paradise-store-full")
    if not s.held[seat] >> move.cell & 1:
        return message("paradise-no-village", place=NAMES[move.cell])
    if not s.pools[seat][pool_at(s.pools[seat], move.cell)]:
        return message("paradise-store-empty", place=NAMES[move.cell])
    return message("paradise-store-elsewhere")


RULE = Rule(
    is_on=lambda options: options.saved == "yes",
    hooks={
        "added": {BUILD: moves},
        "plays": {"store": plan_store, "spend": plan_spend},
        "placed": {"store": store, "spend": spend},
        "reasons": {"store": why_not, "spend": why_not},
    },
)
LOG_MESSAGES = {"stored": plain("paradise-log-stored"), "spent": plain("paradise-log-spent")}
