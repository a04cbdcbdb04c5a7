"""Turn order (5): the last on the track says who plays first, and which way round.

The step has parts, one after another: what advanced rules add before, the choice itself, what they add after it.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.moves import FIRST, Move
from motu.paradise.state import CHOOSE_ORDER, NEXT, ORDER, State
from motu.paradise.steps.decision import Decision


def begin(s: State, chance: Chance) -> None:
    """A new turn: the player in the last place gets the marker."""
    s.step, s.stage, s.index = ORDER, NEXT, -1
    s.mover = s.player = s.chooser = last_place(s)


def go_on(s: State, chance: Chance) -> bool:
    """The next part of the step; False when there is none left."""
    hooks = s.hooks
    s.index += 1
    part = s.index
    if part < len(hooks.turn_begins):
        hooks.turn_begins[part](s, chance)
        return True
    part -= len(hooks.turn_begins)
    if part == 0:
        people = s.people()
        if len(people) > 1:
            s.stage = CHOOSE_ORDER
            s.mover = s.player = s.chooser
        else:  # alone there is nothing to choose
            s.order = people
        return True
    if part <= len(hooks.turn_ordered):
        hooks.turn_ordered[part - 1](s, chance)
        return True
    return False


def last_place(s: State) -> int:
    """Who has fewest points."""
    return by_place(s)[0]


def by_place(s: State) -> list[int]:
    """The players from the last on the track to the first; ties go by the groups that they started from."""
    ties = s.box.last_order
    return sorted(s.alive(), key=lambda seat: (s.points[seat], ties.index(s.box.homes[s.start[seat]])))


def moves(s: State, seat: int) -> list[Move]:
    alive = s.alive()
    ways = 2 if len(alive) > 2 else 1  # with two it makes no difference
    return [FIRST[first][way] for first in alive for way in range(ways)]


def play(s: State, seat: int, move: Move, chance: Chance) -> None:
    clockwise = move is FIRST[move.what][0]
    alive = s.alive()
    start = alive.index(move.what)
    s.order = alive[start:] + alive[:start] if clockwise else alive[start::-1] + alive[:start:-1]
    s.events.append(("first", seat, move.what, int(clockwise)))
    s.stage = NEXT


CHOICE = Decision("paradise-ask-order", moves, play)
