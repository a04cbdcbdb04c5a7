"""Information states: what a seat was shown, all of it, and nothing else. Observations: what it sees now."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from hypothesis import given, settings
from hypothesis import strategies as st

from motu.core.record import Step
from motu.research.observations import OBSERVERS
from motu.research.openspiel import State
from motu.research.openspiel.node import CHANCE, Node, root
from motu.research.openspiel.rules import Rules, rules_for
from tests.every_game.games import KAHUNA as KAHUNA_CASE
from tests.every_game.games import PARADISE as PARADISE_CASE
from tests.every_game.games import Case
from tests.every_game.test_nothing_leaks import _both, answered, unseen
from tests.research.openspiel.games import KAHUNA, PARADISE, decisions, load, step, walk

SEEDS = st.integers(0, 10**9)
FEW = settings(max_examples=max(2, settings().max_examples // 25))
every_game = pytest.mark.parametrize("name", [*KAHUNA, *PARADISE])
A_TURN = ("first:red+", ".", ".", ".", ".")
"""Conquest of Paradise up to the building: nobody explores, nobody moves."""


def after(name: str, *texts: str) -> State:
    """A position that moves and answers of chance, in notation, lead to."""
    state: State = load(name).new_initial_state()
    for text in " ".join(texts).split():
        state.apply_action(state.string_to_action(state.current_player(), text))
    return state


# --- Nothing leaks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "case"), [("motu_kahuna", KAHUNA_CASE), ("motu_paradise", PARADISE_CASE)])
@settings(max_examples=max(5, settings().max_examples // 4))
@given(data=st.data(), seed=SEEDS)
def test_tables_that_differ_only_in_hidden_things_are_remembered_alike(
    name: str, case: Case, data: st.DataObject, seed: int
) -> None:
    """Two tables are led side by side, as in the tests of every game: each move looks the same to the viewer."""
    game, choice, options = case.game, Random(seed), data.draw(case.options)
    rules = rules_for(name, options)
    viewer = data.draw(st.sampled_from(range(rules.players)))

    def deal(chance: object) -> object:
        return game.deal(options, chance)  # type: ignore[arg-type]

    first = answered(case, deal, (), choice)
    assert first is not None
    second = answered(case, deal, unseen(case, deal, first[1], viewer, choice), choice)
    if second is None or game.view(second[0], viewer) != game.view(first[0], viewer):
        second = first
    tables: list[object] = [game.copy(first[0]), game.copy(second[0])]
    steps: list[list[Step]] = [[], []]
    nodes = [_answered(root(rules), outcomes) for outcomes in (first[1], second[1])]
    for _ in range(60):
        assert nodes[0].memory(viewer) == nodes[1].memory(viewer)
        if not game.movers(tables[0]) or not _both(case, tables, steps, viewer, choice):
            break
        for table in range(2):
            last = steps[table][-1]
            # Of several who decide at the same time any may do so: here it is whoever did.
            nodes[table] = _decided(rules, nodes[table], last)


def _decided(rules: Rules, node: Node, last: Step) -> Node:
    chosen = Node(rules, node.state, node.seen, first=last.seat)
    return _answered(chosen.decided(int(rules.game.read(last.move))), last.outcomes)


def _answered(node: Node, outcomes: tuple[str, ...]) -> Node:
    for name in outcomes:
        node = node.answered(node.rules.number[name])
    return node


def test_a_card_drawn_is_its_owners_secret() -> None:
    ways = [after("motu_kahuna", "A B C D E F G H I =", "+?", card) for card in "KL"]
    assert ways[0].information_state_string(0) == ways[1].information_state_string(0)
    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(1) != ways[1].information_state_string(1)
    assert "B:+? " in ways[0].information_state_string(0)
    assert "B:+?K " in ways[0].information_state_string(1)


def test_what_others_plan_is_not_known_nor_how_much_of_it() -> None:
    """Building (9.3): Red plans first, and Yellow decides without knowing anything of it."""
    plans = (".", "W+G13 .", "T+G13 .", "W+G13 W+G13 .", "focus A+G13 .")
    ways = [after("motu_paradise(homes=seated)", *A_TURN, plan) for plan in plans]
    assert {way.current_player() for way in ways} == {1}
    assert len({way.information_state_string(1) for way in ways}) == 1
    assert len({way.information_state_string(0) for way in ways}) == len(ways)
    for way in ways:
        way.apply_action(way.string_to_action("."))
    nothing, one, other_kind, two, farming = (way.information_state_string(1) for way in ways)
    assert one == other_kind  # face-down pieces (7.1)
    assert len({nothing, one, two, farming}) == 4


def test_nobody_learns_who_might_have_settled() -> None:
    """Who has a colony is asked once more (9.4); to others the steps look like those of a player who is not asked."""
    turns = [
        after("motu_paradise(homes=seated)", *A_TURN, f"focus A+G13 {piece}+G13 . .", *A_TURN[:2], ". .", done)
        for piece, done in (("L", ". ."), ("R", "."))
    ]
    assert {turn.current_player() for turn in turns} == {1}
    assert turns[0].node.state.turn == 2
    assert turns[0].information_state_string(1) == turns[1].information_state_string(1)


# --- Nothing is forgotten -------------------------------------------------------------------------------------------


def test_the_way_is_remembered_where_only_the_place_is_seen() -> None:
    one, other = (after("motu_kahuna", "A B C D E F G H I", way) for way in ("A-B B-C", "B-C A-B"))
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


@every_game
@FEW
@given(seed=SEEDS)
def test_own_decisions_are_remembered(name: str, seed: int) -> None:
    """What a seat knows begins with what it knew at its last decision, and goes on with what it decided."""
    game, choice = load(name), Random(seed)
    state = game.new_initial_state()
    begins: dict[int, str] = {}
    while not state.is_terminal():
        player = state.current_player()
        if player != CHANCE:
            words = state.information_state_string(player).rpartition(" #")[0]
            assert words.startswith(begins.get(player, ""))
        action = step(state, choice)
        if player != CHANCE:
            initial = game.rules.initials[player]
            begins[player] = f"{words} {initial}:{state.action_to_string(player, action)}".lstrip()


# --- Other tables that look the same --------------------------------------------------------------------------------


@every_game
def test_resampled_tables_are_the_same_to_the_player(name: str, amount: Callable[[int, int, int], int]) -> None:
    """Thousands of positions: what the player knows, sees and may do is the same, and the game goes on from there."""
    game, checked, seed = load(name), 0, 0
    while checked < amount(40, 200, 10_000):
        seed += 1
        for state in decisions(game, seed):
            checked += 1
            _check_resampled(game, state, Random(checked))


def _check_resampled(game: pyspiel.Game, state: State, choice: Random) -> None:
    player = choice.randrange(game.num_players())
    twin = state.resample_from_infostate(player, choice.random)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.current_player() == state.current_player()
    assert twin.history() == []
    if state.is_terminal():
        return
    if state.current_player() == player:
        assert twin.legal_actions() == state.legal_actions()
    for _ in range(3):
        if not twin.is_terminal():
            step(twin, choice)


def test_a_resampled_table_is_remembered_on_by_its_player() -> None:
    """What happens in everybody's sight leads both tables to the same information state again."""
    state = after("motu_kahuna", "A B C D E F G H I")
    twin = state.resample_from_infostate(0, Random(1).random)
    for way in (state, twin):
        way.apply_action(way.string_to_action("A-B"))
        way.apply_action(way.string_to_action("="))
    assert twin.node.state.hand[1] != state.node.state.hand[1]
    assert twin.information_state_string(0) == state.information_state_string(0)
    assert twin.information_state_string(1).startswith("…")


