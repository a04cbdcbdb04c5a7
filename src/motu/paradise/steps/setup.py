"""Set-up (3): the map, the cup, the homes."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import GROUP, OCEAN, WARRIORS, slugs
from motu.paradise.grid import CELLS, mask_of
from motu.paradise.moves import HOME, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import CHOOSE_HOME, NEXT, NOWHERE, SEA, SETUP, State
from motu.paradise.steps.decision import Decision, draw_bit, draw_marker


def lay_out(s: State, chance: Chance) -> None:
    """The table before the first turn; where homes are chosen, before that."""
    box = s.box
    for cell in range(CELLS):
        if box.kinds[cell] == OCEAN:
            s.tile[cell] = SEA
        elif box.kinds[cell] == GROUP:
            s.tile[cell] = box.printed[cell]
    s.known = mask_of(cell for cell in range(CELLS) if box.kinds[cell] in (OCEAN, GROUP))
    s.wild = box.independents
    s.cup = [*box.islands, *box.ocean, box.off_course]
    s.lid = mask_of(box.tiles) & ~(1 << box.south_island)
    s.deck = (1 << len(box.cards)) - 1
    for number in range(2, s.count):
        place_tile(s, box.homes[number], box.home_cells[number])
    if s.count > 2:
        for group, cell in box.placed:
            place_tile(s, group, cell)
        for cell in box.placed_ocean:
            s.tile[cell] = SEA
            s.known |= 1 << cell
        remove_markers(s, len(box.placed) + s.count - 2, len(box.placed_ocean), chance)
    s.turn, s.step, s.stage = 0, SETUP, CHOOSE_HOME
    take_homes(s, chance)
    for set_up in s.hooks.set_up:
        set_up(s, chance)


def place_tile(s: State, group: int, cell: int) -> None:
    """A tile of the set-up, face up."""
    s.lid &= ~(1 << group)
    s.tile[cell] = group
    s.known |= 1 << cell


def remove_markers(s: State, islands: int, ocean: int, chance: Chance) -> None:
    """Markers of both kinds leave the cup: what is drawn besides would go back, so it need not be drawn."""
    for number, first in ((islands, 0), (ocean, 3)):
        others = s.cup[:first], s.cup[first + 3 :]
        part = [0] * first + s.cup[first : first + 3] + [0] * (len(s.cup) - first - 3)
        for _ in range(number):
            draw_marker(part, chance)
        s.cup = others[0] + part[first : first + 3] + others[1]


def take_homes(s: State, chance: Chance) -> None:
    """Who starts where: in the order of the seats, by lot, or as the players choose one after another."""
    if s.options.homes == "chosen":
        s.mover = s.player = 0
        return
    free = (1 << s.count) - 1
    # Tonga, which counts as last before Samoa (5), is the person's in the solitaire game, however a box lists them.
    alone = sorted(range(2), key=lambda home: s.box.last_order.index(s.box.homes[home]))
    names = tuple(slugs(s.box)[0][group] for group in s.box.homes[: s.count])
    for seat in range(s.count):
        if s.options.alone:
            home = alone[seat]
        else:
            home = seat if s.options.homes == "seated" else draw_bit(free, names, chance)
        free &= ~(1 << home)
        settle_in(s, seat, home)
    s.stage = NEXT


def settle_in(s: State, seat: int, home: int) -> None:
    """The home group with its first villages and warrior bands (3.3)."""
    cell = s.box.home_cells[home]
    s.start[seat], s.home[seat] = home, cell
    s.held[seat] = 1 << cell
    s.villages[cell] = s.box.start_villages
    s.fielded[seat] = s.box.start_warriors * ONE[WARRIORS]
    s.put(seat, cell, s.fielded[seat])


# --- Choosing a home (3.2) ------------------------------------------------------------------------------------------


def home_moves(s: State, seat: int) -> list[Move]:
    taken = [s.box.home_cells[home] for home in s.start if home != NOWHERE]
    return [HOME[cell] for cell in s.box.home_cells[: s.count] if cell not in taken]


def play_home(s: State, seat: int, move: Move, chance: Chance) -> None:
    settle_in(s, seat, s.box.home_cells.index(move.cell))
    s.events.append(("home", seat, move.cell))
    if seat + 1 < s.count:
        s.mover = s.player = seat + 1
        if seat + 2 == s.count:  # the last has no choice
            play_home(s, s.mover, home_moves(s, s.mover)[0], chance)
    else:
        s.stage = NEXT


HOMES = Decision("paradise-ask-home", home_moves, play_home)
