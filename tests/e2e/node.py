"""The Node that builds the page: of the system, or of the Python package that `./dev` installs where there is none."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

BUILD = Path(__file__).parents[2] / "page" / "build.py"


def node() -> list[str]:
    """The command that runs it. Without any the test is skipped, and says so."""
    build = runpy.run_path(str(BUILD))
    try:
        command: list[str] = build["node"]()
    except build["CannotBuild"] as missing:
        pytest.skip(str(missing))
    return command
