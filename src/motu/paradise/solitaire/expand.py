"""The side of a chit that says what the opponent gets (Expand): cards, canoes, villages, warrior bands."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.chance import Chance
from motu.paradise.box import TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.cards import unused, use_up
from motu.paradise.grid import cells_in, flood, mask_of, spread
from motu.paradise.pieces import count
from motu.paradise.solitaire.sides import (
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
from motu.paradise.steps.setup import slugs


def expansion(gives: Callable[[State, Chance], None]) -> Callable[[State, Chance], None]:
    """One kind of expansion; where it gives nothing, that is told."""

    def expands(s: State, chance: Chance) -> None:
        before = len(s.events)
        gives(s, chance)
        if len(s.events) == before:
            s.events.append(("gets-nothing",))

    return expands


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
    """A canoe at home, and those that link its groups and atolls with it by the shortest ways, the nearest first."""
    home = s.home[OPPONENT]
    if home == NOWHERE or not lands(s) & ~(1 << home):
        return
    if not s.chain[OPPONENT] >> home & 1:
        give(s, TRANSPORTS, home)
    sea = s.known & ~(s.wild | s.held[PERSON] | s.places[PERSON])
    while s.chain[OPPONENT] >> home & 1:
        canoes = s.chain[OPPONENT]
        linked = flood(1 << home, canoes)
        goals = lands(s) & ~linked
        ways = rings(linked, canoes, sea, goals)
        if not 0 < len(ways) - 1 <= has_left(s, TRANSPORTS):
            return
        for cell in way(ways, canoes, goals, chance):
            give(s, TRANSPORTS, cell)


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
        cell = by_die(best(mask_of(room), room), chance)
        if give_village(s, cell):
            s.events.append(("gets-village", cell))


def village_each(s: State, chance: Chance) -> None:
    """On every group with an empty square."""
    for cell in cells_in(groups(s)):
        if empty_squares(s, cell) > 0 and give_village(s, cell):
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
    groups with neither, then atolls without any, then the groups with most villages.
    """
    stacks = s.stacks[OPPONENT]
    bands = {cell: count(stacks[cell], WARRIORS) for cell in cells_in(lands(s))}
    unmanned = mask_of(cell for cell in bands if count(stacks[cell], WAR_CANOES) > bands[cell])
    if unmanned:
        return unmanned
    mine, villages = groups(s), {cell: s.villages[cell] for cell in bands}
    thin = mask_of(cell for cell in cells_in(mine) if villages[cell] > bands[cell])
    if thin:
        return best(thin, villages)
    bare = mask_of(cell for cell in cells_in(mine) if not villages[cell] and not bands[cell])
    bare = bare or mask_of(cell for cell in cells_in(atolls(s)) if not bands[cell])
    return bare or (best(s.held[OPPONENT], villages) if s.held[OPPONENT] else 0)


def warriors_each(s: State, chance: Chance) -> None:
    """So many that no group has fewer than villages, those with most villages first."""
    for cell in sorted(cells_in(s.held[OPPONENT]), key=lambda cell: -s.villages[cell]):
        give(s, WARRIORS, cell, s.villages[cell] - count(s.stacks[OPPONENT][cell], WARRIORS))


def war_canoe(s: State, chance: Chance) -> None:
    """At home."""
    if s.home[OPPONENT] != NOWHERE:
        give(s, WAR_CANOES, s.home[OPPONENT])


EXPAND: dict[str, Callable[[State, Chance], None]] = {
    "card": expansion(card),
    "chain": expansion(chain),
    "village": expansion(village),
    "village-each": expansion(village_each),
    "warriors": expansion(warriors),
    "two-warriors": expansion(two_warriors),
    "warriors-each": expansion(warriors_each),
    "war-canoe": expansion(war_canoe),
}
"""What each expansion does, by its name in the table of chits."""
