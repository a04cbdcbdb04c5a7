"""A sensible player: explores near home, settles, links its groups, buys cards, defends, and strikes when it pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.bots.paradise import (
    battle,
    building,
    events,
    exploration,
    kumara,
    movement,
    order_and_victory,
    solitaire,
    transit,
)
from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.orders import NO_ORDERS, Orders
from motu.core.chance import Chance
from motu.paradise import state
from motu.paradise.moves import Move
from motu.paradise.view import View

Step = Callable[[Analysis, Sequence[Move], Chance], Move]

STEPS: dict[int, Step] = {
    state.CHOOSE_HOME: order_and_victory.home,
    state.CHOOSE_ORDER: order_and_victory.order,
    state.EXPLORE: exploration.explore,
    state.DISCOVERY: exploration.discovery,
    state.ASTRAY: exploration.push,
    state.TRANSIT: transit.take,
    state.TRANSIT_TO: transit.put,
    state.MOVE: movement.move,
    state.FLEET: movement.fleet,
    state.BATTLES: battle.battle,
    state.ARIOI: battle.arioi,
    state.BATTLE_CARD: battle.battle_card,
    state.LOSS: battle.loss,
    state.CARRY: battle.carry,
    state.RETREAT: battle.retreat,
    state.SAVE: battle.save,
    state.NEW_HOME: battle.new_home,
    state.REGROUP: battle.regroup,
    state.BUILD: building.build,
    state.REVEAL: order_and_victory.reveal,
    state.CLAIM: order_and_victory.claim,
    state.DIVISION: events.division,
    state.SHAMAN: events.shaman,
    state.EVENT: events.answer,
    state.LOST_BOX: events.lost_box,
    state.SEARCH: kumara.seek,
    state.CHIT: solitaire.chit,
}
"""The function that decides in each stage: one file a step of the turn."""

ASKING = (state.SHAMAN, state.LOST_BOX, state.ARIOI)
"""Stages whose step looks at the events that are kept itself."""
WITH_CARDS = (state.EXPLORE, state.SEARCH, state.TRANSIT, state.MOVE, state.BATTLE_CARD, state.BUILD, state.REVEAL)
"""Stages in which it thinks of turning cards up."""
WITH_TILES = (state.DISCOVERY, state.FLEET)
"""Stages in which it thinks of turning tiles up; rumors it leaves alone."""


def is_considered(stage: int, move: Move) -> bool:
    """Whether it thinks of this at all: much may be done at any time and is of use but now and then."""
    return move.kind not in IGNORED[stage]


IGNORED = [
    {"disband", *(() if stage in WITH_CARDS else ("show",)), *(() if stage in WITH_TILES else ("reveal",))}
    for stage in range(len(state.STAGES))
]
"""The kinds of moves of which it does not think, by stage."""


class IslanderBot:
    """Remembers no plan: every decision is worked out anew from what is seen, as far as that has changed."""

    def __init__(self, numbers: Numbers = ISLANDER, orders: Orders = NO_ORDERS) -> None:
        self.numbers = numbers
        self.orders = orders
        self._last: Analysis | None = None

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        ignored = IGNORED[view.stage]
        moves = [move for move in moves if move.kind not in ignored]
        if len(moves) == 1:
            return moves[0]
        analysis = self._last = Analysis(view, self.numbers, self._last, self.orders)
        if not view.kept or view.stage in ASKING:
            return STEPS[view.stage](analysis, moves, chance)
        played = events.at_will(analysis, moves)
        if played is not None:
            return played
        others = [move for move in moves if move.kind not in events.OWN]
        return events.levied(STEPS[view.stage](analysis, others, chance), moves)
