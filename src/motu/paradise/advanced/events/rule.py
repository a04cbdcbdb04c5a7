"""Random events (11.2): where they come into the steps, their decisions, and their words in the log."""

from __future__ import annotations

from motu.paradise.advanced.events import deck, event_markers, kept_events, log, questions, reasons
from motu.paradise.hooks import Rule
from motu.paradise.state import DIVISION, EVENT, LOST_BOX, SHAMAN

RULE = Rule(
    is_on=lambda options: options.events == "yes",
    hooks={
        "added": kept_events.ADDED,
        "plays": {"event": kept_events.play_event, "levy": kept_events.plan_levy},
        "placed": {"levy": kept_events.place_levy},
        "reasons": reasons.REASONS,
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
