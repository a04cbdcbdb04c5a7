"""Opponents with a name and a character, of rising strength.

Each of them values whole turns by the net, as the expert does. Then a taste is added, which shows in play, and an error
of judgement, which makes the opponent beatable. The strongest also imagine what will come of a turn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from motu.bots.kahuna import jit
from motu.bots.kahuna.learned.net import shipped
from motu.bots.kahuna.learned.turn_search import Turn, TurnSearch
from motu.bots.kahuna.opponents import Personality
from motu.bots.kahuna.turn_plan import TurnPlan
from motu.core.chance import Chance
from motu.kahuna.imagine import known as known_position
from motu.kahuna.legal import DRAW, FREE, TAKE
from motu.kahuna.moves import Move
from motu.kahuna.play import apply
from motu.kahuna.state import HAND_LIMIT, Position
from motu.kahuna.view import View

WIDTH = 120
"""How many turns it chooses from: its taste may be for one that the net thinks little of."""
SURE = 0.005
"""No chance is taken to be nearer to 0 or 1 than this."""


class CharacterBot:
    """Chooses its whole turn by its temper, and plays it."""

    def __init__(self, personality: Personality, work: int | None = None) -> None:
        self.personality = personality
        self.turn_search = TurnSearch(shipped(), WIDTH)
        self._worlds = personality.worlds if work is None else work
        self._plan = TurnPlan()

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        known, discarded = jit.known(view)
        if not self._plan.fits(known):
            if len(moves) == 1:
                return moves[0]
            self._plan.make(self._choose(view, known, discarded, chance).decisions)
        return self._plan.next(known)

    def _choose(self, view: View, known: jit.Tables, discarded: int, chance: Chance) -> Turn:
        seeds = jit.new_chance(chance.below(1 << 62, "search"))
        if self._worlds:
            turns = self.turn_search.think(known, discarded, seeds, math.inf, self._worlds, most=WIDTH)
        else:
            turns = self.turn_search.propose(known, discarded, seeds, WIDTH)
        before = known_position(view)
        return max(turns, key=lambda turn: self._appeal(before, turn, chance))

    def _appeal(self, before: Position, turn: Turn, chance: Chance) -> float:
        """How good a turn seems to this character."""
        personality = self.personality
        seems = min(max(turn.chance, SURE), 1 - SURE)
        appeal = math.log(seems / (1 - seems)) + personality.error * _normal(chance)
        me, after = before.mover, before.copy()
        for code in turn.decisions:
            if TAKE <= code < FREE or after.stage != before.stage:
                break
            apply(after, code, _Nothing())
        played = before.cards[me] - after.cards[me]
        appeal += personality.builds * max(0, after.bridges[me].bit_count() - before.bridges[me].bit_count())
        appeal += personality.raids * max(0, before.bridges[1 - me].bit_count() - after.bridges[1 - me].bit_count())
        appeal += personality.holds * (after.stones[me].bit_count() - before.stones[me].bit_count())
        if before.cards[me] == HAND_LIMIT:
            appeal += personality.bursts * played
        else:
            appeal += personality.keeps * after.cards[me]
        if TAKE <= turn.decisions[-1] < DRAW:
            appeal += personality.shows
        return appeal


def _normal(chance: Chance) -> float:
    """A random number around 0 with a standard deviation of 1: the sum of twelve even ones comes close."""
    return sum(chance.below(1 << 20, "error") for _ in range(12)) / (1 << 20) - 6


class _Nothing:
    """A chance that is never asked: plays bring nothing to light."""

    def below(self, n: int, of: object = None) -> int:
        raise AssertionError
