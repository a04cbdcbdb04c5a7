"""What somebody does who is not asked: it is typed at another's prompt, behind the name of the seat."""

from __future__ import annotations

import re
from typing import Any

from motu.core.errors import BadNotation, IllegalMove, Message, message
from motu.core.extras import is_aside
from motu.terminal.commands import folded
from motu.terminal.decision import Decision
from motu.terminal.local_game import LocalGame

_NAMED = re.compile(r"([^\W\d_]+)\s*:?\s*(.*)")


def named_seat(local_game: LocalGame, line: str) -> tuple[int, str] | None:
    """The seat whose name a line begins with, in English or in the reader's language, and what stands behind it."""
    match = _NAMED.fullmatch(line)
    if match is None:
        return None
    for seat, name in enumerate(local_game.seats):
        if folded(match[1]) in (folded(name), folded(local_game.presenter.seat_name(seat))):
            return seat, match[2]
    return None


def play_line(decision: Decision, line: str) -> None:
    """Play what a line means for the seat that is asked, or for the one that it names; BadNotation, IllegalMove."""
    seat, typed = named_seat(decision.local_game, line) or (decision.seat, line)
    if not typed:
        raise BadNotation(message("aside-what", seat=decision.presenter.seat_name(seat)))
    if seat != decision.seat:
        decision = OutOfTurn(decision.local_game, seat)
    decision.play(decision.moves(typed))


class OutOfTurn(Decision):
    """What a seat does beside the decision of another.

    It is the other who sits before the screen: so nobody is told why something is not possible, for that may be a
    secret.
    """

    def moves(self, line: str) -> list[Any]:
        name = self.presenter.seat_name(self.seat)
        if self.seat in self.local_game.bots:
            raise IllegalMove(message("aside-bot", seat=name))
        if line.isdecimal():  # the numbers on the screen are the other's choices
            raise BadNotation(message("aside-what", seat=name))
        return super().moves(line)

    def why_not(self, state: Any, move: Any) -> Message | None:
        if move in self.game.moves(state, self.seat) and is_aside(self.game, state, self.seat, move):
            return None
        return message("aside-not-now", seat=self.presenter.seat_name(self.seat))
