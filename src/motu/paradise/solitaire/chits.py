"""Chits: when they are drawn, and in which order they are carried out."""

from __future__ import annotations

from functools import lru_cache

from motu.core.chance import Chance
from motu.paradise.box import BOXES, Box
from motu.paradise.box_builder import LATE_AFTER
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.moves import CARRY_OUT, Move
from motu.paradise.solitaire import attack, expand, explore
from motu.paradise.solitaire.opponent import OPPONENT, PERSON
from motu.paradise.state import CHIT, NEXT, NOWHERE, State
from motu.paradise.steps.decision import Decision, draw_bit

FIRST_TURN = 2
"""From this turn on a chit is drawn in the step of turn order."""
_ACTIONS = {"explore": explore.explore, "attack": attack.attack}
"""Build and defend do nothing more than the other side of the chit."""


def set_up(s: State, chance: Chance) -> None:
    """Samoa is played by nobody; no chit has been drawn."""
    s.robots = 1 << OPPONENT
    s.chits = (1 << len(s.box.chits)) - 1


@lru_cache(maxsize=BOXES)
def names(box: Box) -> tuple[str, ...]:
    """The chits as records write them."""
    return tuple(f"chit:{number + 1}" for number in range(len(box.chits)))


def in_cup(s: State) -> int:
    """The chits that can be drawn now: the late ones join after six draws."""
    if len(s.box.chits) - s.chits.bit_count() >= LATE_AFTER:
        return s.chits
    return s.chits & mask_of(number for number, chit in enumerate(s.box.chits) if not chit.late)


def draw(s: State, chance: Chance) -> int:
    """The next chit; NOWHERE when none is left."""
    cup = in_cup(s)
    if not cup:
        return NOWHERE
    chit = draw_bit(cup, names(s.box), chance)
    s.chits &= ~(1 << chit)
    return chit


def begin_turn(s: State, chance: Chance) -> None:
    """The step of turn order: a chit is drawn and carried out at once."""
    if s.turn >= FIRST_TURN:
        chit = draw(s, chance)
        if chit != NOWHERE:
            carry_out(s, chit, chance)


def carry_out(s: State, chit: int, chance: Chance) -> None:
    """First the opponent gets what one side says, then it does what the other says."""
    it = s.box.chits[chit]
    s.events.append(("chit", chit))
    expand.feast(s, chance)
    expand.expand(s, it.expand, chance)
    if it.action in _ACTIONS:
        _ACTIONS[it.action](s, chance)


# --- Chits of rich finds, after the exploration ---------------------------------------------------------------------


def after_exploration(s: State, chance: Chance) -> None:
    """One after another, until one of them leads to a battle or the person has to say which is next."""
    while s.pending and s.stage == NEXT:
        if s.pending & s.pending - 1:
            s.stage, s.mover, s.player = CHIT, PERSON, PERSON
        else:
            carry_out_pending(s, s.pending.bit_length() - 1, chance)


def carry_out_pending(s: State, chit: int, chance: Chance) -> None:
    s.pending &= ~(1 << chit)
    carry_out(s, chit, chance)


def chit_moves(s: State, seat: int) -> list[Move]:
    return [CARRY_OUT[chit] for chit in cells_in(s.pending)]


def play_chit(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.stage = NEXT
    carry_out_pending(s, move.what, chance)


CHOICE = Decision("paradise-ask-chit", chit_moves, play_chit)
