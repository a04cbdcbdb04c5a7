"""The solitaire game: where it comes into the steps, its decisions, and its words in the log."""

from __future__ import annotations

from typing import Any

from motu.paradise.hooks import Rule
from motu.paradise.solitaire import chits, choices, discovery, end, log, opponent, reasons
from motu.paradise.state import CHIT
from motu.paradise.steps.decision import Decision

RULE = Rule(
    is_on=lambda options: options.alone,
    hooks={
        "set_up": chits.set_up,
        "turn_begins": chits.begin_turn,
        "astray": discovery.drift,
        "found": discovery.find,
        "explored": chits.after_exploration,
        "bought": opponent.turn_up,
        "reasons": reasons.REASONS,
        "decides": choices.decide,
        "judged": end.judge,
    },
)
DECISIONS: dict[int, Decision] = {CHIT: chits.CHOICE}
LOG_MESSAGES: dict[str, Any] = log.LOG_MESSAGES
