"""What a seat, or a spectator, may know: built up from nothing, field by field.

Public is what lies open and what was seen to happen: the map, villages, how many pieces lie where and which of them lie
face up, markers drawn, cards bought and turned up, every piece in a battle. Hidden are the kinds of face-down pieces,
tiles that a player discovered and did not reveal, face-down cards, the lid, the deck, and what others plan to build
until all are done. In the solitaire game all pieces and tiles lie face up: only the opponent's cards do not.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from motu.paradise.box import TRANSPORTS, WAR_CANOES
from motu.paradise.cards import has
from motu.paradise.grid import cells_in
from motu.paradise.pieces import ONE, size
from motu.paradise.state import EXPLORATION, MOVEMENT, NOWHERE, UNSEEN, State
from motu.paradise.steps.exploration import most_knots
from motu.paradise.steps.movement import allowances
from motu.paradise.vessels import pieces_of
from motu.paradise.view import Piles, View

SECRET = {"tile", "look", "transit", "aboard", "ashore", "march", "placed", "drawn", "keeps", "stars", "trade"}
"""Events of which others do not see everything; `log` tells them what they do see."""


def view(s: State, seat: int | None) -> View:
    """What may this seat, or a spectator, know?"""
    return View.of({**_shared(s), **_own(s, seat)})


def views(s: State) -> Callable[[int | None], View]:
    """The views of a table for several who look at it as it is: what is the same for all is put together once."""
    shared = {**_shared(s), "shared": {}}
    return lambda seat: View.of({**shared, **_own(s, seat)})


AS_IT_IS = (
    *(
        "options",
        "turn",
        "step",
        "stage",
        "mover",
        "player",
        "index",
        "done",
        "winners",
        "decided",
        "last",
        "last_seat",
    ),
    *("known", "secret", "wild", "lost", "out", "stored", "south", "removed", "kumara", "galapagos", "rolls", "robots"),
    *("at", "knots", "looking", "taken_from", "fixed", "flipped", "dissolved", "origin", "sailed", "halted", "lifted"),
    *("field", "foe", "locals", "die", "side", "eliminates", "winner_side", "saved", "stake", "refuge", "malarial"),
    *("chooser", "eventful", "event_pile", "event", "drawer", "chits", "pending"),
)
"""What everybody sees as the table has it."""
LISTS = (
    *("order", "marks", "villages", "improved", "soil", "held", "chain", "garrison", "gone", "home", "start", "cup"),
    *("face", "used", "points", "cut", "voyage", "contested", "front", "back", "spent", "battle_rolls", "came_from"),
    *("queue", "standing"),
)
"""Lists that everybody sees."""


def _explorer_at_sea(s: State) -> bool:
    return s.step == EXPLORATION and s.at != NOWHERE


_numbers, _lists = attrgetter(*AS_IT_IS), attrgetter(*LISTS)
NAMES = (*AS_IT_IS, *LISTS)


def _is_theirs(s: State, seat: int | None) -> bool:
    """Whether a seat sees what is moved: alone all pieces lie open."""
    return seat == s.player or s.options.alone


def _as_it_is(s: State) -> dict[str, Any]:
    return dict(zip(NAMES, (*_numbers(s), *map(tuple, _lists(s))), strict=True))


def _shared(s: State) -> dict[str, Any]:
    """What everybody sees, a spectator as well."""
    fields = _as_it_is(s)
    for name, make in TO_ALL.items():
        fields[name] = make(s)
    return fields


def _own(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees of its own, and of others' as far as it may; nothing for a spectator."""
    fields = {name: make(s, seat) for name, make in TO_ONE.items()}
    fields["seat"] = seat
    return fields


def map_for(s: State, seat: int | None) -> list[int]:
    """The map with the face-down tiles that this seat has seen, and no others."""
    tile = s.tile[:]
    seen = 0
    if seat is not None:
        seen = s.marks[seat]
        if seat == s.player and s.looking != NOWHERE and s.step == EXPLORATION:
            seen |= 1 << s.looking
    for cell in cells_in(s.secret & ~seen):
        tile[cell] = UNSEEN
    return tile


def piles(stacks: list[int], places: int) -> Piles:
    """How many pieces of a seat lie where."""
    return tuple([(cell, size(stacks[cell])) for cell in cells_in(places)])


