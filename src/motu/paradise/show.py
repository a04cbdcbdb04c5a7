"""A view in words and numbers, for pages and programs that know nothing of our masks.

Hexes are names ("G11"), pieces letters ("WWCT"), cards and groups their names, seats numbers.
"""

from __future__ import annotations

from typing import cast

from motu.paradise.box import WAR_CANOES
from motu.paradise.grid import NAMES, cells_in, mask_of, shortest_way
from motu.paradise.pieces import LETTERS, counts, letters, size
from motu.paradise.show_parts import map_named, names_in, numbers_named, show_battle, show_chit, show_move, to_fight
from motu.paradise.show_types import (
    BuildPool,
    Canoe,
    Chits,
    EventMarker,
    Events,
    Explorer,
    Fleet,
    Marker,
    OwnView,
    ParadiseView,
    SecretTile,
    SharedView,
    Transit,
    VoyageHex,
)
from motu.paradise.state import (
    ASTRAY,
    ATTACKER,
    BUILD,
    DEFENDER,
    EXPLORATION,
    MOVEMENT,
    NOWHERE,
    SEARCH,
    STAGES,
    STEPS,
    UNSEEN,
)
from motu.paradise.steps.building import PIECES_PLANNED
from motu.paradise.steps.decision import MARKERS, NO_MARKER, OCEAN_MARKERS, OFF_COURSE
from motu.paradise.vessels import EMPTY, kind_of, load_of, pieces_of, sailed_by
from motu.paradise.view import Piles, View


def show(view: View) -> ParadiseView:
    """What a seat, or a spectator, sees."""
    everybody, own = show_parts(view)
    return cast("ParadiseView", {**everybody, **own})


def show_parts(view: View) -> tuple[SharedView, OwnView]:
    """The same in two parts: what all see alike, and the rest."""
    return _shared(view), _own(view)


def _shared(view: View) -> SharedView:
    """What is the same in all views of a table: of those made together it is worked out once."""
    if view.shared is None:
        return _public(view)
    if not view.shared:
        view.shared["shown"] = _public(view)
    return cast("SharedView", view.shared["shown"])


def _public(view: View) -> SharedView:
    box = view.options.box
    shown: SharedView = {
        "turn": view.turn,
        "step": STEPS[view.step],
        "stage": STAGES[view.stage],
        "mover": None if view.mover < 0 else view.mover,
        "order": list(view.order),
        "target": view.options.target / 2,
        "points": [points / 2 for points in view.points],
        "independent": names_in(view.wild),
        "villages": dict(numbers_named(view.villages)),
        "improved": dict(numbers_named(view.improved)),
        "held": [names_in(mask) for mask in view.held],
        "homes": [None if cell == NOWHERE else NAMES[cell] for cell in view.home],
        "pieces": [{NAMES[cell]: number for cell, number in piles} for piles in view.piles],
        "face_up": [_stacks(piles) for piles in view.face_up],
        "chains": [names_in(mask) for mask in view.chain],
        "seen": [
            {NAMES[cell]: {"pieces": letters(stack), "turn": turn} for cell, stack, turn in seen}
            for seen in view.witnessed
        ],
        "cards": [[box.cards[card].name for card in cells_in(face)] for face in view.face],
        "used": [[box.cards[card].name for card in cells_in(used)] for used in view.used],
        "cup": dict(zip(MARKERS, view.cup, strict=True)),
        "tiles": view.lid,
        "lost": [seat for seat in range(view.count) if view.lost >> seat & 1],
        "out": [seat for seat in range(view.count) if view.out >> seat & 1],
        "explorer": _explorer(view),
        "voyage": _voyage(view),
        "fixed": names_in(view.fixed),
        "turned": names_in(view.flipped | mask_of(cell for cell, _ in view.turned_down)),
        "battle": None if view.field == NOWHERE else show_battle(view),
        "done": [seat for seat in range(view.count) if view.done >> seat & 1],
        "winners": list(cells_in(view.winners)),
        "stored": list(cells_in(view.stored)),
        "kumara": list(cells_in(view.kumara)),
        "galapagos": list(cells_in(view.galapagos)),
        "south": None if view.south == NOWHERE else NAMES[view.south],
        "removed": [box.groups[tile].name for tile in cells_in(view.removed)],
        "malaria": bool(view.malarial),
        "search": {"rolls": view.rolls, "result": view.die} if view.stage == SEARCH else None,
        "chits": _chits(view) if view.options.alone else None,
    }
    if view.options.events == "yes":
        shown["events"] = _events(view)
        shown["keeps"] = list(view.keeps)
    return shown


def _own(view: View) -> OwnView:
    """What others see otherwise, or not at all."""
    box = view.options.box
    mine = view.seat == view.player or view.options.alone
    shown: OwnView = {
        "seat": view.seat,
        "map": dict(map_named(box, view.tile, view.known)),
        "secret": {NAMES[cell]: _secret(view, cell) for cell in cells_in(view.secret)},
        "own": _stacks(view.own),
        "left": {} if view.seat is None else _left(view, view.seat),
        "face_down": list(view.hands),
        "hand": [box.cards[card].name for card in cells_in(view.hand)],
        "deck": view.deck,
        "fleet": _fleet(view),
        "transit": _transit(view),
        "under_way": {NAMES[cell]: [_canoe(view, it) for it in vessels] for cell, vessels in view.under_way},
        "moved": {NAMES[cell]: size(stack) if mine else stack for cell, stack in view.moved},
        "carried": _stacks(view.transited) if mine else {},
        "battles": [to_fight(view, cell) for cell in view.contested],
        "pools": _pools(view) if view.stage == BUILD else [],
        "plan": [show_move(view, move) for move in view.plan],
    }
    if view.options.events == "yes":
        shown["kept"] = [box.events[event].name for event in cells_in(view.kept)]
    return shown


