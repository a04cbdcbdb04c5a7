"""Battles in words and numbers: those still to be fought, and the one at hand."""

from __future__ import annotations

from motu.paradise.explain import share_of_losses
from motu.paradise.grid import NAMES, cells_in, mask_of
from motu.paradise.imagine import known
from motu.paradise.moves import LOSSES
from motu.paradise.odds import HALF, chance_to_win
from motu.paradise.pieces import letters, size
from motu.paradise.show_parts import names_in
from motu.paradise.show_types import Battle, BattleToFight, LossAsked, Roll
from motu.paradise.state import ARIOI, ATTACKER, BATTLE_CARD, DEFENDER, LOSS, NOBODY, WILD
from motu.paradise.view import View


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
        "chance": _chance(view),
    }


def _roll(fights: tuple[int, int], die: int, side: int, eliminated: int, kind: int) -> Roll:
    if side == NOBODY:
        return {"die": die, "seat": None, "loss": None, "piece": None}
    seat = None if fights[side] == WILD else fights[side]
    return {"die": die, "seat": seat, "loss": "eliminated" if eliminated else "panic", "piece": LOSSES[kind]}


def _chance(view: View) -> float | None:
    """The attacker's chance to win, with the roll as it is and no more cards."""
    if view.stage == ARIOI:
        return None
    if view.stage not in (BATTLE_CARD, LOSS):
        return float(view.winner_side == ATTACKER)
    lines = [size(view.front[ATTACKER]), size(view.front[DEFENDER]) + view.locals]
    lines[ATTACKER if view.die <= 3 else DEFENDER] -= 1
    loses = share_of_losses(known(view), view.player, view.foe) if view.standing else HALF
    return round(float(chance_to_win(*lines, loses)), 3)
