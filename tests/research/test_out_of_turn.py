"""Only who is asked decides in research environments, though the rules let others do some things at any time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from motu.paradise import game
from motu.research.episode import ArrayChance, Episode
from motu.research.zoo import parallel_env
from tests.tables.paradise_twins import sailing


def somebody_could_act() -> Any:
    """A table at which Red is asked, and Yellow could turn up a card."""
    state = sailing().states[0]
    assert game.movers(state) == (0,)
    assert game.moves(state, 1)
    return state


def test_who_is_not_asked_has_nothing_to_decide() -> None:
    episode = Episode("paradise")
    episode.begin(ArrayChance(np.random.default_rng(1)))
    episode.state = somebody_could_act()
    assert episode.deciding() == (0,)
    assert episode.moves(1) == ()
    assert list(np.flatnonzero(episode.mask(1))) == [episode.actions.wait]
    assert set(np.flatnonzero(episode.mask(0))) == {int(move) for move in game.moves(episode.state, 0)}


def test_in_a_cycle_he_waits_whatever_he_sends() -> None:
    env = parallel_env("paradise", max_cycles=5)
    env.reset(seed=1)
    env.episode.state = game.copy(somebody_could_act())
    red, yellow = env.possible_agents
    show = next(int(move) for move in game.moves(env.episode.state, 1) if move.kind == "show")
    held = env.episode.state.hand[1]
    go = next(int(move) for move in game.moves(env.episode.state, 0) if move.kind == "go")
    *_, infos = env.step({red: go, yellow: show})
    assert env.episode.state.hand[1] == held
    assert "illegal" not in infos[yellow]


def test_openspiel_offers_it_to_nobody_else() -> None:
    pytest.importorskip("pyspiel")
    from motu.research.openspiel.information_state import Imagined  # noqa: PLC0415
    from motu.research.openspiel.node import Node  # noqa: PLC0415
    from tests.research.openspiel.games import load  # noqa: PLC0415

    spiel = load("motu_paradise(players=2)")
    state = spiel.new_initial_state()
    table = somebody_could_act()
    state.node = Node(state.node.rules, table, Imagined(state.node.rules, table, {}))
    assert state.current_player() == 0
    assert state.legal_actions(1) == []
    assert not any(state.legal_actions_mask(1))
    assert state.legal_actions(0) == state.legal_actions() == sorted(int(move) for move in game.moves(table, 0))
