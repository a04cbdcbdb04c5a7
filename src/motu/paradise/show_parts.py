"""Parts of what is shown, in words and numbers: hexes by name, moves, battles."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from motu.paradise.box import Box
from motu.paradise.explain import search_odds, share_of_losses
from motu.paradise.grid import DISTANCE, NAMES, cells_in, mask_of
from motu.paradise.imagine import known
from motu.paradise.moves import FACE_UP_TRANSPORT, FIRST, LAND_ANY, LOAD_ANY, LOSSES, Move
from motu.paradise.odds import HALF, chance_to_win
from motu.paradise.pieces import LETTERS, letters, size
from motu.paradise.show_types import (
    Battle,
    BattleToFight,
    Item,
    LossAsked,
    MovedCanoe,
    ParadiseMove,
    Roll,
    SolitaireChit,
)
from motu.paradise.state import (
    ARIOI,
    ATTACKER,
    BATTLE_CARD,
    DEFENDER,
    LOSS,
    NOBODY,
    NOWHERE,
    REGROUP,
    RETREAT,
    SEA,
    UNSEEN,
    WILD,
)
from motu.paradise.vessels import EMPTY, kind_of, load_of, sailed_by, with_load
from motu.paradise.view import View

# --- Names ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def map_named(box: Box, tile: tuple[int, ...], known: int) -> Mapping[str, str]:
    """What lies in each known hex. All who look at a table share it, and it changes seldom."""
    return {
        NAMES[cell]: "sea" if tile[cell] == SEA else box.groups[tile[cell]].name
        for cell in cells_in(known)
        if tile[cell] != UNSEEN
    }


@lru_cache(maxsize=256)
def numbers_named(numbers: tuple[int, ...]) -> Mapping[str, int]:
    """The hexes with a number other than nought."""
    return {NAMES[cell]: number for cell, number in enumerate(numbers) if number}


def names_in(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_in(mask)]


def show_chit(view: View, chit: int) -> SolitaireChit:
    it = view.options.box.chits[chit]
    return {"chit": chit + 1, "expand": it.expand, "action": it.action, "late": it.late}


# --- Moves ------------------------------------------------------------------------------------------------------------


def show_move(view: View, move: Move) -> ParadiseMove:
    """A move, and what it is about; a search for kumara has its odds."""
    kind, what = move.kind, move.what
    shown: ParadiseMove = {"move": move.text, "kind": kind}
    if move.cell != NOWHERE:
        shown["hex"] = NAMES[move.cell]
    if kind in _PIECES:
        shown["piece"] = _PIECES[kind][what]
    elif kind in ("add", "drop"):
        shown["piece"] = LETTERS[kind_of(what)]
        shown["canoe"] = _canoe(what)
    elif kind in ("load", "land"):
        _of_a_load(shown, move)
    elif kind == "put" and view.taken != NOWHERE:
        shown["piece"] = LETTERS[view.taken]
    elif kind == "build":
        shown["item"] = "transport-up" if what == FACE_UP_TRANSPORT else _ITEMS[what]
    elif kind in ("show", "use"):
        shown["card"] = view.options.box.cards[what].name
    elif kind == "event":
        shown["event"] = view.options.box.events[what].name
    elif kind in ("first", "fell", "name"):
        shown["seat"] = what
        if kind == "first":
            shown["clockwise"] = move in _CLOCKWISE
    elif kind == "carry":
        shown["number"] = what
    elif kind == "chit":
        shown.update(show_chit(view, what))  # type: ignore[typeddict-item]
    elif kind == "search":
        odds = search_odds(view, move.cell)
        shown["odds"] = {"found": float(odds.found), "lost": float(odds.lost)}
    return shown


_PIECES = {"take": LETTERS, "march": LETTERS, "save": LETTERS, "lose": LOSSES}
_CLOCKWISE = {first[0] for first in FIRST}
_ITEMS: tuple[Item, ...] = (
    "warriors",
    "war-canoe",
    "transport",
    "colony",
    "rumor",
    "village",
    "agriculture",
    "card",
)


def _of_a_load(shown: ParadiseMove, move: Move) -> None:
    """The piece, and the canoe where it is named."""
    if move in _ANY:
        shown["piece"] = LETTERS[move.what]
    else:
        shown["piece"] = LETTERS[load_of(move.what)]
        shown["canoe"] = _canoe(with_load(move.what, EMPTY) if move.kind == "load" else move.what)


_ANY = {*LOAD_ANY.values(), *LAND_ANY.values()}


def _canoe(it: int) -> MovedCanoe:
    load = load_of(it)
    return {"canoe": LETTERS[kind_of(it)], "load": "" if load == EMPTY else LETTERS[load], "sailed": sailed_by(it)}


# --- Battles ----------------------------------------------------------------------------------------------------------


def to_fight(view: View, cell: int) -> BattleToFight:
    """A battle that is still to be fought here, as far as the lines are not drawn up."""
    arrived = [arrival for arrival in view.arrivals if arrival[0] == cell]
    mine = view.seat == view.player or view.options.alone
    there = (seat for seat in range(view.count) if seat != view.player and _is_there(view, seat, cell))
    return {
        "hex": NAMES[cell],
        "attacker": view.player,
        "defender": next(there, None),
        "origins": names_in(mask_of(origin for _, origin, _, _ in arrived)),
        "number": sum(size(pieces) if mine else pieces for _, _, pieces, _ in arrived),
    }


def _is_there(view: View, seat: int, cell: int) -> bool:
    return bool(view.held[seat] >> cell & 1) or any(each == cell for each, _ in view.piles[seat])


def show_battle(view: View) -> Battle:
    """The battle that is being fought: all its pieces lie open."""
    fights = (view.player, view.foe)
    cards = view.options.box.cards
    used = ((fights[side], card) for side, spent in enumerate(view.spent) for card in cells_in(spent))
    asked: LossAsked | None = None
    if view.stage == LOSS:
        asked = {"seat": view.mover, "loss": "eliminated" if view.eliminates else "panic"}
    return {
        "hex": NAMES[view.field],
        "attacker": view.player,
        "defender": None if view.foe < 0 else view.foe,
        "front": [letters(stack) for stack in view.front],
        "back": [letters(stack) for stack in view.back],
        "locals": view.locals,
        "die": view.die or None,
        "origins": [NAMES[cell] for cell in view.came_from],
        "rolls": [_roll(fights, *each) for each in view.battle_rolls],
        "asked": asked,
        "used": [{"seat": seat, "card": cards[card].name} for seat, card in used],
        "saved": view.saved,
        "stake": view.stake,
        "chance": _winning_chance(view),
        "course": _course(view),
        "refuges": [_refuges(view, side) for side in (ATTACKER, DEFENDER)],
    }


def _roll(fights: tuple[int, int], die: int, side: int, eliminated: int, kind: int) -> Roll:
    if side == NOBODY:
        return {"die": die, "seat": None, "loss": None, "piece": None}
    seat = None if fights[side] == WILD else fights[side]
    return {"die": die, "seat": seat, "loss": "eliminated" if eliminated else "panic", "piece": LOSSES[kind]}


def _winning_chance(view: View) -> float | None:
    """The attacker's chance to win, with the roll as it is and no more cards."""
    if view.stage == ARIOI:
        return None
    if view.stage not in (BATTLE_CARD, LOSS):
        return float(view.winner_side == ATTACKER)
    lines = _lines(view)
    lines[ATTACKER if view.die <= 3 else DEFENDER] -= 1
    return _chance(lines, _share(view))


