"""The odds of a search for kumara (11.5), exactly, under best play and without turning up further cards."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from motu.paradise.advanced.kumara import ASTRAY, LOST, ROLLS, goals
from motu.paradise.box import OFF_MAP, Box
from motu.paradise.grid import cells_in

FACES = range(1, 7)
EXPLORES = ASTRAY + 1
Reckoning = dict[int, tuple[int, int]]
"""For each hex the sequences of rolls that lead to South America, and, as a negative number, those that end lost."""


class Chances(NamedTuple):
    """How likely the explorer comes to South America, and how likely the explorer is lost; else nothing comes of it."""

    found: Fraction
    lost: Fraction


def chances(
    box: Box, cell: int, free: int, *, card: bool = False, marker: bool = False, chart: bool = False, rolls: int = ROLLS
) -> Chances:
    """What to expect of a search from a hex, before a roll.

    free        the hexes without enemies
    card        whether a card that adds 1 lies face up, `chart` whether Ocean Chart does
    marker      whether the player has the marker of the islands on the way
    rolls       how many rolls there may still be
    """
    found, lost = reckon(box, free, card)[rolls][marker][cell]
    return Chances(Fraction(found, 6**rolls), Fraction(0 if chart else -lost, 6**rolls))


@lru_cache(maxsize=64)
def reckon(box: Box, free: int, card: bool) -> list[tuple[Reckoning, Reckoning]]:
    """By how many rolls are left: the sequences of so many rolls by how they end, without and with the marker.

    Counted from the last roll back. The best way is the one on which most of them come to South America, then the one
    on which fewest are lost.
    """
    cells = [cell for cell in cells_in(free) if box.kinds[cell] != OFF_MAP]
    ways = {cell: [goals(box, cell, free, result) for result in (ASTRAY, EXPLORES)] for cell in cells}
    none = dict.fromkeys(cells, (0, 0))
    found = [(none, none)]
    for rolls in range(ROLLS):
        sure = 6**rolls, 0
        both: tuple[Reckoning, Reckoning] = {}, {}
        for marker, reckoning in enumerate(both):
            results = [min(die + card + marker, EXPLORES) for die in FACES]
            value = _entered(box, found[-1], marker, sure)
            for cell in cells:
                astray, onward = (max(map(value.__getitem__, each)) for each in ways[cell])
                reckoning[cell] = (
                    results.count(ASTRAY) * astray[0] + results.count(EXPLORES) * onward[0],
                    results.count(ASTRAY) * astray[1]
                    + results.count(EXPLORES) * onward[1]
                    - results.count(LOST) * sure[0],
                )
        found.append(both)
    return found


def _entered(box: Box, later: tuple[Reckoning, Reckoning], marker: int, sure: tuple[int, int]) -> Reckoning:
    """What it is worth to come to each hex: South America all, an island on the way its marker."""
    return {
        **later[marker],
        **{cell: later[1][cell] for cell in box.galapagos if cell in later[1]},
        **dict.fromkeys(box.south_america, sure),
    }
