"""Without the packages of the extra, whatever is imported says so in one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import motu

SOURCE = Path(motu.__file__).parents[1]
MODULES = ("", ".observations", ".motu_kahuna_v0", ".one_seat", ".vector", ".openspiel")


@pytest.mark.parametrize("module", MODULES)
def test_what_is_missing_is_named_in_a_sentence(module: str) -> None:
    """-S: a Python that sees no packages but those in `PYTHONPATH`."""
    command = [sys.executable, "-S", "-c", f"import motu.research{module}"]
    done = subprocess.run(command, env={"PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert "motu.research needs the package numpy: install motu with its extra “research”" in last


@pytest.mark.parametrize(
    ("missing", "module"),
    [("numba", "motu.research.vector"), ("pettingzoo", "motu.research.motu_paradise_v0")],
)
def test_each_of_them_is_named(missing: str, module: str) -> None:
    """Others may be there without it."""
    pytest.importorskip("numpy")
    hide = (
        f"import importlib.util as u; see = u.find_spec; u.find_spec = lambda n: None if n == {missing!r} else see(n)"
    )
    command = [sys.executable, "-c", f"{hide}; import {module}"]
    done = subprocess.run(command, env={"PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, check=False)
    assert f"motu.research needs the package {missing}: " in done.stderr.strip().splitlines()[-1]
