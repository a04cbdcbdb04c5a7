"""Whether what is sent is what was declared: nothing missing, nothing of another kind, and nothing besides."""

from __future__ import annotations

from typing import Any

import msgspec

from motu.kahuna.show import KahunaMove, KahunaView
from motu.kahuna.threats import KahunaThreat
from motu.paradise.explain import ParadiseThreat
from motu.paradise.show_types import ParadiseMove, ParadiseView

VIEWS: dict[str, Any] = {"kahuna": KahunaView, "paradise": ParadiseView}
MOVES: dict[str, Any] = {"kahuna": KahunaMove, "paradise": ParadiseMove}
THREATS: dict[str, Any] = {"kahuna": KahunaThreat, "paradise": ParadiseThreat}


def check(told: Any, declared: Any) -> None:
    """That something, as JSON has it, is of a declared type. What no type declares would get lost on the way back."""
    plain = msgspec.json.decode(msgspec.json.encode(told))
    again = msgspec.json.decode(msgspec.json.encode(msgspec.convert(plain, declared, strict=True)))
    assert again == plain
