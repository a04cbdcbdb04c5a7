"""Components of somebody's own, as they would be sent: our tables with something changed."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from motu.paradise.box_loader import TABLES, own_text
from tests.web.house import Somebody


def changed(**what: tuple[str, str]) -> list[tuple[str, bytes]]:
    """Tables with one thing in each replaced by another, as files."""
    files = []
    for name, (old, new) in what.items():
        text = own_text(name)
        assert text.count(old) == 1, (name, old)
        files.append((f"my copy/{name}.toml", text.replace(old, new).encode()))
    return files


def cheap_cards(card: str = "Long Swell") -> list[tuple[str, bytes]]:
    """Cards for nothing, and the first has a name of its own."""
    return changed(costs=("card = { points = 2", "card = { points = 0"), cards=('"Hui"', f'"{card}"'))


def all_tables(*but: tuple[str, bytes]) -> list[tuple[str, bytes]]:
    given = {name.rpartition("/")[2]: content for name, content in but}
    return [(f"{name}.toml", given.get(f"{name}.toml", own_text(name).encode())) for name in TABLES]


def asked(files: list[tuple[str, bytes]], called: str = "My copy", game: str = "paradise") -> dict[str, Any]:
    sent = [{"name": name, "content": b64encode(content).decode()} for name, content in files]
    return {"game": game, "called": called, "files": sent}


def send(somebody: Somebody, files: list[tuple[str, bytes]], called: str = "My copy", status: int = 201) -> Any:
    return somebody.ask("POST", "/api/me/components", status, json=asked(files, called))
