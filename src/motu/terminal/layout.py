"""What goes where on a screen: all of it under the board, or, where that would push the board off, some of it above.

What stands above the board scrolls away first. Nobody needs it to decide, and all of it can be asked for again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

PROMPT = 1
"""The row in which the person types."""


class Parts(NamedTuple):
    """Lines to show besides the board.

    news        what has happened
    now         whose turn it is
    status    how everybody stands
    cards       what the viewer has, and is asked
    choices     what can be done, well laid out; `dense` is the same in fewer lines
    """

    news: list[str]
    now: list[str]
    status: list[str]
    cards: list[str]
    choices: list[str]
    dense: list[str]


class Layout(NamedTuple):
    """Lines above the board, the rows that are left for it, and lines below."""

    above: list[str]
    rows: int
    below: list[str]


def fitted(parts: Parts, screen: int, good: int, least: int) -> Layout:
    """The best layout on a screen of so many rows, whose board looks good in so many, and can do with the least."""
    for layout, wanted in _layouts(parts, screen, good, least):
        if layout.rows >= wanted:
            return layout
    return layout._replace(rows=least)


def _layouts(parts: Parts, screen: int, good: int, least: int) -> Iterator[tuple[Layout, int]]:
    """The layouts, best first, and how many rows of the board are wanted there."""
    news, now, status, cards, choices, dense = parts

    def layout(above: list[str], below: list[str]) -> Layout:
        return Layout([*above, ""], screen - PROMPT - len(below), below)

    yield layout([], news + now + status + cards + choices), good + 1  # the blank line stays in sight as well
    told = now + status + cards + choices
    old = len(news) - max(0, screen - PROMPT - len(told) - good)  # the latest news stay in sight as far as they can
    yield layout(news[: max(0, old)], news[max(0, old) :] + told), good
    yield layout(news, told), least
    yield layout(news + status, now + cards + choices), least
    yield layout(news, now + status + cards + dense), least
    yield layout(news + status, now + cards + dense), least
