"""Conquest of Paradise as a game: the functions of `motu.core.game`. The module itself is the game."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.core.errors import IllegalMove
from motu.paradise.component_set import hold_components, own_components, pack_components, read_components
from motu.paradise.explain import threats
from motu.paradise.imagine import imagine
from motu.paradise.log import margin, outcome, prompt, reveals, seen_move, tell, write_result
from motu.paradise.make_view import view, views
from motu.paradise.moves import Move
from motu.paradise.notation import (
    outcome_index,
    outcome_name,
    read,
    read_deal,
    read_words,
    seen_deal,
    write,
    write_deal,
    write_words,
)
from motu.paradise.options import (
    SEATS,
    Options,
    choices,
    read_old_options,
    read_options,
    seats,
    whole_options,
    write_options,
)
from motu.paradise.prospect.consequences import prospect
from motu.paradise.prospect.counting import count
from motu.paradise.prospect.sailing import range_of
from motu.paradise.reasons import why_not
from motu.paradise.rules import rules
from motu.paradise.ruleset import new_state
from motu.paradise.show import show, show_parts
from motu.paradise.show_box import show_box
from motu.paradise.show_parts import show_move
from motu.paradise.state import BUILD, EVERYBODY, MOVE, OVER, TRANSIT, TURNS, State
from motu.paradise.steps import setup
from motu.paradise.steps.turn import go_on, is_aside
from motu.paradise.steps.turn import moves as legal_moves
from motu.paradise.steps.turn import play as carry_out
from motu.paradise.view import View

__all__ = [
    "LONGEST",
    "NAME",
    "RULES",
    "SEATS",
    "Options",
    "View",
    "begins_part",
    "choices",
    "copy",
    "count",
    "deal",
    "hold_components",
    "imagine",
    "is_aside",
    "is_planned",
    "margin",
    "movers",
    "moves",
    "outcome",
    "outcome_index",
    "outcome_name",
    "own_components",
    "pack_components",
    "play",
    "prompt",
    "prospect",
    "range_of",
    "read",
    "read_components",
    "read_deal",
    "read_old_options",
    "read_options",
    "read_words",
    "reveals",
    "rules",
    "seats",
    "seen_deal",
    "seen_move",
    "show",
    "show_box",
    "show_move",
    "show_parts",
    "step",
    "tell",
    "threats",
    "turn",
    "view",
    "views",
    "whole_options",
    "why_not",
    "write",
    "write_deal",
    "write_options",
    "write_result",
    "write_words",
]

NAME = "paradise"
RULES = 3
LONGEST = TURNS * len(SEATS) * 2_500
"""No game has more decisions than this: in a turn a player has 34 pieces, of which each makes one transit, is carried
and put down once; 20 sail up to five hexes, at the worst one by one; some fleets are given up before they sail; and
there are a few dozen decisions of other kinds. The longest of 100 random games that seldom stop had 20,352."""


def deal(options: Options, chance: Chance) -> State:
    """How does a game begin?"""
    s = new_state(options)
    setup.lay_out(s, chance)
    go_on(s, chance)
    s.events = []
    return s


def copy(state: State) -> State:
    """The same table again, sharing nothing."""
    return state.copy()


def movers(state: State) -> tuple[int, ...]:
    """Whose decision is it? Of all who are not done, while they build; nobody's when the game is over."""
    if state.mover >= 0:
        return _ALONE[state.mover]
    if state.stage == OVER or state.mover != EVERYBODY:
        return ()
    done = state.done
    return tuple(seat for seat in range(state.count) if not done >> seat & 1)


_ALONE = ((0,), (1,), (2,), (3,))


def turn(state: State) -> int:
    """The number of the turn, from 1; 0 while homes are chosen."""
    return state.turn


def step(state: State) -> tuple[int, int, int]:
    """In which step of which turn is the game, and whose part of it is it?"""
    return state.turn, state.step, state.player


def begins_part(state: State, seat: int, move: Move) -> bool:
    """Does a fleet (7.3) or a transit (7.2) begin? Pieces that leave the same hex one after another go together. What
    is chosen between these, such as a canoe to be turned over, stands by itself."""
    if state.stage == TRANSIT and move.kind == "take":
        return not any(event[0] == "transit" and event[3] == move.cell for event in state.events)
    return state.stage in (TRANSIT, MOVE)


def is_planned(state: State, seat: int, move: Move) -> bool:
    """What is to be built lies in a plan until all are done (9.1)."""
    return state.stage == BUILD and move.kind != "done" and not is_aside(state, seat, move)


def moves(state: State, seat: int) -> list[Move]:
    """What may this seat do now? One small decision at a time; also a seat that is not asked may do some things."""
    if state.stage == OVER:
        return []
    listed = state.listed.get(seat)
    if listed is None:
        listed = state.listed[seat] = legal_moves(state, seat)
    return listed


def play(state: State, seat: int, move: Move, chance: Chance) -> None:
    """What happens then?"""
    if move not in moves(state, seat):
        reason = why_not(state, seat, move)
        assert reason is not None
        raise IllegalMove(reason)
    carry_out(state, seat, move, chance)
