"""The advanced rules (11), one file a rule, each its own switch; `hooks` tells where they come into the steps."""

from __future__ import annotations

from typing import Any

from motu.paradise import solitaire
from motu.paradise.advanced import events, kumara, malaria, saved_resources, south_island
from motu.paradise.hooks import Rule
from motu.paradise.steps.decision import Decision

RULES: tuple[Rule, ...] = (
    malaria.RULE,  # first: its die may take a player out of the game before an event is drawn
    events.RULE,
    south_island.RULE,
    saved_resources.RULE,
    kumara.RULE,
    solitaire.RULE,
)
"""In the order in which they come at one place."""
DECISIONS: dict[int, Decision] = {
    **events.DECISIONS,
    **kumara.DECISIONS,
    **solitaire.DECISIONS,
}
"""Their decisions, by stage."""
LOG_MESSAGES: dict[str, Any] = {
    **events.LOG_MESSAGES,
    **south_island.LOG_MESSAGES,
    **saved_resources.LOG_MESSAGES,
    **kumara.LOG_MESSAGES,
    **malaria.LOG_MESSAGES,
    **solitaire.LOG_MESSAGES,
}
"""How what happens by them is told (`phrases`)."""
