"""The sequence of the turn (4): from one decision to the next."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.ruleset import DECISIONS as ADVANCED
from motu.paradise.state import (
    ARIOI,
    ASTRAY,
    BATTLE_CARD,
    BATTLES,
    BUILD,
    BUILDING,
    CARRY,
    CHOOSE_HOME,
    CHOOSE_ORDER,
    CLAIM,
    DISCOVERY,
    EVERYBODY,
    EXPLORATION,
    EXPLORE,
    FLEET,
    LOSS,
    MOVE,
    MOVEMENT,
    NEW_HOME,
    NEXT,
    NEXT_BATTLE,
    ORDER,
    REGROUP,
    RETREAT,
    REVEAL,
    SAVE,
    TRANSIT,
    TRANSIT_TO,
    State,
)
from motu.paradise.steps import (
    at_any_time,
    battle,
    building,
    conquest,
    exploration,
    fleet,
    movement,
    order,
    retreat,
    setup,
    transit,
    victory,
)
from motu.paradise.steps.decision import Decision

DECISIONS: dict[int, Decision] = {
    CHOOSE_HOME: setup.HOMES,
    CHOOSE_ORDER: order.CHOICE,
    EXPLORE: exploration.EXPLORING,
    ASTRAY: exploration.PUSHING,
    DISCOVERY: exploration.DECIDING,
    TRANSIT: transit.TAKING,
    TRANSIT_TO: transit.PUTTING,
    MOVE: movement.MOVING,
    FLEET: fleet.SAILING,
    BATTLES: battle.CHOOSING,
    ARIOI: battle.TURNING_AWAY,
    BATTLE_CARD: battle.CARD_CHOICE,
    LOSS: battle.LOSING,
    CARRY: retreat.CARRYING,
    RETREAT: retreat.RETREATING,
    SAVE: conquest.SAVING,
    NEW_HOME: conquest.MOVING_HOME,
    REGROUP: conquest.REGROUPING,
    BUILD: building.CHOICE,
    REVEAL: victory.REVEALING,
    CLAIM: victory.ANSWERING,
    **ADVANCED,
}
"""Every decision by its stage."""


def go_on(s: State, chance: Chance) -> None:
    """Lead on to the next decision that somebody has to take; a seat that nobody plays decides at once."""
    lead_on(s, chance)
    while s.mover >= 0 and s.robots >> s.mover & 1:
        (decides,) = s.hooks.decides
        DECISIONS[s.stage].play(s, s.mover, decides(s, chance), chance)
        lead_on(s, chance)


def lead_on(s: State, chance: Chance) -> None:
    """The next decision: the next player of this step, or the next step."""
    while s.stage <= NEXT:
        if s.stage == NEXT_BATTLE:
            battle.next_battle(s, chance)
            continue
        if s.step == ORDER and order.go_on(s, chance):
            continue
        if s.step in (EXPLORATION, MOVEMENT):
            s.index += 1
            if s.index < len(s.order):
                seat = s.order[s.index]
                if not s.out >> seat & 1:
                    s.player = seat
                    (exploration.begin if s.step == EXPLORATION else transit.begin)(s, seat, chance)
                continue
        next_step(s, chance)


def next_step(s: State, chance: Chance) -> None:
    """Each step ends for all before the next begins."""
    if s.step == EXPLORATION:
        for part in s.hooks.explored:
            part(s, chance)
            if s.stage != NEXT:
                return
    if s.step in (ORDER, EXPLORATION):
        s.step += 1
        s.index = -1
    elif s.step == MOVEMENT:
        building.begin(s, chance)
    elif s.step == BUILDING:
        victory.begin(s, chance)
    elif not victory.is_over(s):  # events may have taken somebody's last canoe
        s.turn += 1
        order.begin(s, chance)


def play(s: State, seat: int, move: Move, chance: Chance) -> None:
    """Do what was decided, and go on to the next decision."""
    s.events = []
    s.listed = {}
    s.last_seat = seat
    if move.kind in at_any_time.KINDS and is_aside(s, seat, move):
        s.last = move.seen
        at_any_time.play(s, seat, move)
        again = DECISIONS[s.stage].again
        if again:
            again(s, chance)
    else:
        s.last = "?" if s.stage == BUILD else move.seen
        (s.hooks.plays.get(move.kind) or DECISIONS[s.stage].play)(s, seat, move, chance)
    if s.stage <= NEXT or s.robots:
        go_on(s, chance)


def is_aside(s: State, seat: int, move: Move) -> bool:
    """Whether a move is one that is open to its seat at any time, and not an answer to what is asked."""
    return move.kind in at_any_time.KINDS and not (s.stage == DISCOVERY and seat == s.mover and move.cell == s.looking)


def moves(s: State, seat: int) -> list[Move]:
    """What a seat may do now: in the decision at hand, with what advanced rules add to it, and at any time."""
    aside = at_any_time.moves(s, seat)
    if s.mover not in (seat, EVERYBODY):
        return aside
    listed = DECISIONS[s.stage].moves(s, seat)
    more = s.hooks.added.get(s.stage)
    if more:
        listed = [*listed, *(move for each in more for move in each(s, seat))]
    return [*listed, *aside] if aside else listed
