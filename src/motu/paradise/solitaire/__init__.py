"""The solitaire game: one person is Tonga, and Samoa is an opponent that nobody plays but chits and the die.

It takes two places at the table; the second is one of `State.robots`. Where it comes into the steps:

| place | what happens there | file |
|---|---|---|
| `set_up` | the opponent is there, the chits lie ready | chits |
| `turn_begins` | from the second turn on a chit is drawn and carried out | chits, expand, explore, attack |
| `astray` | the explorer drifts away from Tonga | discovery |
| `found` | a tile is turned up at once; the opponent may live there, or a chit is drawn | discovery |
| `explored` | the chits drawn on the way are carried out, in the order that the person likes | chits |
| `bought` | the person's cards lie face up as everything does | sides |
| `decides` | what the opponent does in battle and after it | choices |
| `judged` | the game is won with enough points in time, or lost | end |
"""

from __future__ import annotations

from typing import Any

from motu.paradise.hooks import Rule
from motu.paradise.solitaire import chits, choices, discovery, end, log, reasons, sides
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
        "bought": sides.turn_up,
        "reasons": reasons.REASONS,
        "decides": choices.decide,
        "judged": end.judge,
    },
)
DECISIONS: dict[int, Decision] = {CHIT: chits.CHOICE}
LOG_MESSAGES: dict[str, Any] = log.LOG_MESSAGES
