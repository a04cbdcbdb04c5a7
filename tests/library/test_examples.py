"""Every public name has a docstring with an example, and all examples are true."""

from __future__ import annotations

import ast
import doctest
import inspect
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import motu

HOMES = sorted({getattr(motu, name).__module__ for name in motu.__all__})


def documented(source: str) -> Iterator[tuple[str, str]]:
    """What is public in a module, with its docstring: classes and functions, methods, and attributes of classes."""
    for node in ast.parse(source).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for member, after in zip(node.body, [*node.body[1:], None], strict=True):
                if isinstance(member, ast.FunctionDef):
                    yield f"{node.name}.{member.name}", ast.get_docstring(member) or ""
                elif isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
                    said = after.value if isinstance(after, ast.Expr) else None
                    text = said.value if isinstance(said, ast.Constant) else ""
                    yield f"{node.name}.{member.target.id}", inspect.cleandoc(str(text))


def examples() -> Iterator[tuple[str, str]]:
    """The docstrings of everything that `motu` makes public."""
    for home in HOMES:
        source = Path(str(import_module(home).__file__)).read_text(encoding="utf-8")
        for name, text in documented(source):
            owner, _, member = name.partition(".")
            if owner in motu.__all__ and not member.startswith("_"):
                yield name, text


EXAMPLES = dict(examples())


def test_every_public_name_is_documented_with_an_example() -> None:
    assert {name for name in EXAMPLES if "." not in name} == set(motu.__all__)
    assert [name for name, text in EXAMPLES.items() if ">>> " not in text] == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_is_true(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(EXAMPLES[name], {"motu": motu}, name, None, 0)
    told: list[str] = []
    failed, _ = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert not failed, "".join(told)


def test_the_first_lines_of_the_package_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `help(motu)` and the reference begin with runs as it stands."""
    monkeypatch.chdir(tmp_path)
    _, example, _ = str(motu.__doc__).split("```")
    exec(compile(example.removeprefix("python\n"), "motu", "exec"), {})


def test_public_names_can_be_listed_and_others_cannot_be_had() -> None:
    assert set(motu.__all__) <= set(dir(motu))
    with pytest.raises(AttributeError, match="has no attribute 'fortune'"):
        motu.fortune  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(
    ("statement", "least"),
    [
        ("import motu", ["argparse", "dataclasses", "importlib.metadata", "motu.core.match", "motu.terminal", "re"]),
        ("import motu; motu.new('kahuna', seed=7).legal_moves", ["argparse", "motu.terminal", "motu.paradise"]),
        ("import motu; motu.new('paradise', seed=7).legal_moves", ["argparse", "motu.terminal", "motu.kahuna"]),
        ("import motu; print(motu.new('kahuna', seed=7))", ["readline", "motu.paradise"]),
    ],
)
def test_nothing_is_loaded_before_it_is_needed(statement: str, least: list[str]) -> None:
    """Compared with what Python loads by itself."""
    modules = "import sys; before = set(sys.modules); {}; print(*sorted(set(sys.modules) - before), file=sys.stderr)"
    command = (sys.executable, "-X", "utf8", "-c", modules.format(statement))
    loaded = subprocess.run(command, capture_output=True, check=True, text=True).stderr.split()
    assert set(loaded).isdisjoint([*least, "numpy", "msgspec", "numba", "starlette", "textual"])
