"""Victory points (10), in halves, and what they are for."""

from __future__ import annotations

from motu.paradise.chains import atolls_in, home_chain
from motu.paradise.grid import cells_in
from motu.paradise.hooks import Line
from motu.paradise.state import NOWHERE, State

VILLAGE, GROUP, ATOLL, CARD = 2, 2, 1, 2
"""What each is worth, in halves (10.1 to 10.3)."""


def linked_groups(s: State, seat: int) -> int:
    """The controlled groups that score a point (ruling 4): home, and those that a chain links to it."""
    home = s.home[seat]
    return 0 if home == NOWHERE else s.held[seat] & (home_chain(s, seat) | 1 << home)


def card_points(s: State, seat: int, card: int) -> int:
    """The points of a card, in halves: some have one more with a certain group under control."""
    it = s.box.cards[card]
    if it.with_groups:
        groups, tile = s.box.groups, s.tile
        if any(groups[tile[cell]].name in it.with_groups for cell in cells_in(s.held[seat])):
            return CARD * (it.points + 1)
    return CARD * it.points


def cards_points(s: State, seat: int, cards: int) -> int:
    """The points of a set of cards."""
    return sum(card_points(s, seat, card) for card in cells_in(cards))


def points_of(s: State, seat: int, cards: int | None = None) -> int:
    """The points of a seat with its cards that lie face up, or with these cards."""
    home = s.home[seat]
    total = 0
    if s.held[seat]:
        for cell in cells_in(s.held[seat]):
            total += VILLAGE * s.villages[cell]
        if home != NOWHERE:
            chain = home_chain(s, seat)
            total += GROUP * (s.held[seat] & (chain | 1 << home)).bit_count()
            total += ATOLL * atolls_in(s, chain)
    for more in s.hooks.points:
        total += sum(line.halves for line in more(s, seat))
    return total + cards_points(s, seat, s.face[seat] if cards is None else cards) - s.cut[seat]


def count_lines(s: State, seat: int, cards: int | None = None) -> list[Line]:
    """The same, line by line: which village, which chain, which card."""
    lines = [Line("villages", cell, s.villages[cell], VILLAGE * s.villages[cell]) for cell in cells_in(s.held[seat])]
    home = s.home[seat]
    linked = cells_in(linked_groups(s, seat))
    lines += [Line("home" if cell == home else "group", cell, 1, GROUP) for cell in linked]
    lines += [Line("atoll", cell, 1, ATOLL) for cell in cells_in(home_chain(s, seat)) if atolls_in(s, 1 << cell)]
    shown = cells_in(s.face[seat] if cards is None else cards)
    lines += [Line("card", card, 1, card_points(s, seat, card)) for card in shown]
    for more in s.hooks.points:
        lines += more(s, seat)
    if s.cut[seat]:
        lines.append(Line("cut", NOWHERE, 1, -s.cut[seat]))
    return lines
