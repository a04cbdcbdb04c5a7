"""A view in words and numbers, for pages and programs that know nothing of our masks.

Hexes are names ("G11"), pieces letters ("WWCT"), cards and groups their names, seats numbers.
"""

from __future__ import annotations

from motu.paradise.box import WAR_CANOES
from motu.paradise.explain import search_odds
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.moves import Move
from motu.paradise.pieces import LETTERS, letters, size
from motu.paradise.show_types import (
    Battle,
    BuildPool,
    Canoe,
    Chits,
    EventMarker,
    Events,
    ParadiseMove,
    ParadiseView,
    SecretTile,
    SolitaireChit,
)
from motu.paradise.state import BUILD, NOWHERE, SEA, SEARCH, STAGES, STEPS, UNSEEN
from motu.paradise.steps.decision import MARKERS
from motu.paradise.vessels import EMPTY, kind_of, load_of, pieces_of, sailed_by
from motu.paradise.view import Piles, View


def show(view: View) -> ParadiseView:
    """What a seat, or a spectator, sees."""
    box = view.options.box
    mine = view.seat == view.player or view.options.alone
    shown: ParadiseView = {
        "seat": view.seat,
        "turn": view.turn,
        "step": STEPS[view.step],
        "stage": STAGES[view.stage],
        "mover": None if view.mover < 0 else view.mover,
        "order": list(view.order),
        "target": view.options.target / 2,
        "points": [points / 2 for points in view.points],
        "map": {
            NAMES[cell]: "sea" if tile == SEA else box.groups[tile].name
            for cell, tile in enumerate(view.tile)
            if tile != UNSEEN and view.known >> cell & 1
        },
        "secret": {NAMES[cell]: _secret(view, cell) for cell in cells_in(view.secret)},
        "independent": _names(view.wild),
        "villages": {NAMES[cell]: number for cell, number in enumerate(view.villages) if number},
        "improved": {NAMES[cell]: number for cell, number in enumerate(view.improved) if number},
        "held": [_names(mask) for mask in view.held],
        "homes": [None if cell == NOWHERE else NAMES[cell] for cell in view.home],
        "pieces": [{NAMES[cell]: number for cell, number in piles} for piles in view.piles],
        "face_up": [_stacks(piles) for piles in view.face_up],
        "own": _stacks(view.own),
        "chains": [_names(mask) for mask in view.chain],
        "cards": [[box.cards[card].name for card in cells_in(face)] for face in view.face],
        "used": [[box.cards[card].name for card in cells_in(used)] for used in view.used],
        "face_down": list(view.hands),
        "hand": [box.cards[card].name for card in cells_in(view.hand)],
        "cup": dict(zip(MARKERS, view.cup, strict=True)),
        "tiles": view.lid,
        "deck": view.deck,
        "lost": [seat for seat in range(view.count) if view.lost >> seat & 1],
        "out": [seat for seat in range(view.count) if view.out >> seat & 1],
        "explorer": None if view.at == NOWHERE else NAMES[view.at],
        "knots": view.knots,
        "fleet": {
            "pieces": letters(pieces_of(view.fleet)),
            "number": view.fleet_size,
            "sailed": view.sailed,
            "canoes": [_canoe(view, it) for it in view.fleet],
        },
        "under_way": {NAMES[cell]: [_canoe(view, it) for it in vessels] for cell, vessels in view.under_way},
        "moved": {NAMES[cell]: size(stack) if mine else stack for cell, stack in view.moved},
        "battle": None if view.field == NOWHERE else _battle(view),
        "pools": _pools(view) if view.stage == BUILD else [],
        "plan": [move.text for move in view.plan],
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
        "soil": {NAMES[cell]: more for cell, more in enumerate(view.soil) if more},
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
        "left": [_chit(view, chit) for chit in cells_in(view.chits)],
        "pending": [_chit(view, chit) for chit in cells_in(view.pending)],
    }


def _chit(view: View, chit: int) -> SolitaireChit:
    it = view.options.box.chits[chit]
    return {"chit": chit + 1, "expand": it.expand, "action": it.action, "late": it.late}


def _canoe(view: View, it: int) -> Canoe:
    kind, load, sailed = kind_of(it), load_of(it), sailed_by(it)
    return {
        "canoe": LETTERS[kind],
        "load": "" if load == EMPTY else LETTERS[load],
        "sailed": sailed,
        "left": max(0, view.allowances[kind != WAR_CANOES] - sailed),
    }


def _names(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_in(mask)]


def _stacks(piles: Piles) -> dict[str, str]:
    return {NAMES[cell]: letters(stack) for cell, stack in piles}


def _secret(view: View, cell: int) -> SecretTile:
    tile = view.tile[cell]
    return {
        "seen": [seat for seat in range(view.count) if view.marks[seat] >> cell & 1],
        "group": None if tile == UNSEEN else view.options.box.groups[tile].name,
    }


def _battle(view: View) -> Battle:
    return {
        "hex": NAMES[view.field],
        "attacker": view.player,
        "defender": None if view.foe < 0 else view.foe,
        "front": [letters(stack) for stack in view.front],
        "back": [letters(stack) for stack in view.back],
        "locals": view.locals,
        "die": view.die or None,
    }


def _pools(view: View) -> list[BuildPool]:
    pairs = zip(view.pools[::2], view.pools[1::2], strict=True)
    return [{"groups": _names(groups), "points": points} for groups, points in pairs]


def show_move(view: View, move: Move) -> ParadiseMove:
    """A move, and what it is about; a search for kumara has its odds."""
    shown: ParadiseMove = {"move": move.text, "kind": move.kind}
    if move.cell != NOWHERE:
        shown["hex"] = NAMES[move.cell]
    if move.kind in ("show", "use"):
        shown["card"] = view.options.box.cards[move.what].name
    elif move.kind == "event":
        shown["event"] = view.options.box.events[move.what].name
    elif move.kind == "chit":
        chit = _chit(view, move.what)
        shown["chit"], shown["expand"] = chit["chit"], chit["expand"]
        shown["action"], shown["late"] = chit["action"], chit["late"]
    elif move.what != NOWHERE:
        shown["what"] = move.what
    if move.kind == "search":
        odds = search_odds(view, move.cell)
        shown["odds"] = {"found": float(odds.found), "lost": float(odds.lost)}
    return shown
