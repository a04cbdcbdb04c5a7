"""The advanced rules (11), one file a rule, each its own switch; `hooks` tells where they come into the steps."""

from __future__ import annotations

from typing import Any

from motu.paradise.advanced import events
from motu.paradise.hooks import Rule
from motu.paradise.steps.decision import Decision

RULES: tuple[Rule, ...] = (events.RULE,)
"""In the order of the rulebook."""
DECISIONS: dict[int, Decision] = {**events.DECISIONS}
"""Their decisions, by stage."""
SAYINGS: dict[str, Any] = {**events.SAYINGS}
"""How what happens by them is told (`phrases`)."""