def _events(view: View) -> Events:
    events = view.options.box.events
    return {
        "left": view.event_deck,
        "done": [events[event].name for event in cells_in(view.event_pile)],
        "now": None if view.event == NOWHERE else events[view.event].name,
        "asked": view.queue[0][1] if view.queue else None,
        "markers": [_marker(view, *marker) for marker in view.standing],
        "soil": dict(numbers_named(view.soil)),
    }


def _marker(view: View, event: int, seat: int, where: int) -> EventMarker:
    it = view.options.box.events[event]
    shown: EventMarker = {"event": it.name, "effect": it.effect, "seat": seat}
    if where != NOWHERE and it.effect == "marriage":
        shown["other"] = where
    elif where != NOWHERE:
        shown["hex"] = NAMES[where]
    return shown


def _chits(view: View) -> Chits:
    return {
        "left": [show_chit(view, chit) for chit in cells_in(view.chits)],
        "pending": [show_chit(view, chit) for chit in cells_in(view.pending)],
    }


def _canoe(view: View, it: int) -> Canoe:
    kind, load, sailed = kind_of(it), load_of(it), sailed_by(it)
    return {
        "canoe": LETTERS[kind],
        "load": "" if load == EMPTY else LETTERS[load],
        "sailed": sailed,
        "left": max(0, view.allowances[kind != WAR_CANOES] - sailed),
    }


def _stacks(piles: Piles) -> dict[str, str]:
    return {NAMES[cell]: letters(stack) for cell, stack in piles}


def _secret(view: View, cell: int) -> SecretTile:
    tile = view.tile[cell]
    return {
        "seen": [seat for seat in range(view.count) if view.marks[seat] >> cell & 1],
        "group": None if tile == UNSEEN else view.options.box.groups[tile].name,
    }


def _explorer(view: View) -> Explorer | None:
    """In the movement step it is the fleet that is there."""
    if view.at == NOWHERE or view.step != EXPLORATION:
        return None
    return {
        "hex": NAMES[view.at],
        "seat": view.player,
        "steered": view.mover if view.stage == ASTRAY else None,
        "knots": view.knots,
        "bears": view.bears,
        "safe": view.safe,
    }


def _voyage(view: View) -> list[VoyageHex]:
    """Every hex with its marker and knots; before them the free way, as short as it can be, to where it began (6.2)."""
    if not view.voyage:
        return []
    shown: list[VoyageHex] = [{"hex": NAMES[cell], "marker": None, "knots": None} for cell in _free_way(view)]
    for cell, marker, knots in view.voyage:
        kind: Marker | None = None
        if marker != NO_MARKER:
            kind = "off" if marker == OFF_COURSE else "island" if marker < OCEAN_MARKERS else "sea"
        shown.append({"hex": NAMES[cell], "marker": kind, "knots": knots or None})
    return shown


def _free_way(view: View) -> list[int]:
    """The known hexes from a group of the player's to one next to the first hex of the voyage; none where what was
    known when it began is not known any more."""
    first = view.voyage[0][0]
    home = view.held[view.player]
    enemies = view.wild
    for seat in range(view.count):
        if seat != view.player:
            enemies |= view.held[seat] | mask_of(cell for cell, _ in view.piles[seat])
    drawn = mask_of(cell for cell, marker, _ in view.voyage if marker != NO_MARKER)
    return shortest_way(home, first, view.known & ~enemies & ~drawn | home)


def _fleet(view: View) -> Fleet:
    at = view.at if view.step == MOVEMENT else NOWHERE
    return {
        "at": None if at == NOWHERE else NAMES[at],
        "origin": None if view.origin == NOWHERE else NAMES[view.origin],
        "halted": bool(view.halted),
        "pieces": letters(pieces_of(view.fleet)),
        "number": view.fleet_size,
        "sailed": view.sailed,
        "canoes": [_canoe(view, it) for it in view.fleet],
    }


def _transit(view: View) -> Transit | None:
    if view.taken_from == NOWHERE:
        return None
    return {"piece": None if view.taken == NOWHERE else LETTERS[view.taken], "origin": NAMES[view.taken_from]}


def _left(view: View, seat: int) -> dict[str, int]:
    """The pieces that a seat has neither built, nor lost for good, nor planned to build."""
    built = view.gone[seat] + sum([stack for _, stack in view.own])
    if seat == view.player:
        built += pieces_of(view.fleet)
    for side, who in ((ATTACKER, view.player), (DEFENDER, view.foe)):
        if who == seat:
            built += view.front[side] + view.back[side]
    if view.paid:
        built += view.paid[PIECES_PLANNED]
    limits = view.options.box.limits
    return {letter: most - number for letter, most, number in zip(LETTERS, limits, counts(built), strict=True)}


def _pools(view: View) -> list[BuildPool]:
    pairs = zip(view.pools[::2], view.pools[1::2], strict=True)
    return [{"groups": names_in(groups), "points": points} for groups, points in pairs]
