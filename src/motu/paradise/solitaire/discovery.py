"""What the person's explorer meets alone: he drifts away from Tonga, and finds groups where the opponent lives."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import TRANSPORTS, WARRIORS
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.solitaire import chits
from motu.paradise.solitaire.explore import turned_up
from motu.paradise.solitaire.opponent import best, by_die, give, give_village, samoa, tonga
from motu.paradise.state import NOWHERE, State
from motu.paradise.steps import building
from motu.paradise.steps.decision import DIE
from motu.paradise.steps.exploration import after_hex, go

RICH = {"normal": 4, "hard": 3}
"""A group of nobody's with so many squares brings a chit."""


def drift(s: State, seat: int, goals: int, chance: Chance) -> bool:
    """Off course: to the hex that is farthest from Tonga; the die chooses among equals."""
    away = DISTANCE[tonga(s)]
    cell = by_die(best(goals, {each: away[each] for each in cells_in(goals)}), chance)
    s.events.append(("drifted", seat, cell))
    go(s, seat, cell, chance)
    return True


def find(s: State, seat: int, cell: int, chance: Chance) -> bool:
    """A tile is turned up at once. The opponent lives there, or if it is rich a chit is drawn."""
    for where in turned_up(s, seat, cell):
        if lives_there(s, where, chance):
            settle(s, where, chance)
        elif s.box.groups[s.tile[where]].squares >= RICH[s.options.solitaire]:
            chit = chits.draw(s, chance)
            if chit != NOWHERE:
                s.pending |= 1 << chit
                s.events.append(("rich", where, chit))
    after_hex(s, seat)
    return True


def lives_there(s: State, cell: int, chance: Chance) -> bool:
    """The farther from Tonga and the nearer to Samoa, the likelier."""
    far, near = DISTANCE[cell][tonga(s)], DISTANCE[cell][samoa(s)]
    die = chance.below(6, DIE) + 1
    less = 2 if near < far else int(near == far)
    s.events.append(("inhabited" if die - less < far else "uninhabited", cell, die, less, far))
    return die - less < far


def settle(s: State, cell: int, chance: Chance) -> None:
    """A canoe, and by the die a village on every green square, and warriors with every village."""
    give(s, TRANSPORTS, cell)
    rolls = [chance.below(6, DIE) + 1 for _ in range(building.squares(s, cell)[0])]
    villages = sum(roll % 2 == 0 for roll in rolls)
    for _ in range(villages):
        give_village(s, cell)
    bands = [chance.below(6, DIE) + 1 for _ in range(villages)]
    s.events.append(("lives", cell, tuple(rolls), tuple(bands)))
    give(s, WARRIORS, cell, sum(roll % 2 == 0 for roll in bands))
