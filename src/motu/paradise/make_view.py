"""What a seat, or a spectator, may know: built up from nothing, field by field.

Public is what lies open and what was seen to happen: the map, villages, how many pieces lie where and which of them lie
face up, markers drawn, cards bought and turned up, every piece in a battle. Hidden are the kinds of face-down pieces,
tiles that a player discovered and did not reveal, face-down cards, the lid, the deck, and what others plan to build
until all are done. In the solitaire game all pieces and tiles lie face up: only the opponent's cards do not.
"""

from __future__ import annotations

from collections.abc import Callable
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
    return _with_own(s, seat, _shared(s))


def views(s: State) -> Callable[[int | None], View]:
    """The views of a table for several who look at it as it is: what is the same for all is put together once."""
    shared = {**_shared(s), "shared": {}}
    return lambda seat: _with_own(s, seat, shared)


def _shared(s: State) -> dict[str, Any]:
    """What everybody sees, a spectator as well."""
    at_sea = s.step == EXPLORATION and s.at != NOWHERE
    seats = range(s.count)
    return {
        "options": s.options,
        "turn": s.turn,
        "step": s.step,
        "stage": s.stage,
        "mover": s.mover,
        "player": s.player,
        "index": s.index,
        "order": tuple(s.order),
        "known": s.known,
        "secret": s.secret,
        "marks": tuple(s.marks),
        "wild": s.wild,
        "villages": tuple(s.villages),
        "improved": tuple(s.improved),
        "held": tuple(s.held),
        "piles": tuple(piles(stacks, places) for stacks, places in zip(s.stacks, s.places, strict=True)),
        "face_up": tuple(face_up(s, each) for each in seats),
        "chain": tuple(s.chain),
        "garrison": tuple(s.garrison),
        "gone": tuple(s.gone),
        "witnessed": tuple(tuple(sorted((cell, *seen) for cell, seen in each.items())) for each in s.witnessed),
        "home": tuple(s.home),
        "start": tuple(s.start),
        "cup": tuple(s.cup),
        "lid": s.lid.bit_count(),
        "face": tuple(s.face),
        "used": tuple(s.used),
        "lost": s.lost,
        "out": s.out,
        "points": tuple(s.points),
        "cut": tuple(s.cut),
        "at": s.at,
        "knots": s.knots,
        "looking": s.looking,
        "voyage": tuple(s.voyage),
        "bears": most_knots(s, s.player) + 1 if at_sea else 0,
        "safe": at_sea and has(s, s.player, "ocean-chart"),
        "taken_from": s.taken_from,
        "allowances": hexes(s),
        "fixed": s.fixed,
        "flipped": s.flipped,
        "turned_down": tuple(sorted(s.turned_down.items())),
        "dissolved": s.dissolved,
        "fleet_size": size(pieces_of(s.fleet)),
        "origin": s.origin,
        "sailed": s.sailed,
        "halted": s.halted,
        "lifted": s.lifted,
        "contested": tuple(s.contested),
        "field": s.field,
        "foe": s.foe,
        "front": tuple(s.front),
        "back": tuple(s.back),
        "locals": s.locals,
        "spent": tuple(s.spent),
        "die": s.die,
        "side": s.side,
        "eliminates": s.eliminates,
        "winner_side": s.winner_side,
        "saved": s.saved,
        "battle_rolls": tuple(s.battle_rolls),
        "came_from": tuple(s.came_from),
        "stake": s.stake,
        "refuge": s.refuge,
        "done": s.done,
        "winners": s.winners,
        "decided": s.decided,
        "last": s.last,
        "last_seat": s.last_seat,
        "chooser": s.chooser,
        "robots": s.robots,
        "malarial": s.malarial,
        "stored": s.stored,
        "south": s.south,
        "removed": s.removed,
        "kumara": s.kumara,
        "galapagos": s.galapagos,
        "rolls": s.rolls,
        "eventful": s.eventful,
        "event_deck": s.event_deck.bit_count(),
        "event_pile": s.event_pile,
        "event": s.event,
        "drawer": s.drawer,
        "keeps": tuple(events.bit_count() for events in s.kept),
        "queue": tuple(s.queue),
        "standing": tuple(s.standing),
        "soil": tuple(s.soil),
        "chits": s.chits,
        "pending": s.pending,
        "happened": tuple(event for event in s.events if event[0] not in SECRET),
    }


def _with_own(s: State, seat: int | None, shared: dict[str, Any]) -> View:
    """This with what a seat sees of its own, and of others' as far as it may; nothing for a spectator."""
    mine = seat == s.player or s.options.alone  # alone all pieces lie open
    fields = {
        **shared,
        "seat": seat,
        "tile": tuple(map_for(s, seat)),
        "deck": s.deck.bit_count() + sum([cards.bit_count() for each, cards in enumerate(s.bought) if each != seat]),
        "hands": tuple(
            [(s.hand[each] & ~(0 if each == seat else s.bought[each])).bit_count() for each in range(s.count)]
        ),
        "taken": s.taken if mine else NOWHERE,
        "transited": piles_of(s.transited, mine),
        "moved": piles_of(moved(s), mine),
        "under_way": tuple(sorted(s.under_way.items())) if mine else (),
        "fleet": tuple(s.fleet) if mine else (),
        "arrivals": tuple([each if mine else (each[0], each[1], size(each[2]), 0) for each in s.arrivals]),
    }
    fields |= _NOTHING_OWN if seat is None else _of_a_seat(s, seat)
    return View.of(fields)


def _of_a_seat(s: State, seat: int) -> dict[str, Any]:
    """What a seat has, and only it sees."""
    stacks = s.stacks[seat]
    return {
        "own": tuple([(cell, stacks[cell]) for cell in cells_in(s.places[seat])]),
        "hand": s.hand[seat],
        "bought": s.bought[seat],
        "in_transports": tuple(sorted(s.in_transports[seat].items())),
        "settling": bool(s.settling >> seat & 1),
        "pools": tuple(s.pools[seat]),
        "plan": tuple(s.plans[seat]),
        "paid": tuple(s.paid[seat]),
        "kept": s.kept[seat],
    }


_NOTHING_OWN: dict[str, Any] = {
    "own": (),
    "hand": 0,
    "bought": 0,
    "in_transports": (),
    "settling": False,
    "pools": (),
    "plan": (),
    "paid": (),
    "kept": 0,
}
"""A spectator's."""


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
