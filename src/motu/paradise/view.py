"""What a seat, or a spectator, may know: built up from nothing, field by field.

Public is what lies open and what was seen to happen: the map, villages, how many pieces lie where and which of them lie
face up, markers drawn, cards bought and turned up, every piece in a battle. Hidden are the kinds of face-down pieces,
tiles that a player discovered and did not reveal, face-down cards, the lid, the deck, and what others plan to build
until all are done. In the solitaire game all pieces and tiles lie face up: only the opponent's cards do not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

from motu.paradise.box import TRANSPORTS, WAR_CANOES
from motu.paradise.cards import has
from motu.paradise.grid import cells_in
from motu.paradise.moves import Move
from motu.paradise.options import Options
from motu.paradise.pieces import ONE, size
from motu.paradise.state import EXPLORATION, MOVEMENT, NOWHERE, UNSEEN, State
from motu.paradise.steps.exploration import most_knots
from motu.paradise.steps.movement import allowances
from motu.paradise.vessels import pieces_of

T = TypeVar("T")
SECRET = {"tile", "look", "transit", "aboard", "ashore", "march", "placed", "drawn", "keeps", "stars", "trade"}
"""Events of which others do not see everything; `log` tells them what they do see."""
Piles = tuple[tuple[int, int], ...]
"""For some cells, in their order, a number: of pieces, or a stack."""


@dataclass_transform(frozen_default=True)
def _never_changed(kind: type[T]) -> type[T]:
    """A dataclass that is read only as far as types go: to guard each of a hundred fields as it is filled would take
    longer than to fill it."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


@_never_changed
class View:
    """A table as one seat sees it (`seat` None: a spectator). Names and numbers are those of `State`."""

    seat: int | None
    options: Options
    turn: int
    step: int
    stage: int
    mover: int
    player: int
    index: int
    order: tuple[int, ...]
    tile: tuple[int, ...]
    """What lies in each cell, as far as the viewer knows."""
    known: int
    secret: int
    marks: tuple[int, ...]
    wild: int
    villages: tuple[int, ...]
    improved: tuple[int, ...]
    held: tuple[int, ...]
    piles: tuple[Piles, ...]
    """How many pieces each seat has where."""
    face_up: tuple[Piles, ...]
    """Those of them that lie face up, as stacks."""
    own: Piles
    """The viewer's own stacks."""
    chain: tuple[int, ...]
    garrison: tuple[int, ...]
    gone: tuple[int, ...]
    home: tuple[int, ...]
    start: tuple[int, ...]
    cup: tuple[int, ...]
    lid: int
    """How many tiles are left."""
    deck: int
    """How many cards are left, as far as the viewer knows: others may have bought some in this step."""
    hand: int
    """The viewer's own face-down cards, as bits."""
    hands: tuple[int, ...]
    """How many face-down cards each seat has; of those bought in this step only the viewer's own."""
    bought: int
    """The card that the viewer has bought in this step, as bits."""
    face: tuple[int, ...]
    used: tuple[int, ...]
    lost: int
    out: int
    points: tuple[int, ...]
    cut: tuple[int, ...]
    at: int
    knots: int
    looking: int
    voyage: tuple[tuple[int, int, int], ...]
    bears: int
    """With so many knots the explorer must turn home; 0 while none is at sea."""
    safe: bool
    """Whether more knots than that lose nothing."""
    taken: int
    """The kind of the piece in transit, if it is the viewer's."""
    taken_from: int
    transited: Piles
    """Stacks to their owner, numbers of pieces to others; so is the next one."""
    allowances: tuple[int, int]
    """How many hexes war canoes and other vessels of the player may sail; (0, 0) outside of the movement step."""
    moved: Piles
    """Pieces that have sailed, were carried or went on foot."""
    under_way: tuple[tuple[int, tuple[int, ...]], ...]
    """Of these the canoes with their loads, to their owner alone; so is the fleet."""
    fixed: int
    flipped: int
    turned_down: Piles
    """How many canoes were turned face down in this step, by cell."""
    dissolved: int
    in_transports: Piles
    """The viewer's warrior bands that wait at sea in transport canoes, by cell."""
    fleet: tuple[int, ...]
    fleet_size: int
    origin: int
    sailed: int
    halted: int
    lifted: int
    arrivals: tuple[tuple[int, int, int, int], ...]
    """To others than their owner with the number of pieces, and nothing of warriors aboard."""
    contested: tuple[int, ...]
    field: int
    foe: int
    front: tuple[int, ...]
    back: tuple[int, ...]
    locals: int
    spent: tuple[int, ...]
    die: int
    side: int
    eliminates: int
    winner_side: int
    saved: int
    battle_rolls: tuple[tuple[int, int, int, int], ...]
    came_from: tuple[int, ...]
    stake: int
    refuge: int
    done: int
    settling: bool
    """Whether the viewer is about to settle."""
    pools: tuple[int, ...]
    plan: tuple[Move, ...]
    paid: tuple[int, ...]
    winners: int
    decided: int
    last: str
    last_seat: int
    chooser: int
    robots: int
    malarial: int
    stored: int
    south: int
    removed: int
    kumara: int
    galapagos: int
    rolls: int
    eventful: int
    event_deck: int
    """How many events have not been drawn."""
    event_pile: int
    event: int
    drawer: int
    kept: int
    """The events that the viewer keeps, as bits."""
    keeps: tuple[int, ...]
    """How many events each seat keeps."""
    queue: tuple[tuple[Any, ...], ...]
    standing: tuple[tuple[int, int, int], ...]
    soil: tuple[int, ...]
    chits: int
    pending: int
    happened: tuple[tuple[Any, ...], ...]
    """What came of the last move in everybody's sight."""

    @property
    def count(self) -> int:
        """How many players."""
        return len(self.held)

    def __str__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{who}, turn {self.turn}, step {self.step}, stage {self.stage}>"


