"""Canoes one by one (7.3, 7.4): what each is, what it carries, and how many hexes it has sailed in this step.

A vessel is one number, so that a fleet is a short list of numbers: fewest hexes sailed first. Rumors pass for canoes
and carry nothing (7.6).
"""

from __future__ import annotations

from collections.abc import Iterable

from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.pieces import LETTERS, ONE, count

KINDS = (WAR_CANOES, TRANSPORTS, RUMORS)
EMPTY = 7
"""The load of a vessel that carries nothing; the others are the kinds WARRIORS and COLONIES."""
HEX = 64
"""Added to a vessel for each hex that it has sailed."""
FARTHEST = 5
"""No canoe sails more hexes in a step, whatever cards and events say."""
LOADS = {WAR_CANOES: (EMPTY, WARRIORS), TRANSPORTS: (EMPTY, WARRIORS, COLONIES), RUMORS: (EMPTY,)}
"""What each kind of vessel may carry (7.4)."""


def vessel(kind: int, load: int = EMPTY, sailed: int = 0) -> int:
    return sailed * HEX + load * 8 + kind


def kind_of(it: int) -> int:
    return it & 7


def load_of(it: int) -> int:
    return it >> 3 & 7


def sailed_by(it: int) -> int:
    return it // HEX


def with_load(it: int, load: int) -> int:
    return it + 8 * (load - load_of(it))


def _pieces(it: int) -> int:
    return ONE[kind_of(it)] + (0 if load_of(it) == EMPTY else ONE[load_of(it)])


PIECES = {
    vessel(kind, load, sailed): _pieces(vessel(kind, load))
    for kind in KINDS
    for load in LOADS[kind]
    for sailed in range(FARTHEST + 1)
}
"""Every vessel that can be, with its pieces as a stack."""
ABLE = {
    (war, others): frozenset(it for it in PIECES if sailed_by(it) < (war if kind_of(it) == WAR_CANOES else others))
    for war in range(FARTHEST + 1)
    for others in range(FARTHEST + 1)
}
"""The vessels that have hexes left, by how many hexes war canoes may sail, and how many others."""


def pieces_of(vessels: Iterable[int]) -> int:
    """All pieces of these vessels, loads among them, as a stack."""
    stack = 0
    for it in vessels:
        stack += PIECES[it]
    return stack


def text(it: int) -> str:
    """`T1W`: a transport canoe that has sailed one hex and carries a warrior band."""
    load = load_of(it)
    return LETTERS[kind_of(it)] + str(sailed_by(it) or "") + ("" if load == EMPTY else LETTERS[load])


def fighting(vessels: Iterable[int]) -> int:
    """How many warrior bands are in war canoes, from which they fight (7.4)."""
    return sum(1 for it in vessels if kind_of(it) == WAR_CANOES and load_of(it) == WARRIORS)


def kept_back(vessels: Iterable[int]) -> int:
    """How many warrior bands are in transport canoes, where they do not fight."""
    return sum(1 for it in vessels if kind_of(it) == TRANSPORTS and load_of(it) == WARRIORS)


def stow(stack: int, sailed: int = 0) -> list[int]:
    """The vessels of a stack in which everything has a canoe, bands in war canoes as far as there is room."""
    loads = {WARRIORS: count(stack, WARRIORS), COLONIES: count(stack, COLONIES)}
    found = []
    for kind in KINDS:
        for _ in range(count(stack, kind)):
            load = next((each for each in LOADS[kind] if loads.get(each)), EMPTY)
            if load != EMPTY:
                loads[load] -= 1
            found.append(vessel(kind, load, sailed))
    assert not any(loads.values()), "not everything has a canoe"
    return sorted(found)
