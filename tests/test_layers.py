"""Imports point down only: who may know whom in `src/motu`.

Guests know no rules, rules know no guests. What stands here is the whole truth about it: a room may import
itself and the rooms in its row, nothing else of motu.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "motu"

GAMES = {"kahuna", "paradise"}
RULES = {"core"} | GAMES
BELOW_THE_DOORS = RULES | {"games", "words", "charts", "bots", "room", "arena"}

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "words": {"core"},
    "charts": set(),
    "kahuna": {"core"},
    "paradise": {"core"},
    "games": RULES,
    "bots": RULES | {"charts"},
    "room": RULES | {"games", "bots"},
    "arena": RULES | {"charts", "bots"},
    "terminal": BELOW_THE_DOORS | {"web"},  # the command line starts the server
    "web": BELOW_THE_DOORS,
    "research": BELOW_THE_DOORS - {"room"},
    "bench": BELOW_THE_DOORS | {"research"},  # which it measures
    "__init__": set(),
    "__main__": {"terminal"},
}

# Rules get their chance handed in: only the module that makes it knows where it comes from.
SOURCES_OF_CHANCE = {"random", "secrets"}
HOME_OF_CHANCE = "core.chance"
# The functions of the module `random` share one hidden generator; objects of these classes do not.
OWN_GENERATORS = {"Random", "SystemRandom"}


def imports(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every imported name in full, such as `motu.core.chance.Chance`, with its line."""
    here = ["motu", *module.split(".")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = here[: len(here) - node.level + is_package] if node.level else []
            for alias in node.names:
                yield node.lineno, ".".join([*start, *filter(None, [node.module]), alias.name])


def objections(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """What is wrong with the imports of one module, whose name is given without `motu.`."""
    room = module.partition(".")[0]
    if room not in MAY_IMPORT:
        yield f"{module}: give the room {room} its row in {Path(__file__).name}"
        return
    tree = ast.parse(source)
    for line, name in imports(tree, module, is_package):
        top, _, rest = name.partition(".")
        if top == "motu":
            other = rest.partition(".")[0]
            if other != "__version__" and other not in MAY_IMPORT[room] | {room}:
                yield f"{module}:{line}: {room} must not import {name}"
        elif room in RULES:
            if top not in sys.stdlib_module_names:
                yield f"{module}:{line}: rules need nothing but the standard library, not {name}"
            elif top in SOURCES_OF_CHANCE and module != HOME_OF_CHANCE:
                yield f"{module}:{line}: chance comes from {HOME_OF_CHANCE}, not from {name}"
            elif top == "random" and rest and rest not in OWN_GENERATORS:
                yield f"{module}:{line}: {name} is shared by the whole process"
    if room in RULES:
        yield from uses_of_the_shared_generator(tree, module)


def uses_of_the_shared_generator(tree: ast.AST, module: str) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=attr) if attr not in OWN_GENERATORS:
                yield f"{module}:{node.lineno}: random.{attr} is shared by the whole process"


def modules() -> list[str]:
    return sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", modules())
def test_imports_point_down_only(path: str) -> None:
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    is_package = path.endswith("/__init__.py")
    assert list(objections((SOURCE / path).read_text(encoding="utf-8"), module, is_package)) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.game", "import motu.kahuna"),
        ("core.game", "from motu import kahuna"),
        ("core.game", "from ..kahuna import board"),
        ("core.game", "def late():\n    from motu.kahuna.board import ISLANDS"),
        ("core.game", "if TYPE_CHECKING:\n    import motu.bots"),
        ("core.game", "import numpy as np"),
        ("kahuna.play", "from numba import njit"),
        ("kahuna.play", "from motu.paradise import game"),
        ("kahuna.play", "from motu.words import speak"),
        ("kahuna.play", "from random import Random"),
        ("kahuna.play", "import secrets"),
        ("core.chance", "from random import choice"),
        ("core.chance", "import random\n\nrandom.shuffle([])"),
        ("words.fluent", "import motu.kahuna.game"),
        ("bots.greedy", "from motu.room import table"),
        ("room.table", "from motu.arena import ladder"),
        ("arena.ladder", "from motu.room import table"),
        ("web.app", "from motu.terminal import cli"),
        ("research.zoo", "from motu.room import table"),
        ("research.zoo", "from motu.terminal import cli"),
        ("kahuna.play", "from motu.research import actions"),
        ("bots.greedy", "from motu.research.observations import kahuna"),
        ("arena.play", "def late():\n    from motu.research import zoo"),
        ("bench", "from motu.terminal import cli"),
        ("charts.ladder", "from motu.core import errors"),
        ("__init__", "from motu import core"),
        ("cellar.rats", ""),
    ],
)
def test_the_check_objects(module: str, source: str) -> None:
    assert len(list(objections(source, module))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.game", "from .errors import Broken\nfrom motu.core import chance\nimport json"),
        ("core.chance", "import random\nimport secrets\n\nrandom.Random(1).shuffle([])"),
        ("kahuna.play", "from motu.core.game import Game\nfrom . import board"),
        ("words.fluent", "from motu.core import errors"),
        ("bots.search", "import numba\nfrom motu.kahuna import play\nfrom motu.paradise import steps"),
        ("terminal.cli", "from motu import __version__\nfrom motu import words, kahuna, bots, room, arena"),
        ("research.one_seat", "import gymnasium\nfrom motu import kahuna, paradise, games, bots, arena, charts"),
        ("__main__", "from motu.terminal.cli import main"),
    ],
)
def test_the_check_agrees(module: str, source: str) -> None:
    assert list(objections(source, module)) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert list(objections("from .errors import Broken", "core", is_package=True)) == []
    assert list(objections("from ..bots import greedy", "core", is_package=True)) != []
