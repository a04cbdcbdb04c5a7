"""Opponents with a name and a character, of rising strength.

Each judges by numbers of its own, which shows on the map, and forgets now and then what it would do best, which makes
it beatable. The strongest plays turns out in its head before it decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise import rumors
from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.expert import ExpertBot
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.opponents import BEGINNER, Personality
from motu.bots.paradise.without import Player, Without
from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.state import BUILD, EXPLORE, FLEET, MOVE, NOWHERE, TRANSIT
from motu.paradise.view import View

WISHES = {
    EXPLORE: ("go",),
    TRANSIT: ("take",),
    MOVE: ("fleet",),
    BUILD: ("build", "focus"),
}
"""What may be forgotten, by the stage in which it is decided."""
FINE = 1 << 16
"""So many parts a chance has."""


class CharacterBot:
    """Plays a step of the turn by its temper, as far as it thinks of everything."""

    def __init__(self, personality: Personality, work: int | None = None) -> None:
        self.personality = personality
        work = personality.work if work is None else work
        player: Player = ExpertBot(work) if work else IslanderBot(personality.numbers)
        self._player = player if personality.fights else Without(player, "battles")
        self._step: tuple[int, int] | None = None
        self._thought_of: set[Move] = set()
        self._forgotten: set[Move] = set()
        self._ear = NOWHERE

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if self._step != (view.turn, view.step):
            self._step = view.turn, view.step  # all that was forgotten comes to mind again
            self._thought_of, self._forgotten, self._ear = set(), set(), NOWHERE
        if self.personality.tells and not view.options.alone:
            told = self._tell(view, moves)
            if told is not None:
                return told
        left = [move for move in moves if move not in self._forgotten] or list(moves)
        while True:
            move: Move = self._player.decide(view, left, seconds, chance)
            if len(left) == 1 or not self._forgets(view, move, chance):
                return move
            left.remove(move)

    def _forgets(self, view: View, move: Move, chance: Chance) -> bool:
        """Whether this wish does not come to its mind; what it has thought of once it does not forget."""
        if not self.personality.forgets or move in self._thought_of:
            return False
        if move.kind == self.personality.keen or move.kind not in WISHES.get(view.stage, ()):
            return False
        if chance.below(FINE, "memory") < self.personality.forgets * FINE:
            self._forgotten.add(move)
            return True
        self._thought_of.add(move)
        return False

    def _tell(self, view: View, moves: Sequence[Move]) -> Move | None:
        """What a rumor does now, if any does."""
        if view.stage == BUILD and not view.settling:
            return rumors.told(Analysis(view, self.personality.numbers), moves)
        if view.stage == MOVE:
            analysis = Analysis(view, self.personality.numbers)
            move = rumors.spread_word(analysis, moves)
            self._ear = rumors.ear(analysis, move.cell) if move is not None and move.kind == "fleet" else NOWHERE
            return move
        if view.stage == FLEET and self._ear != NOWHERE:
            return rumors.sail(Analysis(view, self.personality.numbers), moves, self._ear)
        return None


def careful_beginner() -> CharacterBot:
    """Whom the weakest opponent is to lose to."""
    return CharacterBot(BEGINNER)
