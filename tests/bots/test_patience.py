"""The expert with much time: longer imagined games for the best few turns; with little, all as ever."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from motu.bots.kahuna import expert, jit
from motu.bots.kahuna.expert import ExpertBot
from motu.bots.kahuna.learned import rollouts, turn_search
from motu.bots.kahuna.learned.net import shipped
from motu.bots.kahuna.learned.policy import new_workspace
from motu.bots.kahuna.learned.turn_search import TurnSearch
from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.options import PRESETS
from motu.kahuna.state import OVER, Position
from tests.every_game.games import KAHUNA
from tests.every_game.test_properties import some_state


def positions(number: int) -> list[Position]:
    """Positions of all editions in which somebody has a choice."""
    choice = random.Random(number)
    found: list[Position] = []
    seed = 0
    while len(found) < number:
        p = some_state(KAHUNA, choice.choice(list(PRESETS.values())), seed)
        seed += 1
        if p.stage != OVER and len(game.moves(p, p.mover)) > 1:
            found.append(p)
    return found


def patient_thought(p: Position, work: int = 12) -> list[turn_search.Turn]:
    known, discarded = jit.known(game.view(p, p.mover))
    return TurnSearch(shipped()).think(known, discarded, jit.new_chance(5), 0.0, work, patient=True)


def test_it_decides_the_same_where_only_hidden_things_differ() -> None:
    for number, p in enumerate(positions(12)):
        other = game.imagine(game.view(p, p.mover), FreeChance(number))
        assert patient_thought(p) == patient_thought(other)


def test_the_best_few_come_first_and_every_turn_once() -> None:
    for p in positions(12):
        turns = patient_thought(p)
        assert 0 < len({turn.decisions for turn in turns}) == len(turns) <= turn_search.PATIENT
        assert all(0 <= turn.chance <= 1 for turn in turns)
        assert game.moves(p, p.mover)


def test_a_turn_has_the_same_luck_wherever_it_stands() -> None:
    """One turn, entered twice with another between, comes to the same in every world."""
    for p in positions(12):
        known, discarded = jit.known(game.view(p, p.mover))
        turns = patient_thought(p)
        entered = [turns[0], turns[-1], turns[0]]
        choice = rollouts.new_choice(3)
        for place, turn in enumerate(entered):
            choice.decisions[place, : len(turn.decisions)] = turn.decisions
            choice.length[place] = len(turn.decisions)
        buffers = shipped(), new_workspace(), np.zeros(2, jit.TABLE), rollouts.new_sheet(), jit.new_chance(9)
        rollouts.compare_well(known, discarded, 5, np.arange(3), choice, turn_search.FAR, *buffers)
        assert choice.tried.tolist() == [5, 5, 5]
        assert choice.total[0] == choice.total[2]
        assert choice.square[0] == choice.square[2]


@pytest.mark.parametrize(("bot", "seconds", "careful"), [
    (ExpertBot(), 0.1, False),
    (ExpertBot(), expert.PATIENCE, True),
    (ExpertBot(work=5), 9.0, False),
])  # fmt: skip
def test_only_much_time_makes_it_patient(
    bot: ExpertBot, seconds: float, careful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    compare_well = rollouts.compare_well

    def noticed(*arguments: Any) -> None:
        asked.append(True)
        compare_well(*arguments)

    monkeypatch.setattr(rollouts, "compare_well", noticed)
    state = game.deal(PRESETS["modern"], FreeChance(4))
    moves = game.moves(state, state.mover)
    assert bot.decide(game.view(state, state.mover), moves, seconds, FreeChance(1)) in moves
    assert bool(asked) == careful
