"""Imports point down only: who may know whom in `src/motu`.

Guests know no rules, rules know no guests. `MAY_IMPORT` is the whole truth about packages: a package may import itself
and those in its row, nothing else of motu. Between modules there are no cycles, not inside a package either.

Every way to name a module counts: an import at the top, a deferred one inside a function, one for types alone, and a
string that is the name of a module, as in `import_module("motu.kahuna.game")` or in a table of names to be loaded when
somebody asks. An f-string such as f"motu.bots.{game}.warm" stands for every module that it can name.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "motu"

GAMES = {"kahuna", "paradise"}
RULES = {"core"} | GAMES
SERVER = {"store", "tables", "people", "thinking"}
BELOW_THE_DOORS = RULES | SERVER | {"games", "words", "charts", "bots", "arena"}

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "words": {"core"},
    "charts": set(),
    "kahuna": {"core"},
    "paradise": {"core"},
    "games": RULES,
    "bots": RULES | {"charts"},
    "store": {"core"},
    "thinking": RULES | {"games", "bots"},
    "tables": RULES | {"games", "bots", "store"},
    "people": RULES | {"games", "bots", "store", "tables"},
    "arena": RULES | {"games", "charts", "bots"},
    "terminal": BELOW_THE_DOORS | {"web"},  # the command line starts the server
    "web": BELOW_THE_DOORS,
    "research": BELOW_THE_DOORS - SERVER,
    "library": RULES | {"games", "words", "bots", "terminal"},  # the terminal draws what it prints
    "__init__": {"core", "words", "library"},
    "__main__": {"terminal"},
}

# Rules get their chance handed in: only the module that makes it knows where it comes from.
SOURCES_OF_CHANCE = {"random", "secrets"}
HOME_OF_CHANCE = "core.chance"
# The functions of the module `random` share one hidden generator; objects of these classes do not.
OWN_GENERATORS = {"Random", "SystemRandom"}


def imports(tree: ast.AST, module: str, is_package: bool, known: Collection[str] = ()) -> Iterator[tuple[int, str]]:
    """Everything that a module names, in full, such as `motu.core.chance.Chance`, with its line.

    A string counts if it names a module that is `known`, by its name without `motu.`.
    """
    here = ["motu", *module.split(".")]
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=aliases):
                for alias in aliases:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=name, names=aliases, level=level):
                start = here[: len(here) - level + is_package] if level else []
                for alias in aliases:
                    yield node.lineno, ".".join([*start, *filter(None, [name]), alias.name])
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                if text.removeprefix("motu.") in known and text.startswith("motu."):
                    yield node.lineno, text
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if text.startswith("motu."):
                parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
                named = re.compile("".join(re.escape(part) if isinstance(part, str) else r"\w+" for part in parts))
                yield from ((node.lineno, f"motu.{name}") for name in known if named.fullmatch(f"motu.{name}"))


def objections(source: str, module: str, is_package: bool = False, known: Collection[str] = ()) -> Iterator[str]:
    """What is wrong with the imports of one module, whose name is given without `motu.`."""
    package = module.partition(".")[0]
    if package not in MAY_IMPORT:
        yield f"{module}: give the package {package} its row in {Path(__file__).name}"
        return
    tree = ast.parse(source)
    for line, name in imports(tree, module, is_package, known):
        top, _, rest = name.partition(".")
        if top == "motu":
            other = rest.partition(".")[0]
            if other != "__version__" and other not in MAY_IMPORT[package] | {package}:
                yield f"{module}:{line}: {package} must not import {name}"
        elif package in RULES:
            if top not in sys.stdlib_module_names:
                yield f"{module}:{line}: rules need nothing but the standard library, not {name}"
            elif top in SOURCES_OF_CHANCE and module != HOME_OF_CHANCE:
                yield f"{module}:{line}: chance comes from {HOME_OF_CHANCE}, not from {name}"
            elif top == "random" and rest and rest not in OWN_GENERATORS:
                yield f"{module}:{line}: {name} is shared by the whole process"
    if package in RULES:
        yield from uses_of_the_shared_generator(tree, module)


def uses_of_the_shared_generator(tree: ast.AST, module: str) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=attr) if attr not in OWN_GENERATORS:
                yield f"{module}:{node.lineno}: random.{attr} is shared by the whole process"


def cycles(graph: Mapping[str, Collection[str]]) -> list[list[str]]:
    """Modules that import each other, however far around: one list for each knot of them (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    knots = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        path.append(module)
        for other in graph[module]:
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in path:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            start = path.index(module)
            if len(path) - start > 1:
                knots.append(sorted(path[start:]))
            del path[start:]

    for module in graph:
        if module not in order:
            visit(module)
    return knots


def graph_of(sources: Mapping[str, tuple[str, bool]]) -> dict[str, set[str]]:
    """Which modules each module names, given the sources and whether they are those of packages."""
    graph = {}
    for module, (source, is_package) in sources.items():
        named = (name for _, name in imports(ast.parse(source), module, is_package, sources))
        graph[module] = {home for name in named if (home := home_of(name, sources))} - {module}
    return graph


def home_of(name: str, modules: Collection[str]) -> str:
    """The module that a name in full is or comes from; nothing if it comes from elsewhere."""
    top, _, rest = name.partition(".")
    while rest and rest not in modules:
        rest = rest.rpartition(".")[0]
    return (rest or "__init__") if top == "motu" else ""


def all_sources() -> dict[str, tuple[str, bool]]:
    """Every module of motu by its name without `motu.`: its source, and whether it is a package's."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix().removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        found[name] = path.read_text(encoding="utf-8"), path.name == "__init__.py" and path.parent != SOURCE
    return found


def test_imports_point_down_only_and_never_in_circles() -> None:
    sources = all_sources()
    wrong = [
        objection
        for module, (source, is_package) in sources.items()
        for objection in objections(source, module, is_package, sources)
    ]
    found = cycles(graph_of(sources))
    wrong += [f"a cycle: {', '.join(knot)}" for knot in found]
    wrong += [f"rows in a circle: {', '.join(knot)}" for knot in cycles(MAY_IMPORT)]
    packages = {module.partition(".")[0] for module in sources}
    wrong += [f"a row for nothing: {row}" for row in MAY_IMPORT if row not in packages]
    assert wrong == []


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
        ("bots.greedy", "from motu.tables import table"),
        ("tables.table", "from motu.arena import ladder"),
        ("arena.ladder", "from motu.tables import table"),
        ("store.sqlite", "from motu.tables import table"),
        ("web.app", "from motu.terminal import cli"),
        ("research.zoo", "from motu.tables import table"),
        ("research.zoo", "from motu.terminal import cli"),
        ("kahuna.play", "from motu.research import actions"),
        ("bots.greedy", "from motu.research.observations import kahuna"),
        ("arena.play", "def late():\n    from motu.research import zoo"),
        ("charts.ladder", "from motu.core import errors"),
        ("__init__", "from motu import web"),
        ("bots.greedy", 'import_module("motu.kahuna.game")\nimportlib.import_module("motu.tables.table")'),
        ("words.fluent", 'TABLE = {"kahuna": "motu.kahuna.game"}'),
        ("words.fluent", 'import_module(f"motu.{name}.game")'),
        ("cellar.rats", ""),
    ],
)
def test_the_check_objects(module: str, source: str) -> None:
    assert len(list(objections(source, module, known=("kahuna.game", "tables.table")))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.game", "from .errors import Broken\nfrom motu.core import chance\nimport json"),
        ("core.chance", "import random\nimport secrets\n\nrandom.Random(1).shuffle([])"),
        ("kahuna.play", "from motu.core.game import Game\nfrom . import board"),
        ("words.fluent", "from motu.core import errors"),
        ("bots.search", "import numba\nfrom motu.kahuna import play\nfrom motu.paradise import steps"),
        ("terminal.cli", "from motu import __version__\nfrom motu import words, kahuna, bots, tables, arena"),
        ("research.one_seat", "import gymnasium\nfrom motu import kahuna, paradise, games, bots, arena, charts"),
        ("words.fluent", '"motu.kahuna.game"\n\ndef late() -> None:\n    "motu.kahuna.game"'),
        ("words.fluent", 'NAMES = ("motu.db", "kahuna.game", "motu.kahuna")'),
        ("__main__", "from motu.terminal.cli import main"),
    ],
)
def test_the_check_agrees(module: str, source: str) -> None:
    assert list(objections(source, module, known=("kahuna.game",))) == []


@pytest.mark.parametrize(
    ("sources", "circles"),
    [
        ({"a": "import motu.b", "b": "import motu.c", "c": ""}, []),
        ({"a": "import motu.b", "b": "import motu.c", "c": "from motu import a"}, [["a", "b", "c"]]),
        ({"a": "from motu.b import B", "b": "def late():\n    from motu.a import A"}, [["a", "b"]]),
        ({"a": "from motu.b import B", "b": "if TYPE_CHECKING:\n    from motu.a import A"}, [["a", "b"]]),
        ({"a": "from motu import b", "b": 'import_module("motu.a")'}, [["a", "b"]]),
        ({"a.x": "import motu.b", "b": 'import_module(f"motu.{name}.x")'}, [["a.x", "b"]]),
        (
            {"a": "import motu.b", "b": "import motu.a", "c": "import motu.d", "d": "import motu.c"},
            [["a", "b"], ["c", "d"]],
        ),
        ({"a": "import motu.b, motu.c", "b": "import motu.c", "c": "", "d": "import motu.a, motu.c"}, []),
        ({"__init__": "import motu.a", "a": "from motu import __version__"}, [["__init__", "a"]]),
    ],
)
def test_the_check_finds_cycles(sources: dict[str, str], circles: list[list[str]]) -> None:
    assert cycles(graph_of({module: (source, False) for module, source in sources.items()})) == circles


def test_a_package_is_no_part_of_a_cycle_between_its_modules_and_others() -> None:
    """What is taken from a package itself is on a cycle; what is taken from a module of it is not."""
    whole = {"p": ("from motu.p.x import X", True), "p.x": ("from motu.p import Y", False)}
    assert cycles(graph_of(whole)) == [["p", "p.x"]]
    parts = {"p": ("from .x import X", True), "p.x": ("from . import y", False), "p.y": ("", False)}
    assert cycles(graph_of(parts)) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert list(objections("from .errors import Broken", "core", is_package=True)) == []
    assert list(objections("from ..bots import greedy", "core", is_package=True)) != []
