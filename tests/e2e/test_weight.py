"""What a browser must fetch before it can play: little, and nothing of the game that is not played."""

import gzip
import re
from pathlib import Path

from motu.web.page import STATIC

MOST = 156_000
"""Bytes of script, compressed: all that there is for Kahuna, though a visitor needs only a part. It was 146,000 before
the page showed who is away, let cards be dragged, gave accounts devices and recovery codes, and taught by mistakes."""
MOST_FOR_PARADISE = 120_000
"""The same, of what Conquest of Paradise adds."""

IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["'`]\./([\w.-]+\.js)["'`]""")
LATER = re.compile(r"""\bimport\(\s*["'`]\./([\w.-]+\.js)["'`]""")


def scripts() -> dict[str, str]:
    return {script.name: script.read_text() for script in (STATIC / "assets").glob("*.js")}


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in names)


def reached(found: dict[str, str], start: set[str], without: set[str]) -> set[str]:
    """All scripts that these come to fetch, by themselves or when they are asked to."""
    there, waiting = set[str](), [*start]
    while waiting:
        name = waiting.pop()
        if name not in there and name not in without:
            there.add(name)
            waiting += IMPORTED.findall(found[name]) + LATER.findall(found[name])
    return there


def parts() -> tuple[set[str], set[str]]:
    """The scripts that Kahuna may come to fetch, and those that only Paradise does."""
    found = scripts()
    start = set(re.findall(r'src="/assets/([\w.-]+\.js)"', Path(STATIC / "index.html").read_text()))
    assert start
    game = {name for name in found if name.startswith("paradise-")}
    assert game, "Paradise has no script of its own"
    chart = {name for name in found if name.startswith("Chart-")}
    doors = game | {name for name, text in found.items() if chart & set(IMPORTED.findall(text))}
    kahuna = reached(found, start, doors)
    return kahuna, set(found) - kahuna


def test_the_scripts_of_kahuna_are_light() -> None:
    kahuna, _ = parts()
    assert any(name.startswith("kahuna-") for name in kahuna)
    assert weight(kahuna) < MOST, f"{weight(kahuna)} bytes in {sorted(kahuna)}"


def test_the_scripts_of_paradise_are_light_and_come_with_it_alone() -> None:
    _, paradise = parts()
    assert weight(paradise) > 30_000, "these are not its scripts"
    assert weight(paradise) < MOST_FOR_PARADISE, f"{weight(paradise)} bytes in {sorted(paradise)}"


def test_nothing_in_the_page_names_another_host() -> None:
    """Namespaces of XML look like addresses, and are none."""
    known = ("http://www.w3.org/", "https://example.org/")  # the second is what a field shows as an example
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            text = path.read_text()
            for word in ("http://", "https://"):
                for part in text.split(word)[1:]:
                    address = word + part[:60]
                    assert address.startswith((*known, "https://svelte.dev/e/")), f"{path.name}: {address}"
