"""Whether what is sent is what was declared: nothing missing, nothing of another kind, and nothing besides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from motu.games import GAMES
from motu.kahuna.show import KahunaMove, KahunaView
from motu.kahuna.threats import KahunaThreat
from motu.paradise.explain import ParadiseThreat
from motu.paradise.prospect.types import ParadiseCount, ParadiseProspect
from motu.paradise.show_types import ParadiseMove, ParadiseView
from motu.web.api import ENDPOINTS, Endpoint
from motu.web.live import Done, LobbyChanged, NotDone, TableChanged
from motu.web.server import Failed

VIEWS: dict[str, Any] = {"kahuna": KahunaView, "paradise": ParadiseView}
MOVES: dict[str, Any] = {"kahuna": KahunaMove, "paradise": ParadiseMove}
THREATS: dict[str, Any] = {"kahuna": KahunaThreat, "paradise": ParadiseThreat}
PROSPECTS: dict[str, Any] = {"paradise": ParadiseProspect}
COUNTS: dict[str, Any] = {"paradise": ParadiseCount}


def _pattern(endpoint: Endpoint) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", endpoint.path) + "$")


_ENDPOINTS = [(endpoint, _pattern(endpoint)) for endpoint in ENDPOINTS]


def check_answer(method: str, path: str, status: int, told: Any) -> None:
    """That the server answers what the endpoint declares; a refusal is always the same."""
    if status >= 400:
        return check_all(told, Failed)
    where = path.partition("?")[0]
    for endpoint, pattern in _ENDPOINTS:
        if endpoint.method == method and pattern.match(where) and endpoint.status == status:
            return check_all(told, endpoint.answer)
    return None


def check_message(told: Any) -> None:
    """That what comes over a socket is one of its messages."""
    check_all(told, TableChanged | Done | NotDone | LobbyChanged)


def check_all(told: Any, declared: Any) -> None:
    """The same for something that may hold what a game shows, in its own way, somewhere inside."""
    check(told, declared)
    for name, shown in _inside(told):
        if name == "shown":
            for view in shown if isinstance(shown, list) else [shown]:
                _check_one(view, VIEWS)
        elif name == "moves":
            for move in shown:
                if isinstance(move, dict):  # a hint has the texts of its moves
                    _check_one({key: value for key, value in move.items() if key != "good"}, MOVES)


def _inside(told: Any) -> Iterator[tuple[str, Any]]:
    """All values with their names, but for those inside of what a game shows."""
    for each in told if isinstance(told, list) else []:
        yield from _inside(each)
    for name, value in told.items() if isinstance(told, dict) else []:
        if name in ("shown", "moves"):
            yield name, value
        else:
            yield from _inside(value)


def _check_one(shown: Any, declared: dict[str, Any]) -> None:
    """That something is what one of the games declares."""
    if shown is not None:
        for game in GAMES:
            with suppress(msgspec.ValidationError, AssertionError):
                return check(shown, declared[game])
        raise AssertionError(f"no game declares this: {shown}")
    return None


def check(told: Any, declared: Any) -> None:
    """That something, as JSON has it, is of a declared type. What no type declares would get lost on the way back."""
    plain = msgspec.json.decode(msgspec.json.encode(told))
    again = msgspec.json.decode(msgspec.json.encode(msgspec.convert(plain, declared, strict=True)))
    assert again == plain
