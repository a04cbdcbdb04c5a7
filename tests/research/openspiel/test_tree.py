"""The game tree: the same games as by the rules, with a node for everything that chance decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from hypothesis import given, settings
from hypothesis import strategies as st

from motu.core.match import position
from motu.core.record import Record, Step
from motu.core.versions import write_recorded
from motu.research.openspiel.game import load as load_rules
from motu.research.openspiel.node import CHANCE, TERMINAL
from motu.research.openspiel.rules import rules_for
from tests.every_game.games import KAHUNA as KAHUNA_CASE
from tests.research.openspiel.games import KAHUNA, PARADISE, load, step, walk

SEEDS = st.integers(0, 10**9)
FEW = settings(max_examples=max(2, settings().max_examples // 25))
every_game = pytest.mark.parametrize("name", [*KAHUNA, *PARADISE])


def test_players_have_openspiels_numbers() -> None:
    assert (CHANCE, TERMINAL) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


@every_game
@FEW
@given(seed=SEEDS)
def test_a_game_is_the_one_that_the_rules_play(name: str, seed: int) -> None:
    """The moves and answers of a random walk, played again as a record, lead to the same table."""
    game = load(name)
    rules, choice = game.rules, Random(seed)
    state = game.new_initial_state()
    deal: list[str] = []
    steps: list[Step] = []
    while not state.is_terminal():
        player, node = state.current_player(), state.node
        action = step(state, choice)
        text = state.action_to_string(player, action)
        if player != CHANCE:
            steps.append(Step(rules.game.turn(node.state), player, text))
        elif node.state is None:
            deal.append(text)
        else:
            last = steps[-1]
            steps[-1] = Step(last.turn, last.seat, last.move, (*last.outcomes, text))
    options = write_recorded(rules.game, rules.options)
    record = Record(rules.game.NAME, options, ("",) * rules.players, tuple(deal), tuple(steps))
    assert position(rules.game, record) == state.node.state


@every_game
@FEW
@given(seed=SEEDS)
def test_declared_bounds_hold(name: str, seed: int) -> None:
    _check_bounds(load(name), seed)


@FEW
@given(options=KAHUNA_CASE.options, seed=SEEDS)
def test_declared_bounds_hold_with_any_options(options: object, seed: int) -> None:
    _check_bounds(load_rules(rules_for("motu_kahuna", options)), seed)


def test_whole_games_of_paradise_keep_to_the_bounds(amount: Callable[[int, int, int], int]) -> None:
    for seed in range(amount(1, 1, 100)):
        _check_bounds(load(f"motu_paradise(players={2 + seed % 3})"), seed)


def _check_bounds(game: pyspiel.Game, seed: int) -> None:
    seats, count = range(game.num_players()), Counter[bool]()
    for state in walk(game, seed):
        if state.is_terminal():
            break
        count[state.is_chance_node()] += 1
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        if state.is_chance_node():
            odds = dict(state.chance_outcomes())
            assert list(odds) == actions
            assert sum(odds.values()) == pytest.approx(1)
            assert 0 <= actions[0] <= actions[-1] < game.max_chance_outcomes()
        else:
            assert state.current_player() in seats
            assert 0 <= actions[0] <= actions[-1] < game.num_distinct_actions()
        assert state.returns() == [0] * len(seats)
    assert count[False] <= game.max_game_length()
    assert count[True] <= game.max_chance_nodes_in_history()
    returns = state.returns()
    if len(seats) == 1:
        assert returns in ([1.0], [-1.0])
    else:
        assert sum(returns) == pytest.approx(0) == game.utility_sum()
    assert game.min_utility() - 1e-9 <= min(returns) <= max(returns) <= game.max_utility()


def test_cards_come_as_often_as_they_lie_in_the_deck() -> None:
    """After one A is dealt there is one A left among 23 cards, and two of every other island."""
    state = load("motu_kahuna").new_initial_state()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(12), 1 / 12))
    state.apply_action(0)
    assert dict(state.chance_outcomes()) == pytest.approx({0: 1 / 23, **dict.fromkeys(range(1, 12), 2 / 23)})
    state.apply_action(0)
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(1, 12), 2 / 22))
    assert [state.action_to_string(outcome) for outcome in state.legal_actions()] == list("BCDEFGHIJKL")


def test_who_begins_is_a_chance_node_of_its_own() -> None:
    state = load("motu_kahuna(first=random)").new_initial_state()
    names = {state.action_to_string(outcome): odds for outcome, odds in state.chance_outcomes()}
    assert names == {"W": 0.5, "B": 0.5}


def test_where_nothing_is_drawn_the_game_begins_with_a_decision() -> None:
    state = load("motu_paradise(homes=seated)").new_initial_state()
    assert not state.is_chance_node()
    assert state.current_player() in (0, 1)


@pytest.mark.parametrize(
    ("way", "action", "sentence"),
    [
        ("", 13, "There is no action 13, only 0 to 12."),
        ("A A", 0, "A cannot come now, only one of B, C, D"),
        ("A B C D E F G H I", -2, "There is no action -2, only 0 to 188."),
        ("A B C D E F G H I", 120, "There is no bridge on IFFI–JOJO to remove"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_and_changes_nothing(way: str, action: int, sentence: str) -> None:
    state = load("motu_kahuna").new_initial_state()
    for card in way.split():
        state.apply_action(state.string_to_action(card))
    before = str(state)
    with pytest.raises(ValueError, match=sentence):
        state.apply_action(action)
    assert str(state) == before


def test_nothing_is_played_after_the_end() -> None:
    *_, state = walk(load("motu_kahuna"), 1)
    with pytest.raises(ValueError, match=r"The game is over\."):
        state.apply_action(0)


@every_game
@FEW
@given(seed=SEEDS)
def test_positions_are_written_and_read_again(name: str, seed: int) -> None:
    """Everything is the same again, also while chance answers, and goes on in the same way."""
    game, choice = load(name), Random(seed)
    for number, state in enumerate(walk(game, seed)):
        if choice.random() > 8 / (8 + number):
            continue
        other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(other_game) == str(game)
        for _ in range(4):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.legal_actions() == state.legal_actions()
            for seat in range(game.num_players()):
                assert other.information_state_string(seat) == state.information_state_string(seat)
            if state.is_terminal():
                break
            state = state.clone()  # noqa: PLW2901 the walk goes its own way
            action = choice.choice(state.legal_actions())
            state.apply_action(action)
            other.apply_action(action)


def test_a_copy_goes_its_own_way() -> None:
    state = load("motu_kahuna").new_initial_state()
    twin, before = state.clone(), str(state)
    twin.apply_action(3)
    assert (str(state), state.history(), twin.history()) == (before, [], [3])
