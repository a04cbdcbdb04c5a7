"""The tree search: the compiled tree against a plain one, its honesty, its plan for a turn, its strength."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from time import thread_time

import pytest

pytest.importorskip("numba")

from motu.bots import clock
from motu.bots.bot import Bot, bot_named
from motu.bots.jit import TwinChance
from motu.bots.kahuna import ismcts, jit
from motu.bots.kahuna.ismcts import EXPLORE, ROOT, USED, Tree, begin, favourite, new_tree, search
from motu.bots.kahuna.playout import playout
from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.legal import FREE, TAKE
from motu.kahuna.moves import Move
from motu.kahuna.options import MODERN, PRESETS
from motu.kahuna.play import apply
from motu.kahuna.random_move import choose, count
from motu.kahuna.state import EXCESS, OVER, Position
from tests.kahuna.table import Table, random_options

pytestmark = pytest.mark.slow


def positions(number: int, seed: int) -> Iterator[Position]:
    """Somewhere in random games with random options, where there is something to decide."""
    choice, found = random.Random(seed), 0
    while found < number:
        options = random_options(choice) if found % 2 else choice.choice(list(PRESETS.values()))
        chance = FreeChance(choice.getrandbits(60))
        state = game.deal(options, chance)
        for _ in range(choice.randrange(120)):
            if state.stage != OVER:
                apply(state, choose(state, chance.below(count(state))), chance)
        if state.stage != OVER and count(state) > 1:
            found += 1
            yield state


# --- The same search, as plainly as it can be written ----------------------------------------------------------------


class PlainNode:
    def __init__(self, code: int) -> None:
        self.code = code
        self.children: list[PlainNode] = []
        self.available = 1
        self.visits = 0
        self.wins = 0.0

    @property
    def bound(self) -> float:
        return self.wins / self.visits + EXPLORE * math.sqrt(math.log(self.available) / self.visits)


def plain_search(view: game.View, iterations: int, chance: TwinChance) -> PlainNode:
    """The root after so many iterations."""
    root = PlainNode(0)
    for _ in range(iterations):
        p = game.imagine(view, chance)
        node, path = root, [(root, p.mover)]
        while p.stage != OVER and (node is root or node.visits):
            node = plain_choice(node, p, chance)
            path.append((node, p.mover))
            apply(p, node.code, chance)
        white = playout(p, chance)
        for passed, mover in path:
            passed.visits += 1
            passed.wins += white if mover == 0 else 1.0 - white
    return root


def plain_choice(node: PlainNode, p: Position, chance: TwinChance) -> PlainNode:
    """An untried decision, if there is one, else that of the highest upper confidence bound, the newest first."""
    legal = [choose(p, index) for index in range(count(p))]
    tried = [child for child in reversed(node.children) if child.code in legal]
    for child in tried:
        child.available += 1
    if len(tried) == len(legal):
        return max(tried, key=lambda child: child.bound)
    code = legal[chance.below(len(legal))]
    while any(child.code == code for child in tried):
        code = legal[chance.below(len(legal))]
    node.children.append(PlainNode(code))
    return node.children[-1]


def assert_same(tree: Tree, number: int, plain: PlainNode) -> None:
    """Everything from this node down is the same."""
    node = tree.nodes[number]
    assert (node["visits"], node["available"], node["wins"]) == (plain.visits, plain.available, plain.wins)
    child = int(node["child"])
    for expected in reversed(plain.children):
        assert tree.nodes["code"][child] == expected.code
        assert_same(tree, child, expected)
        child = int(tree.nodes["sibling"][child])
    assert child == 0


def test_the_compiled_tree_is_the_plain_one() -> None:
    """From the same view with the same random numbers: the same tree, to the last node."""
    tree = new_tree(1 << 12)
    for number, state in enumerate(positions(16, 3)):
        view = game.view(state, state.mover)
        known, discarded = jit.known(view)
        begin(tree)
        chance = jit.new_chance(number)
        for amount in (1, 149, 250):
            search(tree, known, state.mover, discarded, amount, chance)
        assert_same(tree, int(tree.marks[ROOT]), plain_search(view, 400, TwinChance(number)))


def test_a_full_tree_is_searched_on_without_growing() -> None:
    state = game.deal(MODERN, FreeChance(1))
    known, discarded = jit.known(game.view(state, 0))
    tree = new_tree(64)
    begin(tree)
    search(tree, known, 0, discarded, 1_000, jit.new_chance(1))
    assert tree.visits == 1_000
    assert tree.marks[USED] == 64
    assert jit.is_legal(known, int(tree.nodes["code"][favourite(tree)]))


# --- The bot ----------------------------------------------------------------------------------------------------------


def decisions(state: Position, players: list[Bot], seed: int, seconds: float = 1.0) -> Iterator[tuple[int, Move]]:
    """Play a game on to its end; every seat and its decision, which is checked to be legal."""
    chance, own = FreeChance(seed), FreeChance(seed + 1)
    while game.movers(state):
        (seat,) = game.movers(state)
        moves = game.moves(state, seat)
        move = players[seat].decide(game.view(state, seat), moves, seconds, own)
        assert move in moves
        yield seat, move
        game.play(state, seat, move, chance)


def test_it_plays_legally_with_all_options() -> None:
    choice = random.Random(6)
    players: list[Bot] = [bot_named("kahuna", "ismcts:20"), bot_named("kahuna", "ismcts:20")]
    for seed in range(8):
        options = random_options(choice) if seed >= len(PRESETS) else list(PRESETS.values())[seed]
        for _ in decisions(game.deal(options, FreeChance(seed)), players, seed):
            pass


def test_it_decides_the_same_where_only_hidden_things_differ() -> None:
    bot = bot_named("kahuna", "ismcts:200")
    for seed, state in enumerate(positions(30, 8)):
        view = game.view(state, state.mover)
        other = game.imagine(view, FreeChance(seed))
        chosen = [
            bot.decide(game.view(table, table.mover), game.moves(table, table.mover), 1.0, FreeChance(3))
            for table in (state, other)
        ]
        assert chosen[0] == chosen[1]


def test_what_it_remembers_of_other_games_does_not_matter() -> None:
    """A bot that has played before and a fresh one play the same game."""
    used = bot_named("kahuna", "ismcts:60")
    for _ in decisions(game.deal(MODERN, FreeChance(1)), [used, used], 1):
        pass
    games = [
        [move for _, move in decisions(game.deal(MODERN, FreeChance(2)), [bot, bot_named("kahuna", "greedy")], 2)]
        for bot in (used, bot_named("kahuna", "ismcts:60"))
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_a_sudden_win(seed: int) -> None:
    """Black's only bridge can be removed, or stripped with a stone."""
    table = Table(white="FGK", black="AB", row="CDE", bridges=("EH EF AB", "FG"), round=2)
    (removal,) = [move for move in table.moves if move.kind == "remove"]
    bot = bot_named("kahuna", "ismcts:500")
    move = bot.decide(game.view(table.state, 0), table.moves, 1.0, FreeChance(seed))
    game.play(table.state, 0, move, FreeChance(0))
    assert table.result.startswith("White"), (move, removal)


