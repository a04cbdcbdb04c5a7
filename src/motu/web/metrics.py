"""Figures for whoever watches the server, in the text form of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: requests are counted by which of these they took at most."""


class Metrics:
    """Counts of what happened, and gauges that are read when somebody asks."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.sent = 0
        self.sockets = 0
        self._gauges: dict[str, tuple[str, str, Callable[[], float]]] = {}
        self._took = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def gauge(self, name: str, help: str, read: Callable[[], float], kind: str = "gauge") -> None:
        """Tell this figure from now on."""
        self._gauges[name] = (help, kind, read)

    def answered(self, path: str, status: int, seconds: float) -> None:
        """A request was answered. `path` is that of the route: never what somebody sent."""
        self.answers[path, status] += 1
        self._took[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        lines: list[str] = []
        requests = ((f'path="{path}",status="{status}"', count) for (path, status), count in self.answers.items())
        lines += _figure("motu_requests_total", "counter", "Requests answered.", requests)
        lines += self._histogram()
        single: Mapping[str, tuple[str, str, Callable[[], float]]] = {
            "motu_messages_sent_total": ("Messages sent to sockets.", "counter", lambda: self.sent),
            "motu_sockets": ("Open sockets.", "gauge", lambda: self.sockets),
            **self._gauges,
        }
        for name, (help, kind, read) in single.items():
            lines += _figure(name, kind, help, [("", read())])
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name = "motu_request_seconds"
        total = 0
        lines = [f"# HELP {name} How long requests took.", f"# TYPE {name} histogram"]
        for bound, count in zip((*BOUNDS, "+Inf"), self._took, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]


def _figure(name: str, kind: str, help: str, values: Iterable[tuple[str, float]]) -> list[str]:
    lines = [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
    return lines + [f"{name}{{{labels}}} {value:g}" if labels else f"{name} {value:g}" for labels, value in values]
