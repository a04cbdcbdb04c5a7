"""Malaria (11.6): once somebody has come to Melanesia, the die takes villages there.

Whether anybody has is noticed when a group is taken (`conquered`) and when a turn begins; from then on the die is
rolled at the beginning of every turn (`turn_begins`).
"""

from __future__ import annotations

from functools import lru_cache

from motu.core.chance import Chance
from motu.paradise.box import BOXES, Box
from motu.paradise.grid import mask_of
from motu.paradise.hooks import Rule
from motu.paradise.names import here, say
from motu.paradise.state import NEXT, NOWHERE, State
from motu.paradise.steps.conquest import lose_village
from motu.paradise.steps.decision import DIE
from motu.paradise.steps.order import last_place
from motu.paradise.steps.victory import is_over


@lru_cache(maxsize=BOXES)
def struck(box: Box) -> tuple[int, ...]:
    """For every roll of the die the hex of the group that it strikes; NOWHERE for a roll that strikes none."""
    return tuple(
        next((group.cell for group in box.groups if roll in group.malaria), NOWHERE) for roll in range(1, len(DIE) + 1)
    )


def notice(s: State) -> None:
    """Somebody controls a group with mosquitoes, or has controlled one: that is enough for good."""
    swamps = mask_of(cell for cell in struck(s.box) if cell != NOWHERE)
    s.malarial |= int(any(held & swamps for held in s.held))


def strike(s: State, chance: Chance) -> None:
    """The die names a group; one that nobody controls has no village to lose."""
    notice(s)
    if not s.malarial:
        return
    roll = chance.below(6, DIE) + 1
    cell = struck(s.box)[roll - 1]
    seat = next((seat for seat in s.alive() if cell != NOWHERE and s.held[seat] >> cell & 1), NOWHERE)
    s.events.append(("malaria", seat, cell, roll))
    if seat != NOWHERE:
        lose_village(s, seat, cell, chance)
        if not s.villages[cell] and s.stage == NEXT and not is_over(s) and s.out >> s.chooser & 1:
            s.chooser = last_place(s)  # it was all that the one who was to choose had


def _told(s: State, viewer: int | None, seat: int, cell: int, roll: int) -> object:
    if seat == NOWHERE:
        return say("paradise-log-malaria-nobody", seat, **here(s, cell), die=roll)
    return say("paradise-log-malaria", seat, **here(s, cell), die=roll)


RULE = Rule(is_on=lambda options: options.malaria == "yes", hooks={"turn_begins": strike, "conquered": notice})
LOG_MESSAGES = {"malaria": _told}