def test_more_work_is_stronger() -> None:
    """Each deal with seats swapped."""
    won = 0
    for seed in range(6):
        for seat in range(2):
            players = [bot_named("kahuna", "ismcts:20"), bot_named("kahuna", "ismcts:20")]
            players[seat] = bot_named("kahuna", "ismcts:1000")
            state = game.deal(MODERN, FreeChance(seed))
            for _ in decisions(state, players, seed):
                pass
            won += state.winner == seat
    assert won >= 10


def test_a_decision_of_the_same_turn_goes_on_with_the_tree_that_is_there() -> None:
    """Own plays are expected on the table that follows; any other table is searched anew."""
    bot = ismcts.IsmctsBot(1_000)
    state = game.deal(MODERN, FreeChance(4))
    turn, first, followed = 0, 0, 0
    for seat, _ in decisions(state, [bot, bot_named("kahuna", "greedy")], 4):
        if seat == 0 and bot.iterations:
            if state.turn != turn:
                turn, first = state.turn, bot.iterations
                assert first == round(1_000 * ismcts.SHARE)
            elif bot.iterations < first:
                followed += 1
                assert bot.visits > bot.iterations
        bot.iterations = 0
    assert followed > 10


def test_the_table_after_an_own_play_is_as_expected() -> None:
    """What is known after it is what was known before, played on: in all stages and with all options."""
    played = 0
    for state in positions(60, 9):
        seat = state.mover
        for move in game.moves(state, seat):
            if state.stage != EXCESS and not TAKE <= move < FREE:
                played += 1
                known, _ = jit.known(game.view(state, seat))
                jit.apply(known, int(move), jit.new_chance(0))
                after = state.copy()
                apply(after, int(move), FreeChance(0))
                assert known.tobytes() == jit.known(game.view(after, seat))[0].tobytes()
    assert played > 200


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when there is hardly any. By the processor's clock, for other processes may run, and with a wide margin."""
    monkeypatch.setattr(clock, "_now", thread_time)
    bot = ismcts.IsmctsBot()
    state = game.deal(MODERN, FreeChance(1))
    moves = game.moves(state, 0)
    bot.decide(game.view(state, 0), moves, 0.0, FreeChance(1))
    for seconds in (0.0, 0.05, 0.3):
        start = clock.now()
        assert bot.decide(game.view(state, 0), moves, seconds, FreeChance(1)) in moves
        assert clock.now() - start < seconds + 1
        assert bot.iterations >= ismcts.SLICE


def test_its_memory_is_bounded() -> None:
    assert ismcts.IsmctsBot(1).memory <= 64 << 20
