"""A box from tables: read, checked, and found again by its name.

`default_box()` is the set of the package, called "house". A player's own set holds the tables that differ from it; its
name is a fingerprint of what the box then contains, so that two players with the same figures play the same game. So is
the name of what was "house" once: games that began with it are still played with it.
"""

from __future__ import annotations

import copyreg
import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from motu.core.errors import BadOption, message
from motu.paradise import box_builder
from motu.paradise.box import Box
from motu.paradise.component_table import BadComponents, ComponentTable

__all__ = [
    "HOUSE",
    "OLD_HOUSES",
    "TABLES",
    "BadComponents",
    "box_named",
    "box_of_tables",
    "default_box",
    "fingerprint",
    "hold",
    "house_of_rules",
    "is_shipped",
    "load_box",
    "own_text",
    "read_table",
    "register",
    "register_folder",
]

HOUSE = "house"
TABLES = ("map", "groups", "tiles", "markers", "costs", "pieces", "cards", "victory", "events", "chits")

OLD_HOUSES = {2: "rules-2"}
"""What "house" meant by earlier versions of the rules: folders with the tables that were others then. Before another
table of `house` changes, it goes into them as it was."""

_WORKED_OUT = {"near", "near_mask", "unknown", "open_ocean", "independents", "printed_groups", "card_effects"}
_NOT_CONTENTS = {"name", "house"} | _WORKED_OUT

_known: WeakValueDictionary[str, Box] = WeakValueDictionary()
"""All boxes in use, by name: those of others than us are gone when nobody holds them any more."""
_registered: dict[str, Box] = {}
"""Those that stay."""


@cache
def default_box() -> Box:
    """The box of the package; read when first asked for."""
    return replace(_box({}), name=HOUSE)


@cache
def _old_box(folder: str) -> Box:
    box = _box({}, folder)
    return replace(box, name=fingerprint(box))


@cache
def _shipped() -> dict[str, Box]:
    """All boxes of the package by their fingerprints, the one of today among them."""
    return {box.name: box for box in map(_old_box, OLD_HOUSES.values())} | {fingerprint(default_box()): default_box()}


def house_of_rules(version: int) -> str:
    """The name that options have now for what "house" was by an earlier version of the rules."""
    return _old_box(OLD_HOUSES[version]).name


def is_shipped(name: str) -> bool:
    """Whether this is a box of the package: every process knows it."""
    return name == HOUSE or name in _shipped()


def load_box(folder: Path) -> Box:
    """The box of a folder. Tables that it does not hold are those of the package."""
    return box_of_tables(_tables_in(folder))


def register_folder(folder: Path) -> str:
    """Keep the box of a folder for the games of this process; the name that the option `components` uses for it.

    What the same tables made together with those that were the package's once is known from then on, too: records of
    that time name it.
    """
    found = _tables_in(folder)
    name = register(box_of_tables(found))
    for old in OLD_HOUSES.values():
        box = _box(found, old)
        register(replace(box, name=fingerprint(box)))
    return name


def _tables_in(folder: Path) -> dict[str, ComponentTable]:
    if not folder.is_dir():
        raise BadComponents(message("paradise-components-no-folder"), str(folder))
    try:
        found = {path.stem: path for path in sorted(folder.iterdir()) if path.suffix.lower() == ".toml"}
    except OSError:
        raise BadComponents(message("paradise-components-unreadable"), str(folder)) from None
    names = ", ".join(f"{name}.toml" for name in TABLES)
    if not found:
        raise BadComponents(message("paradise-components-empty", files=names), str(folder))
    for name, path in found.items():
        if name not in TABLES:
            raise BadComponents(message("paradise-components-stray-file", files=names), str(path))
    return {name: _table(name, path) for name, path in found.items()}


def box_of_tables(found: Mapping[str, ComponentTable]) -> Box:
    """The box of these tables by their names, with those of the package where they are missing."""
    box = _box(found)
    name = fingerprint(box)
    return replace(box, name=HOUSE if name == fingerprint(default_box()) else name)


def _box(found: Mapping[str, ComponentTable], old: str = "") -> Box:
    return box_builder.box_of({name: found.get(name) or _own_table(name, old) for name in TABLES})


def fingerprint(box: Box) -> str:
    """Twelve hexadecimal digits that stand for all that is in a box. Marks and comments do not count.

    Events count where they are not those of the package: so a folder without events.toml has the name that it had
    before there were events, and records that use that name can still be read.
    """
    contents = {each.name: getattr(box, each.name) for each in fields(box) if each.name not in _NOT_CONTENTS}
    if box.events == default_box().events:
        del contents["events"]
    canonical = json.dumps(contents, default=vars, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def register(box: Box) -> str:
    """Keep a box for the games of this process; the name that the option `components` uses for it."""
    if not is_shipped(box.name):
        _registered.setdefault(box.name, hold(box))
    return box.name


def hold(box: Box) -> Box:
    """The box of this name that is in use, or else this one: as long as somebody holds it, options may name it."""
    return box_named(box.name) if is_shipped(box.name) else _known.setdefault(box.name, box)


def box_named(name: str) -> Box:
    """The box of that name: one of the package, or one that was registered."""
    if name == HOUSE:
        return default_box()
    box = _known.get(name)
    if box is None and is_shipped(name):
        box = _shipped()[name]
    if box is None:
        raise BadOption(message("paradise-components-unknown", name=name))
    return box


def own_text(name: str, components: str = HOUSE) -> str:
    """A table of a box of the package."""
    old = next((folder for folder in OLD_HOUSES.values() if _old_box(folder).name == components), "")
    return _own_table(name, old).text


def _own_table(name: str, old: str) -> ComponentTable:
    """A table of the package; that of an old box is in its folder if it was another then."""
    folder = files("motu") / "paradise" / "components"
    file = f"{old}/{name}.toml" if old and (folder / old / f"{name}.toml").is_file() else f"{name}.toml"
    return ComponentTable(f"{name}.toml", f"motu/paradise/components/{file}", (folder / file).read_text("utf-8"))


def _table(name: str, path: Path) -> ComponentTable:
    try:
        return read_table(name, str(path), path.read_bytes())
    except OSError:
        raise BadComponents(message("paradise-components-unreadable"), str(path)) from None


def read_table(name: str, file: str, content: bytes) -> ComponentTable:
    """The table of this name, out of a file."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadComponents(message("paradise-components-not-utf8"), file, line) from None
    return ComponentTable(f"{name}.toml", file, text.replace("\r\n", "\n").replace("\r", "\n"))


# --- Boxes in pickles: what a bot in another process gets of its game ---


def _reduced(box: Box) -> tuple[Any, ...]:
    """Ours by their names alone; another with its contents, unless the reader has it already."""
    if is_shipped(box.name) and box is box_named(box.name):
        return box_named, (box.name,)
    return _unpickled, ({each.name: getattr(box, each.name) for each in fields(box) if each.init},)


def _unpickled(contents: dict[str, Any]) -> Box:
    box = Box(**contents)
    return box if not box.name or is_shipped(box.name) else hold(box)


copyreg.pickle(Box, _reduced)
