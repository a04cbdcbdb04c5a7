"""A box from tables: read, checked, and found again by its name.

`default_box()` is the set of the package, called "house". A player's own set holds the tables that differ from it; its
name is a fingerprint of what the box then contains, so that two players with the same figures play the same game.
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
    "TABLES",
    "BadComponents",
    "box_named",
    "box_of_tables",
    "default_box",
    "fingerprint",
    "hold",
    "load_box",
    "own_text",
    "read_table",
    "register",
]

HOUSE = "house"
TABLES = ("map", "groups", "tiles", "markers", "costs", "pieces", "cards", "victory", "events", "chits")

_WORKED_OUT = {"near", "near_mask", "unknown", "open_ocean", "independents", "printed_groups", "card_effects"}
_NOT_CONTENTS = {"name", "house"} | _WORKED_OUT

_known: WeakValueDictionary[str, Box] = WeakValueDictionary()
"""All boxes in use, by name: those of others than us are gone when nobody holds them any more."""
_registered: dict[str, Box] = {}
"""Those that stay."""


@cache
def default_box() -> Box:
    """The box of the package; read when first asked for."""
    return replace(box_builder.box_of({name: _own_table(name) for name in TABLES}), name=HOUSE)


def load_box(folder: Path) -> Box:
    """The box of a folder. Tables that it does not hold are those of the package."""
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
    return box_of_tables({name: _table(name, path) for name, path in found.items()})


def box_of_tables(found: Mapping[str, ComponentTable]) -> Box:
    """The box of these tables by their names, with those of the package where they are missing."""
    box = box_builder.box_of({name: found.get(name) or _own_table(name) for name in TABLES})
    name = fingerprint(box)
    return replace(box, name=HOUSE if name == fingerprint(default_box()) else name)


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
    if box.name != HOUSE:
        _registered.setdefault(box.name, hold(box))
    return box.name


def hold(box: Box) -> Box:
    """The box of this name that is in use, or else this one: as long as somebody holds it, options may name it."""
    return default_box() if box.name == HOUSE else _known.setdefault(box.name, box)


def box_named(name: str) -> Box:
    """The box of that name: the default one, or one that was registered."""
    if name == HOUSE:
        return default_box()
    box = _known.get(name)
    if box is None:
        raise BadOption(message("paradise-components-unknown", name=name))
    return box


def own_text(name: str) -> str:
    """A table of the package."""
    return (files("motu") / "paradise" / "components" / f"{name}.toml").read_text("utf-8")


def _own_table(name: str) -> ComponentTable:
    return ComponentTable(f"{name}.toml", f"motu/paradise/components/{name}.toml", own_text(name))


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
    """Ours by its name alone; another with its contents, unless the reader has it already."""
    if box is default_box():
        return box_named, (HOUSE,)
    return _unpickled, ({each.name: getattr(box, each.name) for each in fields(box) if each.init},)


def _unpickled(contents: dict[str, Any]) -> Box:
    box = Box(**contents)
    return box if box.name in ("", HOUSE) else hold(box)


copyreg.pickle(Box, _reduced)
