"""The rules in short, as the options being played have them, with the rulings that matter."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.kahuna.options import Options
from motu.kahuna.state import BRIDGES, HAND_LIMIT


def rules(options: Options) -> list[Message]:
    """One point a message, in the order in which they come up in a game."""
    o = options
    told = [
        message("kahuna-rules-aim"),
        message("kahuna-rules-turn", limit=HAND_LIMIT),
        message("kahuna-rules-place", limit=BRIDGES, guarded=o.no_surprise),
        message("kahuna-rules-hold"),
        message("kahuna-rules-strip"),
        message("kahuna-rules-remove"),
        message("kahuna-rules-discard", discard=o.discard, limit=HAND_LIMIT),
        message("kahuna-rules-discards", discards=o.discards),
        message("kahuna-rules-draw", drawing=o.drawing, discard=o.discard),
        message("kahuna-rules-full", full=o.full_hand, limit=HAND_LIMIT),
        message("kahuna-rules-must-draw", discard=o.discard),
        message("kahuna-rules-round", next=o.next_start),
        message("kahuna-rules-end", last=o.last_turns),
        message("kahuna-rules-score"),
        message("kahuna-rules-tie", tie=o.tie_break),
        message("kahuna-rules-sudden", sudden=o.sudden_win, limit=BRIDGES),
        message("kahuna-rules-hidden", open=o.open_hands),
    ]
    if o.no_surprise == "yes":
        told.append(message("kahuna-rules-no-surprise"))
    if int(o.handicap):
        told.append(message("kahuna-rules-handicap", player=o.weaker, count=int(o.handicap)))
    return told
