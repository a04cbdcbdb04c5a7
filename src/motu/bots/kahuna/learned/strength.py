"""How good a net is while it learns: matches in the modern edition, one decision ahead, each deal played twice."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from motu.bots.kahuna import evaluation, jit
from motu.bots.kahuna.jit import CACHED, TABLE, Tables
from motu.bots.kahuna.jit_turns import STANDING, new_buffers
from motu.bots.kahuna.learned import features
from motu.bots.kahuna.learned.net import Net
from motu.bots.kahuna.learned.policy import best_of, new_workspace, value_all
from motu.bots.kahuna.turns import MOST_ENDINGS
from motu.kahuna import play
from motu.kahuna.options import MODERN
from motu.kahuna.state import OVER

DEALS = 100

# Inside jitted code these are the compiled ones; mypy only knows the interpreted ones.
_lay_out: Any = play.lay_out
_apply: Any = play.apply
_best_turn: Any = evaluation.best_turn
_result: Any = features.result


def against_net(net: Net, other: Net, seed: int) -> float:
    """The share of points that a net makes against another."""
    fresh, chance = jit.empty_table(MODERN), jit.new_chance(seed)
    return match(fresh, np.zeros(1, TABLE), net, other, DEALS, new_workspace(), chance) / (2 * DEALS)


def against_greedy(net: Net, seed: int) -> float:
    """The share of points that a net makes against the bot `greedy`."""
    fresh, chance = jit.empty_table(MODERN), jit.new_chance(seed)
    lists = np.zeros((3, MOST_ENDINGS), np.int64)
    buffers = new_buffers()
    return greedy_match(fresh, np.zeros(1, TABLE), net, DEALS, new_workspace(), buffers, lists, STANDING, chance) / (
        2 * DEALS
    )


@njit(cache=CACHED, nogil=True)
def decide(p: Any, net: Any, workspace: Any, chance: Any) -> None:
    """Play one decision by the net."""
    number = value_all(p, False, net, workspace, chance)
    _apply(p, workspace[3][best_of(workspace, number)], chance)


@njit(cache=CACHED, nogil=True)
def deal(table: Tables, fresh: Tables, seed: int, chance: Any) -> None:
    """Begin a game, the same for the same seed."""
    chance[0] = np.uint64(seed)
    table[0] = fresh[0]
    _lay_out(table[0], 0, 0, 1, chance)


@njit(cache=CACHED, nogil=True)
def match(fresh: Tables, table: Tables, net: Any, other: Any, deals: int, workspace: Any, chance: Any) -> float:
    """Points of one net against another."""
    points = 0.0
    for _ in range(deals):
        seed = chance.below(1 << 30, 0)
        for seat in range(2):
            deal(table, fresh, seed, chance)
            p = table[0]
            while p.stage != OVER:
                if p.mover == seat:
                    decide(p, net, workspace, chance)
                else:
                    decide(p, other, workspace, chance)
            points += _result(p, seat)
    return points


@njit(cache=CACHED, nogil=True)
def greedy_match(
    fresh: Tables,
    table: Tables,
    net: Any,
    deals: int,
    workspace: Any,
    buffers: Any,
    lists: Any,
    standing: Any,
    chance: Any,
) -> float:
    """Points of a net against `greedy`."""
    pages, parents, codes, slots = buffers
    ends, worths, decisions = lists[0], lists[1], lists[2]
    points = 0.0
    for _ in range(deals):
        seed = chance.below(1 << 30, 0)
        for seat in range(2):
            deal(table, fresh, seed, chance)
            p = table[0]
            while p.stage != OVER:
                if p.mover == seat:
                    decide(p, net, workspace, chance)
                    continue
                pages[0] = p
                for place in range(_best_turn(pages, parents, codes, slots, ends, worths, standing, chance, decisions)):
                    _apply(p, decisions[place], chance)
            points += _result(p, seat)
    return points
