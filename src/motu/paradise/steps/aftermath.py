"""After a battle (8.3, 8.4): retreat, conquest, saved villages, a new home, the victor's regrouping."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, TRANSPORTS, WAR_CANOES
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.moves import CARRY as BRING
from motu.paradise.moves import DONE, FLIP, HOME, SAVE, Move
from motu.paradise.moves import RETREAT as FLEE
from motu.paradise.pieces import FIGHTERS, ONE
from motu.paradise.points import points_of
from motu.paradise.state import (
    ATTACKER,
    BY_FALL,
    BY_LAST,
    CARRY,
    NEW_HOME,
    NEXT,
    NOWHERE,
    OVER,
    REGROUP,
    RETREAT,
    WILD,
    State,
)
from motu.paradise.state import SAVE as SAVING_STAGE
from motu.paradise.steps import battle
from motu.paradise.steps.decision import Decision
from motu.paradise.steps.exploration import turn_over

_C, _T, _L = 5 * WAR_CANOES, 5 * TRANSPORTS, 5 * COLONIES


def decide(s: State, winner: int, chance: Chance) -> None:
    """One side has nobody left in its front line: the other has won, and it must go."""
    s.winner_side = winner
    s.locals = 0
    s.events.append(("won", battle.seat_of(s, winner), s.field))
    s.side = 1 - winner
    retreat(s, chance)


# --- Where to retreat (8.3) -----------------------------------------------------------------------------------------


def retreat(s: State, chance: Chance) -> None:
    """To the nearest controlled group without enemy battle pieces; where there is none all is lost (ruling 6)."""
    seat = battle.seat_of(s, s.side)
    if seat == WILD or not s.back[s.side]:
        conquest(s, chance)
        return
    refuges = nearest(s, seat)
    if not refuges:
        s.events.append(("no-refuge", seat, s.back[s.side]))
        s.lose(seat, s.back[s.side])
        s.back[s.side] = 0
        conquest(s, chance)
    elif len(refuges) == 1:
        embark(s, refuges[0], chance)
    else:
        s.stage, s.mover = RETREAT, seat


def nearest(s: State, seat: int) -> list[int]:
    """The nearest groups that can take those who retreat."""
    away = DISTANCE[s.field]
    free = [
        cell
        for cell in cells_in(s.held[seat] & ~(1 << s.field))
        if not any(s.stacks[other][cell] & FIGHTERS for other in range(s.count) if other != seat)
    ]
    shortest = min((away[cell] for cell in free), default=0)
    return [cell for cell in free if away[cell] == shortest]


def retreat_moves(s: State, seat: int) -> list[Move]:
    return [FLEE[cell] for cell in nearest(s, seat)]


def play_retreat(s: State, seat: int, move: Move, chance: Chance) -> None:
    embark(s, move.cell, chance)


RETREATING = Decision("paradise-ask-retreat", retreat_moves, play_retreat)


# --- Who can be carried (8.3) ---------------------------------------------------------------------------------------


def embark(s: State, cell: int, chance: Chance) -> None:
    """Each warrior band and colony needs a canoe of either kind; where there are too few, their owner decides between
    them. Nobody needs one where the way leads on foot (11.3)."""
    s.refuge = cell
    seat = battle.seat_of(s, s.side)
    least, most = carriable(s.back[s.side])
    if any(each(s, seat) >> cell & 1 for each in s.hooks.on_foot):
        flee(s, seat, chance)
    elif least < most:
        s.stage, s.mover = CARRY, seat
    else:
        carry(s, most)
        flee(s, seat, chance)


def carriable(pieces: int) -> tuple[int, int]:
    """How few and how many colonies may come along so that no place is left empty."""
    warriors, colonies = pieces & 31, pieces >> _L & 31
    places = (pieces >> 5 & 31) + (pieces >> _T & 31)
    most = min(colonies, places)
    return min(most, max(0, places - warriors)), most


def carry(s: State, colonies: int) -> None:
    """Those without a place are eliminated."""
    pieces = s.back[s.side]
    places = (pieces >> 5 & 31) + (pieces >> _T & 31) - colonies
    lost = max(0, (pieces & 31) - places) + ((pieces >> _L & 31) - colonies) * ONE[COLONIES]
    if lost:
        seat = battle.seat_of(s, s.side)
        s.lose(seat, lost)
        s.events.append(("drowned", seat, lost))
        s.back[s.side] -= lost


def carry_moves(s: State, seat: int) -> list[Move]:
    least, most = carriable(s.back[s.side])
    return [BRING[number] for number in range(least, most + 1)]


def play_carry(s: State, seat: int, move: Move, chance: Chance) -> None:
    carry(s, move.what)
    flee(s, seat, chance)


CARRYING = Decision("paradise-ask-carry", carry_moves, play_carry)


def flee(s: State, seat: int, chance: Chance) -> None:
    """They are placed face up."""
    cell, pieces = s.refuge, s.back[s.side]
    s.back[s.side] = 0
    s.refuge = NOWHERE
    if pieces:
        s.put(seat, cell, pieces)
        s.shown[seat][cell] = s.shown[seat].get(cell, 0) + pieces
        if pieces >> _T & 31:
            s.chain[seat] |= 1 << cell
        s.events.append(("retreat", seat, s.field, cell, pieces))
    conquest(s, chance)


# --- Conquest (8.4, 8.5) --------------------------------------------------------------------------------------------


def conquest(s: State, chance: Chance) -> None:
    """A victorious attacker may save villages, each for a fighter of his front line who has not panicked."""
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
    """What becomes of the group: villages go, or change hands; whose home it was names another (8.4)."""
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
    seat = battle.seat_of(s, side)
    if seat == WILD:
        finish(s, chance)
        return
    pieces = s.front[side] + s.back[side]
    s.front[side] = s.back[side] = 0
    s.put(seat, s.field, pieces)
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
    """The battle is over. Who can do nothing more is out of the game (ruling 5)."""
    s.front, s.back = [0, 0], [0, 0]
    s.die = s.locals = s.saved = 0
    for ends in s.hooks.battle_ends:
        ends(s)
    if not is_over(s):
        battle.next_battle(s, chance)


def is_over(s: State) -> bool:
    """Whether but one player is left, when those have gone who have no village, no colony and no war canoe."""
    for seat in s.people():
        if not s.held[seat] and not s.fielded[seat] & (31 << _L | 31 << _C):
            leave_the_game(s, seat)
    alive = s.alive()
    if len(alive) > 1:
        return False
    (last,) = alive
    s.stage, s.mover = OVER, NOWHERE
    s.decided, s.winners = (BY_FALL, 0) if s.robots >> last & 1 else (BY_LAST, 1 << last)
    s.points[last] = points_of(s, last)
    return True


def leave_the_game(s: State, seat: int) -> None:
    """His pieces go, his cards lie open, and tiles that none or all of the others have seen are turned face up."""
    s.out |= 1 << seat
    s.events.append(("out", seat))
    s.stacks[seat] = [0] * len(s.stacks[seat])
    s.places[seat] = s.chain[seat] = s.garrison[seat] = s.fielded[seat] = s.held[seat] = 0
    s.shown[seat] = {}
    s.home[seat] = NOWHERE
    s.lost &= ~(1 << seat)
    s.marks[seat] = 0
    s.face[seat] |= s.hand[seat]
    s.hand[seat] = 0
    s.points[seat] = 0
    for left in s.hooks.left:
        left(s, seat)
    for cell in cells_in(s.secret):
        seen = sum(s.marks[other] >> cell & 1 for other in s.alive())
        if s.secret >> cell & 1 and seen in (0, len(s.alive())):  # one tile can take another with it (11.3)
            turn_over(s, seat, cell)
