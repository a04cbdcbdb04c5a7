"""Why something that events are about is not allowed (11.2)."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.paradise.advanced.events import kept_events
from motu.paradise.box import ITEMS, WARRIORS
from motu.paradise.grid import NAMES
from motu.paradise.moves import Move
from motu.paradise.state import BUILD, EVENT, State
from motu.paradise.steps import building


def event(s: State, seat: int, move: Move) -> Message | None:
    """An event that is not kept cannot be played, and one that is kept only where it helps."""
    if not s.kept[seat] >> move.what & 1:
        return message("paradise-event-not-kept")
    return message("paradise-event-not-now")


def pick(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-event-no-place", place=NAMES[move.cell]) if s.stage == EVENT else None


def name(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-event-no-player") if s.stage == EVENT else None


def take(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-event-no-loss") if s.stage == EVENT else None


def levy(s: State, seat: int, move: Move) -> Message | None:
    if s.stage != BUILD:
        return None
    if not kept_events.fever(s, seat):
        return message("paradise-event-not-kept")
    if s.settling >> seat & 1:
        return message("paradise-settling")
    if not s.held[seat] >> move.cell & 1:
        return message("paradise-no-village", place=NAMES[move.cell])
    pools, cost = s.pools[seat], s.box.costs[WARRIORS]
    points = pools[building.pool_at(pools, move.cell)]
    if points < cost:
        return message("paradise-too-dear", item=ITEMS[WARRIORS], cost=cost, points=points)
    return message("paradise-none-left", item=ITEMS[WARRIORS], limit=s.box.limits[WARRIORS])


REASONS = {"event": event, "pick": pick, "name": name, "take": take, "levy": levy}
