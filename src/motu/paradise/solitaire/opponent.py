"""The two sides of a solitaire game, and what the opponent has: its groups, its pieces, its cards, the die for it."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import slugs
from motu.paradise.cards import reveal
from motu.paradise.grid import NAMES, cells_in, mask_of
from motu.paradise.pieces import ONE, count
from motu.paradise.state import State
from motu.paradise.steps import building
from motu.paradise.steps.decision import draw_bit

PERSON, OPPONENT = 0, 1
HEXES = tuple(name.lower() for name in NAMES)
"""Hexes as records write what the die chose."""


def tonga(s: State) -> int:
    """The cell of the person's first home: distances are measured from there even when it is lost."""
    return s.box.home_cells[s.start[PERSON]]


def samoa(s: State) -> int:
    return s.box.home_cells[s.start[OPPONENT]]


def by_die(mask: int, chance: Chance) -> int:
    """One of these hexes: the die decides where there are several."""
    return draw_bit(mask, HEXES, chance) if mask & mask - 1 else mask.bit_length() - 1


def card_by_die(s: State, cards: int, chance: Chance) -> int:
    """One of these cards, in the same way."""
    return draw_bit(cards, slugs(s.box)[1], chance) if cards & cards - 1 else cards.bit_length() - 1


def best(cells: int, worth: dict[int, int]) -> int:
    """Those of these hexes that are worth most."""
    most = max(worth[cell] for cell in cells_in(cells))
    return mask_of(cell for cell in cells_in(cells) if worth[cell] == most)


# --- What the opponent has ------------------------------------------------------------------------------------------


def lands(s: State) -> int:
    """Its groups and atolls: where a village or a piece of its own is (ruling 62)."""
    there = s.held[OPPONENT] | s.places[OPPONENT]
    return mask_of(cell for cell in cells_in(there) if s.tile[cell] >= 0)


def atolls(s: State) -> int:
    return mask_of(cell for cell in cells_in(lands(s)) if s.box.groups[s.tile[cell]].atoll)


def groups(s: State) -> int:
    return lands(s) & ~atolls(s)


def empty_squares(s: State, cell: int) -> int:
    """Green and brown squares without a village."""
    green, brown = building.squares(s, cell)
    return green + brown - s.villages[cell]


def has_left(s: State, kind: int) -> int:
    """How many pieces of a kind it can still get: it has no more than anybody in the box."""
    return s.box.limits[kind] - count(s.fielded[OPPONENT] + s.gone[OPPONENT], kind)


def give(s: State, kind: int, cell: int, number: int = 1) -> None:
    """Put new pieces on the map, as many of these as there are."""
    number = min(number, has_left(s, kind))
    if number > 0:
        s.fielded[OPPONENT] += number * ONE[kind]
        s.put(OPPONENT, cell, number * ONE[kind])
        s.events.append(("gets", kind, cell, number))


def give_village(s: State, cell: int) -> None:
    """A village: there are always more (9.3); on a brown square its field comes with it (ruling 63)."""
    building.grow(s, OPPONENT, cell)
    if s.villages[cell] > building.squares(s, cell)[0] + s.improved[cell]:
        s.improved[cell] += 1


# --- Cards ----------------------------------------------------------------------------------------------------------


def show_cards(s: State) -> None:
    """Its cards are turned up: when it explores, when it attacks, and when it is attacked."""
    for card in cells_in(s.hand[OPPONENT]):
        reveal(s, OPPONENT, card)


def turn_up(s: State, seat: int, card: int) -> None:
    """Alone nobody is to be deceived: what the person buys lies face up."""
    reveal(s, seat, card)
