"""How a game that is broken off will probably end: a random game of a few turns, then a count of the table.

A random game to its end takes several times as long and says less: what it decides in later rounds is noise. Runs
interpreted and compiled alike.
"""

from __future__ import annotations

import math

from motu.core.chance import Chance
from motu.kahuna.cards import size
from motu.kahuna.play import apply
from motu.kahuna.random_move import random_move
from motu.kahuna.state import DRAWN, OVER, Position

TURNS = 8
"""How many turns, this one included, are played at random before the count."""
ROUND_CARDS = 21
"""Cards that are there to be taken when a game begins; the later rounds have about as many."""

WEIGHTS = (
    (0.0, -0.407, 0.778, 0.74, 0.386, 0.0, 0.292, -0.033),
    (0.062, -0.069, 0.573, 0.425, 0.327, 0.427, 0.583, -0.229),
    (0.632, -0.176, 0.42, 0.48, 0.269, 0.63, 1.208, -0.131),
)
"""For each round: what a point, an island, a bridge, a card in hand and the turn are worth in log-odds, and what the
first three gain until the round ends. Fitted to who won 446 games, most of this search against itself, in the modern
edition."""


def playout(p: Position, chance: Chance) -> float:
    """How likely White (seat 0) wins, 1/2 for a draw: by a few random turns from here. The table is played on."""
    stop = p.turn + TURNS
    while p.stage != OVER and p.turn < stop:
        apply(p, random_move(p, chance), chance)
    if p.stage != OVER:
        return counted_odds(p)
    return 0.5 if p.winner == DRAWN else 1.0 - p.winner


def counted_odds(p: Position) -> float:
    """How likely White wins, by what lies on the table."""
    point, island, bridge, card, turn, late_point, late_island, late_bridge = WEIGHTS[p.round_number - 1]
    late = 1.0 - (p.left + size(p.row)) / ROUND_CARDS
    odds = (p.scored[0] + p.scored[1]) * (point + late_point * late)
    odds += (p.stones[0].bit_count() - p.stones[1].bit_count()) * (island + late_island * late)
    odds += (p.bridges[0].bit_count() - p.bridges[1].bit_count()) * (bridge + late_bridge * late)
    odds += (p.cards[0] - p.cards[1]) * card + (1 - 2 * p.mover) * turn
    return 1.0 / (1.0 + math.exp(-odds))
