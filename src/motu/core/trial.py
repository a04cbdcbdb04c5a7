"""What moves would lead to that nobody has played: tried on a copy, as far as nothing comes to light.

A trial tells no more than playing the moves and taking them back: a move that would show something hidden, or ask
chance, is not tried, and nothing of what it would bring leaves this module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from motu.core.errors import IllegalMove, Message, message
from motu.core.match import Match


class Trial(NamedTuple):
    """How far some moves were tried.

    played      how many of them
    stopped     why the next one cannot be played; None if all were tried, or if the next one would reveal something
    reveals     whether the next one would bring something to light
    state       the state after those tried, which nobody else holds
    """

    played: int
    stopped: Message | None
    reveals: bool
    state: Any


def trial(match: Match, seat: int, moves: Sequence[Any]) -> Trial:
    """Try moves of a seat one after another; the match stays as it is. As many as may be sent in one message."""
    twin = match.copy()
    game, first = twin.game, twin.state
    for number, move in enumerate(moves):
        if match.when(twin.state) != match.when(first):
            return Trial(number, message("moves-turn-ends"), False, game.copy(twin.state))
        try:
            moment = twin.draft(seat, move)
        except IllegalMove as error:
            return Trial(number, error.reason, False, game.copy(twin.state))
        if twin.would_show(moment):
            return Trial(number, None, True, game.copy(twin.state))
        twin.adopt(moment)
    return Trial(len(moves), None, False, game.copy(twin.state))
