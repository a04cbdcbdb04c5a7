"""The API reference: everything public is there, and it can be read without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

import motu

BUILD = Path(__file__).parents[2] / "docs" / "reference" / "build.py"


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    command = (sys.executable, "-W", "error", str(BUILD), str(folder))
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert (done.stdout, done.stderr) == (f"{folder / 'motu.html'}\n", "")
    return folder


def public_names() -> list[str]:
    """All names, and those of the members of classes."""
    names = list(motu.__all__)
    for owner in motu.__all__:
        thing = getattr(motu, owner)
        if isinstance(thing, type):
            own = {*vars(thing), *getattr(thing, "__annotations__", {})}
            names += [f"{owner}.{member}" for member in own if not member.startswith("_")]
    return names


def test_every_public_name_has_its_place_and_no_other(reference: Path) -> None:
    page = (reference / "motu.html").read_text(encoding="utf-8")
    sections = re.findall(r'<(?:section|div) id="(\w[\w.]*)"', page)
    assert sorted(sections) == sorted(public_names())


def test_types_are_links_to_their_place(reference: Path) -> None:
    page = (reference / "motu.html").read_text(encoding="utf-8")
    targets = set(re.findall(r'href="#([\w.]+)"', page))
    assert {"Game", "Move", "View", "Step", "Bot"} <= targets <= {*public_names(), ""}


def test_no_page_refers_to_another_host(reference: Path) -> None:
    for file in reference.iterdir():
        text = unescape(file.read_text(encoding="utf-8"))
        shown = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)  # remarks of those whose styles and scripts they are
        assert re.findall(r"""(?:href|src|action|content)\s*=\s*["']?\s*(?:\w+:)?//[^"'\s>]+""", shown) == []
        assert re.findall(r"""(?:url\(|@import|fetch\(|import\()\s*["']?\s*(?:\w+:)?//""", shown) == []
