"""What a page costs the browser, in processor time: that hardly depends on what else the machine does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PARTS = {
    "page": "ThreadTime",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
}
"""Of the thread that does nearly everything: all of it, and what of that goes where; the rest is painting."""


class Effort:
    """Measures what a page does between two moments, in milliseconds of the processor, and how much it asks for."""

    def __init__(self, page: Any) -> None:
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._requests = 0
        page.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        self._requests += 1

    def _now(self) -> dict[str, float]:
        told = {each["name"]: each["value"] for each in self._browser.send("Performance.getMetrics")["metrics"]}
        return {part: 1000 * told[name] for part, name in PARTS.items()} | {"requests": self._requests}

    @contextmanager
    def of(self) -> Iterator[dict[str, float]]:
        """What is done in this block; known when it ends."""
        before, spent = self._now(), dict[str, float]()
        yield spent
        spent |= {part: value - before[part] for part, value in self._now().items()}
