"""The side of a chit that says what the opponent gets (Expand): cards, canoes, villages, warrior bands."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.chance import Chance
from motu.paradise.box import TRANSPORTS, WAR_CANOES, WARRIORS, slugs
from motu.paradise.cards import unused, use_up
from motu.paradise.grid import cells_in, flood, mask_of, spread
from motu.paradise.pieces import count
from motu.paradise.solitaire.opponent import (
    OPPONENT,
    PERSON,
    atolls,
    best,
    by_die,
    empty_squares,
    give,
    give_village,
    groups,
    has_left,
    lands,
)
from motu.paradise.state import NOWHERE, State
from motu.paradise.steps.decision import draw_bit


def expand(s: State, what: str, chance: Chance) -> None:
    """One side of a chit; where it gives nothing, that is told."""
    before = len(s.events)
    GIVES[what](s, chance)
    if len(s.events) == before:
        s.events.append(("gets-nothing",))


# --- A card ---------------------------------------------------------------------------------------------------------


def card(s: State, chance: Chance) -> None:
    """Face down, until its cards are shown."""
    if s.deck:
        names = tuple(f"card:{name}" for name in slugs(s.box)[1])
        drawn = draw_bit(s.deck, names, chance)
        s.deck &= ~(1 << drawn)
        s.hand[OPPONENT] |= 1 << drawn
        s.events.append(("gets-card",))


def feast(s: State, chance: Chance) -> None:
    """A Harvest Feast that lies face up gives a village when the next chit is carried out (ruling 68)."""
    for number in cells_in(unused(s, OPPONENT, "feast") & s.face[OPPONENT]):
        use_up(s, OPPONENT, number)
        village(s, chance)


# --- Transport canoes -----------------------------------------------------------------------------------------------


def chain(s: State, chance: Chance) -> None:
    """The canoes that link its groups and atolls with its home, by the shortest ways, the nearest first."""
    if s.home[OPPONENT] == NOWHERE:
        return
    while cells := next_link(s, chance):
        for cell in cells:
            give(s, TRANSPORTS, cell)


def next_link(s: State, chance: Chance) -> list[int]:
    """The hexes that lack a canoe for one more group to be linked, home among them; none where no group can be."""
    home, canoes = 1 << s.home[OPPONENT], s.chain[OPPONENT]
    at_home = [] if canoes & home else [s.home[OPPONENT]]
    linked = flood(home, canoes | home)
    if at_home and lands(s) & linked & ~home:  # it lies next to home, with a canoe
        return at_home if has_left(s, TRANSPORTS) > 0 else []
    sea = s.known & ~(s.wild | s.held[PERSON] | s.places[PERSON])
    goals = lands(s) & ~linked
    ways = rings(linked, canoes, sea, goals)
    if not 0 < len(ways) - 1 <= has_left(s, TRANSPORTS) - len(at_home):
        return []
    return [*at_home, *way(ways, canoes, goals, chance)]


def rings(linked: int, canoes: int, sea: int, goals: int) -> list[int]:
    """The hexes by how many new canoes a chain to there needs, up to the nearest goals; only the first where there is
    no way to any."""
    found = [linked]
    reached = linked
    while not found[-1] & goals:
        edge = spread(reached) & sea & ~reached
        if not edge:
            return found[:1]
        found.append(flood(edge, canoes & ~reached))
        reached |= found[-1]
    return found


def way(ways: list[int], canoes: int, goals: int, chance: Chance) -> list[int]:
    """The hexes of one of the shortest links, those without a canoe: from the goal back; the die chooses among
    equals."""
    cell = by_die(ways[-1] & goals, chance)
    found = []
    for number in range(len(ways) - 1, 0, -1):
        ring = ways[number]
        if canoes >> cell & 1:  # along canoes that are there to the gap before them
            cell = by_die(spread(flood(1 << cell, canoes & ring)) & ring & ~canoes, chance)
        found.append(cell)
        if number > 1:
            cell = by_die(spread(1 << cell) & ways[number - 1], chance)
    return found


# --- Villages -------------------------------------------------------------------------------------------------------


def village(s: State, chance: Chance) -> None:
    """On the group with most empty squares."""
    room = {cell: empty_squares(s, cell) for cell in cells_in(groups(s)) if empty_squares(s, cell) > 0}
    if room:
        grow(s, by_die(best(mask_of(room), room), chance))


def village_each(s: State, chance: Chance) -> None:
    """On every group with an empty square."""
    for cell in cells_in(groups(s)):
        if empty_squares(s, cell) > 0:
            grow(s, cell)


def grow(s: State, cell: int) -> None:
    give_village(s, cell)
    s.events.append(("gets-village", cell))


# --- Warrior bands and war canoes -----------------------------------------------------------------------------------


def warriors(s: State, chance: Chance, number: int = 1) -> None:
    """One after another, each where it is needed most."""
    for _ in range(number):
        where = needs_warriors(s)
        if where and has_left(s, WARRIORS) > 0:
            give(s, WARRIORS, by_die(where, chance))


def two_warriors(s: State, chance: Chance) -> None:
    warriors(s, chance, 2)


def needs_warriors(s: State) -> int:
    """The hexes that come first: those from which the die chooses one.

    War canoes without warriors, then groups with more villages than warriors, those with most villages first, then
    groups with neither, then atolls without any, then groups with more than one for each village, those with most
    villages first. Where no group is like that, it is the one with most villages (ruling 67).
    """
    stacks = s.stacks[OPPONENT]
    bands = warriors_on(s)
    unmanned = mask_of(cell for cell in bands if count(stacks[cell], WAR_CANOES) > bands[cell])
    if unmanned:
        return unmanned
    thin = thinly_manned(s)
    if thin:
        return thin
    mine, held = groups(s), s.held[OPPONENT]
    bare = mask_of(cell for cell in cells_in(mine & ~held) if not bands[cell])
    bare = bare or mask_of(cell for cell in cells_in(atolls(s)) if not bands[cell])
    if bare:
        return bare
    crowded = mask_of(cell for cell in cells_in(held) if bands[cell] > s.villages[cell])
    return most_villages(s, crowded or held or mine)


def warriors_on(s: State) -> dict[int, int]:
    """How many warrior bands it has on each of its lands."""
    return {cell: count(s.stacks[OPPONENT][cell], WARRIORS) for cell in cells_in(lands(s))}


def thinly_manned(s: State) -> int:
    """The groups with more villages than warrior bands, of these the ones with most villages."""
    bands = warriors_on(s)
    return most_villages(s, mask_of(cell for cell in cells_in(s.held[OPPONENT]) if s.villages[cell] > bands[cell]))


def most_villages(s: State, cells: int) -> int:
    return best(cells, {cell: s.villages[cell] for cell in cells_in(cells)}) if cells else 0


def warriors_each(s: State, chance: Chance) -> None:
    """So many that no group has fewer than villages; with too few of them, those with most villages come first."""
    bands = warriors_on(s)
    lacking = {cell: s.villages[cell] - bands[cell] for cell in cells_in(s.held[OPPONENT])}
    lacking = {cell: number for cell, number in lacking.items() if number > 0}
    if sum(lacking.values()) <= has_left(s, WARRIORS):
        for cell, number in lacking.items():
            give(s, WARRIORS, cell, number)
        return
    for _ in range(has_left(s, WARRIORS)):
        give(s, WARRIORS, by_die(thinly_manned(s), chance))


def war_canoe(s: State, chance: Chance) -> None:
    """At home."""
    if s.home[OPPONENT] != NOWHERE:
        give(s, WAR_CANOES, s.home[OPPONENT])


GIVES: dict[str, Callable[[State, Chance], None]] = {
    "card": card,
    "chain": chain,
    "village": village,
    "village-each": village_each,
    "warriors": warriors,
    "two-warriors": two_warriors,
    "warriors-each": warriors_each,
    "war-canoe": war_canoe,
}
"""What each expansion does, by its name in the table of chits."""