def _lines(view: View) -> list[int]:
    """How many fight on each side; those who were given up to save villages have fought."""
    return [size(view.front[ATTACKER]) + view.saved, size(view.front[DEFENDER]) + view.locals]


def _share(view: View) -> Fraction:
    """How often a roll costs the attacker a piece."""
    return share_of_losses(known(view), view.player, view.foe) if view.standing else HALF


def _chance(lines: list[int], share: Fraction) -> float:
    return round(float(chance_to_win(*lines, share)), 3)


def _course(view: View) -> list[float]:
    """The attacker's chance from the beginning, roll by roll; nothing while lines are hidden or gone."""
    lines = _lines(view)
    lost = [side for _, side, _, _ in view.battle_rolls if side != NOBODY]
    if view.stage in (ARIOI, REGROUP) or not (lost or view.die):
        return []
    for side in lost:
        lines[side] += 1
    share = _share(view)
    course = [_chance(lines, share)]
    for side in lost:
        lines[side] -= 1
        course.append(_chance(lines, share))
    return course


def _refuges(view: View, side: int) -> list[str] | None:
    """Where a side would retreat to (8.3), as far as all can see; None where it has none to fear, or nowhere to be."""
    seat = (view.player, view.foe)[side]
    if seat == WILD or view.stage not in (ARIOI, BATTLE_CARD, LOSS, RETREAT):
        return None
    others = mask_of(cell for other in range(view.count) if other != seat for cell, _ in view.piles[other])
    free = cells_in(view.held[seat] & ~others & ~(1 << view.field))
    nearest = min((DISTANCE[view.field][cell] for cell in free), default=0)
    return [NAMES[cell] for cell in free if DISTANCE[view.field][cell] == nearest]
