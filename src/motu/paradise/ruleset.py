"""All rules that a game can have besides the base game's, and what those that are on add (`hooks`)."""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Any

from motu.paradise.advanced import kumara, malaria, saved_resources, south_island
from motu.paradise.advanced.events import rule as events
from motu.paradise.box import BOXES
from motu.paradise.hooks import Hooks, Rule, hooks_for
from motu.paradise.options import Options
from motu.paradise.solitaire import rule as solitaire
from motu.paradise.state import FIELDS, State
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
"""How what happens by them is told (`names`)."""


@lru_cache(maxsize=4 * BOXES)
def hooks_of(options: Options) -> Hooks[State]:
    """All that the rules of a game add to the steps; nothing in the base game."""
    return hooks_for(RULES, options)


def new_state(options: Options) -> State:
    """A table on which nothing lies yet, with the rules of these options."""
    return State(options, hooks_of(options))


# --- Tables in pickles: what was derived from the options is derived anew ---


def _reduced(s: State) -> tuple[Any, ...]:
    return _unpickled, (s.options, tuple(getattr(s, name) for name in FIELDS))


def _unpickled(options: Options, values: tuple[Any, ...]) -> State:
    s = new_state(options)
    for name, value in zip(FIELDS, values, strict=True):
        setattr(s, name, value)
    return s


copyreg.pickle(State, _reduced)
