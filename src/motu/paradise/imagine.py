"""A whole table that fits what a viewer knows: hidden tiles, cards and pieces as they may be.

Every face-down piece may be anything that its owner has left, as long as the table is one that can have come about: at
sea everything has a canoe, a fleet that attacks has a war canoe. What others plan to build is not known: they are
imagined to have planned nothing yet.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import TRANSPORTS
from motu.paradise.face_down_pieces import FaceDownPieces, Leaning
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.pieces import ONE
from motu.paradise.ruleset import new_state
from motu.paradise.state import ATTACKER, BUILD, DEFENDER, FIELDS, NOWHERE, State
from motu.paradise.steps import building
from motu.paradise.vessels import pieces_of
from motu.paradise.view import View

_SHARED = set(FIELDS) - {
    *("lid", "deck", "event_deck", "hand", "kept", "bought", "tile", "events"),
    *("stacks", "places", "shown", "fielded", "in_transports", "witnessed"),
    *("taken", "transited", "landed", "under_way", "turned_down", "fleet", "arrivals"),
    *("pools", "plans", "paid", "settling"),
}
"""What a view holds as the table does: nothing of it is hidden from anybody."""


def imagine(view: View, chance: Chance, leaning: Leaning | None = None) -> State:
    """A table on which the viewer would see just this. With a leaning, face-down pieces are likelier what it says."""
    s = known(view)
    place_tiles(s, view, chance)
    deal_cards(s, view, chance)
    if s.options.events == "yes":
        deal_events(s, view, chance)
    for seat in range(s.count):
        if not lies_open(view, seat):
            FaceDownPieces(s, view, seat, chance, leaning).fill()
    remember(s, view)
    if s.stage == BUILD:
        plan_nothing(s, view)
    return s


def known(view: View) -> State:
    """What the viewer knows as a table; the viewer's own pieces, tiles and cards are in their places."""
    s = new_state(view.options)
    for name in _SHARED:
        value = getattr(view, name)
        setattr(s, name, list(value) if isinstance(value, tuple) else value)
    s.tile = list(view.tile)
    s.events = list(view.happened)
    s.turned_down = dict(view.turned_down)
    for seat in range(s.count):
        s.places[seat] = mask_of(cell for cell, _ in view.piles[seat])
        if lies_open(view, seat):
            place_open(s, view, seat)
        if not view.options.alone:
            s.shown[seat] = shown_of(view, seat)
    me = view.seat
    if me is not None:
        s.in_transports[me] = dict(view.in_transports)
        s.hand[me], s.kept[me], s.bought[me] = view.hand, view.kept, view.bought
        s.pools[me], s.plans[me], s.paid[me] = list(view.pools), list(view.plan), list(view.paid)
        s.settling = view.settling << me
    remember(s, view)
    return s


def remember(s: State, view: View) -> None:
    """The stacks that everybody has seen, once they lie where they are."""
    s.witnessed = [{cell: (stack, turn) for cell, stack, turn in seen} for seen in view.witnessed]


def lies_open(view: View, seat: int) -> bool:
    """Whether the viewer sees all pieces of a seat: their own, and alone those of both sides."""
    return seat == view.seat or view.options.alone


def place_open(s: State, view: View, seat: int) -> None:
    """Put the pieces of a seat in their places."""
    for cell, stack in view.own if seat == view.seat else view.face_up[seat]:
        s.put(seat, cell, stack)
        s.fielded[seat] += stack
    for side, who in ((ATTACKER, view.player), (DEFENDER, view.foe)):
        if who == seat:
            s.fielded[seat] += view.front[side] + view.back[side]
    if seat == view.player:
        s.taken, s.fleet = view.taken, list(view.fleet)
        s.fielded[seat] += pieces_of(view.fleet)
        s.transited, s.under_way = dict(view.transited), dict(view.under_way)
        s.landed = {cell: stack - pieces_of(s.under_way.get(cell, ())) for cell, stack in view.moved}
        s.landed = {cell: stack for cell, stack in s.landed.items() if stack}
        s.arrivals = list(view.arrivals)


def shown_of(view: View, seat: int) -> dict[int, int]:
    """The pieces that have retreated, without the canoe that lies face up for the chain alone."""
    chain = view.chain[seat]
    return {cell: stack for cell, stack in view.face_up[seat] if stack != ONE[TRANSPORTS] or not chain >> cell & 1}


def place_tiles(s: State, view: View, chance: Chance) -> None:
    """Tiles that the viewer has not seen: some lie face down on the map, the others in the lid."""
    box = s.box
    unseen = mask_of(box.tiles) & ~(1 << box.south_island)
    unseen &= ~s.removed
    for tile in s.tile:
        if tile >= 0:
            unseen &= ~(1 << tile)
    for cell in cells_in(s.secret):
        if s.tile[cell] < 0:
            tile = drawn(unseen, chance)
            s.tile[cell] = tile
            unseen &= ~(1 << tile)
    s.lid = unseen


def drawn(mask: int, chance: Chance) -> int:
    """One of a set, at random."""
    return cells_in(mask)[chance.below(mask.bit_count(), 0)]


def deal_cards(s: State, view: View, chance: Chance) -> None:
    """Cards that the viewer has not seen: others hold some of them, the rest is the deck."""
    unseen = (1 << len(s.box.cards)) - 1
    for cards in (*s.face, view.hand):
        unseen &= ~cards
    s.deck = deal_to_others(s.hand, view.hands, view.seat, unseen, chance)


def deal_events(s: State, view: View, chance: Chance) -> None:
    """Events that the viewer has not seen: others keep some of those that are kept, the rest is to be drawn (11.2)."""
    unseen = (1 << len(s.box.events)) - 1 & ~(s.event_pile | view.kept)
    if s.event != NOWHERE:
        unseen &= ~(1 << s.event)
    kept = mask_of(event for event in cells_in(unseen) if s.box.events[event].kept)
    s.event_deck = unseen & ~kept | deal_to_others(s.kept, view.keeps, view.seat, kept, chance)


def deal_to_others(hands: list[int], numbers: tuple[int, ...], viewer: int | None, pile: int, chance: Chance) -> int:
    """Give every other seat as many things of a pile as it holds, at random; what is left of the pile."""
    for seat, number in enumerate(numbers):
        if seat != viewer:
            for _ in range(number):
                bit = 1 << drawn(pile, chance)
                hands[seat] |= bit
                pile &= ~bit
    return pile


def plan_nothing(s: State, view: View) -> None:
    """The others have their points, and have planned nothing."""
    for seat in s.people():
        if seat != view.seat:
            building.count_points(s, seat)
            if not s.pools[seat] and not view.done >> seat & 1:
                s.settling |= 1 << seat