def view(s: State, seat: int | None) -> View:
    """What may this seat, or a spectator, know?"""
    return views(s)(seat)


def views(s: State) -> Callable[[int | None], View]:
    """The views of a table for several who look at it as it is: what is the same for all is put together once."""
    shared = _shared(s)
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
    seats = range(s.count)
    return View(
        seat=seat,
        tile=tuple(map_for(s, seat)),
        own=() if seat is None else tuple((cell, s.stacks[seat][cell]) for cell in cells_in(s.places[seat])),
        deck=s.deck.bit_count() + sum(cards.bit_count() for each, cards in enumerate(s.bought) if each != seat),
        hand=0 if seat is None else s.hand[seat],
        hands=tuple((s.hand[each] & ~(0 if each == seat else s.bought[each])).bit_count() for each in seats),
        bought=0 if seat is None else s.bought[seat],
        taken=s.taken if mine else NOWHERE,
        transited=piles_of(s.transited, mine),
        moved=piles_of(moved(s), mine),
        under_way=tuple(sorted(s.under_way.items())) if mine else (),
        in_transports=() if seat is None else tuple(sorted(s.in_transports[seat].items())),
        fleet=tuple(s.fleet) if mine else (),
        arrivals=tuple(each if mine else (each[0], each[1], size(each[2]), 0) for each in s.arrivals),
        settling=seat is not None and bool(s.settling >> seat & 1),
        pools=() if seat is None else tuple(s.pools[seat]),
        plan=() if seat is None else tuple(s.plans[seat]),
        paid=() if seat is None else tuple(s.paid[seat]),
        kept=0 if seat is None else s.kept[seat],
        **shared,
    )


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
        return tuple((cell, ONE[TRANSPORTS]) for cell in cells_in(s.chain[seat]))
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
    pieces = dict(s.landed)
    for cell, vessels in s.under_way.items():
        pieces[cell] = pieces.get(cell, 0) + pieces_of(vessels)
    return pieces


def piles_of(stacks: dict[int, int], mine: bool) -> Piles:
    """Stacks by cell: as they are to their owner, to others how many pieces."""
    return tuple(sorted((cell, stack if mine else size(stack)) for cell, stack in stacks.items() if stack))
