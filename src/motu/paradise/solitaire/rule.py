"""The solitaire game: where it comes into the steps, its decisions, and its words in the log."""

from __future__ import annotations

from typing import Any

from motu.core.errors import Message, message
from motu.paradise.grid import NAMES
from motu.paradise.hooks import Rule
from motu.paradise.moves import FACE_UP_TRANSPORT, Move
from motu.paradise.solitaire import attack, chits, discovery, end, log, opponent
from motu.paradise.state import BUILD, CHIT, MOVE, State
from motu.paradise.steps.decision import Decision

# --- Why something is not allowed ---


def chit(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-no-chit", chit=move.what + 1) if s.stage == CHIT else None


def flip(s: State, seat: int, move: Move) -> Message | None:
    """No canoe is turned over: each is part of the chain where it lies (`State.put`)."""
    return message("paradise-alone-no-flip") if s.stage == MOVE else None


def build(s: State, seat: int, move: Move) -> Message | None:
    """A canoe need not be built face up: it lies so in any case."""
    if s.stage == BUILD and move.what == FACE_UP_TRANSPORT:
        return message("paradise-alone-plain-canoe", place=NAMES[move.cell])
    return None


REASONS = {"chit": chit, "flip": flip, "build": build}


# --- Where it comes into the steps ---

RULE = Rule(
    is_on=lambda options: options.alone,
    hooks={
        "set_up": chits.set_up,
        "turn_begins": chits.begin_turn,
        "astray": discovery.drift,
        "found": discovery.find,
        "explored": chits.after_exploration,
        "bought": opponent.turn_up,
        "reasons": REASONS,
        "decides": attack.decide,
        "judged": end.judge,
    },
)
DECISIONS: dict[int, Decision] = {CHIT: chits.CHOICE}
LOG_MESSAGES: dict[str, Any] = log.LOG_MESSAGES
