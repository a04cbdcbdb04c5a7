"""Random events (11.2): where they come into the steps, their decisions, and their words in the log."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.paradise.advanced.events import deck, event_markers, kept_events, log, questions
from motu.paradise.box import ITEMS, WARRIORS
from motu.paradise.grid import NAMES
from motu.paradise.hooks import Rule
from motu.paradise.moves import Move
from motu.paradise.state import BUILD, DIVISION, EVENT, LOST_BOX, SHAMAN, State
from motu.paradise.steps import building

# --- Why something is not allowed ---


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


# --- Where it comes into the steps ---

RULE = Rule(
    is_on=lambda options: options.events == "yes",
    hooks={
        "added": kept_events.ADDED,
        "plays": {"event": kept_events.play_event, "levy": kept_events.plan_levy},
        "placed": {"levy": kept_events.place_levy},
        "reasons": REASONS,
        "set_up": deck.set_up,
        "turn_begins": deck.divide,
        "turn_ordered": deck.draw,
        "turn_ends": event_markers.turn_ends,
        "left": deck.left,
        "seen": log.seen,
        "lost_box": kept_events.lost_box,
        "knots": event_markers.knots,
        "speed": event_markers.speed,
        "barred": event_markers.barred,
        "stuck": event_markers.taniwha,
        "asked": kept_events.asked,
        "spared": event_markers.spared,
        "rolled": event_markers.rolled,
        "battle_ends": event_markers.battle_ends,
        "pools": event_markers.pools,
        "grows": event_markers.grows,
        "fallow": event_markers.fallow,
    },
)
DECISIONS = {
    DIVISION: deck.DIVIDING,
    SHAMAN: deck.ASKING_SHAMANS,
    EVENT: questions.ANSWERING,
    LOST_BOX: kept_events.WAITING,
}
LOG_MESSAGES = log.LOG_MESSAGES
