"""Builds the page when the package is built: `pip install .` needs no Node, it comes as a Python package.

MOTU_SKIP_PAGE=1 leaves the page out: rules, bots and terminal do not need it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs a wheel; for an editable install as well."""

    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = Path(self.root) / "page"
        if self.target_name != "wheel" or os.environ.get("MOTU_SKIP_PAGE") or not folder.exists():
            return
        sys.path.insert(0, str(folder))
        import build  # type: ignore[import-not-found]  # noqa: PLC0415

        build.build()
