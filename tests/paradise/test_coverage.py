"""Every line of the rules is reached by the tests of the rules, and by random play.

The lines of a few files are counted while the tests run once more; what is left over is a rule that nobody has tried.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.paradise import cards, chains, game, points, steps
from motu.paradise.box import ITEMS
from motu.paradise.loading import default_box, register
from motu.paradise.moves import Move
from motu.paradise.state import MOVEMENT, State
from motu.paradise.steps.setup import slugs
from tests.paradise import (
    test_aftermath,
    test_battle,
    test_building,
    test_cards,
    test_exploration,
    test_movement,
    test_order,
    test_rulings,
    test_setup,
    test_transit,
    test_victory,
)
from tests.paradise.solitaire import test_attack as alone_attack
from tests.paradise.solitaire import test_chits as alone_chits
from tests.paradise.solitaire import test_discovery as alone_discovery
from tests.paradise.solitaire import test_set_up as alone_set_up
from tests.paradise.table import Table

RULES = [*Path(steps.__file__).parent.glob("*.py"), *(Path(str(module.__file__)) for module in (cards, chains, points))]
TESTS = (
    test_setup,
    test_order,
    test_exploration,
    test_transit,
    test_movement,
    test_battle,
    test_aftermath,
    test_building,
    test_cards,
    test_victory,
    test_rulings,
    alone_set_up,
    alone_chits,
    alone_discovery,
    alone_attack,
)
UNREACHABLE = ("raise AssertionError",)
"""Lines that say what cannot happen."""
NOT_IN_PLAY = ("points.py",)
"""What only the count line by line needs: playing does not."""


class Lines:
    """Lines of some files, and which of them have been reached while this is at work."""

    def __init__(self, files: list[Path]) -> None:
        self.names = {str(path) for path in files}
        self.left: dict[tuple[str, int], set[int]] = {}
        for path in files:
            for code in functions(compile(path.read_text(encoding="utf-8"), str(path), "exec")):
                lines = {line for *_, line in code.co_lines() if line is not None}
                self.left[str(path), code.co_firstlineno] = lines - {code.co_firstlineno}

    def __enter__(self) -> Lines:
        self.before = sys.gettrace()
        sys.settrace(self.call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def call(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if code.co_filename not in self.names:
            return None
        left = self.left.get((code.co_filename, code.co_firstlineno))
        if not left:
            return None

        def line(frame: FrameType, event: str, arg: object) -> Any:
            left.discard(frame.f_lineno)
            return line if left else None

        return line

    def missing(self) -> list[str]:
        """The lines that nobody has reached: "battle.py 67: …"."""
        found = []
        for name, line in sorted({(name, line) for (name, _), lines in self.left.items() for line in lines}):
            text = Path(name).read_text(encoding="utf-8").splitlines()[line - 1].strip()
            if not text.startswith(UNREACHABLE):
                found.append(f"{Path(name).name} {line}: {text}")
        return found


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions in a piece of code, comprehensions among them; classes are no rules."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 2:  # it has locals of its own: not the body of a class
                yield inner
            yield from functions(inner)


LIKING = {"done": 0.4, "disband": 0.1, "flip": 0.5, "show": 0.15, "reveal": 0.15, "focus": 0.3, "settle": 6, "feast": 4}
ATTACK, VILLAGES = 3, ("V", "L", "A", "K")
"""How much likelier than others some moves are: those that keep a game going, and warlike."""


def liking(state: State, seat: int, move: Move) -> float:
    if move.kind == "go" and state.step == MOVEMENT and state.enemies(seat) >> move.cell & 1:
        return ATTACK
    if move.kind == "build":
        return 3 if move.text.startswith(VILLAGES) else 0.8
    return LIKING.get(move.kind, 1)


def random_game(seed: int) -> State:
    """A game in which every decision is taken at random."""
    dice, chance = random.Random(seed), FreeChance(seed)
    options = {"players": "234"[seed % 3], "homes": ("drawn", "chosen")[seed % 2]}
    state = game.deal(game.read_options(options), chance)
    while movers := game.movers(state):
        seat = dice.choice(movers)
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)
    return state


def alone(seed: int) -> None:
    """The solitaire game, which comes into some steps."""
    dice, chance = random.Random(seed), FreeChance(seed)
    play_on(game.deal(game.read_options({"players": "1"}), chance), dice, chance, 1_000)


ROUGH = {**LIKING, "done": 0.25, "show": 0.05, "settle": 1, "feast": 1, "add": 2, "save": 0.3}
FREE = {"C": 4, "W": 1, "L": 4, "K": 2}


def rough_liking(state: State, seat: int, move: Move) -> float:
    """Those who want war: what they build costs nothing, and homes are what they sail for."""
    if move.kind == "go" and state.step == MOVEMENT:
        if state.others_held(seat) & ~state.wild & 1 << move.cell:
            return 6
        return 2 if state.enemies(seat) >> move.cell & 1 else 1
    return FREE.get(move.text[0], 0.2) if move.kind == "build" else ROUGH.get(move.kind, 1)


def rough_box(target: int, villages: int) -> str:
    """A box for games that go another way: fighters, colonies and cards for nothing, and another end."""
    box = default_box()
    costs = tuple(
        0 if item in ("warriors", "war-canoe", "colony", "card") else box.costs[k] for k, item in enumerate(ITEMS)
    )
    figures: dict[str, Any] = {"costs": costs, "targets": (target,) * 3, "start_villages": villages}
    return register(replace(box, name=f"rough-{target}", **figures))


def rough_game(seed: int, most: int = 2_500) -> None:
    """War without end, or a game that is won early, with cards still face down."""
    dice, chance = random.Random(seed), FreeChance(seed)
    options = {"players": "234"[seed % 3], "components": rough_box(*((60, 1), (9, 2))[seed % 2])}
    play_on(game.deal(game.read_options(options), chance), dice, chance, most)


def skirmish(seed: int) -> None:
    """Two who are about to lose all their villages, and have a colony each at sea."""
    table = Table("movement", red="Tonga=1 G9=CCCWWWTL", yellow="Samoa=1 F14=CCCWWWTL", sea="G9")
    play_on(table.state, random.Random(seed), FreeChance(seed), 120)


def play_on(state: State, dice: random.Random, chance: FreeChance, most: int) -> None:
    for number in range(most):
        movers = game.movers(state)
        if not movers:
            return
        if number % 50 == 0:
            assert all(game.moves(state, seat) == [] for seat in range(state.count) if seat not in movers)
        seat = dice.choice(movers)
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [rough_liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)


def cases(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The arguments that a test runs with, one case after the other."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        names, rows = mark.args
        split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
        tables.append([dict(zip(split, row if len(split) > 1 else [row], strict=True)) for row in rows])
    for chosen in product(*tables):
        yield {name: value for row in chosen for name, value in row.items()}


@pytest.mark.skipif(sys.gettrace() is not None, reason="somebody else is counting lines")
def test_every_line_of_the_rules_is_reached_by_a_test_of_its_rule() -> None:
    lines = Lines(RULES)
    assert sum(map(len, lines.left.values())) > 600
    forget()
    with lines:
        for module in TESTS:
            for name, test in list(vars(module).items()):
                if name.startswith("test_"):
                    for case in cases(test):
                        test(**case)
    assert lines.missing() == []


@pytest.mark.slow
@pytest.mark.skipif(sys.gettrace() is not None, reason="somebody else is counting lines")
def test_random_play_comes_to_all_of_them() -> None:
    """Plain random games, those of people who want war, and skirmishes for the last villages."""
    lines = Lines(RULES)
    forget()
    with lines:
        for seed in range(20):
            random_game(seed)
            alone(seed)
        for seed in range(240):
            rough_game(seed)
            skirmish(seed)
    assert [line for line in lines.missing() if not line.startswith(NOT_IN_PLAY)] == []


def forget() -> None:
    """What is worked out once and kept is to be worked out again."""
    cards.with_effect.cache_clear()
    slugs.cache_clear()


def test_a_line_that_is_not_reached_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text("def rule(n):\n    if n:\n        return 1\n    return 2\n", encoding="utf-8")
    names: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)
    with Lines([path]) as lines:
        names["rule"](0)
    assert lines.missing() == ["rule.py 3: return 1"]
