"""A view in words and numbers, for pages and programs that know nothing of our masks.

Hexes are names ("G11"), pieces letters ("WWCT"), cards and groups their names, seats numbers.
"""

from __future__ import annotations

from typing import Any

from motu.paradise.box import WAR_CANOES
from motu.paradise.explain import search_odds
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.moves import Move
from motu.paradise.pieces import LETTERS, letters, size
from motu.paradise.state import BUILD, NOWHERE, SEA, SEARCH, STAGES, STEPS, UNSEEN
from motu.paradise.steps.decision import MARKERS
from motu.paradise.vessels import EMPTY, kind_of, load_of, pieces_of, sailed_by
from motu.paradise.view import Piles, View


def show(view: View) -> dict[str, Any]:
    """What a seat, or a spectator, sees.

    map         what lies in each known hex: the name of a group, or "sea"; `secret` face-down tiles with who has seen
                them, and their names where the viewer has
    villages    how many, by hex; `improved` likewise; `held` the groups of each seat
    pieces      by seat: how many pieces lie in each hex, and those that lie face up
    own         the viewer's own stacks by hex
    fleet       the fleet on its way; to its owner with every canoe, its load and the hexes it has left; `under_way`
                likewise the canoes that have sailed and stopped; `moved` how many pieces have moved, by hex
    chains      by seat: where a transport canoe lies face up
    events      with random events: how many are left, those done with, the one at hand, markers of those that last;
                `keeps` how many each seat keeps, `kept` the viewer's own
    cards       by seat: those face up, and how many face down; `hand` the viewer's own
    stored      seats with a build point in store (11.4); `kumara` and `galapagos` those with these markers (11.5)
    south       the hex of the South Island, once it is on the map (11.3); `removed` tiles out of the game
    search      the search for kumara: how many rolls, and the result that is being carried out
    chits       of the solitaire game: not drawn yet, and to be carried out
    """
    box = view.options.box
    mine = view.seat == view.player or view.options.alone
    return {
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
        "winners": cells_in(view.winners),
        "stored": cells_in(view.stored),
        "kumara": cells_in(view.kumara),
        "galapagos": cells_in(view.galapagos),
        "south": None if view.south == NOWHERE else NAMES[view.south],
        "removed": [box.groups[tile].name for tile in cells_in(view.removed)],
        "malaria": bool(view.malarial),
        "search": {"rolls": view.rolls, "result": view.die} if view.stage == SEARCH else None,
        "chits": _chits(view) if view.options.alone else None,
        **(_events(view) if view.options.events == "yes" else {}),
    }


def _events(view: View) -> dict[str, Any]:
    events = view.options.box.events
    return {
        "events": {
            "left": view.event_deck,
            "done": [events[event].name for event in cells_in(view.event_pile)],
            "now": None if view.event == NOWHERE else events[view.event].name,
            "asked": view.queue[0][1] if view.queue else None,
            "markers": [_marker(view, *marker) for marker in view.standing],
            "soil": {NAMES[cell]: more for cell, more in enumerate(view.soil) if more},
        },
        "keeps": list(view.keeps),
        "kept": [events[event].name for event in cells_in(view.kept)],
    }


def _marker(view: View, event: int, seat: int, where: int) -> dict[str, Any]:
    """Whose marker it is, and where; a Royal Marriage names the other seat."""
    it = view.options.box.events[event]
    place = {} if where == NOWHERE else {"other": where} if it.effect == "marriage" else {"hex": NAMES[where]}
    return {"event": it.name, "effect": it.effect, "seat": seat, **place}


def _chits(view: View) -> dict[str, list[dict[str, Any]]]:
    """The solitaire game: chits that have not been drawn, and those that are to be carried out."""
    piles = {"left": view.chits, "pending": view.pending}
    return {name: [_chit(view, chit) for chit in cells_in(bits)] for name, bits in piles.items()}


def _chit(view: View, chit: int) -> dict[str, Any]:
    it = view.options.box.chits[chit]
    return {"chit": chit + 1, "expand": it.expand, "action": it.action, "late": it.late}


def _canoe(view: View, it: int) -> dict[str, Any]:
    """A canoe, or a rumor, on its way: what it carries, how many hexes it has sailed, and how many it has left."""
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


def _secret(view: View, cell: int) -> dict[str, Any]:
    tile = view.tile[cell]
    return {
        "seen": [seat for seat in range(view.count) if view.marks[seat] >> cell & 1],
        "group": None if tile == UNSEEN else view.options.box.groups[tile].name,
    }


def _battle(view: View) -> dict[str, Any]:
    return {
        "hex": NAMES[view.field],
        "attacker": view.player,
        "defender": None if view.foe < 0 else view.foe,
        "front": [letters(stack) for stack in view.front],
        "back": [letters(stack) for stack in view.back],
        "locals": view.locals,
        "die": view.die or None,
    }


def _pools(view: View) -> list[dict[str, Any]]:
    pairs = zip(view.pools[::2], view.pools[1::2], strict=True)
    return [{"groups": _names(groups), "points": points} for groups, points in pairs]


def show_move(view: View, move: Move) -> dict[str, Any]:
    """A move: its text, its kind, and the hex, card or piece it is about; a search for kumara has its odds."""
    shown: dict[str, Any] = {"move": move.text, "kind": move.kind}
    if move.cell != NOWHERE:
        shown["hex"] = NAMES[move.cell]
    if move.kind in ("show", "use"):
        shown["card"] = view.options.box.cards[move.what].name
    elif move.kind == "event":
        shown["event"] = view.options.box.events[move.what].name
    elif move.kind == "chit":
        shown |= _chit(view, move.what)
    elif move.what != NOWHERE:
        shown["what"] = move.what
    if move.kind == "search":
        odds = search_odds(view, move.cell)
        shown["odds"] = {"found": float(odds.found), "lost": float(odds.lost)}
    return shown
