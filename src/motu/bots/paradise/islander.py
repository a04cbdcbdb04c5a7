"""A sensible player: explores near home, settles, links its groups, buys cards, defends, and strikes when it pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.bots.paradise import alone, build, claims, events, explore, fight, sail, transit, voyage
from motu.bots.paradise.sight import Sight
from motu.core.chance import Chance
from motu.paradise import state
from motu.paradise.moves import Move
from motu.paradise.view import View

Step = Callable[[Sight, Sequence[Move], Chance], Move]

STEPS: dict[int, Step] = {
    state.CHOOSE_HOME: claims.home,
    state.CHOOSE_ORDER: claims.order,
    state.EXPLORE: explore.explore,
    state.DISCOVERY: explore.discovery,
    state.ASTRAY: explore.push,
    state.TRANSIT: transit.take,
    state.TRANSIT_TO: transit.put,
    state.MOVE: sail.move,
    state.FLEET: sail.fleet,
    state.BATTLES: fight.battle,
    state.ARIOI: fight.arioi,
    state.BATTLE_CARD: fight.battle_card,
    state.LOSS: fight.loss,
    state.CARRY: fight.carry,
    state.RETREAT: fight.retreat,
    state.SAVE: fight.save,
    state.NEW_HOME: fight.new_home,
    state.REGROUP: fight.regroup,
    state.BUILD: build.build,
    state.REVEAL: claims.reveal,
    state.CLAIM: claims.claim,
    state.DIVISION: events.division,
    state.SHAMAN: events.shaman,
    state.EVENT: events.answer,
    state.LOST_BOX: events.lost_box,
    state.SEARCH: voyage.seek,
    state.CHIT: alone.chit,
}
"""Who decides what: one file a step of the turn."""

ASKING = (state.SHAMAN, state.LOST_BOX, state.ARIOI)
"""Stages whose step looks at the events that are kept itself."""
WITH_CARDS = (state.EXPLORE, state.SEARCH, state.TRANSIT, state.MOVE, state.BATTLE_CARD, state.BUILD, state.REVEAL)
"""Stages in which it thinks of turning cards up."""
WITH_TILES = (state.DISCOVERY, state.FLEET)
"""Stages in which it thinks of turning tiles up; rumors it leaves alone."""


def is_considered(stage: int, move: Move) -> bool:
    """Whether it thinks of this at all: much may be done at any time and is of use but now and then."""
    if move.kind == "show":
        return stage in WITH_CARDS
    if move.kind == "reveal":
        return stage in WITH_TILES
    return move.kind != "disband"


class IslanderBot:
    """Remembers nothing: every decision is worked out anew from what is seen."""

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        moves = [move for move in moves if is_considered(view.stage, move)]
        if len(moves) == 1:
            return moves[0]
        sight = Sight(view)
        if not view.kept or view.stage in ASKING:
            return STEPS[view.stage](sight, moves, chance)
        played = events.at_will(sight, moves)
        if played is not None:
            return played
        others = [move for move in moves if move.kind not in events.OWN]
        return events.levied(STEPS[view.stage](sight, others, chance), moves)
