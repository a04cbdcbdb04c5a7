"""OpenSpiel's searches play our games, and one of them sits in our arena: with a view and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from motu.arena.play import play_deal
from motu.arena.tournament import Deal, Tournament, read_entrants
from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.kahuna import game as kahuna
from motu.paradise import game as paradise
from motu.research.openspiel.playouts import RandomPlayouts
from tests.research.openspiel.games import load, step

GAMES = ("motu_kahuna", "motu_paradise(components=shortest,homes=seated)")
ENTRANTS = "motu.research.openspiel.entrants"


def play_out(game: Any, bot: Any, seat: int, seed: int) -> list[float]:
    """A whole game of a bot at one seat, against random moves.

    `step` of the bots that are compiled lets go of Python's lock and crashes with every game written in Python.
    """
    state, choice = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        if state.current_player() == seat:
            _, action = bot.step_with_policy(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            step(state, choice)
    return list(state.returns())


@pytest.mark.parametrize("name", GAMES)
def test_information_set_search_plays_whole_games(name: str) -> None:
    game = load(name)
    evaluator = RandomPlayouts(FreeChance(1), longest=20)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 4, random_state=np.random.RandomState(1))
    assert sum(play_out(game, bot, 0, 1)) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_tree_search_plays_whole_games(name: str) -> None:
    """It is shown everything, as always in OpenSpiel: a search for games without secrets."""
    game = load(name)
    evaluator = RandomPlayouts(FreeChance(1), longest=20)
    bot = mcts.MCTSBot(game, 1.0, 3, evaluator, random_state=np.random.RandomState(1))
    assert sum(play_out(game, bot, 1, 1)) == pytest.approx(0)


def test_the_search_in_c_plays_kahuna_by_its_own_random_games() -> None:
    game = load("motu_kahuna")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 2, 10, False, 1, False)
    assert sum(play_out(game, bot, 0, 1)) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_learners_play_whole_games(name: str) -> None:
    """Its environment for learning agents takes the observation, its regret minimization the information states."""
    game = load(name)
    environment = rl_environment.Environment(game)
    environment.seed(1)
    now, choice = environment.reset(), Random(1)
    while not now.last():
        seen, player = now.observations, now.observations["current_player"]
        assert len(seen["info_state"][player]) == game.observation_tensor_size()
        now = environment.step([choice.choice(seen["legal_actions"][player])])
    assert sum(now.rewards) == pytest.approx(0)
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()


def test_playouts_are_as_good_as_openspiels() -> None:
    """The mean of many from one position, by our rules and through OpenSpiel's states."""
    state = load("motu_kahuna").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    many = 60
    ours, theirs = RandomPlayouts(FreeChance(1)), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    means = [np.mean([evaluator.evaluate(state)[0] for _ in range(many)]) for evaluator in (ours, theirs)]
    assert abs(means[0] - means[1]) < 4 * (2 / many) ** 0.5
    assert ours.prior(state) == pytest.approx(theirs.prior(state))


@pytest.mark.parametrize("name", GAMES)
def test_playouts_go_on_from_anywhere(name: str) -> None:
    """From the deal as well, in the middle of what chance answers, and from the end."""
    game, choice = load(name), Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        for longest in (0, 5):
            values = RandomPlayouts(FreeChance(1), longest).evaluate(state)
            assert sum(values) == pytest.approx(0)
            assert min(values) >= game.min_utility()
        step(state, choice)
    assert RandomPlayouts(FreeChance(1)).evaluate(state) == state.returns()


def test_it_sits_in_the_arena_and_beats_chance() -> None:
    entrants = read_entrants("kahuna", ["random", f"{ENTRANTS}:Ismcts32", f"{ENTRANTS}:Ismcts@5ms"], 0.1)
    plan = Tournament("kahuna", {}, "test", entrants, 1)
    simulated, timed, again = (play_deal(plan, Deal(pair, 0)).games for pair in (0, 1, 0))
    assert [game.problem for game in (*simulated, *timed)] == [None] * 4
    assert sum(game.score for game in simulated) == 0  # for the first entrant
    assert [game.score for game in again] == [game.score for game in simulated]
    assert [len(turns) for game in again for turns in game.turns] == [len(t) for game in simulated for t in game.turns]


def test_it_decides_by_the_view_alone() -> None:
    """Another table on which it sees the same: the same decision, with the same chance."""
    state = kahuna.deal(kahuna.read_options({}), FreeChance(1))
    view = kahuna.view(state, 0)
    other = kahuna.imagine(view, FreeChance(2))
    assert other.hand[1] != state.hand[1]
    decided = {
        bot_named("kahuna", f"{ENTRANTS}:Ismcts10").decide(
            kahuna.view(table, 0), tuple(kahuna.moves(table, 0)), 0.1, FreeChance(5)
        )
        for table in (state, other)
    }
    assert len(decided) == 1


def test_it_plans_at_its_own_seat_while_others_plan_as_well() -> None:
    """Building (9.3): all decide at the same time, and any of them may be asked first."""
    state = paradise.deal(paradise.read_options({"homes": "seated"}), FreeChance(1))
    for text in ("first:red+", ".", ".", ".", "."):
        paradise.play(state, paradise.movers(state)[0], paradise.read(text), FreeChance(1))
    assert paradise.movers(state) == (0, 1)
    for seat in (1, 0):
        moves = tuple(paradise.moves(state, seat))
        bot = bot_named("paradise", f"{ENTRANTS}:Ismcts3")
        assert bot.decide(paradise.view(state, seat), moves, 0.1, FreeChance(1)) in moves


@pytest.mark.parametrize("name", ["Ismcts1", "Ismcts-3", "Uct100"])
def test_a_bot_that_does_not_exist_is_told(name: str) -> None:
    with pytest.raises(BadOption, match="Ismcts100 for 100 simulations"):
        bot_named("kahuna", f"{ENTRANTS}:{name}")
