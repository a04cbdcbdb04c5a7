"""What the person before the screen sees: the board, what has happened, where the game stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from motu.terminal.console import Console
from motu.terminal.local_game import LocalGame
from motu.terminal.presenter import Line, Marks, Presenter, painted
from motu.terminal.streams import can_draw


class LastShown(NamedTuple):
    """What a viewer last saw: the board as a list, in which turn, and what was going on.

    line, places    of a map: where among all printed lines it begins, and what it shows
    """

    board: list[str]
    turn: int
    now: list[str]
    line: int = 0
    places: Collection[str] = ()


class Display:
    """The screen of a game. `viewer` is who sits before it, if anybody does."""

    def __init__(self, local_game: LocalGame, board: str | None) -> None:
        self.local_game = local_game
        self.console = local_game.console
        self.presenter = local_game.presenter
        self._board = board
        self._seen: dict[int | None, LastShown] = {}
        self.viewer = local_game.people[0] if len(local_game.people) == 1 else None

    @property
    def style(self) -> str:
        """How the board is shown now: a terminal may have become narrower."""
        return style_for(self._board, self.console)

    def clear(self) -> None:
        """Hide everything, and remember that nothing has been seen."""
        self.console.clear()
        self._seen.clear()

    def tell_news(self) -> None:
        self.console.put(self._news())

    def _news(self) -> list[str]:
        """What the person before the screen has not been told yet."""
        told = self.local_game.news(self.viewer) if self.viewer is not None else []
        return [line for text in told for line in self.console.lines(text, indent="  ")]

    def show(
        self, seat: int | None, after: list[str], lit: Collection[str] = (), dense: list[str] | None = None
    ) -> None:
        """Show where the game stands, and what follows: all at the start of a turn, later only what is new.

        What has happened is told under a map, where it stays in sight, and before a list, which says what came of it.
        `dense` says in fewer lines what follows.
        """
        style, game, state = self.style, self.local_game.game, self.local_game.match.state
        view = game.view(state, seat)
        now, status = self._status(view, style)
        cards = [] if seat is None else self._cards(view)
        parts = Parts(self._news(), now, status, cards, after, after if dense is None else dense)
        seen, shown = self._seen.get(seat), LastShown(self.presenter.board_list(view), game.turn(state), now)
        if style == "map":
            self._seen[seat] = self._show_map(view, parts, seen, shown, lit)
        else:
            told = self._changes(seen, shown.board) if style == "list" else []
            begins = seen is None or shown.turn != seen.turn
            self.console.put([*parts.news, *told, *(now + status if begins else []), *cards, *after])
            self._seen[seat] = shown

    def _show_map(
        self, view: Any, parts: Parts, seen: LastShown | None, shown: LastShown, lit: Collection[str]
    ) -> LastShown:
        """Show the map and all around it, or only what is new: if it is the same still, shows every place where
        something can be done, and does not scroll away."""
        if seen and (seen.turn, seen.board) == (shown.turn, shown.board) and set(lit) <= set(seen.places):
            new = [*parts.news, *(parts.now if parts.now != seen.now else []), *parts.cards, *parts.choices]
            if self.console.printed + len(new) + PROMPT - seen.line <= self.console.rows:
                self.console.put(new)
                return shown._replace(line=seen.line, places=seen.places)
        least = len(picture(self.presenter, view, self.console, 0, lit))
        layout = fitted(parts, self.console.rows, self.presenter.comfortable_rows, least)
        drawn = picture(self.presenter, view, self.console, layout.rows, lit)
        self.console.put(layout.above)
        line = self.console.printed
        self.console.put(painted(drawn, self.console))
        self.console.put(layout.below)
        return shown._replace(line=line, places={run.place for row in drawn for run in row})

    def _status(self, view: Any, style: str) -> tuple[list[str], list[str]]:
        """What is going on now, and how everybody stands."""
        now, *more = self.presenter.status(view, self.local_game.match.players, style == "map")
        return self.console.lines(now, "head", "  "), self.console.lines("\n".join(more), indent="  ") if more else []

    def _cards(self, view: Any) -> list[str]:
        return self.console.lines(self.presenter.cards(view), indent="  ")

    def _changes(self, seen: LastShown | None, board: list[str]) -> list[str]:
        """The lines of the board that the viewer does not know yet."""
        known = seen.board if seen else []
        return [piece for line in board if line not in known for piece in self.console.lines(line, indent="  ")]


PROMPT = 1
"""The row in which the person types."""


# --- What goes where on the screen ----------------------------------------------------------------------------------


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
    """Lines above the board, the rows that are left for it, and lines below.

    All of it stands under the board; where that would push the board off, some stands above. That scrolls away first:
    nobody needs it to decide, and all of it can be asked for again.
    """

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


# --- How the board is shown: as a map, as a list, or not at all -----------------------------------------------------

NARROWEST = 76
"""A terminal with fewer columns has no room for the map."""


def style_for(choice: str | None, console: Console) -> str:
    """The style that was chosen, or the one that suits the output: a map on a terminal that is wide enough."""
    if choice == "none":
        return choice
    if not can_draw() or (console.on_terminal and console.columns < NARROWEST):
        return "list"
    return choice or ("map" if console.on_terminal else "list")


def picture(presenter: Presenter, view: Any, console: Console, rows: int, lit: Collection[str] = ()) -> list[Line]:
    """The map in so many rows at most, if that can be, as wide as the screen; what can be done stands out."""
    return presenter.board_map(view, console.columns - 1, rows, Marks(lit))


def show_board(
    presenter: Presenter, view: Any, console: Console, style: str, below: Sequence[str], lit: Collection[str] = ()
) -> None:
    """Print the board, and lines below it: a map that leaves room for them on the screen, or a list."""
    if style == "map":
        console.put(painted(picture(presenter, view, console, console.rows - PROMPT - len(below), lit), console))
    elif style == "list":
        console.show("\n".join(presenter.board_list(view)), indent="  ")
    console.put(below)


def spread(style: str) -> bool:
    """Whether choices are told one a line and in full, as it suits who does not look at a map."""
    return style != "map"
