"""Saved resources (11.4): one build point can be kept for a later turn.

In the building step a player may put a point of any of his groups aside, or add the one he has to those of his home
(`added` to it, `plays`). Others see it when all are done (`placed`).
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.core.errors import Message, message
from motu.paradise.grid import NAMES
from motu.paradise.hooks import Rule
from motu.paradise.moves import SPEND, STORE, Move
from motu.paradise.phrases import plain
from motu.paradise.state import BUILD, State
from motu.paradise.steps.building import pool_at


def moves(s: State, seat: int) -> list[Move]:
    """Put a point aside, or use the one that was; one of these once in a step."""
    if (s.done | s.settling) >> seat & 1 or is_planned(s, seat):
        return []
    if s.stored >> seat & 1:
        return [SPEND]
    pools = s.pools[seat]
    return [STORE[first(pools[place])] for place in range(0, len(pools), 2) if pools[place + 1]]


def is_planned(s: State, seat: int) -> bool:
    return any(move.kind in ("store", "spend") for move in s.plans[seat])


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
    if is_planned(s, seat):
        return message("paradise-store-once")
    if move is SPEND:
        return message("paradise-store-none")
    if s.stored >> seat & 1:
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
SAYINGS = {"stored": plain("paradise-log-stored"), "spent": plain("paradise-log-spent")}
