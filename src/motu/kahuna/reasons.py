"""Why a move is not allowed: for each kind of illegality a reason of its own."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.kahuna.board import ENDS, ISLANDS
from motu.kahuna.cards import has
from motu.kahuna.legal import CODES, is_legal
from motu.kahuna.moves import MOVES, Move
from motu.kahuna.options import (
    DISCARD_AFTER,
    DRAW_REQUIRED,
    FREELY,
    INSTEAD_OF_DRAWING,
    NO_SURPRISE,
    WHEN_FULL,
)
from motu.kahuna.state import BRIDGES, DISCARDED, DREW, EXCESS, HAND_LIMIT, HANDICAP, OVER, Position


def why_not(p: Position, seat: int, move: int) -> Message | None:
    """Why may this seat not do this now? None when it may."""
    if p.stage == OVER:
        return message("kahuna-over")
    if not 0 <= move < CODES:
        return message("kahuna-no-such-move")
    if seat != p.mover:
        return message("kahuna-not-your-turn")
    if is_legal(p, move):
        return None
    decision = MOVES[move]
    if p.stage == HANDICAP and decision.kind != "free":
        return message("kahuna-handicap-first", left=p.handicap)
    if p.stage == EXCESS and decision.kind != "discard":
        return message("kahuna-discard-down", limit=HAND_LIMIT)
    return _REASONS[decision.kind](p, decision)


def _line(move: Move) -> str:
    assert move.line is not None
    first, second = ENDS[move.line]
    return f"{ISLANDS[first]}–{ISLANDS[second]}"


def _missing_card(p: Position, move: Move) -> Message | None:
    hand = p.hand[p.mover]
    for card in move.cards:
        if not has(hand, card):
            return message("kahuna-no-card", card=ISLANDS[card])
    if len(move.cards) == 2 and move.cards[0] == move.cards[1] and has(hand, move.cards[0]) < 2:
        return message("kahuna-no-second-card", card=ISLANDS[move.cards[0]])
    return None


def _after_discard(p: Position) -> Message | None:
    if p.dropped and not p.rules & FREELY:
        return message("kahuna-play-after-discard")
    return None


def _place(p: Position, move: Move) -> Message:
    assert move.line is not None
    reason = _after_discard(p) or _missing_card(p, move) or _occupied(p, move)
    if reason:
        return reason
    if p.bridges[p.mover].bit_count() == BRIDGES:
        return message("kahuna-no-bridges", limit=BRIDGES)
    assert p.rules & NO_SURPRISE
    guarded = [end for end in ENDS[move.line] if p.stones[1 - p.mover] >> end & 1]
    return message("kahuna-island-guarded", island=ISLANDS[guarded[0]])


def _occupied(p: Position, move: Move) -> Message | None:
    assert move.line is not None
    if p.bridges[p.mover] >> move.line & 1:
        return message("kahuna-line-yours", line=_line(move))
    if p.bridges[1 - p.mover] >> move.line & 1:
        return message("kahuna-line-enemys", line=_line(move))
    return None


def _remove(p: Position, move: Move) -> Message:
    assert move.line is not None
    reason = _after_discard(p)
    if reason:
        return reason
    if p.bridges[p.mover] >> move.line & 1:
        return message("kahuna-remove-own", line=_line(move))
    if not p.bridges[1 - p.mover] >> move.line & 1:
        return message("kahuna-remove-nothing", line=_line(move))
    reason = _missing_card(p, move)
    assert reason
    return reason


def _discard(p: Position, move: Move) -> Message:
    reason = _missing_card(p, move)
    if reason:
        return reason
    if p.last:
        return message("kahuna-discard-last-turn")
    if p.rules & INSTEAD_OF_DRAWING:
        return message("kahuna-discard-must-draw")
    if p.rules & WHEN_FULL:
        return message("kahuna-discard-not-full", limit=HAND_LIMIT)
    return message("kahuna-discard-after-play")


def _no_draw(p: Position) -> Message | None:
    if p.last:
        return message("kahuna-draw-last-turn")
    if p.dropped and p.rules & INSTEAD_OF_DRAWING:
        return message("kahuna-draw-after-discard")
    if p.cards[p.mover] == HAND_LIMIT and not p.rules & DISCARD_AFTER:
        return message("kahuna-hand-full", limit=HAND_LIMIT)
    return None


def _take(p: Position, move: Move) -> Message:
    return _no_draw(p) or message("kahuna-not-face-up", card=ISLANDS[move.cards[0]])


def _draw(p: Position, move: Move) -> Message:
    reason = _no_draw(p)
    if reason:
        return reason
    if not p.left:
        return message("kahuna-deck-empty")
    assert p.last_turn_end == DISCARDED
    return message("kahuna-take-open")


def _decline(p: Position, move: Move) -> Message:
    if p.last or (p.dropped and p.rules & INSTEAD_OF_DRAWING):
        return message("kahuna-nothing-to-decline")
    if p.last_turn_end != DREW:
        return message("kahuna-decline-twice")
    if p.dropped:
        return message("kahuna-decline-after-discard")
    if not p.rules & DRAW_REQUIRED:
        return message("kahuna-skip-after-play")
    if p.cards[p.mover] == HAND_LIMIT and not p.rules & DISCARD_AFTER:
        return message("kahuna-make-room", limit=HAND_LIMIT)
    return message("kahuna-draw-required")


def _end(p: Position, move: Move) -> Message:
    return message("kahuna-end-by-drawing")


def _free(p: Position, move: Move) -> Message:
    if p.stage == HANDICAP:
        reason = _occupied(p, move)
        assert reason
        return reason
    if p.offer:
        return message("kahuna-free-elsewhere", line=_line(MOVES[CODES - 27 + p.offer - 1]))
    return message("kahuna-no-free-bridge")


_REASONS = {
    "place": _place,
    "remove": _remove,
    "discard": _discard,
    "take": _take,
    "draw": _draw,
    "decline": _decline,
    "end": _end,
    "free": _free,
}
