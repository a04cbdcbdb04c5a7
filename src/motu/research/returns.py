"""What a finished game is worth to each seat: 1 for a win alone, and in all nothing.

Winners share: of n players, each of w winners gets (n / w - 1) / (n - 1), everybody else -1 / (n - 1). So two players
get 1 and -1, or 0 each for a draw; the winner among four gets 1, the others a third of -1. Who plays alone wins or
loses.
"""

from __future__ import annotations

from motu.core.game import Outcome


def returns(outcome: Outcome, players: int) -> list[float]:
    """What each seat gets."""
    winners = outcome.winners
    if players == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * players
    share = players / len(winners)
    return [((share if seat in winners else 0.0) - 1) / (players - 1) for seat in range(players)]


def forfeit(seat: int, players: int) -> list[float]:
    """The same when a seat has given up the game by a decision that was not open to it."""
    return [-1.0 if each == seat else 1 / (players - 1) for each in range(players)]
