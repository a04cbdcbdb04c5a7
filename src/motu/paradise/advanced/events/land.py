"""Events of the land (11.2): waves, droughts, eruptions, good soil. The drawer picks the group; only controlled ones
are touched, and nobody is left with fewer than two villages."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from motu.core.chance import Chance
from motu.paradise.advanced.events.event_markers import mark
from motu.paradise.advanced.events.questions import GIFT, QUESTIONS, Question, put, put_first
from motu.paradise.box import COLONIES
from motu.paradise.chains import chain_from
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, PICK, Move
from motu.paradise.state import State
from motu.paradise.steps import conquest
from motu.paradise.steps.building import grow, room_for_one, squares

LEAST = 2
"""Villages that an event leaves to everybody."""
CROWDED = 3
"""A tsunami strikes groups with so many villages; an eruption those with so many squares."""
SQUARES = 6
"""No group has more squares than this."""


def owner_of(s: State, cell: int) -> int:
    return next(seat for seat in range(s.count) if s.held[seat] >> cell & 1)


def controlled(s: State) -> list[int]:
    """All groups that somebody controls."""
    mask = 0
    for held in s.held:
        mask |= held
    return list(cells_in(mask))


def can_bear(s: State, cell: int) -> bool:
    """Whether its owner has two villages left if this group loses one."""
    return sum(s.villages[each] for each in cells_in(s.held[owner_of(s, cell)])) > LEAST


def lose_village(s: State, cell: int, chance: Chance) -> None:
    seat = owner_of(s, cell)
    s.events.append(("village-lost", seat, cell))
    conquest.lose_village(s, seat, cell, chance)


class Choice(NamedTuple):
    """An event whose drawer picks a hex: which ones can be picked, and what happens there. Without any nothing does."""

    what: str
    cells: Callable[[State, int], list[int]]
    effect: Callable[[State, int, int, Chance], None]

    def happens(self, s: State, chance: Chance) -> None:
        if not self.cells(s, s.drawer):
            s.events.append(("nothing",))
        put(s, s.drawer, self.what)

    def moves(self, s: State, seat: int, number: int) -> list[Move]:
        return [PICK[cell] for cell in self.cells(s, seat)]

    def picked(self, s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
        s.events.append(("picked", seat, move.cell))
        self.effect(s, seat, move.cell, chance)


# --- Tsunami: a group and its neighbours lose a village each, where three are ---------------------------------------


def tsunami_cells(s: State, seat: int) -> list[int]:
    return [cell for cell in controlled(s) if flooded(s, cell)]


def flooded(s: State, cell: int) -> list[int]:
    """The groups that a tsunami there would strike."""
    coast = s.box.near_mask[cell] | 1 << cell
    return [each for each in controlled(s) if coast >> each & 1 and s.villages[each] >= CROWDED]


def tsunami_strikes(s: State, seat: int, cell: int, chance: Chance) -> None:
    for each in flooded(s, cell):
        lose_village(s, each, chance)


# --- Drought: a group yields no build points in this turn -----------------------------------------------------------


def any_group(s: State, seat: int) -> list[int]:
    return controlled(s)


def stay(s: State, seat: int, cell: int, chance: Chance) -> None:
    """All it does is done by its marker (`event_markers`)."""
    mark(s, s.event, owner_of(s, cell), cell)


# --- Invasive Weeds: a group yields fewer build points in this turn; an improved field without a village is lost ----


def spare(s: State, cell: int) -> bool:
    """Whether the villages of a group have room on one square less."""
    return s.villages[cell] < squares(s, cell)[0] + s.improved[cell]


def weeds_grow(s: State, seat: int, cell: int, chance: Chance) -> None:
    if s.improved[cell] and spare(s, cell):
        s.improved[cell] -= 1
    stay(s, seat, cell, chance)


# --- Erosion: a group loses an empty green square for good ----------------------------------------------------------


def erosion_cells(s: State, seat: int) -> list[int]:
    return [cell for cell in controlled(s) if squares(s, cell)[0] and spare(s, cell)]


def erode(s: State, seat: int, cell: int, chance: Chance) -> None:
    s.soil[cell] -= 1
    stay(s, seat, cell, chance)


# --- Eruption: a group with three squares loses a village and yields nothing in this turn ---------------------------


def eruption_cells(s: State, seat: int) -> list[int]:
    return [cell for cell in controlled(s) if sum(squares(s, cell)) >= CROWDED and can_bear(s, cell)]


def erupt(s: State, seat: int, cell: int, chance: Chance) -> None:
    stay(s, seat, cell, chance)
    lose_village(s, cell, chance)


# --- Epidemic: the group with most villages loses one ---------------------------------------------------------------


def epidemic_cells(s: State, seat: int) -> list[int]:
    most = max(s.villages[cell] for cell in controlled(s))
    return [cell for cell in controlled(s) if s.villages[cell] == most and can_bear(s, cell)]


def infect(s: State, seat: int, cell: int, chance: Chance) -> None:
    lose_village(s, cell, chance)


# --- Fertile Island: a group gains a green square for good ----------------------------------------------------------


def fertile_cells(s: State, seat: int) -> list[int]:
    return [cell for cell in controlled(s) if sum(squares(s, cell)) < SQUARES]


def flourish(s: State, seat: int, cell: int, chance: Chance) -> None:
    s.soil[cell] += 1
    stay(s, seat, cell, chance)


# --- Fresh Spring: the drawer improves a field for nothing, or gets a village on a free square; else a colony --------


def spring(s: State, chance: Chance) -> None:
    if spring_cells(s, s.drawer):
        put(s, s.drawer, "spring")
    else:
        put(s, s.drawer, GIFT, COLONIES)


def spring_cells(s: State, seat: int) -> list[int]:
    return [cell for cell in cells_in(s.held[seat]) if s.villages[cell] < sum(squares(s, cell)) or unimproved(s, cell)]


def unimproved(s: State, cell: int) -> bool:
    return s.improved[cell] < squares(s, cell)[1]


def improve(s: State, seat: int, cell: int, chance: Chance) -> None:
    if unimproved(s, cell):
        s.improved[cell] += 1
    else:
        grow(s, seat, cell)
        s.events.append(("founded", seat, cell))


# --- Volcanic Ash: a group of the drawer's yields more in this turn, and may get two new villages (`event_markers`) ---


def own_group(s: State, seat: int) -> list[int]:
    return list(cells_in(s.held[seat]))


# --- Migration: the drawer moves a village along a chain, or gets a colony ------------------------------------------


def migration(s: State, chance: Chance) -> None:
    if sources(s, s.drawer):
        put(s, s.drawer, "migration")
    else:
        put(s, s.drawer, GIFT, COLONIES)


def sources(s: State, seat: int) -> list[int]:
    """Groups that a village can leave: one must stay."""
    return [cell for cell in cells_in(s.held[seat]) if s.villages[cell] > 1 and goals(s, seat, cell)]


def goals(s: State, seat: int, cell: int) -> list[int]:
    """Where a village can go: a group of the same chain with a square for it, but no independent one that nobody
    controls."""
    open_to = ~s.box.independents | s.held[seat]
    chain = chain_from(s, seat, cell) & open_to & ~(1 << cell)
    return [each for each in cells_in(chain) if room_for_one(s, each)]


def source_moves(s: State, seat: int, number: int) -> list[Move]:
    return [DONE, *(PICK[cell] for cell in sources(s, seat))]


def source_picked(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    if move is DONE:
        put_first(s, seat, GIFT, COLONIES)
    else:
        put_first(s, seat, "migration-to", move.cell)


def goal_moves(s: State, seat: int, source: int) -> list[Move]:
    return [PICK[cell] for cell in goals(s, seat, source)]


def goal_picked(s: State, seat: int, source: int, move: Move, chance: Chance) -> None:
    s.villages[source] -= 1
    s.villages[move.cell] += 1
    s.held[seat] |= 1 << move.cell
    s.events.append(("migrated", seat, source, move.cell))


QUESTIONS["migration"] = Question(source_moves, source_picked)
QUESTIONS["migration-to"] = Question(goal_moves, goal_picked)

CHOICES = (
    Choice("tsunami", tsunami_cells, tsunami_strikes),
    Choice("drought", any_group, stay),
    Choice("weeds", any_group, weeds_grow),
    Choice("erosion", erosion_cells, erode),
    Choice("eruption", eruption_cells, erupt),
    Choice("epidemic", epidemic_cells, infect),
    Choice("fertile-island", fertile_cells, flourish),
    Choice("spring", spring_cells, improve),
    Choice("ash", own_group, stay),
)
QUESTIONS.update({each.what: Question(each.moves, each.picked) for each in CHOICES})
HAPPENS: dict[str, Callable[[State, Chance], None]] = {
    **{each.what: each.happens for each in CHOICES},
    "spring": spring,
    "migration": migration,
}
