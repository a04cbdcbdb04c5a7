"""Counts the lines of files that are reached while something runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

UNREACHABLE = ("raise AssertionError",)
"""Lines that say what cannot happen."""


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


def cases(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The arguments that a test runs with, one case after the other."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        names, rows = mark.args
        split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
        tables.append([dict(zip(split, row if len(split) > 1 else [row], strict=True)) for row in rows])
    for chosen in product(*tables):
        yield {name: value for row in chosen for name, value in row.items()}


def run(modules: Iterable[ModuleType]) -> None:
    """Run the tests of these modules once more, every case."""
    for module in modules:
        for name, test in list(vars(module).items()):
            if name.startswith("test_"):
                for case in cases(test):
                    test(**case)