def face_up(s: State, seat: int) -> Piles:
    """The pieces of a seat that lie face up: a canoe of a chain, and those that have retreated; alone, all of them."""
    if s.options.alone:
        return tuple((cell, s.stacks[seat][cell]) for cell in cells_in(s.places[seat]))
    if not s.shown[seat]:
        return tuple([(cell, ONE[TRANSPORTS]) for cell in cells_in(s.chain[seat])])
    found = dict(s.shown[seat])
    for cell in cells_in(s.chain[seat]):
        pieces = found.get(cell, 0)
        if not pieces >> 5 * TRANSPORTS & 31:
            found[cell] = pieces + ONE[TRANSPORTS]
    return tuple(sorted((cell, pieces) for cell, pieces in found.items() if pieces))


def hexes(s: State) -> tuple[int, int]:
    """How many hexes war canoes and other vessels may sail: cards and events that lie open tell."""
    if s.step != MOVEMENT:
        return 0, 0
    allowed = allowances(s, s.player)
    return allowed[WAR_CANOES], allowed[TRANSPORTS]


def moved(s: State) -> dict[int, int]:
    """The pieces of the player that have moved in this step, by cell."""
    pieces = s.landed.copy()
    for cell, vessels in s.under_way.items():
        pieces[cell] = pieces.get(cell, 0) + pieces_of(vessels)
    return pieces


def piles_of(stacks: dict[int, int], mine: bool) -> Piles:
    """Stacks by cell: as they are to their owner, to others how many pieces."""
    if not stacks:
        return ()
    return tuple(sorted([(cell, stack if mine else size(stack)) for cell, stack in stacks.items() if stack]))


TO_ALL: dict[str, Callable[[State], Any]] = {
    "piles": lambda s: tuple([piles(stacks, places) for stacks, places in zip(s.stacks, s.places, strict=True)]),
    "face_up": lambda s: tuple([face_up(s, each) for each in range(s.count)]),
    "witnessed": lambda s: tuple(
        [tuple(sorted([(cell, *seen) for cell, seen in each.items()])) if each else () for each in s.witnessed]
    ),
    "lid": lambda s: s.lid.bit_count(),
    "bears": lambda s: most_knots(s, s.player) + 1 if _explorer_at_sea(s) else 0,
    "safe": lambda s: _explorer_at_sea(s) and has(s, s.player, "ocean-chart"),
    "allowances": hexes,
    "turned_down": lambda s: tuple(sorted(s.turned_down.items())),
    "fleet_size": lambda s: size(pieces_of(s.fleet)),
    "event_deck": lambda s: s.event_deck.bit_count(),
    "keeps": lambda s: tuple([events.bit_count() for events in s.kept]),
    "happened": lambda s: tuple([event for event in s.events if event[0] not in SECRET]),
}
"""What everybody sees otherwise than the table has it."""
TO_ONE: dict[str, Callable[[State, int | None], Any]] = {
    "tile": lambda s, seat: tuple(map_for(s, seat)),
    "deck": lambda s, seat: (
        s.deck.bit_count() + sum([cards.bit_count() for each, cards in enumerate(s.bought) if each != seat])
    ),
    "hands": lambda s, seat: tuple(
        [(s.hand[each] & ~(0 if each == seat else s.bought[each])).bit_count() for each in range(s.count)]
    ),
    "taken": lambda s, seat: s.taken if _is_theirs(s, seat) else NOWHERE,
    "transited": lambda s, seat: piles_of(s.transited, _is_theirs(s, seat)),
    "moved": lambda s, seat: piles_of(moved(s), _is_theirs(s, seat)),
    "under_way": lambda s, seat: tuple(sorted(s.under_way.items())) if _is_theirs(s, seat) else (),
    "fleet": lambda s, seat: tuple(s.fleet) if _is_theirs(s, seat) else (),
    "arrivals": lambda s, seat: (
        tuple(s.arrivals)
        if _is_theirs(s, seat)
        else tuple([(cell, origin, size(pieces), 0) for cell, origin, pieces, _ in s.arrivals])
    ),
    # What a seat has and only it sees; nothing for a spectator.
    "own": lambda s, seat: (
        () if seat is None else tuple([(cell, s.stacks[seat][cell]) for cell in cells_in(s.places[seat])])
    ),
    "hand": lambda s, seat: 0 if seat is None else s.hand[seat],
    "bought": lambda s, seat: 0 if seat is None else s.bought[seat],
    "in_transports": lambda s, seat: () if seat is None else tuple(sorted(s.in_transports[seat].items())),
    "settling": lambda s, seat: seat is not None and bool(s.settling >> seat & 1),
    "pools": lambda s, seat: () if seat is None else tuple(s.pools[seat]),
    "plan": lambda s, seat: () if seat is None else tuple(s.plans[seat]),
    "paid": lambda s, seat: () if seat is None else tuple(s.paid[seat]),
    "kept": lambda s, seat: 0 if seat is None else s.kept[seat],
}
"""What one sees otherwise than another."""
