"""Random events (11.2): drawn each turn once somebody has five points, kept or dealt with at once.

| file | what |
|---|---|
| `deck` | who draws and who chooses the order, the draw, the Shaman |
| `asking` | the questions that an event asks, one after another |
| `losses`, `land`, `fortune` | the events that happen at once, by theme |
| `kept` | the events that are kept, and the decisions in which they can be played |
| `lasting` | markers, and what they change while they last |
| `sayings`, `reasons` | how all this is told, and why something is not allowed |

It comes into the step of turn order (`turn_begins`, `turn_ordered`), adds moves to the decisions of those who keep
events (`added`), and changes by its markers how canoes move, battles go and groups build.
"""

from __future__ import annotations

from motu.paradise.advanced.events import asking, deck, kept, lasting, reasons, sayings
from motu.paradise.hooks import Rule
from motu.paradise.state import DIVISION, EVENT, LOST_BOX, SHAMAN

RULE = Rule(
    is_on=lambda options: options.events == "yes",
    hooks={
        "added": kept.ADDED,
        "plays": {"event": kept.play_event, "levy": kept.plan_levy},
        "placed": {"levy": kept.place_levy},
        "reasons": reasons.REASONS,
        "set_up": deck.set_up,
        "turn_begins": deck.divide,
        "turn_ordered": deck.draw,
        "turn_ends": lasting.turn_ends,
        "left": deck.left,
        "seen": sayings.seen,
        "lost_box": kept.lost_box,
        "knots": lasting.knots,
        "speed": lasting.speed,
        "barred": lasting.barred,
        "fast": lasting.taniwha,
        "asked": kept.asked,
        "spared": lasting.spared,
        "rolled": lasting.rolled,
        "battle_ends": lasting.battle_ends,
        "pools": lasting.pools,
        "grows": lasting.grows,
        "fallow": lasting.fallow,
    },
)
DECISIONS = {
    DIVISION: deck.DIVIDING,
    SHAMAN: deck.ASKING_SHAMANS,
    EVENT: asking.ANSWERING,
    LOST_BOX: kept.WAITING,
}
SAYINGS = sayings.SAYINGS
