"""Points as far as they lie open in a view, in halves."""

from __future__ import annotations

from motu.paradise.advanced.kumara import KUMARA
from motu.paradise.grid import cells_in, flood
from motu.paradise.state import NOWHERE
from motu.paradise.view import View


def home_chain(view: View, seat: int, without: int = 0) -> int:
    """The hexes of the chain that starts at a seat's home, if the canoes in some hexes were not there."""
    home = view.home[seat]
    chain = view.chain[seat] & ~without
    return flood(1 << home, chain) if home != NOWHERE and chain >> home & 1 else 0


def points(view: View, seat: int, cards: int | None = None, without: int = 0) -> int:
    """The points of a seat in halves, as far as they lie open, or with these cards; as if it had lost some hexes."""
    held = view.held[seat] & ~without
    villages, total = view.villages, 0
    for cell in cells_in(held):
        total += 2 * villages[cell]
    home = view.home[seat]
    if home != NOWHERE:
        chain = home_chain(view, seat, without)
        total += 2 * (held & (chain | 1 << home)).bit_count()
        if chain:
            groups, tile = view.options.box.groups, view.tile
            for cell in cells_in(chain & view.known):
                if tile[cell] >= 0:
                    group = groups[tile[cell]]
                    total += not (group.green or group.brown)
    total += KUMARA * (view.kumara >> seat & 1)
    return total + cards_worth(view, seat, view.face[seat] if cards is None else cards)


def cards_worth(view: View, seat: int, cards: int) -> int:
    """The points of cards, in halves."""
    total = 0
    if cards:
        box = view.options.box
        for number in cells_in(cards):
            card = box.cards[number]
            total += 2 * card.points
            if card.with_groups:
                names = {box.groups[view.tile[cell]].name for cell in cells_in(view.held[seat])}
                total += 2 * (not names.isdisjoint(card.with_groups))
    return total
