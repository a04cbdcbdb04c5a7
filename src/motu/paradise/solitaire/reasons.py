"""Why something is not allowed in the solitaire game."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.paradise.grid import NAMES
from motu.paradise.moves import FACE_UP_TRANSPORT, Move
from motu.paradise.state import BUILD, CHIT, MOVE, State


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
