"""Conquest (8.4, 8.5): saved villages, a new home, the victor's regrouping; and villages lost without a fight."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import TRANSPORTS
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, FLIP, HOME, SAVE, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import ATTACKER, NEW_HOME, NEXT, NEXT_BATTLE, NOWHERE, REGROUP, WILD, State
from motu.paradise.state import SAVE as SAVING_STAGE
from motu.paradise.steps import victory
from motu.paradise.steps.decision import Decision

_T = 5 * TRANSPORTS


def begin(s: State, chance: Chance) -> None:
    """A victorious attacker may save villages, each for a fighter of the front line that has not panicked."""
    if s.winner_side == ATTACKER and villages_there(s):
        s.saved = 0
        if len(save_moves(s, s.player)) > 1:
            s.stage, s.mover = SAVING_STAGE, s.player
            return
    take_the_hex(s, chance)


def villages_there(s: State) -> int:
    """The villages of the defender: an independent group has one on every green square."""
    if s.foe == WILD:
        return s.box.groups[s.tile[s.field]].green
    return s.villages[s.field] if s.held[s.foe] >> s.field & 1 else 0


def save_moves(s: State, seat: int) -> list[Move]:
    listed = [DONE]
    front = s.front[ATTACKER]
    printed = s.box.printed_groups >> s.field & 1
    for kind in range(2):
        left = front + s.back[ATTACKER] - ONE[kind]
        if front >> 5 * kind & 31 and s.saved < villages_there(s) and (left or not printed):
            listed.append(SAVE[kind])
    return listed


def play_save(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move is not DONE:
        s.saved += 1
        s.front[ATTACKER] -= ONE[move.what]
        s.lose(seat, ONE[move.what])
        s.gone[seat] += ONE[move.what]
        s.events.append(("save", seat, move.what, s.field))
        if len(save_moves(s, seat)) > 1:
            return
    take_the_hex(s, chance)


SAVING = Decision("paradise-ask-save", save_moves, play_save)


def take_the_hex(s: State, chance: Chance) -> None:
    """What becomes of the group: villages go, or change hands; if it was a home, its owner names another (8.4)."""
    cell, bit, foe = s.field, 1 << s.field, s.foe
    if s.winner_side == ATTACKER and foe != WILD and s.garrison[foe] & bit:  # even where no village was left (10.2)
        s.garrison[foe] &= ~bit
        s.garrison[s.player] |= bit
    if s.winner_side == ATTACKER and (s.wild & bit or (foe != WILD and s.held[foe] & bit)):
        fallen = villages_there(s)
        s.villages[cell] = s.saved
        s.wild &= ~bit
        if foe != WILD:
            s.held[foe] &= ~bit
        if s.saved:
            s.held[s.player] |= bit
            if s.home[s.player] == NOWHERE:
                s.home[s.player] = cell
        s.events.append(("conquest", s.player, cell, foe, fallen, s.saved))
        for conquered in s.hooks.conquered:
            conquered(s)
        if s.box.printed_groups & bit:
            s.garrison[s.player] |= bit
        if foe != WILD and s.home[foe] == cell:
            lose_home(s, foe, chance)
            return
    regroup(s, chance)


def lose_village(s: State, seat: int, cell: int, chance: Chance) -> None:
    """A village goes without a fight (11); with the last one nobody controls the group, which may have been a home."""
    s.villages[cell] -= 1
    if not s.villages[cell]:
        s.held[seat] &= ~(1 << cell)
        if s.home[seat] == cell:
            lose_home(s, seat, chance)


def lose_home(s: State, seat: int, chance: Chance) -> None:
    others = s.held[seat]
    if others & others - 1:
        s.stage, s.mover = NEW_HOME, seat
        return
    s.home[seat] = others.bit_length() - 1 if others else NOWHERE
    s.events.append(("new-home", seat, s.home[seat]))
    after_home(s, chance)


def new_home_moves(s: State, seat: int) -> list[Move]:
    return [HOME[cell] for cell in cells_in(s.held[seat])]


def play_new_home(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.home[seat] = move.cell
    s.events.append(("new-home", seat, move.cell))
    after_home(s, chance)


def after_home(s: State, chance: Chance) -> None:
    """After a battle the victor gathers; a home lost in another way stops nothing."""
    if s.field == NOWHERE:
        s.stage = NEXT
    else:
        regroup(s, chance)


MOVING_HOME = Decision("paradise-ask-new-home", new_home_moves, play_new_home)


# --- Regrouping (8.4) -----------------------------------------------------------------------------------------------


def regroup(s: State, chance: Chance) -> None:
    """The victor gathers all pieces that are left, at sea as well, back under their backs; a transport canoe may lie
    face up."""
    side = s.side = s.winner_side
    seat = s.seat_of(side)
    if seat == WILD:
        finish(s, chance)
        return
    pieces = s.front[side] + s.back[side]
    s.front[side] = s.back[side] = 0
    s.put(seat, s.field, pieces)
    if pieces:
        s.witness(seat, s.field)
    if pieces >> _T & 31 and not s.robots:  # alone all canoes lie face up
        s.stage, s.mover = REGROUP, seat
    else:
        finish(s, chance)


def regroup_moves(s: State, seat: int) -> list[Move]:
    return [FLIP[s.field], DONE]


def play_regroup(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move is not DONE:
        s.chain[seat] |= 1 << s.field
        s.events.append(("flip", seat, s.field, 1))
    finish(s, chance)


REGROUPING = Decision("paradise-ask-regroup", regroup_moves, play_regroup)


def finish(s: State, chance: Chance) -> None:
    """The battle is over. A player who can do nothing more is out of the game (ruling 5)."""
    s.front, s.back = [0, 0], [0, 0]
    s.die = s.locals = s.saved = 0
    for ends in s.hooks.battle_ends:
        ends(s)
    if not victory.is_over(s):
        s.stage = NEXT_BATTLE