def test_where_chance_decides_nothing_is_resampled() -> None:
    with pytest.raises(ValueError, match="where somebody decides"):
        load("motu_kahuna").new_initial_state().resample_from_infostate(0, Random(1).random)


# --- What is seen ---------------------------------------------------------------------------------------------------


@every_game
def test_the_array_is_that_of_the_view(name: str) -> None:
    """It is the one of `motu.research.observations`, in the pieces that are documented there; empty in the deal."""
    game = load(name)
    rules = game.rules
    pieces = OBSERVERS[rules.game.NAME]
    observer = game.make_py_observer()
    assert game.observation_tensor_size() == pieces.size(rules.options)
    assert list(observer.dict) == [piece.name for piece in pieces.layout(rules.options)]
    for number, state in enumerate(walk(game, 1)):
        if number > 30:
            break
        for seat in range(game.num_players()):
            observer.set_from(state, seat)
            view = state.node.view(seat)
            wanted = np.zeros(pieces.size(rules.options)) if view is None else pieces.flat(view)
            assert (np.array(state.observation_tensor(seat), np.float32) == wanted).all()
            assert (observer.tensor == wanted).all()


def test_strings_are_factored_into_public_and_private() -> None:
    """Everybody sees the row, only White the own hand."""
    game = load("motu_kahuna")
    state = after("motu_kahuna", "A B C D E F G H I")
    wanted, types = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = game.make_py_observer(wanted(public_info=True, perfect_recall=False, private_info=types.NONE))
    private = game.make_py_observer(wanted(public_info=False, perfect_recall=False, private_info=types.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"row":"GHI"' in public.string_from(state, 0)
    assert "ABC" not in public.string_from(state, 0)
    assert '"hand":"ABC"' in private.string_from(state, 0)
    assert "row" not in private.string_from(state, 0)
    everything = wanted(public_info=True, perfect_recall=False, private_info=types.ALL_PLAYERS)
    assert game.make_py_observer(everything) is None


def test_an_unknown_observation_parameter_is_refused() -> None:
    with pytest.raises(ValueError, match="parameter tensor and no other"):
        load("motu_kahuna").make_py_observer(None, {"tensors": False})
